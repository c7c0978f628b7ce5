import { at, type Exit, procedure, table } from './turn-parts.ts';

const steps: readonly Exit[] = [
  { guard: 'isIllegal', target: '#rewinding' },
  { guard: { type: 'needs', params: 'announce' }, target: '#announcing' },
  { guard: { type: 'needs', params: 'chooseTargets' }, target: '#choosingTargets' },
  { guard: { type: 'needs', params: 'divide' }, target: '#dividing' },
  { guard: { type: 'needs', params: 'checkLegality' }, target: '#checkingLegality' },
  { guard: { type: 'needs', params: 'determineCost' }, target: '#determiningCost' },
  { guard: { type: 'needs', params: 'payCosts' }, target: '#payingCosts' },
  { target: '#becomingCast' },
];

/** The steps from the one at `index` on; before them, that something was illegal. */
const from = (index: number) => [...steps.slice(0, 1), ...steps.slice(index)];

const cancel = {
  'action.cancel': { guard: 'mayCancel', target: '#rewinding', meta: { rule: '733.1' } },
} as const;

const casting = table.createStateConfig({
  id: 'casting',
  ...at('601.2', 'A spell is cast, or announced like one.'),
  initial: 'proposing',
  on: cancel,
  states: {
    proposing: { id: 'proposing', ...procedure('propose', '601.2a', 'It is put on the stack.', ...from(1)) },
    announcing: { id: 'announcing', ...procedure('announce', '601.2b', 'Modes, costs, X.', ...from(2)) },
    choosingTargets: {
      id: 'choosingTargets',
      ...procedure('chooseTargets', '601.2c', 'Targets are chosen.', ...from(3)),
    },
    dividing: { id: 'dividing', ...procedure('divide', '601.2d', 'An effect is divided.', ...from(4)) },
    checkingLegality: {
      id: 'checkingLegality',
      ...procedure('checkLegality', '601.2e', 'Whether it can be cast.', ...from(5)),
    },
    determiningCost: {
      id: 'determiningCost',
      ...procedure('determineCost', '601.2f', 'The total cost is locked in.', ...from(6)),
    },
    activatingManaAbilities: {
      id: 'activatingManaAbilities',
      ...at('601.2g', 'The player may activate mana abilities before paying.'),
      on: {
        'decision.answer': { guard: 'isLegalAnswer', target: '#payingCosts.following', actions: 'answer' },
        'ability.activate': {
          guard: 'mayActivate',
          target: '#payingCosts.following',
          meta: { rule: '605.3a' },
        },
      },
    },
    payingCosts: {
      id: 'payingCosts',
      ...procedure(
        'payCosts',
        '601.2h',
        'The total cost is paid.',
        { guard: 'asksForPayment', target: '#activatingManaAbilities' },
        ...from(7),
      ),
    },
    becomingCast: {
      id: 'becomingCast',
      ...procedure('becomeCast', '601.2i', 'It becomes cast.', ...from(8), {
        target: '#returning',
        actions: 'putOnStack',
      }),
    },
    rewinding: {
      id: 'rewinding',
      ...procedure('rewind', '733.1', 'What could not be completed is reversed.', { target: '#returning' }),
    },
  },
});

const activating = table.createStateConfig({
  id: 'activating',
  ...at('602.2', 'An ability is activated.'),
  initial: 'creating',
  on: cancel,
  states: {
    creating: {
      id: 'creating',
      ...procedure('propose', '602.2a', 'It is created on the stack.', ...from(1)),
    },
    manaAbility: {
      id: 'manaAbility',
      ...procedure('manaAbility', '605.3b', 'A mana ability resolves at once.', { target: '#returning' }),
    },
  },
});

const beforePriority = [
  { guard: 'checkIsDue', target: '#checking', meta: { rule: '117.5' } },
  { guard: 'triggersWait', target: '#puttingTriggers', meta: { rule: '117.5' } },
  { target: '#holding' },
] as const;

