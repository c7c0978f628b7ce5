import { useContext } from 'react';
import { words } from '../words.ts';
import { StageContext } from './context.ts';
import {
  type FrameShown,
  type FrameStep,
  frameHeight,
  lineOf,
  marks,
  type Ran,
  topmost,
} from './procedures.ts';

/** What a microstep ran, in a line: the procedure, and each of its steps with what came of it. */
export function RanLine({ ran }: { readonly ran: Ran }) {
  return (
    <span className="sc-ran">
      <span className="sc-ran-name">{words(ran.procedure)}</span>
      <Taken steps={ran.steps} />
    </span>
  );
}

function Taken({ steps }: { readonly steps: Ran['steps'] }) {
  return steps.map(({ outcome, step }, at) => {
    const [mark, meaning] = marks[outcome];
    return (
      <span key={at} className="sc-ran-step" data-outcome={outcome} title={meaning}>
        {words(step)}
        <span aria-hidden="true"> {mark}</span>
        <span className="sc-hidden">: {meaning}, </span>
      </span>
    );
  });
}

/** All that a microstep ran, what was called within what called it. */
export function RanList({ ran }: { readonly ran: readonly Ran[] }) {
  if (ran.length === 0) return null;
  return (
    <ul className="sc-ran-list" aria-label="Steps of procedures">
      {ran.map((one, at) => (
        <li key={at} className="sc-ran" style={{ marginInlineStart: Math.min(one.depth, 6) * 10 }}>
          <span className="sc-ran-name">{words(one.procedure)}</span>
          <Taken steps={one.steps} />
        </li>
      ))}
    </ul>
  );
}

/** Below the name of the state that runs them: the procedures under way, each with its step and those next to it. */
export function FrameLines({ state, width }: { readonly state: string; readonly width: number }) {
  const { underWay } = useContext(StageContext).procedures;
  if (underWay?.state !== state) return null;
  const { beneath, frames } = topmost(underWay);
  return (
    <ol className="sc-frames" aria-label="Procedures under way">
      {frames.map((frame, at) => (
        <FrameRow key={at} frame={frame} width={width} beneath={at === 0 ? beneath : 0} />
      ))}
    </ol>
  );
}

function FrameRow({
  beneath,
  frame,
  width,
}: {
  readonly frame: FrameShown;
  readonly width: number;
  readonly beneath: number;
}) {
  const line = lineOf(frame, width - (beneath > 0 ? 40 : 16));
  return (
    <li className="sc-frame" style={{ height: frameHeight }} title={words(frame.procedure)}>
      {beneath > 0 && (
        <span className="sc-frame-more" title={`${beneath} more procedures wait for this one`}>
          {beneath} ▸
        </span>
      )}
      {line.isNamed && <span className="sc-ran-name">{words(frame.procedure)}</span>}
      {line.before > 0 && <More count={line.before} where="before" />}
      {line.steps.map((step) => (
        <Step key={step.name} step={step} />
      ))}
      {line.after > 0 && <More count={line.after} where="after" />}
    </li>
  );
}

const More = ({ count, where }: { readonly count: number; readonly where: 'before' | 'after' }) => (
  <span className="sc-frame-more" title={`${count} more steps ${where} these`}>
    {where === 'before' ? `${count}…` : `…${count}`}
  </span>
);

const meanings = {
  behind: 'behind it',
  now: 'a player is asked here',
  next: 'goes on here',
  ahead: 'still ahead',
} as const;

const Step = ({ step: { is, name } }: { readonly step: FrameStep }) => (
  <span
    className="sc-frame-step"
    data-is={is}
    title={meanings[is]}
    aria-current={is === 'now' ? 'step' : undefined}
  >
    {words(name)}
  </span>
);

/** All frames, the innermost first, each with all of its steps. */
export function FrameStack({ frames }: { readonly frames: readonly FrameShown[] }) {
  return (
    <ol className="sc-frame-stack" aria-label="Procedures under way, the innermost first">
      {frames.toReversed().map((frame, at) => (
        <li key={at}>
          <span className="sc-ran-name">{words(frame.procedure)}</span>
          {frame.rule !== '' && <span className="sc-rule">{frame.rule}</span>}
          <span className="sc-frame-steps">
            {frame.steps.map((step) => (
              <Step key={step.name} step={step} />
            ))}
          </span>
        </li>
      ))}
    </ol>
  );
}
