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
