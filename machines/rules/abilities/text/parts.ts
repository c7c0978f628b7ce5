/** The parts of clauses: who does something, where things go, what tokens, mana and damage are called. */
import type {
  Destination,
  Instruction,
  Modification,
  Objects,
  Players,
  Quantity,
  TokenDefinition,
} from '../../state/vocabulary/index.ts';
import { basicLandTypes } from '../../state/vocabulary/index.ts';
import type { Zone } from '../../state/zones.ts';
import type { Context } from './context.ts';
import {
  asOwner,
  asYours,
  chosenColor,
  eachCounted,
  eachText,
  filterText,
  holds,
  howMany,
  isBesides,
  isPlain,
  isSeveral,
  isYou,
  objectsByKind,
  objectsText,
  oneText,
  playersText,
  quantityText,
  where,
} from './expressions/index.ts';
import { linkOf } from './linked.ts';
import { abilitiesInText, durationText, modificationsText } from './modification.ts';
import { colorWord, fromText, list, numeral, plural, pluralVerb, possessive } from './words.ts';

/** What someone or something does. Without a subject it is an order to the controller: "draw a card". */
export interface Clause {
  readonly subject: string | null;
  /** In the form of "you" where there is no subject or it is "you" or several, else of "it". */
  readonly predicate: string;
  /** What stands in front of all: "until end of turn, ". */
  readonly before?: string;
  /** Further sentences, complete. */
  readonly after?: string;
}

export const order = (predicate: string): Clause => ({ subject: null, predicate });

/** A player does something; the verb is given in the form of "it". */
export function playerDoes(who: Players | undefined, verb: string, rest: string, context: Context): Clause {
  if (who === undefined) return order(`${pluralVerb(verb)}${rest}`);
  const subject = playersText(who, context);
  if (holds(who, 'target') && subject.startsWith('any number of'))
    return { subject, predicate: `each ${pluralVerb(verb)}${rest}` };
  return { subject, predicate: `${subject === 'you' ? pluralVerb(verb) : verb}${rest}` };
}

/** Objects do something; the predicate's verbs are in the form of "it". */
export function objectsDo(
  what: Objects,
  predicate: string,
  context: Context,
  quantifier: 'all' | 'bare' = 'bare',
): Clause {
  const several = isSeveral(what, context);
  const subject = objectsText(what, context, 'subject', quantifier);
  return { subject, predicate: several ? severalDo(predicate) : predicate };
}

/** "gets +1/+0 and gains haste" as several do it. */
export const severalDo = (predicate: string): string =>
  predicate
    .split(/(?<=^| and |, )(?=gets|gains|has|is |becomes|loses|doesn't|attacks|blocks|can't)/)
    .map(pluralVerb)
    .join('')
    .replace("can't be the target of", "can't be the targets of");

export const life = (amount: Quantity, context: Context): string =>
  isPlain(amount) || (holds(amount, 'times') && isPlain(amount.times[1]))
    ? ` ${quantityText(amount, context)} life`
    : ` life equal to ${quantityText(amount, context)}`;

export const cards = (count: Quantity, context: Context): string =>
  isPlain(count)
    ? ` ${howMany(count, 'card')}`
    : holds(count, 'count')
      ? ` a card for each ${eachCounted(count, context) ?? ''}`
      : ` cards equal to ${quantityOfIt(count, context)}`;

