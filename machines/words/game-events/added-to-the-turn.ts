/** Turns, phases and steps that are added (500.7-500.10), or cut short (724). */
import { withAdded } from '../../rules/events/extra-phases.ts';
import type { ObjectId, PlayerId } from '../../rules/state/identity.ts';
import type { Phase, Step } from '../../rules/state/turn-structure.ts';
import { write } from '../../rules/state/write.ts';
import { timeName } from './names-of-times.ts';
import type { GameEventWord } from './word.ts';

export interface ExtraTurn {
  readonly type: 'extraTurn';
  readonly player: PlayerId;
}

export const extraTurn: GameEventWord<ExtraTurn, 'turn.added'> = {
  apply(game, { player }) {
    // An event is recorded right after it is applied.
    write(game).turn().extraTurns = [...game.turn.extraTurns, { player, addedBy: game.next.event }];
  },
  rule: null,
  changes: 'anything',
  asksForCheck: true,
  about: 'turn',
  sentence: ({ player }, { who }) => `${who(player)} will take an extra turn.`,
  hides: 'nothing',
  emits: 'turn.added',
};

/** Beside `thisStep`: the present one, and no later one of its kind. */
export type ExtraPhases = {
  readonly type: 'extraPhases';
  readonly phases: readonly (Phase | Step)[];
} & ({ readonly after: Phase | Step | 'thisStep' } | { readonly before: Step });

export const extraPhases: GameEventWord<ExtraPhases, 'phases.added'> = {
  apply(game, event) {
    Object.assign(write(game).turn(), withAdded(game, event));
  },
  rule: null,
  changes: 'anything',
  asksForCheck: true,
  about: 'turn',
  sentence: (event, { listed }) =>
    `This turn gets ${listed(event.phases.map((phase) => `another ${timeName(phase)}`))} ${besideWhat(event)}.`,
  hides: 'nothing',
  emits: 'phases.added',
};

/** Where phases or steps are added (500.8, 500.9). */
function besideWhat(event: ExtraPhases): string {
  if ('before' in event) return `before its ${timeName(event.before)}`;
  return event.after === 'thisStep' ? 'after this step' : `after its ${timeName(event.after)}`;
}

/** An effect begins to end the turn or the combat phase (724): sets `game.ending`. */
export interface EndEarly {
  readonly type: 'endEarly';
  readonly what: 'turn' | 'combat';
  readonly by: ObjectId;
}

export const endEarly: GameEventWord<EndEarly, 'turn.cutShort'> = {
  apply(game, { what }) {
    write(game).root.ending = what;
  },
  rule: null,
  changes: 'anything',
  asksForCheck: true,
  about: 'turn',
  sentence: ({ what }) => (what === 'turn' ? 'The turn ends early.' : 'The combat phase ends early.'),
  hides: 'nothing',
  emits: 'turn.cutShort',
};

/** `by` will control that player during their next turn (723.1): sets `controlledNextTurnBy`. */
export interface ControlNextTurn {
  readonly type: 'controlNextTurn';
  readonly player: PlayerId;
  readonly by: PlayerId;
}

export const controlNextTurn: GameEventWord<ControlNextTurn, 'player.controlledNext'> = {
  apply(game, { by, player }) {
    write(game).player(player).controlledNextTurnBy = by;
  },
  rule: null,
  changes: 'anything',
  asksForCheck: true,
  about: 'other',
  sentence: ({ by, player }, { who }) => `${who(by)} will control ${who(player)} during their next turn.`,
  hides: 'nothing',
  emits: 'player.controlledNext',
};
