import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { cards } from '../../../machines/cards/index.ts';
import { type Answers, namesToAsk } from '../../../machines/library/index.ts';
import { folded } from '../../../machines/rules/state/nearest.ts';
import type { PageLibrary } from './library.ts';
import { answerWithout } from './list.ts';
import { type LibraryState, noLibrary } from './state.ts';

const nothing = (): void => undefined;

const noSubscription = () => nothing;

/** How the library is in one respect; as an empty one where there is none. */
export const useLibrary = <Part>(library: PageLibrary | null, part: (state: LibraryState) => Part): Part =>
  useSyncExternalStore(library?.subscribe ?? noSubscription, () => part(library?.state() ?? noLibrary));

const filesOf = ({ files }: LibraryState) => files;

const namesThatComeAlong = Object.keys(cards);

/** How long after the last key a list is asked for, in milliseconds. */
const rest = 120;

/**
 * What the library has for the names in these lists, as far as it has answered: names are asked for once, a moment after
 * they were typed, and again when files come or go.
 */
export function useAnswers(library: PageLibrary | null, texts: readonly string[]): Answers {
  const files = useLibrary(library, filesOf);
  const text = texts.join('\n');
  const names = useMemo(() => namesToAsk(text, cards), [text]);
  const isEmpty = library === null || files.length === 0;
  const [known, setKnown] = useState<{ readonly files: typeof files; readonly answers: Answers }>({
    files,
    answers: {},
  });
  const answers = known.files === files ? known.answers : none;
  const missing = names.filter((name) => answers[folded(name)] === undefined);
  const asked = missing.join('\n');
  useEffect(() => {
    if (asked === '' || isEmpty || library === null) return;
    let isOver = false;
    const timer = setTimeout(() => {
      library.find(asked.split('\n'), namesThatComeAlong).then((found) => {
        if (isOver) return;
        setKnown((before) => ({
          files,
          answers: { ...(before.files === files ? before.answers : none), ...byFolded(found) },
        }));
      }, nothing);
    }, rest);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [asked, files, isEmpty, library]);
  return useMemo(
    () => (isEmpty ? Object.fromEntries(names.map((name) => [folded(name), answerWithout(name)])) : answers),
    [isEmpty, names, answers],
  );
}

const none: Answers = {};

const byFolded = (found: Answers): Answers =>
  Object.fromEntries(Object.entries(found).map(([name, one]) => [folded(name), one]));
