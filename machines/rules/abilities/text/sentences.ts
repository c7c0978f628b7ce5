/** A list of instructions as sentences: what belongs together is joined as Oracle text joins it. */

import { sameWords } from '../../state/same-words.ts';
import type { Instruction, Objects } from '../../state/vocabulary/index.ts';
import { clause, sourceText } from './clauses/index.ts';
import { conditionText, whetherNotDone } from './conditions.ts';
import type { Context } from './context.ts';
import {
  asPermanent,
  chosenText,
  foundLast,
  handOf,
  holds,
  isAmong,
  isSeveral,
  objectsText,
  playersText,
  whatWasChosen,
} from './expressions/index.ts';
import { andText, full, isLast, isThen, joint } from './joining.ts';
import { sayName } from './naming.ts';
import type { Clause } from './parts.ts';
import { refersTo, takenFrom } from './taking.ts';
import { saidTogether } from './together.ts';
import { list, sentence } from './words.ts';

/** A choice of objects is no sentence of its own: what is done to them says "up to seven lands". */
function nameChoice(instruction: Instruction, next: Instruction | undefined, context: Context): boolean {
  if (instruction.do === 'chooseSource' && instruction.as !== undefined && instruction.who === undefined) {
    context.names.set(instruction.as, `${sourceText(instruction.like, context)} of your choice`);
    return true;
  }
  if (instruction.do === 'chooseValue' && isMadeOf(next, instruction.link)) {
    context.names.set(whatWasChosen(instruction.link), 'the color of your choice');
    return true;
  }
  if (instruction.do !== 'choose' || instruction.as === undefined || instruction.who !== undefined)
    return false;
  if (next === undefined) return false;
  // What is asked about it, or done for each, is said once it is chosen.
  if (next.do === 'forEach' && refersTo(next.of, instruction.as)) return false;
  const condition = next.do === 'if' ? next.condition : undefined;
  const asked = condition?.holds === 'not' ? condition.of : condition;
  if (asked?.holds === 'is' && refersTo(asked.what, instruction.as)) return false;
  const { from, count } = instruction;
  if (isAmong(from)) return false;
  const orPlayers =
    instruction.orPlayers === undefined ? '' : `${playersText(instruction.orPlayers, context)} or `;
  const isInIt = from.owner !== undefined && context.mentioned.has(handOf(from.owner));
  const chosen = chosenText(from, count, context).replace(/ from [^.]* hand$/, isInIt ? ' in it' : '$&');
  const said = instruction.atRandom === true ? chosen.replace(/ from |$/, ' at random$&') : chosen;
  const text =
    instruction.different === undefined
      ? said
      : said.replace(/ cards\b/, ' cards with different mana values');
  const what = orPlayers === '' ? text : text.replace(/\bthey control/, 'that player controls');
  if (from.zone === undefined) context.names.set(asPermanent(instruction.as), 'chosen');
  const whose = next.do === 'replace' ? ' of your choice' : '';
  context.names.set(instruction.as, `${orPlayers}${what}${whose}`);
  return true;
}

/** Whether it has something become of the color that was chosen under this link. */
const isMadeOf = (instruction: Instruction | undefined, link: string): boolean =>
  instruction?.do === 'modify' &&
  instruction.changes.some(
    (change) => change.change === 'setColors' && 'chosen' in change.colors && change.colors.chosen === link,
  );

/** All but these. */
const isRestOf = (objects: Objects, name: string | undefined): boolean =>
  holds(objects, 'all') && objects.all.notAmong !== undefined && refersTo(objects.all.notAmong, name);

/** The player who does it, where several in a row are done by the same one. */
const doer = (instruction: Instruction): unknown =>
  'who' in instruction && instruction.who !== 'you' ? instruction.who : undefined;

