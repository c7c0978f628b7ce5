/** The event that a line stands for: which of several ways to cast or activate something is meant. */
import { activations, castings, specialActions } from '../../casting/index.ts';
import type { PlayerEvent } from '../../chart/events.ts';
import { explain } from '../../game/index.ts';
import {
  type CostPart,
  characteristics,
  controllerOf,
  doorsOf,
  expand,
  fullName,
  type Game,
  isSplitCard,
  type ObjectId,
  type PlayerId,
  type SpecialAction,
  wordsOfAbility,
} from '../../rules/index.ts';
import type { Clauses, Special } from './action.ts';
import { backName, candidates, type Names, noneNow, written } from './find.ts';
import { refusalsIn } from './sending.ts';
import type { Reachable } from './trying.ts';

type Wanted =
  | { readonly event: PlayerEvent }
  | { readonly reason: string; readonly rules: readonly string[] };

/** The event that a line stands for: of what it may mean the first that may be done, else the first. */
export function eventFor(
  game: Game,
  names: Names,
  action: Extract<
    Reachable,
    { do: 'play' | 'turnFaceUp' | 'exileFromHand' | 'unlock' | 'cast' | 'activate' }
  >,
): Wanted {
  const found = candidates(game, names, action.object).flatMap((one) =>
    'object' in one ? [one.object] : [],
  );
  const name = written(action.object, names);
  if (found.length === 0) return { reason: noneNow(action.object, names), rules: [] };
  const { player } = action;
  if (action.do === 'play') {
    const hand = found.filter((id) => game.objects[id]?.zone === 'hand' && controllerOf(game, id) === player);
    const object = hand[0] ?? found[0] ?? -1;
    const isBack = 'name' in action.object && backName(game, object) === action.object.name;
    return { event: { type: 'land.play', player, object, ...(isBack && { face: 1 }) } };
  }
  if (action.do === 'unlock') return unlocking(game, player, found, name);
  if (action.do === 'turnFaceUp' || action.do === 'exileFromHand')
    return specialAction(game, player, found, action);
  if (action.do === 'activate') return activation(game, player, found, action.which, action.clauses, name);
  const { by, byHand, mana } = action.clauses;
  const all = castings(game, player).filter(({ object }) => found.includes(object));
  const said = 'name' in action.object ? action.object.name : '';
  const ways = all.filter(({ how, object }) =>
    by === null
      ? mayBeMeant(game, object, said, how)
      : // By which of several sources of that name isn't said.
        how === by || (by.includes(' by ') && how.startsWith(`${by} `)),
  );
  const plain = ways.filter(({ how, object }) => how === plainWay(game, object, said));
  const from = by === null && plain.length > 0 ? plain : ways;
  const best = from.find(({ verdict }) => verdict.ok) ?? from[0];
  const object = best?.object ?? found.find((id) => game.objects[id]?.owner === player) ?? found[0] ?? -1;
  if (by !== null && best === undefined) {
    const verdict = explain(game, { type: 'spell.cast', player, object, how: by });
    const why = verdict.ok ? null : refusalsIn(game, verdict);
    const known = [...new Set(all.map(({ how }) => how))];
    const there = known.length === 0 ? '' : `; there are ${known.join(', ')}`;
    return {
      reason: `${name} can’t be cast by ${by}${there}: ${why?.reason ?? ''}`,
      rules: why?.rules ?? [],
    };
  }
  return {
    event: {
      type: 'spell.cast',
      player,
      object,
      ...howOf(game, object, said, best?.how),
      payment: byHand || mana !== null ? 'manual' : 'automatic',
    },
  };
}

/** Of a split card only the half that was named is meant, in whatever way it is cast. */
const mayBeMeant = (game: Game, id: ObjectId, said: string, how: string): boolean =>
  !isSplit(game, id) || `${how} `.startsWith(`${plainWay(game, id, said)} `);

/** The way that is said to the game: none where there is none, but for a half that can't be cast. */
function howOf(game: Game, id: ObjectId, said: string, how: string | undefined): { readonly how?: string } {
  if (how !== undefined) return { how };
  return isSplit(game, id) ? { how: plainWay(game, id, said) } : {};
}

const isSplit = (game: Game, id: ObjectId): boolean => isSplitCard(game, game.objects[id]?.definition ?? '');

