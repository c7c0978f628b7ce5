/** One instruction in words, as subject and predicate, so that several can be joined. */

import { type Phase, phases, type Step } from '../../state/turn-structure.ts';
import type {
  Ability,
  Filter,
  Instruction,
  Objects,
  Players,
  Quantity,
  RuleChange,
} from '../../state/vocabulary/index.ts';
import { ifClause, mayClause, oneOfClause, unlessClause } from './branches.ts';
import { conditionText, eachDone, whetherDone } from './conditions.ts';
import type { Context } from './context.ts';
import { becomeCopyClause, copySpellClause, createCopyClause, exceptionsText } from './copying.ts';
import { costInSentence } from './cost.ts';
import {
  chosenText,
  filterText,
  handOf,
  holds,
  howMany,
  inWords,
  isAmong,
  isJustNamed,
  isPlain,
  isSeveral,
  isYou,
  objectsByKind,
  objectsText,
  oneText,
  playersText,
  quantityText,
  sayLeaving,
  someText,
  theirs,
  whatWasChosen,
  where,
} from './expressions/index.ts';
import { delayedText, reflexiveText } from './later.ts';
import { durationText } from './modification.ts';
import {
  addManaText,
  type Clause,
  cards,
  damageClause,
  dividedAmong,
  life,
  modifyClause,
  moveClause,
  nextSpellClause,
  objectsDo,
  order,
  placeText,
  playerDoes,
  tokenText,
} from './parts.ts';
import { redirectionText } from './redirecting.ts';
import { playersRulesText, rulesText } from './rule-changes.ts';
import { goingOnWith, inClause, type Speech } from './speech.ts';
import { asHidden } from './taking.ts';
import { capitalized, fromText, goingOn, list, plural, possessive, timeWord, withArticle } from './words.ts';

