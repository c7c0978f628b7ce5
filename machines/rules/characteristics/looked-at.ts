import type { Game } from '../state/game.ts';
import type { ObjectId } from '../state/identity.ts';
import type { GameObject } from '../state/object.ts';
import { isOwnZone, type Zone } from '../state/zones.ts';
import { type Printed, type PrintedTexts, printedTexts } from './printed.ts';
import { printedOn } from './printed-on.ts';
import { dependsOn, isSpokenOf } from './spoken-of.ts';
import { allIn, isShared } from './zone-lists.ts';

/**
 * The objects of a zone that are looked at for continuous effects and for abilities that function: all of them in the
 * shared zones and where some continuous effect of this game speaks of the zone, elsewhere those whose own text says
 * something there.
 */
export function lookedAt(game: Game, texts: PrintedTexts, zone: Zone): readonly ObjectId[] {
  if (isLookedThrough(game, zone)) return allIn(game, zone);
  if (!texts.definesCharacteristics && !texts.functionsIn.has(zone)) return none;
  if (!isOwnZone(zone)) return speaking(game, texts, game[zone]);
  const found: ObjectId[] = [];
  for (const player of game.players) for (const id of speaking(game, texts, player[zone])) found.push(id);
  return found;
}

/** Whether an object in a zone, on which this is printed, is among those. */
export const isLookedAt = (game: Game, printed: Printed, zone: Zone): boolean =>
  isLookedThrough(game, zone) || speaks(printed, zone);

/**
 * Whether it could matter to what objects are, and to which abilities and rules apply, that this object is where it
 * is: if not, it can come and go, and no answer about anything else changes.
 */
export function matters(game: Game, object: GameObject): boolean {
  const { id, stickers, zone } = object;
  if (zone === 'battlefield' || zone === 'command' || dependsOn(game, zone)) return true;
  // The top card of a library is spoken of without the zone's name.
  if (zone === 'library' && dependsOn(game, 'top')) return true;
  if (stickers !== undefined) return true;
  if (game.effects.some(({ objects }) => objects?.includes(id))) return true;
  if (object.stack?.choices.spliced !== undefined) return true;
  const printed = printedOn(game, printedTexts(game), object);
  return zone === 'stack'
    ? printed.functionsOnStack || dependsOn(game, 'stackObject')
    : speaks(printed, zone);
}

const isLookedThrough = (game: Game, zone: Zone): boolean =>
  isShared(zone) || dependsOn(game, zone) || (isPublic(zone) && isSpokenOf(game, 'stickers'));

/** Where cards can be stickered (123.5). */
const isPublic = (zone: Zone): boolean => zone === 'graveyard' || zone === 'exile';

const speaks = (printed: Printed, zone: Zone): boolean =>
  printed.definesCharacteristics || printed.functionsIn.has(zone);

const none: readonly ObjectId[] = [];

/**
 * Cards among these whose text says something in some such zone. A list is replaced whenever anything moves. Where cards
 * are face down in such a zone, a view hides them from who looks: the game itself, which has the same list, knows more.
 */
function speaking(game: Game, { fronts }: PrintedTexts, ids: readonly ObjectId[]): readonly ObjectId[] {
  let found = speakingAmong.get(ids);
  if (found === undefined) {
    found = ids.filter((id) => {
      const printed = fronts.get(game.objects[id]?.definition ?? '');
      return printed === undefined || printed.definesCharacteristics || printed.functionsIn.size > 0;
    });
    if (!ids.some((id) => game.objects[id]?.faceDown)) speakingAmong.set(ids, found);
  }
  return found;
}

const speakingAmong = new WeakMap<readonly ObjectId[], readonly ObjectId[]>();
