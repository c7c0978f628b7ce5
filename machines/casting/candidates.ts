import {
  activatedAbilities,
  allowed,
  asCast,
  asProposed,
  characteristics,
  firstRefusal,
  type Game,
  isModal,
  isSpokenOf,
  keptWhileQuiet,
  manaAbilities,
  type ObjectId,
  objectAt,
  type PlayerId,
  type Possible,
  type PutOnStack,
  sorceryTiming,
  type TextRef,
  type Verdict,
} from '../rules/index.ts';
import { cardsElsewhere } from './elsewhere.ts';
import { hasOtherFaces } from './faces.ts';
import { foreseen } from './foreseen.ts';
import { makesManaNow, mayActivateThis } from './may-activate.ts';
import { atAnyTime, isPlayedLikeInstant, mayCastAsItIs, mayCastThisWay, prohibition } from './may-cast.ts';
import { mayPlayLand } from './may-play-land.ts';
import { specialActions } from './special-actions.ts';
import { waysOfCasting } from './ways.ts';

export interface CastingCandidate {
  readonly object: ObjectId;
  /** The way of casting it. */
  readonly how: string;
  /** It is cast face down, or with its back face up. */
  readonly put?: PutOnStack;
  readonly verdict: Verdict;
}

export interface ActivationCandidate {
  readonly object: ObjectId;
  readonly ability: TextRef;
  /** A mana ability: it takes the short way. */
  readonly mana: boolean;
  readonly verdict: Verdict;
}

export interface LandCandidate {
  readonly object: ObjectId;
  /** Its back face would be played. */
  readonly face?: 1;
  readonly verdict: Verdict;
}

/** The cards that a player could think of playing: those in hand, and those that something allows elsewhere. */
function cards(game: Game, player: PlayerId): readonly ObjectId[] {
  const hand = game.players[player]?.hand ?? [];
  const elsewhere = cardsElsewhere(game, player);
  return elsewhere.length === 0 ? hand : [...hand, ...elsewhere];
}

/** What the player could think of casting now, each way by itself, with whether they may (601.3). */
export function castings(game: Game, player: PlayerId): readonly CastingCandidate[] {
  return cards(game, player).flatMap((object): readonly CastingCandidate[] =>
    waysOfCasting(game, player, object).flatMap((way) => {
      const seen = asProposed(asCast(game, object, way.put ?? null), player, object);
      if (characteristics(seen, object).types.includes('land')) return [];
      const common = mayCastAsItIs(seen, player, object);
      const verdict = firstRefusal(
        () => common,
        () => mayCastThisWay(seen, player, object, way),
        () => foreseen(game, player, object, way),
      );
      return [{ object, how: way.name, ...(way.put && { put: way.put }), verdict }];
    }),
  );
}

/** The abilities that the player could think of activating now, with whether they may (602.2, 605.3a). */
export function activations(game: Game, player: PlayerId): readonly ActivationCandidate[] {
  const { mana, others } = activatedAbilities(game, player);
  const candidate =
    (isMana: boolean) =>
    ({ object, ref, ability }: (typeof mana)[number]): ActivationCandidate => ({
      object,
      ability: ref,
      mana: isMana,
      verdict:
        isMana && makesManaNow(game, player, object, ref)
          ? allowed
          : mayActivateThis(game, player, object, ref, ability),
    });
  return [...mana.map(candidate(true)), ...others.map(candidate(false))];
}

/** The lands that the player could think of playing now, with whether they may (305.1), on either face (712.12). */
export function landPlays(game: Game, player: PlayerId): readonly LandCandidate[] {
  return cards(game, player).flatMap((object): readonly LandCandidate[] => {
    const back = isModal(game, objectAt(game, object)) ? asCast(game, object, { face: 1 }) : null;
    const isLand = (seen: Game) => characteristics(seen, object).types.includes('land');
    return [
      ...(isLand(asCast(game, object, null)) ? [{ object, verdict: mayPlayLand(game, player, object) }] : []),
      ...(back !== null && isLand(back)
        ? [{ object, face: 1 as const, verdict: mayPlayLand(game, player, object, 1) }]
        : []),
    ];
  });
}

const mayPlayBack = (game: Game, player: PlayerId, object: ObjectId): boolean =>
  isModal(game, objectAt(game, object)) && mayPlayLand(game, player, object, 1).ok;

/**
 * What of all this the player may do now: the candidates whose verdict allows them, found without working out all
 * that keeps a player from the others.
 */
export function possible(game: Game, player: PlayerId): Possible {
  // Most lands and spells can be played only then (117.1a, 305.1): asked once for all of them.
  const isTheTime = sorceryTiming(game, player, 0, '117.1a').ok;
  return keptWhileQuiet(game, player, isTheTime, () => possibleNow(game, player, isTheTime));
}

/** The same, worked out anew. */
export function possibleNow(game: Game, player: PlayerId, isTheTime: boolean): Possible {
  const lands: ObjectId[] = [];
  const backs: ObjectId[] = [];
  const spells: Possible['spells'][number][] = [];
  // Nobody plays a land in another's turn (305.3).
  const isOwnTurn = game.turn.active === player;
  const haveBacks = isOwnTurn && isSpokenOf(game, 'modal');
  for (const object of cards(game, player)) {
    const seen = asCast(game, object, null);
    const isLand = characteristics(seen, object).types.includes('land');
    const isTimeForIt = isTheTime || (isOwnTurn && isPlayedLikeInstant(seen, object));
    if (isLand && isTimeForIt && mayPlayLand(game, player, object).ok) lands.push(object);
    if (haveBacks && mayPlayBack(game, player, object)) backs.push(object);
    const isCastable =
      !isLand && (isTheTime || atAnyTime(seen, player, object)) && prohibition(seen, player, object, true).ok;
    if (!isCastable && !hasOtherFaces(seen, player, object)) continue;
    for (const way of waysOfCasting(game, player, object)) {
      if (way.put === undefined && !isCastable) continue;
      const as = asProposed(asCast(game, object, way.put ?? null), player, object);
      if (way.put !== undefined && !mayCastAsItIs(as, player, object).ok) continue;
      if (mayCastThisWay(as, player, object, way).ok && foreseen(game, player, object, way).ok)
        spells.push({ object, how: way.name });
    }
  }
  const abilities: Possible['abilities'][number][] = [];
  // What is not among these can't be activated; what costs no mana and is among them can.
  for (const { object, ref, ability, mana } of manaAbilities(game, player)) {
    if (mana.length === 0 || mayActivateThis(game, player, object, ref, ability).ok)
      abilities.push({ object, ability: ref });
  }
  for (const { object, ref, ability } of activatedAbilities(game, player).others)
    if (mayActivateThis(game, player, object, ref, ability).ok) abilities.push({ object, ability: ref });
  const specials = specialActions(game, player).flatMap(({ action, object, verdict }) =>
    verdict.ok ? [{ object, action }] : [],
  );
  return { lands, backs, specials, spells, abilities };
}
