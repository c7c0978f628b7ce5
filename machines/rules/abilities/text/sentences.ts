/** A list of instructions as sentences: what belongs together is joined as Oracle text joins it. */
import type { Instruction, Objects } from '../../state/vocabulary/index.ts';
import { clause, sourceText } from './clauses/index.ts';
import { conditionText, whetherNotDone } from './conditions.ts';
import { type Context, itself } from './context.ts';
import {
  asDamaged,
  asExiled,
  asRevealed,
  asSubject,
  asYours,
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
import { linkOf } from './linked.ts';
import { nounText } from './nouns.ts';
import { type Clause, doublesPower } from './parts.ts';
import { refersTo, takenFrom } from './taking.ts';
import { saidTogether } from './together.ts';
import { list, sentence } from './words.ts';

const full = ({ before = '', subject, predicate }: Clause): string =>
  `${before}${subject === null ? '' : `${subject} `}${predicate}`.replace(/^it is /, "it's ");

/** A choice of objects is no sentence of its own: what is done to them says "up to seven lands". */
function nameChoice(instruction: Instruction, next: Instruction | undefined, context: Context): boolean {
  if (instruction.do === 'chooseSource' && instruction.as !== undefined && instruction.who === undefined) {
    context.names.set(instruction.as, `${sourceText(instruction.like, context)} of your choice`);
    return true;
  }
  if (instruction.do === 'chooseValue' && instruction.what === 'color' && isMadeOf(next, instruction.link)) {
    context.names.set(whatWasChosen(instruction.link), 'the color of your choice');
    return true;
  }
  if (instruction.do !== 'choose' || instruction.as === undefined || instruction.who !== undefined)
    return false;
  // What is asked about it, or done for each, is said once it is chosen.
  if (next?.do === 'forEach' && refersTo(next.of, instruction.as)) return false;
  if (next?.do === 'if' && 'is' in next.condition && refersTo(next.condition.is, instruction.as))
    return false;
  const { from, count } = instruction;
  if (isAmong(from)) return false;
  const orPlayers =
    instruction.orPlayers === undefined ? '' : `${playersText(instruction.orPlayers, context)} or `;
  const isInIt =
    from.zone === 'hand' && from.owner !== undefined && context.mentioned.has(handOf(from.owner));
  const said = chosenText(from, count, context).replace(/ from [^.]* hand$/, isInIt ? ' in it' : '$&');
  const text =
    instruction.different === undefined
      ? said
      : said.replace(/ cards\b/, ' cards with different mana values');
  const what = orPlayers === '' ? text : text.replace(/\bthey control/, 'that player controls');
  const whose = next?.do === 'replace' ? ' of your choice' : '';
  context.names.set(instruction.as, `${orPlayers}${what}${whose}`);
  return true;
}

/** Whether it has something become of the color that was chosen under this link. */
const isMadeOf = (instruction: Instruction | undefined, link: string): boolean =>
  instruction?.do === 'modify' &&
  instruction.changes.some(
    (change) => 'setColors' in change && 'chosen' in change.setColors && change.setColors.chosen === link,
  );

/** All but these. */
const isRestOf = (objects: Objects, name: string | undefined): boolean =>
  holds(objects, 'all') && objects.all.notAmong !== undefined && refersTo(objects.all.notAmong, name);

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

/** How two instructions in a row are joined: "and", ", then", or not at all. */
function joint(
  first: Instruction,
  second: Instruction,
  one: Clause,
  two: Clause,
  context: Context,
): 'and' | 'then' | 'no' {
  const pair = `${first.do} ${second.do}`;
  if (pair === 'rule rule' && isOfOthers(first, second) && one.before === two.before) return 'and';
  if (one.after !== undefined || two.before !== undefined) return 'no';
  if (pair === 'modify rule' && isOfSameTarget(first, second)) return 'and';
  if (isDoneToSame(first, second) || isDamageToOthers(first, second)) return 'and';
  if (pair === 'exile move' && two.subject === 'each player') return 'and';
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
const isThen = (previous: Instruction | undefined, instruction: Instruction): boolean =>
  (previous?.do === 'shuffle' && instruction.do === 'exile') ||
  (previous?.do === 'exile' &&
    instruction.do === 'if' &&
    holds(instruction.condition, 'exists') &&
    previous.link !== undefined &&
    linkOf(instruction.condition.exists) === previous.link);

/** "You gain 3 life and draw a card, then you may …": what comes after two that are one. */
const isLast = (open: string, previous: Instruction | undefined, instruction: Instruction): boolean =>
  previous?.do === 'draw' && instruction.do === 'may' && open.includes(' life and draw ');

/** "You can't lose the game this turn and your opponents can't win the game this turn": of others, for as long. */
const isOfOthers = (first: Instruction, second: Instruction): boolean =>
  first.do === 'rule' &&
  second.do === 'rule' &&
  isSame(first.inNextTurnOf, second.inNextTurnOf) &&
  isSame(first.until, second.until) &&
  (first.what === undefined) === (second.what === undefined) &&
  !isSame([first.players, first.what], [second.players, second.what]);

const isOfSameTarget = (first: Instruction, second: Instruction): boolean =>
  first.do === 'modify' &&
  second.do === 'rule' &&
  holds(first.what, 'target') &&
  isSame(first.what, second.what) &&
  !first.changes.some((change) => doublesPower(change, first.what));

/** "and gains flying", "and tap it", ", and creatures you control can't be the targets of …": what is joined by "and". */
function andText(first: Instruction, second: Instruction, said: Clause): string {
  if (isOfSameTarget(first, second)) return ` and ${said.predicate}`;
  if (isDamageToOthers(first, second)) return ` and ${said.predicate.replace(/^deals? /, '')}`;
  if (isDoneToSame(first, second)) return ` and ${full(said).replace(/ that \w+$/, ' it')}`;
  // When it is so was said once.
  const { before: _, ...own } = said;
  return second.do === 'rule' && second.what !== undefined ? `, and ${full(own)}` : ` and ${full(said)}`;
}

/** The same source deals another number: "2 damage to each attacking creature and 1 damage to you". */
const isDamageToOthers = (first: Instruction, second: Instruction): boolean =>
  first.do === 'dealDamage' &&
  second.do === 'dealDamage' &&
  isSame(first.source, second.source) &&
  typeof first.amount === 'number' &&
  typeof second.amount === 'number' &&
  !isSame(first.to, second.to);

/** Something gets counters and is tapped, or is goaded and gains something. */
const isDoneToSame = (first: Instruction, second: Instruction): boolean =>
  (first.do === 'putCounters' && second.do === 'tap' && isSame(first.on, second.what)) ||
  (first.do === 'rule' &&
    second.do === 'modify' &&
    holds(first.what, 'target') &&
    isSame([first.what, first.until], [second.what, second.until]));

const isSame = (one: unknown, two: unknown): boolean => JSON.stringify(one) === JSON.stringify(two);

/** The player who does it, where several in a row are done by the same one. */
const doer = (instruction: Instruction): unknown =>
  'who' in instruction && instruction.who !== 'you' ? instruction.who : undefined;

/** A run of instructions to the same player is one sentence: "Each player discards their hand, then draws seven cards." */
function sameDoer(
  instructions: readonly Instruction[],
  context: Context,
): { text: string; taken: number } | undefined {
  const who = doer(instructions[0] ?? { do: 'endTurn' });
  const simple = ['loseLife', 'gainLife', 'draw', 'discard', 'mill', 'sacrifice'];
  let taken = 0;
  for (const instruction of instructions) {
    const isFirst = taken === 0 && instruction.do === 'shuffle';
    if (!(isFirst || simple.includes(instruction.do)) || !isSame(doer(instruction), who)) break;
    taken += 1;
  }
  if (who === undefined || taken < 2) return undefined;
  const clauses = instructions
    .slice(0, taken)
    .map((instruction) => clause(instruction, context, sentencesText));
  const subject = clauses[0]?.subject ?? 'that player';
  const isInOrder = who === 'everyone' || who === 'opponents' || instructions[0]?.do === 'shuffle';
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
  if (owner === undefined || Object.keys(others).length > 0 || !isSame(owner, shuffle.who)) return undefined;
  return owner === 'you'
    ? 'shuffle your graveyard into your library'
    : `${playersText(owner, context)} shuffles their graveyard into their library`;
}

/** "Prevent all damage that would be dealt to and dealt by that creature": what is prevented in both ways. */
function toAndBy(one: Instruction, other: Instruction | undefined, context: Context): string | undefined {
  if (one.do !== 'preventDamage' || other?.do !== 'preventDamage') return undefined;
  const { to, ...rest } = one;
  const { from, ...same } = other;
  if (to === undefined || !isSame(to, from) || !isSame(rest, same)) return undefined;
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
  return `${who} ${said.replace("from that player's", 'from their')}`;
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
  if (!holds(who, 'playersWith') || !isSame(previous, same)) return undefined;
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
  isSame(first.who ?? 'you', 'you') &&
  second.do === 'draw' &&
  doer(second) === undefined &&
  choose?.do === 'choose' &&
  move?.do === 'move' &&
  refersTo(move.what, choose.as);

/** Whether what it finds is what those find that it holds. */
const holdsOthers = ({ do: what }: Instruction): boolean => what === 'may' || what === 'if';

/** Something that is done if something is so, and nothing else otherwise. */
const isCondition = (instruction: Instruction): instruction is Extract<Instruction, { do: 'if' }> =>
  instruction.do === 'if' &&
  instruction.else === undefined &&
  instruction.then.length === 1 &&
  !('not' in instruction.condition);

/** Right after the trigger event "if" would be an intervening "if" clause (603.4): it comes last. */
function conditionLast({ condition, then }: Extract<Instruction, { do: 'if' }>, context: Context): Clause {
  const [only] = then;
  const done = clause(only ?? { do: 'endTurn' }, context, sentencesText);
  return { ...done, predicate: `${done.predicate} if ${conditionText(condition, context)}` };
}

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
  const taken = takenFrom(instructions, context);
  if (taken !== undefined)
    return `${taken.text} ${sentencesText(instructions.slice(taken.taken), context)}`.trim();
  const isOpening = context.inTrigger && !context.mentioned.has(opened);
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
      if (more?.do === 'loseLife' && isSame(doer(more), doer(instruction))) {
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
      saidTogether(instructions.slice(at - 1), context) ?? lostAndGot(instructions.slice(at - 1), context);
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
    const now =
      theSame(previous?.instruction, instruction, context) ??
      (isOpening && at === 1 && isCondition(instruction)
        ? conditionLast(instruction, context)
        : clause(instruction, context, sentencesText));
    if (instruction.as !== undefined && !context.names.has(instruction.as))
      sayName(instruction, instruction.as, context);
    if (!holdsOthers(instruction)) context.names.set(foundLast, instruction.as ?? '');
    // What a player has to do, they do if they can (608.2d).
    if (instruction.as !== undefined && instruction.do === 'sacrifice' && instruction.who === 'you')
      context.names.set(whetherNotDone(instruction.as), "you can't");
    const isList =
      instruction.do === 'create' &&
      previous?.instruction.do === 'create' &&
      isSame(instruction.who, previous.instruction.who);
    const how =
      previous === undefined ? 'no' : joint(previous.instruction, instruction, previous.clause, now, context);
    if (isList) open += ` and ${now.predicate.replace(/^creates? /, '')}`;
    else if (open !== '' && isListed(previous?.instruction, instruction, instructions.slice(at)))
      open += `, ${now.predicate}`;
    else if (open !== '' && how === 'and')
      open += previous === undefined ? '' : andText(previous.instruction, instruction, now);
    else if (open !== '' && (how === 'then' || isLast(open, previous?.instruction, instruction)))
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

/** What a creature card became is called a creature where a later sentence begins with it. */
function sayName(instruction: Instruction, as: string, context: Context): void {
  context.names.set(as, nameOf(instruction));
  if (instruction.do === 'dealDamage') context.mentioned.add(asDamaged(as));
  if (instruction.do === 'reveal' && holds(instruction.what, 'named'))
    context.names.set(asRevealed(as), 'revealed');
  if (instruction.do === 'exile') context.names.set(asExiled(as), 'exiled');
  if (instruction.do === 'exile' && instruction.what === 'self' && context.face.pronoun !== undefined)
    context.names.set(as, itself(context.face, 'object'));
  if (instruction.do === 'exile' && holds(instruction.what, 'union')) context.names.set(as, 'those cards');
  if (instruction.do === 'copyCard' && isSeveral(instruction.what, context))
    context.names.set(as, 'the copies');
  if (isOwnCard(instruction)) context.names.set(asYours(as), 'card');
  if (instruction.do === 'choose' && instruction.count.max !== 1 && 'zone' in instruction.from)
    context.names.set(as, `those ${nounText(instruction.from, 'many')}`);
  if (
    instruction.do === 'choose' &&
    instruction.who !== undefined &&
    instruction.count.max !== 1 &&
    !('zone' in instruction.from || 'among' in instruction.from)
  )
    context.names.set(as, `the chosen ${nounText(instruction.from, 'many')}`);
  if (instruction.do !== 'move' || instruction.to.zone !== 'battlefield') return;
  const { what } = instruction;
  if (holds(what, 'all')) context.names.set(as, `those ${nounText({ type: what.all.type ?? [] }, 'many')}`);
  const said = holds(what, 'named') ? (context.names.get(what.named) ?? '') : '';
  if (/ from your (hand|graveyard)\b/.test(said)) context.names.set(asYours(as), 'permanent');
  // "That creature" where what died was attached to.
  if ((holds(what, 'event') || refersTo(what, 'about')) && context.event.hasLeft)
    context.names.set(asSubject(as), context.attached.replace(/^\w+ /, 'that '));
  const isOfCreature = holds(what, 'target')
    ? context.targets[what.target]?.objects?.type === 'creature'
    : /\bcreature card\b/.test(said);
  if (isOfCreature) context.names.set(asSubject(as), 'that creature');
}

/** Whether it reveals or chooses a card of your library or graveyard, which stays there for now. */
const isOwnCard = (instruction: Instruction): boolean =>
  instruction.do === 'reveal'
    ? holds(instruction.what, 'top') && instruction.what.of === 'you'
    : instruction.do === 'choose' && 'zone' in instruction.from && instruction.from.owner === 'you';

/** How later sentences call what this was done to. */
const nameOf = (instruction: Instruction): string =>
  instruction.do === 'dealDamage'
    ? 'a creature dealt damage this way'
    : instruction.do === 'copyCard'
      ? 'the copy'
      : isNoCard(instruction)
        ? 'it'
        : instruction.do === 'create'
          ? 'that token'
          : 'that card';

/** What went to the battlefield as this did it is a card no longer, and a token is none. */
const isNoCard = (instruction: Instruction): boolean =>
  instruction.do === 'createCopy' ||
  instruction.do === 'manifest' ||
  (instruction.do === 'choose' && 'zone' in instruction.from) ||
  (instruction.do === 'move' && instruction.to.zone === 'battlefield');

const counterTo = (zone: string): string =>
  zone === 'exile'
    ? "If that spell is countered this way, exile it instead of putting it into its owner's graveyard."
    : zone === 'library'
      ? "If that spell is countered this way, put it on top of its owner's library instead of into that player's graveyard."
      : `If that spell is countered this way, put it into its owner's ${zone} instead of into that player's graveyard.`;
