import { useMemo, useState } from 'react';
import { TextWithSymbols, useTable } from '../table/index.ts';
import { type ActionGroup, type Offer, offersOf, refusedFor } from './actions.ts';
import { useDeciding } from './context.ts';
import { Reasons } from './Reasons.tsx';

const groups: readonly (readonly [ActionGroup, string])[] = [
  ['lands', 'Play'],
  ['spells', 'Cast'],
  ['abilities', 'Activate'],
  ['mana', 'Mana'],
];

/** Priority: everything that may be done now, and what may not be, with the reasons. */
export function Priority() {
  const { game, view, decision, act } = useDeciding();
  const { select, selected } = useTable();
  const [paysByHand, setPaysByHand] = useState(false);
  const offers = useMemo(() => offersOf(game, decision.player), [game, decision.player]);
  const refused = useMemo(
    () => refusedFor(game, decision.player, view.viewer),
    [game, decision.player, view.viewer],
  );
  const take = ({ event }: Offer) => {
    act(
      event.type === 'spell.cast' || event.type === 'ability.activate'
        ? { ...event, payment: paysByHand ? 'manual' : 'automatic' }
        : event,
    );
  };
  return (
    <div className="sc-priority">
      <div className="sc-offers">
        <div className="sc-offer-group">
          <button
            type="button"
            className="sc-primary"
            aria-keyshortcuts="Space"
            onClick={() => act({ type: 'priority.pass', player: decision.player })}
          >
            Pass priority <kbd>space</kbd>
          </button>
          <label className="sc-check">
            <input
              type="checkbox"
              checked={paysByHand}
              onChange={(event) => setPaysByHand(event.target.checked)}
            />
            pay by hand
          </label>
        </div>
        {groups.map(([group, title]) => {
          const own = offers.filter((offer) => offer.group === group);
          if (own.length === 0) return null;
          return (
            <div key={group} className="sc-offer-group">
              <h4>{title}</h4>
              {own.map((offer) => (
                <button
                  key={`${offer.object} ${offer.more}`}
                  type="button"
                  className="sc-offer"
                  data-selected={selected === offer.object}
                  title={offer.more}
                  onClick={() => take(offer)}
                >
                  <span>{offer.label}</span>
                  {offer.count > 1 && <span className="sc-quiet">×{offer.count}</span>}
                  {offer.more !== '' && (
                    <span className="sc-offer-more">
                      <TextWithSymbols text={offer.more} />
                    </span>
                  )}
                </button>
              ))}
            </div>
          );
        })}
      </div>
      {refused.length > 0 && (
        <details className="sc-refused">
          <summary>Can’t be done now: {refused.length}</summary>
          <ul>
            {refused.map(({ object, label, more, verdict }) => (
              <li key={`${object} ${more}`}>
                <button type="button" className="sc-link" onClick={() => select(object)}>
                  {label}
                </button>
                {more !== '' && (
                  <span className="sc-quiet">
                    {' '}
                    <TextWithSymbols text={more} />
                  </span>
                )}
                <Reasons game={view} verdict={verdict} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
