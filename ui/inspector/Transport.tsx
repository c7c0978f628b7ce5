import { playerName } from '../../machines/game/words.ts';
import {
  goals,
  placeOf,
  type Session,
  type SessionState,
  shownStep,
  speeds,
  stepOn,
} from '../session/index.ts';
import { Timeline } from '../timeline/index.ts';
import { Icon } from './Icon.tsx';

/** Step, play, pass until; and where in the history one is. */
export function Transport({ session, state }: { readonly session: Session; readonly state: SessionState }) {
  const { history, isPlaying, goal, speed } = state;
  const game = shownStep(history)?.game ?? null;
  const isAtStart = placeOf(history) <= 0;
  const on = stepOn(state);
  const waits =
    on.ok || game === null
      ? null
      : on.waitsFor === null
        ? 'The game is over'
        : `${playerName(game, on.waitsFor)} decides first`;
  const isOver = history.isAtEnd && game?.over != null;
  return (
    <footer className="sc-transport">
      <div className="sc-buttons sc-steps-buttons">
        <button
          type="button"
          aria-label="To the start"
          title="To the start (Home)"
          aria-disabled={isAtStart}
          onClick={session.goToStart}
        >
          <Icon name="start" />
        </button>
        <button
          type="button"
          aria-label="Step back"
          title="Step back (p)"
          aria-disabled={isAtStart}
          onClick={session.back}
        >
          <Icon name="back" />
        </button>
        <button
          type="button"
          className="sc-play"
          aria-label={isPlaying ? 'Pause' : 'Play'}
          aria-pressed={isPlaying}
          title={isPlaying ? 'Pause (k)' : 'Play (k)'}
          onClick={isPlaying ? session.pause : session.play}
        >
          <Icon name={isPlaying ? 'pause' : 'play'} />
        </button>
        <button
          type="button"
          aria-label="Step forward"
          title={waits ?? 'Step forward (n)'}
          aria-disabled={waits !== null}
          onClick={session.forward}
        >
          <Icon name="forward" />
        </button>
        <button
          type="button"
          aria-label="To the end"
          title="To the end (End)"
          aria-disabled={history.isAtEnd}
          onClick={session.goToEnd}
        >
          <Icon name="end" />
        </button>
        <select
          aria-label="Speed"
          value={speed}
          onChange={(event) =>
            session.setSpeed(speeds.find((one) => one === Number(event.target.value)) ?? 4)
          }
        >
          {speeds.map((one) => (
            <option key={one} value={one}>
              {one}/s
            </option>
          ))}
        </select>
      </div>
      <Timeline history={history} onLookAt={session.lookAt} onTakeLine={session.takeLine} />
      <div className="sc-buttons sc-until">
        {goal !== null ? (
          <button type="button" onClick={session.pause}>
            Stop
          </button>
        ) : (
          <>
            <span className="sc-quiet">Pass until</span>
            {goals.map(({ goal: one, label, key }) => (
              <button
                key={one}
                type="button"
                title={isOver ? 'The game is over' : `Pass until ${label} (${key})`}
                aria-disabled={isOver}
                onClick={() => session.runUntil(one)}
              >
                {label}
              </button>
            ))}
          </>
        )}
      </div>
    </footer>
  );
}
