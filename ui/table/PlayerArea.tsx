import { counted } from '../../machines/game/words.ts';
import type { Game, ObjectId, PlayerId } from '../../machines/rules/index.ts';
import { Card } from './Card.tsx';
import { useTable } from './context.ts';
import { WhereInDungeon } from './Dungeon.tsx';
import { Piles } from './Piles.tsx';
import { PlayerBar } from './PlayerBar.tsx';
import { type Place, type Rows, rowsOf } from './rows.ts';
import { knownObject } from './words.ts';

export interface PlayerAreaProps {
  readonly player: PlayerId;
  /** At the bottom of the table: creatures nearest to the middle, the hand below everything. */
  readonly isNear: boolean;
  /** There is little room: a hand is a line of names, and opposite a pile. */
  readonly isTight: boolean;
  /** Among many players what this one has can be folded to a line; absent where there is room for all. */
  readonly fold?: Fold;
}

/** Whether a player's permanents are folded to a line, and what folds them or opens them again: those of all others with them. */
export interface Fold {
  readonly isFolded: boolean;
  readonly toggle: (isForAll: boolean) => void;
}

/** A larger hand is a line of names: the battlefield needs the room. */
const mostAsCards = 10;

/** All that a player has: permanents in rows, hand, library, graveyard, exile. */
export function PlayerArea({ player, isNear, isTight, fold }: PlayerAreaProps) {
  const { view, choosing, lit, selected } = useTable();
  const of = view.players[player];
  if (of === undefined) return null;
  const apart = (id: number) =>
    (choosing?.stateOf({ object: id }) ?? null) !== null || lit.has(id) || selected === id;
  const rows = rowsOf(view, player, apart);
  // What is asked about, or fights, is there to be seen.
  const isCalled = (id: ObjectId) => apart(id) || isFighting(view, id);
  const places = [...rows.creatures, ...rows.lands, ...rows.others];
  const isFolded =
    fold?.isFolded === true && !places.some(({ alike, attached }) => [...alike, ...attached].some(isCalled));
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
      <WhereInDungeon player={player} />
      {isBeside && hand}
      <Piles player={player} hasHand={isPiled} />
      {fold !== undefined && places.length > 0 && (
        <button
          type="button"
          className="sc-fold"
          aria-expanded={!isFolded}
          aria-label={`Permanents of ${of.name}`}
          title={`${fold.isFolded ? 'Show' : 'Fold'} what ${of.name} has; with Shift, what all others have`}
          onClick={(event) => fold.toggle(event.shiftKey)}
        >
          {isFolded ? '▸' : '▾'}
        </button>
      )}
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
          {isFolded ? (
            <p className="sc-folded sc-quiet">{inWords(rows)}</p>
          ) : (
            <div className="sc-lanes">{lanes}</div>
          )}
        </>
      )}
    </section>
  );
}

const isFighting = ({ combat }: Game, id: ObjectId): boolean =>
  combat !== null && [...combat.attackers, ...combat.blockers].some(({ object }) => object === id);

/** How many permanents of each kind there are: what is attached to one lies under it. */
function inWords({ creatures, lands, others }: Rows): string {
  const count = (places: readonly Place[]) => places.reduce((sum, { alike }) => sum + alike.length, 0);
  const kinds = [
    [count(creatures), 'creature'],
    [count(lands), 'land'],
    [count(others), 'other', 'others'],
  ] as const;
  return kinds.flatMap(([many, one, all]) => (many === 0 ? [] : counted(many, one, all))).join(', ');
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
