import { nameOf } from '../../machines/game/index.ts';
import { playerName } from '../../machines/game/words.ts';
import { type Game, type PlayerId, playerDesignations } from '../../machines/rules/index.ts';
import { AskedMark } from './AskedMark.tsx';
import { useTable } from './context.ts';
import { ManaSymbol } from './ManaCost.tsx';

const designated = {
  monarch: 'The monarch (725)',
  initiative: 'Has the initiative (726)',
} as const;
const outcomes = { playing: '', lost: 'lost', conceded: 'conceded', won: 'won', drew: 'drew' };

/** A player: name, life, mana pool, counters, and what the rules say of them now. Where players may be chosen, a click does. */
export function PlayerBar({ player }: { readonly player: PlayerId }) {
  const { view, choosing, pointed, point } = useTable();
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
      {playerDesignations
        .filter((designation) => view.designations?.[designation] === player)
        .map((designation) => (
          <AskedMark
            key={designation}
            player={player}
            mark={{ designation }}
            isWithinButton={state !== null}
            className="sc-flag"
            data-flag="designation"
            title={designated[designation]}
          >
            {designation}
          </AskedMark>
        ))}
      {Object.entries(of.counters).map(([kind, count]) => (
        <AskedMark
          key={kind}
          player={player}
          mark={{ counters: kind }}
          isWithinButton={state !== null}
          className="sc-counter"
          data-counter={kind}
        >
          {count} {kind}
        </AskedMark>
      ))}
      {Object.entries(of.commanderDamage ?? {}).map(([card, amount]) => (
        <span
          key={card}
          className="sc-counter"
          data-counter="commander"
          title="Combat damage of a commander (903.10a)"
        >
          {amount} from {cardName(view, Number(card))}
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
        <span className="sc-flag">controlled by {playerName(view, of.controlledBy)} (723)</span>
      )}
    </>
  );
  const shared = {
    className: 'sc-player',
    'data-player': player,
    'data-state': state,
    'data-active': isActive,
    'data-pointed': pointed != null && 'player' in pointed && pointed.player === player,
  };
  return state === null ? (
    <div {...shared}>{content}</div>
  ) : (
    <button
      {...shared}
      type="button"
      onClick={() => choosing?.choose({ player })}
      onPointerEnter={() => point?.({ player })}
      onPointerLeave={() => point?.(null)}
    >
      {content}
    </button>
  );
}

/** A card by its number, whatever object it is now. */
function cardName(game: Game, number: number): string {
  const object = game.objects.findLast((one) => one?.card === number);
  return object == null ? 'a commander' : nameOf(game, object.id);
}