/** An instruction in words. Those that hold others are put into words by `sentences`, which joins sentences. */
export function clause(
  instruction: Instruction,
  context: Context,
  sentences: (instructions: readonly Instruction[], context: Context) => string,
): Clause {
  const speech: Speech = { clause: (one, within) => clause(one, within, sentences), sentences };
  const object = (what: Objects): string => objectsText(what, context, 'object');
  switch (instruction.do) {
    case 'dealDamage':
      return damageClause(instruction, context);
    case 'gainLife':
      return playerDoes(instruction.who ?? 'you', 'gains', life(instruction.amount, context), context);
    case 'loseLife':
      return playerDoes(instruction.who, 'loses', life(instruction.amount, context), context);
    case 'setLife':
      if (isSame(instruction.to, { times: [2, { life: instruction.who }] }))
        return order(`double ${possessive(playersText(instruction.who, context))} life total`);
      return {
        subject: `${possessive(playersText(instruction.who, context))} life total`,
        predicate: `becomes ${quantityText(instruction.to, context)}`,
      };
    case 'pair':
      return order(`pair ${object(instruction.first)} with ${object(instruction.second)}`);
    case 'exchangeControl':
      return order(
        `exchange control of ${instruction.first === 'self' ? context.self : object(instruction.first)} and ${object(instruction.second)}`,
      );
    case 'fight':
      return {
        subject: objectsText(instruction.first, context, 'subject'),
        predicate: `fights ${object(instruction.second)}`,
      };
    case 'draw':
      return playerDoes(
        instruction.who,
        'draws',
        context.event.isDrawStep && isPlain(instruction.count)
          ? ` ${howMany(instruction.count, 'additional card')}`
          : cards(instruction.count, context),
        context,
      );
    case 'discard': {
      const { count, who, filter, atRandom, chosenBy } = instruction;
      const what =
        count === 'all'
          ? ' their hand'
          : filter === undefined
            ? cards(count, context)
            : holds(filter.among, 'named')
              ? ` ${object(filter.among)}`
              : ` ${someText({ ...filter, zone: 'library' }, count, context)}`;
      const chosen = chosenBy === undefined ? '' : ` of ${possessive(playersText(chosenBy, context))} choice`;
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
      return playerDoes(instruction.who, 'scries', ` ${numberText(instruction.count, context)}`, context);
    case 'surveil':
      return playerDoes(instruction.who, 'surveils', ` ${numberText(instruction.count, context)}`, context);
    case 'look':
      return playerDoes(instruction.who, 'looks', ` at ${object(instruction.at)}`, context);
    case 'reveal':
      if (holds(instruction.what, 'all') && holds(instruction.what.all.owner, 'target')) {
        const { owner, zone } = instruction.what.all;
        if (zone === 'hand' && Object.keys(instruction.what.all).length === 2) {
          context.mentioned.add(handOf(owner));
          return playerDoes(owner, 'reveals', ' their hand', context);
        }
      }
      if (isHandsOf(instruction.what, 'opponents'))
        return playerDoes('opponents', 'reveals', ' their hand', context);
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
      const isAny = count.min === 0 && holds(count.max, 'count');
      const upTo = count.min === 0 && count.max !== 1 && !isAny ? 'up to ' : '';
      const what: Filter = { ...instruction.for, zone: 'library' };
      const found = isAny ? chosenText(what, count, context) : someText(what, count.max, context);
      const it = count.max === 1 ? 'it' : 'them';
      const owner = theirs(who);
      const whose = library === undefined ? owner : possessive(playersText(library, context));
      const place = placeText(to, `${owner} ${to.zone}`, context, 'put');
      if (library !== undefined && isYou(who) && to.zone === 'exile') {
        const where = list([...(instruction.zones ?? []), 'library']);
        return {
          ...order(`search ${whose} ${where} for ${upTo}${found} and exile ${it}`),
          ...(thenShuffle !== false && { after: 'Then that player shuffles.' }),
        };
      }
      const steps = [
        `${isYou(who) ? 'search' : 'searches'} ${whose} library for ${upTo}${found}`,
        ...(reveal ? [`${isYou(who) ? 'reveal' : 'reveals'} ${it}`] : []),
        `${isYou(who) ? 'put' : 'puts'} ${it} ${place}`,
      ];
      const then = thenShuffle === false ? '' : `, then ${isYou(who) ? 'shuffle' : 'shuffles'}`;
      // What goes to the library is put there once that is shuffled (701.24b).
      if (to.zone === 'library' && then !== '') {
        const card = count.max === 1 ? 'that card' : 'those cards';
        const end = to.position === 'bottom' ? 'on the bottom' : 'on top';
        return {
          subject: isYou(who) || who === undefined ? null : playersText(who, context),
          predicate: `${steps.slice(0, -1).join(', ')}${then} and ${isYou(who) ? 'put' : 'puts'} ${card} ${end}`,
        };
      }
      return {
        subject: isYou(who) || who === undefined ? null : playersText(who, context),
        predicate: `${steps.join(', ')}${then}`,
      };
    }
    case 'move':
      // "If that card is returned to its owner's hand this way".
      if (instruction.as !== undefined && instruction.to.zone === 'hand' && holds(instruction.what, 'event'))
        context.names.set(whetherDone(instruction.as), "that card is returned to its owner's hand this way");
      return moveClause(instruction.what, instruction.from, instruction.to, context);
    case 'destroy': {
      const destroyed = order(`destroy ${eachOrAll(instruction.what, context)}`);
      sayLeaving(instruction.what, context);
      if (instruction.as !== undefined)
        context.names.set(eachDone(instruction.as), 'permanent destroyed this way');
      return {
        ...destroyed,
        ...(instruction.cantBeRegenerated
          ? { after: `${capitalized(destroyedText(instruction.what, context))} can't be regenerated.` }
          : {}),
      };
    }
    case 'exile':
      if (isAllGraveyards(instruction.what)) return order('exile all graveyards');
      if (holds(instruction.what, 'top') && holds(instruction.what.of, 'target')) {
        const { of, top } = instruction.what;
        const many = top === 1 ? 'the top card' : `the top ${inWords(top, context)} cards`;
        return playerDoes(of, 'exiles', ` ${many} of their library`, context);
      }
      return order(
        `exile ${holds(instruction.what, 'named') ? (context.names.get(instruction.what.named) ?? 'that card') : `${eachOrAll(instruction.what, context)}${fromText(instruction.from)}`}${instruction.haunting === undefined ? '' : ` haunting ${object(instruction.haunting)}`}${instruction.faceDown ? ' face down' : ''}${instruction.until === undefined ? '' : ` until ${context.self} leaves the battlefield`}`,
      );
    case 'sacrifice': {
      const { who, filter, count, what } = instruction;
      if (
        what !== undefined &&
        holds(who, 'controllerOf') &&
        holds(what, 'named') &&
        isOf(who.controllerOf, what)
      )
        return { subject: "that creature's controller", predicate: 'sacrifices it' };
      // Once something is targeted "it" would be that.
      const text =
        what === undefined
          ? someText(filter ?? {}, count ?? 1, context)
          : what === 'self' && context.mentioned.has('target0')
            ? context.self
            : holds(what, 'target') && context.inTrigger
              ? objectsByKind(what, context)
              : object(what).replace(/ you control$/, '');
      return playerDoes(isYou(who) ? undefined : who, 'sacrifices', ` ${text}`, context);
    }
    case 'counter':
      return order(`counter ${object(instruction.what)}`);
    case 'create': {
      const { token, size, count = 1, tapped = false, attacking = false } = instruction;
      const are = count === 1 ? "that's" : 'that are';
      const state = attacking ? ` ${are} ${tapped ? 'tapped and ' : ''}attacking` : '';
      const tokens = tokenText(token, count, tapped && !attacking, context);
      const sized = size === undefined ? tokens : tokens.replace(/^a \*\/\*/, 'an X/X').replace('*/*', 'X/X');
      const much = size === undefined ? '' : where(size.power, context);
      return playerDoes(instruction.who, 'creates', ` ${sized}${state}${much}`, context);
    }
    case 'createCopy':
      return createCopyClause(instruction, context);
    case 'populate':
      return playerDoes(isYou(instruction.who) ? undefined : instruction.who, 'populates', '', context);
    case 'becomeCopy':
      return becomeCopyClause(instruction, context);
    case 'tap':
      return order(`tap ${objectsByKind(instruction.what, context)}`);
    case 'untap':
      return order(`untap ${objectsByKind(instruction.what, context)}`);
    case 'freeze':
      return objectsDo(
        instruction.what,
        `doesn't untap during ${isSeveral(instruction.what, context) ? 'their' : 'its'} controller's next untap step`,
        context,
      );
    case 'attach':
      return order(
        `attach ${instruction.what === 'self' && holds(instruction.to, 'named') ? context.self : object(instruction.what)} to ${instruction.to === undefined ? playersText(instruction.toPlayer ?? 'you', context) : attachedTo(instruction.to, context)}`,
      );
    case 'unattach':
      return order(`unattach ${object(instruction.what)}`);
    case 'putCounters': {
      const { kind, count, on, onPlayers } = instruction;
      if (onPlayers !== undefined)
        return playerDoes(
          onPlayers,
          'gets',
          kind === 'energy' && typeof count === 'number'
            ? ` ${'{E}'.repeat(count)}`
            : ` ${howMany(count === 'divided' ? 1 : count, `${kind} counter`)}`,
          context,
        );
      const whom = objectsText(on ?? 'self', context, 'object', 'each');
      if (count === 'divided')
        return order(`distribute ${howMany(dividedAmong(on, context), `${kind} counter`)} among ${whom}`);
      const each = holds(count, 'amount') ? context.names.get(eachDone(count.amount)) : undefined;
      if (each !== undefined) {
        const one = `put ${withArticle(`${kind} counter`)}`;
        return order(`${one} on ${on === 'self' ? context.self : whom} for each ${each}`);
      }
      return order(`put ${howMany(count, `${kind} counter`)} on ${whom}${where(count, context)}`);
    }
    case 'removeCounters': {
      const { kind, count, from, fromPlayers } = instruction;
      const many = count === 'all' ? `all ${kind} counters` : howMany(count, `${kind} counter`);
      const whom = from === undefined ? playersText(fromPlayers ?? 'you', context) : object(from);
      if (instruction.as !== undefined) {
        const it = from === 'self' ? context.self : whom;
        context.names.set(
          whetherDone(instruction.as),
          `one or more counters are removed from ${it} this way`,
        );
      }
      return order(`remove ${many} from ${whom}`);
    }
    case 'moveCounter':
      return order(
        `move ${movedCounters(instruction)} from ${object(instruction.from)} onto ${instruction.count === undefined ? object(instruction.to).replace(/^another (?!.* with the same controller$)/, 'a second ') : object(instruction.to)}`,
      );
    case 'regenerate':
      return order(`regenerate ${object(instruction.what)}`);
    case 'monstrosity':
      return order(`monstrosity ${quantityText(instruction.n, context)}${where(instruction.n, context)}`);
    case 'exileUntil':
      return playerDoes(
        isYou(instruction.who) ? undefined : instruction.who,
        'exiles',
        ` cards from the top of ${theirs(instruction.who)} library until ${isYou(instruction.who) ? 'you exile' : 'they exile'} ${oneText({ ...instruction.like, zone: 'library' }, context)}`,
        context,
      );
    case 'proliferate':
      return playerDoes(isYou(instruction.who) ? undefined : instruction.who, 'proliferates', '', context);
    case 'becomeLevel': {
      const whose = object(instruction.what);
      return { subject: `${possessive(whose)} level`, predicate: `becomes ${instruction.level}` };
    }
    case 'transform':
      return order(`transform ${object(instruction.what)}`);
    case 'turnFaceDown':
      return order(`turn ${object(instruction.what)} face down`);
    case 'turnFaceUp':
      return order(`turn ${object(instruction.what)} face up`);
    case 'manifest':
      return playerDoes(
        isYou(instruction.who) ? undefined : instruction.who,
        'manifests',
        ` ${object(instruction.what)}`,
        context,
      );
    case 'phaseOut':
      return objectsDo(instruction.what, 'phases out', context);
    case 'removeFromCombat':
      return order(`remove ${object(instruction.what)} from combat`);
    case 'modify':
      return modifyClause(instruction, context);
    case 'exchangeText': {
      const { first, second, until } = instruction;
      const boxes = `exchange the text boxes of ${object(first)} and ${object(second)}`;
      return order(`${boxes} ${durationText(until, context)}`.trimEnd());
    }
    case 'modifyNextSpell':
      return nextSpellClause(instruction, context);
    case 'gainAbilitiesOf': {
      const { what, of, which, until } = instruction;
      const does = objectsDo(what, 'gains', context, 'bare');
      const gained = `all ${which} abilities of ${object(of)}`;
      return { ...does, predicate: `${does.predicate} ${gained} ${durationText(until, context)}`.trimEnd() };
    }
    case 'rule':
      return ruleClause(instruction, context);
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
      const prevented =
        whom.length === 0 && holds(from, 'target')
          ? `prevent ${much}${source.replace(/^ by/, '')} would deal`
          : `prevent ${much} that would be dealt${target}${source}`;
      if (until === 'untilYourNextTurn')
        return { ...order(prevented), before: `${durationText(until, context)}, ` };
      return order(`${prevented} ${until === 'untilEndOfTurn' ? 'this turn' : durationText(until, context)}`);
    }
    case 'replace': {
      const during =
        instruction.until === 'untilEndOfTurn' ? 'this turn' : durationText(instruction.until, context);
      const { event, under } = instruction.replacement;
      const redirected = redirectionText(instruction, during, context);
      if (redirected !== undefined) return order(redirected);
      if (under === 'you' && 'enters' in event && event.enters !== 'self') {
        const { controller: _whose, ...entering } = event.enters;
        const whose = event.enters.controller === 'opponents' ? " under an opponent's control" : '';
        return {
          ...order('it enters the battlefield under your control instead'),
          before: `if ${oneText(entering, context)} would enter the battlefield${whose} ${during}, `,
        };
      }
      const text = context.nested({ kind: 'static', replaces: instruction.replacement }, context.names);
      if (!instruction.once && 'enters' in event && during === 'this turn')
        return { ...order(goingOn(text, context.self).replace(/\.$/, '')), before: 'until end of turn, ' };
      if ('loseLife' in event && event.toLessThan !== undefined)
        return {
          ...order(goingOn(text, context.self).replace(/\.$/, '')),
          before: `${durationText(instruction.until, context)}, `,
        };
      return order(
        text
          .replace(/^If (.*?), /, `${instruction.once ? 'the next time' : 'if'} $1 ${during}, `)
          .replace('exile it', 'moves' in event && !isJustNamed(event.moves) ? 'exile that card' : 'exile it')
          .replace(/\.$/, ''),
      );
    }
    case 'addMana':
      return playerDoes(
        instruction.who,
        'adds',
        `${context.inTrigger && context.mentioned.has('attached') ? ' an additional' : ''}${addManaText(instruction, context)}`,
        context,
      );
    case 'doubleMana':
      return order('double the amount of each type of unspent mana you have');
    case 'choose': {
      const { from, count, who } = instruction;
      const noun = isAmong(from)
        ? `${chosenText({ ...from.like, zone: 'library' }, count, context)} from among them`
        : chosenText(from, count, context).replace(/ from your hand(?= drawn)/, ' in your hand');
      return playerDoes(
        who,
        'chooses',
        ` ${instruction.atRandom === true ? atRandom(noun) : noun}${instruction.canHaveAttached === undefined ? '' : ` that ${object(instruction.canHaveAttached)} can be attached to`}`,
        context,
      );
    }
    case 'chooseSource':
      return playerDoes(instruction.who, 'chooses', ` ${sourceText(instruction.like, context)}`, context);
    case 'choosePlayer':
      return playerDoes(
        instruction.who,
        'chooses',
        ` ${instruction.from === 'opponents' ? 'an opponent' : 'a player'}`,
        context,
      );
    case 'payLife': {
      const { atMost } = instruction;
      const limit = atMost === undefined ? '' : quantityText(atMost, context);
      const total = limit
        .replaceAll('the number of', 'the total number of')
        .replace("in an opponent's graveyard", 'in their graveyards');
      return {
        ...order('pay any amount of life'),
        ...(atMost !== undefined && { after: `The amount you pay can't be more than ${total}.` }),
      };
    }
    case 'chooseValue': {
      const { what } = instruction;
      if (what === 'color') context.names.set(whatWasChosen(instruction.link), 'that color');
      const noun =
        typeof what === 'object'
          ? list(what.oneOf, 'or')
          : withArticle(what.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
      if (instruction.among !== undefined) {
        const { owner: _owner, ...like } = instruction.among;
        return playerDoes(
          instruction.who ?? 'you',
          'chooses',
          ` the name of ${oneText({ ...like, zone: 'library' }, context)} revealed this way`,
          context,
        );
      }
      return playerDoes(instruction.who, 'chooses', ` ${noun}`, context);
    }
    case 'note':
      return order('note the type of mana spent to pay this activation cost');
    case 'may':
      return mayClause(instruction, context, speech);
    case 'unless':
      return unlessClause(instruction, context, speech);
    case 'if':
      return ifClause(instruction, context, speech);
    case 'oneOf':
      return oneOfClause(instruction, context, speech);
    case 'forEach': {
      const orElse = eachUnlessPaid(instruction, context);
      if (orElse !== undefined) return orElse;
      const each = objectsText(instruction.of, context, 'object', 'each');
      return { ...order(inClause(instruction.then, context, speech)), before: `for ${each}, ` };
    }
    case 'forEachPlayer': {
      const each = playersText(instruction.of, context);
      return { ...order(inClause(instruction.then, context, speech)), before: `for ${each}, ` };
    }
    case 'repeat': {
      const times = quantityText(instruction.times, context);
      return order(`${inClause(instruction.then, context, speech)} and repeat this ${times} times in all`);
    }
    case 'remember':
      return order('note what this refers to');
    case 'delayedTrigger':
      return order(delayedText(instruction, context, speech));
    case 'reflexive':
      return order(reflexiveText(instruction, context, speech));
    case 'emblem': {
      const said = whileTheSame(instruction.abilities, context);
      const text = said ?? instruction.abilities.map((ability) => `"${context.nested(ability)}"`);
      return playerDoes(instruction.who ?? 'you', 'gets', ` an emblem with ${list(text)}`, context);
    }
    case 'cast': {
      const { alternativeCost, what, who } = instruction;
      const instead =
        alternativeCost === undefined
          ? ''
          : ` by paying ${costInSentence(alternativeCost.cost, context).replace(/^pay /, '')} rather than paying its mana cost`;
      return playerDoes(who ?? 'you', 'may', ` cast ${object(what)}${instead}`, context);
    }
    case 'castWithoutPaying':
      if (instruction.most === 1 && holds(instruction.what, 'all')) {
        const spell = spellText(instruction.like ?? {}, context);
        const from = filterText(instruction.what.all, context, 'many').replace(/^cards/, '');
        return playerDoes(
          instruction.who ?? 'you',
          'may',
          ` cast ${spell}${from} without paying its mana cost`,
          context,
        );
      }
      if (instruction.must)
        return playerDoes(
          isYou(instruction.who) ? undefined : instruction.who,
          'casts',
          ` ${object(instruction.what)} if able without paying ${isSeveral(instruction.what, context) ? 'their mana costs' : 'its mana cost'}`,
          context,
        );
      return playerDoes(
        instruction.who ?? 'you',
        'may',
        ` ${instruction.lands ? 'play' : 'cast'} ${object(instruction.what)} without paying its mana cost${instruction.like === undefined ? '' : ` if it's ${spellText(instruction.like, context)}`}`,
        context,
      );
    case 'mayPlay':
      if (instruction.until === 'forever')
        return playerDoes(
          instruction.who ?? 'you',
          'may',
          ` ${isHidden(instruction.what, context) ? 'look at and ' : ''}${instruction.onlyCast ? 'cast' : 'play'} ${object(instruction.what)} for as long as it remains exiled${asThoughText(instruction.asThough, ',')}`,
          context,
        );
      return {
        ...playerDoes(
          instruction.who ?? 'you',
          'may',
          ` ${instruction.onlyCast ? 'cast' : 'play'} ${object(instruction.what)}${instruction.withoutPaying ? ' without paying its mana cost' : ''}${asThoughText(instruction.asThough, '')}`,
          context,
        ),
        before: `${durationText(instruction.until, context)}, `,
      };
    case 'copyCard':
      return order(
        `copy ${object(instruction.what)}${exceptionsText(instruction.except, { copy: 'the copy', copied: 'the card' }, context)}`,
      );
    case 'copySpell':
      return copySpellClause(instruction, object(instruction.what), context);
    case 'changeTargets': {
      const targets = { all: 'the target', one: 'a target', any: 'any targets' }[instruction.which];
      return playerDoes(instruction.who, 'changes', ` ${targets} of ${object(instruction.what)}`, context);
    }
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
    case 'extraPhases': {
      const { phases: added, who } = instruction;
      const then = besideWords(instruction);
      const what = added.map((time) => `an additional ${addedTime(time)}`).join(' followed by ');
      return who === undefined
        ? order(`${then}, there is ${what}`)
        : playerDoes(who, 'gets', ` ${what} ${then}`, context);
    }
    case 'skip':
      return playerDoes(
        instruction.who,
        'skips',
        ` ${theirs(instruction.who)} next ${timeWord(instruction.what)}`,
        context,
      );
    case 'flip':
      return order(`flip ${object(instruction.what)}`);
    case 'restartGame': {
      const { except, then = [] } = instruction;
      const left = except === undefined ? '' : `, leaving ${inExile(object(except))}`;
      if (instruction.as !== undefined) context.names.set(instruction.as, 'those cards');
      const after = then.length === 0 ? {} : { after: `Then ${goingOnWith(then, context, speech)}` };
      return { ...order(`restart the game${left}`), ...after };
    }
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
          ...(won === undefined ? [] : [`If you win the flip, ${goingOnWith(won, context, speech)}`]),
          ...(lost === undefined ? [] : [`If you lose the flip, ${goingOnWith(lost, context, speech)}`]),
        ].join(' '),
      };
    }
    case 'rollDie':
      return playerDoes(instruction.who, 'rolls', ` a d${instruction.sides}`, context);
  }
}

