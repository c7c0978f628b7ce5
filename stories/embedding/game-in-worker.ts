/** A game in a worker: the page sees what its charts do, and sends what players do. */
import { cards, decks } from '../../machines/cards/index.ts';
import { createGame } from '../../machines/index.ts';
import { type Port, toPort } from '../../machines/trace.ts';

const [red, green] = decks;
if (red === undefined || green === undefined) throw new Error('There are no decks.');

const actor = createGame({
  cards,
  seed: 'in a worker',
  first: 0,
  players: [
    { name: 'Alice', deck: red.list },
    { name: 'Bob', deck: green.list },
  ],
});

/** Inside a worker `self` is what the page talks to; the types of a page don't know that. */
const page: Port = {
  postMessage: (message) => self.postMessage(message),
  addEventListener: (type, listener) => self.addEventListener(type, listener),
  removeEventListener: (type, listener) => self.removeEventListener(type, listener),
};
toPort(actor, page);
actor.start();
