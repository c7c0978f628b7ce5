import { nameOf } from '../../machines/game/index.ts';
import {
  dungeonOf,
  type Game,
  type GameObject,
  type PlayerId,
  type Room,
  roomsOf,
  rulesTable,
} from '../../machines/rules/index.ts';
import { useTable } from './context.ts';
import { dungeonMap } from './dungeon-map.ts';
import { TextWithSymbols } from './ManaCost.tsx';

/** The rooms of a dungeon with the arrows between them, and where its owner’s venture marker is (309.4). */
export function DungeonRooms({
  game,
  dungeon,
  enter,
}: {
  readonly game: Game;
  readonly dungeon: GameObject;
  /**
   * Moves the marker into a room; null for those that it may not go to. Absent where nothing is asked. Where something is,
   * rooms that the marker can't come to any more are left out.
   */
  readonly enter?: (room: string) => (() => void) | null;
}) {
  const rooms =
    enter === undefined ? roomsOf(game, dungeon) : roomsAhead(roomsOf(game, dungeon), dungeon.room);
  const map = dungeonMap(rooms);
  // Rooms and arrows take turns: row 1 is of rooms, row 2 of the arrows below it.
  return (
    <div className="sc-dungeon">
      <ol aria-label="Rooms">
        {rooms.map((room, at) => {
          const place = map.rooms[at];
          if (place === undefined) return null;
          const isHere = dungeon.room === room.name;
          const choose = enter?.(room.name) ?? null;
          return (
            <li
              key={room.name}
              className="sc-room"
              data-here={isHere}
              data-option={choose !== null}
              aria-current={isHere ? 'location' : undefined}
              style={{
                gridRow: `${2 * place.row + 1} / span ${2 * place.rows - 1}`,
                gridColumn: `${place.from * columns + 1} / ${place.to * columns + 1}`,
              }}
            >
              <strong>
                {isHere && (
                  <>
                    <span className="sc-venture-marker" aria-hidden="true" />
                    <span className="sc-hidden">The venture marker is here: </span>
                  </>
                )}
                {choose === null ? (
                  room.name
                ) : (
                  <button type="button" className="sc-enter-room" onClick={choose}>
                    {room.name}
                  </button>
                )}
              </strong>
              <TextWithSymbols text={wordsOf(room)} />
              <span className="sc-hidden">
                {room.leadsTo.length === 0 ? 'The bottommost room.' : `Leads to ${room.leadsTo.join(', ')}.`}
              </span>
            </li>
          );
        })}
      </ol>
      {Array.from({ length: map.rows - 1 }, (_, below) => {
        const arrows = map.arrows.filter((arrow) => arrow.below === below);
        return (
          <div key={`below ${below}`} className="sc-room-arrows" style={{ gridRow: 2 * below + 2 }}>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              {arrows.map(({ from, to }) => (
                <path key={`${from} ${to}`} d={`M${100 * from} 0 L${100 * to} 10`} />
              ))}
            </svg>
            {/* The lines are stretched to the width there is: heads would be, too. */}
            {[...new Set(arrows.map(({ to }) => to))].map((to) => (
              <span key={to} className="sc-room-arrow-head" style={{ left: `${100 * to}%` }} />
            ))}
          </div>
        );
      })}
    </div>
  );
}

/** The room that the marker is in, and those to which arrows lead from there. */
function roomsAhead(rooms: readonly Room[], from: string | undefined): readonly Room[] {
  const found = new Set(from === undefined ? rooms.map(({ name }) => name) : [from]);
  // Arrows lead down: a room is printed after those from which they lead to it.
  for (const { leadsTo, name } of rooms) if (found.has(name)) for (const next of leadsTo) found.add(next);
  return rooms.filter(({ name }) => found.has(name));
}

/** Rows of one, two, three and four rooms fill as many columns. */
const columns = 12;

/** What a room’s ability does (309.4c). */
const wordsOf = ({ ability }: Room): string =>
  ability.kind === 'keyword'
    ? rulesTable().abilityText(
        { kind: 'spell', effect: ability.effect ?? [], ...(ability.targets && { targets: ability.targets }) },
        null,
      )
    : '';

/** In which dungeon and room a player is; a click shows its map. */
export function WhereInDungeon({ player }: { readonly player: PlayerId }) {
  const { view, select, selected, lit, enlarge } = useTable();
  const dungeon = dungeonOf(view, player);
  if (dungeon === null) return null;
  const { id, room = '' } = dungeon;
  return (
    <button
      type="button"
      className="sc-where-in-dungeon"
      data-lit={lit.has(id) || selected === id}
      title={`${nameOf(view, id)} (309)`}
      onClick={() => select(id)}
      onPointerEnter={(event) => enlarge(id, event.currentTarget)}
      onPointerLeave={() => enlarge(null)}
    >
      <span className="sc-venture-marker" aria-hidden="true" />
      <span className="sc-hidden">{nameOf(view, id)}: </span>
      {room}
    </button>
  );
}
