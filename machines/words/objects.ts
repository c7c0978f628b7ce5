/** Objects and players as they are spoken of: "target creature", "it", "its controller", "each opponent" (109, 102, 115). */
import { leaf, phrase } from '../wording/syntax.ts';
import type { Wording } from './wording.ts';

export const references: Wording = {
  // ---------------------------------------------------------------- this object
  selfName: [leaf('selfName', "the card's name")],
  /** "When this creature transforms into Huntmaster of the Fells". */
  wholeName: [phrase('<selfName>', 'self')],
  selfWord: [
    phrase('<selfName>', 'self'),
    phrase(
      'this creature|land|artifact|enchantment|permanent|card|spell|planeswalker|aura|equipment|vehicle|token|saga|class|fortification|battle',
      'self',
    ),
    phrase('this <kind:subtype>', 'self'),
  ],

  // ---------------------------------------------------------------- objects
  target: [
    phrase('target <objects:anything>', { said: 'target', objects: '<objects>' }),
    phrase('another target <objects:anything>', { said: 'target', objects: '<objects>', another: true }),
    phrase('a second target <objects:anything>', { said: 'target', objects: '<objects>', another: true }),
    phrase('other target <objects:anything>', { said: 'target', objects: '<objects>', another: true }),
    phrase('up to <n:numeral> target <objects:anything>', {
      said: 'target',
      objects: '<objects>',
      count: { min: 0, max: '<n>' },
    }),
    phrase('up to <n:numeral> other target <objects:anything>', {
      said: 'target',
      objects: '<objects>',
      another: true,
      count: { min: 0, max: '<n>' },
    }),
    phrase('up to X target <objects:anything>', {
      said: 'target',
      objects: '<objects>',
      count: { min: 0, max: { number: 'x' } },
    }),
    phrase(
      'up to <n:numeral> other target <type:typeMany> from the battlefield and/or <type> cards from graveyards',
      {
        said: 'target',
        objects: { type: '<type>', zone: ['battlefield', 'graveyard'] },
        another: true,
        count: { min: 0, max: '<n>' },
      },
    ),
    phrase('<n:numeral> target <objects:anything>', {
      said: 'target',
      objects: '<objects>',
      count: { min: '<n>', max: '<n>' },
    }),
    phrase('X target <objects:anything>', {
      said: 'target',
      objects: '<objects>',
      count: { min: { number: 'x' }, max: { number: 'x' } },
    }),
    phrase('one , two , or three target <objects:anything>', {
      said: 'target',
      objects: '<objects>',
      count: { min: 1, max: 3 },
    }),
    phrase('one or two target <objects:anything>', {
      said: 'target',
      objects: '<objects>',
      count: { min: 1, max: 2 },
    }),
    phrase('any number of target <objects:anything>', {
      said: 'target',
      objects: '<objects>',
      count: { min: 0, max: 'any' },
    }),
  ],
  anyTarget: [
    phrase('any target', { said: 'target', any: true }),
    phrase('any other target', { said: 'target', any: true, another: true }),
    phrase("any target of an opponent's choice", { said: 'target', any: true, chosenBy: 'opponent' }),
    phrase('target creature or player', { said: 'target', objects: { type: 'creature' }, players: 'any' }),
    phrase('target player or planeswalker', {
      said: 'target',
      objects: { type: 'planeswalker' },
      players: 'any',
    }),
    phrase('target opponent or planeswalker', {
      said: 'target',
      objects: { type: 'planeswalker' },
      players: 'opponent',
    }),
  ],
  /** All of some: "each creature", "all creatures", "creatures you control". */
  every: [phrase('<each>'), phrase('<what:plural>', { all: '<what>' })],
  each: [
    phrase('each <eachOne:anything>', { all: '<eachOne>' }),
    phrase('all <what:anything>', { all: '<what>' }),
    phrase('all other <what:anything>', { all: { '...what': '<what>', other: true } }),
    phrase('each other <eachOne:anything>', { all: { '...eachOne': '<eachOne>', other: true } }),
  ],
  plural: [phrase('<many>')],
  pronoun: [
    phrase('it', { said: 'it' }),
    phrase('him|her', { said: 'it' }),
    phrase('them', { said: 'them' }),
    phrase('they', { said: 'them' }),
    phrase('that <noun:nounMeant>', { said: 'that', noun: '<noun>' }),
    phrase('those <noun:nounsMeant>', { said: 'those', noun: '<noun>' }),
    phrase('the <noun:nounMeant>', { said: 'the', noun: '<noun>' }),
    phrase('the exiled card', { said: 'exiled', several: false }),
    phrase('the exiled cards', { said: 'exiled', several: true }),
  ],
  /** What something is called that was spoken of: "that creature", "the token", "that spell". */
  nounMeant: [
    phrase('<type>', { type: '<type>' }),
    phrase('permanent', {}),
    phrase('card', { called: 'card' }),
    phrase('<type> card', { type: '<type>', called: 'card' }),
    phrase('spell', { called: 'spell' }),
    phrase('ability', { called: 'ability' }),
    phrase('spell or ability', { called: 'spellOrAbility' }),
    phrase('token', { called: 'token' }),
    phrase('<subtype>', { subtype: '<subtype>' }),
    phrase('<subtype> token', { subtype: '<subtype>', called: 'token' }),
  ],
  nounsMeant: [
    phrase('<type:typeMany>', { type: '<type>' }),
    phrase('permanents', {}),
    phrase('cards', { called: 'card' }),
    phrase('<type> cards', { type: '<type>', called: 'card' }),
    phrase('spells', { called: 'spell' }),
    phrase('tokens', { called: 'token' }),
    phrase('<subtype:subtypeMany>', { subtype: '<subtype>' }),
  ],
  attachedWord: [
    phrase('enchanted creature|permanent|land|artifact|planeswalker|enchantment', 'attached'),
    phrase('equipped creature', 'attached'),
    phrase('enchanted <subtype>', 'attached'),
  ],
  /** One or more particular objects, as whom something happens to or who does it. */
  objects: [
    phrase('<what:selfWord>', { said: 'self', what: '<what>' }),
    phrase('<what:attachedWord>', { said: 'self', what: '<what>' }),
    phrase('<pronoun>'),
    phrase('<target>'),
    phrase('<every>'),
    phrase('a creature dealt damage this way', { said: 'damaged' }),
    phrase('each creature that had a +1/+1 counter put on it this way', { said: 'hadCounterPut' }),
    phrase('each creature that convoked it', { paid: 'convoked' }),
    phrase('<one:particular> and <what:many>', { union: ['<one>', { all: '<what>' }] }),
    phrase('<one:object> and <beside:object>', { union: ['<one>', '<beside>'] }),
    phrase('<one:object> and other <what:filter>', {
      union: ['<one>', { all: { '...what': '<what>', other: true } }],
    }),
  ],
  /** Of several each of which does something itself. */
  eachOfThose: [phrase('each of those <noun:nounsMeant>', { said: 'eachOf', noun: '<noun>' })],
  /** One that is no kind of things. */
  particular: [
    phrase('<what:selfWord>', { said: 'self', what: '<what>' }),
    phrase('<what:attachedWord>', { said: 'self', what: '<what>' }),
    phrase('<target>'),
  ],
  object: [
    phrase('<what:selfWord>', { said: 'self', what: '<what>' }),
    phrase('<what:attachedWord>', { said: 'self', what: '<what>' }),
    phrase('<pronoun>'),
    phrase('<target>'),
    phrase('<each>'),
  ],

  // ---------------------------------------------------------------- players
  targetPlayer: [
    phrase('target player', { said: 'target', players: 'any' }),
    phrase('target opponent', { said: 'target', players: 'opponent' }),
    phrase('any number of target players', { said: 'target', players: 'any', count: { min: 0, max: 'any' } }),
    phrase('up to one target player', { said: 'target', players: 'any', count: { min: 0, max: 1 } }),
  ],
  playerMeant: [
    phrase('that player', { said: 'thatPlayer' }),
    phrase('the player', { said: 'thatPlayer' }),
    phrase('that opponent', { said: 'thatPlayer', opponent: true }),
    phrase('they', { said: 'they' }),
    phrase('target player', { said: 'target', players: 'any' }),
    phrase('target opponent', { said: 'target', players: 'opponent' }),
    phrase('its controller', { controllerOf: { said: 'it' } }),
    phrase('its owner', { ownerOf: { said: 'it' } }),
    phrase("that <noun:nounMeant>'s controller", { controllerOf: { said: 'that', noun: '<noun>' } }),
    phrase("that <noun:nounMeant>'s owner", { ownerOf: { said: 'that', noun: '<noun>' } }),
    phrase("the <noun:nounMeant>'s controller", { controllerOf: { said: 'the', noun: '<noun>' } }),
    phrase("enchanted <noun:nounMeant>'s controller", { controllerOf: 'attached' }),
    phrase("the exiled card's owner", { ownerOf: { said: 'exiled', several: false } }),
    phrase('defending player', 'defending'),
    phrase('enchanted player|opponent', 'attachedPlayer'),
    phrase('the active player', 'active'),
    phrase("that source's controller", { controllerOf: { said: 'source' } }),
  ],
  players: [
    phrase('any number of target players', { said: 'target', players: 'any', count: { min: 0, max: 'any' } }),
    phrase('you', 'you'),
    phrase('each player', 'everyone'),
    phrase('each opponent', 'opponents'),
    phrase('each other player', { said: 'eachOther' }),
    phrase('<playersWho>'),
    phrase('your opponents', 'opponents'),
    phrase('<playerMeant>'),
    phrase('you and target opponent', { union: ['you', { said: 'target', players: 'opponent' }] }),
  ],
  playersWho: [
    phrase('each <of:eachWho> who controls the fewest <fewest:many>', {
      playersWith: { of: '<of>', fewest: '<fewest>' },
    }),
    phrase('each <of:eachWho> who has cast a|an <fact:castOnce> this turn', {
      playersWith: { of: '<of>', thisTurn: { fact: '<fact>', count: { atLeast: 1 } } },
    }),
    phrase('each <of:eachWho> with the most life or tied for most life', {
      playersWith: { of: '<of>', mostLife: true },
    }),
    phrase('each <of:eachWho> attacking you', { playersWith: { of: '<of>', attacking: 'you' } }),
    phrase('each <of:eachWho> who voted for a choice <how:whoseChoice>', { whoVoted: '<how>', of: '<of>' }),
    phrase('each <of:eachWho> attacking that player', {
      playersWith: { of: '<of>', attacking: { said: 'thatPlayer' } },
    }),
  ],
  whoseChoice: [phrase('you voted for', 'asYou'), phrase("you didn't vote for", 'otherwise')],
  eachWho: [phrase('player', 'everyone'), phrase('opponent', 'opponents')],
  /** Who gets damage: objects or players. */
  recipients: [
    phrase('<anyTarget>'),
    phrase('<objects>'),
    phrase('<players>', { players: '<players>' }),
    phrase("<who:anyTarget> and each <what:filter> that player or that planeswalker's controller controls", {
      objects: {
        union: [
          '<who>',
          { all: { '...what': '<what>', controller: '<who>' } },
          { all: { '...what': '<what>', controller: { controllerOf: '<who>' } } },
        ],
      },
      players: '<who>',
    }),
    phrase('you and <what:many>', { objects: { all: '<what>' }, players: 'you' }),
    phrase('you and each <what:filter>', { objects: { all: '<what>' }, players: 'you' }),
    phrase('each <what:filter> and each player', { objects: { all: '<what>' }, players: 'everyone' }),
    phrase('each <what:filter> and each opponent', { objects: { all: '<what>' }, players: 'opponents' }),
    phrase('<players:targetPlayer> and each <what:filter>', {
      objects: { all: '<what>' },
      players: '<players>',
    }),
    phrase('each opponent and each <what:filter>', { objects: { all: '<what>' }, players: 'opponents' }),
  ],
};

/** Several objects that someone chooses: "a creature", "two cards from your hand". */
export const indefinite: Wording = {
  some: [
    phrase('a|an <what:filter>', { what: '<what>', count: 1 }),
    phrase('another <what:filter>', { what: { '...what': '<what>', other: true }, count: 1 }),
    phrase('<n:several> <what:filter>', { what: '<what>', count: '<n>' }),
    phrase('<n:several> other <what:filter>', { what: { '...what': '<what>', other: true }, count: '<n>' }),
  ],
  someCards: [
    phrase('a|an <what:card>', { what: '<what>', count: 1 }),
    phrase('another <what:card>', { what: { '...what': '<what>', other: true }, count: 1 }),
    phrase('<n:several> <what:card>', { what: '<what>', count: '<n>' }),
    phrase('<n:several> other <what:card>', { what: { '...what': '<what>', other: true }, count: '<n>' }),
  ],
};
