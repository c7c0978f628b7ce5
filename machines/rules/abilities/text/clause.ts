/** One instruction in words, as subject and predicate, so that several can be joined. */
import type {
  Destination,
  Instruction,
  Objects,
  Players,
  Quantity,
  TokenDefinition,
} from '../../state/ability.ts';
import type { Context } from './context.ts';
import { costInSentence } from './cost.ts';
import {
  conditionText,
  filterText,
  howMany,
  isPlain,
  isSeveral,
  isYou,
  objectsByKind,
  objectsText,
  oneText,
  playersText,
  quantityText,
  someText,
  theirs,
  where,
} from './expressions.ts';
import { abilitiesInText, durationText, modificationsText, rulesText } from './modification.ts';
import { colorWord, goingOn, list, numeral, plural, pluralVerb, timeWord, withArticle } from './words.ts';

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

const order = (predicate: string): Clause => ({ subject: null, predicate });

/** A player does something; the verb is given in the form of "it". */
function playerDoes(who: Players | undefined, verb: string, rest: string, context: Context): Clause {
  if (who === undefined) return order(`${pluralVerb(verb)}${rest}`);
  const subject = playersText(who, context);
  return { subject, predicate: `${subject === 'you' ? pluralVerb(verb) : verb}${rest}` };
}