/** "a +1/+1 counter", "any number of +1/+1 counters", "all counters". */
function movedCounters({ count, kind }: Extract<Instruction, { do: 'moveCounter' }>): string {
  const noun = kind === undefined ? 'counter' : `${kind} counter`;
  if (count === undefined) return withArticle(noun);
  return `${count === 'any' ? 'any number of' : 'all'} ${plural(noun)}`;
}

/** What is told apart by its mana value is said of each: "each nonland permanent with mana value X". */
const eachOrAll = (what: Objects, context: Context): string =>
  objectsText(
    what,
    context,
    'object',
    holds(what, 'all') && what.all.manaValue !== undefined && what.all.zone === undefined ? 'each' : 'all',
  );

/** "As long as …, you can't lose the game and your opponents can't win the game": several while the same is so. */
function whileTheSame(abilities: readonly Ability[], context: Context): readonly string[] | undefined {
  const [first, ...others] = abilities;
  if (first?.kind !== 'static' || first.if === undefined || others.length === 0) return undefined;
  const texts = abilities.map((ability) => {
    if (ability.kind !== 'static' || !isSame(ability.if, first.if)) return undefined;
    const { if: _, ...always } = ability;
    return goingOn(context.nested(always), context.self).replace(/\.$/, '');
  });
  const said = texts.filter((text) => text !== undefined);
  return said.length === texts.length
    ? [`"As long as ${conditionText(first.if, context)}, ${list(said)}."`]
    : undefined;
}

