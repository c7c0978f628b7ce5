import type { CardFound } from '../../../machines/library/index.ts';
import type { Asked, Told } from './messages.ts';
import { type LibraryState, noLibrary } from './state.ts';

/** The library of cards that a page has, looked after elsewhere. */
export interface PageLibrary {
  readonly state: () => LibraryState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Opens what was kept before; what else is asked does so, too. Without a library nothing is loaded for it. */
  readonly open: () => void;
  /** The same, if the browser says that something was kept. */
  readonly openIfKept: () => void;
  readonly bring: (file: Blob, name: string) => void;
  /** Gives up the file that is being read. */
  readonly stop: () => void;
  readonly remove: (id: string) => void;
  /** What it has for each of these names. */
  readonly find: (
    names: readonly string[],
    others: readonly string[],
  ) => Promise<Readonly<Record<string, CardFound>>>;
  /** The list of what changed with a new version was seen. */
  readonly seen: () => void;
}

/** A library in a worker, which starts as soon as something is asked of it. `name`: under which the browser keeps it. */
export function libraryInWorker(name: string): PageLibrary {
  let state = noLibrary;
  let worker: Worker | null = null;
  let asked = 0;
  const listeners = new Set<() => void>();
  const waiting = new Map<number, (found: Readonly<Record<string, CardFound>>) => void>();
  const tellAll = () => {
    for (const listener of listeners) listener();
  };
  const started = (): Worker => {
    if (worker !== null) return worker;
    const made = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker = made;
    made.addEventListener('message', ({ data }: MessageEvent<Told>) => {
      if (data.tell === 'found') {
        waiting.get(data.number)?.(data.found);
        waiting.delete(data.number);
        return;
      }
      state = { ...data.state, files: sameFiles(state.files, data.state.files) };
      tellAll();
    });
    made.addEventListener('error', ({ message }) => {
      // What is asked next starts it anew.
      made.terminate();
      worker = null;
      state = {
        ...state,
        importing: null,
        notKept: `The part of the page that reads cards has stopped (${message || 'it could not be loaded'}): bring the file again, or load the page again.`,
      };
      tellAll();
    });
    made.postMessage({ ask: 'open', name } satisfies Asked);
    return made;
  };
  const ask = (what: Asked): void => started().postMessage(what);
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    open: () => void started(),
    openIfKept: () => {
      void isKept(name).then((is) => {
        if (is) started();
      });
    },
    bring: (file, called) => {
      state = { ...state, importing: { name: called, bytes: 0, of: file.size, cards: 0 }, refused: null };
      tellAll();
      ask({ ask: 'bring', id: crypto.randomUUID(), file, name: called });
    },
    stop: () => ask({ ask: 'stop' }),
    remove: (id) => ask({ ask: 'remove', id }),
    find: (names, others) =>
      new Promise((resolve) => {
        asked += 1;
        waiting.set(asked, resolve);
        ask({ ask: 'find', number: asked, names, others });
      }),
    seen: () => ask({ ask: 'seen' }),
  };
}

/** The files that were there, if these are the same: what comes from the worker is always another list. */
function sameFiles(before: LibraryState['files'], now: LibraryState['files']): LibraryState['files'] {
  const isSame = before.length === now.length && before.every(({ id }, at) => id === now[at]?.id);
  return isSame ? before : now;
}

/** Whether the browser has kept a library under this name; false where it doesn’t say. */
async function isKept(name: string): Promise<boolean> {
  try {
    const all = await indexedDB.databases();
    return all.some((one) => one.name === name);
  } catch {
    return false;
  }
}
