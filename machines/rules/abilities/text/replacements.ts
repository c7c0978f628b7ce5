/** Replacement and prevention effects in words (614, 615). */
import { sameWords } from '../../state/same-words.ts';
import type { ReplacedEventOf, Replacement } from '../../state/vocabulary/index.ts';
import { asOneThing, changesText, inSentence, isShuffledIn } from './changed-events.ts';
import { conditionText, whetherDone } from './conditions.ts';
import type { Context } from './context.ts';
import { entersText } from './entering.ts';
import {
  filterText,
  howMany,
  objectsText,
  oneText,
  playersText,
  quantityText,
  where,
} from './expressions/index.ts';
import { aimText } from './redirecting.ts';
import { eventText, isAtOnce, permanentOr } from './replaced-events.ts';
import { sentencesText } from './sentences.ts';
import { list, plural, possessive, sentence, timeWord } from './words.ts';

/** "If you would draw a card, you gain 2 life instead." */
export function replacementText(replaces: Replacement, context: Context): string {
  const { event } = replaces;
  if (replaces.as !== undefined) context.names.set(whetherDone(replaces.as), 'damage is prevented this way');
  const also = replaces.also === undefined ? '' : ` ${sentencesText(replaces.also, context)}`;
  const ifSo = replaces.also === undefined ? '' : ` If you do, ${inSentence(replaces.also, context)}.`;
  if (replaces.skip === true && event.would === 'begin')
    return `${skipText(event, replaces, context)}${replaces.optional === true ? ifSo : also}`;
  if (event.would === 'turnFaceUp') return turnedText('is turned face up', replaces, context);
  if (event.would === 'transform')
    return turnedText(`transforms into ${context.face.name ?? ''}`, replaces, context);
  if (event.would === 'attach')
    return turnedText(`becomes attached to ${oneText(event.to, context)}`, replaces, context);
  if (event.would === 'enter') {
    const entering = entersText(replaces, event.what, context);
    if (entering !== undefined) return `${entering}${also}`;
  }
  const altogether = allDamageText(replaces, context);
  if (altogether !== undefined) return sentence(altogether);
  if (event.would === 'loseLife' && event.toLessThan !== undefined) {
    const whose = possessive(playersText(event.who, context));
    const least = quantityText(event.toLessThan, context);
    const when = replaces.if === undefined ? '' : `if ${conditionText(replaces.if, context)}, `;
    return sentence(
      `${when}damage that would reduce ${whose} life total to less than ${least} reduces it to ${least} instead`,
    );
  }
  const isWhile = isAtOnce(event) && replaces.if !== undefined && replaces.if.holds === 'is';
  const condition =
    replaces.if === undefined ? '' : ` ${isWhile ? 'while' : 'and'} ${conditionText(replaces.if, context)}`;
  const would = `if ${eventText(event, context)}${condition}`;
  const may = replaces.optional ? 'you may ' : '';
  const changes = changesText(replaces, context);
  if (replaces.to?.zone === 'exile' && replaces.also !== undefined)
    return sentence(`${would}, ${may}instead exile that card and ${inSentence(replaces.also, context)}`);
  const instead = isOnlyPrevention(replaces)
    ? ''
    : event.would === 'move' && event.causedBy !== undefined && event.to === 'graveyard'
      ? ' instead of putting it into your graveyard'
      : ' instead';
  if (isAtOnce(event) && replaces.prevent !== undefined && replaces.also !== undefined)
    return sentence(`${would}, ${may}${list(changes)} and ${inSentence(replaces.also, context)}`);
  if (changes.length > 0 && event.would === 'putCounters' && event.by !== undefined)
    return sentence(`${would}, ${list(changes)}${instead}`.replace(/(, rounded \w+),?( instead)$/, '$2$1'));
  // "… instead" stands behind one sentence; before several it says that all of them are.
  const [only = '', ...more] = changes;
  if (replaces.instead !== undefined && more.length === 0 && only.includes('. '))
    return sentence(`${would}, ${may}instead ${only}`) + also;
  const { afterwards } = replaces;
  const then =
    afterwards === undefined || isShuffledIn(replaces) ? '' : ` ${sentencesText(afterwards, context)}`;
  if (changes.length > 0)
    return (
      sentence(`${would}, ${may}${list(changes)}${instead}`.replace('you may you ', 'you may ')) + also + then
    );
  return sentence(`${would}, ${may}${moreText(replaces, context)}`.replace(/(you may \w+) you /, '$1 '));
}

