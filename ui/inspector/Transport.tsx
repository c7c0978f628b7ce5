import { goals, type Session, type SessionState, speeds } from '../session/index.ts';
import { Timeline } from '../timeline/index.ts';
import { Icon } from './Icon.tsx';

/** Step, play, pass until; and where in the history one is. */
export function Transport({ session, state }: { readonly session: Session; readonly state: SessionState }) {
  const { history, isPlaying, goal, speed } = state;
  return (
    <footer className="sc-transport">
      <div className="sc-buttons sc-steps-buttons">
        <button
          type="button"
          aria-label="To the start"
          title="To the start (Home)"
          onClick={session.goToStart}
        >
          <Icon name="start" />
        </button>
        <button type="button" aria-label="Step back" title="Step back (p)" onClick={session.back}>
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
        <button type="button" aria-label="Step forward" title="Step forward (n)" onClick={session.forward}>
          <Icon name="forward" />
        </button>
        <button type="button" aria-label="To the end" title="To the end (End)" onClick={session.goToEnd}>
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
                title={`Pass until ${label} (${key})`}
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
