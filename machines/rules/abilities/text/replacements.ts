/** Replacement and prevention effects in words (614, 615). */
import type { Filter, Instruction, Players, Quantity, Replacement } from '../../state/vocabulary/index.ts';
import { keywords } from '../keywords/index.ts';
import { conditionText, unlessText, whetherDone } from './conditions.ts';
import type { Context } from './context.ts';
import { exceptionsText, whatItBecomes } from './copying.ts';
import { costInSentence } from './cost.ts';
import {
  eachCounted,
  filterText,
  holds,
  howMany,
  inWords,
  isJustNamed,
  isPlayers,
  objectsText,
  oneText,
  playersText,
  quantityText,
  someone,
  where,
} from './expressions/index.ts';
import { asList } from './nouns.ts';
import { placeText } from './parts.ts';
import { sentencesText } from './sentences.ts';
import { goingOn, list, plural, possessive, sentence, timeWord, withArticle } from './words.ts';

/** "If you would draw a card, you gain 2 life instead." */
export function replacementText(replaces: Replacement, context: Context): string {
  const { event } = replaces;
  if (replaces.as !== undefined) context.names.set(whetherDone(replaces.as), 'damage is prevented this way');
  const also = replaces.also === undefined ? '' : ` ${sentencesText(replaces.also, context)}`;
  if (replaces.skip === true && 'begins' in event) return `${skipText(event, replaces, context)}${also}`;
  if ('enters' in event) {
    const entering = entersText(replaces, event.enters, context);
    if (entering !== undefined) return `${entering}${also}`;
  }
  const altogether = allDamageText(replaces, context);
  if (altogether !== undefined) return sentence(altogether);
  if ('loseLife' in event && event.toLessThan !== undefined) {
    const whose = possessive(playersText(event.loseLife, context));
    const least = quantityText(event.toLessThan, context);
    const when = replaces.if === undefined ? '' : `if ${conditionText(replaces.if, context)}, `;
    return sentence(
      `${when}damage that would reduce ${whose} life total to less than ${least} reduces it to ${least} instead`,
    );
  }
  const isWhile = isAtOnce(event) && replaces.if !== undefined && 'is' in replaces.if;
  const condition =
    replaces.if === undefined ? '' : ` ${isWhile ? 'while' : 'and'} ${conditionText(replaces.if, context)}`;
  const would = `if ${eventText(event, context)}${condition}`;
  const may = replaces.optional ? 'you may ' : '';
  const changes = changesText(replaces, context);
  if (replaces.to?.zone === 'exile' && replaces.also !== undefined)
    return sentence(`${would}, ${may}instead exile that card and ${inSentence(replaces.also, context)}`);
  const instead = isOnlyPrevention(replaces)
    ? ''
    : 'moves' in event && event.causedBy !== undefined && event.to === 'graveyard'
      ? ' instead of putting it into your graveyard'
      : ' instead';
  if (isAtOnce(event) && replaces.prevent !== undefined && replaces.also !== undefined)
    return sentence(`${would}, ${may}${list(changes)} and ${inSentence(replaces.also, context)}`);
  if (changes.length > 0 && 'putCounters' in event && event.by !== undefined)
    return sentence(`${would}, ${list(changes)}${instead}`.replace(/(, rounded \w+),?( instead)$/, '$2$1'));
  if (changes.length > 0) return sentence(`${would}, ${may}${list(changes)}${instead}`) + also;
  return sentence(`${would}, ${may}also ${inSentence(replaces.also ?? [], context)}`);
}

/** "If a creature would die or a creature card would be put into a graveyard, exile that card instead": of two, what either says. */
export function eitherText(one: Replacement, other: Replacement, context: Context): string | undefined {
  const { event, ...does } = one;
  const { event: second, ...same } = other;
  const isExiled = does.to?.zone === 'exile' && Object.keys(does).length === 1;
  if (!isExiled || JSON.stringify(does) !== JSON.stringify(same)) return undefined;
  return sentence(
    `if ${eventText(event, context)} or ${eventText(second, context)}, exile that card instead`,
  );
}

