/** By what a player may play a card from where it is (601.3, 116.2a). */
import {
  type ActiveRule,
  allowed,
  answersOf,
  begin,
  type CardType,
  type Duration,
  definitionAt,
  fits,
  forbidden,
  type Game,
  givingTo,
  type HadAbility,
  holds,
  isSpokenOf,
  type ObjectId,
  objectAt,
  ofManaValue,
  type Permission,
  type PlayerId,
  type RuleNumber,
  ruleChangesForPlayer,
  rulesTable,
  scopeOf,
  type TextRef,
  timesDone,
  type Verdict,
  write,
  zoneIds,
} from '../rules/index.ts';
import type { Playable } from '../words/rules/word.ts';
import { ownAbilities, ownStatics } from './said-of-itself.ts';

/**
 * One that is used up by playing a card, gives what is played something, or asks for its mana value, which X may change:
 * it matters whether a card is played by it.
 */
export interface SpecialPermission {
  readonly source: ObjectId;
  readonly ref: TextRef;
  readonly onceEachTurn: boolean;
  /** Of which cards it is, if of those of one card type. */
  readonly type?: CardType;
  /** Where the abilities are printed that it gives, and how long they last (611.3d). */
  readonly given: readonly TextRef[];
  readonly until: Duration;
}

/** The rules by which the player may play a card from where it is. */
function rulesToPlay(game: Game, player: PlayerId, id: ObjectId): readonly ToPlay[] {
  const { owner, zone } = objectAt(game, id);
  return playableBy(game, player).filter(({ playable, ref, scope, source }) => {
    if (playable.from !== zone) return false;
    if (playable.onlyTop === true && zoneIds(game, zone, player)[0] !== id) return false;
    if (playable.onceEachTurn === true && timesDone(game, source, ref) > 0) return false;
    return (zone === 'exile' || owner === player) && fits(game, scope, { ...playable.what, zone }, id);
  });
}

/** A rule for a player to play cards, and which. */
interface ToPlay extends ActiveRule {
  readonly playable: Playable;
}

const playableBy = (game: Game, player: PlayerId): readonly ToPlay[] =>
  answersOf(ruleChangesForPlayer(game, player), (home, rule) => {
    const playable = home.playable?.(rule.change);
    return playable && { ...rule, playable };
  });

/** The rules that let the player play it from where it is and for which it matters that it is played by them. */
export const specialPermissions = (
  game: Game,
  player: PlayerId,
  id: ObjectId,
): readonly SpecialPermission[] =>
  rulesToPlay(game, player, id).flatMap((rule) => {
    const found = special(rule);
    return found === null ? [] : [found];
  });

function special({ playable, ref, source }: ToPlay): SpecialPermission | null {
  const { abilities = [], onceEachTurn = false, until = 'forever', what } = playable;
  if (!onceEachTurn && abilities.length === 0 && ofManaValue(what) === null) return null;
  const given = abilities.map((_, at) => `${ref}.abilities.${at}`);
  return {
    source,
    ref,
    onceEachTurn,
    given,
    until,
    ...(typeof what.type === 'string' && { type: what.type }),
  };
}

/** A rule that lets the player cast one spell so each turn, from where they may cast that anyway. */
export const usedUp = ({ ref, source }: ActiveRule): SpecialPermission => ({
  source,
  ref,
  onceEachTurn: true,
  given: [],
  until: 'forever',
});

/** What the proposed spell is now, with its choices made, may be more than it may be cast by this permission as (601.6). */
export function stillPermits(
  game: Game,
  player: PlayerId,
  { ref, source }: SpecialPermission,
  spell: ObjectId,
): Verdict {
  const rule = playableBy(game, player).find((one) => one.ref === ref && one.source === source);
  const value = rule === undefined ? null : ofManaValue(rule.playable.what);
  return rule === undefined || value === null || fits(game, rule.scope, { ...value, zone: 'stack' }, spell)
    ? allowed
    : forbidden('601.6', '{1} doesn’t let {p0} cast {0} with this mana value.', [spell, source], {
        players: [player],
      });
}

