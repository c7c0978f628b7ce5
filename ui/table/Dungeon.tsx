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
export function DungeonRooms({ game, dungeon }: { readonly game: Game; readonly dungeon: GameObject }) {
  const rooms = roomsOf(game, dungeon);
  const map = dungeonMap(rooms);
  // Rooms and arrows take turns: row 1 is of rooms, row 2 of the arrows below it.
  return (
    <div className="sc-dungeon">
      <ol aria-label="Rooms">
        {rooms.map((room, at) => {
          const place = map.rooms[at];
          if (place === undefined) return null;
          const isHere = dungeon.room === room.name;
          return (
            <li
              key={room.name}
              className="sc-room"
              data-here={isHere}
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
                {room.name}
              </strong>
              <TextWithSymbols text={wordsOf(room)} />
              <span className="sc-hidden">
                {room.leadsTo.length === 0 ? 'The bottommost room.' : `Leads to ${room.leadsTo.join(', ')}.`}
              </span>
            </li>
          );
        })}
      </ol>
      {Array.from({ length: map.rows - 1 }, (_, below) => (
        <div key={`below ${below}`} className="sc-room-arrows" style={{ gridRow: 2 * below + 2 }}>
          <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
            {map.arrows
              .filter((arrow) => arrow.below === below)
              .map(({ from, to }) => (
                <path key={`${from} ${to}`} d={`M${100 * from} 0 L${100 * to} 10`} />
              ))}
          </svg>
        </div>
      ))}
    </div>
  );
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
