import type { LibraryCard, Verdicts } from '../../../machines/library/index.ts';
import { ended, openedDatabase } from '../database.ts';

/** A file of cards that was brought to the page. */
export interface KeptFile {
  readonly id: string;
  readonly name: string;
  /** How many cards it holds. */
  readonly cards: number;
  /** When it was brought, in milliseconds since 1970. */
  readonly since: number;
}

/** Where files of cards are kept. Everything may be refused: then it rejects, and nothing of that was done. */
export interface CardStorage {
  readonly files: () => Promise<readonly KeptFile[]>;
  readonly cardsOf: (id: string) => Promise<readonly LibraryCard[]>;
  readonly add: (file: KeptFile, cards: readonly LibraryCard[]) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  readonly verdicts: () => Promise<Verdicts | null>;
  readonly keepVerdicts: (verdicts: Verdicts) => Promise<void>;
}

/** So many cards are written and read at once: one by one takes ten times as long. */
const inBlock = 400;

/** The browser’s own storage. Rejects where it may not be used. */
export async function indexedStorage(name: string): Promise<CardStorage> {
  const database = await openedDatabase(name, (made) => {
    made.createObjectStore('files', { keyPath: 'id' });
    made.createObjectStore('blocks');
    made.createObjectStore('verdicts');
  });
  const inTransaction = async <T>(
    mode: IDBTransactionMode,
    ask: (stores: (store: string) => IDBObjectStore) => IDBRequest<T> | undefined,
  ): Promise<T | undefined> => {
    const transaction = database.transaction(['files', 'blocks', 'verdicts'], mode);
    const done = ended(transaction);
    const request = ask((store) => transaction.objectStore(store));
    await done;
    return request?.result;
  };
  const blocksOf = (id: string) => IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]);
  return {
    files: async () =>
      (await inTransaction('readonly', (stores) => stores('files').getAll() as IDBRequest<KeptFile[]>)) ?? [],
    cardsOf: async (id) => {
      const blocks = await inTransaction(
        'readonly',
        (stores) => stores('blocks').getAll(blocksOf(id)) as IDBRequest<LibraryCard[][]>,
      );
      return (blocks ?? []).flat();
    },
    add: async (file, cards) => {
      await inTransaction('readwrite', (stores) => {
        stores('files').put(file);
        stores('blocks').delete(blocksOf(file.id));
        for (let at = 0; at < cards.length; at += inBlock)
          stores('blocks').put(cards.slice(at, at + inBlock), [file.id, at / inBlock]);
        return undefined;
      });
    },
    remove: async (id) => {
      await inTransaction('readwrite', (stores) => {
        stores('files').delete(id);
        stores('blocks').delete(blocksOf(id));
        return undefined;
      });
    },
    verdicts: async () =>
      (await inTransaction('readonly', (stores) => stores('verdicts').get('all') as IDBRequest<Verdicts>)) ??
      null,
    keepVerdicts: async (verdicts) => {
      await inTransaction('readwrite', (stores) => {
        stores('verdicts').put(verdicts, 'all');
        return undefined;
      });
    },
  };
}

/** What is kept for as long as the page is open, and no longer. */
export function storageInMemory(): CardStorage {
  const files = new Map<string, { readonly file: KeptFile; readonly cards: readonly LibraryCard[] }>();
  let kept: Verdicts | null = null;
  return {
    files: async () => [...files.values()].map(({ file }) => file),
    cardsOf: async (id) => files.get(id)?.cards ?? [],
    add: async (file, cards) => void files.set(file.id, { file, cards }),
    remove: async (id) => void files.delete(id),
    verdicts: async () => kept,
    keepVerdicts: async (verdicts) => {
      kept = verdicts;
    },
  };
}
