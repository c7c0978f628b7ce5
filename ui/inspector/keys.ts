import type { Goal } from '../session/index.ts';

/** What a key does in an inspector that has the focus. */
export type Command =
  | {
      readonly do:
        | 'pass'
        | 'answer'
        | 'forward'
        | 'back'
        | 'undo'
        | 'start'
        | 'end'
        | 'play'
        | 'help'
        | 'find'
        | 'chart'
        | 'effects'
        | 'tools'
        | 'runOn'
        | 'why'
        | 'lines'
        | 'close';
    }
  | { readonly do: 'until'; readonly goal: Goal }
  | { readonly do: 'goTo'; readonly place: 'hand' | 'decision' }
  | { readonly do: 'eyes'; readonly seat: number };

/** The keys, with what they do in words, in the order in which they are listed. */
export const shortcuts: readonly {
  readonly keys: readonly string[];
  readonly shown: string;
  readonly command: Command;
  readonly words: string;
}[] = [
  { keys: [' '], shown: 'space', command: { do: 'pass' }, words: 'pass priority' },
  { keys: ['Enter'], shown: 'enter', command: { do: 'answer' }, words: 'give the answer that is picked' },
  {
    keys: ['h'],
    shown: 'h',
    command: { do: 'goTo', place: 'hand' },
    words: 'to the hand; arrows go from card to card',
  },
  { keys: ['a'], shown: 'a', command: { do: 'goTo', place: 'decision' }, words: 'to the answers' },
  { keys: ['n', 'ArrowRight'], shown: 'n →', command: { do: 'forward' }, words: 'step forward' },
  { keys: ['p', 'ArrowLeft'], shown: 'p ←', command: { do: 'back' }, words: 'step back' },
  { keys: ['u'], shown: 'u', command: { do: 'undo' }, words: 'undo: back to your last choice' },
  { keys: ['Home'], shown: 'home', command: { do: 'start' }, words: 'to the start' },
  { keys: ['End'], shown: 'end', command: { do: 'end' }, words: 'to the end' },
  { keys: ['k'], shown: 'k', command: { do: 'play' }, words: 'play or pause' },
  {
    keys: ['g'],
    shown: 'g',
    command: { do: 'until', goal: 'something' },
    words: 'pass until something happens',
  },
  { keys: ['d'], shown: 'd', command: { do: 'until', goal: 'decision' }, words: 'pass until my decision' },
  {
    keys: ['x'],
    shown: 'x',
    command: { do: 'until', goal: 'emptyStack' },
    words: 'pass until the stack is empty',
  },
  { keys: ['s'], shown: 's', command: { do: 'until', goal: 'nextStep' }, words: 'pass until the next step' },
  {
    keys: ['e'],
    shown: 'e',
    command: { do: 'until', goal: 'endOfTurn' },
    words: 'pass until the end of turn',
  },
  {
    keys: ['0'],
    shown: '0',
    command: { do: 'eyes', seat: 0 },
    words: 'the judge’s eyes; 1 to 6: a player’s',
  },
  { keys: ['/'], shown: '/', command: { do: 'find' }, words: 'find in the log' },
  { keys: ['w'], shown: 'w', command: { do: 'why' }, words: 'what to do with a card and ask about it' },
  { keys: ['f'], shown: 'f', command: { do: 'effects' }, words: 'what is in force' },
  {
    keys: ['c'],
    shown: 'c',
    command: { do: 'chart' },
    words: 'the next layout: chart, both, table, the chart alone',
  },
  { keys: ['i'], shown: 'i', command: { do: 'tools' }, words: 'devtools: breakpoints, guards, changes' },
  { keys: ['r'], shown: 'r', command: { do: 'runOn' }, words: 'run on to the next breakpoint' },
  { keys: ['b'], shown: 'b', command: { do: 'lines' }, words: 'compare the lines of the game' },
  { keys: ['?'], shown: '?', command: { do: 'help' }, words: 'this list' },
  {
    keys: ['Escape'],
    shown: 'esc',
    command: { do: 'close' },
    words: 'close, choose nothing, let the focus go',
  },
];

/** What a key does; null for none. Seats are counted from 1; 0 is the judge. */
export function commandOf(key: string): Command | null {
  const found = shortcuts.find(({ keys }) => keys.includes(key));
  if (found !== undefined) return found.command;
  return /^[1-6]$/.test(key) ? { do: 'eyes', seat: Number(key) } : null;
}
