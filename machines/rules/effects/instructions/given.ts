import type { InstructionKind } from './meaning.ts';

/**
 * What is found under an instruction's name (`as`): objects and players by `{ named }`, a number by `{ amount }`, how much
 * of damage was excess by `{ excess }`, what was there before it by `{ beforeDamage }`. Whether it did something (`did`)
 * can be asked of each.
 */
export type NamedPart = 'objects' | 'players' | 'amount' | 'excess' | 'before';

/** What an instruction of a kind gives to others' words, and to its own. */
interface Giving {
  readonly named: readonly NamedPart[];
  /** Its other words are read for each player who does it or to whom it is done: `they` is that one. */
  readonly they?: true;
}

const nothing: Giving = { named: [] };
/** Those to which it happened, and how many. */
const these: Giving = { named: ['objects', 'amount'] };
/** Those that it made or moved, and who has it done, one after the other. */
const theseFor: Giving = { named: ['objects', 'amount'], they: true };
/** Those, and who did it. */
const theseAndWho: Giving = { named: ['objects', 'players', 'amount'], they: true };
/** What an effect was begun for. */
const affected: Giving = { named: ['objects'] };
const amount: Giving = { named: ['amount'] };
const who: Giving = { named: ['players'] };
/** To whom it was done, and how much together. */
const whoAndAmount: Giving = { named: ['players', 'amount'], they: true };

/** What every kind of instruction gives. */
export const givenBy: { readonly [Kind in InstructionKind]: Giving } = {
  dealDamage: { named: ['objects', 'players', 'amount', 'excess', 'before'], they: true },
  fight: { named: ['objects', 'amount', 'excess'] },
  heal: these,
  gainLife: whoAndAmount,
  loseLife: whoAndAmount,
  setLife: whoAndAmount,
  payLife: amount,
  exchangeControl: { named: ['objects'] },
  draw: theseAndWho,
  discard: theseAndWho,
  mill: theseFor,
  arrange: theseAndWho,
  look: these,
  reveal: these,
  shuffle: who,
  search: theseAndWho,
  move: these,
  destroy: these,
  exile: these,
  sacrifice: theseAndWho,
  counter: these,
  create: theseFor,
  createCopy: theseFor,
  becomeCopy: these,
  meld: these,
  tap: these,
  untap: these,
  freeze: these,
  attach: these,
  unattach: these,
  putCounters: { named: ['objects', 'players', 'amount'] },
  removeCounters: { named: ['objects', 'players', 'amount'] },
  moveCounter: amount,
  putSticker: these,
  regenerate: these,
  monstrosity: these,
  pair: these,
  becomeLevel: these,
  unlock: these,
  lock: these,
  designate: these,
  exileUntil: these,
  flip: these,
  transform: these,
  convert: these,
  turnFaceDown: these,
  turnFaceUp: these,
  manifest: these,
  phaseOut: these,
  removeFromCombat: these,
  becomeAttacking: these,
  becomeBlocking: these,
  becomeBlocked: these,
  reselect: these,
  exchangeText: affected,
  modify: affected,
  modifyNextSpell: who,
  gainAbilitiesOf: affected,
  rule: { named: ['objects', 'players'] },
  preventDamage: nothing,
  replace: nothing,
  addMana: amount,
  doubleMana: amount,
  choose: theseAndWho,
  choosePlayer: { named: ['players', 'amount'], they: true },
  chooseSource: theseFor,
  chooseValue: amount,
  note: nothing,
  vote: theseAndWho,
  /** Who did, and how many, or how often a cost was paid. */
  may: whoAndAmount,
  unless: whoAndAmount,
  if: nothing,
  oneOf: nothing,
  forEach: these,
  forEachPlayer: { named: ['players', 'amount'] },
  repeat: amount,
  delayedTrigger: { named: ['objects'] },
  reflexive: nothing,
  emblem: these,
  cast: these,
  castWithoutPaying: these,
  mayPlay: these,
  copyCard: these,
  copySpell: theseFor,
  changeTargets: these,
  chooseNewTargets: these,
  extraTurn: who,
  extraPhases: nothing,
  skip: who,
  endTurn: nothing,
  /** The cards that were left where they are. */
  restartGame: these,
  endCombat: nothing,
  win: who,
  lose: who,
  drawGame: nothing,
  controlPlayer: who,
  designatePlayer: who,
  flipCoin: nothing,
  rollDie: { named: ['players', 'amount'] },
  rollToVisit: { named: ['objects'] },
  /** What its own instructions call the result, or who did it, and with what number. */
  perform: theseAndWho,
  putMoreCounters: nothing,
  moveVentureMarker: these,
};