/** "For each of those cards, pay 4 life or put the card on top of your library." */
function eachUnlessPaid(
  { of, then }: Extract<Instruction, { do: 'forEach' }>,
  context: Context,
): Clause | undefined {
  const [unless, ...others] = then;
  if (unless?.do !== 'unless' || unless.who !== 'you' || others.length > 0) return undefined;
  const [move, ...more] = unless.else;
  if (!holds(of, 'named') || move?.do !== 'move' || move.what !== 'it' || more.length > 0) return undefined;
  const place = placeText(move.to, `your ${move.to.zone}`, context, 'put');
  return {
    ...order(`${costInSentence(unless.cost, context)} or put the card ${place}`),
    before: `for each of ${objectsText(of, context, 'object')}, `,
  };
}

/** The token that was just created is "it". */
const attachedTo = (to: Objects, context: Context): string =>
  objectsText(to, context, 'object').replace(/^that token$/, 'it');

/** The number after a keyword action: what it is the number of is said after it. */
const numberText = (count: Quantity, context: Context): string =>
  holds(count, 'eventAmount') && context.event.isOfSource
    ? 'X, where X is the amount of damage it dealt to that player'
    : isPlain(count)
      ? quantityText(count, context)
      : `X${where(count, context)}`;

/** Exiled face down by the same text (406.3). */
const isHidden = (what: Objects, { names }: Context): boolean =>
  holds(what, 'named') && names.has(asHidden(what.named));

