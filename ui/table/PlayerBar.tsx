import type { PlayerId } from '../../machines/rules/index.ts';
import { useTable } from './context.ts';
import { ManaSymbol } from './ManaCost.tsx';

const outcomes = { playing: '', lost: 'lost', conceded: 'conceded', won: 'won', drew: 'drew' };

/** A player: name, life, mana pool, counters, and what the rules say of them now. Where players may be chosen, a click does. */
export function PlayerBar({ player }: { readonly player: PlayerId }) {
  const { view, choosing } = useTable();
  const of = view.players[player];
  if (of === undefined) return null;
  const state = choosing?.stateOf({ player }) ?? null;
  const isActive = view.turn.active === player;
  const holds = view.priority.holder === player && view.pending?.kind === 'priority';
  const decides = view.pending?.decider === player && !holds;
  const passed = view.pending?.kind === 'priority' && view.priority.passed.includes(player);
  const content = (
    <>
      <span className="sc-life" title={`${of.life} life`}>
        <span className="sc-hidden">Life </span>
        {of.life < 0 ? `−${-of.life}` : of.life}
      </span>
      <span className="sc-player-name">{of.name}</span>
      {of.status !== 'playing' && (
        <span className="sc-flag">
          {outcomes[of.status]} ({of.outcomeRule ?? '104'})
        </span>
      )}
      {isActive && (
        <span className="sc-flag" data-flag="active">
          active
        </span>
      )}
      {holds && (
        <span className="sc-flag" data-flag="priority">
          priority
        </span>
      )}
      {decides && (
        <span className="sc-flag" data-flag="priority">
          decides
        </span>
      )}
      {passed && <span className="sc-flag">passed</span>}
      {Object.entries(of.counters).map(([kind, count]) => (
        <span key={kind} className="sc-counter">
          {count}×{kind}
        </span>
      ))}
      {of.pool.length > 0 && (
        <span className="sc-pool">
          <span className="sc-hidden">Mana: </span>
          {of.pool.map((unit, at) => (
            <ManaSymbol key={at} symbol={unit.type} />
          ))}
        </span>
      )}
      {of.controlledBy !== null && (
        <span className="sc-flag">controlled by {view.players[of.controlledBy]?.name}</span>
      )}
    </>
  );
  const shared = {
    className: 'sc-player',
    'data-player': player,
    'data-state': state,
    'data-active': isActive,
  };
  return state === null ? (
    <div {...shared}>{content}</div>
  ) : (
    <button {...shared} type="button" onClick={() => choosing?.choose({ player })}>
      {content}
    </button>
  );
}