/** "Prevent all combat damage that would be dealt to this creature", "all damage that would be dealt to you is …". */
function allDamageText(
  { also, event, instead, prevent, redirectTo, ...more }: Replacement,
  around: Context,
): string | undefined {
  const context: Context = { ...around, mentioned: new Set() };
  if (!isAtOnce(event) || !('damage' in event) || also !== undefined || instead !== undefined)
    return undefined;
  if (more.amount !== undefined || more.if !== undefined) return undefined;
  const { combat, from, to, toPlayer } = event.damage;
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
      : ` by ${typeof from === 'string' ? permanentOr(from, context) : filterText(from, context, 'many')}`;
  const damage = `all ${kind}damage that would be dealt${dealt}${by}`;
  if (prevent === true) return `prevent ${damage}`;
  return redirectTo === undefined
    ? undefined
    : `${damage} is dealt to ${objectsText(redirectTo, context, 'object')} instead`;
}

/** "escapes": what a spell did as this cost of it was paid. */
const didWord = (paid: string): string | undefined => keywords[paid]?.words?.did?.replace(/d$/, 's');

const isAtOnce = (event: Replacement['event']): boolean => 'damage' in event && event.damage.atOnce === true;

const inSentence = (instructions: readonly Instruction[], context: Context): string =>
  goingOn(sentencesText(instructions, context), context.self).replace(/\.$/, '');

/** What is prevented, or regenerated, says itself that it doesn't happen. */
const isOnlyPrevention = ({ prevent, regenerates, instead, redirectTo }: Replacement): boolean =>
  (prevent !== undefined || regenerates === true) && instead === undefined && redirectTo === undefined;

function skipText(
  { begins, whose }: Extract<Replacement['event'], { readonly begins: unknown }>,
  replaces: Replacement,
  context: Context,
): string {
  const time = timeWord(begins);
  const skips =
    whose === 'you'
      ? `skip your ${time}`
      : whose === 'everyone' || whose === 'opponents'
        ? `${whose === 'everyone' ? 'players' : 'your opponents'} skip their ${plural(time)}`
        : `${playersText(whose, context)} skips their ${time}`;
  return sentence(replaces.if === undefined ? skips : `if ${conditionText(replaces.if, context)}, ${skips}`);
}

// ---------------------------------------------------------------- events

const permanentOr = (object: 'self' | 'attached' | Filter, context: Context): string =>
  typeof object === 'object' && holds(object.among, 'named')
    ? objectsText(object.among, context, 'subject')
    : typeof object === 'string'
      ? objectsText(object, context, 'subject')
      : oneText(object, context);

/** What is put somewhere from anywhere is a card, and no token (109.2). */
function asCard({ owner: _owner, token: _token, ...filter }: Filter): Filter {
  return { ...filter, zone: 'library' };
}

const whoseZone = (moved: 'self' | Filter, context: Context): string => {
  if (moved === 'self' || moved.owner === undefined) return 'a';
  return moved.owner === 'opponents' ? "an opponent's" : possessive(playersText(moved.owner, context));
};