/** A run of instructions to the same player is one sentence: "Each player discards their hand, then draws seven cards." */
function sameDoer(
  instructions: readonly Instruction[],
  context: Context,
): { text: string; taken: number } | undefined {
  const [first] = instructions;
  const who = first === undefined ? undefined : doer(first);
  const simple = ['loseLife', 'gainLife', 'draw', 'discard', 'mill', 'sacrifice'];
  let taken = 0;
  for (const instruction of instructions) {
    const isFirst = taken === 0 && instruction.do === 'shuffle';
    if (!(isFirst || simple.includes(instruction.do)) || !sameWords(doer(instruction), who)) break;
    taken += 1;
  }
  if (who === undefined || taken < 2) return undefined;
  const clauses = instructions
    .slice(0, taken)
    .map((instruction) => clause(instruction, context, sentencesText));
  const subject = clauses[0]?.subject ?? 'that player';
  const isInOrder = who === 'everyone' || who === 'opponents' || first?.do === 'shuffle';
  return {
    text: `${subject} ${list(
      clauses.map(({ predicate }) => predicate),
      isInOrder ? 'then' : 'and',
    )}`,
    taken,
  };
}

/** "Each opponent loses 3 life, you gain 3 life, and you draw three cards": what others lose and you get. */
function lostAndGot(
  [lose, gain, draw]: readonly Instruction[],
  context: Context,
): { text: string; taken: number } | undefined {
  if (lose?.do !== 'loseLife' || gain?.do !== 'gainLife' || draw?.do !== 'draw') return undefined;
  if (lose.who === 'you' || doer(gain) !== undefined || doer(draw) !== undefined) return undefined;
  const said = [lose, gain, { ...draw, who: 'you' } as const].map((one) =>
    full(clause(one, context, sentencesText)),
  );
  return { text: list(said), taken: 3 };
}

/** "You draw two cards and you lose 2 life": what a text begins with, where nothing triggers. */
function drawnAndLost(
  [draw, lose]: readonly Instruction[],
  context: Context,
): { text: string; taken: number } | undefined {
  if (draw?.do !== 'draw' || lose?.do !== 'loseLife' || context.inTrigger) return undefined;
  if (doer(draw) !== undefined || lose.who !== 'you') return undefined;
  const said = [{ ...draw, who: 'you' } as const, lose].map((one) =>
    full(clause(one, context, sentencesText)),
  );
  return { text: said.join(' and '), taken: 2 };
}

/** "Its owner shuffles their graveyard into their library", "shuffle this card into its owner's library". */
function shuffledIn(
  move: Instruction,
  shuffle: Instruction | undefined,
  context: Context,
): string | undefined {
  if (move.do !== 'move' || move.to.zone !== 'library' || shuffle?.do !== 'shuffle') return undefined;
  if (move.what === 'self')
    return `shuffle ${objectsText('self', context, 'object')} into its owner's library`;
  if (!holds(move.what, 'all') || move.what.all.zone !== 'graveyard') return undefined;
  const { owner, zone: _zone, ...others } = move.what.all;
  if (owner === undefined || !sameWords(owner, shuffle.who)) return undefined;
  const isWhole = Object.keys(others).length === 0;
  if (owner === 'you')
    return `shuffle ${isWhole ? 'your graveyard' : objectsText(move.what, context, 'object')} into your library`;
  return !isWhole ? undefined : `${playersText(owner, context)} shuffles their graveyard into their library`;
}

/** "Prevent all damage that would be dealt to and dealt by that creature": what is prevented in both ways. */
function toAndBy(one: Instruction, other: Instruction | undefined, context: Context): string | undefined {
  if (one.do !== 'preventDamage' || other?.do !== 'preventDamage') return undefined;
  const { to, ...rest } = one;
  const { from, ...same } = other;
  if (!sameWords(to, from) || !sameWords(rest, same)) return undefined;
  return full(clause(one, context, sentencesText)).replace(' dealt to ', ' dealt to and dealt by ');
}