/** The player plays a card by it, which is this spell or land now (400.7h-i): for the rest of the turn it may be used up. */
export function usePermission(
  game: Game,
  player: PlayerId,
  { given, onceEachTurn, ref, source, until }: SpecialPermission,
  played: ObjectId,
): void {
  if (onceEachTurn) {
    const writable = write(game).object(source);
    writable.activations = { ...writable.activations, [ref]: { turn: game.turn.number, count: 1 } };
  }
  if (given.length > 0)
    begin(game, { ...givingTo(game, played, scopeOf(source, player, ref), ref, given), until });
}

/** What effects let the player play, this card among it. */
export const permissionsFor = (game: Game, player: PlayerId, id: ObjectId): readonly Permission[] =>
  game.permissions.filter((permission) => permission.player === player && permission.objects.includes(id));

/** Whether what a card says of the zones that it can be played or cast from lets it be from where it is (113.6f). */
export function mayBeCastFrom(game: Game, id: ObjectId, rule: RuleNumber = '601.3'): Verdict {
  if (!isSpokenOf(game, 'castableFrom')) return allowed;
  const { definition, zone } = objectAt(game, id);
  const only = ownAbilities(game, id, zone).find(({ castableFrom }) => castableFrom?.only === true);
  return only?.castableFrom === undefined || zone === 'stack' || only.castableFrom.zones.includes(zone)
    ? allowed
    : forbidden(rule, '{0} can’t be played from where it is: “{text}”', [id], {
        values: { text: rulesTable().abilityText(only, definitionAt(game, definition)) },
      });
}

/** The ability of the card itself that lets its owner play it from where it is, for no cost besides. */
export function ownPermission(game: Game, player: PlayerId, id: ObjectId): HadAbility | undefined {
  const { owner, zone } = objectAt(game, id);
  if (owner !== player || !isSpokenOf(game, 'castableFrom')) return undefined;
  return ownStatics(game, id, zone).find(
    ({ ability: { castableFrom } }) =>
      castableFrom?.cost === undefined &&
      castableFrom?.by === undefined &&
      castableFrom?.zones.includes(zone) === true &&
      (castableFrom.if === undefined || holds(game, scopeOf(id, player), castableFrom.if)),
  )?.had;
}

/**
 * By what the player may play it from where it is, where it doesn't matter by which such: their hand, what the card itself
 * says, a rule for the player. Null: by nothing of that kind.
 */
export function plainPermission(game: Game, player: PlayerId, id: ObjectId): ObjectId | null {
  const { zone, owner } = objectAt(game, id);
  if (zone === 'hand') return owner === player ? id : null;
  if (ownPermission(game, player, id) !== undefined) return id;
  return rulesToPlay(game, player, id).find((rule) => special(rule) === null)?.source ?? null;
}

/** By what a land may be played, and what says so. */
export interface PermissionToPlayLand {
  readonly source: ObjectId;
  /** The rule by which it is played, if that is used up so or gives the land something. */
  readonly by?: SpecialPermission;
}

/** All by which the player may play this land from where it is (116.2a, 305.1); of those between which nothing tells, one. */
export function permissionsToPlayLand(
  game: Game,
  player: PlayerId,
  id: ObjectId,
): readonly PermissionToPlayLand[] {
  const rules = specialPermissions(game, player, id);
  const telling = rules.filter(({ given, onceEachTurn }) => onceEachTurn || given.length > 0);
  const plain =
    plainPermission(game, player, id) ??
    (permissionsFor(game, player, id).some(({ onlyCast }) => onlyCast !== true) ? id : null) ??
    rules.find((one) => !telling.includes(one))?.source;
  return [
    ...(plain === undefined ? [] : [{ source: plain }]),
    ...telling.map((by) => ({ source: by.source, by })),
  ];
}