/** What a replacement effect waits for, after "if". */
function eventText(event: Replacement['event'], context: Context): string {
  if ('enters' in event) return `${permanentOr(event.enters, context)} would enter`;
  if ('moves' in event) return movesText(event, context);
  if ('dies' in event) return `${permanentOr(event.dies, context)} would die`;
  if ('damage' in event) {
    const { atOnce, to, toPlayer, from, combat } = event.damage;
    const source =
      from === undefined
        ? 'a source'
        : isJustNamed(from)
          ? objectsText(from.among, context, 'subject')
          : permanentOr(from, context);
    const whom = [
      ...(toPlayer === undefined ? [] : [someone(toPlayer, context)]),
      ...(to === undefined ? [] : [to === 'self' ? context.self : permanentOr(to, context)]),
    ];
    const dealt = whom.length === 0 ? anyRecipient : list(whom, 'or');
    if (atOnce === true && to === 'self') context.mentioned.add('self');
    if (atOnce === true)
      return `${combat === undefined ? '' : combat ? 'combat ' : 'noncombat '}damage would be dealt to ${dealt}${from === undefined ? '' : ` by ${source}`}`;
    return `${source} would deal ${combat === undefined ? '' : combat ? 'combat ' : 'noncombat '}damage to ${dealt}`;
  }
  if ('destroy' in event) return `${permanentOr(event.destroy, context)} would be destroyed`;
  if ('draw' in event) return `${someone(event.draw, context)} would draw a card`;
  if ('gainLife' in event) return `${someone(event.gainLife, context)} would gain life`;
  if ('loseLife' in event) return `${someone(event.loseLife, context)} would lose life`;
  if ('loseGame' in event) return `${someone(event.loseGame, context)} would lose the game`;
  if ('create' in event && event.byEffect)
    return `an effect would create one or more tokens under ${possessive(someone(event.create, context))} control`;
  if ('create' in event)
    return `one or more tokens would be created under ${possessive(someone(event.create, context))} control`;
  if ('putCounters' in event && event.byEffect)
    return `an effect would put one or more ${countersText(event)} on ${countersOn(event, context)}`;
  if ('putCounters' in event && event.by !== undefined)
    return `${someone(event.by, context)} would put one or more ${countersText(event)} on ${countersOn(event, context)}`;
  if ('putCounters' in event) {
    const counters = `one or more ${countersText(event)}`;
    return isPlayers(event.putCounters)
      ? `${someone(event.putCounters, context)} would get ${counters}`
      : `${counters} would be put on ${oneText(event.putCounters, context)}`;
  }
  if ('discard' in event)
    return `${event.discard === 'self' ? 'this card' : oneText(asCard(event.discard), context)} would be discarded`;
  if ('begins' in event)
    return `${someone(event.whose, context)} would begin ${their(event.whose)} ${timeWord(event.begins)}`;
  return `${permanentOr(event.untaps, context)} would untap`;
}

/** "a permanent or player" */
const countersOn = (
  { putCounters: on, orOn }: Extract<Replacement['event'], { readonly putCounters: unknown }>,
  context: Context,
): string =>
  [
    isPlayers(on) ? someone(on, context) : oneText(on, context),
    ...(orOn === undefined ? [] : [orOn === 'everyone' ? 'player' : someone(orOn, context)]),
  ].join(' or ');

const their = (players: Players): string => (players === 'you' ? 'your' : 'their');

const countersText = ({ kind }: { readonly kind?: string }): string =>
  kind === undefined ? 'counters' : `${kind} counters`;

/** Whom a replacement effect means that is of all damage. */
const anyRecipient = 'a permanent or player';

/** From wherever it is but the battlefield. */
const isFromElsewhere = (moves: 'self' | Filter): boolean =>
  moves !== 'self' &&
  (['hand', 'library', 'exile', 'stack', 'command'] as const).every((zone) =>
    asList(moves.zone).includes(zone),
  );

function movesText(
  { moves, to, from, when, causedBy, notPaying }: Extract<Replacement['event'], { readonly moves: unknown }>,
  context: Context,
): string {
  const what =
    moves === 'self'
      ? objectsText('self', context, 'subject')
      : isJustNamed(moves)
        ? 'that spell'
        : Object.keys(moves).length === 0
          ? 'a card or token'
          : `${oneText(asCard(moves), context)}${isFromElsewhere(moves) ? ' not on the battlefield' : ''}`;
  const place = (zone: string, whose: string): string =>
    zone === 'battlefield' ? 'the battlefield' : zone === 'exile' ? 'exile' : `${whose} ${zone}`;
  if (to === undefined) return `${what} would leave ${from === undefined ? 'its zone' : place(from, 'the')}`;
  if (causedBy !== undefined && when === 'discarded')
    return `a spell or ability ${someone(causedBy, context)} ${causedBy === 'you' ? 'control' : 'controls'} causes you to discard ${what}`;
  const origin =
    from === undefined
      ? isJustNamed(moves) || isFromElsewhere(moves)
        ? ''
        : ' from anywhere'
      : ` from ${place(from, 'a')}`;
  const put = to === 'battlefield' ? 'put onto' : 'put into';
  const unless = notPaying === undefined ? '' : ` and that isn't to pay for its ${notPaying}`;
  return `${what} would be ${put} ${place(to, whoseZone(moves, context))}${origin}${unless}`;
}

