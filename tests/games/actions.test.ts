import { describe, expect, test } from 'vitest';
import { type Action, legalActions, restoreGame, saveGame } from '../../machines/game/index.ts';
import { chance } from '../../machines/play/players/chance.ts';
import { playGame } from '../../machines/play/players/index.ts';
import { type GameEvent, sampleAnswer } from '../../machines/rules/index.ts';
import { gameNumber, playersIn, randomSeats } from './table.ts';

const games = Math.max(2, Math.floor(Number(process.env.GAMES ?? 20) / 4));

/** The event that says that an action was carried to its end: nothing of it was taken back. */
const doneBy: Readonly<Partial<Record<Action['type'], readonly GameEvent['type'][]>>> = {
  'spell.cast': ['cast'],
  'ability.activate': ['activate', 'addMana'],
  'land.play': ['landPlayed'],
};

describe('what legalActions lists in random games', () => {
  test.each(Array.from({ length: games }, (_, game) => game))(
    'game %i: each is taken, and needs no going back',
    (number) => {
      const pick = chance(`actions of game ${number}`);
      const actor = gameNumber(number);
      let tried = 0;
      playGame(actor, randomSeats(number, playersIn(number)), {
        limit: 1500,
        after(game) {
          if (game.pending === null || game.over !== null || pick(40) !== 0) return;
          const json = JSON.stringify(saveGame(actor));
          for (const action of legalActions(game, game.pending.decider, 12)) {
            const problem = carriedOut(json, action, pick);
            if (problem !== null) throw new Error(`${JSON.stringify(action)}: ${problem}`);
            tried += 1;
          }
        },
      });
      expect(tried).toBeGreaterThan(0);
    },
  );
});

/** Does an action in a copy of the game and answers what is asked, by chance, until it is done; what went wrong. */
function carriedOut(json: string, action: Action, pick: (below: number) => number): string | null {
  const actor = restoreGame(json);
  actor.start();
  const before = actor.getSnapshot();
  const wanted = doneBy[action.type];
  const happened: GameEvent[] = [];
  const { checkpoints } = before.context.game;
  actor.send(action);
  if (actor.getSnapshot() === before) return 'it is not taken';
  for (let answers = 0; answers < 60; answers++) {
    const { failure, game } = actor.getSnapshot().context;
    if (failure !== null) return failure.message;
    happened.push(...game.happened.map(({ event }) => event));
    if (wanted === undefined || happened.some(({ type }) => wanted.includes(type))) return null;
    const { over, pending } = game;
    if (pending === null || over !== null || pending.kind === 'priority') break;
    if (game.checkpoints.length <= checkpoints.length && answers > 0 && pending.kind === 'reverseMana') break;
    const answer = pending.kind === 'payment' ? 'auto' : sampleAnswer(game, pending, pick);
    actor.send({ type: 'decision.answer', player: pending.player, answer });
  }
  return 'it was taken back';
}
