import { ended, openedDatabase } from '../database.ts';
import { gamesInMemory, type KeptGames, type KeptHead, lastFirst } from './kept-games.ts';

/**
 * The games that this browser keeps under a name. Where it keeps nothing, or has no room for one, the page has it as long
 * as it is open.
 */
export function browserGames(name: string): KeptGames {
  const games = indexedGames(name).catch(gamesInMemory);
  const others = gamesInMemory();
  return {
    isDurable: async () => (await games).isDurable(),
    heads: async () => {
      const here = await others.heads();
      const kept = (await (await games).heads()).filter(({ id }) => here.every((one) => one.id !== id));
      return lastFirst([...here, ...kept]);
    },
    text: async (id) => (await others.text(id)) ?? (await games).text(id),
    put: async (head, text) => {
      try {
        await (await games).put(head, text);
        await others.remove(head.id);
      } catch (error) {
        await others.put(head, text);
        throw error;
      }
    },
    remove: async (id) => {
      await others.remove(id);
      await (await games).remove(id);
    },
  };
}

/** Heads and texts apart, so that a list of games reads no game. */
async function indexedGames(name: string): Promise<KeptGames> {
  const database = await openedDatabase(name, (made) => {
    made.createObjectStore('heads', { keyPath: 'id' });
    made.createObjectStore('texts');
  });
  const change = async (ask: (heads: IDBObjectStore, texts: IDBObjectStore) => void) => {
    const transaction = database.transaction(['heads', 'texts'], 'readwrite');
    const done = ended(transaction);
    ask(transaction.objectStore('heads'), transaction.objectStore('texts'));
    await done;
  };
  const read = async <Answer>(
    store: 'heads' | 'texts',
    ask: (of: IDBObjectStore) => IDBRequest<Answer>,
  ): Promise<Answer> => {
    const transaction = database.transaction(store, 'readonly');
    const done = ended(transaction);
    const request = ask(transaction.objectStore(store));
    await done;
    return request.result;
  };
  return {
    isDurable: async () => true,
    heads: async () => lastFirst(await read('heads', (heads): IDBRequest<KeptHead[]> => heads.getAll())),
    text: async (id) =>
      (await read('texts', (texts): IDBRequest<string | undefined> => texts.get(id))) ?? null,
    put: (head, text) =>
      change((heads, texts) => {
        heads.put(head);
        texts.put(text, head.id);
      }),
    remove: (id) =>
      change((heads, texts) => {
        heads.delete(id);
        texts.delete(id);
      }),
  };
}
