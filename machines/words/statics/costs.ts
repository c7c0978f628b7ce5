/** What spells and abilities cost more or less (601.2f), and what may or must be paid besides or instead (118.8-9). */
import { everywhere, functionsAt } from '../../rules/characteristics/where-abilities-function.ts';
import { phrase } from '../../wording/syntax.ts';
import { is } from './phrases.ts';
import type { StaticWord, Stating } from './word.ts';

const own = { of: 'spells', like: { among: 'self' } } as const;
const paid = [{ pay: 'mana', cost: '<more>' }] as const;
const spells = { of: 'spells', '...whose': '<whose>' } as const;
const times = { number: 'times', of: ['<times>', '<less>'] } as const;

/** Whether one of them is of the spell itself. */
const isOfItself = (said: Stating<'costs'>): boolean => said.some(({ like }) => like?.among === 'self');

/** More or less (601.2f). */
export const costs: StaticWord<'costs'> = {
  shape: { list: 'cost change' },
  said: {
    statement: [
      phrase('this spell costs <less:lessMana> less to cast', {
        ...is,
        costs: [{ ...own, '...less': '<less>' }],
      }),
      phrase('this spell costs <more:mana> more to cast', { ...is, costs: [{ ...own, more: paid }] }),
      phrase('this spell costs {1} less to cast for each <less:counts>', {
        ...is,
        costs: [{ ...own, less: '<less>' }],
      }),
      phrase('this spell costs <times:generic> less to cast for each <less:counts>', {
        ...is,
        costs: [{ ...own, less: times }],
      }),
      phrase('this spell costs <less:lessMana> less to cast if it targets a|an <targeting:anything>', {
        ...is,
        costs: [{ ...own, '...less': '<less>', targeting: '<targeting>' }],
      }),
      phrase('this spell costs {X} less to cast , where X is <less:quantity>', {
        ...is,
        costs: [{ ...own, less: '<less>' }],
      }),
      phrase('<whose:spellsWhose> cost <less:lessMana> less to cast', {
        ...is,
        costs: [{ ...spells, '...less': '<less>' }],
      }),
      phrase('<whose:spellsWhose> cost <more:mana> more to cast', {
        ...is,
        costs: [{ ...spells, more: paid }],
      }),
      phrase('<whose:spellsWhose> cost {1} less to cast for each <less:counts>', {
        ...is,
        costs: [{ ...spells, less: '<less>' }],
      }),
      phrase('<whose:spellsWhose> cost <times:generic> less to cast for each <less:counts>', {
        ...is,
        costs: [{ ...spells, less: times }],
      }),
      phrase('<whose:spellsWhose> cost {X} less to cast , where X is <less:quantity>', {
        ...is,
        costs: [{ ...spells, less: '<less>' }],
      }),
      phrase(
        'each spell that would cost less than <least:numeral> mana to cast costs <least:numeral> mana to cast',
        {
          ...is,
          costs: [{ of: 'spells', atLeast: '<least>' }],
        },
      ),
      phrase(
        'each spell a player casts costs <more:mana> more to cast for each other spell that player has cast this turn',
        {
          ...is,
          costs: [
            { of: 'spells', more: paid, moreTimes: { number: 'thisTurn', fact: 'spellsCast', by: 'they' } },
          ],
        },
      ),
      phrase('<which:abilitiesOf> cost <less:lessMana> less to activate', {
        ...is,
        costs: [{ of: 'abilities', '...which': '<which>', '...less': '<less>' }],
      }),
      phrase('<which:abilitiesOf> cost <more:mana> more to activate', {
        ...is,
        costs: [{ of: 'abilities', '...which': '<which>', more: paid }],
      }),
      phrase('<which:abilitiesOf> cost an additional <change:loyalty> to activate', {
        ...is,
        costs: [{ of: 'abilities', '...which': '<which>', more: [{ pay: 'loyalty', change: '<change>' }] }],
      }),
      phrase('<which:abilitiesOf> cost an additional " <more:costDone> " to activate', {
        ...is,
        costs: [{ of: 'abilities', '...which': '<which>', more: '<more>' }],
      }),
      phrase("<which:abilitiesOf> cost <more:mana> more to activate unless they're mana abilities", {
        ...is,
        costs: [{ of: 'abilities', '...which': '<which>', more: paid, exceptMana: true }],
      }),
    ],
    /** Generic mana, or mana of colors. */
    lessMana: [
      phrase('<less:generic>', { less: '<less>' }),
      phrase('<lessColored:coloredMana>', { lessColored: '<lessColored>' }),
    ],
    spellsWhose: [
      phrase('<which:spellsLike>', '<which>'),
      phrase('<which:spellsLike> you cast', { '...which': '<which>', by: 'you' }),
      phrase('<which:spellsLike> your opponents cast', { '...which': '<which>', by: 'opponents' }),
      phrase('<which:spellsLike> you cast that target <at:targetedOne>', {
        '...which': '<which>',
        by: 'you',
        targeting: '<at>',
      }),
      phrase('<which:spellsLike> your opponents cast that target <at:targetedOne>', {
        '...which': '<which>',
        by: 'opponents',
        targeting: '<at>',
      }),
    ],
    spellsLike: [phrase('spells', {}), phrase('<like:spellsMany>', { like: '<like>' })],
    targetedOne: [phrase('a|an <what:one>', '<what>'), phrase('<what:selfWord>', { among: 'self' })],
    abilitiesOf: [
      phrase('activated abilities', {}),
      phrase('activated abilities of <like:many>', { like: '<like>' }),
      phrase('<keyword:keywordName> abilities you activate', { by: 'you', keyword: '<keyword>' }),
      phrase('loyalty abilities of <like:many>', { like: '<like>', loyalty: true }),
      phrase("<like:many> ' loyalty abilities you activate", { by: 'you', like: '<like>', loyalty: true }),
    ],
  },
  functionsIn: (said) => (isOfItself(said) ? functionsAt('113.6d', 'stack') : null),
  isAboutCasting: isOfItself,
};

