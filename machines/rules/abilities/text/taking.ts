/** Cards that are looked at or revealed, and which of them are taken, in words. */
import { sameWords } from '../../state/same-words.ts';
import type { Destination, Filter, Instruction, Objects } from '../../state/vocabulary/index.ts';
import type { Context } from './context.ts';
import { filterText, holds, isAmong, objectsText, rangeText, someText } from './expressions/index.ts';
import type { Together } from './together.ts';
import { capitalized } from './words.ts';

export const refersTo = (objects: Objects, name: string | undefined): boolean =>
  holds(objects, 'named') && objects.named === name;

/** These very objects, or what is left of them. */
const isFrom = (objects: Objects, name: string): boolean =>
  refersTo(objects, name) ||
  (holds(objects, 'all') && objects.all.among !== undefined && refersTo(objects.all.among, name));

/** What is looked at or revealed first, what is chosen from among it, and where what is left goes. */
interface Taking {
  readonly choose: Extract<Instruction, { do: 'choose' }>;
  readonly take: Extract<Instruction, { do: 'move' | 'exile' }>;
  readonly rest: Extract<Instruction, { do: 'move' }> | undefined;
  readonly taken: number;
}

function takingOf([first, choose, take, next]: readonly Instruction[]): Taking | undefined {
  if (first?.as === undefined || choose?.do !== 'choose') return undefined;
  if ((take?.do !== 'move' && take?.do !== 'exile') || !refersTo(take.what, choose.as)) return undefined;
  const rest = next?.do === 'move' && isFrom(next.what, first.as) ? next : undefined;
  return { choose, take, rest, taken: rest === undefined ? 3 : 4 };
}

const place = (zone: string): string =>
  zone === 'hand' ? 'into your hand' : zone === 'graveyard' ? 'into your graveyard' : `onto the ${zone}`;

/** "Look at the top four cards … Put one of them into your hand and the rest on the bottom …" */
function lookAndTake(instructions: readonly Instruction[], context: Context): Together | undefined {
  const [look] = instructions;
  const taking = takingOf(instructions);
  if (look?.do !== 'look' || taking === undefined || !holds(look.at, 'top')) return undefined;
  const { choose, rest, take, taken } = taking;
  if (take.do === 'exile') return lookAndExile(look.at, taking, context);
  const found = isOfKind(taking) ? foundAmong(taking, context) : undefined;
  if (found !== undefined)
    return { text: `Look at ${objectsText(look.at, context, 'object')}. ${found}`, taken };
  const isAny = choose.count.min === 0 && choose.count.max === look.at.top;
  const count = isAny ? 'any number' : rangeText(choose.count, context);
  const isOne = look.at.top === 2 && choose.count.max === 1;
  const others = isOne ? 'other' : 'rest';
  const restText =
    rest === undefined
      ? ''
      : rest.to.zone === 'library'
        ? ` and the ${others} ${isAny ? 'back on top' : rest.to.position === 'top' ? 'on top' : 'on the bottom'} of your library${isOne ? '' : ' in any order'}`
        : ` and the ${others} ${place(rest.to.zone)}`;
  return {
    text: `Look at ${objectsText(look.at, context, 'object')}. Put ${count} of them ${place(take.to.zone)}${restText}.`,
    taken,
  };
}

/** "Look at the top four cards …, exile one of them face down, then put the rest on the bottom …" */
function lookAndExile(
  at: Objects,
  { choose, rest, take, taken }: Taking,
  context: Context,
): Together | undefined {
  if (take.do !== 'exile' || take.as === undefined || rest?.to.zone !== 'library') return undefined;
  const how = take.faceDown === true ? ' face down' : '';
  const end = rest.to.position === 'bottom' ? 'on the bottom' : 'on top';
  const order = rest.to.inRandomOrder === true ? 'a random' : 'any';
  context.names.set(take.as, 'that card');
  if (how !== '') context.names.set(asHidden(take.as), 'face down');
  const looked = objectsText(at, context, 'object');
  const exiled = `exile ${rangeText(choose.count, context)} of them${how}`;
  return {
    text: `Look at ${looked}, ${exiled}, then put the rest ${end} of that library in ${order} order.`,
    taken,
  };
}

