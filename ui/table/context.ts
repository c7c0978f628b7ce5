import { createContext, useContext } from 'react';
import type { GameView } from '../../machines/game/index.ts';
import type { Happened, ObjectId, Target, Verdict } from '../../machines/rules/index.ts';
import type { Question } from './questions.ts';

/** What may be clicked on the table at the moment, for the decision that is being made. */
export interface Choosing {
  /** Whether this may be chosen, is chosen, or is the one that the next click goes with; null if it is none of these. */
  readonly stateOf: (target: Target) => 'possible' | 'chosen' | 'held' | null;
  readonly choose: (target: Target) => void;
}

/** What the parts of a table ask of the whole. */
export interface TableParts {
  readonly view: GameView;
  /** The object whose details are shown. */
  readonly selected: ObjectId | null;
  readonly select: (id: ObjectId | null) => void;
  /** What belongs to the event that is looked at. */
  readonly lit: ReadonlySet<ObjectId>;
  readonly choosing: Choosing | null;
  /** Why something that can't be chosen now can't be; null where it can, and where there is nothing to say. */
  readonly whyNot?: (target: Target) => Verdict | null;
  /** All that has happened so far on this line, where that is known. */
  readonly happened?: () => readonly Happened[];
  /** Shows what may be done with an object and asked about it, beside its card; absent where nothing may. */
  readonly openMenu?: (id: ObjectId) => void;
  /** Asks why: goes to the events that answer it in the log, with what led to them; absent where there is no log. */
  readonly ask?: (asked: Question) => void;
  /** What is pointed at among the answers: it is shown on the table, with a line to it; null: nothing any more. */
  readonly pointed?: Target | null;
  readonly point?: (target: Target | null) => void;
  /** Shows an object large beside this element; null: no longer. */
  readonly enlarge: (id: ObjectId | null, beside?: Element) => void;
}

export const TableContext = createContext<TableParts | null>(null);

/** The table around a component. */
export function useTable(): TableParts {
  const table = useContext(TableContext);
  if (table === null) throw new Error('Draw this within a TableContext.');
  return table;
}
