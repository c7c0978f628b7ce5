/** Several instructions in a row that a text says in one, as Oracle text has them. */
import { sameWords } from '../../state/same-words.ts';
import type { Instruction, Objects } from '../../state/vocabulary/index.ts';
import type { Context } from './context.ts';
import { holds, objectsText, playersText, someText, targetText } from './expressions/index.ts';
import { placeText } from './moving.ts';

/** What they say, and how many instructions that takes. */
export interface Together {
  readonly text: string;
  readonly taken: number;
}

const isNamed = (objects: Objects, name: string | undefined): boolean =>
  name !== undefined && holds(objects, 'named') && objects.named === name;

/** "that player reveals a card at random from their hand". */
function revealedByChance([choose, reveal]: readonly Instruction[], context: Context): Together | undefined {
  if (choose?.do !== 'choose' || choose.atRandom !== true || reveal?.do !== 'reveal') return undefined;
  const { count, from } = choose;
  if (!isNamed(reveal.what, choose.as) || !('zone' in from) || from.zone !== 'hand') return undefined;
  const { owner, zone: _hand, ...like } = from;
  if (owner === undefined || owner === 'you') return undefined;
  const cards = someText({ ...like, zone: 'library' }, count.max, context);
  return { text: `${playersText(owner, context)} reveals ${cards} at random from their hand`, taken: 2 };
}

/** "for each opponent, you may put up to one target creature card from that player's graveyard onto the battlefield". */
function chosenForEach([choose, move]: readonly Instruction[], context: Context): Together | undefined {
  if (choose?.do !== 'choose' || move?.do !== 'move' || !isNamed(move.what, choose.as)) return undefined;
  const { from } = choose;
  const among = 'among' in from ? from.among : undefined;
  const spec = holds(among, 'target') ? context.targets[among.target] : undefined;
  if (spec?.forEach !== 'opponents') return undefined;
  const place = placeText(move.to, 'your', context, 'put');
  return { text: `for each opponent, you may put ${targetText(spec, context)} ${place}`, taken: 2 };
}

/** "Attach target Aura to another permanent with the same controller": what it is attached to and where it goes are one permanent each. */
function reattached([each]: readonly Instruction[], context: Context): Together | undefined {
  if (each?.do !== 'forEach' || !holds(each.of, 'all')) return undefined;
  const [choose, attach] = each.then;
  const attached = each.of.all.hasAttached?.among;
  if (choose?.do !== 'choose' || attach?.do !== 'attach' || !sameWords(attached, attach.what))
    return undefined;
  const { canHaveAttached, from } = choose;
  if (!('notAmong' in from) || from.notAmong !== 'it') return undefined;
  const where = [
    ...(sameWords(from.controller, { controllerOf: 'it' }) ? [' with the same controller'] : []),
    ...(canHaveAttached === undefined ? [] : [' it can enchant']),
  ].join('');
  const what = objectsText(attach.what, context, 'object').replace(" that's attached to ", ' attached to ');
  return { text: `attach ${what} to another permanent${where}`, taken: 1 };
}

/** The saying that instructions begin with, if there is one. */
export const saidTogether = (instructions: readonly Instruction[], context: Context): Together | undefined =>
  revealedByChance(instructions, context) ??
  chosenForEach(instructions, context) ??
  reattached(instructions, context);
