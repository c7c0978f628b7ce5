import { copyOf } from '../state/copy.ts';
import { emptyEffect } from '../state/empty-effect.ts';
import type { Game } from '../state/game.ts';
import type { ObjectId, PlayerId, TextRef } from '../state/identity.ts';
import { scopeOf } from '../state/scope.ts';
import { write } from '../state/write.ts';

/** An ability that an effect gave a card: where it is printed, whose effect that is, and its timestamp. */
export interface GrantedAbility {
  readonly ref: TextRef;
  readonly from: ObjectId;
  readonly since?: number;
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
  const writer = write(game);
  const going = {
    ...emptyEffect(game, scopeOf(from, player), effect?.ref ?? ref),
    ...(effect === undefined
      ? { toSpell: true as const }
      : { until: effect.until, madeInTurn: effect.madeInTurn, controller: effect.controller }),
    objects: [spell],
    changes: [{ addAbilities: [] }],
    given: [ref],
  };
  writer.root.effects = [
    ...game.effects,
    { ...copyOf(going), id: writer.nextId(), timestamp: writer.nextTimestamp() },
  ];
  writer.changed();
}
