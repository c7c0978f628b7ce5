/** How an event is changed: what happens instead, how much of it (614.1a). */

import { isPlayers } from '../../state/players-or-filter.ts';
import { keywordAction } from '../../state/text.ts';
import type {
  Destination,
  Instruction,
  Players,
  Quantity,
  ReplacedEvent,
  Replacement,
} from '../../state/vocabulary/index.ts';
import { actions } from '../actions/index.ts';
import { keywords } from '../keywords/index.ts';
import type { Context } from './context.ts';
import { holds, howMany, inWords, playersText, quantityText, says } from './expressions/index.ts';
import { placeText } from './moving.ts';
import { aimText } from './redirecting.ts';
import { countersOn, countersText } from './replaced-events.ts';
import { sentencesText } from './sentences.ts';
import { goingOn, list, numeral, possessive } from './words.ts';

/** "escapes": what a spell did as this cost of it was paid. */
export const didWord = (paid: string): string | undefined => keywords[paid]?.words?.did?.replace(/d$/, 's');

export const inSentence = (instructions: readonly Instruction[], context: Context): string =>
  goingOn(sentencesText(instructions, context), context.self).replace(/\.$/, '');

/** How the event changes, after "if … would …,". */
export function changesText(replaces: Replacement, context: Context): readonly string[] {
  const { to, prevent, amount, additionalTimes, tapped, counters, instead, regenerates, under } = replaces;
  const aim = aimText(replaces, context);
  const isGoing = to?.zone === 'battlefield';
  return [
    ...(to === undefined
      ? []
      : [
          to.zone === 'exile'
            ? `exile it${to.faceDown ? ' face down' : ''}`
            : isShuffledIn(replaces)
              ? `${to.revealed ? 'reveal it and ' : ''}shuffle it into its owner's library`
              : `${to.revealed ? 'reveal it and ' : ''}put it ${placeText(enteringSo(to, replaces), `its owner's ${to.zone}`, context, 'put')}`,
        ]),
    ...(prevent === undefined
      ? []
      : [
          prevent === true
            ? 'prevent that damage'
            : says(prevent, 'minus') && says(prevent.of[0], 'eventAmount')
              ? `prevent all but ${quantityText(prevent.of[1], context)} of that damage`
              : `prevent ${quantityText(prevent, context)} of that damage`,
        ]),
    ...(aim === undefined ? [] : [`that damage is dealt to ${aim}`]),
    ...(amount === undefined ? [] : [amountText(replaces.event, amount, context)]),
    ...(under === undefined || isGoing
      ? []
      : [`they are created under ${possessive(playersText(under, context))} control`]),
    ...(additionalTimes === undefined ? [] : [againText(replaces.event, additionalTimes)]),
    ...(tapped === undefined || isGoing ? [] : ['it enters tapped']),
    ...(counters === undefined || (isGoing && typeof counters.kind === 'string')
      ? []
      : [`it enters with ${howMany(counters.count, counterOf(counters.kind))} on it`]),
    ...(regenerates === undefined ? [] : ['regenerate it']),
    ...(replaces.skip === undefined ? [] : [skippedText(replaces.event)]),
    ...(instead === undefined ? [] : [asOneThing(inSentence(instead, context), context)]),
  ];
}

/** It is put into its owner's library, and that is shuffled then. */
export const isShuffledIn = ({ to, afterwards = [] }: Replacement): boolean => {
  const [then, ...more] = afterwards;
  return (
    to?.zone === 'library' &&
    to.position === undefined &&
    more.length === 0 &&
    then?.do === 'shuffle' &&
    holds(then.who, 'ownerOf')
  );
};

/** What depends on what was done before stays in sentences of its own. */
export const asOneThing = (text: string, context: Context): string =>
  /\. (If|Otherwise)\b/.test(text) ? text : inOneSentence(text, context);

/** "skip that draw": what is skipped doesn't happen (614.10). */
const skippedText = (event: ReplacedEvent): string =>
  event.would !== 'draw'
    ? 'nothing happens'
    : event.who === 'you'
      ? 'skip that draw'
      : 'that player skips that draw';

/** Where it goes instead, with how it enters there. */
function enteringSo(to: Destination, { counters, tapped, transformed, under }: Replacement): Destination {
  if (to.zone !== 'battlefield') return to;
  const { kind, count } = counters ?? {};
  return {
    ...to,
    ...(tapped && { tapped }),
    ...(transformed && { transformed }),
    ...(under !== undefined && { under }),
    ...(typeof kind === 'string' && count !== undefined && { counters: { kind, count } }),
  };
}