/** Of what the ability triggered on it is "its power", not its name again. */
function quantityOfIt(count: Quantity, context: Context): string {
  const text = quantityText(count, context);
  const isIt = context.inTrigger && holds(count, 'value') && count.of === 'self';
  return isIt ? text.replace(/^.*'s /, 'its ') : text;
}

/** Whether an ability of the token says how large it is (604.3). */
const saysOwnSize = ({ abilities = [], power }: TokenDefinition): boolean =>
  power === '*' &&
  abilities.some((ability) => ability.kind === 'static' && ability.characteristicDefining === true);

/** "a 1/1 white Soldier creature token with flying", "two …". */
export function tokenText(
  token: TokenDefinition,
  count: Quantity,
  tapped: boolean,
  context: Context,
): string {
  const colors = token.colors ?? [];
  const predefined = predefinedName(token);
  if (predefined !== undefined)
    return `${howMany(count, `${tapped ? 'tapped ' : ''}${predefined} token`)}${where(count, context)}`;
  const noun = [
    ...(tapped ? ['tapped'] : []),
    ...(token.supertypes ?? []),
    ...(token.power === undefined || saysOwnSize(token) ? [] : [`${token.power}/${token.toughness ?? 0}`]),
    colors.length === 0 ? 'colorless' : list(colors.map(colorWord)),
    ...(token.subtypes ?? []),
    ...token.types,
    'token',
  ].join(' ');
  const abilities = token.abilities ?? [];
  const having =
    abilities.length === 0 ? '' : ` with ${abilitiesInText(abilities, withinToken(token, context))}`;
  // "Marit Lage, a legendary 20/20 black Avatar creature token"
  if (token.name !== undefined && token.supertypes?.includes('legendary') === true && count === 1)
    return `${token.name}, ${howMany(1, noun)}${having}`;
  const named = token.name === undefined ? '' : ` named ${token.name}`;
  if (holds(count, 'counters'))
    return `${howMany(1, noun)}${named}${having} for each ${count.counters} counter on ${count.on === 'self' ? context.self : objectsText(count.on, context, 'object')}`;
  return `${howMany(count, noun)}${named}${having}${where(count, context)}`;
}

/** A word that says all of what a token is: its artifact type (111.10). */
const predefinedName = ({ name, subtypes = [], types }: TokenDefinition): string | undefined =>
  name === undefined && types.length === 1 && types[0] === 'artifact' && subtypes.length === 1
    ? subtypes.find((subtype) => predefinedTokens.has(subtype))
    : undefined;

const predefinedTokens: ReadonlySet<string> = new Set(['Clue', 'Food', 'Gold', 'Treasure']);

/** An ability of a token calls that itself. */
const withinToken = (token: TokenDefinition, context: Context): Context => ({
  ...context,
  self: 'this creature',
  mentioned: new Set(),
  face: token,
  nested: (ability, names) => context.nested(ability, names, token),
});

const zoneOf = (
  what: Objects,
  from: Zone | undefined,
  context: Context,
): { zone: string | undefined; yours: boolean } => {
  if (what === 'self') return { zone: from, yours: from !== undefined };
  const filter =
    typeof what !== 'object'
      ? undefined
      : 'target' in what
        ? context.targets[what.target]?.objects
        : 'all' in what
          ? what.all
          : undefined;
  const zone = filter?.zone;
  return { zone: typeof zone === 'string' ? zone : undefined, yours: filter?.owner === 'you' };
};

/** Where something is put: "onto the battlefield tapped under your control". */
export function placeText(to: Destination, owner: string, context: Context, verb: 'put' | 'return'): string {
  const into =
    to.zone === 'battlefield'
      ? verb === 'put'
        ? 'onto the battlefield'
        : 'to the battlefield'
      : to.zone === 'library'
        ? to.position === 'bottom'
          ? `on the bottom of ${owner}`
          : to.position === 'top' || to.position === undefined
            ? `on top of ${owner}`
            : `into ${owner}`
        : to.zone === 'exile'
          ? 'into exile'
          : `${verb === 'put' ? 'into' : 'to'} ${owner}`;
  const how = [...(to.tapped ? ['tapped'] : []), ...(to.attacking ? ['attacking'] : [])].join(' and ');
  return [
    into,
    how,
    to.transformed ? 'transformed' : '',
    to.under === undefined
      ? ''
      : to.under === 'you'
        ? 'under your control'
        : `under ${playersText(to.under, context)}'s control`,
    to.counters === undefined
      ? ''
      : `with ${howMany(to.counters.count, `${to.counters.kind} counter`)} on it`,
    to.attachedTo === undefined
      ? ''
      : `attached to ${objectsText(to.attachedTo, context, holds(to.attachedTo, 'named') ? 'subject' : 'object')}`,
    to.faceDown ? 'face down' : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** Whether an ability printed here, and not one that a keyword stands for, exiles what this link remembers. */
const isLinkedHere = (link: string, { face }: Context): boolean =>
  (face.abilities ?? []).some(
    (ability) =>
      ability.kind !== 'keyword' && JSON.stringify(ability).includes(`"link":${JSON.stringify(link)}`),
  );

/** "Each player returns all creature cards from their graveyard to their hand." */
function eachReturns(what: Objects, to: Destination, context: Context): Clause | undefined {
  if (!holds(what, 'all') || what.all.zone !== 'graveyard' || what.all.owner !== undefined) return undefined;
  if ((to.zone !== 'hand' && to.zone !== 'battlefield') || to.under !== undefined) return undefined;
  const cards = filterText({ ...what.all, zone: 'library' }, context, 'many');
  const place = to.zone === 'hand' ? 'to their hand' : `to the battlefield${to.tapped ? ' tapped' : ''}`;
  return { subject: 'each player', predicate: `returns all ${cards} from their graveyard ${place}` };
}

export function moveClause(what: Objects, from: Zone | undefined, to: Destination, context: Context): Clause {
  const returned = eachReturns(what, to, context);
  if (returned !== undefined) return returned;
  const { zone, yours } = zoneOf(what, from, context);
  const isOneByOne = holds(what, 'all') && (isBesides(what.all) || what.all.manaValue !== undefined);
  const several = isSeveral(what, context) && !isOneByOne;
  const isNew = holds(what, 'named');
  const own = isNew ? context.names.get(asYours(what.named)) : undefined;
  // What was on the battlefield before goes back to it.
  const isBack =
    isNew &&
    own !== 'card' &&
    to.zone === 'battlefield' &&
    ['that card', 'the exiled card', 'it', 'her', 'him'].includes(context.names.get(what.named) ?? '');
  const isChosenThere = isNew && / exiled with /.test(context.names.get(what.named) ?? '');
  const isFromExile = holds(what, 'all') && zone === 'exile' && linkOf(what.all) !== undefined;
  const isOfYours = isNew && / from your graveyard$/.test(context.names.get(what.named) ?? '');
  const isPut =
    to.zone === 'library' ||
    (zone !== undefined && !yours && !isFromExile) ||
    (isChosenThere
      ? to.zone !== 'hand'
      : zone === undefined && isNew && !isBack && !isOfYours && to.under === undefined);
  const isHidden = holds(what, 'linked') && !isLinkedHere(what.linked, context);
  const verb = (isPut && !(own === 'permanent' && to.zone === 'hand')) || isHidden ? 'put' : 'return';
  const isLeaving = isBack || isFromExile || holds(what, 'linked') || holds(what, 'event');
  const fromHere = what === 'self' ? fromText(from) : '';
  const card = what === 'attached' && from === 'graveyard' ? ' card' : '';
  const moved =
    holds(what, 'all') && isOneByOne
      ? eachText(what.all, context, 'from')
      : objectsText(what, context, 'object');
  const said = `${moved}${card}${fromHere}`;
  const isYours = yours || own !== undefined || /from your (hand|graveyard)$/.test(said);
  const isAnOpponents = / an opponent owns /.test(said);
  const owner = `${isYours ? 'your' : isAnOpponents ? "that player's" : several ? "their owners'" : "its owner's"} ${several && !isYours ? plural(to.zone) : to.zone}`;
  const place = placeText(to, owner, context, verb);
  const back =
    to.zone === 'battlefield' && to.under === undefined && isLeaving
      ? several
        ? " under their owners' control"
        : ` under ${said === 'her' ? 'her' : said === 'him' ? 'his' : 'its'} owner's control`
      : '';
  const anyOrder = to.zone === 'library' && isNew && /s from/.test(said) ? ' in any order' : '';
  const is =
    to.with === undefined
      ? ''
      : `. ${several ? 'They' : 'It'} ${modificationsText(to.with.changes, true, several, context).text}`.replace(
          /^\. It is /,
          ". It's ",
        );
  // After a number of other things, "from your hand" would be said of those.
  const [, described = '', origin = ''] = /^(.* than or equal to .*)( from your .*)$/.exec(said) ?? [];
  if (origin !== '') {
    const [onto = '', ...how] = place.split(/(?= with )/);
    return order(`${verb} ${described} ${onto}${origin}${how.join('')}`);
  }
  return order(`${verb} ${said} ${place}${back}${anyOrder}${is}`);
}

export function addManaText(instruction: Extract<Instruction, { do: 'addMana' }>, context: Context): string {
  const { mana, anyOf, chosen, colorsOf, count, couldProduce, eventProduced, allOneColor, spendOnly } =
    instruction;
  const only =
    spendOnly === undefined
      ? ''
      : typeof spendOnly === 'object'
        ? `. Spend this mana only to cast ${filterText({ ...spendOnly.on, zone: 'stack', stackObject: 'spell' }, context, 'many')} or activate abilities of ${filterText(spendOnly.on, context, 'many').replace(/ permanents$/, '')}`
        : `. Spend this mana only on ${spendOnly.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`;
  if (chosen !== undefined) {
    const color = chosenColor(chosen, context);
    return count === undefined
      ? ` ${numeral(1)} mana of ${color}${only}`
      : ` an amount of mana of ${color} equal to ${quantityText(count, context)}${only}`;
  }
  if (instruction.noted !== undefined)
    return ` ${numeral(1)} mana of ${possessive(context.self)} last noted type${only}`;
  if (colorsOf !== undefined)
    return ` ${numeral(1)} mana of any of ${possessive(objectsText(colorsOf, context, 'object'))} colors${only}`;
  if (mana !== undefined) return ` ${mana.map((type) => `{${type}}`).join('')}${only}`;
  const types = anyOf ?? [];
  const isColor =
    eventProduced === undefined &&
    (couldProduce === undefined ? types.length !== 6 : types.length > 0 && !types.includes('C'));
  const kind = isColor ? 'color' : 'type';
  const could = eventProduced
    ? ` that ${objectsText({ event: 'object' }, context, 'subject').replace(/^that /, '')} produced`
    : couldProduce === undefined
      ? ''
      : ` that ${oneText(couldProduce, context)} could produce`;
  const many = count ?? 1;
  if (types.length === 1) {
    const symbol = `{${types[0]}}`;
    if (many === 1) return ` ${symbol}`;
    if (holds(many, 'count')) return ` ${symbol} for each ${filterText(many.count, context, 'one', 'in')}`;
    if (holds(many, 'counters'))
      return ` ${symbol} for each ${many.counters} counter on ${objectsText(many.on, context, 'object')}`;
    return typeof many === 'number'
      ? ` ${symbol.repeat(many)}`
      : ` an amount of ${symbol} equal to ${quantityText(many, context)}`;
  }
  if (types.length > 1 && types.length < 5 && many === 1)
    return ` ${list(
      types.map((type) => `{${type}}`),
      'or',
    )}${only}`;
  const much = typeof many === 'number' ? numeral(many) : 'X';
  return ` ${much} mana of any ${allOneColor ? 'one ' : ''}${kind}${could}${where(many, context)}${only}`;
}

/** How much is divided among what is targeted (601.2d). */
export const dividedAmong = (to: Objects | undefined, context: Context): Quantity =>
  (holds(to, 'target') ? context.targets[to.target]?.divide : undefined) ?? { x: true };

/** Of what is targeted not "its controller", which would be that of the source of the damage. */
const damagedPlayersText = (players: Players, context: Context): string =>
  holds(players, 'controllerOf') && holds(players.controllerOf, 'target')
    ? `${possessive(objectsByKind(players.controllerOf, context))} controller`
    : playersText(players, context);

export function damageClause(
  instruction: Extract<Instruction, { do: 'dealDamage' }>,
  context: Context,
): Clause {
  const { amount, to, toPlayers, source } = instruction;
  // What its event was about besides is not to be taken for "it".
  const isNamed = source === undefined && context.event.hasOther;
  const subject = isNamed ? context.self : objectsText(source ?? 'self', context, 'subject', 'each');
  const isOfYours = toPlayers === 'you' && holds(to, 'all') && to.all.controller === 'you';
  const isSameTarget =
    to !== undefined &&
    (holds(to, 'union') ? to.union : [to]).some((one) => JSON.stringify(one) === JSON.stringify(toPlayers));
  const whom = isSameTarget
    ? [objectsText(to, context, 'object', 'each')]
    : isOfYours
      ? ['you', objectsText(to, context, 'object', 'each')]
      : [
          ...(to === undefined ? [] : [objectsText(to, context, 'object', 'each')]),
          ...(toPlayers === undefined ? [] : [damagedPlayersText(toPlayers, context)]),
        ];
  const much =
    amount === 'divided'
      ? `${quantityText(dividedAmong(to, context), context)} damage divided as you choose among`
      : isPlain(amount)
        ? `${quantityText(amount, context)} damage to`
        : typeof amount === 'object' && ('amount' in amount || 'eventAmount' in amount)
          ? 'that much damage to'
          : 'X damage to';
  const said =
    amount === 'divided' || (typeof amount === 'object' && ('amount' in amount || 'eventAmount' in amount))
      ? ''
      : where(amount, context);
  const after = [
    ...(instruction.excessTo === undefined
      ? []
      : [`Excess damage is dealt to ${playersText(instruction.excessTo, context)} instead.`]),
    ...(instruction.cantBePrevented ? ["The damage can't be prevented."] : []),
  ];
  const isCounted =
    (!context.inTrigger && (holds(amount, 'count') || holds(amount, 'cardsIn'))) ||
    (holds(amount, 'value') && holds(amount.of, 'paid'));
  if (isCounted)
    return {
      subject,
      predicate:
        holds(amount, 'count') || holds(amount, 'cardsIn')
          ? `deals damage to ${list(whom)} equal to ${quantityText(amount, context)}`
          : `deals damage equal to ${quantityText(amount, context)} to ${list(whom)}`,
    };
  return {
    subject,
    predicate: `deals ${much} ${list(whom)}${said}`,
    ...(after.length === 0 ? {} : { after: after.join(' ') }),
  };
}

const makesCreature = (change: Modification): boolean =>
  'addTypes' in change && change.addTypes.includes('creature');

const isTargetLand = (what: Objects, context: Context): boolean =>
  (holds(what, 'target') && context.targets[what.target]?.objects?.type === 'land') ||
  (what === 'attached' && isOnLand(context));

/** Whether it enchants lands of a basic land type. */
const isOnLand = ({ face }: Context): boolean =>
  (face.abilities ?? []).some(
    (ability) =>
      ability.kind === 'keyword' && basicLandTypes.some((type) => ability.object?.subtype === type),
  );

/** What else a land becomes: that it stays a land is said in a sentence of its own. */
const asLandToo = (text: string): string =>
  text.replace(/ in addition to its other types(?: and gains)?/, (words) =>
    words.endsWith('gains') ? ' with' : '',
  );

/** "The next creature spell you cast this turn has …". */
export function nextSpellClause(
  { changes, like, until, who }: Extract<Instruction, { do: 'modifyNextSpell' }>,
  context: Context,
): Clause {
  const spell = filterText({ ...like, zone: 'stack', stackObject: 'spell' }, context, 'one');
  const caster = who === undefined ? 'you cast' : `${playersText(who, context)} casts`;
  const during = until === 'untilEndOfTurn' ? 'this turn' : durationText(until, context);
  const said = modificationsText(changes, true, false, context);
  return {
    subject: `the next ${spell} ${caster} ${during}`.trimEnd(),
    predicate: `${said.text}${said.tail}`,
  };
}

/** "+X/+0, where X is its power" (701.10b). */
export const doublesPower = (change: Modification, what: Objects): boolean =>
  'modifyPower' in change &&
  change.modifyToughness === 0 &&
  JSON.stringify(change.modifyPower) === JSON.stringify({ value: 'power', of: what });

/** "a 4/4 Human Soldier creature that's still a planeswalker": a planeswalker that becomes a creature besides. */
export const isStillPlaneswalker = (
  what: Objects,
  changes: readonly Modification[],
  { face }: Context,
): boolean => what === 'self' && face.types.includes('planeswalker') && changes.some(makesCreature);

export function modifyClause(instruction: Extract<Instruction, { do: 'modify' }>, context: Context): Clause {
  const { what, changes, until } = instruction;
  const during = durationText(until, context);
  const control =
    changes.length === 1 && changes[0] !== undefined && 'control' in changes[0]
      ? changes[0].control
      : undefined;
  if (control !== undefined)
    return playerDoes(
      isYou(control) ? undefined : control,
      'gains',
      ` control of ${objectsText(what, context, 'object')}${during === '' ? '' : ` ${during}`}`,
      context,
    );
  const [only, ...more] = changes;
  if (only !== undefined && more.length === 0 && doublesPower(only, what)) {
    const whose = possessive(objectsText(what, context, 'object'));
    context.mentioned.add(asOwner(what));
    return order(`double ${whose} power ${during}`.trimEnd());
  }
  const controlled = holds(what, 'all') && (what.all.controller !== undefined || what.all.other === true);
  const several = isSeveral(what, context);
  const isWhile = typeof until === 'object';
  const said = modificationsText(changes, isWhile, several, context);
  const isLand = isTargetLand(what, context) && changes.some(makesCreature);
  const text = isLand ? asLandToo(said.text) : said.text;
  const { tail } = said;
  const each = several && holds(what, 'target') ? 'each ' : '';
  const does =
    holds(what, 'all') && isBesides(what.all)
      ? {
          subject: objectsText(what, context, 'subject', 'each'),
          predicate: modificationsText(changes, false, false, context).text,
        }
      : objectsDo(what, text, context, controlled ? 'bare' : 'all');
  const clause: Clause = { ...does, predicate: `${each}${does.predicate}` };
  const isQuoted = (change: Modification) =>
    'addAbilities' in change && change.addAbilities.some(({ kind }) => kind !== 'keyword');
  const areStillLands =
    changes.some((change) => 'addTypes' in change) && holds(what, 'all') && what.all.type === 'land';
  const isStillOne = isStillPlaneswalker(what, changes, context);
  const isFirst =
    isStillOne ||
    until === 'untilYourNextTurn' ||
    (changes.length > 1 && tail.startsWith(', where ')) ||
    areStillLands ||
    changes.some((change) => 'removeAllAbilities' in change || isQuoted(change));
  const still =
    isLand ||
    (changes.some((change) => 'addTypes' in change) && what === 'self' && context.face.types.includes('land'))
      ? { after: "It's still a land." }
      : {};
  const whole = `${clause.predicate}${areStillLands ? ' that are still lands' : ''}${isStillOne ? " that's still a planeswalker" : ''}`;
  // "For as long as that creature has a counter on it, it has …"
  if (isFirst && isWhile)
    return {
      subject: 'it',
      before: `${during.replace(/\bit\b/, does.subject ?? 'it')}, `,
      predicate: `${whole}${tail}`,
      ...still,
    };
  if (isFirst && during !== '')
    return { ...clause, before: `${during}, `, predicate: `${whole}${tail}`, ...still };
  return { ...clause, predicate: `${whole}${during === '' ? '' : ` ${during}`}${tail}`, ...still };
}
