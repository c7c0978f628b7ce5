/** What is simply so of objects and players (604.1): they have characteristics, and rules are different for them. */
import { also, phrase, separated } from '../../wording/syntax.ts';
import type { Wording } from '../wording.ts';
import { is } from './phrases.ts';

const onStack = { zone: 'stack', stackObject: 'spell', controller: 'you' } as const;
/** Everywhere but on the battlefield and the stack. */
const elsewhere = ['hand', 'library', 'graveyard', 'exile', 'command'] as const;

/** As long as it is paired, of it and what it is paired with (702.95). */
const ofBothPaired = {
  ...is,
  if: { holds: 'is', what: 'self', like: { paired: true } },
  affects: { union: ['self', 'paired'] },
  does: '<does>',
} as const;

export const statements: Wording = {
  static: [
    phrase(
      'as long as <self:selfWord> is paired with another creature , both creatures <does:predicates> .',
      ofBothPaired,
    ),
    phrase(
      'as long as <self:selfWord> is paired with another creature , each of those creatures <does:predicates> .',
      ofBothPaired,
    ),
  ],
  statement: [
    phrase('<cards:cardsPlaced> <does:predicates>', { ...is, affects: { all: '<cards>' }, does: '<does>' }),
    phrase('<affects:objects> <does:predicates>', { ...is, affects: '<affects>', does: '<does>' }),
    phrase('<affects:objects> <does:predicates> . the same is true for <more:sameOthers>', {
      ...is,
      affects: { union: ['<affects>', '<...more>'] },
      does: '<does>',
    }),
    phrase(
      "all <cards:cardMany> that aren't on the battlefield , spells , and permanents <does:predicates>",
      {
        ...is,
        affects: {
          union: [
            { all: {} },
            { all: { zone: 'stack', stackObject: 'spell' } },
            { all: { '...cards': '<cards>', zone: elsewhere } },
          ],
        },
        does: '<does>',
      },
    ),
    phrase('<affects:spellsOfYours> <does:predicates>', { ...is, affects: '<affects>', does: '<does>' }),
  ],
  ruledPlayers: [
    phrase('you', 'you'),
    phrase('players', 'everyone'),
    phrase('each player', 'everyone'),
    phrase('your opponents', 'opponents'),
    phrase('each opponent', 'opponents'),
    phrase('opponents', 'opponents'),
    phrase('enchanted player|opponent', 'attachedPlayer'),
    phrase('<playersWho>'),
  ],
  /** One after the other: "gets +1/+1, has flying, and can't block". */
  predicates: [separated('predicate', [[' and ', ', ', ', and ']])],
  /** Spells as they are cast, which have abilities while they are on the stack. */
  spellsOfYours: [
    phrase('<what:spellsMany> you cast <after:afterCard>', {
      all: { '...what': '<what>', '...after': '<after>', ...onStack },
    }),
    phrase('<what:spellsMany> you cast', { all: { '...what': '<what>', ...onStack } }),
    phrase('each <one:type> and <other:type> spell you cast', {
      all: { anyType: ['<one>', '<other>'], ...onStack },
    }),
    phrase('each <what:spellOne> you cast', { all: { '...what': '<what>', ...onStack } }),
  ],
  /** Cards that aren't on the battlefield. */
  cardsPlaced: [phrase('<what:cardMany> in graveyards', { '...what': '<what>', zone: 'graveyard' })],
  /** What else the same is said of: spells, and cards that are elsewhere. */
  sameOthers: [separated('sameOther', [[' and ', ', ', ', and ']])],
  sameOther: [
    phrase('<what:spellsMany>', { all: { '...what': '<what>', zone: 'stack', stackObject: 'spell' } }),
    phrase('<what:spellsMany> you control', {
      all: { '...what': '<what>', controller: 'you', zone: 'stack', stackObject: 'spell' },
    }),
    phrase("<what:card> that aren't on the battlefield", { all: { '...what': '<what>', zone: elsewhere } }),
    phrase("<what:card> you own that aren't on the battlefield", {
      all: { '...what': '<what>', zone: elsewhere, owner: 'you' },
    }),
  ],
  /** Of a kind: "a colorless Forest land", "1/1 creatures with flying". */
  kindWords: [
    phrase('a|an <what:kindWord>', '<what>'),
    phrase('a|an <what:animated> with <abilities:granted>', [
      '<...what>',
      { change: 'addAbilities', abilities: '<abilities>' },
    ]),
    also('a|an <what:shaped> with <abilities:granted>', [
      '<...what>',
      { change: 'addAbilities', abilities: '<abilities>' },
    ]),
    phrase('a|an <what:kindWord> in addition to its other types', [{ said: 'besides', changes: '<what>' }]),
    phrase("a|an <what:animated> that's still a|an <type:stillType>", [
      { said: 'besides', changes: '<what>' },
    ]),
    also("a|an <what:shaped> that's still a|an <type:stillType>", [{ said: 'besides', changes: '<what>' }]),
    phrase("a|an <what:animated> with <abilities:granted> that's still a|an <type:stillType>", [
      { said: 'besides', changes: ['<...what>', { change: 'addAbilities', abilities: '<abilities>' }] },
    ]),
    also("a|an <what:shaped> with <abilities:granted> that's still a|an <type:stillType>", [
      { said: 'besides', changes: ['<...what>', { change: 'addAbilities', abilities: '<abilities>' }] },
    ]),
    phrase('<what:animated>', '<what>'),
    phrase('<what:animated> that are still <type:stillTypeMany>', [{ said: 'besides', changes: '<what>' }]),
    phrase('<what:animated> in addition to their other types', [{ said: 'besides', changes: '<what>' }]),
    phrase('<lands:landsOfType> in addition to their other types', '<lands>'),
  ],
  landsOfType: [
    phrase('<type:basicLandType> lands', [
      { change: 'addTypes', types: ['land'] },
      { change: 'addSubtypes', subtypes: ['<type>'] },
    ]),
  ],
  kindWord: [phrase('<shaped>'), phrase('<animated>')],
  /** What something is, as long as the ability says so. */
  being: [phrase('[are] <changes:kindWords>', '<changes>')],
};
