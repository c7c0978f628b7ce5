import { fits, zonesOfSources } from '../../characteristics/index.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId, PlayerId } from '../../state/identity.ts';
import type { ManaType, ManaUnit } from '../../state/mana.ts';
import type { Phase, Step } from '../../state/turn-structure.ts';
import type { Filter } from '../../state/vocabulary/index.ts';
import { causingObject } from '../causing-player.ts';
import { by, type ConditionOf, type Found, is, isSpell, type Looking, type Matchers } from './matcher.ts';

/** What players do and what happens to them, their turns, and their mana. */
export const ofPlayers: Matchers<
  | 'begins'
  | 'draws'
  | 'gainsLife'
  | 'losesLife'
  | 'entersRoom'
  | 'completesDungeon'
  | 'playerDesignated'
  | 'losesGame'
  | 'landPlayed'
  | 'performs'
  | 'shuffles'
  | 'votingFinished'
  | 'tappedForMana'
  | 'manaAdded'
> = {
  begins(looking, { nthStep, step, whose }, event) {
    const { game } = looking;
    const begun = event.type === 'beginStep' ? event.step : event.type === 'beginPhase' ? event.phase : null;
    return begun === step &&
      (nthStep === undefined || stepsBegun(game, step) === nthStep) &&
      by(looking, whose, game.turn.active)
      ? { player: game.turn.active }
      : null;
  },

  draws: (looking, { exceptFirstInDrawStep, nth, who }, event) =>
    event.type === 'draw' &&
    by(looking, who, event.player) &&
    !(exceptFirstInDrawStep === true && event.firstInDrawStep === true) &&
    (nth === undefined || looking.game.turn.facts.cardsDrawn?.[event.player] === nth)
      ? { player: event.player, amount: 1 }
      : null,

  gainsLife: (looking, { bySpell, who }, event) =>
    event.type === 'gainLife' &&
    event.amount > 0 &&
    by(looking, who, event.player) &&
    (bySpell === undefined || isCausedBy(looking, bySpell, event.source ?? causingObject(looking.game)))
      ? { player: event.player, amount: event.amount }
      : null,

  losesLife: (looking, { who }, event) =>
    (event.type === 'loseLife' || event.type === 'payLife') &&
    event.amount > 0 &&
    by(looking, who, event.player)
      ? { player: event.player, amount: event.amount }
      : null,

  entersRoom: ({ scope }, { room }, event) =>
    event.type === 'enterRoom' && event.dungeon === scope.self && event.room === room
      ? { object: event.dungeon, player: event.player }
      : null,

  completesDungeon: (looking, { who }, event) =>
    event.type === 'completeDungeon' && by(looking, who, event.player)
      ? { object: event.dungeon, player: event.player }
      : null,

  playerDesignated: (looking, { designation, who }, event) =>
    event.type === 'designatePlayer' && event.designation === designation && by(looking, who, event.player)
      ? { player: event.player }
      : null,

  // 603.9: whoever concedes leaves the game, and so has lost it.
  losesGame: (looking, { who }, event) =>
    (event.type === 'lose' || event.type === 'concede') && by(looking, who, event.player)
      ? { player: event.player }
      : null,

  landPlayed: (looking, condition, event) =>
    event.type === 'landPlayed' &&
    by(looking, condition.by, event.player) &&
    (condition.land === undefined || fits(looking.game, looking.scope, condition.land, event.object))
      ? { object: event.object, player: event.player }
      : null,

  performs: (looking, { action, object, who }, event) =>
    event.type === 'perform' &&
    event.action === action &&
    by(looking, who, event.player) &&
    (object === undefined || is(looking, object, event.object))
      ? { object: event.object, player: event.player, amount: event.amount }
      : null,

  votingFinished: (_looking, _condition, event) =>
    event.type === 'finishVoting' ? { votes: event.votes } : null,

  shuffles: (looking, { who }, event) =>
    event.type === 'shuffle' && by(looking, who, event.player) ? { player: event.player } : null,

  tappedForMana: (looking, condition, event) =>
    event.type === 'tapForMana' &&
    by(looking, condition.by, event.player) &&
    is(looking, condition.object, event.object)
      ? madeOf(event, event.object, condition.types)
      : null,

  manaAdded: (looking, condition, event) =>
    event.type === 'addMana' && by(looking, condition.to, event.player) && isMadeBy(looking, condition, event)
      ? madeOf(event, event.source, condition.types)
      : null,
};

/** How many steps of a kind have begun this turn. */
function stepsBegun(game: Game, step: Step | Phase): number {
  const begun: Readonly<Record<string, number>> = game.turn.begun ?? {};
  return begun[step] ?? 0;
}

/** Whether what causes something is a spell like this, and no ability or permanent. */
const isCausedBy = (looking: Looking, wanted: Filter, cause: ObjectId | null): boolean =>
  cause !== null && isSpell(looking, { ...wanted, stackObject: 'spell' }, cause);

/** Whether the mana is of a source like this, if the condition speaks of one. */
function isMadeBy(
  looking: Looking,
  { source: wanted }: ConditionOf<'manaAdded'>,
  { source }: { readonly source: ObjectId | null },
): boolean {
  if (wanted === undefined) return true;
  const described = typeof wanted === 'string' ? wanted : { ...wanted, zone: zonesOfSources(wanted) };
  return is(looking, described, source);
}

/** The mana among it of these types, if there is any; without types all of it. */
function madeOf(
  { player, units }: { readonly player: PlayerId; readonly units: readonly ManaUnit[] },
  object: ObjectId | null,
  types: readonly ManaType[] | undefined,
): Found<'manaAdded'> {
  const made = types === undefined ? units : units.filter(({ type }) => types.includes(type));
  if (made.length === 0) return null;
  return { object, player, amount: made.length, types: [...new Set(made.map(({ type }) => type))] };
}