/** Under which name it is kept that a card was exiled face down, so that it may be looked at. */
export const asHidden = (name: string): string => `${name} is face down`;

/** "Reveal the top four cards of your library. You may put a land card from among them into your hand. Put the rest …" */
function revealAndTake(instructions: readonly Instruction[], context: Context): Together | undefined {
  const [reveal] = instructions;
  const taking = takingOf(instructions);
  if (reveal?.do !== 'reveal' || taking === undefined || !holds(reveal.what, 'top')) return undefined;
  const found = foundAmong(taking, context);
  if (found === undefined) return undefined;
  return { text: `Reveal ${objectsText(reveal.what, context, 'object')}. ${found}`, taken: taking.taken };
}

/** "You may put a land card from among them into your hand. Put the rest …": cards of a kind, and all the others. */
function foundAmong({ choose, rest, take }: Taking, context: Context): string | undefined {
  if (take.do !== 'move' || rest === undefined || !isAmong(choose.from)) return undefined;
  const { max, min } = choose.count;
  const found = someText({ ...choose.from.like, zone: 'library' }, max, context);
  const put = min === 0 && max === 1 ? 'You may put' : min === 0 ? 'Put up to' : 'Put';
  const others = rest.to.zone === 'library' ? endOfLibrary(rest.to) : place(rest.to.zone);
  return `${put} ${found} from among them ${place(take.to.zone)}. Put the rest ${others}.`;
}

/** Whether not each of the cards may be chosen. */
const isOfKind = ({ choose }: Taking): boolean => isAmong(choose.from) && choose.from.like !== undefined;

/** "on the bottom of your library in a random order". */
const endOfLibrary = ({ inRandomOrder, position }: Destination): string =>
  `on ${position === 'bottom' ? 'the bottom' : 'top'} of your library in ${inRandomOrder === true ? 'a random' : 'any'} order`;

/** "Target opponent reveals their hand and you choose a nonland card from it. Exile that card …" */
function revealAndChoose([reveal, choose]: readonly Instruction[], context: Context): Together | undefined {
  if (reveal?.do !== 'reveal') return undefined;
  const hand = holds(reveal.what, 'all') ? reveal.what.all : undefined;
  if (hand?.zone !== 'hand' || hand.owner === undefined) return undefined;
  if (choose?.do === 'discard' && choose.chosenBy === 'you' && sameWords(choose.who, hand.owner))
    return {
      text: `${capitalized(ownerOf(hand, context))} reveals their hand. You choose ${someText({ ...choose.filter, zone: 'library' }, 1, context)} from it. That player discards that card.`,
      taken: 2,
    };
  if (choose?.do !== 'choose' || choose.as === undefined || !('zone' in choose.from)) return undefined;
  const { zone: _zone, owner: _owner, ...like } = choose.from;
  const who = ownerOf(hand, context);
  context.names.set(choose.as, 'that card');
  const what: Filter = { ...like, zone: 'library' };
  return {
    text: `${capitalized(who)} reveals their hand and you choose ${someText(what, 1, context)} from it.`,
    taken: 2,
  };
}

const ownerOf = ({ owner }: Filter, context: Context): string =>
  filterText({ zone: 'hand', ...(owner === undefined ? {} : { owner }) }, context, 'many')
    .replace(/^cards from /, '')
    .replace(/'s? hand$/, '');

/** The saying that a list of instructions begins with, if it takes cards from among others. */
export const takenFrom = (instructions: readonly Instruction[], context: Context): Together | undefined =>
  lookAndTake(instructions, context) ??
  revealAndTake(instructions, context) ??
  revealAndChoose(instructions, context);