/** Objects do something; the predicate's verbs are in the form of "it". */
function objectsDo(
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
    .join('');

const life = (amount: Quantity, context: Context): string =>
  isPlain(amount)
    ? ` ${quantityText(amount, context)} life`
    : ` life equal to ${quantityText(amount, context)}`;

const cards = (count: Quantity, context: Context): string =>
  isPlain(count) ? ` ${howMany(count, 'card')}` : ` cards equal to ${quantityText(count, context)}`;

/** "a 1/1 white Soldier creature token with flying", "two …". */
export function tokenText(
  token: TokenDefinition,
  count: Quantity,
  tapped: boolean,
  context: Context,
): string {
  const colors = token.colors ?? [];
  const noun = [
    ...(tapped ? ['tapped'] : []),
    ...(token.supertypes ?? []),
    ...(token.power === undefined ? [] : [`${token.power}/${token.toughness ?? 0}`]),
    colors.length === 0 ? 'colorless' : list(colors.map(colorWord)),
    ...(token.subtypes ?? []),
    ...token.types,
    'token',
  ].join(' ');
  const abilities = token.abilities ?? [];
  const having =
    abilities.length === 0
      ? ''
      : ` with ${abilitiesInText(abilities, { ...context, self: 'this creature', mentioned: new Set(), face: token })}`;
  return `${howMany(count, noun)}${token.name === undefined ? '' : ` named ${token.name}`}${having}${where(count, context)}`;
}

const zoneOf = (what: Objects, context: Context): { zone: string | undefined; yours: boolean } => {
  if (what === 'self')
    return { zone: context.inGraveyard ? 'graveyard' : undefined, yours: context.inGraveyard };
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
function placeText(to: Destination, owner: string, context: Context, verb: 'put' | 'return'): string {
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
    to.under === undefined
      ? ''
      : to.under === 'you'
        ? 'under your control'
        : `under ${playersText(to.under, context)}'s control`,
    to.counters === undefined
      ? ''
      : `with ${howMany(to.counters.count, `${to.counters.kind} counter`)} on it`,
    to.attachedTo === undefined ? '' : `attached to ${objectsText(to.attachedTo, context, 'object')}`,
    to.faceDown ? 'face down' : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

function moveClause(what: Objects, to: Destination, context: Context): Clause {
  const { zone, yours } = zoneOf(what, context);
  const several = isSeveral(what, context);
  const isNew = typeof what === 'object' && 'named' in what;
  const isPut =
    to.zone === 'library' ||
    (zone !== undefined && !yours) ||
    (zone === undefined && isNew && to.under === undefined);
  const verb = isPut ? 'put' : 'return';
  const isLeaving = typeof what === 'object' && ('linked' in what || 'event' in what);
  const fromHere = what === 'self' && context.inGraveyard ? ' from your graveyard' : '';
  const said = `${objectsText(what, context, 'object')}${fromHere}`;
  const isYours = yours || /from your hand$/.test(said);
  const owner = `${isYours ? 'your' : several ? "their owners'" : "its owner's"} ${several && !isYours ? plural(to.zone) : to.zone}`;
  const place = placeText(to, owner, context, verb);
  const back =
    to.zone === 'battlefield' && to.under === undefined && isLeaving ? " under its owner's control" : '';
  const anyOrder = to.zone === 'library' && isNew && /s from/.test(said) ? ' in any order' : '';
  return order(`${verb} ${said} ${place}${back}${anyOrder}`);
}

function addManaText(instruction: Extract<Instruction, { do: 'addMana' }>, context: Context): string {
  const { mana, anyOf, count, couldProduce, allOneColor, spendOnly } = instruction;
  const only =
    spendOnly === undefined
      ? ''
      : `. Spend this mana only on ${spendOnly.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`;
  if (mana !== undefined) return ` ${mana.map((type) => `{${type}}`).join('')}${only}`;
  const types = anyOf ?? [];
  const kind = couldProduce === undefined ? (types.length === 6 ? 'type' : 'color') : 'type';
  const could = couldProduce === undefined ? '' : ` that ${oneText(couldProduce, context)} could produce`;
  const many = count ?? 1;
  if (types.length === 1) {
    const symbol = `{${types[0]}}`;
    if (many === 1) return ` ${symbol}`;
    if (typeof many === 'object' && 'count' in many)
      return ` ${symbol} for each ${filterText(many.count, context, 'one', 'in')}`;
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

function damageClause(instruction: Extract<Instruction, { do: 'dealDamage' }>, context: Context): Clause {
  const { amount, to, toPlayers, source } = instruction;
  const subject = objectsText(source ?? 'self', context, 'subject');
  const isSameTarget =
    typeof to === 'object' &&
    'target' in to &&
    typeof toPlayers === 'object' &&
    'target' in toPlayers &&
    to.target === toPlayers.target;
  const whom = isSameTarget
    ? [objectsText(to, context, 'object')]
    : [
        ...(to === undefined ? [] : [objectsText(to, context, 'object', 'each')]),
        ...(toPlayers === undefined ? [] : [playersText(toPlayers, context)]),
      ];
  const much =
    amount === 'divided'
      ? 'damage divided as you choose among'
      : isPlain(amount)
        ? `${quantityText(amount, context)} damage to`
        : typeof amount === 'object' && ('amount' in amount || 'eventAmount' in amount)
          ? 'that much damage to'
          : 'X damage to';
  const said =
    amount === 'divided' || (typeof amount === 'object' && ('amount' in amount || 'eventAmount' in amount))
      ? ''
      : where(amount, context);
  const isCounted = !context.inTrigger && typeof amount === 'object' && 'count' in amount;
  if (isCounted)
    return {
      subject,
      predicate: `deals damage to ${list(whom)} equal to ${quantityText(amount, context)}`,
    };
  return {
    subject,
    predicate: `deals ${much} ${list(whom)}${said}`,
    ...(instruction.cantBePrevented ? { after: "The damage can't be prevented." } : {}),
  };
}

function modifyClause(instruction: Extract<Instruction, { do: 'modify' }>, context: Context): Clause {
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
  const controlled =
    typeof what === 'object' &&
    'all' in what &&
    (what.all.controller !== undefined || what.all.other === true);
  const several = isSeveral(what, context);
  const { text, tail } = modificationsText(changes, false, several, context);
  const clause = objectsDo(what, text, context, controlled ? 'bare' : 'all');
  const isFirst = until === 'untilYourNextTurn' || changes.some((change) => 'removeAllAbilities' in change);
  const still =
    changes.some((change) => 'addTypes' in change) && what === 'self' && context.face.types.includes('land')
      ? { after: "It's still a land." }
      : {};
  if (isFirst) return { ...clause, before: `${during}, `, predicate: `${clause.predicate}${tail}`, ...still };
  return { ...clause, predicate: `${clause.predicate}${during === '' ? '' : ` ${during}`}${tail}`, ...still };
}

/** The same without saying who, where it is the one who may. */
function asOwn(instruction: Instruction, who: Players | undefined): Instruction {
  if (who === undefined || !('who' in instruction) || JSON.stringify(instruction.who) !== JSON.stringify(who))
    return instruction;
  if (instruction.do !== 'search' && instruction.do !== 'draw') return instruction;
  const { who: _, ...rest } = instruction;
  return rest.do === 'search' ? rest : rest;
}

/** An instruction in words. Those that hold others are put into words by `sentences`, which joins sentences. */
export function clause(
  instruction: Instruction,
  context: Context,
  sentences: (instructions: readonly Instruction[], context: Context) => string,
): Clause {
  const inner = (instructions: readonly Instruction[], within: Context): string =>
    goingOn(sentences(instructions, within), within.self);
  const object = (what: Objects): string => objectsText(what, context, 'object');
  switch (instruction.do) {
    case 'dealDamage':
      return damageClause(instruction, context);
    case 'gainLife':
      return playerDoes(instruction.who ?? 'you', 'gains', life(instruction.amount, context), context);
    case 'loseLife':
      return playerDoes(instruction.who, 'loses', life(instruction.amount, context), context);
    case 'setLife':
      return {
        subject: `${playersText(instruction.who, context)}'s life total`,
        predicate: `becomes ${quantityText(instruction.to, context)}`,
      };
    case 'fight':
      return {
        subject: objectsText(instruction.first, context, 'subject'),
        predicate: `fights ${object(instruction.second)}`,
      };
    case 'draw':
      return playerDoes(instruction.who, 'draws', cards(instruction.count, context), context);
    case 'discard': {
      const { count, who, filter, atRandom, chosenBy } = instruction;
      const what =
        count === 'all'
          ? ' their hand'
          : filter === undefined
            ? cards(count, context)
            : ` ${someText({ ...filter, zone: 'library' }, count, context)}`;
      const chosen = chosenBy === undefined ? '' : ` of ${playersText(chosenBy, context)}'s choice`;
      return playerDoes(
        isYou(who) ? undefined : who,
        'discards',
        `${isYou(who) ? what.replace('their', 'your') : what}${atRandom ? ' at random' : ''}${chosen}`,
        context,
      );
    }
    case 'mill':
      return playerDoes(
        isYou(instruction.who) ? undefined : instruction.who,
        'mills',
        cards(instruction.count, context),
        context,
      );
    case 'scry':
      return playerDoes(instruction.who, 'scries', ` ${quantityText(instruction.count, context)}`, context);
    case 'surveil':
      return playerDoes(instruction.who, 'surveils', ` ${quantityText(instruction.count, context)}`, context);
    case 'look':
      return playerDoes(instruction.who, 'looks', ` at ${object(instruction.at)}`, context);
    case 'reveal':
      return order(`reveal ${object(instruction.what)}`);
    case 'shuffle':
      return playerDoes(
        isYou(instruction.who) ? undefined : instruction.who,
        'shuffles',
        isYou(instruction.who) ? ' your library' : '',
        context,
      );
    case 'search': {
      const { who, library, count, to, reveal, thenShuffle } = instruction;
      const found = someText({ ...instruction.for, zone: 'library' }, count.max, context);
      const upTo = count.min === 0 && count.max !== 1 ? 'up to ' : '';
      const it = count.max === 1 ? 'it' : 'them';
      const owner = theirs(who);
      const whose = library === undefined ? owner : `${playersText(library, context)}'s`;
      const place = placeText(to, `${owner} ${to.zone}`, context, 'put');
      const steps = [
        `${isYou(who) ? 'search' : 'searches'} ${whose} library for ${upTo}${found}`,
        ...(reveal ? [`${isYou(who) ? 'reveal' : 'reveals'} ${it}`] : []),
        `${isYou(who) ? 'put' : 'puts'} ${it} ${place}`,
      ];
      const then = thenShuffle === false ? '' : `, then ${isYou(who) ? 'shuffle' : 'shuffles'}`;
      return {
        subject: isYou(who) || who === undefined ? null : playersText(who, context),
        predicate: `${steps.join(', ')}${then}`,
      };
    }
    case 'move':
      return moveClause(instruction.what, instruction.to, context);
    case 'destroy':
      return {
        ...order(`destroy ${object(instruction.what)}`),
        ...(instruction.cantBeRegenerated
          ? { after: `${isSeveral(instruction.what, context) ? 'They' : 'It'} can't be regenerated.` }
          : {}),
      };
    case 'exile':
      return order(
        `exile ${typeof instruction.what === 'object' && 'named' in instruction.what ? (context.names.get(instruction.what.named) ?? 'that card') : object(instruction.what)}${instruction.faceDown ? ' face down' : ''}${instruction.until === undefined ? '' : ` until ${context.self} leaves the battlefield`}`,
      );
    case 'sacrifice': {
      const { who, filter, count, what } = instruction;
      const text = what === undefined ? someText(filter ?? {}, count ?? 1, context) : object(what);
      return playerDoes(isYou(who) ? undefined : who, 'sacrifices', ` ${text}`, context);
    }
    case 'counter':
      return order(`counter ${object(instruction.what)}`);
    case 'create':
      return playerDoes(
        instruction.who,
        'creates',
        ` ${tokenText(instruction.token, instruction.count ?? 1, instruction.tapped === true, context)}${instruction.attacking ? " that's attacking" : ''}`,
        context,
      );
    case 'createCopy':
      return playerDoes(
        instruction.who,
        'creates',
        ` ${howMany(instruction.count ?? 1, 'token')} that's a copy of ${object(instruction.of)}`,
        context,
      );
    case 'tap':
      return order(`tap ${objectsByKind(instruction.what, context)}`);
    case 'untap':
      return order(`untap ${objectsByKind(instruction.what, context)}`);
    case 'freeze':
      return objectsDo(
        instruction.what,
        `doesn't untap during ${isSeveral(instruction.what, context) ? "their controllers'" : "its controller's"} next untap step`,
        context,
      );
    case 'attach':
      return order(
        `attach ${object(instruction.what)} to ${instruction.to === undefined ? playersText(instruction.toPlayer ?? 'you', context) : object(instruction.to)}`,
      );
    case 'unattach':
      return order(`unattach ${object(instruction.what)}`);
    case 'putCounters': {
      const { kind, count, on, onPlayers } = instruction;
      if (onPlayers !== undefined)
        return playerDoes(
          onPlayers,
          'gets',
          ` ${howMany(count === 'divided' ? 1 : count, `${kind} counter`)}`,
          context,
        );
      const many = count === 'divided' ? `${kind} counters` : howMany(count, `${kind} counter`);
      const said = count === 'divided' ? '' : where(count, context);
      return order(
        `${count === 'divided' ? 'distribute' : 'put'} ${many} ${count === 'divided' ? 'among' : 'on'} ${objectsText(on ?? 'self', context, 'object', 'each')}${said}`,
      );
    }
    case 'removeCounters': {
      const { kind, count, from, fromPlayers } = instruction;
      const many = count === 'all' ? `all ${kind} counters` : howMany(count, `${kind} counter`);
      return order(
        `remove ${many} from ${from === undefined ? playersText(fromPlayers ?? 'you', context) : object(from)}`,
      );
    }
    case 'regenerate':
      return order(`regenerate ${object(instruction.what)}`);
    case 'transform':
      return order(`transform ${object(instruction.what)}`);
    case 'phaseOut':
      return objectsDo(instruction.what, 'phases out', context);
    case 'removeFromCombat':
      return order(`remove ${object(instruction.what)} from combat`);
    case 'modify':
      return modifyClause(instruction, context);
    case 'rule': {
      const during =
        instruction.until === 'untilEndOfTurn'
          ? ' this turn'
          : ` ${durationText(instruction.until, context)}`;
      const text = rulesText(instruction.rules, during, context);
      return instruction.what === undefined
        ? playerDoes(instruction.players ?? 'you', text, '', context)
        : objectsDo(instruction.what, text, context);
    }
    case 'preventDamage': {
      const { amount, to, toPlayers, from, combat, until } = instruction;
      const isSame = JSON.stringify(to) === JSON.stringify(toPlayers);
      const whom =
        isSame && to !== undefined
          ? [object(to)]
          : [
              ...(toPlayers === undefined ? [] : [playersText(toPlayers, context)]),
              ...(to === undefined ? [] : [objectsText(to, context, 'object', 'bare')]),
            ];
      const much =
        amount === 'all'
          ? `all ${combat ? 'combat ' : ''}damage`
          : `the next ${quantityText(amount, context)} ${combat ? 'combat ' : ''}damage`;
      const target = whom.length === 0 ? '' : ` to ${list(whom)}`;
      const source = from === undefined ? '' : ` by ${objectsText(from, context, 'object', 'bare')}`;
      return order(
        `prevent ${much} that would be dealt${target}${source} ${until === 'untilEndOfTurn' ? 'this turn' : durationText(until, context)}`,
      );
    }
    case 'replace':
      return order(`change what happens ${durationText(instruction.until, context)}`);
    case 'addMana':
      return playerDoes(
        instruction.who,
        'adds',
        `${context.inTrigger && context.mentioned.has('attached') ? ' an additional' : ''}${addManaText(instruction, context)}`,
        context,
      );
    case 'choose': {
      const { from, count, who } = instruction;
      const filter =
        'among' in from && !('zone' in from) && ('like' in from || Object.keys(from).length === 1)
          ? undefined
          : from;
      const noun =
        filter === undefined
          ? `${howMany(count.max, 'card')} from among them`
          : someText(filter, count.max, context);
      return playerDoes(who, 'chooses', ` ${count.min === 0 ? 'up to ' : ''}${noun}`, context);
    }
    case 'choosePlayer':
      return playerDoes(
        instruction.who,
        'chooses',
        ` ${instruction.from === 'opponents' ? 'an opponent' : 'a player'}`,
        context,
      );
    case 'chooseValue': {
      const { what } = instruction;
      const noun =
        typeof what === 'object'
          ? list(what.oneOf, 'or')
          : withArticle(what.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
      return playerDoes(instruction.who, 'chooses', ` ${noun}`, context);
    }
    case 'may': {
      const { who, cost, then } = instruction;
      const subject = playersText(who ?? 'you', context);
      const otherwise =
        instruction.else === undefined
          ? ''
          : ` If ${subject === 'you' ? 'you' : 'the player'} don't, ${inner(instruction.else, context)}`;
      if (cost !== undefined)
        return {
          subject,
          predicate: `may ${costInSentence(cost, context)}`,
          after: `If ${subject === 'you' ? 'you do' : 'the player does'}, ${inner(then, context)}${otherwise}`,
        };
      const text = inner(
        then.map((one) => asOwn(one, who)),
        context,
      ).replace(/\.$/, '');
      const bare = subject === 'you' ? text.replace(/^you /, '') : text.replace(/\byour\b/g, 'their');
      return { subject, predicate: `may ${bare}`, ...(otherwise === '' ? {} : { after: otherwise.trim() }) };
    }
    case 'unless': {
      const first = inner(instruction.else, context).replace(/\.$/, '');
      const who = playersText(instruction.who, context);
      const cost = costInSentence(instruction.cost, context);
      return order(
        `${first} unless ${who} ${who === 'you' ? cost : cost.replace(/^\w+/, (verb) => `${verb}s`)}`,
      );
    }
    case 'if':
      return {
        ...order(inner(instruction.then, context).replace(/\.$/, '')),
        before: `if ${conditionText(instruction.condition, context)}, `,
        ...(instruction.else === undefined
          ? {}
          : { after: `Otherwise, ${inner(instruction.else, context)}` }),
      };
    case 'forEach':
      return {
        ...order(inner(instruction.then, context).replace(/\.$/, '')),
        before: `for ${objectsText(instruction.of, context, 'object', 'each')}, `,
      };
    case 'forEachPlayer':
      return {
        ...order(inner(instruction.then, context).replace(/\.$/, '')),
        before: `for ${playersText(instruction.of, context)}, `,
      };
    case 'repeat':
      return order(
        `${inner(instruction.then, context).replace(/\.$/, '')} and repeat this ${quantityText(instruction.times, context)} times in all`,
      );
    case 'remember':
      return order('note what this refers to');
    case 'delayedTrigger':
      return order(
        `${context
          .nested({
            kind: 'triggered',
            when: instruction.when,
            effect: instruction.effect,
            ...(instruction.if === undefined ? {} : { if: instruction.if }),
            ...(instruction.targets === undefined ? {} : { targets: instruction.targets }),
          })
          .replace(/\.$/, '')
          .replace(
            /^W/,
            'w',
          )}${instruction.until === undefined ? '' : ` ${durationText(instruction.until, context)}`}`,
      );
    case 'reflexive':
      return order(
        `when you do, ${inner(instruction.effect, { ...context, targets: instruction.targets ?? [], mentioned: new Set() }).replace(/\.$/, '')}`,
      );
    case 'emblem': {
      const text = instruction.abilities.map((ability) => `"${context.nested(ability)}"`);
      return playerDoes(instruction.who ?? 'you', 'gets', ` an emblem with ${list(text)}`, context);
    }
    case 'castWithoutPaying':
      return playerDoes(
        instruction.who,
        'casts',
        ` ${object(instruction.what)} without paying its mana cost`,
        context,
      );
    case 'mayPlay':
      return {
        ...playerDoes(
          instruction.who ?? 'you',
          'may',
          ` play ${object(instruction.what)}${instruction.withoutPaying ? ' without paying its mana cost' : ''}`,
          context,
        ),
        before: `${durationText(instruction.until, context)}, `,
      };
    case 'copySpell':
      return {
        ...order(`copy ${object(instruction.what)}`),
        ...(instruction.newTargets ? { after: 'You may choose new targets for the copy.' } : {}),
      };
    case 'chooseNewTargets':
      return playerDoes(
        instruction.who ?? 'you',
        'may',
        ` choose new targets for ${object(instruction.what)}`,
        context,
      );
    case 'extraTurn':
      return playerDoes(
        isYou(instruction.who) ? undefined : instruction.who,
        'takes',
        ' an extra turn after this one',
        context,
      );
    case 'extraPhases':
      return order(
        `after ${instruction.after === 'thisPhase' ? 'this phase' : `this turn's ${timeWord(instruction.after)}`}, there is an additional ${list(instruction.phases.map(timeWord))}`,
      );
    case 'skip':
      return playerDoes(
        instruction.who,
        'skips',
        ` ${theirs(instruction.who)} next ${timeWord(instruction.what)}`,
        context,
      );
    case 'endTurn':
      return order('end the turn');
    case 'endCombat':
      return order('end the combat phase');
    case 'win':
      return playerDoes(instruction.who, 'wins', ' the game', context);
    case 'lose':
      return playerDoes(instruction.who, 'loses', ' the game', context);
    case 'drawGame':
      return { subject: 'the game', predicate: 'is a draw' };
    case 'controlPlayer':
      return playerDoes(
        instruction.by,
        'controls',
        ` ${playersText(instruction.who, context)} during that player's next turn`,
        context,
      );
    case 'flipCoin': {
      const { won, lost } = instruction;
      return {
        ...playerDoes(instruction.who, 'flips', ' a coin', context),
        after: [
          ...(won === undefined ? [] : [`If you win the flip, ${inner(won, context)}`]),
          ...(lost === undefined ? [] : [`If you lose the flip, ${inner(lost, context)}`]),
        ].join(' '),
      };
    }
    case 'rollDie':
      return playerDoes(instruction.who, 'rolls', ` a d${instruction.sides}`, context);
  }
}
