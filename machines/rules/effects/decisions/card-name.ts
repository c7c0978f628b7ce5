import { z } from 'zod';
import { characteristics, namesOf } from '../../characteristics/index.ts';
import type { Game } from '../../state/game.ts';
import { onceFor } from '../../state/once-for.ts';
import { oracleNames } from '../../state/oracle-names.ts';
import { allowed } from '../../state/verdict.ts';
import { type DecisionDefinition, refused } from './definition.ts';

/**
 * The name of a card (201.4): any, whether it is in this game or not. A token's is one only if a card has it as well. So
 * many are possible that the decision doesn't list them.
 */
export const cardName: DecisionDefinition<'cardName'> = {
  kind: 'cardName',
  schema: z.string(),
  legal: (game, decision, answer) =>
    isOracleName.has(answer) || ownNames(game.definitions).has(answer)
      ? allowed
      : refused(decision, '“{answer}” is not known as the name of a card.', { answer }),
  enumerate: (game, _decision, limit) => plainNames(game).slice(0, limit),
  sample(game, _decision, pick) {
    const seen = seenNames(game);
    const names = seen.length > 0 && pick(2) === 0 ? seen : oracleNames;
    return names[pick(names.length)] ?? '';
  },
};

/** Names that may be chosen, those first that everyone sees; nothing in them tells of hidden cards. */
export const plainNames = (game: Game): readonly string[] => [
  ...new Set([...seenNames(game), ...oracleNames]),
];

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
const seenNames = (game: Game): readonly string[] => {
  const open = [game.battlefield, game.stack, ...game.players.map(({ graveyard }) => graveyard), game.exile];
  const names = open.flat().flatMap((id) => {
    const object = game.objects[id];
    return object?.kind === 'card' && !object.faceDown ? namesOf(characteristics(game, id)) : [];
  });
  const known = ownNames(game.definitions);
  return [...new Set(names)].filter((name) => known.has(name)).sort();
};
