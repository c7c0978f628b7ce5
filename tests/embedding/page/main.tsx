// What somebody writes who shows a game in a React app: two inspectors, of two games, on one page.
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createGame, type GameActor, randomPlayer } from 'spellchart';
import { cards, decks } from 'spellchart/cards';
import { fromActor, Inspector } from 'spellchart/ui';
import 'spellchart/ui/styles.css';

function newGame(seed: string): GameActor {
  const deck = decks[0];
  if (deck === undefined) throw new Error('There are no decks.');
  const actor = createGame({
    cards,
    seed,
    first: 0,
    players: [
      { name: `Alice of ${seed}`, deck: deck.list },
      { name: `Bob of ${seed}`, deck: deck.list },
    ],
  });
  fromActor(actor);
  actor.start();
  return actor;
}

const games = ['one', 'two'].map(newGame);
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root.');
createRoot(root).render(
  <StrictMode>
    {games.map((actor, at) => (
      <div key={actor.sessionId} id={`game-${at}`} style={{ height: '50vh' }}>
        <Inspector source={fromActor(actor)} viewer={0} seats={{ 1: randomPlayer('Bob') }} />
      </div>
    ))}
  </StrictMode>,
);
