import { happenedSentence, leftOutSentences, phaseName, playerName, stepName } from '../game/index.ts';
import { type Game, gameEventWord, type Happened } from '../rules/index.ts';

/** Whether it says something to who reads along. */
export const isSaid = ({ event, rule }: Happened): boolean =>
  gameEventWord(event).isMinor?.(event, rule) !== true;

/** Writes a game turn by turn: give it each game as it is after a decision. */
export const gameLog = (out: (line: string) => void): ((game: Game) => void) => gameTeller(out).tell;

/** The same, and what else is to be said of a game as it is then, where that stands in its turn. */
export function gameTeller(out: (line: string) => void): {
  readonly tell: (game: Game) => void;
  readonly say: (game: Game, line: string) => void;
} {
  let turn = 0;
  let place = '';
  let isBegun = false;
  const say = (game: Game, line: string): void => {
    if (game.turn.number !== turn) {
      turn = game.turn.number;
      place = '';
      out('');
      out(`Turn ${turn}: ${playerName(game, game.turn.of)}   ${lives(game)}`);
    }
    const now = placeOf(game);
    if (now !== place) {
      place = now;
      if (now !== '') out(`  ${now}`);
    }
    out(`    ${line}`);
  };
  const tell = (game: Game): void => {
    if (!isBegun) for (const sentence of leftOutSentences(game)) out(sentence);
    isBegun = true;
    for (const happened of game.happened) {
      const sentence = isSaid(happened) ? happenedSentence(game, happened) : null;
      if (sentence !== null) say(game, `${sentence} [${happened.rule}]`);
    }
  };
  return { tell, say };
}

const lives = (game: Game): string => game.players.map(({ life, name }) => `${name} ${life}`).join(', ');

function placeOf({ turn: { phase, step } }: Game): string {
  const name = step !== null ? stepName(step) : phase !== null ? phaseName(phase) : '';
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** How a game ended, in a sentence; or where it stands. */
export function outcome(game: Game): string {
  if (game.over === null)
    return game.turn.number === 0
      ? 'The game is being started.'
      : `Turn ${game.turn.number} is under way. ${lives(game)}.`;
  const { rule, winners } = game.over;
  const names = winners.map((winner) => playerName(game, winner)).join(' and ');
  const end = names === '' ? 'The game is a draw' : `${names} won`;
  return `${end} on turn ${game.turn.number} (${rule}). ${lives(game)}.`;
}
