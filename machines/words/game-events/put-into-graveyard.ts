/** What puts an object into a graveyard, and says how: each contains that move (701.8, 701.9, 701.17, 701.21). */
import { controllerOf } from '../../rules/characteristics/index.ts';
import { inZone, mayBeDestroyed, objectLets } from '../../rules/events/impossible.ts';
import { makeMove } from '../../rules/events/moves-and-creations.ts';
import { countFact } from '../../rules/events/turn-so-far.ts';
import type { ObjectId, PlayerId } from '../../rules/state/identity.ts';
import { firstRefusal } from '../../rules/state/verdict.ts';
import type { QuietEventWord } from './word.ts';

/** Destroyed by an effect, or by a state-based action (701.8b). */
export interface Destroy {
  readonly type: 'destroy';
  readonly object: ObjectId;
  readonly cantBeRegenerated: boolean;
  readonly stateBased?: true;
}

export const destroy: QuietEventWord<Destroy, 'permanent.destroyed'> = {
  apply: 'recordedAlone',
  rule: null,
  mayHappen: (game, { object }) => mayBeDestroyed(game, object),
  contains: (game, { object }) => [makeMove(game, object, 'graveyard', { why: 'destroy' })],
  changes: [],
  asksForCheck: true,
  chooser: (game, { object }) => controllerOf(game, object),
  /** It isn't destroyed; what regeneration does instead is part of the batch (701.19a). */
  replacedBy: (_game, { replacement }) => (replacement.regenerates === true ? null : undefined),
  /** Regeneration heals, taps and removes from combat (701.19a). */
  besides: (_game, { replacement }, { object }) =>
    replacement.regenerates === true
      ? [
          { type: 'regenerate', object },
          { type: 'tap', object },
          { type: 'removeFromCombat', object },
        ]
      : [],
  counterEffects: [['122.1c', 'shieldFromDestroying', 'shield']],
  /** Only what an effect would destroy (122.1c). */
  savedByCounters: (_game, { object, stateBased }) => (stateBased === true ? null : object),
  takes: ({ object }) => object,
  doneOnce: ({ object }) => `destroy ${object}`,
  movesItsObject: true,
  about: 'cards',
  sentence: ({ object }, { subject }) => `${subject(object)} is destroyed.`,
  hides: 'nothing',
  emits: 'permanent.destroyed',
};

/** `by`: the spell or ability that is resolving, where a text asks for it. */
export interface Sacrifice {
  readonly type: 'sacrifice';
  readonly object: ObjectId;
  readonly player: PlayerId;
  readonly by?: ObjectId;
}

export const sacrifice: QuietEventWord<Sacrifice, 'permanent.sacrificed'> = {
  apply: 'recordedAlone',
  rule: null,
  mayHappen: (game, event) =>
    firstRefusal(
      () => inZone(game, event.object, 'battlefield', '701.21a'),
      () => objectLets(game, event.object, event),
    ),
  contains: (game, { object }) => [makeMove(game, object, 'graveyard', { why: 'sacrifice' })],
  changes: ['thisTurn'],
  asksForCheck: true,
  keep: (game, { player }) => countFact(game, 'permanentsSacrificed', player, 1),
  takes: ({ object }) => object,
  doneOnce: ({ object }) => `sacrifice ${object}`,
  movesItsObject: true,
  about: 'cards',
  sentence: ({ object, player }, { name, who }) => `${who(player)} sacrifices ${name(object)}.`,
  hides: 'nothing',
  emits: 'permanent.sacrificed',
};

export interface Discard {
  readonly type: 'discard';
  readonly object: ObjectId;
  readonly player: PlayerId;
}

export const discard: QuietEventWord<Discard, 'card.discarded'> = {
  apply: 'recordedAlone',
  rule: null,
  mayHappen: (game, { object }) => inZone(game, object, 'hand', '701.9a'),
  contains: (game, { object }) => [makeMove(game, object, 'graveyard', { why: 'discard' })],
  changes: ['thisTurn'],
  asksForCheck: false,
  keep: (game, { player }) => countFact(game, 'cardsDiscarded', player, 1),
  takes: ({ object }) => object,
  takesAlone: ({ object }) => `object ${object}`,
  doneOnce: ({ object }) => `discard ${object}`,
  movesItsObject: true,
  about: 'cards',
  sentence: ({ object, player }, { name, who }) => `${who(player)} discards ${name(object)}.`,
  hides: 'nothing',
  emits: 'card.discarded',
};

/** Contains a move from the top of the library for each card. */
export interface Mill {
  readonly type: 'mill';
  readonly player: PlayerId;
  readonly count: number;
}

export const mill: QuietEventWord<Mill, 'cards.milled'> = {
  apply: 'recordedAlone',
  rule: null,
  contains: (game, { count, player }) =>
    (game.players[player]?.library ?? [])
      .slice(0, count)
      .map((id) => makeMove(game, id, 'graveyard', { why: 'mill' })),
  takesAlone: ({ player }) => `library ${player}`,
  changes: [],
  asksForCheck: false,
  about: 'cards',
  sentence: ({ count, player }, { counted, who }) => `${who(player)} mills ${counted(count, 'card')}.`,
  hides: 'nothing',
  emits: 'cards.milled',
};
