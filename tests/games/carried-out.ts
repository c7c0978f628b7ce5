import { type Action, restoreGame } from '../../machines/game/index.ts';
import { type GameEvent, sampleAnswer } from '../../machines/rules/index.ts';

/** The event that says that an action was carried to its end: nothing of it was taken back. */
const doneBy: Readonly<Partial<Record<Action['type'], readonly GameEvent['type'][]>>> = {
  'spell.cast': ['cast'],
  'ability.activate': ['activate', 'addMana'],
  'land.play': ['landPlayed'],
};

/**
 * Does a listed action in a copy of the game (`json`: as it was saved) and answers what is asked, by chance, until it is
 * done; gives what went wrong, or null.
 */
export function carriedOut(json: string, action: Action, pick: (below: number) => number): string | null {
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
