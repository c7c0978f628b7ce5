import { nameOf, type Viewer } from '../../machines/game/index.ts';
import type { ChartDescription, ChartGuard, Source } from '../../machines/play/trace/index.ts';
import type { Game } from '../../machines/rules/index.ts';
import { gameOf } from '../session/game-of.ts';
import type { BreakKind } from './breakpoint.ts';
import { pathsIn } from './condition.ts';
import { contextOf } from './watch.ts';
import { stateWords, transitionWords } from './words.ts';

/** Something that a breakpoint of a kind can be set at: what is written for it, and in words, where that is another. */
export interface Choice {
  readonly value: string;
  readonly words?: string;
}

/** The kinds of breakpoints that a run can have: what is no game has no cards and players. */
export const kindsOf = (snapshot: unknown): readonly BreakKind[] =>
  gameOf(snapshot) === null
    ? ['state', 'transition', 'event', 'guard', 'action', 'condition']
    : ['state', 'transition', 'event', 'guard', 'action', 'rule', 'card', 'player', 'condition'];

/** How many of the last steps are looked through for events that came. */
const looked = 200;

/** What there is of a kind in a chart, and at a step of its run, as far as these eyes see it. */
export function choicesOf(kind: BreakKind, { chart, snapshot, source, viewer }: Place): readonly Choice[] {
  const { edges, nodes } = chart;
  switch (kind) {
    case 'state':
      return nodes.slice(1).map(({ id }) => ({ value: id, words: stateWords(id, chart) }));
    case 'transition':
      return edges
        .filter((edge) => edge.kind !== 'initial')
        .map(({ id }) => ({ value: id, words: transitionWords(id, chart) }));
    case 'event': {
      const came = source.records
        .slice(-looked)
        .flatMap(({ event, microsteps }) => [event, ...microsteps.flatMap(({ emitted }) => emitted)]);
      const known = edges.filter((edge) => edge.kind === 'event').map(({ eventType }) => eventType);
      return named([...known, ...came.map(({ type }) => type)]);
    }
    case 'guard':
      return named(edges.flatMap(({ guard }) => (guard === null ? [] : guardNames(guard))));
    case 'action':
      return named(
        [
          ...nodes.flatMap(({ entry, exit }) => [...entry, ...exit]),
          ...edges.flatMap((edge) => edge.actions),
        ].map(({ type }) => type),
      );
    case 'rule':
      return named([...nodes, ...edges].flatMap(({ rule }) => rule ?? []));
    case 'card':
      return named(cardsIn(contextOf(snapshot, viewer)));
    case 'player':
      return named(gameOf(snapshot)?.players.map(({ name }) => name) ?? []);
    case 'condition':
      return pathsIn(contextOf(snapshot, viewer)).map((value) => ({ value }));
    default:
      return kind satisfies never;
  }
}

/** What choices are made of. */
export interface Place {
  readonly chart: ChartDescription;
  readonly source: Source;
  readonly snapshot: unknown;
  readonly viewer: Viewer;
}

const named = (values: readonly string[]): readonly Choice[] =>
  [...new Set(values)].toSorted().map((value) => ({ value }));

const guardNames = ({ name, of = [] }: ChartGuard): readonly string[] => [name, ...of.flatMap(guardNames)];

function cardsIn(view: unknown): readonly string[] {
  const isView = (value: unknown): value is Game =>
    typeof value === 'object' && value !== null && 'objects' in value;
  if (!isView(view)) return [];
  return view.objects.flatMap((object) =>
    object === null || object.kind === 'ability' ? [] : [nameOf(view, object.id)],
  );
}
