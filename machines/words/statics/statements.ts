/** What is simply so of objects and players (604.1): they have characteristics, and rules are different for them. */
import { type Meaning, phrase, separated } from '../../wording/syntax.ts';
import { creatureTypes } from '../lexicon.ts';
import type { Wording } from '../wording.ts';

const is = { kind: 'static' } as const;
const itself = { ...is, characteristicDefining: true } as const;
const sized = (size: { readonly [field: string]: Meaning }) => ({ change: 'setPowerToughness', ...size });
const onStack = { zone: 'stack', stackObject: 'spell', controller: 'you' } as const;
/** Everywhere but on the battlefield and the stack. */
const elsewhere = ['hand', 'library', 'graveyard', 'exile', 'command'] as const;
/** The mana value of what this changes. */
const ownManaValue = { number: 'value', value: 'manaValue', of: 'it' } as const;

export const statements: Wording = {
  statement: [
    phrase('<affects:objects> <does:predicates>', { ...is, affects: '<affects>', does: '<does>' }),
    phrase('<affects:objects> <does:predicates> . the same is true for <more:sameOthers>', {
      ...is,
      affects: { union: ['<affects>', '<...more>'] },
      does: '<does>',
    }),
    phrase('<players:ruledPlayers> <rules:playerRules>', { ...is, players: '<players>', rules: '<rules>' }),
    phrase('you control <affects:attachedWord>', {
      ...is,
      affects: '<affects>',
      changes: [{ change: 'control', by: 'you' }],
    }),
    phrase("<self:selfWord>'s power and toughness are each equal to <n:quantity>", {
      ...itself,
      changes: [sized({ power: '<n>', toughness: '<n>' })],
    }),
    phrase("<self:selfWord>'s power is equal to <n:quantity>", {
      ...itself,
      changes: [sized({ power: '<n>' })],
    }),
    phrase("<self:selfWord>'s toughness is equal to <n:quantity>", {
      ...itself,
      changes: [sized({ toughness: '<n>' })],
    }),
    phrase(
      "<self:selfWord>'s power is equal to <n:quantity> and its toughness is equal to that number plus 1",
      { ...itself, changes: [sized({ power: '<n>', toughness: { number: 'plus', of: ['<n>', 1] } })] },
    ),
    phrase("<self:selfWord>'s power is equal to <n:quantity> and its toughness is equal to <m:quantity>", {
      ...itself,
      changes: [sized({ power: '<n>', toughness: '<m>' })],
    }),
    phrase("it's <changes:kindWords>", { ...is, affects: { said: 'it' }, changes: '<changes>' }),
    phrase('<affects:spellsOfYours> <does:predicates>', { ...is, affects: '<affects>', does: '<does>' }),
  ],
  ruledPlayers: [
    phrase('you', 'you'),
    phrase('players', 'everyone'),
    phrase('each player', 'everyone'),
    phrase('your opponents', 'opponents'),
    phrase('each opponent', 'opponents'),
    phrase('opponents', 'opponents'),
    phrase('enchanted player', 'attachedPlayer'),
    phrase('<playersWho>'),
  ],
  /** One after the other: "gets +1/+1, has flying, and can't block". */
  predicates: [separated('predicate', [[' and ', ', ', ', and ']])],
  predicate: [
    phrase('<changes:changing>', { changes: '<changes>' }),
    phrase('<changes:being>', { changes: '<changes>' }),
    phrase('<rules:restriction>', { rules: '<rules>' }),
  ],
  /** Spells as they are cast, which have abilities while they are on the stack. */
  spellsOfYours: [
    phrase('<what:spellsMany> you cast', { all: { '...what': '<what>', ...onStack } }),
    phrase('each <what:spellOne> you cast', { all: { '...what': '<what>', ...onStack } }),
    phrase('<what:spellsMany> you cast <after:afterCard>', {
      all: { '...what': '<what>', '...after': '<after>', ...onStack },
    }),
  ],
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
    phrase('a|an <what:kindWord> with <abilities:granted>', [
      '<...what>',
      { change: 'addAbilities', abilities: '<abilities>' },
    ]),
    phrase("a|an <what:kindWord> that's still a|an <type>", [{ said: 'besides', changes: '<what>' }]),
    phrase("a|an <what:kindWord> with <abilities:granted> that's still a|an <type>", [
      { said: 'besides', changes: ['<...what>', { change: 'addAbilities', abilities: '<abilities>' }] },
    ]),
    phrase('a|an <what:kindWord> in addition to its other types', [{ said: 'besides', changes: '<what>' }]),
    phrase('<what:animated>', '<what>'),
    phrase('<what:animated> in addition to their other types', [{ said: 'besides', changes: '<what>' }]),
    phrase('<what:animated> that are still <type:typeMany>', [{ said: 'besides', changes: '<what>' }]),
  ],
  kindWord: [phrase('<animated>'), phrase('<shaped>')],
  /** What something is, as long as the ability says so. */
  being: [
    phrase('[are] a|an <type:subtype>', [{ change: 'setSubtypes', subtypes: ['<type>'] }]),
    phrase('[are] <color>', [{ change: 'setColors', colors: ['<color>'] }]),
    phrase('[are] <changes:kindWords>', '<changes>'),
    phrase('[are] every creature type', [{ change: 'addSubtypes', subtypes: creatureTypes }]),
    phrase('[have] base power and base toughness each equal to its mana value', [
      { change: 'setPowerToughness', power: ownManaValue, toughness: ownManaValue },
    ]),
    phrase("[have] protection <from:oneProtection> . this effect doesn't remove <self:selfWord>", [
      { change: 'addAbilities', abilities: [{ '...from': '<from>', doesntRemove: 'this' }] },
    ]),
    phrase("[have] protection <from:oneProtection> . this effect doesn't remove auras", [
      { change: 'addAbilities', abilities: [{ '...from': '<from>', doesntRemove: 'auras' }] },
    ]),
    phrase('[are] colorless', [{ change: 'setColors', colors: [] }]),
    phrase('[are] <type:subtypeMany>', [{ change: 'setSubtypes', subtypes: ['<type>'] }]),
    phrase('[are] every basic land type in addition to its|their other types', [
      { change: 'addSubtypes', subtypes: ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'] },
    ]),
    phrase('[are] a|an <type:subtype> in addition to its|their other land|creature types', [
      { change: 'addSubtypes', subtypes: ['<type>'] },
    ]),
    phrase('[are] <type:subtypeMany> in addition to their other types', [
      { change: 'addSubtypes', subtypes: ['<type>'] },
    ]),
    phrase('[are] <type:typeMany> in addition to their other types', [
      { change: 'addTypes', types: ['<type>'] },
    ]),
    phrase('[are] the chosen type in addition to its|their other types', [
      { change: 'addSubtypes', subtypes: { chosen: 'type' } },
    ]),
    phrase('[are] the chosen color', [{ change: 'setColors', colors: { chosen: 'color' } }]),
    phrase('[are] the chosen type', [{ change: 'setSubtypes', subtypes: { chosen: 'type' } }]),
    phrase('[are] <color> in addition to its|their other colors', [
      { change: 'addColors', colors: ['<color>'] },
    ]),
    phrase('[are] named <name:nameWords>', [{ change: 'setName', name: '<name>' }]),
    phrase('[have] all names of <type> cards', [{ change: 'addNamesOf', type: '<type>' }]),
    phrase('[have] all activated abilities of <of:every>', [{ change: 'addActivatedOf', of: '<of>' }]),
    phrase('[have] the full text of <of:topCards>', [{ change: 'fullTextOf', of: '<of>' }]),
    phrase('[are] legendary', [{ change: 'addSupertypes', supertypes: ['legendary'] }]),
    phrase("isn't a|an <type>", [{ change: 'removeTypes', types: ['<type>'] }]),
    phrase("aren't <type:typeMany>", [{ change: 'removeTypes', types: ['<type>'] }]),
    phrase("[lose] <keyword:keywordWord> and can't have or gain <keyword:keywordWord>", [
      { change: 'removeKeyword', keyword: '<keyword>' },
      { change: 'cantHaveKeyword', keyword: '<keyword>' },
    ]),
  ],
};
