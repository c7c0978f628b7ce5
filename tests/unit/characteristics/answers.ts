import { decisionOf } from '../../../machines/game/index.ts';
import type { Characteristics, Game, GameEvent } from '../../../machines/rules/index.ts';
import {
  answer,
  attachments,
  characteristics,
  costChanges,
  functioning,
  functioningStatics,
  ruleChangesFor,
  ruleChangesForPlayer,
  run,
  sampleAnswer,
  start,
} from '../../../machines/rules/index.ts';

/** Characteristics with abilities by reference, as they can be compared. */
const plain = ({ abilities, keywords, ...others }: Characteristics) => ({
  ...others,
  abilities: abilities.map(({ from, ref }) => `${ref} ${from ?? ''}`),
  keywords: Object.keys(keywords).toSorted(),
});

/** All that a cache may answer about a game. */
export function answersAbout(game: Game) {
  const ids = game.objects.flatMap((object) => (object === null ? [] : [object.id]));
  return {
    objects: Object.fromEntries(ids.map((id) => [id, plain(characteristics(game, id))])),
    attachments: ids.map((id) => attachments(game, id)),
    functioning: functioning(game).map(({ controller, had, object }) => [object, had.ref, controller]),
    statics: functioningStatics(game).map(({ had, object }) => [object, had.ref]),
    rules: ids.map((id) => ruleChangesFor(game, id).map(({ change, source }) => ({ change, source }))),
    ofPlayers: game.players.map(({ id }) => ruleChangesForPlayer(game, id).map(({ change }) => change)),
    costs: costChanges(game).map(({ change, source }) => ({ change, source })),
  };
}

/** The same game as it is written down: it shares nothing with the one it was made of but the cards' texts. */
export function apart({ definitions, ...rest }: Game): Game {
  const read: Omit<Game, 'definitions'> = JSON.parse(JSON.stringify(rest));
  return { ...read, definitions };
}

/** Lets events happen as one batch; whatever has to be decided for it is decided by chance. */
export function letHappen(
  game: Game,
  events: readonly GameEvent[],
  random: (below: number) => number = () => 0,
): void {
  start(game, 'happen', { events, rule: '700.1' });
  run(game);
  for (
    let decision = decisionOf(game);
    decision !== null && decision !== undefined;
    decision = decisionOf(game)
  ) {
    answer(game, sampleAnswer(game, decision, random));
  }
}