/** Besides its mana cost (118.8). */
export const additionalCost: StaticWord<'additionalCost'> = {
  shape: {
    fields: {
      cost: 'cost',
      optional: 'name of a cost?',
      repeatable: 'flag?',
      leastX: 'whole number?',
      allModes: 'flag?',
      eachFurtherMode: 'flag?',
      or: 'cost?',
    },
  },
  said: {
    statement: [
      phrase('as an additional cost to cast this spell , <cost:costDone>', {
        ...is,
        additionalCost: { cost: '<cost>' },
      }),
      phrase("as an additional cost to cast this spell , <cost:costDone> . X can't be 0", {
        ...is,
        additionalCost: { cost: '<cost>', leastX: 1 },
      }),
      phrase('as an additional cost to cast this spell , <cost:costDeed> or <or:costDeed>', {
        ...is,
        additionalCost: { cost: ['<cost>'], or: ['<or>'] },
      }),
      phrase('as an additional cost to cast this spell , you may <cost:costDone>', {
        ...is,
        additionalCost: { cost: '<cost>', optional: 'additional' },
      }),
      phrase('as an additional cost to cast this spell , you may <cost:costDone> any number of times', {
        ...is,
        additionalCost: { cost: '<cost>', optional: 'additional', repeatable: true },
      }),
    ],
  },
  functionsIn: () => functionsAt('113.6d', 'stack'),
  isAboutCasting: () => true,
};

/** Instead of it (118.9); said of other zones it lets the spell be cast from there (113.6f). */
export const alternativeCost: StaticWord<'alternativeCost'> = {
  shape: {
    fields: { cost: 'cost', name: 'name of a cost', if: 'condition?', from: 'zone?', transformed: 'flag?' },
  },
  said: {
    statement: [
      phrase("you may <cost:costDone> rather than pay this spell's mana cost", {
        ...is,
        alternativeCost: { cost: '<cost>', name: 'alternative' },
      }),
      phrase('you may cast this spell without paying its mana cost', {
        ...is,
        alternativeCost: { cost: [], name: 'alternative' },
      }),
    ],
  },
  functionsIn: ({ from }) =>
    from === undefined ? functionsAt('113.6d', 'stack') : functionsAt('113.6f', ...everywhere),
  isAboutCasting: () => true,
};

/** What pays for generic mana in it (702.51a, 702.66a). */
export const paysGeneric: StaticWord<'paysGeneric'> = {
  shape: 'used for mana',
  said: null,
  functionsIn: () => functionsAt('113.6d', 'stack'),
  isAboutCasting: () => true,
};

export const paysColored: StaticWord<'paysColored'> = { shape: 'flag', said: null };
