/** Rules for a player by which they may play cards from elsewhere than their hand (601.3, 116.2a). */
import {
  type ActiveRule,
  begin,
  type Duration,
  fits,
  type Game,
  givingTo,
  type ObjectId,
  objectAt,
  type PlayerId,
  ruleChangesForPlayer,
  scopeOf,
  type TextRef,
  timesDone,
  write,
  zoneIds,
} from '../rules/index.ts';

/** One that is used up by playing a card, or gives what is played something: it matters whether a card is played by it. */
export interface SpecialPermission {
  readonly source: ObjectId;
  readonly ref: TextRef;
  readonly onceEachTurn: boolean;
  /** Where the abilities are printed that it gives, and how long they last (611.3d). */
  readonly given: readonly TextRef[];
  readonly until: Duration;
}

/** The rules by which the player may play a card from where it is. */
function rulesToPlay(game: Game, player: PlayerId, id: ObjectId): readonly ActiveRule[] {
  const { owner, zone } = objectAt(game, id);
  return ruleChangesForPlayer(game, player).filter(({ change, ref, scope, source }) => {
    if (!('mayPlayFrom' in change) || change.mayPlayFrom !== zone) return false;
    if (change.onlyTop === true && zoneIds(game, zone, player)[0] !== id) return false;
    if (change.onceEachTurn === true && timesDone(game, source, ref) > 0) return false;
    return (zone === 'exile' || owner === player) && fits(game, scope, { ...change.what, zone }, id);
  });
}

/** Whether some rule lets the player play it from where it is, and it doesn’t matter which. */
export const isPermittedByRule = (game: Game, player: PlayerId, id: ObjectId): boolean =>
  rulesToPlay(game, player, id).some((rule) => special(rule) === null);

/** The others that let the player play it from where it is. */
export const specialPermissions = (
  game: Game,
  player: PlayerId,
  id: ObjectId,
): readonly SpecialPermission[] =>
  rulesToPlay(game, player, id).flatMap((rule) => {
    const found = special(rule);
    return found === null ? [] : [found];
  });

function special({ change, ref, source }: ActiveRule): SpecialPermission | null {
  if (!('mayPlayFrom' in change)) return null;
  const { abilities = [], onceEachTurn = false, until = 'forever' } = change;
  if (!onceEachTurn && abilities.length === 0) return null;
  return { source, ref, onceEachTurn, given: abilities.map((_, at) => `${ref}.abilities.${at}`), until };
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
