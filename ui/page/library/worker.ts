/** The library of the page in a worker: files of cards are read here, and what is printed on them. */

import { libraryDesk } from './desk.ts';
import { type CardStorage, indexedStorage } from './kept.ts';
import type { Asked, Told } from './messages.ts';

const tell = (told: Told): void => self.postMessage(told);

/** What was asked meanwhile comes first: messages are taken in turn. */
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

let database = '';
const storage = (): Promise<CardStorage> => indexedStorage(database);
const desk = libraryDesk({ storage, pause, tell: (state) => tell({ tell: 'state', state }) });
/** What is asked waits until what was kept is there. */
let ready: Promise<void> = Promise.resolve();

self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  if (data.ask === 'open') {
    database = data.name;
    ready = desk.open();
  } else if (data.ask === 'stop') desk.stop();
  else void ready.then(() => answer(data));
});

async function answer(asked: Exclude<Asked, { readonly ask: 'open' | 'stop' }>): Promise<void> {
  switch (asked.ask) {
    case 'bring':
      return desk.bring(asked.id, asked.file, asked.name);
    case 'remove':
      return desk.remove(asked.id);
    case 'seen':
      return desk.seen();
    case 'find': {
      const { names, number, others } = asked;
      return tell({ tell: 'found', number, found: desk.find(names, others) });
    }
    default:
      return asked satisfies never;
  }
}
