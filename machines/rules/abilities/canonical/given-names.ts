/** What the names are that words give: each is derived from what has it. */
import { isRecord } from '../../state/is-record.ts';
import type { CostPart, Instruction } from '../../state/vocabulary/index.ts';
import type { Family, Naming } from '../check/form.ts';
import { isInstruction } from '../check/in-instructions.ts';
import type { Words } from './words.ts';

/** What something is called by what was done to it; what only happened is “done”. */
const participles: Readonly<Record<Instruction['do'], string>> = {
  addMana: 'added',
  arrange: 'arranged',
  attach: 'attached',
  becomeAttacking: 'attacking',
  becomeBlocked: 'blocked',
  becomeBlocking: 'blocking',
  becomeCopy: 'changed',
  becomeLevel: 'leveled',
  cast: 'cast',
  castWithoutPaying: 'cast',
  changeTargets: 'changed',
  choose: 'chosen',
  chooseNewTargets: 'changed',
  choosePlayer: 'chosen',
  chooseSource: 'chosen',
  chooseValue: 'chosen',
  controlPlayer: 'controlled',
  convert: 'converted',
  copyCard: 'copied',
  copySpell: 'copied',
  counter: 'countered',
  create: 'created',
  createCopy: 'created',
  dealDamage: 'damaged',
  delayedTrigger: 'done',
  designate: 'designated',
  designatePlayer: 'designated',
  destroy: 'destroyed',
  discard: 'discarded',
  doubleMana: 'added',
  draw: 'drawn',
  drawGame: 'done',
  emblem: 'done',
  endCombat: 'done',
  endTurn: 'done',
  exchangeControl: 'exchanged',
  exchangeText: 'exchanged',
  exile: 'exiled',
  exileUntil: 'exiled',
  extraPhases: 'done',
  extraTurn: 'done',
  fight: 'fought',
  flip: 'flipped',
  flipCoin: 'flipped',
  forEach: 'done',
  forEachPlayer: 'done',
  freeze: 'frozen',
  gainAbilitiesOf: 'changed',
  gainLife: 'gained',
  heal: 'healed',
  if: 'done',
  lock: 'locked',
  look: 'seen',
  lose: 'done',
  loseLife: 'lost',
  manifest: 'manifested',
  may: 'done',
  mayPlay: 'allowed',
  meld: 'melded',
  mill: 'milled',
  modify: 'changed',
  modifyNextSpell: 'changed',
  monstrosity: 'monstrous',
  move: 'moved',
  moveCounter: 'moved',
  moveVentureMarker: 'moved',
  note: 'noted',
  oneOf: 'done',
  pair: 'paired',
  payLife: 'paid',
  perform: 'performed',
  phaseOut: 'phased out',
  preventDamage: 'prevented',
  putCounters: 'put',
  putMoreCounters: 'put',
  putSticker: 'put',
  reflexive: 'done',
  regenerate: 'regenerated',
  removeCounters: 'removed',
  removeFromCombat: 'removed',
  repeat: 'done',
  replace: 'replaced',
  reselect: 'reselected',
  restartGame: 'left',
  reveal: 'revealed',
  rollDie: 'rolled',
  rollToVisit: 'rolled',
  rule: 'changed',
  sacrifice: 'sacrificed',
  search: 'found',
  setLife: 'set',
  shuffle: 'shuffled',
  skip: 'skipped',
  tap: 'tapped',
  transform: 'transformed',
  turnFaceDown: 'turned down',
  turnFaceUp: 'turned up',
  unattach: 'unattached',
  unless: 'done',
  unlock: 'unlocked',
  untap: 'untapped',
  vote: 'voted',
  win: 'done',
};

/** What a cost took, by the part that took it; of the others nothing has a name. */
const taken: { readonly [Way in CostPart['pay']]?: string } = {
  sacrifice: 'sacrificed',
  tapPermanents: 'tapped',
  tapTotalPower: 'tapped',
  returnToHand: 'returned',
  putIntoGraveyard: 'buried',
  discard: 'discarded',
  exile: 'exiled',
  reveal: 'revealed',
  mill: 'milled',
  exileTop: 'exiled',
  putCounters: 'put',
  perform: 'performed',
};

/** What a linked ability has a player choose. */
const values: Readonly<Record<Extract<Extract<Instruction, { do: 'chooseValue' }>['what'], string>, string>> =
  {
    color: 'color',
    creatureType: 'type',
    cardType: 'type',
    basicLandType: 'type',
    cardName: 'name',
    number: 'number',
  };

/** The word for something that is named in words of this family, of a card, as an instruction, a cost or a link. */
export function wordFor(of: Naming, words: Words, family: Family): string {
  switch (family) {
    case 'instruction':
      return isInstruction(words) ? ofInstruction(of, words) : 'done';
    case 'replacement':
      if (words.prevent !== undefined) return 'prevented';
      return isRecord(words.to) && words.to.zone === 'exile' ? 'exiled' : 'moved';
    case 'cost part':
      return isTaking(words.pay) ? (taken[words.pay] ?? 'paid') : 'paid';
    case 'ability':
      return ofStatement(words);
    default:
      return 'paid';
  }
}

function ofInstruction(of: Naming, instruction: Instruction): string {
  if (of === 'cost') return 'alternative';
  if (of !== 'link' || instruction.do !== 'chooseValue') return participles[instruction.do];
  // Nothing is “the chosen” without saying what: “the chosen color”; of words, “the chosen word”.
  return typeof instruction.what === 'string' ? values[instruction.what] : 'word';
}

/** A way to cast something, an additional cost, what is noted as a card is drafted. */
function ofStatement(ability: Words): string {
  if (ability.alternativeCost !== undefined) return 'alternative';
  if (ability.castableFrom !== undefined) return 'elsewhere';
  return ability.drafting === undefined ? 'additional' : 'noted';
}

const isTaking = (way: unknown): way is keyof typeof taken => typeof way === 'string' && way in taken;

/** The same word, or with a number if it is taken: `chosen`, `chosen-2`, `chosen-3`. */
export function numbered(word: string, before: readonly string[]): string {
  const isTaken = (name: string): boolean => before.includes(name);
  if (!isTaken(word)) return word;
  let number = 2;
  while (isTaken(`${word}-${number}`)) number++;
  return `${word}-${number}`;
}
