/** A replacement or prevention effect that could apply to an event, and what its words mean of that. */
import type { GameEvent } from '../state/event.ts';
import type { ContinuousEffect } from '../state/game.ts';
import type { ObjectId, PlayerId, TextRef } from '../state/identity.ts';
import type { Scope } from '../state/scope.ts';
import type { Replacement } from '../state/vocabulary/index.ts';
import { gameEventWord } from '../state/word-table.ts';

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
  const { amount, source, whom } = gameEventWord(event);
  const target = whom?.(event) ?? event;
  const object = 'object' in target ? target.object : null;
  const player = 'player' in target ? target.player : null;
  return {
    ...one.scope,
    it: object,
    they: player,
    trigger: {
      event: -1,
      object,
      source: source?.(event) ?? null,
      other: null,
      player,
      otherPlayer: null,
      amount: amount?.(event) ?? 0,
    },
  };
}

/** The same, of something that enters: asked what it is, it is as it would be on the battlefield (614.12). */
export function scopeAsItEnters(one: Applicable, event: GameEvent): Scope {
  const scope = scopeWithEvent(one, event);
  return event.type === 'move' ? { ...scope, entering: event } : scope;
}
