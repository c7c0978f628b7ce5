import { copyOf } from '../state/copy.ts';
import { emptyEffect } from '../state/empty-effect.ts';
import type { ContinuousEffect, Game } from '../state/game.ts';
import type { ObjectId, PlayerId, TextRef } from '../state/identity.ts';
import { gains } from '../state/said-by-rules.ts';
import { type Scope, scopeOf } from '../state/scope.ts';
import { write } from '../state/write.ts';

/** An ability that an effect gave a card: where it is printed, whose effect that is, and its timestamp. */
export interface GrantedAbility {
  readonly ref: TextRef;
  readonly from: ObjectId;
  readonly since?: number;
}

/** An effect that has yet to begin. */
export type Beginning = Omit<ContinuousEffect, 'id' | 'timestamp'>;

/** What gives a spell, or a land as it is played, abilities that are printed there, by words of a static ability. */
export const givingTo = (
  game: Game,
  object: ObjectId,
  scope: Scope,
  ref: TextRef,
  given: readonly TextRef[],
): Beginning => ({
  ...emptyEffect(game, scope, ref),
  objects: [object],
  changes: [gains()],
  given,
  toSpell: true,
});

/** The effect begins. */
export function begin(game: Game, effect: Beginning): void {
  const writer = write(game);
  const begun = { ...copyOf(effect), id: writer.nextId(), timestamp: writer.nextTimestamp() };
  writer.root.effects = [...game.effects, begun];
  writer.changed();
}

/**
 * The ability by which a card was cast goes on to apply to the spell that the card became (400.7g): of an effect of a
 * spell or ability for as long as that effect lasts, of a static ability for good (611.3d). It has once what it gained as
 * it was cast.
 */
export function keepGranted(game: Game, player: PlayerId, spell: ObjectId, granted: GrantedAbility): void {
  const { from, ref, since } = granted;
  if (game.effects.some(({ given, objects }) => given?.includes(ref) && objects?.includes(spell))) return;
  const effect = game.effects.find(({ source, timestamp }) => source === from && timestamp === since);
  const { toSpell: _, ...giving } = givingTo(game, spell, scopeOf(from, player), effect?.ref ?? ref, [ref]);
  begin(
    game,
    effect === undefined
      ? { ...giving, toSpell: true }
      : {
          ...giving,
          until: effect.until,
          madeInTurn: effect.madeInTurn,
          controller: effect.controller,
        },
  );
}
