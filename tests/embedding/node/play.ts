// What somebody writes who embeds the engine in Node: two built-in players play a game.
import { writeFileSync } from 'node:fs';
import {
  attempt,
  cardText,
  createGame,
  decisionOf,
  eventSentence,
  explain,
  type Game,
  legalActions,
  newGame,
  playGame,
  randomPlayer,
  redactEmitted,
  restoreGame,
  saveGame,
  sensiblePlayer,
  type Verdict,
  viewFor,
} from 'spellchart';
import { cards, checkCard, decks } from 'spellchart/cards';
import { hashOfReplay, recordingOf } from 'spellchart/recordings';
import { anyTarget, creatureCard, dealDamageToTarget, haste, whenEnters } from 'spellchart/write';

const [red, white] = decks;
if (red === undefined || white === undefined) throw new Error('There are no decks.');

const spark = creatureCard(
  'Spark Runner',
  '{1}{R}',
  'Elemental',
  '2/1',
  haste,
  whenEnters([anyTarget], dealDamageToTarget(1)),
);
if (checkCard(spark).length > 0) throw new Error(JSON.stringify(checkCard(spark)));
if (!cardText(spark).startsWith('Haste\nWhen this creature enters')) throw new Error(cardText(spark));
createGame({
  cards,
  seed: 'own cards',
  players: [
    { name: 'Alice', deck: [spark, spark, 'Mountain'] },
    { name: 'Bob', deck: white.list },
  ],
}).start();

// What client.ts reads: a game as a player sees it, and one that hasn't begun.
const mountains = ['Alice', 'Bob'].map((name) => ({ name, deck: '60 Mountain' }));
const plain = createGame({ cards, seed: 'sent', players: mountains, first: 0 });
playGame(plain, [sensiblePlayer(), sensiblePlayer()], { limit: 2 });
writeFileSync('game.json', JSON.stringify(viewFor(plain.getSnapshot().context.game, 0)));
writeFileSync('new.json', JSON.stringify(newGame({ cards, seed: 'sent', players: mountains })));

const actor = createGame({
  cards,
  seed: 'embedded',
  players: [
    { name: 'Alice', deck: red.list },
    { name: 'Bob', deck: white.list },
  ],
});
const game = (): Game => actor.getSnapshot().context.game;

let drawn = 0;
actor.on('card.drawn', (emitted) => {
  const { event } = emitted;
  if (event.to === 'hand') drawn += 1;
  redactEmitted(game(), emitted, 0);
});
actor.on('damage.dealt', ({ event }) => {
  if (event.amount <= 0) throw new Error(eventSentence(game(), event) ?? 'Damage.');
});
actor.start();

const first = decisionOf(game());
if (first === null) throw new Error('Nobody has to decide anything.');
const nothing: Verdict = attempt(actor, { type: 'priority.pass', player: 1 - first.player });
if (nothing.ok) throw new Error('A player passed without priority.');
const again = explain(game(), { type: 'priority.pass', player: 1 - first.player });
if (again.ok || legalActions(game(), first.decider).length === 0) throw new Error('That explains nothing.');
if (viewFor(game(), 0).seed !== '') throw new Error('A player sees the seed.');

const goesOn = restoreGame(JSON.stringify(saveGame(actor)));
const players = [randomPlayer('one'), sensiblePlayer('two')];
const { decisions, over } = playGame(actor, players);
const other = playGame(goesOn, [randomPlayer('one'), sensiblePlayer('two')]);
if (other.decisions !== decisions) throw new Error('The restored game went another way.');

const recording = recordingOf(actor);
console.log(
  JSON.stringify({
    decisions,
    drawn,
    over,
    hash: hashOfReplay(recording),
    replayed: hashOfReplay(JSON.parse(JSON.stringify(recording)), { mode: 'direct' }),
    refused: nothing.refusals.map(({ rule }) => rule),
  }),
);