// ---------------------------------------------------------------- changes

/** How the event changes, after "if … would …,". */
function changesText(replaces: Replacement, context: Context): readonly string[] {
  const { to, prevent, redirectTo, amount, tapped, counters, instead, regenerates } = replaces;
  return [
    ...(to === undefined
      ? []
      : [
          to.zone === 'exile'
            ? `exile it${to.faceDown ? ' face down' : ''}`
            : `${to.revealed ? 'reveal it and ' : ''}put it ${placeText(to, `its owner's ${to.zone}`, context, 'put')}`,
        ]),
    ...(prevent === undefined
      ? []
      : [
          prevent === true
            ? 'prevent that damage'
            : holds(prevent, 'minus') && holds(prevent.minus[0], 'eventAmount')
              ? `prevent all but ${quantityText(prevent.minus[1], context)} of that damage`
              : `prevent ${quantityText(prevent, context)} of that damage`,
        ]),
    ...(redirectTo === undefined
      ? []
      : [`that damage is dealt to ${objectsText(redirectTo, context, 'object')}`]),
    ...(amount === undefined ? [] : [amountText(replaces.event, amount, context)]),
    ...(tapped === undefined ? [] : ['it enters tapped']),
    ...(counters === undefined
      ? []
      : [`it enters with ${howMany(counters.count, counterOf(counters.kind))} on it`]),
    ...(regenerates === undefined ? [] : ['regenerate it']),
    ...(instead === undefined ? [] : [inSentence(instead, context)]),
  ];
}

/** The event with another amount: "it deals double that damage to that player", "you gain twice that much life". */
function amountText(event: Replacement['event'], amount: Quantity, context: Context): string {
  if ('damage' in event) {
    const { to, toPlayer } = event.damage;
    const whom = [
      ...(to === undefined && toPlayer !== undefined
        ? []
        : [to === 'self' ? context.self : 'that permanent']),
      ...(toPlayer === undefined && to !== undefined ? [] : [toPlayer === 'you' ? 'you' : 'player']),
    ];
    const recipients = list(whom, 'or').replace(/^player/, 'that player');
    return `it deals ${changed(amount, 'damage', context)} to ${recipients}`;
  }
  if ('gainLife' in event) return `${who(event.gainLife)} gain ${changed(amount, 'life', context)}`;
  if ('loseLife' in event) return `${who(event.loseLife)} lose ${changed(amount, 'life', context)}`;
  if ('create' in event && event.byEffect) return `it creates ${changed(amount, 'those tokens', context)}`;
  if ('create' in event) return `${changed(amount, 'those tokens', context)} are created`;
  if ('putCounters' in event && event.byEffect) {
    const those = event.kind === undefined ? 'those counters' : countersText(event);
    return `it puts ${changed(amount, those, context)} on ${countersOn(event, context).replace(/^an? (\w+).*$/, 'that $1')}`;
  }
  if ('putCounters' in event && event.by !== undefined) {
    const each = event.kind === undefined ? 'each of those kinds of counters' : countersText(event);
    const that = countersOn(event, context).replace(/^an? /, 'that ');
    return `${event.by === 'you' ? '' : 'they '}put ${changed(amount, 'counters', context).replace(/ counters/, ` of ${each} on ${that}`)}`;
  }
  if ('putCounters' in event) {
    const counters = event.kind === undefined ? 'those counters' : countersText(event);
    return isPlayers(event.putCounters)
      ? `${who(event.putCounters)} get ${changed(amount, counters, context)}`
      : `${changed(amount, counters, context)} are put on it`;
  }
  return `it is ${quantityText(amount, context)}`;
}

