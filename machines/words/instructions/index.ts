/** Instructions (608.2c), each by the word that says what to do. */
import { addMana, doubleMana } from './add-mana.ts';
import { arrange } from './arrange.ts';
import { attach } from './attach.ts';
import { becomeAttacking } from './become-attacking.ts';
import { becomeBlocked } from './become-blocked.ts';
import { becomeBlocking } from './become-blocking.ts';
import { becomeCopy } from './become-copy.ts';
import { becomeLevel } from './become-level.ts';
import { cast, castWithoutPaying } from './cast.ts';
import { changeTargets } from './change-targets.ts';
import { choose } from './choose.ts';
import { chooseNewTargets } from './choose-new-targets.ts';
import { choosePlayer } from './choose-player.ts';
import { chooseSource } from './choose-source.ts';
import { chooseValue } from './choose-value.ts';
import { controlPlayer } from './control-player.ts';
import { copyCard } from './copy-card.ts';
import { copySpell } from './copy-spell.ts';
import { counter } from './counter.ts';
import { create } from './create.ts';
import { createCopy } from './create-copy.ts';
import { dealDamage } from './deal-damage.ts';
import { delayedTrigger } from './delayed-trigger.ts';
import { designate } from './designate.ts';
import { designatePlayer } from './designate-player.ts';
import { destroy } from './destroy.ts';
import { discard } from './discard.ts';
import { draw } from './draw.ts';
import { drawGame } from './draw-game.ts';
import { emblem } from './emblem.ts';
import { endCombat } from './end-combat.ts';
import { endTurn } from './end-turn.ts';
import { exchangeControl } from './exchange-control.ts';
import { exchangeLife } from './exchange-life.ts';
import { exchangeText } from './exchange-text.ts';
import { exile } from './exile.ts';
import { exileUntil } from './exile-until.ts';
import { extraPhases } from './extra-phases.ts';
import { extraTurn } from './extra-turn.ts';
import { fight } from './fight.ts';
import { flip } from './flip.ts';
import { flipCoin } from './flip-coin.ts';
import { forEachObject } from './for-each.ts';
import { forEachPlayer } from './for-each-player.ts';
import { freeze } from './freeze.ts';
import { gainAbilitiesOf } from './gain-abilities-of.ts';
import { gainLife } from './gain-life.ts';
import { heal } from './heal.ts';
import { ifElse } from './if.ts';
import { lock, unlock } from './lock-unlock.ts';
import { look } from './look.ts';
import { loseLife } from './lose-life.ts';
import { manifest } from './manifest.ts';
import { may } from './may.ts';
import { mayPlay } from './may-play.ts';
import { meld } from './meld.ts';
import { merge } from './merge.ts';
import { mill } from './mill.ts';
import { modify } from './modify.ts';
import { modifyNextSpell } from './modify-next-spell.ts';
import { monstrosity } from './monstrosity.ts';
import { move } from './move.ts';
import { moveCounter } from './move-counter.ts';
import { moveVentureMarker } from './move-venture-marker.ts';
import { note } from './note.ts';
import { oneOf } from './one-of.ts';
import { pair } from './pair.ts';
import { payLife } from './pay-life.ts';
import { perform } from './perform.ts';
import { phaseOut } from './phase-out.ts';
import { preventDamage } from './prevent-damage.ts';
import { putCounters } from './put-counters.ts';
import { putMoreCounters } from './put-more-counters.ts';
import { putSticker } from './put-sticker.ts';
import { reflexive } from './reflexive.ts';
import { regenerate } from './regenerate.ts';
import { removeCounters } from './remove-counters.ts';
import { removeFromCombat } from './remove-from-combat.ts';
import { repeat } from './repeat.ts';
import { replace } from './replace.ts';
import { reselect } from './reselect.ts';
import { restartGame } from './restart-game.ts';
import { reveal } from './reveal.ts';
import { revealUntil } from './reveal-until.ts';
import { rollDie } from './roll-die.ts';
import { rollToVisit } from './roll-to-visit.ts';
import { rule } from './rule.ts';
import { sacrifice } from './sacrifice.ts';
import { search } from './search.ts';
import { setLife } from './set-life.ts';
import { shuffle } from './shuffle.ts';
import { skip } from './skip.ts';
import { tap, untap } from './tap-untap.ts';
import { convert, transform } from './transform-convert.ts';
import { turnFaceDown } from './turn-face-down.ts';
import { turnFaceUp } from './turn-face-up.ts';
import { unattach } from './unattach.ts';
import { unless } from './unless.ts';
import { vote } from './vote.ts';
import { lose, win } from './win-lose.ts';
import type { InstructionWord } from './word.ts';

const homes = {
  dealDamage,
  gainLife,
  heal,
  loseLife,
  payLife,
  setLife,
  fight,
  exchangeControl,
  exchangeLife,
  draw,
  discard,
  mill,
  arrange,
  look,
  reveal,
  revealUntil,
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
  merge,
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

type Homes = typeof homes;

/** What the instructions of these kinds say. */
export type BodyOf<Kind extends keyof Homes> = {
  [One in Kind]: Parameters<NonNullable<Homes[One]['meaning']['possible']>>[1]['instruction'] & {
    readonly do: One;
  };
}[Kind];

/** What any instruction says, told apart by what it says to do. */
export type InstructionBody = BodyOf<keyof Homes>;

/** An instruction that is filed under another word than its own is none, and has no home. */
export type InstructionTable = {
  readonly [Kind in keyof Homes]: [BodyOf<Kind>] extends [never] ? never : InstructionWord<BodyOf<Kind>>;
};

export const instructions: InstructionTable = homes;
