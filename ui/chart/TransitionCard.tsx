import { type ReactNode, useCallback, useContext } from 'react';
import type { ChartEdge, ChartGuard, GuardAnswer, Json, Moment } from '../../machines/play/trace/index.ts';
import { type BreakAt, breakable } from '../breakpoints/index.ts';
import { ChartActionsContext } from './actions.ts';
import { useMoment } from './store.ts';
import { words } from './words.ts';

/** What a line stands for: each transition with its guard, what the guard answered in this step, and the rule. */
export function TransitionCard({
  id,
  edges,
  children,
}: {
  readonly id: string;
  readonly edges: readonly ChartEdge[];
  readonly children?: ReactNode;
}) {
  return (
    <div id={id} role="tooltip" className="sc-card">
      {edges.map((edge) => (
        <Transition key={edge.id} edge={edge} />
      ))}
      {children}
    </div>
  );
}

const whole = (moment: Moment) => moment;

/** One transition, as the card of its line has it. */
export function Transition({ edge }: { readonly edge: ChartEdge }) {
  const moment = useMoment(useCallback(whole, []));
  const isTaken = moment.taken.includes(edge.id);
  const answer = moment.guards.get(edge.id);
  return (
    <div className="sc-transition" {...breakable(...breaksOf(edge))}>
      <div className="sc-transition-head">
        <strong>{edge.label === '' ? 'always' : edge.label}</strong>
        {isTaken && <span className="sc-badge">taken</span>}
        {edge.rule !== null && <span className="sc-rule">{edge.rule}</span>}
      </div>
      <div className="sc-transition-way">
        {lastPart(edge.source)}
        {edge.targets.length === 0 ? ' · stays' : ` → ${edge.targets.map(lastPart).join(', ')}`}
      </div>
      {edge.description !== null && <p>{edge.description}</p>}
      {edge.guard !== null && <Guard guard={answer ?? edge.guard} described={edge.guard} />}
      {edge.actions.length > 0 && (
        <div className="sc-transition-actions">does {edge.actions.map(({ type }) => type).join(', ')}</div>
      )}
    </div>
  );
}

/** What runs can stop at in a transition: that it is taken, its event, and what its guards say. */
export const breaksOf = ({ eventType, guard, id, kind }: ChartEdge): readonly BreakAt[] => [
  { kind: 'transition', id },
  ...(kind === 'event' ? [{ kind: 'event', type: eventType } as const] : []),
  ...namesIn(guard).flatMap((name) =>
    [false, true].map((answer) => ({ kind: 'guard', name, answer }) as const),
  ),
];

const namesIn = (guard: ChartGuard | null): readonly string[] =>
  guard === null ? [] : guard.of === undefined ? [guard.name] : guard.of.flatMap(namesIn);

const lastPart = (id: string) => id.split('.').slice(-2).join('.');

/** A parameter that is a name, as words. */
const paramWords = (params: Json | undefined): string =>
  typeof params === 'string' ? words(params) : JSON.stringify(params ?? null);

const marks = { true: '✓', false: '✗', null: '·' } as const;
const sentences = { true: 'yes', false: 'no', null: 'not asked' } as const;

/** A guard, or what it answered, with its reasons: those it gave, else what its answer means. */
export function Guard({
  guard,
  described,
}: {
  readonly guard: ChartGuard | GuardAnswer;
  /** The guard as the chart has it. */
  readonly described: ChartGuard | null | undefined;
}) {
  const { describeRefusal } = useContext(ChartActionsContext);
  const answer = 'answer' in guard ? String(guard.answer) : 'null';
  const key = answer === 'true' || answer === 'false' ? answer : 'null';
  const verdict = 'answer' in guard ? guard.verdict : undefined;
  const refusals = verdict && !verdict.ok ? verdict.refusals : [];
  const means = key === 'null' ? undefined : described?.says?.[key === 'true' ? 'yes' : 'no'];
  return (
    <div className="sc-guard" data-answer={key}>
      <span className="sc-guard-mark" aria-hidden="true">
        {marks[key]}
      </span>
      <span>{guard.name}</span>
      {guard.params !== undefined && <code>{JSON.stringify(guard.params)}</code>}
      <span className="sc-guard-answer">{sentences[key]}</span>
      {'again' in guard && guard.again && <span className="sc-guard-answer">(asked again)</span>}
      {refusals.map((refusal) => (
        <div key={`${refusal.rule} ${refusal.because}`} className="sc-refusal">
          {describeRefusal(refusal)} <span className="sc-rule">{refusal.rule}</span>
        </div>
      ))}
      {means !== undefined && (
        <div className="sc-refusal" data-answer={key}>
          {means.replace('{}', paramWords(guard.params))}
        </div>
      )}
      {guard.of?.map((part, index) => (
        <Guard key={index} guard={part} described={described?.of?.[index]} />
      ))}
    </div>
  );
}
