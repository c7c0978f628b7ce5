import { nameOf } from '../../game/index.ts';
import { cardsOf, characteristics, type Game, type ObjectId, type Target } from '../../rules/index.ts';
import type { Lexicon, Reference } from './names.ts';

/** The names of a scenario under way: what its players wrote, and which cards the aliases stand for. */
export interface Names {
  readonly lexicon: Lexicon;
  /** Card numbers by alias: an alias follows the physical card through all zones. */
  readonly aliases: Readonly<Record<string, number>>;
}

/** A reference as it would be written. */
export function written(reference: Reference, { lexicon }: Names): string {
  if ('player' in reference) return lexicon.players[reference.player] ?? '';
  const { ability, name, nth, of } = reference;
  const whose = of === null ? '' : `${lexicon.players[of] ?? ''}’s `;
  return `${ability ? 'the ability of ' : ''}${whose}${name}${nth === null ? '' : ` ${nth}`}`;
}

/** Everything in the game that a reference may mean now, in the order in which it came into the game. */
export function candidates(game: Game, names: Names, reference: Reference): readonly Target[] {
  if ('player' in reference) return [{ player: reference.player }];
  const ids = game.objects.flatMap((object) => (object !== null && object.left === null ? [object.id] : []));
  const isIt = meant(game, names, reference);
  const found = ids.filter((id) => {
    const object = game.objects[id];
    if (!object || (object.kind === 'ability') !== reference.ability) return false;
    if (reference.of !== null && characteristics(game, id).controller !== reference.of) return false;
    return isIt(reference.ability ? (object.stack?.source ?? id) : id);
  });
  return found.sort((a, b) => cardOf(game, a) - cardOf(game, b)).map((object) => ({ object }));
}

const cardOf = (game: Game, id: ObjectId): number => game.objects[id]?.card ?? -1;

/** Whether an object is what a reference says, wherever it is. */
export function meant(game: Game, names: Names, reference: Reference): (id: ObjectId) => boolean {
  if ('player' in reference) return () => false;
  const { alias, name, nth, of } = reference;
  if (alias) return (id) => numbersOf(game, id).some((card) => card === names.aliases[name]);
  const isCalled = (id: ObjectId) =>
    Boolean(game.objects[id]) &&
    (isOneOf(game, id, name) ||
      backName(game, id) === name ||
      nameOf(game, id) === name ||
      characteristics(game, id).name === name);
  if (nth === null) return isCalled;
  const numbers = new Set<number>();
  for (const object of game.objects) {
    if (object === null || object.kind === 'ability' || !isCalled(object.id)) continue;
    if (of !== null && object.owner !== of) continue;
    const named = cardsOf(object).filter(({ definition }) => definition === name);
    for (const { card } of named.length === 0 ? [object] : named) numbers.add(card);
  }
  const card = [...numbers].sort((a, b) => a - b)[nth - 1];
  return (id) => numbersOf(game, id).some((one) => one === card);
}

/** The numbers of the cards that an object is. */
function numbersOf(game: Game, id: ObjectId): readonly number[] {
  const object = game.objects[id];
  return object == null ? [] : cardsOf(object).map(({ card }) => card);
}

/** Whether a card of this name is what an object is, or one of several. */
function isOneOf(game: Game, id: ObjectId, name: string): boolean {
  const object = game.objects[id];
  return object != null && cardsOf(object).some(({ definition }) => definition === name);
}

/** What the back face of a double-faced card is called; of a meld card only while it is melded (712.4b). */
export function backName(game: Game, id: ObjectId): string | undefined {
  const object = game.objects[id];
  const card = game.definitions[object?.definition ?? ''];
  return card?.meldsWith !== undefined && object?.components === undefined ? undefined : card?.back?.name;
}

/** One thing that was found, or why there is none, or not one. */
export type Found = { readonly target: Target } | { readonly reason: string };

/**
 * The one thing that a reference means among what is possible. Of several that are alike (one controller, one zone)
 * it is the first; of others the line has to say which.
 */
export function findAmong(
  game: Game,
  names: Names,
  reference: Reference,
  isPossible: (target: Target) => boolean,
): Found {
  const all = candidates(game, names, reference);
  const found = all.filter(isPossible);
  const [first] = found;
  const name = written(reference, names);
  if (first === undefined)
    return { reason: all.length === 0 ? `there is no ${name} now` : `${name} is not possible here` };
  const place = (target: Target) =>
    'player' in target
      ? ''
      : `${game.objects[target.object]?.zone} ${characteristics(game, target.object).controller}`;
  if (found.some((one) => place(one) !== place(first)))
    return { reason: severalWords(game, names, reference) };
  return { target: first };
}

const mostNumbered = 6;

function severalWords(game: Game, names: Names, reference: Reference): string {
  const name = written(reference, names);
  const saysWhose = 'of' in reference && reference.of !== null;
  const which = saysWhose ? `say which (${name} 2)` : `say whose ${name}, or which (${name} 2)`;
  return `there are several: ${which}${numbered(game, names, reference)}`;
}

/** Which of several is where, by their numbers. */
function numbered(game: Game, names: Names, reference: Reference): string {
  if ('player' in reference || reference.ability || reference.nth !== null) return '';
  const told: string[] = [];
  for (let nth = 1; nth <= mostNumbered; nth++)
    for (const target of candidates(game, names, { ...reference, nth })) {
      if (!('object' in target)) continue;
      const object = game.objects[target.object];
      told.push(`${nth} is ${names.lexicon.players[object?.owner ?? -1] ?? ''}’s, ${object?.zone}`);
    }
  return told.length === 0 ? '' : `; ${told.join('; ')}`;
}

/**
 * The object that an expectation is about; null if there is none. Where things so called lie in several zones, or are
 * several players’, the expectation has to say which: it could hold of the wrong one.
 */
export function findForExpectation(
  game: Game,
  names: Names,
  reference: Reference,
): { readonly id: ObjectId | null } | { readonly reason: string } {
  if (candidates(game, names, reference).length === 0) return { id: null };
  const found = findAmong(game, names, reference, () => true);
  if ('reason' in found) return found;
  return { id: 'object' in found.target ? found.target.object : null };
}
