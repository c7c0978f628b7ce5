/** How instructions in a row are joined in one sentence, as Oracle text joins them. */

import { sameWords } from '../../state/same-words.ts';
import type { Instruction, Objects } from '../../state/vocabulary/index.ts';
import type { Context } from './context.ts';
import { holds } from './expressions/index.ts';
import { linkOf } from './linked.ts';
import { isCopyingSelf } from './may.ts';
import type { Clause } from './parts.ts';

/** A clause with its subject and all that stands before it. */
export const full = ({ before = '', subject, predicate }: Clause): string =>
  `${before}${subject === null ? '' : `${subject} `}${predicate}`.replace(/^it is /, "it's ");

const joinedByAnd: readonly string[] = [
  'loseLife gainLife',
  'putCounters gainLife',
  'draw loseLife',
  'discard loseLife',
  'gainLife draw',
  'move attach',
  'create gainLife',
  'manifest attach',
];
const joinedByThen: readonly string[] = [
  'scry draw',
  'surveil draw',
  'draw discard',
  'putCounters unless',
  'draw move',
  'exile move',
  'create populate',
  'destroy tap',
];

/** What an instruction does: of a keyword action which. */
const doing = (instruction: Instruction): string =>
  instruction.do === 'perform' ? instruction.action : instruction.do;

/** How two instructions in a row are joined: "and", ", then", or not at all. */
export function joint(
  first: Instruction,
  second: Instruction,
  one: Clause,
  two: Clause,
  context: Context,
): 'and' | 'then' | 'no' {
  const pair = `${doing(first)} ${doing(second)}`;
  if (pair === 'rule rule' && isOfOthers(first, second) && one.before === two.before) return 'and';
  if (one.after !== undefined || two.before !== undefined) return 'no';
  if (pair === 'modify rule' && isOfSameTarget(first, second)) return 'and';
  if (isDoneToSame(first, second)) return 'and';
  if (pair === 'exile move' && two.subject === 'each player') return 'and';
  if (pair === 'create attach' && second.do === 'attach' && second.what === 'self') return 'then';
  const isToldOfYou = pair === 'draw loseLife' && one.subject === null && two.subject === 'you';
  if (
    pair === 'draw move' || pair === 'exile move'
      ? second.do === 'move' && (holds(second.what, 'named') || isFromLink(first, second.what))
      : joinedByThen.includes(pair)
  )
    return 'then';
  if (pair === 'gainLife draw' && !context.inTrigger) return 'no';
  return joinedByAnd.includes(pair) && !isToldOfYou && (context.inTrigger || one.subject !== null)
    ? 'and'
    : 'no';
}

/** Whether these are of those under the link under which an instruction has just put something. */
const isFromLink = (instruction: Instruction, objects: Objects): boolean =>
  instruction.do === 'exile' &&
  instruction.link !== undefined &&
  holds(objects, 'all') &&
  linkOf(objects.all) === instruction.link;

/** "Then if there are three or more cards exiled with …", after something was; "Then exile the top card …", after shuffling. */
export const isThen = (previous: Instruction | undefined, instruction: Instruction): boolean =>
  (previous?.do === 'shuffle' && instruction.do === 'exile') ||
  (instruction.do === 'may' && previous !== undefined && isCopyingSelf(instruction.then, instruction.who)) ||
  (previous?.do === 'exile' &&
    instruction.do === 'if' &&
    instruction.condition.holds === 'exists' &&
    previous.link !== undefined &&
    linkOf(instruction.condition.what) === previous.link);

/** "You gain 3 life and draw a card, then you may …", "Put a counter on it, then you may reselect …": what comes last. */
export const isLast = (open: string, previous: Instruction | undefined, instruction: Instruction): boolean =>
  instruction.do === 'may' &&
  ((previous?.do === 'draw' && open.includes(' life and draw ')) ||
    (previous?.do === 'putCounters' && instruction.then[0]?.do === 'reselect'));

/** "You can't lose the game this turn and your opponents can't win the game this turn": of others, for as long. */
const isOfOthers = (first: Instruction, second: Instruction): boolean =>
  first.do === 'rule' &&
  second.do === 'rule' &&
  sameWords(first.inNextTurnOf, second.inNextTurnOf) &&
  sameWords(first.until, second.until) &&
  (first.what === undefined) === (second.what === undefined) &&
  !sameWords([first.players, first.what], [second.players, second.what]);

const isOfSameTarget = (first: Instruction, second: Instruction): boolean =>
  first.do === 'modify' &&
  second.do === 'rule' &&
  holds(first.what, 'target') &&
  sameWords(first.what, second.what);

/** "and gains flying", "and tap it", ", and creatures you control can't be the targets of …": what is joined by "and". */
export function andText(first: Instruction, second: Instruction, said: Clause): string {
  if (isOfSameTarget(first, second)) return ` and ${said.predicate}`;
  if (isDoneToSame(first, second)) return ` and ${full(said).replace(/ that \w+$/, ' it')}`;
  // When it is so was said once.
  const { before: _, ...own } = said;
  return second.do === 'rule' && second.what !== undefined ? `, and ${full(own)}` : ` and ${full(said)}`;
}

/** Something gets counters and is tapped, or is goaded and gains something. */
const isDoneToSame = (first: Instruction, second: Instruction): boolean =>
  (first.do === 'putCounters' && second.do === 'tap' && sameWords(first.on, second.what)) ||
  (first.do === 'rule' &&
    second.do === 'modify' &&
    holds(first.what, 'target') &&
    sameWords([first.what, first.until], [second.what, second.until]));