const who = (players: Players): string => (players === 'you' ? 'you' : 'they');

/** "twice that much life", "that much damage plus 1", "that many plus one of those tokens". */
function changed(amount: Quantity, things: string, context: Context): string {
  const isMany = things.endsWith('s');
  const that = isMany ? 'that many' : 'that much';
  const of = things.startsWith('those ') ? `of ${things}` : things;
  const isEvent = (part: Quantity): boolean => holds(part, 'eventAmount');
  if (holds(amount, 'times')) {
    const factor = amount.times.find((part) => !isEvent(part)) ?? 1;
    if (things === 'damage' && (factor === 2 || factor === 3))
      return `${factor === 2 ? 'double' : 'triple'} that damage`;
    return `${factor === 2 ? 'twice' : `${inWords(factor, context)} times`} ${that} ${of}`;
  }
  if (holds(amount, 'plus')) {
    const more = amount.plus.filter((part) => !isEvent(part));
    const added = list(more.map((part) => (isMany ? inWords(part, context) : quantityText(part, context))));
    return isMany ? `${that} plus ${added} ${of}` : `${that} ${of} plus ${added}`;
  }
  if (holds(amount, 'minus')) {
    const less = quantityText(amount.minus[1], context);
    return isMany ? `${that} minus ${less} ${of}` : `${that} ${of} minus ${less}`;
  }
  if (holds(amount, 'half')) return `half ${that} ${of}, rounded ${amount.round},`;
  return `${isMany ? inWords(amount, context) : quantityText(amount, context)} ${of}`;
}

// ---------------------------------------------------------------- entering

/** "This land enters tapped", where entering itself is changed; else `undefined`. */
function entersText(replaces: Replacement, object: 'self' | Filter, context: Context): string | undefined {
  const { asCopyOf, becomes, choose, cost, counters, under } = replaces;
  const several = object !== 'self';
  const subject = several ? filterText(object, context, 'many') : context.self;
  const enters = several ? 'enter' : 'enters';
  const said = replaces.if === undefined ? undefined : unlessText(replaces.if, context);
  const unless = replaces.if === undefined ? '' : ` ${said ?? `if ${conditionText(replaces.if, context)}`}`;
  if (replaces.instead !== undefined || replaces.to !== undefined) return undefined;
  if (cost !== undefined)
    return `As ${subject} ${enters}, you may ${costInSentence(cost, context)}. ${paidText(replaces)}`;
  if (choose !== undefined) return sentence(`as ${subject} ${enters}, ${inSentence(choose, context)}`);
  if (becomes !== undefined) {
    const choices = becomes.map((exceptions) => whatItBecomes(exceptions, context));
    const whose = choices.length > 1 ? 'your choice of ' : '';
    return sentence(`as ${subject} ${enters}, it becomes ${whose}${list(choices, 'or')}`);
  }
  if (asCopyOf !== undefined)
    return sentence(
      `${replaces.optional ? 'you may have ' : ''}${subject} ${replaces.optional ? 'enter' : enters} as a copy of ${whatIsCopied(asCopyOf, context)}${exceptionsText(replaces.except, { copy: 'it', copied: copiedNoun(asCopyOf, context) }, context)}`,
    );
  const how = replaces.tapped === true ? 'tapped ' : '';
  if (counters !== undefined) {
    const { kind, count } = counters;
    if (typeof kind !== 'string') {
      const each = several
        ? `each ${object.other ? 'other ' : ''}${filterText(object, context, 'one')}`
        : subject;
      const on = objectsText(kind.eachOn, context, 'object');
      const many = howMany(count, 'counter');
      return sentence(
        `for each kind of counter on ${on}, ${each} enters ${how}with ${many} of that kind on it${unless}`,
      );
    }
    const noun = `${several ? 'additional ' : ''}${kind} counter`;
    const counted =
      forEachText(count, noun, context) ?? `${howMany(count, noun)} on it${where(count, context)}`;
    const each = several
      ? `each ${filterText(object, context, 'one').replace(/^/, object.other ? 'other ' : '')}`
      : subject;
    const escaping =
      replaces.if !== undefined && 'paid' in replaces.if ? didWord(replaces.if.paid) : undefined;
    if (escaping !== undefined) return sentence(`it ${escaping} with ${counted} instead`);
    const isTwin =
      replaces.if !== undefined &&
      'not' in replaces.if &&
      'paid' in replaces.if.not &&
      didWord(replaces.if.not.paid) !== undefined;
    const kinds = replaces.subtypes;
    const as =
      kinds === undefined ? '' : ` and as ${withArticle(list(kinds))} in addition to its other types`;
    return sentence(`${each} enters ${how}with ${counted}${as}${isTwin ? '' : unless}`);
  }
  if (under !== undefined)
    return sentence(
      `${subject} ${enters} ${how}under ${possessive(playersText(under, context))} control${unless}`,
    );
  if (replaces.transformed === true) return sentence(`${subject} ${enters} ${how}transformed${unless}`);
  return replaces.tapped === true ? sentence(`${subject} ${enters} tapped${unless}`) : undefined;
}

