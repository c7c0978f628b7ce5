import {
  done,
  type Game,
  type GameEvent,
  happen,
  makeMove,
  noMemory,
  objectAt,
  procedure,
  write,
} from '../rules/index.ts';

/**
 * An effect ends the turn or the combat phase: waiting triggers are dropped (724.1a, 724.2a), the stack is exiled
 * (724.1b, 724.2b), and what the turn still had to come is left out (724.1d, 724.2d).
 */
export const endEarly = procedure('endEarly', '724.1', noMemory, ['drop', 'cut'], {
  drop(game) {
    write(game).root.waiting = [];
    return happen(
      '724.1b',
      game.stack.toReversed().map((id) => exiling(game, id)),
      { then: 'cut' },
    );
  },

  cut(game) {
    const turn = write(game).turn();
    if (game.ending === 'combat') turn.stepsLeft = [];
    else if (game.turn.phase === 'ending') {
      turn.stepsLeft = ['cleanup'];
      turn.plan = [];
    } else {
      turn.stepsLeft = [];
      turn.plan = [{ phase: 'ending', steps: ['cleanup'] }];
    }
    write(game).root.ending = null;
    return done();
  },
});

/** What is no card ceases to exist the next time state-based actions are checked; an ability at once, as it can't be in exile. */
const exiling = (game: Game, id: number): GameEvent =>
  objectAt(game, id).kind === 'ability'
    ? { type: 'cease', object: id }
    : makeMove(game, id, 'exile', { why: 'exile' });
