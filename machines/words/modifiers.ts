/** What stands after a noun and says more of it than whose it is: its combat, its counters, what it shares with others. */
import { also, type Meaning, phrase } from '../wording/syntax.ts';
import { cardTypes } from './lexicon.ts';
import type { Wording } from './wording.ts';

const it = { said: 'it' } as const;

/** Less than that of what the ability's event is about. */
const lessThanItsOwn = (value: 'power' | 'toughness' | 'manaValue'): Meaning => ({
  atMost: { number: 'minus', of: [{ number: 'value', value, of: { said: 'ofEvent' } }, 1] },
});

const lesser = [
  phrase('with lesser power', { power: lessThanItsOwn('power') }),
  phrase('with lesser toughness', { toughness: lessThanItsOwn('toughness') }),
  phrase('with lesser mana value', { manaValue: lessThanItsOwn('manaValue') }),
];

export const modifiers: Wording = {
  afterNoun: [
    phrase('dealt damage this turn', { damaged: true }),
    phrase('dealt damage this way', { among: { said: 'damaged' } }),
    phrase('that were dealt damage this turn', { damaged: true }),
    phrase('dealt damage by <by:aboutWhom> this turn', { damagedThisTurnBy: '<by>' }),
    phrase('attached to <to:aboutWhom>', { attachedTo: '<to>' }),
    phrase('attached to a|an <to:one>', { attachedTo: { all: '<to>' } }),
    phrase("that's attached to a|an <to:one>", { attachedTo: { all: '<to>' } }),
    phrase('that are attached to a|an <to:one>', { attachedTo: { all: '<to>' } }),
    phrase('blocking <what:aboutWhom>', { blockingAny: '<what>' }),
    phrase('blocked by <by:aboutWhom>', { blockedBy: '<by>' }),
    phrase('blocking or blocked by <what:aboutWhom>', { blockingOrBlockedBy: '<what>' }),
    phrase('attacking <player:whomAttacked>', { attackingPlayer: '<player>' }),
    phrase("that's a|an <one:subtype> or a|an <other:subtype>", { anySubtype: ['<one>', '<other>'] }),
    phrase("that aren't of the chosen type", { not: { typeChosen: 'type' } }),
    phrase("that's attacking <player:whomAttacked>", { attackingPlayer: '<player>' }),
    phrase("that's enchanted", { hasAttached: { subtype: 'Aura' } }),
    phrase('that are enchanted', { hasAttached: { subtype: 'Aura' } }),
    phrase("that's equipped", { hasAttached: { subtype: 'Equipment' } }),
    phrase('that are equipped', { hasAttached: { subtype: 'Equipment' } }),
    phrase("that isn't enchanted", { not: { hasAttached: { subtype: 'Aura' } } }),
    phrase('that attacked this turn', { attackedThisTurn: true }),
    phrase("that didn't attack this turn", { attackedThisTurn: false }),
    phrase('that blocked this turn', { didThisTurn: ['blocked'] }),
    phrase('that blocked or was|were blocked this turn', { didThisTurn: ['blocked', 'wasBlocked'] }),
    phrase("that's one or more colors", { not: { colors: 'colorless' } }),
    phrase('that are one or more colors', { not: { colors: 'colorless' } }),
    phrase("that isn't|aren't <supertype>", { not: { supertype: '<supertype>' } }),
    phrase("that's the <n:ordinal> spell cast this turn", { castAs: '<n>' }),
    phrase('with the same controller', { controller: { controllerOf: it } }),
    phrase("it's blocking", { blockedBy: it }),
    phrase("that player or that planeswalker's controller controls", {
      any: [
        { controller: { said: 'eitherTarget' } },
        { controller: { controllerOf: { said: 'eitherTarget' } } },
      ],
    }),
    phrase('the monarch controls', { controller: { playerDesignated: 'monarch' } }),
    phrase('controlled by players who chose <word:lowerWord>', {
      controller: { whoChose: '<word>', under: 'word' },
    }),
    phrase('whose controller was dealt combat damage by <by:aboutWhom> this turn', {
      controller: { playersWith: { of: 'everyone', dealtCombatDamageBy: '<by>' } },
    }),
    phrase('with the same name as a|an <what:namesake>', { sharesNameWith: { all: '<what>' } }),
    phrase('that has the same name as a|an <what:namesake>', { sharesNameWith: { all: '<what>' } }),
    phrase('without <one:keywordWord> or <other:keywordWord>', {
      not: { any: [{ keyword: '<one>' }, { keyword: '<other>' }] },
    }),
    phrase("that isn't a|an <not:one>", { not: '<not>' }),
    phrase('other than <self:selfWord>', { other: true }),
    phrase("that aren't <not:many>", { not: '<not>' }),
    phrase('with a counter on it|them', { counters: { atLeast: 1 } }),
    also('with counters on it|them', { counters: { atLeast: 1 } }),
    also('with one or more counters on it|them', { counters: { atLeast: 1 } }),
    also('with <kind:counterKind> counters on it|them', { counters: { kind: '<kind>', atLeast: 1 } }),
    phrase('with <n:numeral> or more <kind:counterKind> counters on it|them', {
      counters: { kind: '<kind>', atLeast: '<n>' },
    }),
    phrase('that has a|an <kind:counterKind> counter on it', { counters: { kind: '<kind>', atLeast: 1 } }),
    phrase('that has|have an Adventure', { hasAdventure: true }),
    phrase('with a name sticker on it|them', { stickered: 'name' }),
    phrase('with no abilities', { noAbilities: true }),
    phrase('with total power and toughness <total:comparison>', { powerPlusToughness: '<total>' }),
    phrase('with {X} in its mana cost', { costsX: true }),
    phrase('with {X} in their mana costs', { costsX: true }),
    phrase('with an even mana value', { manaValueIs: 'even' }),
    phrase('with an odd mana value', { manaValueIs: 'odd' }),
    phrase('with even mana values', { manaValueIs: 'even' }),
    phrase('with odd mana values', { manaValueIs: 'odd' }),
    phrase('with mana value less than <n:quantity>', {
      manaValue: { atMost: { number: 'minus', of: ['<n>', 1] } },
    }),
    phrase('with mana value greater than <n:quantity>', {
      manaValue: { atLeast: { number: 'plus', of: ['<n>', 1] } },
    }),
    phrase('with power less than <n:possessedQuantity>', {
      power: { atMost: { number: 'minus', of: ['<n>', 1] } },
    }),
    phrase('with power greater than <n:possessedQuantity>', {
      power: { atLeast: { number: 'plus', of: ['<n>', 1] } },
    }),
    ...(['power', 'toughness', 'mana value'] as const).map((words) => {
      const value = words === 'mana value' ? 'manaValue' : words;
      return phrase(`with the greatest ${words} among <of:many>`, {
        [value]: { exactly: { number: 'greatest', value, of: { all: '<of>' } } },
      });
    }),
    ...lesser,
    phrase('of the chosen color', { colorChosen: 'color' }),
    phrase('of the chosen type', { typeChosen: 'type' }),
    phrase('with the chosen name', { nameChosen: 'name' }),
    phrase('of a type you noted for cards named <name:nameWords>', {
      typeNoted: { under: 'noted', ofCardsNamed: '<name>' },
    }),
    phrase('with a name you noted for cards named <name:nameWords>', {
      nameNoted: { under: 'noted', ofCardsNamed: '<name>' },
    }),
    phrase('with the same name as <what:aboutWhom>', { sharesNameWith: '<what>' }),
    phrase('that shares|share a color with <what:aboutWhom>', { sharesColorWith: '<what>' }),
    phrase('that shares|share a card type with <what:aboutWhom>', {
      sharesType: { with: '<what>', among: [...cardTypes] },
    }),
    phrase('that shares|share one of those types with <what:aboutWhom>', {
      sharesType: { with: '<what>', among: { said: 'thoseTypes' } },
    }),
    phrase('that shares|share a creature type with <what:aboutWhom>', { sharesCreatureTypeWith: '<what>' }),
    phrase('that targets|target <targets:whatIsTargeted>', { targets: '<targets>' }),
    phrase('that targets|target only <targets:whatIsTargeted>', { targetsOnly: '<targets>' }),
    phrase('an opponent owns', { owner: 'opponents' }),
    phrase("you own but don't control", { owner: 'you', notController: 'you' }),
    phrase("you've controlled continuously since the beginning of your most recent turn", {
      controlledSinceTurnBegan: true,
    }),
  ],
  /** Another object that a description speaks of. */
  aboutWhom: [
    phrase('it', it),
    phrase('the exiled card', { said: 'exiled', several: false }),
    phrase('<what:selfWord>', { said: 'self', what: '<what>' }),
    phrase('<what:attachedWord>', { said: 'self', what: '<what>' }),
    phrase('that <noun:nounMeant>', { said: 'that', noun: '<noun>' }),
  ],
  /** Cards too can be said to be like others, or like what was chosen. */
  afterCard: [
    phrase('with the same total power and toughness', {
      powerPlusToughness: {
        exactly: {
          number: 'plus',
          of: [
            { number: 'value', value: 'power', of: { said: 'it' } },
            { number: 'value', value: 'toughness', of: { said: 'it' } },
          ],
        },
      },
    }),
    phrase('with the same name as <what:aboutWhom>', { sharesNameWith: '<what>' }),
    phrase('with the same name as a|an <what:namesake>', { sharesNameWith: { all: '<what>' } }),
    phrase('that shares|share a creature type with <what:aboutWhom>', { sharesCreatureTypeWith: '<what>' }),
    phrase('that shares|share a color with <what:aboutWhom>', { sharesColorWith: '<what>' }),
    phrase('that shares|share a card type with <what:aboutWhom>', {
      sharesType: { with: '<what>', among: [...cardTypes] },
    }),
    ...lesser,
    phrase('of the chosen color', { colorChosen: 'color' }),
    phrase('of the chosen type', { typeChosen: 'type' }),
    phrase('with the chosen name', { nameChosen: 'name' }),
    phrase('with an even mana value', { manaValueIs: 'even' }),
    phrase('with an odd mana value', { manaValueIs: 'odd' }),
    phrase('with even mana values', { manaValueIs: 'even' }),
    phrase('with odd mana values', { manaValueIs: 'odd' }),
    phrase('with {X} in its mana cost', { costsX: true }),
    phrase('with {X} in their mana costs', { costsX: true }),
    phrase('that has|have an Adventure', { hasAdventure: true }),
    phrase('other than a|an <not:card>', { not: '<not>' }),
    phrase('with mana value less than <n:possessedQuantity>', {
      manaValue: { atMost: { number: 'minus', of: ['<n>', 1] } },
    }),
    phrase('drawn this turn', { drawnThisTurn: true }),
    phrase('discarded this turn', { discardedThisTurn: true }),
  ],
  possessedQuantity: [
    phrase('<of:possessor> <value:valueWord>', { number: 'value', value: '<value>', of: '<of>' }),
  ],
  beforeNoun: [
    phrase('face-up', { faceDown: false }),
    phrase('monstrous', { monstrous: true }),
    phrase('stickered', { stickered: true }),
    phrase('commander', { commander: true }),
    phrase('equipped', { hasAttached: { subtype: 'Equipment' } }),
    phrase('enchanted', { hasAttached: { said: 'anAura' } }),
    phrase('transformed', { transformed: true }),
    phrase('suspected', { designated: 'suspected' }),
    phrase('<type:nonType> , nontoken', { notType: '<type>', token: false }),
    phrase('<color:nonColor> , nontoken', { notColor: '<color>', token: false }),
  ],
  /** Of a card type or of a subtype: "creature or Vehicle". */
  nounOne: [
    phrase('<one:type> or <other:subtype>', { any: [{ type: '<one>' }, { subtype: '<other>' }] }),
    phrase('<one:subtype> or <other:type>', { any: [{ subtype: '<one>' }, { type: '<other>' }] }),
    phrase('activated ability', { zone: 'stack', stackObject: 'activatedAbility' }),
    phrase('triggered ability', { zone: 'stack', stackObject: 'triggeredAbility' }),
    phrase('activated or triggered ability', { zone: 'stack', stackObject: 'ability' }),
    phrase('spell or ability', { zone: 'stack' }),
    phrase('outlaw', { anySubtype: ['Assassin', 'Mercenary', 'Pirate', 'Rogue', 'Warlock'] }),
  ],
  nounMany: [
    phrase('<one:typeMany> and|or <other:subtypeMany>', { any: [{ type: '<one>' }, { subtype: '<other>' }] }),
    phrase('<one:typeMany> and/or <other:subtypeMany>', { any: [{ type: '<one>' }, { subtype: '<other>' }] }),
    phrase('<one:subtypeMany> and|or <other:typeMany>', { any: [{ subtype: '<one>' }, { type: '<other>' }] }),
    phrase('outlaws', { anySubtype: ['Assassin', 'Mercenary', 'Pirate', 'Rogue', 'Warlock'] }),
  ],
};
