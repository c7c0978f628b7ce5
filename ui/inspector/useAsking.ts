import { useCallback, useState } from 'react';
import { type Entry, entriesOn } from '../log/index.ts';
import { lineOf, type Session } from '../session/index.ts';
import type { Question } from '../table/index.ts';

/** A question with the lines of the log that answer it. */
export interface Asked extends Question {
  readonly entries: readonly Entry[];
}

/** What is asked about: the line of the log that is looked at, and the question that led there, if one did. */
export function useAsking(session: Session) {
  const [chosen, setChosen] = useState<Entry | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  /** Looks at a line of the log, at none with null. */
  const choose = useCallback((entry: Entry | null) => {
    setChosen(entry);
    setAsked(null);
  }, []);
  /** Looks at the last event that answers a question, the others beside it. False where none is in the log. */
  const ask = useCallback(
    (question: Question): boolean => {
      const { history } = session.get();
      const { path } = lineOf(history);
      const entries = entriesOn(history.steps, path);
      const all = path.flatMap((id) => history.steps[id]?.game.happened ?? []);
      const said = new Map(
        entries.flatMap((entry) => [entry.happened, ...entry.draws].map(({ number }) => [number, entry])),
      );
      const found = question.events.flatMap((number) => {
        // Of what goes without saying, what led to it is in the log.
        const happened = all.find((one) => one.number === number);
        const causes = happened?.causes.flatMap((cause) => ('event' in cause ? [cause.event] : [])) ?? [];
        const entry = [number, ...causes].map((one) => said.get(one)).find((one) => one !== undefined);
        return entry ?? [];
      });
      const last = found.at(-1);
      if (last === undefined) return false;
      setChosen(last);
      setAsked({ ...question, entries: [...new Set(found)] });
      return true;
    },
    [session],
  );
  return { chosen, asked, choose, ask, lookAtAnswer: setChosen };
}