/** "That player returns a permanent they control to its owner's hand": who chooses it does it. */
function chosenByAnother(
  choose: Instruction,
  move: Instruction | undefined,
  context: Context,
): string | undefined {
  if (choose.do !== 'choose' || choose.who === undefined || choose.as === undefined) return undefined;
  const isDone = move?.do === 'move' || move?.do === 'exile';
  if (!isDone || !refersTo(move.what, choose.as) || isAmong(choose.from)) return undefined;
  const who = playersText(choose.who, context);
  const names = new Map([...context.names, [choose.as, chosenText(choose.from, choose.count, context)]]);
  const { predicate } = clause(move, { ...context, names }, sentencesText);
  const verb = move.do === 'exile' ? 'exiles' : choose.from.zone === undefined ? 'returns' : 'puts';
  const said = predicate.replace(/^\w+/, verb).replace(/ into its owner's hand$/, " to its owner's hand");
  return `${who} ${said.replace("from that player's", 'from their').replace('that player controls', 'they control')}`;
}

/** "Each opponent attacking that player does the same": what others create as well. */
function theSame(
  previous: Instruction | undefined,
  instruction: Instruction,
  context: Context,
): Clause | undefined {
  if (previous?.do !== 'create' || instruction.do !== 'create' || previous.who !== undefined)
    return undefined;
  const { who, ...same } = instruction;
  if (!holds(who, 'playersWith') || !sameWords(previous, same)) return undefined;
  return { subject: playersText(who, context), predicate: 'does the same' };
}

/** The key under which it is kept that the words of an ability's effect have begun. */
const opened = 'effect';

/** "You gain 7 life, draw seven cards, then put …": what you do before what you do then. */
const isListed = (
  first: Instruction | undefined,
  second: Instruction,
  [choose, move]: readonly Instruction[],
): boolean =>
  first?.do === 'gainLife' &&
  sameWords(first.who ?? 'you', 'you') &&
  second.do === 'draw' &&
  doer(second) === undefined &&
  choose?.do === 'choose' &&
  move?.do === 'move' &&
  refersTo(move.what, choose.as);

/** Whether what it finds is what those find that it holds. */
const holdsOthers = ({ do: what }: Instruction): boolean => what === 'may' || what === 'if';

/**
 * Something that is done if something is so, and nothing else otherwise: right after the trigger event "if" would be an
 * intervening "if" clause (603.4), so that it comes last.
 */
function conditionLast(instruction: Instruction, context: Context): Clause | undefined {
  if (instruction.do !== 'if' || instruction.else !== undefined || instruction.condition.holds === 'not')
    return undefined;
  const { condition, then } = instruction;
  const [only, ...others] = then;
  if (only === undefined || others.length > 0) return undefined;
  const done = clause(only, context, sentencesText);
  return { ...done, predicate: `${done.predicate} if ${conditionText(condition, context)}` };
}

/** Right after the spell was spoken of: "Whenever you cast …, copy it." Of each copy that is made it is said again. */
function copiedAtOnce(instruction: Extract<Instruction, { do: 'copySpell' }>, context: Context): Clause {
  const done = clause(instruction, context, sentencesText);
  return { ...done, predicate: done.predicate.replace(/^copy that spell$/, 'copy it') };
}

/** "Exile target card. You may cast it this turn": what was targeted, and is nowhere else than where it has just gone. */
const isPlayedAtOnce = (previous: Instruction | undefined, instruction: Instruction): boolean =>
  previous?.do === 'exile' &&
  holds(previous.what, 'target') &&
  instruction.do === 'mayPlay' &&
  refersTo(instruction.what, previous.as);

/** What is targeted and is first spoken of amid something else, so that a sentence of its own says it: "choose target card". */
function chosenFirst(instruction: Instruction, context: Context): string | undefined {
  const said =
    instruction.do === 'search' && holds(instruction.library, 'ownerOf')
      ? instruction.library.ownerOf
      : instruction.do === 'delayedTrigger' &&
          instruction.about !== undefined &&
          isSeveral(instruction.about, context)
        ? instruction.about
        : undefined;
  if (!holds(said, 'target') || context.mentioned.has(`target${said.target}`)) return undefined;
  return `choose ${objectsText(said, context, 'object').replace(/ from (?=an? graveyard\b)/, ' in ')}`;
}

/** Instructions as sentences, each with its capital and full stop. */
export function sentencesText(instructions: readonly Instruction[], context: Context): string {
  const isFirst = !context.mentioned.has(opened);
  const isOpening = context.inTrigger && isFirst;
  context.mentioned.add(opened);
  const sentences: string[] = [];
  let open = '';
  const close = () => {
    if (open !== '') sentences.push(sentence(open));
    open = '';
  };
  let at = 0;
  let previous: { readonly instruction: Instruction; readonly clause: Clause } | undefined;
  while (at < instructions.length) {
    const instruction = instructions[at];
    if (instruction === undefined) break;
    const taken = takenFrom(instructions.slice(at), context);
    if (taken !== undefined) {
      close();
      sentences.push(taken.text);
      at += taken.taken;
      previous = undefined;
      continue;
    }
    at += 1;
    const next = instructions[at];
    if (instruction.do === 'choose' && next?.do === 'destroy' && isRestOf(next.what, instruction.as)) {
      close();
      sentences.push(sentence(full(clause(instruction, context, sentencesText))), 'Destroy the rest.');
      at += 1;
      previous = undefined;
      continue;
    }
    const both = shuffledIn(instruction, next, context) ?? toAndBy(instruction, next, context);
    if (both !== undefined) {
      close();
      open = both;
      at += 1;
      previous = undefined;
      continue;
    }
    const returned = chosenByAnother(instruction, next, context);
    if (returned !== undefined) {
      close();
      open = returned;
      at += 1;
      const more = instructions[at];
      if (more?.do === 'loseLife' && sameWords(doer(more), doer(instruction))) {
        open += ` and ${clause(more, context, sentencesText).predicate}`;
        at += 1;
      }
      previous = undefined;
      continue;
    }
    const chosen = chosenFirst(instruction, context);
    if (chosen !== undefined) {
      close();
      sentences.push(sentence(chosen));
      previous = undefined;
    }
    const together =
      saidTogether(instructions.slice(at - 1), context) ??
      lostAndGot(instructions.slice(at - 1), context) ??
      (isFirst && at === 1 ? drawnAndLost(instructions, context) : undefined);
    if (together !== undefined) {
      close();
      open = together.text;
      at += together.taken - 1;
      previous = undefined;
      continue;
    }
    if (nameChoice(instruction, next, context)) continue;
    const run = sameDoer(instructions.slice(at - 1), context);
    if (run !== undefined) {
      close();
      open = run.text;
      at += run.taken - 1;
      previous = undefined;
      continue;
    }
    if (isPlayedAtOnce(previous?.instruction, instruction))
      context.names.set(previous?.instruction.as ?? '', 'it');
    const now =
      theSame(previous?.instruction, instruction, context) ??
      (isOpening && at === 1
        ? instruction.do === 'copySpell'
          ? copiedAtOnce(instruction, context)
          : conditionLast(instruction, context)
        : undefined) ??
      clause(instruction, context, sentencesText);
    if (instruction.as !== undefined && !context.names.has(instruction.as))
      sayName(instruction, instruction.as, context);
    if (!holdsOthers(instruction)) context.names.set(foundLast, instruction.as ?? '');
    // What a player has to do, they do if they can (608.2d).
    if (instruction.as !== undefined && instruction.do === 'sacrifice')
      context.names.set(
        whetherNotDone(instruction.as),
        `${instruction.who === 'you' ? 'you' : 'they'} can't`,
      );
    const isList =
      instruction.do === 'create' &&
      previous?.instruction.do === 'create' &&
      sameWords(instruction.who, previous.instruction.who);
    const how =
      previous === undefined ? 'no' : joint(previous.instruction, instruction, previous.clause, now, context);
    if (isList) open += ` and ${now.predicate.replace(/^creates? /, '')}`;
    else if (isListed(previous?.instruction, instruction, instructions.slice(at)))
      open += `, ${now.predicate}`;
    else if (how === 'and')
      open += previous === undefined ? '' : andText(previous.instruction, instruction, now);
    else if (how === 'then' || isLast(open, previous?.instruction, instruction))
      open += `, then ${full(now)}`;
    else {
      close();
      open = isThen(previous?.instruction, instruction) ? `then ${full(now)}` : full(now);
    }
    if (now.after !== undefined) {
      close();
      sentences.push(now.after);
    }
    if (instruction.do === 'counter' && instruction.to !== undefined) {
      close();
      sentences.push(counterTo(instruction.to.zone));
    }
    previous = { instruction, clause: now };
  }
  close();
  return sentences.join(' ');
}

const counterTo = (zone: string): string =>
  zone === 'exile'
    ? "If that spell is countered this way, exile it instead of putting it into its owner's graveyard."
    : zone === 'library'
      ? "If that spell is countered this way, put it on top of its owner's library instead of into that player's graveyard."
      : `If that spell is countered this way, put it into its owner's ${zone} instead of into that player's graveyard.`;
