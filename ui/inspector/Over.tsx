import type { GameView } from '../../machines/game/index.ts';
import { outcomeOf } from './outlook.ts';

const ends = { lost: 'lost', conceded: 'conceded', won: 'won', drew: 'drew' };

/** How the game ended, once it has: who won, and by which rule each of the others didn’t. */
export function GameOver({ view: { over, players } }: { readonly view: GameView }) {
  if (over === null) return null;
  const others = players.filter(({ id }) => !over.winners.includes(id));
  return (
    <div className="sc-over" role="status">
      <p>
        {outcomeOf(over, players)} <span className="sc-rule">{over.rule}</span>
      </p>
      <ul>
        {others.map(({ id, life, name, outcomeRule, status }) => (
          <li key={id}>
            {name} {status === 'playing' ? 'was still playing' : ends[status]}, with{' '}
            {life < 0 ? `−${-life}` : life} life
            {outcomeRule != null && <span className="sc-rule"> {outcomeRule}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
