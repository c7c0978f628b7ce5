import { eyesOf, nameOf, sees } from '../../game/index.ts';
import {
  attackerOf,
  characteristics,
  type Game,
  type GameObject,
  has,
  isBlocking,
  type PlayerId,
  sameTarget,
  stickerAt,
  stickerWords,
} from '../../rules/index.ts';
import { compared, countersAsked, type Difference, sorted } from './difference.ts';
import { candidates, findForExpectation } from './find.ts';
import type { ObjectExpectation } from './form.ts';
import { wholeReference } from './names.ts';
import { gameOf, type Run } from './sending.ts';

/** What isn’t as expected of an object, in the order in which it was written. */
export function objectDifferences(run: Run, key: string, expected: ObjectExpectation): readonly Difference[] {
  const game = gameOf(run);
  const { names } = run;
  const reference = wholeReference(key, names.lexicon);
  if ('unknown' in reference) return [{ what: key, expected: 'an object', actual: null }];
  const found = findForExpectation(game, names, reference);
  if ('reason' in found) return [{ what: key, expected: 'one object', actual: null, words: found.reason }];
  const object = found.id === null ? null : game.objects[found.id];
  if (!object)
    return expected.on === 'nowhere'
      ? []
      : [{ what: key, expected, actual: 'nowhere', words: 'it is nowhere in the game' }];
  return Object.keys(expected).flatMap((name) => {
    if (!isField(name, expected)) return [];
    const { actual, wanted } = aspect(run, game, object, expected, name);
    return compared(`${key}.${name}`, wanted, actual);
  });
}

const isField = (name: string, expected: ObjectExpectation): name is keyof ObjectExpectation =>
  Object.entries(expected).some(([key, value]) => key === name && value !== undefined);

/** What is expected of an object in one respect and what is so, both comparable. */
function aspect(
  run: Run,
  game: Game,
  object: GameObject,
  expected: ObjectExpectation,
  field: keyof ObjectExpectation,
): { readonly wanted: unknown; readonly actual: unknown } {
  const { id } = object;
  const { names } = run;
  const is = characteristics(game, id);
  const seat = (player: PlayerId) => names.lexicon.players[player];
  const wanted = expected[field];
  const list = Array.isArray(wanted) ? wanted.map(String) : [];
  switch (field) {
    case 'on':
      return { wanted, actual: object.zone };
    case 'damage':
    case 'faceDown':
    case 'phasedOut':
    case 'tapped':
      return { wanted, actual: object[field] };
    case 'controller':
      return { wanted, actual: seat(is.controller) };
    case 'owner':
      return { wanted, actual: seat(object.owner) };
    case 'power':
      return { wanted, actual: is.power };
    case 'toughness':
      return { wanted, actual: is.toughness };
    case 'counters':
      return { wanted, actual: countersAsked(expected.counters ?? {}, object.counters) };
    case 'has':
      return { wanted, actual: list.filter((keyword) => has(game, id, keyword)) };
    case 'hasNot':
      return { wanted: [], actual: list.filter((keyword) => has(game, id, keyword)) };
    case 'types':
      return { wanted: sorted(list), actual: sorted(is.types) };
    case 'subtypes':
      return { wanted: sorted(list), actual: sorted(is.subtypes) };
    case 'includesSubtypes':
      return { wanted, actual: list.filter((subtype) => is.subtypes.includes(subtype)) };
    case 'supertypes':
      return { wanted: sorted(list), actual: sorted(is.supertypes) };
    case 'name':
      return { wanted, actual: is.name };
    case 'stickers':
      return {
        wanted,
        actual: (object.stickers ?? []).map(({ sticker }) => stickerWords(stickerAt(game, sticker))),
      };
    case 'manaValue':
      return { wanted, actual: is.manaValue };
    case 'seenBy':
      return {
        wanted,
        actual: names.lexicon.players.filter((_name, player) => sees(game, object, eyesOf(game, player))),
      };
    case 'colors':
      return { wanted: sorted([...(expected.colors ?? '')]), actual: sorted(is.colors) };
    case 'room':
      return { wanted, actual: object.room ?? null };
    case 'unlocked':
      return { wanted: sorted(list), actual: sorted(object.unlocked ?? []) };
    case 'attachedTo':
      return { wanted, actual: attachment(run, game, object, wanted) };
    case 'protector':
      return { wanted, actual: object.protector === null ? null : seat(object.protector) };
    case 'attacking': {
      const attacker = attackerOf(game, id) ?? null;
      if (typeof wanted !== 'string') return { wanted, actual: attacker !== null };
      const defender = attacker?.defender ?? null;
      return { wanted, actual: defender === null ? false : nameLike(run, game, defender, wanted) };
    }
    case 'blocking':
      return { wanted, actual: isBlocking(game, object) };
    case 'blocked':
      return { wanted, actual: attackerOf(game, id)?.blocked ?? false };
    case 'targets': {
      const targets = (object.stack?.choices.targets ?? []).flatMap(({ chosen }) => chosen);
      return { wanted, actual: targets.map((target, at) => nameLike(run, game, target, list[at] ?? '')) };
    }
    case 'x':
      return { wanted, actual: object.stack?.choices.x ?? null };
    default:
      return field satisfies never;
  }
}

/** The wanted words if they mean this, else its name. */
function nameLike(
  run: Run,
  game: Game,
  target: { readonly object: number } | { readonly player: PlayerId },
  wanted: string,
): string {
  const reference = wholeReference(wanted, run.names.lexicon);
  const isIt =
    !('unknown' in reference) &&
    candidates(game, run.names, reference).some((one) => sameTarget(one, target));
  if (isIt) return wanted;
  return 'player' in target ? (run.names.lexicon.players[target.player] ?? '') : nameOf(game, target.object);
}

function attachment(run: Run, game: Game, object: GameObject, wanted: unknown): unknown {
  if (object.attachedTo === null) return null;
  return nameLike(run, game, object.attachedTo, String(wanted));
}
