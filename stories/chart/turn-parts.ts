import { assign, raise, setup } from 'xstate';
import { asks } from '../../machines/rules/state/asks.ts';
import { allowed, forbidden } from '../../machines/rules/state/verdict.ts';

interface Table {
  readonly next: string;
  readonly asking: boolean;
  readonly stack: number;
  readonly passed: number;
  readonly lands: number;
  readonly announced: readonly string[];
}

type TableEvent =
  | { type: 'game.start' }
  | { type: 'game.end' }
  | { type: 'turn.end' }
  | { type: 'priority.pass' }
  | { type: 'priority.give' }
  | { type: 'priority.allPassed' }
  | { type: 'spell.cast' }
  | { type: 'ability.activate' }
  | { type: 'land.play' }
  | { type: 'action.cancel' }
  | { type: 'decision.answer' };

/** What asks a player something on the way. */
const asking = ['chooseTargets', 'payCosts', 'followInstructions', 'declareAttackers'];

const stepAfter: Readonly<Record<string, string>> = {
  untap: 'upkeep',
  upkeep: 'draw',
  draw: 'precombatMain',
  precombatMain: 'beginningOfCombat',
  beginningOfCombat: 'declareAttackers',
  declareAttackers: 'endOfCombat',
  endOfCombat: 'postcombatMain',
  postcombatMain: 'end',
  end: 'cleanup',
  cleanup: 'untap',
};

export const phases: Readonly<Record<string, readonly string[]>> = {
  beginning: ['untap', 'upkeep', 'draw'],
  precombatMain: ['precombatMain'],
  combat: ['beginningOfCombat', 'declareAttackers', 'declareBlockers', 'combatDamage', 'endOfCombat'],
  postcombatMain: ['postcombatMain'],
  ending: ['end', 'cleanup'],
};

export const table = setup({
  // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- setup infers its types from it
  types: {} as { context: Table; events: TableEvent },
  actions: {
    start: assign({ asking: (_, name: string) => asking.includes(name) }),
    answer: assign({ asking: false }),
    nextStep: assign({ next: ({ context }) => stepAfter[context.next] ?? 'untap', lands: 0 }),
    pass: assign({ passed: ({ context }) => context.passed + 1 }),
    forgetPasses: assign({ passed: 0 }),
    putOnStack: assign({ stack: ({ context }) => context.stack + 1, passed: 0 }),
    takeOffStack: assign({ stack: ({ context }) => context.stack - 1, passed: 0 }),
    playLand: assign({ lands: ({ context }) => context.lands + 1, asking: false }),
    givePriority: raise({ type: 'priority.give' }),
    tellAllPassed: raise({ type: 'priority.allPassed' }),
  },
  guards: {
    mustChoose: ({ context }) => context.asking,
    isDecided: ({ context }) => !context.asking,
    isLegalAnswer: asks<Table, unknown, unknown>(() => allowed),
    stepIs: ({ context }, step: string) => context.next === step,
    phaseIs: ({ context }, phase: string) => phases[phase]?.includes(context.next) ?? false,
    needs: (_, part: string) => part !== 'divide',
    isIllegal: () => false,
    isRefused: () => false,
    asksForPayment: () => false,
    checkIsDue: () => false,
    triggersWait: () => false,
    isInside: () => false,
    turnIsEnding: () => false,
    endsAllPasses: ({ context }) => context.passed >= 1 && context.stack === 0,
    isLastPass: ({ context }) => context.passed >= 1,
    mayCancel: () => true,
    mayCast: asks<Table, unknown, unknown>(() => allowed),
    mayActivate: asks<Table, unknown, unknown>(() =>
      forbidden('602.5', 'no permanent has an ability to activate'),
    ),
    mayPlayLand: asks<Table, unknown, unknown>(({ context }) =>
      context.lands === 0
        ? allowed
        : forbidden('305.2', 'a land was already played this turn ({lands})', [], {
            values: { lands: context.lands },
          }),
    ),
  },
});

export const at = (rule: string, description: string) => ({ meta: { rule }, description });

type Guard =
  | 'isIllegal'
  | 'isRefused'
  | 'checkIsDue'
  | 'triggersWait'
  | 'asksForPayment'
  | { readonly type: 'stepIs' | 'phaseIs' | 'needs'; readonly params: string };

export interface Exit {
  readonly guard?: Guard;
  readonly target: string;
  readonly actions?: 'putOnStack' | 'takeOffStack' | 'nextStep';
}

/** What takes time: followed until somebody has to choose. */
export const procedure = (name: string, rule: string, description: string, ...exits: readonly Exit[]) =>
  table.createStateConfig({
    ...at(rule, description),
    initial: { target: 'following', actions: { type: 'start', params: name } },
    states: {
      following: {
        ...at(rule, 'The rules are followed until they are done or a player has to choose.'),
        always: [{ guard: 'mustChoose', target: 'choosing' }, ...exits],
      },
      choosing: {
        ...at(rule, 'A player makes a choice.'),
        on: { 'decision.answer': { guard: 'isLegalAnswer', target: 'following', actions: 'answer' } },
      },
    },
  });

/** A step or phase in which players get priority. */
export const players = (rule: string, description: string, next: string) =>
  table.createStateConfig({
    ...at(rule, description),
    entry: 'givePriority',
    on: { 'priority.allPassed': { target: next, actions: 'nextStep', meta: { rule: '500.2' } } },
  });

export const nextStep = (rule: string, ...steps: readonly string[]) =>
  procedure(
    'nextStep',
    rule,
    'The next step of the phase begins, if one is left.',
    ...steps.map((step) => ({ guard: { type: 'stepIs' as const, params: step }, target: `#${step}` })),
    { target: '#turn.between' },
  );
