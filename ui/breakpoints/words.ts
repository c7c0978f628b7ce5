import type { ChartDescription } from '../../machines/play/trace/index.ts';
import { words } from '../chart/words.ts';
import type { BreakAt, BreakKind } from './breakpoint.ts';

/** What can be broken at, as it is called where one is added. */
export const kindWords: Readonly<Record<BreakKind, string>> = {
  state: 'State',
  transition: 'Transition',
  event: 'Event',
  guard: 'Guard’s answer',
  action: 'Action',
  rule: 'Rule',
  card: 'Card',
  player: 'Player',
  condition: 'Condition',
};

/** What has to come, in words: `Upkeep is entered`, `mayCast says no`. */
export function breakWords(at: BreakAt, chart: ChartDescription | undefined): string {
  switch (at.kind) {
    case 'state':
      return `${stateWords(at.id, chart)} is entered`;
    case 'transition':
      return `${transitionWords(at.id, chart)} is taken`;
    case 'event':
      return `the event ${at.type}`;
    case 'guard':
      return `${at.name} says ${at.answer ? 'yes' : 'no'}`;
    case 'action':
      return `the action ${at.name}`;
    case 'rule':
      return `something by rule ${at.rule}`;
    case 'card':
      return `something about ${at.name}`;
    case 'player':
      return `something about ${at.name}, the player`;
    case 'condition':
      return at.compare === 'changes' ? `${at.path} changes` : `${at.path} becomes ${at.compare} ${at.value}`;
    default:
      return at satisfies never;
  }
}

/** A state by its name and, where others have the same, the one around it. */
export function stateWords(id: string, chart: ChartDescription | undefined): string {
  const node = chart?.nodes.find((one) => one.id === id);
  if (node === undefined || chart === undefined) return id;
  const isAlone = chart.nodes.every(({ id: other, key }) => other === id || key !== node.key);
  const around = chart.nodes.find((one) => one.id === node.parent);
  return capital(words(isAlone || around === undefined ? node.key : `${node.key} of ${around.key}`));
}

export function transitionWords(id: string, chart: ChartDescription | undefined): string {
  const edge = chart?.edges.find((one) => one.id === id);
  if (edge === undefined) return id;
  const to = edge.targets.map((target) => stateWords(target, chart)).join(', ');
  const from = stateWords(edge.source, chart);
  return `${edge.label || 'always'}: ${from}${to === '' ? ' stays' : ` → ${to}`}`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
