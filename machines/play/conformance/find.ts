import {
  characteristics,
  type Face,
  type Game,
  type ObjectId,
  type PutOnStack,
  type Target,
} from '../../rules/index.ts';
import type { Designator, Pick } from './entries.ts';
import { sameName } from './names.ts';
import type { Script } from './run.ts';
import { beginsWith, namesTogether, stackName, stackText, stackTexts } from './texts.ts';

/** The name that the format gives an object now; tokens are "Wurm Token" (111.4). */
export const nameNow = namesTogether;

/** The name that a card has with this face up, or as this half. */
export function nameOfFace(game: Game, id: ObjectId, face: Face): string {
  const card = game.definitions[game.objects[id]?.definition ?? ''];
  if (face === 1 && card?.back !== undefined) return card.back.name;
  return face === 0 && card?.split === true ? card.name : nameNow(game, id);
}

/** The face that is up of what is put on the stack so. */
export const faceOf = (put: PutOnStack | undefined): Face =>
  put !== undefined && 'face' in put ? put.face : 0;

/** Whether something is put on the stack face down (708.4). */
export const isFaceDown = (put: PutOnStack | undefined): boolean => put !== undefined && 'faceDown' in put;

/** What the format calls face down: also a copy of what is, which is turned up but has no name either (707.2). */
const isNameless = (game: Game, id: ObjectId): boolean => {
  const { faceDown, zone } = game.objects[id] ?? {};
  return faceDown === true || (zone === 'battlefield' && characteristics(game, id).name === '');
};

/** What stands for the name of such an object where only a name can stand. */
const placeholder = /^\[(?:face_down|fully_locked)_\w+\]$/;

/** Whether an object is the physical card that a label stands for, wherever it is. */
export const isLabelled = (run: Script, game: Game, id: ObjectId, label: string): boolean =>
  run.labels.get(label) === game.objects[id]?.card;

/** Whether a target is what a designator says. */
export function isMeant(run: Script, game: Game, target: Target, designator: Designator | Pick): boolean {
  const { alias, copy, faceDown, name, player } = designator;
  if ('player' in target) {
    const letter = player ?? name;
    return letter !== undefined && run.situation.players.indexOf(letter) === target.player;
  }
  if (player !== undefined) return false;
  const object = game.objects[target.object];
  if (!object) return false;
  if (copy !== undefined && copy !== (object.kind === 'copy' || object.copied !== undefined)) return false;
  if (alias !== undefined) return isLabelled(run, game, object.id, alias);
  if (faceDown !== undefined) return isNameless(game, object.id);
  const ability = 'stackAbility' in designator ? designator.stackAbility : undefined;
  if (typeof ability === 'string')
    return (
      object.kind === 'ability' &&
      stackTexts(game, object.id).some((text) => beginsWith(text, ability, stackName(game, object.id)))
    );
  if (name === undefined) return false;
  if (sameName(nameNow(game, object.id), name)) return true;
  return object.zone === 'stack' && beginsWith(stackText(game, object.id), name, stackName(game, object.id));
}

/** The position of the first option that is meant and not used yet; -1: none is. */
export const positionOf = (
  run: Script,
  game: Game,
  options: readonly Target[],
  designator: Designator | Pick,
  used: readonly number[],
): number => options.findIndex((option, at) => !used.includes(at) && isMeant(run, game, option, designator));

/** How a designator would be written. */
export const written = (one: Designator | Pick): string =>
  one.alias ?? one.name ?? one.player ?? one.faceDown ?? JSON.stringify(one);

/** Objects that a script names: under a label, or by their name, of one player or of anybody. */
export function named(
  run: Script,
  game: Game,
  ids: readonly ObjectId[],
  {
    alias,
    faceDown,
    name,
  }: { readonly name?: unknown; readonly alias?: unknown; readonly faceDown?: unknown },
): readonly ObjectId[] {
  return ids.filter((id) => {
    const object = game.objects[id];
    if (!object) return false;
    if (typeof alias === 'string') return isLabelled(run, game, id, alias);
    if (typeof faceDown === 'string' || (typeof name === 'string' && placeholder.test(name)))
      return isNameless(game, id);
    return typeof name !== 'string' || sameName(nameNow(game, id), name);
  });
}
