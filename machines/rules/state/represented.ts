/** Which cards represent an object: one as a rule, several where they have become one permanent (712.4a, 730.2). */
import type { Game } from './game.ts';
import type { ObjectId } from './identity.ts';
import type { Component, GameObject } from './object.ts';

/** The cards that represent an object, with what is printed on each; of a token or an ability what stands for one. */
export const cardsOf = ({ card, components, definition }: GameObject): readonly Component[] =>
  components ?? [{ card, definition }];

/** Those of them that are commanders of their owner (903.3b). */
export const commandersAmong = (game: Game, object: GameObject): readonly Component[] => {
  const commanders = game.players[object.owner]?.commanders ?? [];
  return commanders.length === 0 ? none : cardsOf(object).filter(({ card }) => commanders.includes(card));
};

const none: readonly Component[] = [];

/** The objects that one became as it left its zone (400.7): two or more if several cards represented it (712.21c). */
export const whatItBecame = ({
  became,
  becameBesides = [],
}: Pick<GameObject, 'became' | 'becameBesides'>): readonly ObjectId[] =>
  became === null ? [] : [became, ...becameBesides];

/** A component of a permanent, as the object that it is by itself. */
export function byItself(object: GameObject, { alone, card, definition }: Component): GameObject {
  if (alone === undefined) return { ...object, card, definition };
  const {
    components: _all,
    copied: _copied,
    faceDownAs: _as,
    merged: _merged,
    values: _values,
    ...rest
  } = object;
  const { melded: _melded, ...own } = alone;
  return { ...rest, ...own, card, definition };
}

/** The components of a permanent, each with what it is by itself. */
export function apart(object: GameObject): readonly Component[] {
  const { card, components, copied, definition, face, faceDown, faceDownAs, kind, values } = object;
  if (components === undefined) {
    const own = {
      kind: kind === 'copy' ? 'token' : kind,
      face,
      faceDown,
      ...(faceDownAs !== undefined && { faceDownAs }),
      ...(copied !== undefined && { copied }),
      ...(values !== undefined && { values }),
    } as const;
    return [{ card, definition, alone: own }];
  }
  return components.map((one, at) =>
    one.alone === undefined
      ? { ...one, alone: { kind, face, faceDown, ...(at > 0 && { melded: true as const }) } }
      : one,
  );
}