/** "a card at random in your graveyard". */
const atRandom = (noun: string): string =>
  noun.replace(/ from (?=your )|$/, (from) => ` at random${from === '' ? '' : ' in '}`);

const isSame = (one: unknown, two: unknown): boolean => JSON.stringify(one) === JSON.stringify(two);

/** "All creatures able to block it do so" (509.1c). */
const isByAll = (rule: RuleChange): boolean => 'mustBeBlocked' in rule && rule.mustBeBlocked === 'byAll';

/** "target creature can't block this turn", "until end of turn, you may play lands from your graveyard". */
function ruleClause(
  { inNextTurnOf, once, rules, what, players = 'you', until }: Extract<Instruction, { do: 'rule' }>,
  context: Context,
): Clause {
  if (inNextTurnOf !== undefined && what !== undefined) {
    const before = `during ${possessive(playersText(inNextTurnOf, context))} next turn, `;
    const text = rulesText(rules, ' then', context).replaceAll(' then', '');
    return { ...objectsDo(what, text, context), before };
  }
  const during =
    until === 'untilEndOfTurn'
      ? ' this turn'
      : until === 'untilEndOfCombat'
        ? ' this combat'
        : until === 'forever' && rules.some((rule) => 'goaded' in rule)
          ? ' for the rest of the game'
          : ` ${durationText(until, context)}`.trimEnd();
  const [only, ...others] = rules;
  if (once === true && only !== undefined && 'mayCastAsThoughWith' in only) {
    const spell = filterText({ ...only.like, zone: 'stack', stackObject: 'spell' }, context, 'one');
    return {
      subject: `the next ${spell} you cast${during}`,
      predicate: `can be cast as though it had ${only.mayCastAsThoughWith}`,
    };
  }
  if (what !== undefined && others.length === 0 && only !== undefined && isByAll(only))
    return {
      subject: `all creatures able to block ${objectsText(what, context, 'object')}${during}`,
      predicate: 'do so',
    };
  if (what !== undefined) return objectsDo(what, rulesText(rules, during, context), context);
  if (rules.some((rule) => 'cantPreventDamage' in rule)) return order(`damage can't be prevented${during}`);
  if (!rules.some((rule) => 'mayPlayFrom' in rule))
    return order(playersRulesText(rules, players, during, context));
  return {
    ...order(playersRulesText(rules, players, '', context)),
    before: `${durationText(until, context)}, `,
  };
}

