import { playerName } from '../../machines/game/words.ts';
import { usePreference } from '../preferences/index.ts';
import {
  goals,
  lastChoice,
  placeOf,
  type Session,
  type SessionState,
  shownStep,
  speeds,
  stepOn,
  strides,
  strideWords,
} from '../session/index.ts';
import { Timeline } from '../timeline/index.ts';
import { Icon } from './Icon.tsx';
import { speedPreference, stridePreference } from './preferred.ts';
import { StepButton } from './StepButton.tsx';

/** Step, play, pass until; and where in the history one is. */
export function Transport({
  session,
  state,
  onCompare,
}: {
  readonly session: Session;
  readonly state: SessionState;
  readonly onCompare: () => void;
}) {
  const { history, isPlaying, goal, microstep, speed } = state;
  const [, keepSpeed] = usePreference(speedPreference);
  const [chosenStride, keepStride] = usePreference(stridePreference);
  const stride = chosenStride ?? 'event';
  const by = stride === 'event' ? '' : ` by a ${strideWords[stride]}`;
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
  const plays = isPlaying && !isOver;
  return (
    <footer className="sc-transport">
      <div className="sc-buttons sc-steps-buttons">
        <StepButton
          name="start"
          label="To the start"
          keyName="Home"
          isOff={isAtStart}
          onClick={session.goToStart}
        />
        <StepButton
          name="back"
          label={`Step back${by}`}
          keyName="p"
          isOff={isAtStart && microstep === null}
          onClick={() => session.stride(stride, 'back')}
        />
        <button
          type="button"
          className="sc-play"
          aria-label={plays ? 'Pause' : 'Play'}
          aria-pressed={plays}
          aria-disabled={isOver}
          title={plays ? 'Pause (k)' : isOver ? 'The game is over' : 'Play (k)'}
          onClick={plays ? session.pause : session.play}
        >
          <Icon name={plays ? 'pause' : 'play'} />
        </button>
        <StepButton
          name="forward"
          label={`Step forward${by}`}
          keyName="n"
          isOff={waits !== null && (stride === 'event' || isOver)}
          why={waits}
          onClick={() => session.stride(stride, 'on')}
        />
        <StepButton
          name="end"
          label="To the end"
          keyName="End"
          isOff={history.isAtEnd}
          onClick={session.goToEnd}
        />
        <StepButton
          name="undo"
          label="Undo: back to your last choice"
          keyName="u"
          isOff={lastChoice(state) === null}
          onClick={session.undo}
        />
        <select
          aria-label="Length of a step"
          value={stride}
          onChange={(event) => keepStride(() => strides.find((one) => one === event.target.value) ?? null)}
        >
          {strides.map((one) => (
            <option key={one} value={one}>
              {strideWords[one]}
            </option>
          ))}
        </select>
        <select
          aria-label="Speed"
          value={speed}
          onChange={(event) => {
            const chosen = speeds.find((one) => one === Number(event.target.value)) ?? speed;
            session.setSpeed(chosen);
            keepSpeed(() => chosen);
          }}
        >
          {speeds.map((one) => (
            <option key={one} value={one}>
              {one}/s
            </option>
          ))}
        </select>
      </div>
      <Timeline
        history={history}
        onLookAt={session.lookAt}
        onTakeLine={session.takeLine}
        onCompare={onCompare}
      />
      {microstep !== null && (
        <span
          className="sc-quiet"
          title="The chart shows this microstep alone; all else is as it was after all of them"
        >
          microstep {microstep + 1} of {session.microsteps()}
        </span>
      )}
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
