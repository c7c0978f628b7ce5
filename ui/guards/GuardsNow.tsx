import { useMemo } from 'react';
import { refusalSentence, type Viewer, viewFor } from '../../machines/game/index.ts';
import type {
  AskedNow,
  ChartDescription,
  ChartEdge,
  KnownEvent,
  Source,
  Try,
} from '../../machines/play/trace/index.ts';
import { breakable } from '../breakpoints/index.ts';
import { stateWords } from '../breakpoints/words.ts';
import { type ChartActions, ChartActionsContext, noActions, plainRefusal } from '../chart/actions.ts';
import { breaksOf, Guard } from '../chart/TransitionCard.tsx';
import { gameOf } from '../session/game-of.ts';
import { eventWordsIn } from './candidates.ts';
import { guardsNow } from './now.ts';

/** Every event that the present states know: whether their guards let it pass now, by which rule, and why. */
export function GuardsNow({
  chart,
  source,
  step,
  viewer,
}: {
  readonly chart: ChartDescription;
  readonly source: Source;
  readonly step: number;
  readonly viewer: Viewer;
}) {
  const known = useMemo(() => guardsNow(source, step, viewer), [source, step, viewer]);
  const game = gameOf(source.snapshotAt?.(step));
  const words = useMemo(() => (game === null ? () => '' : eventWordsIn(game, viewer)), [game, viewer]);
  const view = useMemo(() => (game === null ? null : viewFor(game, viewer)), [game, viewer]);
  const actions = useMemo(
    (): ChartActions => ({
      ...noActions,
      describeRefusal: (refusal) =>
        view === null
          ? plainRefusal(refusal)
          : refusalSentence(view, { ...refusal, players: refusal.players.map(Number) }),
    }),
    [view],
  );
  if (known === null)
    return (
      <p className="sc-quiet">
        The machine runs elsewhere, and its guards with it: what they answered is in each step, what they
        would answer now is not known here.
      </p>
    );
  if (known.length === 0) return <p className="sc-quiet">The present state knows no event any more.</p>;
  return (
    <ChartActionsContext value={actions}>
      <ul className="sc-guards">
        {known.map((event) => (
          <Event
            key={event.type}
            event={event}
            chart={chart}
            words={({ event: tried }) => (tried === null ? '' : words(tried))}
          />
        ))}
      </ul>
    </ChartActionsContext>
  );
}

function Event({
  event: { kind, tries, type },
  chart,
  words,
}: {
  readonly event: KnownEvent;
  readonly chart: ChartDescription;
  readonly words: (one: Try) => string;
}) {
  const passing = tries.filter(({ taken }) => taken.length > 0).length;
  const edge = chart.edges.find((one) => one.eventType === type && (type !== '' || one.kind === 'always'));
  const name = type === '' ? 'without an event' : kind === 'event' ? type : (edge?.label ?? type);
  const answer = passing === tries.length ? 'yes' : passing === 0 ? 'no' : `${passing} of ${tries.length}`;
  const [only] = tries;
  return (
    <li data-passes={passing > 0} {...(kind === 'event' && breakable({ kind: 'event', type }))}>
      <details open={tries.length === 1 && passing === 0}>
        <summary>
          <code>{name}</code>
          <span className="sc-guard-answer">{answer}</span>
        </summary>
        {tries.length === 1 && only !== undefined ? (
          <Tried one={only} chart={chart} words={words(only)} />
        ) : (
          tries
            .toSorted((a, b) => Number(b.taken.length > 0) - Number(a.taken.length > 0))
            .map((one) => (
              <Candidate key={JSON.stringify(one.event)} one={one} chart={chart} words={words(one)} />
            ))
        )}
      </details>
    </li>
  );
}

/** One of several contents of an event. */
function Candidate({
  one,
  chart,
  words,
}: {
  readonly one: Try;
  readonly chart: ChartDescription;
  readonly words: string;
}) {
  return (
    <details className="sc-candidate" data-passes={one.taken.length > 0}>
      <summary>
        {words === '' ? <code>{contentOf(one)}</code> : words}
        <span className="sc-guard-answer">{one.taken.length > 0 ? 'yes' : 'no'}</span>
      </summary>
      <Transitions one={one} chart={chart} />
    </details>
  );
}

function contentOf({ event }: Try): string {
  const { type: _, ...content } = event ?? { type: '' };
  return JSON.stringify(content);
}

/** What is known of an event that is tried once, and its transitions. */
function Tried({
  one,
  chart,
  words,
}: {
  readonly one: Try;
  readonly chart: ChartDescription;
  readonly words: string;
}) {
  const content = contentOf(one);
  return (
    <>
      {words !== '' ? (
        <p className="sc-quiet">{words}</p>
      ) : (
        content !== '{}' && (
          <p className="sc-quiet">
            as it came last: <code>{content}</code>
          </p>
        )
      )}
      <Transitions one={one} chart={chart} />
    </>
  );
}

/** Which transitions are considered for an event, in this order, and what their guards say. */
function Transitions({ one, chart }: { readonly one: Try; readonly chart: ChartDescription }) {
  return (
    <>
      {one.asked.map((asked) => {
        const edge = chart.edges.find(({ id }) => id === asked.edge);
        return (
          edge !== undefined && (
            <Considered
              key={edge.id}
              asked={asked}
              edge={edge}
              chart={chart}
              isTaken={one.taken.includes(edge.id)}
            />
          )
        );
      })}
      {one.asked.length === 0 && <p className="sc-quiet">No transition is considered.</p>}
    </>
  );
}

function Considered({
  asked: { failure, guard, reads },
  edge,
  chart,
  isTaken,
}: {
  readonly asked: AskedNow;
  readonly edge: ChartEdge;
  readonly chart: ChartDescription;
  readonly isTaken: boolean;
}) {
  const to = edge.targets.map((target) => stateWords(target, chart)).join(', ');
  const rule = edge.rule ?? chart.nodes.find(({ id }) => id === edge.source)?.rule ?? null;
  return (
    <div className="sc-considered" data-taken={isTaken} {...breakable(...breaksOf(edge))}>
      <div className="sc-transition-head">
        <span>
          {stateWords(edge.source, chart)} {to === '' ? 'stays' : `→ ${to}`}
        </span>
        {rule !== null && <span className="sc-rule">{rule}</span>}
      </div>
      {guard === null && failure === null && <p className="sc-quiet">has no guard</p>}
      {failure !== null && (
        <p className="sc-quiet">Its guard needs more of the event than is known here: {failure}</p>
      )}
      {guard !== null && <Guard guard={guard} described={edge.guard} />}
      {reads.length > 0 && (
        <ul className="sc-reads" aria-label="What its guards read">
          {reads.slice(0, mostRead).map(({ path, value }) => (
            <li key={path}>
              <code>
                {path} = {JSON.stringify(value)}
              </code>
            </li>
          ))}
          {reads.length > mostRead && <li className="sc-quiet">and {reads.length - mostRead} more values</li>}
        </ul>
      )}
    </div>
  );
}

/** How many values are named that a guard read. */
const mostRead = 8;
