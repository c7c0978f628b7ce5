/** Where the rooms of a dungeon are drawn, and the arrows between them (309.4). */

export interface RoomOnMap {
  readonly name: string;
  /** The rooms to which arrows lead. */
  readonly leadsTo: readonly string[];
}

/** A place on the map: in which row, through how many, and from where to where in it, of 0 to 1. */
export interface PlaceOfRoom {
  readonly name: string;
  readonly row: number;
  readonly rows: number;
  readonly from: number;
  readonly to: number;
}

/** An arrow from the middle of a room down to the middle of one in the row after this one. */
export interface ArrowOfRooms {
  readonly below: number;
  readonly from: number;
  readonly to: number;
}

export interface DungeonMap {
  readonly rows: number;
  readonly rooms: readonly PlaceOfRoom[];
  readonly arrows: readonly ArrowOfRooms[];
}

/**
 * The topmost room above, each other one below all from which arrows lead to it, in the order in which they are printed. A
 * room whose arrows pass a row reaches down through that.
 */
export function dungeonMap(rooms: readonly RoomOnMap[]): DungeonMap {
  const rowOf = rowsFromTop(rooms);
  const row = ({ name }: RoomOnMap): number => rowOf.get(name) ?? 0;
  const rows = Math.max(0, ...rooms.map((room) => row(room) + 1));
  const through = (room: RoomOnMap): number => {
    const next = room.leadsTo.map((name) => rowOf.get(name) ?? rows);
    return Math.max(1, (next.length === 0 ? row(room) + 1 : Math.min(...next)) - row(room));
  };
  const isIn = (room: RoomOnMap, at: number) => row(room) <= at && at < row(room) + through(room);
  const places = rooms.map((room): PlaceOfRoom => {
    const beside = rooms.filter((one) => isIn(one, row(room)));
    const at = beside.indexOf(room);
    return {
      name: room.name,
      row: row(room),
      rows: through(room),
      from: at / beside.length,
      to: (at + 1) / beside.length,
    };
  });
  const middle = (name: string): number => {
    const place = places.find((one) => one.name === name);
    return place === undefined ? 0 : (place.from + place.to) / 2;
  };
  const arrows = rooms.flatMap((room) =>
    room.leadsTo.map((name) => ({
      below: row(room) + through(room) - 1,
      from: middle(room.name),
      to: middle(name),
    })),
  );
  return { rows, rooms: places, arrows };
}

/** How many arrows lead to each room, at most, one after the other. */
function rowsFromTop(rooms: readonly RoomOnMap[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  // Arrows lead down: a room is printed after those from which they lead to it.
  for (const { name, leadsTo } of rooms) {
    const below = (found.get(name) ?? 0) + 1;
    if (!found.has(name)) found.set(name, 0);
    for (const next of leadsTo) found.set(next, Math.max(below, found.get(next) ?? 0));
  }
  return found;
}
