import {
  type Ability,
  all,
  allowed,
  asCast,
  asProposed,
  type Characteristics,
  characteristics,
  type Filter,
  firstRefusal,
  firstToRefuse,
  forbidden,
  functionsIn,
  type Game,
  hasX,
  holds,
  isCertain,
  isSpokenOf,
  matching,
  noChoices,
  type ObjectId,
  objectAt,
  onceFor,
  type PlayerId,
  partsOfWords,
  quantity,
  ruleChangesForPlayer,
  rulesTable,
  type Scope,
  type StackChoices,
  scopeOf,
  someSays,
  sorceryTiming,
  targetsExist,
  type Verdict,
  type Words,
  wordsIfPaid,
} from '../rules/index.ts';
import { affordableSomehow, type Costed, plainlyAffordable } from './cost.ts';
import { wasChosen } from './modes-chosen.ts';
import { mayBeCastFrom } from './permission.ts';
import { castingText, noValueOfX, ownAbilities } from './said-of-itself.ts';
import { namesOfWay, type WayOfCasting, waysOfCasting } from './ways.ts';

/**
 * May the player begin to cast this card (601.3), in this way or in any? `isLegal`: what else is asked of each way. Refuses what isn't theirs to cast, lands
 * (305.1, 305.9), the wrong moment (117.1a), what an effect prohibits, what couldn't be paid, and what lacks targets.
 */
export function mayBegin(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  how: string | undefined,
  isLegal: (way: WayOfCasting) => Verdict = () => allowed,
): Verdict {
  const object = game.objects[id];
  if (!object || object.left !== null) return forbidden('601.2a', 'There is no such card now.', [id]);
  const ways = waysOfCasting(game, player, id).filter(({ name }) => how === undefined || name === how);
  const [first] = ways;
  if (first === undefined) return permissionRefusal(asCast(game, id, null), player, id, how);
  // Only the characteristics that it will have on the stack are asked (708.4, 712.11c).
  const common = new Map<WayOfCasting['put'], Verdict>();
  const verdicts = ways.map((way) => {
    const seen = asProposed(asCast(game, id, way.put ?? null), player, id);
    const known = common.get(way.put) ?? mayCastAsItIs(seen, player, id);
    common.set(way.put, known);
    return firstRefusal(
      () => known,
      () => mayCastThisWay(seen, player, id, way, { open: true }),
      () => isLegal(way),
    );
  });
  return verdicts.find(isCertain) ?? verdicts.find(({ ok }) => ok) ?? all(verdicts);
}

/** As far as it depends on what it is, and not on the way. */
export const mayCastAsItIs = (game: Game, player: PlayerId, id: ObjectId): Verdict =>
  firstRefusal(
    () => isNoLand(game, id),
    () => castingTime(game, player, id),
    () => prohibition(game, player, id, true),
  );

function permissionRefusal(game: Game, player: PlayerId, id: ObjectId, how: string | undefined): Verdict {
  const from = mayBeCastFrom(game, id);
  if (!from.ok) return from;
  if (how !== undefined && waysOfCasting(game, player, id).length > 0)
    return forbidden('601.3', '{0} can’t be cast this way.', [id], { values: { how } });
  const land = isNoLand(game, id);
  return land.ok
    ? forbidden('601.3', 'Nothing allows {p0} to cast {0} from where it is.', [id], { players: [player] })
    : land;
}

/** A land is never a spell (305.1), whatever else it is (305.9). */
export function isNoLand(game: Game, id: ObjectId): Verdict {
  const { types } = characteristics(game, id);
  if (!types.includes('land')) return allowed;
  return forbidden(types.length > 1 ? '305.9' : '305.1', '{0} is a land: it can be played, not cast.', [id]);
}

/**
 * As far as it depends on the way: the cost (`fromPool`: paid without activating mana abilities, 118.3c; `open`: also with
 * what they may bring along, 601.2g) and the targets.
 */
export function mayCastThisWay(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  way: WayOfCasting,
  { fromPool = false, open = false }: { readonly fromPool?: boolean; readonly open?: boolean } = {},
): Verdict {
  const { leastX } = castingText(characteristics(game, id));
  // 107.3b: in no mana cost that is paid X is 0.
  if (leastX > 0 && way.cost !== null && !hasX(way.cost)) return noValueOfX(id);
  const plainly = fromPool ? null : plainlyAffordable(game, player, id, way);
  if (plainly !== null && !plainly.ok && !open) return plainly;
  const words = wordsIfPaid(game, id, way.paid);
  if (plainly?.ok === true && words.every(({ modes, targets }) => modes === null && targets.length === 0))
    return allowed;
  const choices: StackChoices = {
    ...noChoices,
    paid: namesOfWay(way),
    from: objectAt(game, id).zone,
    ...(leastX > 0 && { x: leastX }),
  };
  const scope: Scope = { ...scopeOf(id, player), choices };
  const costed: Costed = {
    player,
    object: id,
    ability: null,
    way,
    otherCosts: [],
    choices,
    scope,
    targets: null,
    notYetProposed: true,
    fromPool,
    open,
  };
  return firstRefusal(
    () => (plainly?.ok === true ? plainly : affordableSomehow(game, costed)),
    // It is the spell by then, and not where it was: it is no target of its own (601.2a, 115.5).
    () => targetsCouldBeChosen(game, { ...scope, onStack: id }, words, id),
  );
}

