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

/** Mana is added as costs are paid: more abilities for it than this are out of the way of what else may be done. */
const mostInSight = 4;

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
          const buttons = own.map((offer) => (
            <OfferButton
              key={`${offer.object} ${offer.more}`}
              offer={offer}
              isSelected={selected === offer.object}
              onTake={() => take(offer)}
            />
          ));
          if (group === 'mana' && own.length > mostInSight)
            return (
              <details key={group} className="sc-refused">
                <summary>Mana abilities: {own.length}</summary>
                <div className="sc-offer-group">{buttons}</div>
              </details>
            );
          return (
            <div key={group} className="sc-offer-group">
              <h4>{title}</h4>
              {buttons}
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

/** Something that may be done: a click does it. */
function OfferButton({
  offer: { count, label, more },
  isSelected,
  onTake,
}: {
  readonly offer: Offer;
  readonly isSelected: boolean;
  readonly onTake: () => void;
}) {
  return (
    <button type="button" className="sc-offer" data-selected={isSelected} title={more} onClick={onTake}>
      <span>{label}</span>
      {count > 1 && <span className="sc-quiet">×{count}</span>}
      {more !== '' && (
        <span className="sc-offer-more">
          <TextWithSymbols text={more} />
        </span>
      )}
    </button>
  );
}
