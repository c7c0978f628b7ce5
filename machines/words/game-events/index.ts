/** Events of the game, each by what happens: everything that can happen in one. Plain data: ids and scalars, never parts of a game. */
import { activate, putOnStack, trigger } from './abilities.ts';
import { controlNextTurn, endEarly, extraPhases, extraTurn } from './added-to-the-turn.ts';
import { attach, unattach } from './attaching.ts';
import { attack, joinsAttack, payToAttack, reselect } from './attacking.ts';
import { becomeCopy } from './become-copy.ts';
import { becomeProtector } from './become-protector.ts';
import { becomeTime } from './become-time.ts';
import { becomeBlocked, block, unblocked } from './blocking.ts';
import { cast } from './cast.ts';
import { cease } from './cease.ts';
import { coin, die, visitAttraction } from './chance.ts';
import { controlChange } from './control-change.ts';
import { copyCard, copyOnStack } from './copying.ts';
import { putCounters, removeCounters } from './counters.ts';
import { create, createEmblem } from './creating.ts';
import { damage, markDamage, preventedDamage } from './damage.ts';
import { designatePlayer } from './designate-player.ts';
import { becomeLevel, becomeMonstrous, designate } from './designating.ts';
import { lock, unlock } from './doors.ts';
import { draw, drawCards, drawFromEmpty } from './drawing.ts';
import { completeDungeon, enterRoom } from './dungeons.ts';
import { effectBegins, expire } from './effects.ts';
import { concede, gameOver, leave, lose, restart, win } from './end-of-the-game.ts';
import { exert, exertionsEnd } from './exerting.ts';
import { fight } from './fight.ts';
import { finishVoting } from './finish-voting.ts';
import { healDamage, regenerate } from './healing.ts';
import { landPlayed } from './land-played.ts';
import { counter, notResolve, resolve } from './leaving-the-stack.ts';
import { reorder, search, shuffle } from './libraries.ts';
import { gainLife, loseLife, payLife } from './life.ts';
import { link } from './link.ts';
import { addMana, emptyPools, spendMana, tapForMana } from './mana.ts';
import { merge } from './merge.ts';
import { move } from './move.ts';
import { mulligan } from './mulligan.ts';
import { pair, unpair } from './pairing.ts';
import { beginPerforming, perform } from './performing.ts';
import { phase } from './phase.ts';
import { destroy, discard, mill, sacrifice } from './put-into-graveyard.ts';
import { putSticker } from './put-sticker.ts';
import { removeFromCombat } from './remove-from-combat.ts';
import { reveal } from './reveal.ts';
import { reverse } from './reverse.ts';
import { freeze, tap, untap } from './tapping.ts';
import { becomeTarget, changeTargets } from './targets.ts';
import { flip, turnFace, turnFaceDown, turnFaceUp } from './turning.ts';
import { beginPhase, beginStep, beginTurn, endStep } from './turns.ts';
import type { GameEventWord } from './word.ts';

const homes = {
  // cards and other objects in their zones
  move,
  create,
  createEmblem,
  destroy,
  sacrifice,
  discard,
  mill,
  drawCards,
  draw,
  drawFromEmpty,
  search,
  shuffle,
  reorder,
  reveal,
  beginPerforming,
  perform,
  cease,
  // permanents where they are
  tap,
  untap,
  freeze,
  exert,
  exertionsEnd,
  putCounters,
  removeCounters,
  attach,
  unattach,
  putSticker,
  regenerate,
  healDamage,
  fight,
  becomeMonstrous,
  designate,
  becomeLevel,
  unlock,
  lock,
  pair,
  unpair,
  becomeTime,
  flip,
  turnFace,
  turnFaceUp,
  turnFaceDown,
  becomeCopy,
  merge,
  phase,
  becomeProtector,
  controlChange,
  link,
  // the stack
  cast,
  activate,
  trigger,
  putOnStack,
  becomeTarget,
  changeTargets,
  resolve,
  notResolve,
  counter,
  copyOnStack,
  copyCard,
  landPlayed,
  // damage, life and mana
  damage,
  markDamage,
  preventedDamage,
  gainLife,
  loseLife,
  payLife,
  addMana,
  tapForMana,
  spendMana,
  emptyPools,
  // combat
  payToAttack,
  attack,
  joinAttack: joinsAttack,
  reselect,
  block,
  becomeBlocked,
  unblocked,
  removeFromCombat,
  // the turn, players, the game
  beginTurn,
  beginPhase,
  beginStep,
  endStep,
  extraTurn,
  extraPhases,
  endEarly,
  controlNextTurn,
  expire,
  effectBegins,
  mulligan,
  enterRoom,
  completeDungeon,
  designatePlayer,
  concede,
  lose,
  win,
  leave,
  gameOver,
  restart,
  reverse,
  finishVoting,
  coin,
  die,
  visitAttraction,
};

type Homes = typeof homes;

/** The type of an event: what happens. */
export type EventType = keyof Homes;

/** The events of these types. */
export type EventOf<Type extends EventType> = {
  [One in Type]: Extract<Parameters<Homes[One]['sentence']>[0], { readonly type: One }>;
}[Type];

/** An event of the game, told from others by its type. */
export type GameEvent = EventOf<EventType>;

/** The types of those that can change nothing but what texts ask for in words. */
export type QuietEvent = {
  [Type in EventType]: Homes[Type] extends { readonly changes: readonly string[] } ? Type : never;
}[EventType];

/** The names under which events of a type are emitted. */
export type EmittedName<Type extends EventType> = NameIn<Homes[Type]['emits']>;
type NameIn<Emits> = Emits extends (...event: never) => infer Name ? Name : Emits;

/** An event that is filed under another type than its own is none, and has no home. */
export type GameEventTable = {
  readonly [Type in EventType]: [EventOf<Type>] extends [never] ? never : GameEventWord<EventOf<Type>>;
};

export const gameEvents: GameEventTable = homes;