/** "also draw a card", "afterwards put a +1/+1 counter on it": what is done besides the event, which stays as it is. */
const moreText = ({ afterwards, also }: Replacement, context: Context): string =>
  [
    ...(also === undefined ? [] : [`also ${asOneThing(inSentence(also, context), context)}`]),
    ...(afterwards === undefined
      ? []
      : [`afterwards ${asOneThing(inSentence(afterwards, context), context)}`]),
  ].join(', and ');

/** "As this creature is turned face up, put five +1/+1 counters on it." */
function turnedText(turns: string, replaces: Replacement, context: Context): string {
  const { also = [], afterwards = [], choose = [], counters } = replaces;
  const condition = replaces.if === undefined ? '' : `if ${conditionText(replaces.if, context)}, `;
  const may = replaces.optional === true ? 'you may ' : '';
  const as = `as ${context.self} ${turns}, ${condition}${may}`;
  const instructions = [...choose, ...also, ...afterwards];
  const put = counters === undefined ? [] : [`put ${putText(counters, context)}`];
  const done = instructions.length === 0 ? [] : [inSentence(instructions, context)];
  return sentence(`${as}${list([...done, ...put])}`);
}

function putText({ count, kind }: NonNullable<Replacement['counters']>, context: Context): string {
  if (typeof kind === 'string') return `${howMany(count, `${kind} counter`)} on it${where(count, context)}`;
  const many = howMany(count, 'counter');
  return `${many} on it of each kind on ${objectsText(kind.eachOn, context, 'object')}`;
}

/** "If a creature would die or a creature card would be put into a graveyard, exile that card instead": of two, what either says. */
export function eitherText(one: Replacement, other: Replacement, context: Context): string | undefined {
  const { event, ...does } = one;
  const { event: second, ...same } = other;
  const isExiled = does.to?.zone === 'exile' && Object.keys(does).length === 1;
  if (!isExiled || !sameWords(does, same)) return undefined;
  return sentence(
    `if ${eventText(event, context)} or ${eventText(second, context)}, exile that card instead`,
  );
}

/** "Prevent all combat damage that would be dealt to this creature", "all damage that would be dealt to you is …". */
function allDamageText(
  { also, event, instead, prevent, ...more }: Replacement,
  around: Context,
): string | undefined {
  const context: Context = { ...around, mentioned: new Set() };
  if (!isAtOnce(event) || event.would !== 'dealDamage' || also !== undefined || instead !== undefined)
    return undefined;
  if (more.amount !== undefined || more.if !== undefined) return undefined;
  const { combat, from, to, toPlayer } = event;
  const whom = [
    ...(toPlayer === undefined ? [] : [playersText(toPlayer, context)]),
    ...(to === undefined
      ? []
      : [typeof to === 'string' ? permanentOr(to, context) : filterText(to, context, 'many')]),
  ];
  const kind = combat === undefined ? '' : combat ? 'combat ' : 'noncombat ';
  const dealt = whom.length === 0 ? '' : ` to ${list(whom, 'and')}`;
  const by =
    from === undefined
      ? ''
      : ` by ${typeof from === 'string' ? permanentOr(from, context) : filterText(from, context, 'many').replace(/\bpermanents\b/, 'sources')}`;
  const damage = `all ${kind}damage that would be dealt${dealt}${by}`;
  if (prevent === true) return `prevent ${damage}`;
  const aim = aimText(more, context);
  return aim === undefined ? undefined : `${damage} is dealt to ${aim} instead`;
}

/** What is prevented, or regenerated, says itself that it doesn't happen. */
const isOnlyPrevention = (replaces: Replacement): boolean =>
  (replaces.prevent !== undefined || replaces.regenerates === true) &&
  replaces.instead === undefined &&
  replaces.redirectTo === undefined &&
  replaces.redirectToPlayers === undefined;

function skipText(
  { what: begins, whose }: ReplacedEventOf<'begin'>,
  replaces: Replacement,
  context: Context,
): string {
  const time = timeWord(begins);
  if (replaces.optional === true)
    return sentence(
      `if ${eventText({ would: 'begin', what: begins, whose }, context)}, you may skip that ${time} instead`,
    );
  const skips =
    whose === 'you'
      ? `skip your ${time}`
      : whose === 'everyone' || whose === 'opponents'
        ? `${whose === 'everyone' ? 'players' : 'your opponents'} skip their ${plural(time)}`
        : `${playersText(whose, context)} skips their ${time}`;
  return sentence(replaces.if === undefined ? skips : `if ${conditionText(replaces.if, context)}, ${skips}`);
}
