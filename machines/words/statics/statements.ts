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
/** A rule for these players. */
const rule = (players: string, one: { readonly [field: string]: Meaning }) => ({
  ...is,
  players,
  rules: [one],
});

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
    phrase('all creatures able to block <affects:object> do so', {
      ...is,
      affects: '<affects>',
      rules: [{ rule: 'mustBeBlocked', by: 'all' }],
    }),
    phrase("you may have <affects:object> assign its combat damage as though it weren't blocked", {
      ...is,
      affects: '<affects>',
      rules: [{ rule: 'assignsDamageAsThoughUnblocked' }],
    }),
    phrase(
      'your maximum hand size is reduced by <by:figure>',
      rule('you', { rule: 'maximumHandSizeReduced', by: '<by>' }),
    ),
    phrase(
      "each opponent's maximum hand size is reduced by <by:figure>",
      rule('opponents', { rule: 'maximumHandSizeReduced', by: '<by>' }),
    ),
    phrase('your maximum hand size is <n:quantity>', rule('you', { rule: 'maximumHandSize', number: '<n>' })),
    phrase("<what:spellsMany> can't be cast", rule('everyone', { rule: 'cantCast', what: '<what>' })),
    phrase(
      "activated abilities of <what:many> can't be activated",
      rule('everyone', { rule: 'cantActivate', what: '<what>' }),
    ),
    phrase(
      "activated abilities of <what:many> can't be activated unless they're mana abilities",
      rule('everyone', { rule: 'cantActivate', what: '<what>', exceptMana: true }),
    ),
    phrase(
      'each player may play an additional land during each of their turns',
      rule('everyone', { rule: 'additionalLands', number: 1 }),
    ),
    phrase(
      'you may spend <color> mana as though it were mana of any color . you may spend other mana only as though it were colorless mana',
      rule('you', { rule: 'spendsAsAnyColor', types: ['<color>'], othersAsColorless: true }),
    ),
    phrase(
      'you may spend <color> mana as though it were mana of any color to pay the activation costs of <possessor> abilities',
      { ...is, rules: [{ rule: 'activatedWithAnyColor', colors: ['<color>'] }] },
    ),
    phrase(
      'if you would lose unspent mana , that mana becomes colorless instead',
      rule('you', { rule: 'manaLasts', as: 'C' }),
    ),
    phrase('you may <cost:costSaid> as it attacks', {
      ...is,
      rules: [{ rule: 'mayPayToAttack', cost: '<cost>', link: 'paid' }],
    }),
    phrase('if a|an <what:one> is tapped for mana , it produces twice as much of that mana instead', {
      ...is,
      affects: { all: '<what>' },
      rules: [{ rule: 'producesTimes', number: 2 }],
    }),
    phrase('if a|an <what:one> is tapped for mana , it produces three times as much of that mana instead', {
      ...is,
      affects: { all: '<what>' },
      rules: [{ rule: 'producesTimes', number: 3 }],
    }),
    phrase("<what:many> ' loyalty abilities can't be activated", {
      ...is,
      players: 'everyone',
      rules: [{ rule: 'cantActivate', what: '<what>', onlyLoyalty: true }],
    }),
    phrase("<what:card> in graveyards and libraries can't enter the battlefield", {
      ...is,
      players: 'everyone',
      rules: [{ rule: 'cantEnter', what: '<what>', from: ['graveyard', 'library'] }],
    }),
    phrase("<what:card> in graveyards can't enter the battlefield", {
      ...is,
      players: 'everyone',
      rules: [{ rule: 'cantEnter', what: '<what>', from: ['graveyard'] }],
    }),
    phrase("your life total can't change", {
      ...is,
      players: 'you',
      rules: [{ rule: 'cantGainLife' }, { rule: 'cantLoseLife' }],
    }),
    phrase(
      "activated abilities of sources with the chosen name can't be activated unless they're mana abilities",
      rule('everyone', { rule: 'cantActivate', what: { nameChosen: 'name' }, exceptMana: true }),
    ),
    phrase("<players:ruledPlayers> can't block with <what:many>", {
      ...is,
      affects: { all: { '...what': '<what>', controller: '<players>' } },
      rules: [{ rule: 'cant', what: 'block' }],
    }),
    phrase("<what:card> can't be the target|targets of <by:spellsAsSources>", {
      ...is,
      affects: { all: '<what>' },
      rules: [{ rule: 'cantBeTargetedBy', by: '<by>' }],
    }),
    phrase("<what:placedCard> can't be the target|targets of <by:spellsAsSources>", {
      ...is,
      affects: { all: '<what>' },
      rules: [{ rule: 'cantBeTargetedBy', by: '<by>' }],
    }),
    phrase("permanents entering don't cause abilities of permanents your opponents control to trigger", {
      ...is,
      players: 'opponents',
      rules: [{ rule: 'doesntTrigger', what: {}, entering: {} }],
    }),
    phrase("<entering:many> entering (the battlefield)? don't cause abilities to trigger", {
      ...is,
      players: 'everyone',
      rules: [{ rule: 'doesntTrigger', what: {}, entering: '<entering>' }],
    }),
    phrase("it's <changes:kindWords>", { ...is, affects: { said: 'it' }, changes: '<changes>' }),
    phrase('<affects:spellsOfYours> <does:predicates>', { ...is, affects: '<affects>', does: '<does>' }),
    phrase('<what:spellsMany> you cast from your hand gain <abilities:granted> as you cast them', {
      ...is,
      players: 'you',
      rules: [{ rule: 'gainAsCast', what: { '...what': '<what>', zone: 'hand' }, abilities: '<abilities>' }],
    }),
    phrase('room abilities of dungeons you own trigger an additional time', {
      ...is,
      players: 'you',
      rules: [{ rule: 'triggersAgain', what: { zone: 'command', type: 'dungeon', owner: 'you' } }],
    }),
    phrase(
      'if a|an <what:one> is tapped for <n:numeral> or more mana , it produces <type:oneSymbol> instead of any other type and amount',
      {
        ...is,
        affects: { all: '<what>' },
        rules: [{ rule: 'producesInstead', type: '<type>', ofAtLeast: '<n>' }],
      },
    ),
    phrase("damage can't be prevented", rule('everyone', { rule: 'cantPreventDamage' })),
    phrase(
      "<what:many> can't enter the battlefield",
      rule('everyone', { rule: 'cantEnter', what: '<what>' }),
    ),
    phrase(
      'no more than <n:numeral> creature|creatures can attack each combat',
      rule('everyone', { rule: 'mostAttackers', number: '<n>' }),
    ),
    phrase(
      'no more than <n:numeral> creature|creatures can block each combat',
      rule('everyone', { rule: 'mostBlocking', number: '<n>' }),
    ),
    phrase(
      'no more than <n:numeral> creature|creatures can attack you each combat',
      rule('you', { rule: 'mostAttackersOfYou', number: '<n>' }),
    ),
    phrase(
      'if a|an <entering:one> entering (the battlefield)? causes a triggered ability of a|an <what:sourceYouControl> to trigger , that ability triggers an additional time',
      rule('you', { rule: 'triggersAgain', what: '<what>', entering: '<entering>' }),
    ),
    phrase(
      'if a triggered ability of a|an <what:sourceYouControl> triggers , it|that (ability)? triggers an additional time',
      rule('you', { rule: 'triggersAgain', what: '<what>' }),
    ),
    phrase(
      'if a triggered ability of another <what:sourceYouControl> triggers , it|that (ability)? triggers an additional time',
      rule('you', { rule: 'triggersAgain', what: { '...what': '<what>', other: true } }),
    ),
  ],
  /** Of the player for whom the rule is different. */
  sourceYouControl: [
    phrase('permanent you control', {}),
    phrase('<type> you control', { type: '<type>' }),
    phrase('<subtype> you control', { subtype: '<subtype>' }),
    phrase('<type> you control of the chosen type', { type: '<type>', typeChosen: 'type' }),
    phrase('<supertype> creature you control', { supertype: '<supertype>', type: 'creature' }),
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
    phrase("[lose] <keyword:keywordWord> and can't have or gain <same:keywordWord>", [
      { change: 'removeKeyword', keyword: '<keyword>' },
      { change: 'cantHaveKeyword', keyword: '<same>' },
    ]),
  ],
};