/** How a card is cast for its mana cost, as which its player named it: with a face up, as a half, or both halves fused. */
function plainWay(game: Game, id: ObjectId, said: string): string {
  const card = game.definitions[game.objects[id]?.definition ?? ''];
  const isOther = backName(game, id) === said;
  if (card?.split !== true) return isOther ? 'back' : 'mana';
  return isOther ? 'right' : said === fullName(card) ? 'fused' : 'left';
}

/** The special action that is meant; where nothing lets the player take it, one that is refused for that. */
function specialAction(
  game: Game,
  player: PlayerId,
  found: readonly ObjectId[],
  { do: kind, mana }: Exclude<Extract<Reachable, Special>, { readonly do: 'unlock' }>,
): Wanted {
  const manaIn = (cost: readonly CostPart[]) =>
    cost.map((part) => (part.pay === 'mana' ? part.cost : '')).join('');
  const ways = specialActions(game, player).filter(
    ({ action, cost, object }) =>
      found.includes(object) && action.kind === kind && (mana === null || manaIn(cost) === mana),
  );
  const best = ways.find(({ verdict }) => verdict.ok) ?? ways[0];
  if (best !== undefined)
    return { event: { type: 'special.take', player, object: best.object, action: best.action } };
  const likely = found.find((id) =>
    kind === 'exileFromHand' ? game.objects[id]?.zone === 'hand' : game.objects[id]?.faceDown === true,
  );
  const action: SpecialAction = kind === 'exileFromHand' ? { kind, by: '' } : { kind, by: null };
  return { event: { type: 'special.take', player, object: likely ?? found[0] ?? -1, action } };
}

/** The door of this name is unlocked, or the left one. */
function unlocking(game: Game, player: PlayerId, found: readonly ObjectId[], name: string): Wanted {
  const doors = found.flatMap((object) => {
    const there = game.objects[object];
    return there == null ? [] : doorsOf(game, there).map(({ face, half }) => ({ object, face, half }));
  });
  const door = doors.find(({ face }) => face.name === name) ?? doors[0];
  return {
    event: {
      type: 'special.take',
      player,
      object: door?.object ?? found[0] ?? -1,
      action: { kind: 'unlock', by: door?.half ?? 'left' },
    },
  };
}

function activation(
  game: Game,
  player: PlayerId,
  found: readonly ObjectId[],
  which: number | string | null,
  clauses: Clauses,
  name: string,
): Wanted {
  const activated = (id: ObjectId) =>
    characteristics(game, id)
      .abilities.flatMap(expand)
      .filter(({ ability }) => ability.kind === 'activated');
  const isMeant = (object: ObjectId, ref: string): boolean => {
    if (which === null) return true;
    if (typeof which === 'number') return activated(object)[which - 1]?.ref === ref;
    return wordsOfAbility(game, ref).startsWith(which);
  };
  const textsOf = (id: ObjectId): string => {
    const texts = activated(id).map(({ ref }, at) => `ability ${at + 1} (“${wordsOfAbility(game, ref)}”)`);
    return texts.length === 0 ? ', and no other that can be activated' : `: there is ${texts.join(', ')}`;
  };
  const known = activations(game, player).filter(
    ({ ability, object }) => found.includes(object) && isMeant(object, ability),
  );
  const first = known.find(({ verdict }) => verdict.ok) ?? known[0];
  if (first === undefined) {
    const [object = -1] = found;
    const ref =
      typeof which === 'string'
        ? activated(object).find((one) => isMeant(object, one.ref))?.ref
        : activated(object)[which === null ? 0 : which - 1]?.ref;
    if (ref === undefined)
      return { reason: `${name} has no such ability${textsOf(object)}`, rules: ['602.2'] };
    return { event: { type: 'ability.activate', player, object, ability: ref } };
  }
  const possible = known.filter(({ object, verdict }) => object === first.object && verdict.ok);
  if (which === null && possible.length > 1)
    return { reason: `${name} has several abilities${textsOf(first.object)}`, rules: [] };
  return {
    event: {
      type: 'ability.activate',
      player,
      object: first.object,
      ability: first.ability,
      payment: clauses.byHand || clauses.mana !== null ? 'manual' : 'automatic',
    },
  };
}
