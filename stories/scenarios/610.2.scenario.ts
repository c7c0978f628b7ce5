import { creature, scenario } from '../../machines/play/scenario/index.ts';
import type { CardDefinition } from '../../machines/rules/index.ts';
import { sorcery, targetCreature } from './meld-pair.ts';

const mark = sorcery(
  'Lasting Mark',
  [{ do: 'putCounters', kind: '+1/+1', count: 1, on: { target: 0 } }],
  targetCreature,
);
/** Exiled now; something is to be done later. */
const detour = sorcery(
  'Detour',
  [
    { do: 'exile', what: { target: 0 }, as: 'gone' },
    {
      do: 'delayedTrigger',
      when: [{ on: 'begins', step: 'end' }],
      about: { named: 'gone' },
      effect: [{ do: 'move', what: { named: 'about' }, to: { zone: 'battlefield' } }],
    },
  ],
  targetCreature,
);
const wrath = sorcery('Clean Sweep', [{ do: 'destroy', what: { all: { type: 'creature', color: 'W' } } }]);
/** Its controller gains 1 life whenever another creature they control enters. */
const greeter = (name: string): CardDefinition => ({
  ...creature(name, '1/1'),
  abilities: [
    {
      kind: 'triggered',
      when: [{ on: 'enters', object: { type: 'creature', controller: 'you', other: true } }],
      effect: [{ do: 'gainLife', amount: 1, who: 'you' }],
    },
  ],
});

const bear = creature('Plain Bear', '2/2');
const twoPriests = [
  'alice casts Banisher Priest',
  'pass until alice decides',
  'alice chooses First Greeter',
  'pass until the stack is empty',
  'alice casts Banisher Priest',
  'pass until the stack is empty',
  { expect: { bob: { battlefield: [], exile: ['First Greeter', 'Second Greeter'] } } },
];

export default [
  scenario('610.1: a one-shot effect is done once and doesn’t end, as a continuous one does', {
    rules: ['610.1', '611.1', '514.2'],
    alice: { battlefield: [bear], hand: [mark], mana: 'C' },
    bob: {},
    script: ['alice casts Lasting Mark on Plain Bear', 'pass until bob’s precombatMain'],
    expect: { 'Plain Bear': { power: 3, toughness: 3 } },
    control: {
      setup: { alice: { battlefield: [bear], hand: ['Giant Growth'], mana: 'G' } },
      script: [
        'alice casts Giant Growth on Plain Bear',
        'pass until the stack is empty',
        { expect: { 'Plain Bear': { power: 5 } } },
        'pass until bob’s precombatMain',
      ],
      expect: { 'Plain Bear': { power: 2, toughness: 2 } },
    },
  }),
  scenario('610.2: a one-shot effect has something done later, by a delayed triggered ability', {
    rules: ['610.2', '603.7a'],
    alice: { battlefield: [bear], hand: [detour], mana: 'C' },
    bob: {},
    script: ['alice casts Detour on Plain Bear', 'pass until bob’s upkeep'],
    expect: { 'Plain Bear': { on: 'battlefield' } },
    control: {
      script: ['alice casts Detour on Plain Bear', 'pass until alice’s endOfCombat'],
      expect: { 'Plain Bear': { on: 'exile' } },
    },
  }),
  scenario('610.3b: if the event has occurred before what triggered resolves, nothing moves', {
    rules: ['610.3b', '610.3'],
    alice: { hand: ['Banisher Priest'], mana: 'WWW' },
    bob: { battlefield: [bear], hand: ['Lightning Bolt'], mana: 'R' },
    script: [
      'alice casts Banisher Priest',
      'everyone passes',
      'alice passes',
      'bob casts Lightning Bolt on Banisher Priest',
      'pass until the stack is empty',
    ],
    expect: {
      'Plain Bear': { on: 'battlefield' },
      game: { notHappened: [{ event: 'move', object: 'Plain Bear' }] },
    },
    control: {
      script: ['alice casts Banisher Priest', 'pass until the stack is empty'],
      expect: { 'Plain Bear': { on: 'exile' } },
    },
  }),
  scenario('610.3c: what goes back returns under its owner’s control, whoever controlled it', {
    rules: ['610.3c', '610.3'],
    alice: {
      battlefield: [{ card: bear, as: 'Stolen Bear', controller: 'bob' }],
      hand: ['Banisher Priest'],
      mana: 'WWW',
    },
    bob: { hand: ['Lightning Bolt'], mana: 'R' },
    script: [
      'alice casts Banisher Priest',
      'pass until the stack is empty',
      { expect: { 'Stolen Bear': { on: 'exile' } } },
      'alice passes',
      'bob casts Lightning Bolt on Banisher Priest',
      'pass until the stack is empty',
    ],
    expect: { 'Stolen Bear': { on: 'battlefield', controller: 'alice' } },
    control: {
      script: [],
      expect: { 'Stolen Bear': { on: 'battlefield', controller: 'bob' } },
    },
  }),
  scenario('610.3d: what goes back after events that are simultaneous goes back simultaneously', {
    rules: ['610.3d', '610.3'],
    alice: { hand: [{ card: 'Banisher Priest', count: 2 }, wrath], mana: 'WWWWCCC' },
    bob: {
      battlefield: [greeter('First Greeter'), greeter('Second Greeter')],
      hand: ['Terminate'],
      mana: 'BR',
    },
    script: [
      ...twoPriests,
      'alice casts Clean Sweep',
      'pass until bob decides',
      // Each sees the other enter.
      'bob chooses First Greeter, Second Greeter',
      'pass until the stack is empty',
    ],
    expect: { bob: { battlefield: ['First Greeter', 'Second Greeter'], life: 22 } },
    control: {
      script: [
        ...twoPriests,
        'alice passes',
        'bob casts Terminate on Banisher Priest 1',
        'pass until the stack is empty',
        'alice casts Clean Sweep',
        'pass until the stack is empty',
      ],
      expect: { bob: { battlefield: ['First Greeter', 'Second Greeter'], life: 21 } },
    },
  }),
];