/** The event with another amount: "it deals double that damage to that player", "you gain twice that much life". */
function amountText(event: ReplacedEvent, amount: Quantity, context: Context): string {
  if (event.would === 'dealDamage') {
    const { to, toPlayer } = event;
    const whom = [
      ...(to === undefined && toPlayer !== undefined
        ? []
        : [to === 'self' ? context.self : 'that permanent']),
      ...(toPlayer === undefined && to !== undefined ? [] : [toPlayer === 'you' ? 'you' : 'player']),
    ];
    const recipients = list(whom, 'or').replace(/^player/, 'that player');
    return `it deals ${changed(amount, 'damage', context)} to ${recipients}`;
  }
  if (event.would === 'gainLife') return `${who(event.who)} gain ${changed(amount, 'life', context)}`;
  if (event.would === 'loseLife') return `${who(event.who)} lose ${changed(amount, 'life', context)}`;
  if (event.would === 'search')
    return `${who(event.who)} search the top ${inWords(amount, context)} cards of that library`;
  if (event.would === 'create' && event.byEffect)
    return `it creates ${changed(amount, 'those tokens', context)}`;
  if (event.would === 'create') return `${changed(amount, 'those tokens', context)} are created`;
  if (event.would === 'putCounters' && event.byEffect) {
    const those = event.kind === undefined ? 'those counters' : countersText(event);
    return `it puts ${changed(amount, those, context)} on ${countersOn(event, context).replace(/^an? (\w+).*$/, 'that $1')}`;
  }
  if (event.would === 'putCounters' && event.by !== undefined) {
    const each = event.kind === undefined ? 'each of those kinds of counters' : countersText(event);
    const that = countersOn(event, context).replace(/^an? /, 'that ');
    return `${event.by === 'you' ? '' : 'they '}put ${changed(amount, 'counters', context).replace(/ counters/, ` of ${each} on ${that}`)}`;
  }
  if (event.would === 'putCounters') {
    const counters = event.kind === undefined ? 'those counters' : countersText(event);
    return isPlayers(event.on)
      ? `${who(event.on)} get ${changed(amount, counters, context)}`
      : `${changed(amount, counters, context)} are put on it`;
  }
  if (event.would === 'perform') {
    const { verb } = keywordAction(event.action, actions);
    const does = event.object === undefined ? `${who(event.by ?? 'everyone')} ${event.action}` : `it ${verb}`;
    return `${does} ${changed(amount, 'that', context).replace(/ that$/, '')}`;
  }
  return `it is ${quantityText(amount, context)}`;
}

/** "They face that choice an additional time", "it explores two additional times". */
function againText(event: ReplacedEvent, times: number): string {
  if (event.would !== 'perform') return '';
  const { again = event.action, verb } = keywordAction(event.action, actions);
  const often = times === 1 ? 'an additional time' : `${numeral(times)} additional times`;
  return `${event.object === undefined ? `${who(event.by ?? 'everyone')} ${again}` : `it ${verb}`} ${often}`;
}

const who = (players: Players): string => (players === 'you' ? 'you' : 'they');

/** "twice that much life", "that much damage plus 1", "that many plus one of those tokens". */
function changed(amount: Quantity, things: string, context: Context): string {
  const isMany = things.endsWith('s');
  const that = isMany ? 'that many' : 'that much';
  const of = things.startsWith('those ') ? `of ${things}` : things;
  const isEvent = (part: Quantity): boolean => says(part, 'eventAmount');
  if (says(amount, 'times')) {
    const factor = amount.of.find((part) => !isEvent(part)) ?? 1;
    if (things === 'damage' && (factor === 2 || factor === 3))
      return `${factor === 2 ? 'double' : 'triple'} that damage`;
    return `${factor === 2 ? 'twice' : `${inWords(factor, context)} times`} ${that} ${of}`;
  }
  if (says(amount, 'plus')) {
    const more = amount.of.filter((part) => !isEvent(part));
    const added = list(more.map((part) => (isMany ? inWords(part, context) : quantityText(part, context))));
    return isMany ? `${that} plus ${added} ${of}` : `${that} ${of} plus ${added}`;
  }
  if (says(amount, 'minus')) {
    const less = quantityText(amount.of[1], context);
    return isMany ? `${that} minus ${less} ${of}` : `${that} ${of} minus ${less}`;
  }
  if (says(amount, 'half')) return `half ${that} ${of}, rounded ${amount.round},`;
  return `${isMany ? inWords(amount, context) : quantityText(amount, context)} ${of}`;
}

/** "+1/+1 counter", or just "counter" where it is of several kinds. */
export const counterOf = (kind: NonNullable<Replacement['counters']>['kind']): string =>
  typeof kind === 'string' ? `${kind} counter` : 'counter';

/** "draw two cards and you lose 1 life": what is done instead is one thing, in however many sentences it is said. */
const inOneSentence = (text: string, context: Context): string =>
  list(text.split(/(?<=\w)\. (?=[A-Z])/).map((one, at) => (at === 0 ? one : goingOn(one, context.self))));
