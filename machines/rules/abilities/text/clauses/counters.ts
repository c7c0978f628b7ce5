/** The words of counters and of mana. */
import type { Instruction, Objects, StickerAmount } from '../../../state/vocabulary/index.ts';
import { whetherDone } from '../conditions.ts';
import { eachDone, itself } from '../context.ts';
import { dividedAmong } from '../damage-dealt.ts';
import {
  howMany,
  isSeveral,
  objectsText,
  playersText,
  says,
  whatWasRolled,
  where,
} from '../expressions/index.ts';
import { addManaText } from '../mana-added.ts';
import { order, playerDoes } from '../parts.ts';
import { stickerText } from '../stickers.ts';
import { plural, withArticle } from '../words.ts';
import type { Clauses } from './clauses.ts';

export const countersClauses = {
  putCounters(instruction, context) {
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
    const said = objectsText(on ?? 'self', context, 'object', 'each');
    const isEachTarget = count !== 'divided' && / target /.test(said) && isSeveral(on ?? 'self', context);
    const whom = isEachTarget ? `each of ${said}` : said;
    if (count === 'divided')
      return order(`distribute ${howMany(dividedAmong(on, context), `${kind} counter`)} among ${whom}`);
    const each = says(count, 'amount') ? context.names.get(eachDone(count.by)) : undefined;
    if (each !== undefined) {
      const one = `put ${withArticle(`${kind} counter`)}`;
      return order(`${one} on ${on === 'self' ? context.self : whom} for each ${each}`);
    }
    return order(`put ${howMany(count, `${kind} counter`)} on ${whom}${where(count, context)}`);
  },
  removeCounters(instruction, context) {
    const object = (what: Objects): string => objectsText(what, context, 'object');
    const { kind, count, from, fromPlayers } = instruction;
    const many = count === 'all' ? `all ${kind} counters` : howMany(count, `${kind} counter`);
    const whom = from === undefined ? playersText(fromPlayers ?? 'you', context) : object(from);
    if (instruction.as !== undefined) {
      const it = from === 'self' ? context.self : whom;
      context.names.set(whetherDone(instruction.as), `one or more counters are removed from ${it} this way`);
    }
    return order(`remove ${many} from ${whom}${count === 'all' ? '' : where(count, context)}`);
  },
  moveCounter(instruction, context) {
    const object = (what: Objects): string => objectsText(what, context, 'object');
    return order(
      `move ${movedCounters(instruction)} from ${object(instruction.from)} onto ${instruction.count === undefined ? object(instruction.to).replace(/^another (?!.* with the same controller$)/, 'a second ') : object(instruction.to)}`,
    );
  },
  putSticker({ as, counted, from, kind, on, who }, context) {
    const { one, whom } = { one: stickerText(kind), whom: objectsText(on, context, 'object') };
    if (as !== undefined && counted !== undefined)
      context.names.set(whatWasRolled(as), amountOnSticker(counted));
    const onto = on === 'self' ? itself(context.face, 'object') : whom;
    return from === undefined
      ? playerDoes(who, 'puts', ` ${withArticle(one)} on ${onto}`, context)
      : playerDoes(
          who,
          'moves',
          ` ${withArticle(one)} from ${objectsText(from, context, 'object')} onto ${onto}`,
          context,
        );
  },
  putMoreCounters({ who }, context) {
    return playerDoes(
      who,
      'chooses',
      ' any number of permanents and players that have a counter, then gives each another counter of each kind already there',
      context,
    );
  },
  addMana(instruction, context) {
    return playerDoes(
      instruction.who,
      'adds',
      `${context.inTrigger && context.mentioned.has('attached') ? ' an additional' : ''}${addManaText(instruction, context)}`,
      context,
    );
  },
  doubleMana() {
    return order('double the amount of each type of unspent mana you have');
  },
} satisfies Partial<Clauses>;

/** "a +1/+1 counter", "any number of +1/+1 counters", "all counters". */
function movedCounters({ count, kind }: Extract<Instruction, { do: 'moveCounter' }>): string {
  const noun = kind === undefined ? 'counter' : `${kind} counter`;
  if (count === undefined) return withArticle(noun);
  return `${count === 'any' ? 'any number of' : 'all'} ${plural(noun)}`;
}

/** "the number of unique vowels on that sticker" (123.6e), "that sticker's power" (123.8a). */
const amountOnSticker = (counted: StickerAmount): string =>
  counted === 'uniqueVowels'
    ? 'the number of unique vowels on that sticker'
    : typeof counted === 'object'
      ? `the number of ${counted.letter.toUpperCase()}s on that sticker`
      : `that sticker's ${counted}`;
