/** Cards that are looked at or revealed, and which of them are taken, in words. */
import { sameWords } from '../../state/same-words.ts';
import type { Destination, Filter, Instruction, Objects } from '../../state/vocabulary/index.ts';
import type { Context } from './context.ts';
import {
  filterText,
  holds,
  isAmong,
  objectsText,
  rangeText,
  says,
  someText,
  where,
} from './expressions/index.ts';
import { placeText } from './moving.ts';
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

/** The top cards of a library. */
type Top = Extract<Objects, { readonly top: unknown }>;

/** "the top three cards of your library, where X is …": what is looked at or revealed, as the end of its sentence. */
const seenText = (top: Top, context: Context): string => {
  const seen = objectsText(top, context, 'object');
  return says(top.top, 'x') || typeof top.top === 'number'
    ? seen
    : `${seen.replace(/the top .* cards of/, 'the top X cards of')}${where(top.top, context)}`;
};

/** "into your hand", "onto the battlefield tapped", "on the bottom of your library in a random order". */
function place(to: Destination, top: Top, context: Context, count: 'one' | 'many' = 'one'): string {
  const whose = top.of === 'you' ? 'your' : 'their';
  if (to.zone !== 'library') return placeText(to, `${whose} ${to.zone}`, context, 'put');
  const end = to.position === 'bottom' ? 'on the bottom' : 'on top';
  const order = count === 'one' ? '' : to.inRandomOrder === true ? ' in a random order' : ' in any order';
  return `${end} of ${whose === 'your' ? 'your' : 'that'} library${order}`;
}

/** "Look at the top four cards … Put one of them into your hand and the rest on the bottom …" */
function lookAndTake(instructions: readonly Instruction[], context: Context): Together | undefined {
  const [look] = instructions;
  if (look?.do !== 'look' || !holds(look.at, 'top')) return undefined;
  const taking = takingOf(instructions);
  if (taking === undefined) return putBack(look.at, instructions, context);
  const { choose, rest, take, taken } = taking;
  if (take.do === 'exile') return lookAndExile(look.at, taking, context);
  const seen = `Look at ${seenText(look.at, context)}.`;
  const found = isOfKind(taking) ? foundAmong(look.at, taking, context) : undefined;
  if (found !== undefined) return { text: `${seen} ${found}`, taken };
  if (choose.who !== undefined) return undefined;
  const { top } = look.at;
  const isAny = choose.count.min === 0 && sameWords(choose.count.max, top);
  const count = isAny ? 'any number' : rangeText(choose.count, context);
  const isOne = top === 2 && choose.count.max === 1;
  const others = isOne ? 'other' : 'rest';
  const end = rest === undefined ? '' : place(rest.to, look.at, context, isOne ? 'one' : 'many');
  const isBack = isAny && rest?.to.zone === 'library' && rest.to.position !== 'bottom';
  const restText = rest === undefined ? '' : ` and the ${others} ${isBack ? `back ${end}` : end}`;
  return { text: `${seen} Put ${count} of them ${place(take.to, look.at, context)}${restText}.`, taken };
}

/** "Look at the top three cards of your library, then put them back in any order." */
function putBack(top: Top, [look, move]: readonly Instruction[], context: Context): Together | undefined {
  if (move?.do !== 'move' || move.to.zone !== 'library' || move.to.position === 'bottom') return undefined;
  if (!refersTo(move.what, look?.as) || top.top === 1) return undefined;
  return { text: `Look at ${seenText(top, context)}, then put them back in any order.`, taken: 2 };
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
  if (reveal?.do !== 'reveal' || !holds(reveal.what, 'top')) return undefined;
  const seen = `Reveal ${seenText(reveal.what, context)}.`;
  const all = allOfKind(reveal.what, instructions, context);
  if (all !== undefined) return { text: `${seen} ${all}`, taken: 3 };
  const taking = takingOf(instructions);
  const found = taking === undefined ? undefined : foundAmong(reveal.what, taking, context);
  return taking === undefined || found === undefined
    ? undefined
    : { text: `${seen} ${found}`, taken: taking.taken };
}

/** "Put all land cards revealed this way into your hand and the rest into your graveyard." */
function allOfKind(
  top: Top,
  [reveal, move, rest]: readonly Instruction[],
  context: Context,
): string | undefined {
  if (reveal?.as === undefined || move?.do !== 'move' || rest?.do !== 'move') return undefined;
  if (!holds(move.what, 'all') || !isFrom(move.what, reveal.as) || !isFrom(rest.what, reveal.as))
    return undefined;
  const { among: _among, ...like } = move.what.all;
  const cards = filterText(like, context, 'many').replace(/ from .*$/, '');
  return `Put all ${cards} revealed this way ${place(move.to, top, context, 'many')} and the rest ${place(rest.to, top, context, 'many')}.`;
}

/** "You may put a land card from among them into your hand. Put the rest …": cards of a kind, and all the others. */
function foundAmong(top: Top, { choose, rest, take }: Taking, context: Context): string | undefined {
  if (take.do !== 'move' || rest === undefined || !isAmong(choose.from)) return undefined;
  const { max, min } = choose.count;
  const { revealed, ...to } = take.to;
  const like: Filter = { ...choose.from.like, zone: 'library' };
  const isAny = min === 0 && max !== 1 && sameWords(max, top.top);
  const found = isAny
    ? `any number of ${filterText(like, context, 'many')}`
    : `${min === 0 && max !== 1 ? 'up to ' : ''}${someText(like, max, context)}`;
  const onto = place(to, top, context);
  const may = min === 0 && (max === 1 || revealed === true) ? 'You may ' : '';
  const verb = (word: string) => (may === '' ? capitalized(word) : word);
  const put =
    revealed === true
      ? `${verb('reveal')} ${found} from among them and put ${max === 1 ? 'it' : 'them'} ${onto}`
      : `${verb('put')} ${found} from among them ${onto}`;
  return `${may}${put}. Put the rest ${place(rest.to, top, context, 'many')}.`;
}

/** Whether not each of the cards may be chosen. */
const isOfKind = ({ choose }: Taking): boolean => isAmong(choose.from) && choose.from.like !== undefined;

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
