import {
  attachments,
  type Characteristics,
  characteristics,
  type Game,
  type ObjectId,
  type PlayerId,
  sicknessVerdict,
} from '../../machines/rules/index.ts';

/** Where permanents lie on a player's part of the battlefield. */
export type RowName = 'creatures' | 'others' | 'lands';

/** What lies in one place: an object, what is attached to it, and how many more are just like it. */
export interface Place {
  readonly object: ObjectId;
  readonly attached: readonly ObjectId[];
  /** All of them, itself first. */
  readonly alike: readonly ObjectId[];
}

export type Rows = Readonly<Record<RowName, readonly Place[]>>;

/**
 * A player's permanents in rows, in the order in which they came. What is attached lies under what it is attached to,
 * whoever controls it. Alike lands and tokens lie on one another, unless one of them is in `apart`.
 */
export function rowsOf(game: Game, player: PlayerId, apart: (id: ObjectId) => boolean): Rows {
  const rows: Record<RowName, Place[]> = { creatures: [], others: [], lands: [] };
  const alike = new Map<string, { row: RowName; at: number }>();
  for (const id of game.battlefield) {
    const object = game.objects[id];
    if (object == null || object.phasedOut) continue;
    const now = characteristics(game, id);
    if (now.controller !== player || isUnderAnother(game, object.attachedTo)) continue;
    const attached = allAttached(game, id);
    const row = rowOf(now);
    const key = attached.length === 0 && !apart(id) ? keyOf(game, id, now) : null;
    const found = key === null ? undefined : alike.get(key);
    const place = found === undefined ? undefined : rows[found.row][found.at];
    if (found !== undefined && place !== undefined) {
      rows[found.row][found.at] = { ...place, alike: [...place.alike, id] };
      continue;
    }
    if (key !== null) alike.set(key, { row, at: rows[row].length });
    rows[row].push({ object: id, attached, alike: [id] });
  }
  return rows;
}

function rowOf({ types }: Characteristics): RowName {
  if (types.includes('creature')) return 'creatures';
  return types.includes('land') ? 'lands' : 'others';
}

const isUnderAnother = (
  game: Game,
  attachedTo: { readonly object: ObjectId } | { readonly player: PlayerId } | null,
): boolean =>
  attachedTo !== null && 'object' in attachedTo && game.objects[attachedTo.object]?.zone === 'battlefield';

function allAttached(game: Game, id: ObjectId): readonly ObjectId[] {
  return attachments(game, id).flatMap((one) => [one, ...allAttached(game, one)]);
}

/** Permanents with the same key can't be told apart on the table. */
function keyOf(game: Game, id: ObjectId, now: Characteristics): string | null {
  const object = game.objects[id];
  if (object == null) return null;
  const isPlain = now.types.includes('land') || object.kind === 'token';
  const isFighting =
    game.combat?.attackers.some((one) => one.object === id) === true ||
    game.combat?.blockers.some((one) => one.object === id) === true;
  if (!isPlain || isFighting || object.damage > 0 || Object.keys(object.counters).length > 0) return null;
  const isNew = !sicknessVerdict(game, id).ok;
  return [
    now.name,
    object.tapped,
    isNew,
    now.power,
    now.toughness,
    object.owner,
    object.frozen,
    object.exertedBy,
  ].join('|');
}