/** Instants, and what has flash, any time with priority; everything else at sorcery timing (117.1a, 304.1, 307.1). */
export function castingTime(game: Game, player: PlayerId, id: ObjectId): Verdict {
  if (atAnyTime(game, player, id)) return allowed;
  const { types } = characteristics(game, id);
  return sorceryTiming(game, player, id, types.includes('sorcery') ? '307.1' : '117.1a');
}

/** Whether it may be cast any time its caster has priority: an instant, or something with flash or as though it had. */
export function atAnyTime(game: Game, player: PlayerId, id: ObjectId): boolean {
  if (characteristics(game, id).types.includes('instant') || isPlayedLikeInstant(game, id)) return true;
  return someSays(ruleChangesForPlayer(game, player), (home, rule) =>
    home.letsCastAtAnyTime?.(game, rule, id),
  );
}

/** Whether its own abilities let it be played, as a land or a spell, any time its player could cast an instant (702.8a). */
export function isPlayedLikeInstant(game: Game, id: ObjectId): boolean {
  const of = characteristics(game, id);
  const abilities = likeInstantsOf(of);
  if (abilities.length === 0) return false;
  const { kind, zone } = objectAt(game, id);
  return abilities.some((ability) => functionsIn(ability, zone, kind, of.types));
}

/** The abilities to play it as though it were an instant. */
const likeInstantsOf = onceFor((of: Characteristics): readonly Ability[] => {
  const { keywords } = rulesTable();
  return of.abilities.flatMap(({ ability }) =>
    ability.kind === 'keyword' && keywords[ability.keyword]?.castAsInstant === true ? [ability] : [],
  );
});

/**
 * Effects that keep the player from casting it (601.3). Before it is proposed, one about its mana value is not counted
 * if the value of X may still change that (601.3a); it is asked again once it is proposed (601.2e).
 */
export function prohibition(game: Game, player: PlayerId, id: ObjectId, choicesAreOpen: boolean): Verdict {
  for (const ability of limitsOf(game, id)) {
    const { castOnlyIf } = ability;
    if (castOnlyIf !== undefined && !holds(game, scopeOf(id, player), castOnlyIf))
      return forbidden('601.3', '{0} can’t be cast now: “{text}”', [id], {
        values: { text: rulesTable().abilityText(ability, null) },
      });
  }
  const legendary = legendarySorcery(game, player, id);
  if (!legendary.ok) return legendary;
  return firstToRefuse(ruleChangesForPlayer(game, player), (home, rule) =>
    home.mayCast?.(game, rule, player, id, choicesAreOpen),
  );
}

/** "Cast this spell only …" functions wherever it could be cast from, and on the stack (113.6e). */
const limitsOf = (game: Game, id: ObjectId) =>
  isSpokenOf(game, 'castOnlyIf')
    ? ownAbilities(game, id, objectAt(game, id).zone).filter(({ castOnlyIf }) => castOnlyIf !== undefined)
    : [];

/** Whether a spell says itself when it can be cast. */
export const isLimited = (game: Game, id: ObjectId): boolean => limitsOf(game, id).length > 0;

/** A legendary instant or sorcery is cast only by who controls a legendary creature or planeswalker (205.4e). */
function legendarySorcery(game: Game, player: PlayerId, id: ObjectId): Verdict {
  const { supertypes, types } = characteristics(game, id);
  if (!supertypes.includes('legendary') || !types.some((type) => type === 'instant' || type === 'sorcery'))
    return allowed;
  return matching(game, scopeOf(id, player), legendaryCaster).length > 0
    ? allowed
    : forbidden('205.4e', '{p0} controls no legendary creature or planeswalker.', [id], {
        players: [player],
      });
}

const legendaryCaster: Filter = {
  anyType: ['creature', 'planeswalker'],
  supertype: 'legendary',
  controller: 'you',
};

/** Whether enough targets could be chosen, for as many modes as must be chosen (601.2c, 700.2a). */
export function targetsCouldBeChosen(
  game: Game,
  scope: Scope,
  words: readonly Words[],
  source: ObjectId,
): Verdict {
  for (const part of partsOfWords(words, [])) {
    const verdict = targetsExist(game, scope, part.targets, source);
    if (!verdict.ok) return verdict;
  }
  for (const one of words) {
    const { modes } = one;
    if (modes === null) continue;
    const min = quantity(game, scope, modes.choose.min);
    const verdicts = modes.options.map((mode, at) =>
      wasChosen(game, source, one, at)
        ? forbidden('700.2', 'That mode of {0} has been chosen already.', [source])
        : targetsExist(game, scope, mode.targets ?? [], source),
    );
    const legal = verdicts.filter(({ ok }) => ok).length;
    const needed = modes.choose.sameTwice === true ? Math.min(1, min) : min;
    if (legal < needed) return all(verdicts);
  }
  return allowed;
}