const resolving = table.createStateConfig({
  id: 'resolving',
  ...at('608', 'The top of the stack resolves.'),
  initial: 'checkingCondition',
  states: {
    checkingCondition: procedure(
      'checkCondition',
      '608.2a',
      'An intervening if is checked again.',
      { guard: 'isRefused', target: '#notResolving' },
      { target: '#verifyingTargets' },
    ),
    verifyingTargets: {
      id: 'verifyingTargets',
      ...procedure(
        'verifyTargets',
        '608.2b',
        'Targets are checked again.',
        { guard: 'isRefused', target: '#notResolving' },
        { target: '#followingInstructions' },
      ),
    },
    followingInstructions: {
      id: 'followingInstructions',
      ...procedure('followInstructions', '608.2c', 'Instructions are followed in order.', {
        target: '#finishing',
      }),
    },
    finishing: {
      id: 'finishing',
      ...procedure('finish', '608.2n', 'It leaves the stack.', {
        target: '#returning',
        actions: 'takeOffStack',
      }),
    },
    notResolving: {
      id: 'notResolving',
      ...procedure('removeUnresolved', '608.2b', 'It leaves the stack unresolved.', {
        target: '#returning',
        actions: 'takeOffStack',
      }),
    },
  },
});

/** Who may act, and what is done meanwhile. */
export const priority = table.createStateConfig({
  ...at('117', 'Who may act, and what is being done.'),
  id: 'priority',
  initial: 'none',
  states: {
    none: {
      id: 'none',
      ...at('117.2', 'Nobody has priority.'),
      on: {
        'priority.give': [
          { guard: 'checkIsDue', target: '#checking' },
          { guard: 'triggersWait', target: '#puttingTriggers' },
          { target: '#holding', actions: 'forgetPasses', meta: { rule: '117.3a' } },
        ],
      },
    },
    checking: {
      id: 'checking',
      ...at('117.5', 'Before a player gets priority.'),
      initial: 'stateBasedActions',
      states: {
        stateBasedActions: {
          id: 'stateBasedActions',
          ...procedure(
            'stateBasedActions',
            '704.3',
            'All applicable state-based actions are performed at once.',
            { guard: 'checkIsDue', target: '#stateBasedActions' },
            { guard: 'triggersWait', target: '#puttingTriggers' },
            { target: '#holding' },
          ),
        },
        puttingTriggers: {
          id: 'puttingTriggers',
          ...at('603.3', 'Triggered abilities go on the stack.'),
          initial: 'ordering',
          states: {
            ordering: procedure('orderTriggers', '603.3b', 'Each player orders theirs.', {
              target: '#announcingTriggers',
            }),
            announcing: {
              id: 'announcingTriggers',
              ...at('603.3c', 'One after the other is announced.'),
              always: [
                { guard: 'triggersWait', target: '#casting' },
                { guard: 'checkIsDue', target: '#stateBasedActions' },
                { target: '#holding' },
              ],
            },
          },
        },
        settling: {
          id: 'settling',
          ...procedure('stateBasedActions', '724.1c', 'State-based actions alone.', { target: '#none' }),
        },
      },
    },
    holding: {
      id: 'holding',
      ...at('117.1', 'One player may act.'),
      on: {
        'priority.pass': [
          {
            guard: 'endsAllPasses',
            target: '#none',
            actions: ['forgetPasses', 'tellAllPassed'],
            meta: { rule: '117.4' },
            description: 'All players pass in succession while the stack is empty: the step or phase ends.',
          },
          {
            guard: 'isLastPass',
            target: '#resolving',
            actions: 'forgetPasses',
            meta: { rule: '117.4' },
            description: 'All players pass in succession: the top of the stack resolves.',
          },
          { actions: 'pass', meta: { rule: '117.3d' }, description: 'The next player gets priority.' },
        ],
        'spell.cast': { guard: 'mayCast', target: '#casting', meta: { rule: '117.1a' } },
        'ability.activate': { guard: 'mayActivate', target: '#activating', meta: { rule: '117.1b' } },
        'land.play': { guard: 'mayPlayLand', target: '#takingSpecialAction', meta: { rule: '117.1c' } },
      },
    },
    casting,
    activating,
    takingSpecialAction: {
      id: 'takingSpecialAction',
      ...procedure('specialAction', '116.2a', 'A special action is taken: a land is played.', {
        target: '#returning',
      }),
      entry: 'playLand',
    },
    returning: {
      id: 'returning',
      ...at('117.3c', 'Back to what was interrupted, or to the player who would get priority.'),
      always: [
        { guard: 'isInside', target: '#announcingTriggers' },
        { guard: 'isInside', target: '#followingInstructions.following' },
        ...beforePriority,
      ],
    },
    resolving,
  },
});