/** All cards in the hands of these players. */
const isHandsOf = (what: Objects, owner: Players): boolean => isSame(what, { all: { zone: 'hand', owner } });

const spellText = (like: Filter, context: Context): string =>
  oneText({ ...like, zone: 'stack', stackObject: 'spell' }, context);

/** ", and you may spend mana as though it were mana of any type to cast that spell". */
const asThoughText = (asThough: 'anyColor' | 'anyType' | undefined, comma: ',' | ''): string =>
  asThough === undefined
    ? ''
    : `${comma} and you may spend mana as though it were mana of any ${asThough === 'anyType' ? 'type' : 'color'} to cast that spell`;

/** "in exile all cards exiled with this". */
const inExile = (cards: string): string => `in exile ${cards}`;

/** "a source", "a red source". */
export const sourceText = (like: Filter = {}, context: Context): string =>
  oneText(like, context).replace('permanent', 'source');

/** Where phases or steps are added: "after this phase", "before this turn's end of combat" (500.8, 500.9). */
function besideWords({ after, before }: Extract<Instruction, { readonly do: 'extraPhases' }>): string {
  if (before !== undefined) return `before this turn's ${timeWord(before)}`;
  if (after === 'thisPhase' || after === undefined) return 'after this phase';
  return after === 'thisStep' ? 'after this step' : `after this turn's ${timeWord(after)}`;
}

/** What a phase or step is called as one of several: "combat phase", "main phase", "upkeep step". */
const addedTime = (time: Phase | Step): string => {
  if (time === 'precombatMain' || time === 'postcombatMain') return 'main phase';
  return `${timeWord(time).replace(/ (phase|step)$/, '')} ${phases.some((phase) => phase === time) ? 'phase' : 'step'}`;
};

/** What was destroyed, once more: "it", but in a triggered ability, where that is the source, "that creature". */
function destroyedText(what: Objects, context: Context): string {
  if (isSeveral(what, context)) return 'they';
  const target = holds(what, 'target') ? context.targets[what.target] : undefined;
  const type = target?.objects?.type;
  return context.inTrigger && target !== undefined
    ? `that ${typeof type === 'string' ? type : 'permanent'}`
    : 'it';
}

/** The same objects, by the name that they were given. */
const isOf = (objects: Objects, named: Objects): boolean => JSON.stringify(objects) === JSON.stringify(named);

/** Every card in every graveyard. */
const isAllGraveyards = (what: Objects): boolean =>
  holds(what, 'all') && what.all.zone === 'graveyard' && Object.keys(what.all).length === 1;
