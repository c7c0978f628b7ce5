/** The top cards of a library: looked at, revealed, exiled; which of them are taken, and where the rest goes (701.20). */
import { also, phrase } from '../../wording/syntax.ts';
import type { Wording } from '../wording.ts';

const subject = '<subject>';
const theGroup = { said: 'group' } as const;

export const libraryCards: Wording = {
  deed: [
    phrase('[put] <what:pronoun> <to:placed> and the rest <rest:placedRest>', [
      { do: 'move', what: '<what>', to: '<to>' },
      { said: 'rest', to: '<rest>' },
    ]),
    phrase('[put] <some:fromAmong> <to:placed>', {
      said: 'take',
      who: subject,
      '...some': '<some>',
      to: '<to>',
    }),
    phrase('[put] <some:fromAmong> <to:placed> and the other <rest:placedOne>', {
      said: 'take',
      who: subject,
      '...some': '<some>',
      to: '<to>',
      rest: '<rest>',
      isOne: true,
    }),
    phrase('[put] <some:fromAmong> <to:placed> and the rest <rest:placedRest>', {
      said: 'take',
      who: subject,
      '...some': '<some>',
      to: '<to>',
      rest: '<rest>',
    }),
    phrase('[reveal] <some:fromAmong> and put it|them <to:placed>', {
      said: 'take',
      who: subject,
      '...some': '<some>',
      to: '<to>',
      revealed: true,
    }),
    phrase('[reveal] <some:fromAmong> and put that card <to:placed>', {
      said: 'take',
      who: subject,
      '...some': '<some>',
      to: '<to>',
      revealed: true,
    }),
    phrase('[exile] <some:fromAmong>', {
      said: 'take',
      who: subject,
      '...some': '<some>',
      to: { zone: 'exile' },
    }),
    phrase('[exile] <some:fromAmong> face down', {
      said: 'take',
      who: subject,
      '...some': '<some>',
      to: { zone: 'exile', faceDown: true },
    }),
    phrase('[put] <what:topCards> <to:placedTop>', { do: 'move', what: '<what>', to: '<to>' }),
    also('[put] <what:pronoun> <to:placed> and all other cards revealed this way <rest:placedRest>', [
      { do: 'move', what: '<what>', to: '<to>' },
      { said: 'rest', to: '<rest>' },
    ]),
    also('[put] all other cards revealed this way <rest:placedRest>', { said: 'rest', to: '<rest>' }),
    also('[put] the rest of the revealed cards <rest:placedRest>', { said: 'rest', to: '<rest>' }),
    also('[shuffle] the rest into your|their library', { said: 'restShuffled', who: subject }),
    also('[shuffle] the rest of the revealed cards into your|their library', {
      said: 'restShuffled',
      who: subject,
    }),
    also('[shuffle] all other cards revealed this way into your|their library', {
      said: 'restShuffled',
      who: subject,
    }),
    phrase('[exile] all other cards revealed this way', { said: 'rest', to: { zone: 'exile' } }),
    // All that came up: those that were found are put somewhere else.
    phrase('[put] those cards into your|their graveyard', {
      do: 'move',
      what: theGroup,
      to: { zone: 'graveyard' },
    }),
    phrase('[put] all cards revealed this way <to:placedSeveral>', {
      do: 'move',
      what: theGroup,
      to: '<to>',
    }),
    phrase('[put] the revealed cards <to:placedSeveral>', { do: 'move', what: theGroup, to: '<to>' }),
    phrase('[put] the other <rest:placedOne>', { said: 'rest', to: '<rest>', isOne: true }),
    phrase('[put] the rest <rest:placedRest>', { said: 'rest', to: '<rest>' }),
    phrase('[put] them|it|those <to:placedBack>', { do: 'move', what: theGroup, to: '<to>' }),
    phrase('[put] the cards <to:placedBack>', { do: 'move', what: theGroup, to: '<to>' }),
    phrase('[put] those cards <to:placedBack>', { do: 'move', what: theGroup, to: '<to>' }),
  ],
  topOne: [
    phrase('the top card of your library', { top: 1, of: 'you' }),
    phrase('the top card of your graveyard', { top: 1, of: 'you', in: 'graveyard' }),
  ],
  topCards: [
    phrase('the top card of <of:library>', { top: 1, of: '<of>' }),
    phrase('the top <n:several> cards of <of:library>', { top: '<n>', of: '<of>' }),
    phrase('a number of cards from the top of <of:library> equal to <n:quantity>', {
      top: '<n>',
      of: '<of>',
    }),
    phrase('the top card of your graveyard', { top: 1, of: 'you', in: 'graveyard' }),
    phrase('the top <n:several> cards of your graveyard', { top: '<n>', of: 'you', in: 'graveyard' }),
    phrase('cards equal to <n:quantity> from the top of <of:library>', { top: '<n>', of: '<of>' }),
  ],
  library: [
    phrase('your library', 'you'),
    phrase('their library', { said: 'theirs', who: subject }),
    phrase("each player's library", 'everyone'),
    phrase("each opponent's library", 'opponents'),
    phrase("<of:playerMeant>'s library", '<of>'),
  ],
  fromAmong: [
    phrase('<count:numeral> of them', { count: { min: '<count>', max: '<count>' } }),
    phrase('<count:numeral> of those cards', { count: { min: '<count>', max: '<count>' } }),
    phrase('up to <count:numeral> of them', { count: { min: 0, max: '<count>' } }),
    phrase('up to <count:numeral> of those cards', { count: { min: 0, max: '<count>' } }),
    phrase('any number of them', { count: { min: 0, max: 'all' } }),
    phrase('any number of those cards', { count: { min: 0, max: 'all' } }),
    phrase('a|an <like:card> <among:amongThem>', { like: '<like>', count: { min: 1, max: 1 } }),
    phrase('<count:numeral> <like:card> <among:amongThem>', {
      like: '<like>',
      count: { min: '<count>', max: '<count>' },
    }),
    phrase('up to <count:numeral> <like:card> <among:amongThem>', {
      like: '<like>',
      count: { min: 0, max: '<count>' },
    }),
    phrase('any number of <like:card> <among:amongThem>', { like: '<like>', count: { min: 0, max: 'all' } }),
    phrase('all <like:card> <among:amongThem>', { like: '<like>', count: 'every' }),
    phrase('all <like:card> revealed this way', { like: '<like>', count: 'every' }),
  ],
  amongThem: [
    phrase('from among them', true),
    phrase('from among those cards', true),
    phrase('from among the cards revealed this way', true),
    phrase('from among the milled|revealed|exiled cards', true),
  ],
  placed: [phrase('<placedOne>'), phrase('<placedSeveral>')],
  placedAnywhere: [
    phrase('into your|their hand', { zone: 'hand' }),
    phrase("into its|their owner's hand", { zone: 'hand' }),
    phrase('into your|their graveyard', { zone: 'graveyard' }),
    phrase("into that player's graveyard", { zone: 'graveyard' }),
    phrase('into the command zone', { zone: 'command' }),
    phrase('onto the battlefield<entering>', { zone: 'battlefield', '...entering': '<entering>' }),
  ],
  /** Where cards from the top of a library go that aren't milled (701.17a). */
  placedTop: [
    phrase('into your|their hand', { zone: 'hand' }),
    phrase('onto the battlefield<entering>', { zone: 'battlefield', '...entering': '<entering>' }),
    phrase('on the bottom of <whose:libraryPlace>', { zone: 'library', position: 'bottom' }),
  ],
  placedOne: [
    phrase('<placedAnywhere>'),
    phrase('on the bottom of <whose:libraryPlace>', { zone: 'library', position: 'bottom' }),
    phrase('on top of <whose:libraryPlace>', { zone: 'library', position: 'top' }),
  ],
  /** Where several cards go, whose order is chosen in a library (401.4). */
  placedSeveral: [
    phrase('<placedAnywhere>'),
    phrase('on the bottom of <whose:libraryPlace> in any order', { zone: 'library', position: 'bottom' }),
    phrase('on the bottom of <whose:libraryPlace> in a random order', {
      zone: 'library',
      position: 'bottom',
      inRandomOrder: true,
    }),
    phrase('on top of <whose:libraryPlace> in any order', { zone: 'library', position: 'top' }),
    phrase('on the bottom in any order', { zone: 'library', position: 'bottom' }),
    phrase('on the bottom in a random order', { zone: 'library', position: 'bottom', inRandomOrder: true }),
    phrase('on top in any order', { zone: 'library', position: 'top' }),
    phrase('on the bottom of <whose:libraryPlace>', { zone: 'library', position: 'bottom' }),
    phrase('on top of <whose:libraryPlace>', { zone: 'library', position: 'top' }),
  ],
  placedRest: [
    phrase('back on top of <whose:libraryPlace> in any order', { zone: 'library', position: 'top' }),
    phrase('<placedSeveral>'),
  ],
  placedBack: [
    phrase('back in any order', { zone: 'library', position: 'top' }),
    phrase('back on top of <whose:libraryPlace> in any order', { zone: 'library', position: 'top' }),
    phrase('on top of <whose:libraryPlace> in any order', { zone: 'library', position: 'top' }),
    phrase('on the bottom of <whose:libraryPlace> in any order', { zone: 'library', position: 'bottom' }),
    phrase('on the bottom of <whose:libraryPlace> in a random order', {
      zone: 'library',
      position: 'bottom',
      inRandomOrder: true,
    }),
  ],
  libraryPlace: [
    phrase('your|their library', true),
    phrase("its|their|that owner's library", true),
    phrase("that player's library", true),
    phrase('that library', true),
  ],
};
