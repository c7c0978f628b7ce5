/** Descriptions of objects: "untapped creature you control with flying" (109.2). */

import { bag, leaf, phrase, separated } from '../wording/syntax.ts';
import { permanentTypes } from './lexicon.ts';
import type { Wording } from './wording.ts';

const or = [[' or ', ', ', ', or ']] as const;
const and = [
  [' and ', ', ', ', and '],
  [' and/or ', ', ', ', and/or '],
] as const;

/** What this object's abilities have exiled (607.2a). */
const exiledWith = { zone: 'exile', among: { said: 'exiledWith', by: '<by>' } } as const;

/** What was destroyed, sacrificed, discarded or milled before. */
const putThisWay = { zone: 'graveyard', among: { said: 'putThisWay' } } as const;

const spell = { zone: 'stack', stackObject: 'spell' } as const;

export const descriptions: Wording = {
  type: [leaf('type', 'a card type')],
  color: [leaf('color', 'a color')],
  supertype: [leaf('supertype', 'a supertype')],
  subtype: [leaf('subtype', 'a subtype')],
  nonType: [leaf('nonType', 'a card type with "non"')],
  nonColor: [leaf('nonColor', 'a color with "non"')],
  nonSubtype: [leaf('nonSubtype', 'a subtype with "non-"')],
  nonSupertype: [leaf('nonSupertype', 'a supertype with "non"')],
  typeMany: [leaf('typeMany', 'card types')],
  subtypeMany: [leaf('subtypeMany', 'subtypes')],
  subtypeCycling: [leaf('subtypeCycling', 'a subtype and “cycling”')],
  types: [separated('type', [...or, ...and], { least: 2 })],
  subtypes: [separated('subtype', [...or, ...and], { least: 2 })],
  typesMany: [separated('typeMany', [...or, ...and], { least: 2 })],
  subtypesMany: [separated('subtypeMany', [...or, ...and], { least: 2 })],
  colorsOr: [separated('color', [...or, ...and], { least: 2 })],

  /** One of them, several of them, or either. */
  one: [bag('beforeNoun', 'nounOne', 'afterNoun')],
  many: [bag('beforeNoun', 'nounMany', 'afterNoun')],
  filter: [phrase('<one>'), phrase('<many>')],
  beforeNoun: [
    phrase('<type>', { type: '<type>' }),
    phrase('<anyType:types>', { anyType: '<anyType>' }),
    phrase('<subtype>', { subtype: '<subtype>' }),
    phrase('<anySubtype:subtypes>', { anySubtype: '<anySubtype>' }),
    phrase('<color>', { color: '<color>' }),
    phrase('<anyColor:colorsOr>', { anyColor: '<anyColor>' }),
    phrase('<supertype>', { supertype: '<supertype>' }),
    phrase('<notType:nonType>', { notType: '<notType>' }),
    phrase('<one:nonType> , <other:nonType>', { notType: ['<one>', '<other>'] }),
    phrase('<notColor:nonColor>', { notColor: '<notColor>' }),
    phrase('<notSubtype:nonSubtype>', { notSubtype: '<notSubtype>' }),
    phrase('<notSupertype:nonSupertype>', { notSupertype: '<notSupertype>' }),
    phrase('<type:nonType> , <color:nonColor>', { notType: '<type>', notColor: '<color>' }),
    phrase('tapped', { tapped: true }),
    phrase('untapped', { tapped: false }),
    phrase('attacking', { attacking: true }),
    phrase('blocking', { blocking: true }),
    phrase('attacking or blocking', { any: [{ attacking: true }, { blocking: true }] }),
    phrase('blocked', { blocked: true }),
    phrase('unblocked', { unblocked: true }),
    phrase('token', { token: true }),
    phrase('nontoken', { token: false }),
    phrase('colorless', { colors: 'colorless' }),
    phrase('monocolored', { colors: 'monocolored' }),
    phrase('multicolored', { colors: 'multicolored' }),
    phrase('other', { other: true }),
    phrase('face-down', { faceDown: true }),
  ],
  nounOne: [
    phrase('<type>', { type: '<type>' }),
    phrase('<anyType:types>', { anyType: '<anyType>' }),
    phrase('<subtype>', { subtype: '<subtype>' }),
    phrase('<anySubtype:subtypes>', { anySubtype: '<anySubtype>' }),
    phrase('permanent', {}),
    phrase('token', { token: true }),
    phrase('spell', spell),
    phrase('<anyType:types> spell', { anyType: '<anyType>', zone: 'stack', stackObject: 'spell' }),
    phrase('spell or permanent', { any: [spell, {}] }),
    phrase('spell or <type>', { any: [spell, { type: '<type>' }] }),
    phrase('commander', { commander: true }),
    phrase('Ring-bearer', { designated: 'Ring-bearer' }),
  ],
  nounMany: [
    phrase('<type:typeMany>', { type: '<type>' }),
    phrase('<anyType:typesMany>', { anyType: '<anyType>' }),
    phrase('<subtype:subtypeMany>', { subtype: '<subtype>' }),
    phrase('<anySubtype:subtypesMany>', { anySubtype: '<anySubtype>' }),
    phrase('permanents', {}),
    phrase('tokens', { token: true }),
    phrase('spells', spell),
    phrase('<anyType:types> spells', { anyType: '<anyType>', zone: 'stack', stackObject: 'spell' }),
    phrase('commanders', { commander: true }),
    phrase('Ring-bearers', { designated: 'Ring-bearer' }),
  ],
  afterNoun: [
    phrase('you control', { controller: 'you' }),
    phrase("you don't control", { notController: 'you' }),
    phrase('an opponent controls', { controller: 'opponents' }),
    phrase('your opponents control', { controller: 'opponents' }),
    phrase('defending player controls', { controller: 'defending' }),
    phrase('<controller:playerMeant> [control]', { controller: '<controller>' }),
    phrase('you own', { owner: 'you' }),
    phrase('<owner:playerMeant> [own]', { owner: '<owner>' }),
    phrase('that has|have a cycling ability', { keyword: 'cycling' }),
    phrase('with <keyword:keywordWord>', { keyword: '<keyword>' }),
    phrase('without <notKeyword:keywordWord>', { notKeyword: '<notKeyword>' }),
    phrase('with power <power:comparison>', { power: '<power>' }),
    phrase('with toughness <toughness:comparison>', { toughness: '<toughness>' }),
    phrase('with mana value <manaValue:comparison>', { manaValue: '<manaValue>' }),
    phrase('with a|an <kind:counterKind> counter on it|them', { counters: { kind: '<kind>', atLeast: 1 } }),
    phrase('named <name:nameWords>', { name: '<name>' }),
    phrase('other than <self:selfWord>', { other: true }),
    phrase('that entered (the battlefield)? this turn', { enteredThisTurn: true }),
    phrase('that had to attack this combat', { hadToAttack: true }),
    phrase('that was dealt damage this turn', { damaged: true }),
  ],
  comparison: [
    phrase('<n:figure> or less', { atMost: '<n>' }),
    phrase('<n:figure> or greater', { atLeast: '<n>' }),
    phrase('<n:figure>', { exactly: '<n>' }),
    phrase('less than or equal to <n:quantity>', { atMost: '<n>' }),
    phrase('equal to <n:quantity>', { exactly: '<n>' }),
  ],

  /** Cards that are in other zones: "creature card from your graveyard". */
  card: [bag('beforeNoun', 'cardNoun', 'afterCard')],
  cardMany: [bag('beforeNoun', 'cardNounMany', 'afterCard')],
  cardNounMany: [phrase('cards', {}), phrase('permanent cards', { anyType: permanentTypes })],
  cardNoun: [
    phrase('card|cards', {}),
    phrase('permanent card|cards', {
      anyType: permanentTypes,
    }),
  ],
  afterCard: [
    phrase('that has|have a cycling ability', { keyword: 'cycling' }),
    phrase('with <keyword:keywordWord>', { keyword: '<keyword>' }),
    phrase('with power <power:comparison>', { power: '<power>' }),
    phrase('with toughness <toughness:comparison>', { toughness: '<toughness>' }),
    phrase('with mana value <manaValue:comparison>', { manaValue: '<manaValue>' }),
    phrase('named <name:nameWords>', { name: '<name>' }),
  ],
  /** Where cards are: "from your graveyard", "in exile". */
  place: [
    phrase('from|in your graveyard', { zone: 'graveyard', owner: 'you' }),
    phrase('from|in your hand', { zone: 'hand', owner: 'you' }),
    phrase('from|in your library', { zone: 'library', owner: 'you' }),
    phrase("from|in an opponent's graveyard", { zone: 'graveyard', owner: 'opponents' }),
    phrase('from|in a graveyard', { zone: 'graveyard' }),
    phrase("from|in <owner:playerMeant>'s graveyard", { zone: 'graveyard', owner: '<owner>' }),
    phrase("from|in <owner:playerMeant>'s hand", { zone: 'hand', owner: '<owner>' }),
    phrase('from|in their graveyard', { zone: 'graveyard', owner: { said: 'they' } }),
    phrase('from|in their hand', { zone: 'hand', owner: { said: 'they' } }),
    phrase('from|in all graveyards', { zone: 'graveyard' }),
    phrase('from|in graveyards', { zone: 'graveyard' }),
    phrase('from|in exile', { zone: 'exile' }),
    phrase('from|in your hand or graveyard', { zone: ['hand', 'graveyard'], owner: 'you' }),
    phrase("from|in your opponents ' graveyards", { zone: 'graveyard', owner: 'opponents' }),
    phrase('<exiledWith>'),
    phrase('put into a graveyard this way', putThisWay),
    phrase('put into graveyards this way', putThisWay),
    phrase('an opponent owns from exile', { zone: 'exile', owner: 'opponents' }),
    phrase('you own from outside the game', { zone: 'outside', owner: 'you' }),
    phrase('you own from|in the command zone', { zone: 'command', owner: 'you' }),
    phrase('you own from exile', { zone: 'exile', owner: 'you' }),
  ],
  exiledWith: [
    phrase('exiled with <by:exiling>', exiledWith),
    phrase('you own exiled with <by:exiling>', { ...exiledWith, owner: 'you' }),
    phrase('you exiled with cards named <name:nameWords>', {
      zone: 'exile',
      among: { linked: 'exiled', ofCardsNamed: '<name>' },
    }),
  ],
  exiling: [phrase('<selfWord>'), phrase('it', { said: 'it' })],
  /** A card of the same name, where it is: "a card in your graveyard". */
  namesake: [phrase('<placedCard>')],
  placedCard: [
    phrase('<card> <place>', { '...card': '<card>', '...place': '<place>' }),
    phrase('<card> <place> other than a|an <not:card>', {
      '...card': '<card>',
      '...place': '<place>',
      not: '<not>',
    }),
    phrase('<card> other than a|an <not:card> <place>', {
      '...card': '<card>',
      '...place': '<place>',
      not: '<not>',
    }),
  ],
  /** A permanent, or a card somewhere. */
  anything: [phrase('<filter>'), phrase('<placedCard>')],
};
