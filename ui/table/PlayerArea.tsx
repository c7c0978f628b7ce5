import type { PlayerId } from '../../machines/rules/index.ts';
import { Card } from './Card.tsx';
import { useTable } from './context.ts';
import { Piles } from './Piles.tsx';
import { PlayerBar } from './PlayerBar.tsx';
import { type Place, rowsOf } from './rows.ts';
import { knownObject } from './words.ts';

export interface PlayerAreaProps {
  readonly player: PlayerId;
  /** At the bottom of the table: creatures nearest to the middle, the hand below everything. */
  readonly isNear: boolean;
  /** There is little room: a hand is a line of names, and opposite a pile. */
  readonly isTight: boolean;
}

/** A larger hand is a line of names: the battlefield needs the room. */
const mostAsCards = 10;

/** All that a player has: permanents in rows, hand, library, graveyard, exile. */
export function PlayerArea({ player, isNear, isTight }: PlayerAreaProps) {
  const { view, choosing, lit, selected } = useTable();
  const of = view.players[player];
  if (of === undefined) return null;
  const apart = (id: number) =>
    (choosing?.stateOf({ object: id }) ?? null) !== null || lit.has(id) || selected === id;
  const rows = rowsOf(view, player, apart);
  const lanes = [
    <Lane key="creatures" name="creatures" places={rows.creatures} />,
    <div key="back" className="sc-back-lanes">
      <Lane name="lands" places={rows.lands} />
      <Lane name="others" places={rows.others} />
    </div>,
  ];
  const isKnown = of.hand.some((id) => knownObject(view, id) !== null);
  const isLarge = isNear && !isTight && of.hand.length <= mostAsCards;
  const hand = (
    <section className="sc-hand" aria-label={`${of.name}’s hand`} data-known={isKnown} data-near={isNear}>
      {of.hand.map((id) => (
        <Card key={id} id={id} size={isLarge ? 'hand' : 'line'} />
      ))}
      {of.hand.length === 0 && <span className="sc-empty">no cards in hand</span>}
    </section>
  );
  // Cards that nobody here can tell apart take no line of their own.
  const isBeside = !isNear && !isKnown && !isTight;
  const isPiled = !isNear && isTight;
  const bar = (
    <div className="sc-player-row">
      <PlayerBar player={player} />
      {isBeside && hand}
      <Piles player={player} hasHand={isPiled} />
    </div>
  );
  return (
    <section
      className="sc-area"
      data-seat={player}
      data-near={isNear}
      data-gone={of.left === true}
      aria-label={of.name}
    >
      {isNear ? (
        <>
          <div className="sc-lanes">{lanes}</div>
          {bar}
          {hand}
        </>
      ) : (
        <>
          {bar}
          {!isBeside && !isPiled && hand}
          <div className="sc-lanes">{lanes}</div>
        </>
      )}
    </section>
  );
}

function Lane({ name, places }: { readonly name: string; readonly places: readonly Place[] }) {
  if (places.length === 0) return null;
  return (
    <div className="sc-lane" data-lane={name}>
      {places.map(({ object, attached, alike }) => (
        <span
          key={object}
          className="sc-place"
          data-many={alike.length > 1}
          style={{ paddingTop: attached.length * 17 }}
        >
          {attached.map((id, at) => (
            <span key={id} className="sc-tucked" style={{ top: at * 17 }}>
              <Card id={id} size="tucked" />
            </span>
          ))}
          <Card id={object} size={name === 'lands' ? 'land' : 'permanent'} count={alike.length} />
        </span>
      ))}
    </div>
  );
}