/** "a +1/+1 counter on it for each instant and sorcery card …", of what is counted, or multiplied by that. */
function forEachText(count: Quantity, noun: string, context: Context): string | undefined {
  if (holds(count, 'value') && noun.startsWith('additional '))
    return `a number of ${plural(noun)} on it equal to ${quantityText(count, context)}`;
  if (holds(count, 'manaSpent') && count.manaSpent === 'colors')
    return `${howMany(1, noun)} on it for each color of mana spent to cast it`;
  const counted = holds(count, 'plus') ? eachCounted(count, context) : undefined;
  if (counted !== undefined) return `${howMany(1, noun)} on it for each ${counted}`;
  if (!holds(count, 'times') || !holds(count.times[1], 'count')) return undefined;
  const [times, { count: filter }] = [count.times[0], count.times[1]];
  const { anyType, ...others } = filter;
  const each =
    anyType === undefined
      ? filterText(filter, context, 'one', 'in')
      : `${list(anyType)} ${filterText(others, context, 'one', 'in')}`;
  return `${howMany(times, noun)} on it for each ${each.replace(`with ${context.self}`, 'with it')}`;
}

/** "+1/+1 counter", or just "counter" where it is of several kinds. */
const counterOf = (kind: NonNullable<Replacement['counters']>['kind']): string =>
  typeof kind === 'string' ? `${kind} counter` : 'counter';

/** What paying as it enters spares it, or gives it. */
function paidText({ counters, otherwise, tapped }: Replacement): string {
  if (otherwise?.tapped) return "If you don't, it enters tapped.";
  const how = tapped ? ' tapped' : '';
  return counters === undefined
    ? `If you do, it enters${how}.`
    : `If you do, it enters${how} with ${howMany(counters.count, counterOf(counters.kind))} on it.`;
}

/** "any creature on the battlefield", "a creature you control", "enchanted creature". */
function whatIsCopied(filter: Filter, context: Context): string {
  if (filter.among !== undefined) return objectsText(filter.among, context, 'object');
  return filter.controller === undefined
    ? `any ${filterText(filter, context, 'one')} on the battlefield`
    : oneText(filter, context);
}

/** What was chosen, in words: "that creature". */
const copiedNoun = ({ controller: _whose, ...filter }: Filter, context: Context): string =>
  `that ${filter.anyType !== undefined && filter.anyType.length > 1 ? 'permanent' : filterText(filter, context, 'one')}`;
