import { arrange } from './arrange.ts';
import { forEachObject, forEachPlayer, if as ifElse, may, oneOf, repeat, unless } from './branches.ts';
import { discard, draw, look, mill, reveal, shuffle } from './cards.ts';
import { cast, castWithoutPaying } from './casting.ts';
import { changeTargets } from './changing-targets.ts';
import { choose, choosePlayer, chooseValue, note } from './choices.ts';
import { chooseSource } from './choose-source.ts';
import {
  exchangeText,
  gainAbilitiesOf,
  modify,
  modifyNextSpell,
  preventDamage,
  replace,
  rule,
} from './continuous.ts';
import { becomeCopy, createCopy } from './copies.ts';
import { copyCard, copySpell } from './copy-spell.ts';
import { dealDamage, fight, gainLife, heal, loseLife, payLife, setLife } from './damage-and-life.ts';
import { lock, unlock } from './doors.ts';
import { exchangeControl } from './exchanging.ts';
import { manifest, turnFaceDown, turnFaceUp } from './face-down.ts';
import { becomeAttacking, becomeBlocking } from './joining-combat.ts';
import { chooseNewTargets, delayedTrigger, mayPlay, reflexive } from './later.ts';
import { addMana, doubleMana } from './mana.ts';
import type { InstructionKind, Meaning } from './meaning.ts';
import { meld } from './meld.ts';
import { putMoreCounters } from './more-counters.ts';
import { moveCounter } from './moving-counters.ts';
import { pair } from './pairing.ts';
import { perform } from './perform.ts';
import {
  attach,
  becomeBlocked,
  becomeLevel,
  designate,
  flip,
  freeze,
  monstrosity,
  putCounters,
  regenerate,
  removeCounters,
  removeFromCombat,
  tap,
  unattach,
  untap,
} from './permanents.ts';
import { phaseOut } from './phasing.ts';
import { putSticker } from './putting-stickers.ts';
import { reselect } from './reselecting.ts';
import { sacrifice } from './sacrifice.ts';
import { search } from './search.ts';
import {
  controlPlayer,
  designatePlayer,
  drawGame,
  endCombat,
  endTurn,
  extraPhases,
  extraTurn,
  flipCoin,
  lose,
  restartGame,
  rollDie,
  skip,
  win,
} from './the-game.ts';
import { create, emblem } from './tokens.ts';
import { convert, transform } from './turning-over.ts';
import { exileUntil } from './until.ts';
import { moveVentureMarker } from './venture.ts';
import { rollToVisit } from './visiting.ts';
import { vote } from './vote.ts';
import { counter, destroy, exile, move } from './zones.ts';

/** What each kind of instruction means. */
export const meanings: { readonly [K in InstructionKind]: Meaning<K> } = {
  dealDamage,
  gainLife,
  heal,
  loseLife,
  payLife,
  setLife,
  fight,
  exchangeControl,
  draw,
  discard,
  mill,
  arrange,
  look,
  reveal,
  shuffle,
  search,
  move,
  destroy,
  exile,
  sacrifice,
  counter,
  create,
  createCopy,
  becomeCopy,
  meld,
  tap,
  untap,
  freeze,
  attach,
  unattach,
  putCounters,
  removeCounters,
  moveCounter,
  putSticker,
  regenerate,
  monstrosity,
  pair,
  becomeLevel,
  unlock,
  lock,
  designate,
  exileUntil,
  flip,
  transform,
  convert,
  turnFaceDown,
  turnFaceUp,
  manifest,
  phaseOut,
  removeFromCombat,
  becomeAttacking,
  becomeBlocking,
  becomeBlocked,
  reselect,
  exchangeText,
  modify,
  modifyNextSpell,
  gainAbilitiesOf,
  rule,
  preventDamage,
  replace,
  addMana,
  doubleMana,
  choose,
  choosePlayer,
  chooseSource,
  chooseValue,
  note,
  vote,
  may,
  unless,
  if: ifElse,
  oneOf,
  forEach: forEachObject,
  forEachPlayer,
  repeat,
  delayedTrigger,
  reflexive,
  emblem,
  cast,
  castWithoutPaying,
  mayPlay,
  copyCard,
  copySpell,
  changeTargets,
  chooseNewTargets,
  extraTurn,
  extraPhases,
  skip,
  endTurn,
  restartGame,
  endCombat,
  win,
  lose,
  drawGame,
  controlPlayer,
  designatePlayer,
  flipCoin,
  rollDie,
  rollToVisit,
  perform,
  putMoreCounters,
  moveVentureMarker,
};
