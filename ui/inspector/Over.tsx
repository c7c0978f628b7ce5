import type { GameView } from '../../machines/game/index.ts';

/** How the game ended, once it has. */
export function GameOver({ view: { over, players } }: { readonly view: GameView }) {
  if (over === null) return null;
  const winners = over.winners.map((id) => players[id]?.name).join(' and ');
  return (
    <p className="sc-over" role="status">
      {winners === '' ? 'The game is a draw' : `${winners} won`} <span className="sc-rule">{over.rule}</span>
    </p>
  );
}
