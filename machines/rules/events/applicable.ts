/** A replacement or prevention effect that could apply to an event, and what its words mean of that. */
import type { GameEvent } from '../state/event.ts';
import type { ContinuousEffect } from '../state/game.ts';
import type { ObjectId, PlayerId, TextRef } from '../state/identity.ts';
import type { Target } from '../state/object.ts';
import type { Scope } from '../state/scope.ts';
import type { Replacement } from '../state/vocabulary/index.ts';

/** A replacement or prevention effect that could apply to an event. */
export interface Applicable {
  /** Tells effects apart: each applies to an event once (614.5). */
  readonly key: string;
  readonly source: ObjectId;
  readonly controller: PlayerId;
  readonly scope: Scope;
  readonly replacement: Replacement;
  readonly ref: TextRef | null;
  /** The continuous effect it comes from, if one does. */
  readonly effect: ContinuousEffect | null;
  /** It may apply again to the same event, which no other may (717.6). */
  readonly again?: true;
  /** It is about a commander: of several cards that represent a permanent it is about that one alone (903.9c). */
  readonly ofCommander?: true;
}

/** The scope of a replacement effect, with what the event is about as `it` and `they`, and its amount. */
export function scopeWithEvent(one: Applicable, event: GameEvent): Scope {
  const about = aboutEvent(event);
  return {
    ...one.scope,
    it: about.object,
    they: about.player,
    trigger: {
      event: -1,
      object: about.object,
      source: event.type === 'damage' ? event.source : null,
      other: null,
      player: about.player,
      otherPlayer: null,
      amount: about.amount,
    },
  };
}

function aboutEvent(event: GameEvent): {
  readonly object: ObjectId | null;
  readonly player: PlayerId | null;
  readonly amount: number;
} {
  const object = 'object' in event ? event.object : null;
  const player = 'player' in event ? event.player : null;
  switch (event.type) {
    case 'damage':
      return { ...ofTarget(event.to), amount: event.amount };
    case 'putCounters':
      return { ...ofTarget(event.on), amount: event.count };
    case 'gainLife':
    case 'loseLife':
    case 'beginPerforming':
      return { object, player, amount: event.amount };
    case 'create':
    case 'drawCards':
      return { object, player, amount: event.count };
    default:
      return { object, player, amount: 0 };
  }
}

const ofTarget = (target: Target) =>
  'player' in target ? { object: null, player: target.player } : { object: target.object, player: null };
