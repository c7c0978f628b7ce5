/** Searching a library (701.23): for what, where it is put, and that it is shuffled. */
import { phrase } from '../../wording/syntax.ts';
import type { Wording } from '../wording.ts';

const search = { do: 'search', who: '<subject>' } as const;
const shuffled = ', then [shuffle]';
const revealing = [
  'reveal it|them',
  'reveals it|them',
  'reveal that card',
  'reveal those cards',
  'reveals that card',
];
const putting = ['[put] it|them', '[put] that card', '[put] those cards'];

const sameName = { sharesNameWith: '<like>' } as const;
const all = {
  number: 'count',
  of: { ...sameName, zone: ['graveyard', 'hand', 'library'], owner: '<library>' },
} as const;
const everywhere = (min: 0 | typeof all) =>
  ({
    do: 'search',
    library: '<library>',
    zones: ['graveyard', 'hand'],
    for: sameName,
    count: { min, max: all },
    to: { zone: 'exile' },
  }) as const;

export const searching: Wording = {
  deed: [
    ...putting.map((put) =>
      phrase(`[search] <in:searchedWhere> for <found:searchedFor> , ${put} <to:foundTo> ${shuffled}`, {
        ...search,
        '...in': '<in>',
        '...found': '<found>',
        to: '<to>',
      }),
    ),
    ...putting.map((put) =>
      phrase(`[search] <in:searchedWhere> for <found:searchedFor> and ${put} <to:foundTo> ${shuffled}`, {
        ...search,
        '...in': '<in>',
        '...found': '<found>',
        to: '<to>',
      }),
    ),
    ...revealing.flatMap((reveal) =>
      putting.flatMap((put) => [
        phrase(
          `[search] <in:searchedWhere> for <found:searchedFor> , ${reveal} , ${put} <to:foundTo> ${shuffled}`,
          {
            ...search,
            '...in': '<in>',
            '...found': '<found>',
            reveal: true,
            to: '<to>',
          },
        ),
      ]),
    ),
    ...revealing.flatMap((reveal) =>
      putting.map((put) =>
        phrase(
          `[search] <in:searchedWhere> for <found:searchedFor> , ${reveal} , then [shuffle] and ${put} on top`,
          {
            ...search,
            '...in': '<in>',
            '...found': '<found>',
            reveal: true,
            to: { zone: 'library', position: 'top' },
          },
        ),
      ),
    ),
    ...putting.map((put) =>
      phrase(`[search] <in:searchedWhere> for <found:searchedFor> , then [shuffle] and ${put} on top`, {
        ...search,
        '...in': '<in>',
        '...found': '<found>',
        to: { zone: 'library', position: 'top' },
      }),
    ),
    phrase('[search] <in:searchedWhere> for <found:searchedFor> and exile it|them , then [shuffle]', {
      ...search,
      '...in': '<in>',
      '...found': '<found>',
      to: { zone: 'exile' },
    }),
    phrase('[search] <in:searchedWhere> for <found:searchedFor> , exile it|them , then [shuffle]', {
      ...search,
      '...in': '<in>',
      '...found': '<found>',
      to: { zone: 'exile' },
    }),
  ],
  /** In all zones of a player in which a card could be (701.23). */
  sentence: [
    // Whose library it is goes by who searches it, and not by what is sought.
    ...(['', 'you may '] as const).flatMap((may) => {
      const found = {
        do: 'search',
        zones: ['graveyard'],
        zonesChosen: true,
        '...sought': '<sought>',
        reveal: true,
        to: '<to>',
      } as const;
      return phrase(
        `${may}search your library and/or graveyard for <sought:searchedFor> , reveal it , and put it <to:foundTo> . if you search your library this way , shuffle .`,
        may === '' ? [found] : [{ do: 'may', then: [found] }],
        { subject: 'you' },
      );
    }),
    phrase(
      "search <library:playerMeant> 's graveyard , hand , and library for any number of cards with the same name as <like:aboutWhom> and exile them . then that player shuffles .",
      [everywhere(0)],
    ),
    phrase(
      "search <library:playerMeant> 's graveyard , hand , and library for any number of cards with the same name as <like:aboutWhom> and exile them . that player shuffles , then <does:deeds> .",
      [everywhere(0), { said: 'playerDoes', who: '<library>', then: '<does>' }],
      { subject: { said: 'they' } },
    ),
    phrase(
      "search <library:playerMeant> 's graveyard , hand , and library for all cards with the same name as <like:aboutWhom> and exile them . then that player shuffles .",
      [everywhere(all)],
    ),
    ...['that card', 'those cards'].map((cards) =>
      phrase(
        `search <library:playerMeant> 's library for <found:searchedFor> and put ${cards} <to:foundTo> . then that player shuffles .`,
        [{ do: 'search', library: '<library>', '...found': '<found>', to: '<to>' }],
      ),
    ),
    phrase(
      'search <in:searchedWhere> for <found:searchedFor> and exile it|them . then that player shuffles .',
      [{ do: 'search', '...in': '<in>', '...found': '<found>', to: { zone: 'exile' } }],
    ),
  ],
  searchedWhere: [
    phrase('your library', {}),
    phrase('their library', {}),
    phrase("<library:playerMeant>'s library", { library: '<library>' }),
  ],
  searchedFor: [
    phrase('a|an <what:card>', { for: { '...what': '<what>', zone: 'library' }, count: { min: 1, max: 1 } }),
    phrase('<n:several> <what:card>', {
      for: { '...what': '<what>', zone: 'library' },
      count: { min: '<n>', max: '<n>' },
    }),
    phrase('up to <n:several> <what:card>', {
      for: { '...what': '<what>', zone: 'library' },
      count: { min: 0, max: '<n>' },
    }),
    phrase('any number of <what:card>', {
      for: { '...what': '<what>', zone: 'library' },
      count: {
        min: 0,
        max: { number: 'count', of: { '...what': '<what>', zone: 'library', owner: '<subject>' } },
      },
    }),
    phrase('a|an <one:card> or a|an <other:card>', {
      for: { any: ['<one>', '<other>'], zone: 'library' },
      count: { min: 1, max: 1 },
    }),
  ],
  foundTo: [
    phrase('into your|their hand', { zone: 'hand' }),
    phrase('onto the battlefield<entering>', { zone: 'battlefield', '...entering': '<entering>' }),
    phrase('into your|their graveyard', { zone: 'graveyard' }),
  ],
};
