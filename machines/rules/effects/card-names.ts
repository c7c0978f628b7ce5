/** The names of cards, as far as anybody may choose one (201.4). */
import { characteristics, namesOf } from '../characteristics/index.ts';
import type { Game } from '../state/game.ts';
import { onceFor } from '../state/once-for.ts';
import { oracleNames } from '../state/oracle-names.ts';

/** Names that may be chosen, those first that everyone sees; nothing in them tells of hidden cards. */
export const plainNames = (game: Game): readonly string[] => [
  ...new Set([...seenNames(game), ...oracleNames]),
];

/** Whether a card is called so, of all cards that there are and those of this game. */
export const isCardName = (game: Game, name: string): boolean =>
  isOracleName.has(name) || ownNames(game.definitions).has(name);

const isOracleName: ReadonlySet<string> = new Set(oracleNames);

/** The names of the cards in a game: also of back faces, of other halves, and of what they are as Adventures (201.4b, d, f). */
const ownNames = onceFor(
  (definitions: Game['definitions']): ReadonlySet<string> =>
    new Set(
      Object.values(definitions).flatMap(({ back, name, stickers }) =>
        stickers === undefined ? [name, ...(back ? [back.name] : [])] : [],
      ),
    ),
);

/** The names of cards that lie face up where all players see them. */
export const seenNames = (game: Game): readonly string[] => {
  const open = [game.battlefield, game.stack, ...game.players.map(({ graveyard }) => graveyard), game.exile];
  const names = open.flat().flatMap((id) => {
    const object = game.objects[id];
    return object?.kind === 'card' && !object.faceDown ? namesOf(characteristics(game, id)) : [];
  });
  const known = ownNames(game.definitions);
  return [...new Set(names)].filter((name) => known.has(name)).sort();
};
