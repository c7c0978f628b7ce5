/** The words of what is done to players and to their cards. */

import { sameWords } from '../../../state/same-words.ts';
import type { Filter, Objects, Players, Quantity } from '../../../state/vocabulary/index.ts';
import { type Context, eachDone } from '../context.ts';
import { damageClause } from '../damage-dealt.ts';
import {
  chosenText,
  handOf,
  holds,
  howMany,
  isPlain,
  isYou,
  libraryOf,
  objectsText,
  oneText,
  playersText,
  quantityText,
  says,
  someText,
  theirs,
  where,
} from '../expressions/index.ts';
import { placeText } from '../moving.ts';
import { cards, life, order, playerDoes } from '../parts.ts';
import { list, possessive } from '../words.ts';
import type { Clauses } from './clauses.ts';

export const lifeAndCardsClauses = {
  dealDamage(instruction, context) {
    return damageClause(instruction, context);
  },
  gainLife(instruction, context) {
    return playerDoes(instruction.who ?? 'you', 'gains', life(instruction.amount, context), context);
  },
  heal({ what }, context) {
    return {
      subject: `damage already dealt to ${objectsText(what, context, 'object')}`,
      predicate: 'is healed',
    };
  },
  loseLife(instruction, context) {
    return playerDoes(instruction.who, 'loses', life(instruction.amount, context), context);
  },
  setLife(instruction, context) {
    if (sameWords(instruction.to, twiceTheLifeOf(instruction.who)))
      return order(`double ${possessive(playersText(instruction.who, context))} life total`);
    return {
      subject: `${possessive(playersText(instruction.who, context))} life total`,
      predicate: `becomes ${quantityText(instruction.to, context)}`,
    };
  },
  exchangeLife({ of }, context) {
    return holds(of, 'union') && of.union[0] === 'you'
      ? order(`exchange life totals with ${playersText({ union: of.union.slice(1) }, context)}`)
      : { subject: playersText(of, context), predicate: 'exchange life totals' };
  },
  draw(instruction, context) {
    return playerDoes(
      instruction.who ?? (context.event.mayBeOfOthers ? 'you' : undefined),
      'draws',
      context.event.isDrawStep && isPlain(instruction.count)
        ? ` ${howMany(instruction.count, 'additional card')}`
        : cards(instruction.count, context),
      context,
    );
  },
  discard(instruction, context) {
    const object = (what: Objects): string => objectsText(what, context, 'object');
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
  },
  mill(instruction, context) {
    if (instruction.as !== undefined) context.names.set(eachDone(instruction.as), 'milled this way');
    return playerDoes(
      isYou(instruction.who) ? undefined : instruction.who,
      'mills',
      cards(instruction.count, context),
      context,
    );
  },
  arrange({ count, library, others, who }, context) {
    const whose = library === undefined ? theirs(who) : possessive(playersText(library, context));
    const top = isPlain(count) && count === 1 ? 'card' : `${quantityText(count, context)} cards`;
    return playerDoes(
      who,
      'looks',
      ` at the top ${top} of ${whose} library, then puts any number of them ${others === undefined ? 'on the bottom of that library in any order' : `into ${whose} graveyard`} and the rest on top in any order`,
      context,
    );
  },
  look(instruction, context) {
    const object = (what: Objects): string =>
      objectsText(what, context, 'object').replace(/^all cards from (?=.* hand$)/, '');
    return playerDoes(instruction.who, 'looks', ` at ${object(instruction.at)}`, context);
  },
  reveal(instruction, context) {
    const object = (what: Objects): string => objectsText(what, context, 'object');
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
  },
  shuffle(instruction, context) {
    return playerDoes(
      isYou(instruction.who) ? undefined : instruction.who,
      'shuffles',
      isYou(instruction.who) ? ' your library' : '',
      context,
    );
  },
  search(instruction, context) {
    const { who, library, count, to, reveal, thenShuffle } = instruction;
    const isAny = count.min === 0 && says(count.max, 'count');
    const upTo = count.min === 0 && count.max !== 1 && !isAny ? 'up to ' : '';
    const what: Filter = { ...instruction.for, zone: 'library' };
    const found = isAny ? chosenText(what, count, context) : someText(what, count.max, context);
    const it = count.max === 1 ? 'it' : 'them';
    const owner = theirs(who);
    const whose = library === undefined ? owner : possessive(playersText(library, context));
    const place = placeText(to, `${owner} ${to.zone}`, context, 'put');
    if (library !== undefined && isYou(who) && to.zone === 'exile') {
      const where = list([...(instruction.zones ?? []), 'library']);
      context.mentioned.add(libraryOf(library));
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
  },
  exileUntil(instruction, context) {
    return playerDoes(
      isYou(instruction.who) ? undefined : instruction.who,
      'exiles',
      ` cards from the top of ${theirs(instruction.who)} library until ${isYou(instruction.who) ? 'you exile' : 'they exile'} ${oneText({ ...instruction.like, zone: 'library' }, context)}`,
      context,
    );
  },
  manifest(instruction, context) {
    const object = (what: Objects): string => objectsText(what, context, 'object');
    return playerDoes(
      isYou(instruction.who) ? undefined : instruction.who,
      instruction.like === undefined ? 'manifests' : 'cloaks',
      ` ${object(instruction.what)}`,
      context,
    );
  },
  payLife(instruction, context) {
    const { atMost } = instruction;
    const limit = atMost === undefined ? '' : quantityText(atMost, context);
    const total = limit
      .replaceAll('the number of', 'the total number of')
      .replace("in an opponent's graveyard", 'in their graveyards');
    return {
      ...order('pay any amount of life'),
      ...(atMost !== undefined && { after: `The amount you pay can't be more than ${total}.` }),
    };
  },
  note() {
    return order('note the type of mana spent to pay this activation cost');
  },
} satisfies Partial<Clauses>;

const twiceTheLifeOf = (who: Players): Quantity => ({
  number: 'times',
  of: [2, { number: 'life', of: who }],
});

/** The number after a keyword action: what it is the number of is said after it. */
export const numberText = (count: Quantity, context: Context): string =>
  says(count, 'eventAmount') && context.event.isOfSource
    ? 'X, where X is the amount of damage it dealt to that player'
    : isPlain(count)
      ? quantityText(count, context)
      : `X${where(count, context)}`;

/** All cards in the hands of these players. */
const isHandsOf = (what: Objects, owner: Players): boolean =>
  sameWords(what, { all: { zone: 'hand', owner } });
