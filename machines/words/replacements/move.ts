import { functionsAt } from '../../rules/characteristics/where-abilities-function.ts';
import { causingPlayer, keywordPaidFor } from '../../rules/events/causing-player.ts';
import { by } from '../../rules/events/looking.ts';
import { isSubjectOf } from '../../rules/events/watches.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import type { Players } from '../../rules/state/vocabulary/objects.ts';
import { type Zone, zones } from '../../rules/state/zones.ts';
import { also, phrase } from '../../wording/syntax.ts';
import type { ReplacedWord } from './word.ts';

/** It would go to this zone; without `to` to any but the one where it is put instead. */
export interface WouldMove {
  readonly would: 'move';
  readonly what: 'self' | Filter;
  readonly to?: Zone;
  readonly from?: Zone;
  /** Only as it is discarded (701.9a), or as the last part of its resolution (608.2n). */
  readonly when?: 'discarded' | 'resolving';
  /** A spell or ability that one of these players controls causes it. */
  readonly causedBy?: Players;
  /** But not where it pays for an ability that this keyword stands for: "and it wasn't cycled" (702.29c). */
  readonly notPaying?: string;
}

const intoGraveyard = { would: 'move', what: '<what>', to: 'graveyard' } as const;

export const move: ReplacedWord<WouldMove, ['object']> = {
  shape: {
    what: 'self or filter',
    to: 'zone?',
    from: 'zone?',
    when: { optional: true, words: { discarded: true, resolving: true } },
    causedBy: 'players?',
    notPaying: 'keyword?',
  },
  said: {
    wouldHappen: [
      phrase('<what:wouldKnown> would be put into a graveyard from anywhere', intoGraveyard),
      also('<what:wouldKnown> would be put into a graveyard', intoGraveyard),
      phrase('<what:wouldCard> would be put into a graveyard from anywhere', intoGraveyard),
      phrase('<what:wouldCard> would be put into <to:wouldZone> from anywhere', {
        would: 'move',
        what: '<what>',
        to: '<to>',
      }),
      phrase("<what:wouldCard> would be put into <whose:graveyardOwner>'s graveyard from anywhere", {
        ...intoGraveyard,
        what: { '...what': '<what>', owner: '<whose>' },
      }),
      phrase('<what:wouldCard> would be put into your graveyard from anywhere', {
        ...intoGraveyard,
        what: { '...what': '<what>', owner: 'you' },
      }),
      phrase("<what:wouldCard> would be put into your graveyard from anywhere and it wasn't cycled", {
        ...intoGraveyard,
        what: { '...what': '<what>', owner: 'you' },
        notPaying: 'cycling',
      }),
      phrase("a|an <what:describedCard> not on the battlefield would be put into an opponent's graveyard", {
        ...intoGraveyard,
        what: {
          '...what': '<what>',
          zone: ['hand', 'library', 'exile', 'stack', 'command'],
          owner: 'opponents',
        },
      }),
      phrase('<what:wouldSpell> would be put into a graveyard', intoGraveyard),
      phrase('<what:wouldSpell> would be put into your graveyard', {
        ...intoGraveyard,
        what: { '...what': '<what>', owner: 'you' },
      }),
      phrase('<what:wouldObject> would be put into a graveyard from the battlefield', {
        ...intoGraveyard,
        from: 'battlefield',
      }),
      // A permanent is on the battlefield (109.2).
      also('<what:wouldOne> would be put into a graveyard', { ...intoGraveyard, from: 'battlefield' }),
    ],
    wouldSpell: [phrase('a spell cast this way', { among: { said: 'castThisWay' } })],
    wouldZone: [phrase('exile', 'exile'), phrase('the command zone', 'command')],
    graveyardOwner: [
      phrase('an opponent', 'opponents'),
      phrase('enchanted player|opponent', 'attachedPlayer'),
    ],
  },
  events: ['move'],
  gives: ['object'],
  watches: (watching, wanted, event) =>
    event.type === 'move' &&
    event.from !== event.to && // 400.8
    (wanted.to === undefined ? event.to !== watching.one.replacement.to?.zone : event.to === wanted.to) &&
    (wanted.from === undefined || wanted.from === event.from) &&
    (wanted.when === undefined || movesAs[wanted.when] === event.why) &&
    (wanted.causedBy === undefined || by(watching, wanted.causedBy, causingPlayer(watching.game))) &&
    (wanted.notPaying === undefined || keywordPaidFor(watching.game) !== wanted.notPaying) &&
    isSubjectOf(watching, wanted.what, event.object),
  changes: ['to'],
  goesTo: ({ to }) => to,
  /** Where its own moves from, as that states it. */
  functionsIn: ({ from, what }) =>
    what === 'self' ? functionsAt('113.6b', ...(from === undefined ? zones : [from])) : null,
};

/** Why what is discarded moves, and what has resolved. */
const movesAs = { discarded: 'discard', resolving: 'resolve' } as const;
