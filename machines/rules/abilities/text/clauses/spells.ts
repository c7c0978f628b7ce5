/** The words of what is done to and with spells. */

import { sameWords } from '../../../state/same-words.ts';
import type { Filter, Objects, Quantity } from '../../../state/vocabulary/index.ts';
import { whetherNotDone } from '../conditions.ts';
import type { Context } from '../context.ts';
import { copySpellClause, exceptionsText } from '../copying.ts';
import { costInSentence, costText } from '../cost.ts';
import {
  filterText,
  holds,
  isSeveral,
  isYou,
  objectsText,
  oneText,
  playersText,
  says,
} from '../expressions/index.ts';
import { durationText } from '../modification.ts';
import { order, playerDoes } from '../parts.ts';
import { asHidden } from '../taking.ts';
import type { Clauses } from './clauses.ts';

export const spellsClauses = {
  counter(instruction, context) {
    const object = (what: Objects): string => objectsText(what, context, 'object');
    return order(`counter ${object(instruction.what)}`);
  },
  cast(instruction, context) {
    const object = (what: Objects): string => objectsText(what, context, 'object');
    const { alternativeCost, what, who } = instruction;
    const instead =
      alternativeCost === undefined
        ? ''
        : ` by paying ${costInSentence(alternativeCost.cost, context).replace(/^pay /, '')} rather than paying its mana cost`;
    return playerDoes(
      who ?? 'you',
      'may',
      ` cast ${object(what)}${instruction.transformed ? ' transformed' : ''}${instead}`,
      context,
    );
  },
  castWithoutPaying(instruction, context) {
    const object = (what: Objects): string => objectsText(what, context, 'object');
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
    if (instruction.most === 1 && isSeveral(instruction.what, context))
      return playerDoes(
        instruction.who ?? 'you',
        'may',
        ` cast one of ${object(instruction.what)} without paying its mana cost`,
        context,
      );
    if (instruction.must)
      return playerDoes(
        isYou(instruction.who) ? undefined : instruction.who,
        'casts',
        ` ${object(instruction.what)} if able without paying ${isSeveral(instruction.what, context) ? 'their mana costs' : 'its mana cost'}`,
        context,
      );
    const { as, lands, like, what, who } = instruction;
    const cast = lands ? 'play' : 'cast';
    // What a condition speaks of is "it" where it is cast as well.
    if (like !== undefined && holds(what, 'named')) context.names.set(what.named, 'it');
    if (as !== undefined && like !== undefined) context.names.set(whetherNotDone(as), `you don't ${cast} it`);
    const isLike = like === undefined ? '' : ` if it's ${spellText(like, context)}`;
    const each = holds(what, 'target') ? context.targets[what.target]?.forEach : undefined;
    if (as !== undefined && each !== undefined) context.names.set(as, 'a spell cast this way');
    const transformed = instruction.transformed ? ' transformed' : '';
    const text = ` ${cast} ${object(what)}${transformed} without paying its mana cost${isLike}`;
    return {
      ...playerDoes(who ?? 'you', 'may', text, context),
      ...(each !== undefined && { before: `for ${playersText(each, context)}, ` }),
    };
  },
  mayPlay(instruction, context) {
    const object = (what: Objects): string => objectsText(what, context, 'object');
    if (instruction.until === 'forever')
      return playerDoes(
        instruction.who ?? 'you',
        'may',
        ` ${isHidden(instruction.what, context) ? 'look at and ' : ''}${instruction.onlyCast ? 'cast' : 'play'} ${object(instruction.what)} for as long as ${isSeveral(instruction.what, context) ? 'they remain' : 'it remains'} exiled${instruction.forCost === undefined ? '' : ` by paying ${costText(instruction.forCost, context)} rather than paying its mana cost`}${asThoughText(instruction.asThough, ',')}`,
        context,
      );
    const said = object(instruction.what);
    if (said === 'it' && instruction.until === 'untilEndOfTurn' && instruction.withoutPaying !== true)
      return playerDoes(
        instruction.who ?? 'you',
        'may',
        ` ${instruction.onlyCast ? 'cast' : 'play'} it this turn${asThoughText(instruction.asThough, ',')}`,
        context,
      );
    return {
      ...playerDoes(
        instruction.who ?? 'you',
        'may',
        ` ${instruction.onlyCast ? 'cast' : 'play'} ${said}${instruction.withoutPaying ? ' without paying its mana cost' : ''}${asThoughText(instruction.asThough, '')}`,
        context,
      ),
      before: `${durationText(instruction.until, context)}, `,
    };
  },
  copyCard(instruction, context) {
    const object = (what: Objects): string => objectsText(what, context, 'object');
    return order(
      `copy ${object(instruction.what)}${exceptionsText(instruction.except, { copy: 'the copy', copied: 'the card' }, context)}`,
    );
  },
  copySpell(instruction, context) {
    const object = (what: Objects): string => objectsText(what, context, 'object');
    return copySpellClause(instruction, object(instruction.what), context);
  },
  changeTargets(instruction, context) {
    const object = (what: Objects): string => objectsText(what, context, 'object');
    const targets = { all: 'the target', one: 'a target', any: 'any targets' }[instruction.which];
    return playerDoes(instruction.who, 'changes', ` ${targets} of ${object(instruction.what)}`, context);
  },
  chooseNewTargets(instruction, context) {
    const spell = objectsText(instruction.what, context, 'object').replace(/^that spell$/, 'the spell');
    return playerDoes(instruction.who ?? 'you', 'may', ` choose new targets for ${spell}`, context);
  },
} satisfies Partial<Clauses>;

/** Exiled face down by the same text (406.3). */
const isHidden = (what: Objects, { names }: Context): boolean =>
  holds(what, 'named') && names.has(asHidden(what.named));

const spellText = (like: Filter, context: Context): string => {
  const { manaValue, ...others } = like;
  const spell = oneText({ ...others, zone: 'stack', stackObject: 'spell' }, context);
  // Less than that of the spell that was cast, which is the only other one spoken of.
  return isLessThanEvent(manaValue)
    ? `${spell} with lesser mana value`
    : oneText({ ...like, zone: 'stack', stackObject: 'spell' }, context);
};

const manaValueOfEvent: Quantity = { number: 'value', value: 'manaValue', of: { event: 'object' } };

const isLessThanEvent = ({ atMost }: NonNullable<Filter['manaValue']> = {}): boolean =>
  says(atMost, 'minus') && atMost.of[1] === 1 && sameWords(atMost.of[0], manaValueOfEvent);

/** ", and you may spend mana as though it were mana of any type to cast that spell". */
const asThoughText = (asThough: 'anyColor' | 'anyType' | undefined, comma: ',' | ''): string =>
  asThough === undefined
    ? ''
    : `${comma} and you may spend mana as though it were mana of any ${asThough === 'anyType' ? 'type' : 'color'} to cast that spell`;
