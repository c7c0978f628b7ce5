/** Instructions: what players do, and what is done to objects (608.2, 701). */
import { phrase, separated } from '../../wording/syntax.ts';
import type { Wording } from '../wording.ts';

const subject = '<subject>';

/** What a player does; `<subject>` is who. */
export const deeds: Wording = {
  deeds: [
    phrase('<one:deedsAnd>', '<one>'),
    phrase('<one:deedsAnd> , then <more:deeds>', ['<...one>', '<...more>']),
  ],
  deedsAnd: [separated('deed', [[' and ', ', ', ', and ']], { flat: true })],
  deed: [
    phrase('[draw] <count:counted card>', { do: 'draw', count: '<count>', who: subject }),
    phrase('[mill] <count:counted card>', { do: 'mill', count: '<count>', who: subject }),
    phrase('[discard] <count:counted card>', { do: 'discard', count: '<count>', who: subject }),
    phrase('[discard] <count:counted card> at random', {
      do: 'discard',
      count: '<count>',
      who: subject,
      atRandom: true,
    }),
    phrase('[discard] their|your hand', { do: 'discard', count: 'all', who: subject }),
    phrase('[gain] <amount:measured life>', { do: 'gainLife', amount: '<amount>', who: subject }),
    phrase('[lose] <amount:measured life>', { do: 'loseLife', amount: '<amount>', who: subject }),
    phrase('[lose] half their|your life , rounded up', {
      do: 'loseLife',
      amount: { number: 'half', of: { number: 'life', of: subject }, round: 'up' },
      who: subject,
    }),
    phrase('[sacrifice] <some>', { do: 'sacrifice', who: subject, '...some': '<some>', said: 'sacrifice' }),
    phrase('[sacrifice] <some> of their choice', {
      do: 'sacrifice',
      who: subject,
      '...some': '<some>',
      said: 'sacrifice',
    }),
    phrase('[sacrifice] <what:object>', { do: 'sacrifice', who: subject, what: '<what>' }),
    phrase('[shuffle]', { do: 'shuffle', who: subject }),
    phrase('[shuffle] your|their library', { do: 'shuffle', who: subject }),
    phrase('[destroy] <what:objects>', { do: 'destroy', what: '<what>' }),
    phrase('[exile] <what:objects>', { do: 'exile', what: '<what>' }),
    phrase('[exile] <what:objects> until <self:selfWord> [leave] the battlefield', {
      do: 'exile',
      what: '<what>',
      until: 'sourceLeaves',
    }),
    phrase('[tap] <what:objects>', { do: 'tap', what: '<what>' }),
    phrase('[untap] <what:objects>', { do: 'untap', what: '<what>' }),
    phrase('[regenerate] <what:objects>', { do: 'regenerate', what: '<what>' }),
    phrase('[transform] <what:objects>', { do: 'transform', what: '<what>' }),
    phrase('[counter] <what:objects>', { do: 'counter', what: '<what>' }),
    phrase('[counter] <what:objects> unless its controller pays <cost:costSaid>', {
      do: 'unless',
      who: { controllerOf: '<what>' },
      cost: '<cost>',
      else: [{ do: 'counter', what: '<what>' }],
    }),
    phrase("[return] <what:objects> to its|their owner's hand", {
      do: 'move',
      what: '<what>',
      to: { zone: 'hand' },
    }),
    phrase("[return] <what:objects> to their owners ' hands", {
      do: 'move',
      what: '<what>',
      to: { zone: 'hand' },
    }),
    phrase('[return] <what:objects> to your hand', { do: 'move', what: '<what>', to: { zone: 'hand' } }),
    phrase('[return] <what:objects> to the battlefield<entering>', {
      do: 'move',
      what: '<what>',
      to: { zone: 'battlefield', '...entering': '<entering>' },
    }),
    phrase('[put] <what:objects> onto the battlefield<entering>', {
      do: 'move',
      what: '<what>',
      to: { zone: 'battlefield', '...entering': '<entering>' },
    }),
    phrase('[put] <what:objects> into your|their hand', { do: 'move', what: '<what>', to: { zone: 'hand' } }),
    phrase("[put] <what:objects> into its|their owner's hand", {
      do: 'move',
      what: '<what>',
      to: { zone: 'hand' },
    }),
    phrase("[put] <what:objects> into its|their owner's graveyard", {
      do: 'move',
      what: '<what>',
      to: { zone: 'graveyard' },
    }),
    phrase("[return] <what:objects> to its|their owner's graveyard", {
      do: 'move',
      what: '<what>',
      to: { zone: 'graveyard' },
    }),
    phrase("[put] <what:objects> on top of their owners ' libraries", {
      do: 'move',
      what: '<what>',
      to: { zone: 'library', position: 'top' },
    }),
    phrase("[put] <what:objects> on the bottom of their owners ' libraries", {
      do: 'move',
      what: '<what>',
      to: { zone: 'library', position: 'bottom' },
    }),
    phrase('[destroy] the rest', { do: 'destroy', what: { said: 'notChosen' } }),
    phrase('[exile] the rest', { do: 'exile', what: { said: 'notChosen' } }),
    phrase("[put] <what:objects> on top of its|their owner's library", {
      do: 'move',
      what: '<what>',
      to: { zone: 'library', position: 'top' },
    }),
    phrase("[put] <what:objects> on the bottom of its|their owner's library", {
      do: 'move',
      what: '<what>',
      to: { zone: 'library', position: 'bottom' },
    }),
    phrase('[put] a|an <kind:counterKind> counter on <on:objects>', {
      do: 'putCounters',
      kind: '<kind>',
      count: 1,
      on: '<on>',
    }),
    phrase('[put] <count:several> <kind:counterKind> counters on <on:objects>', {
      do: 'putCounters',
      kind: '<kind>',
      count: '<count>',
      on: '<on>',
    }),
    phrase('[put] a number of <kind:counterKind> counters on <on:objects> equal to <count:quantity>', {
      do: 'putCounters',
      kind: '<kind>',
      count: '<count>',
      on: '<on>',
    }),
    phrase('[remove] a|an <kind:counterKind> counter from <from:objects>', {
      do: 'removeCounters',
      kind: '<kind>',
      count: 1,
      from: '<from>',
    }),
    phrase('[gain] control of <what:objects> <until>', {
      do: 'modify',
      what: '<what>',
      changes: [{ change: 'control', by: subject }],
      until: '<until>',
    }),
    phrase('[gain] control of <what:objects>', {
      do: 'modify',
      what: '<what>',
      changes: [{ change: 'control', by: subject }],
      until: 'forever',
    }),
    phrase('[get] an emblem with <abilities:quotedAbilities>', {
      do: 'emblem',
      abilities: '<abilities>',
      who: subject,
    }),
    phrase('[win] the game', { do: 'win', who: subject }),
    phrase('[lose] the game', { do: 'lose', who: subject }),
    phrase('[take] an extra turn after this one', { do: 'extraTurn', who: subject }),
    phrase('[reveal] their|your hand', { do: 'reveal', what: { all: { zone: 'hand', owner: subject } } }),
    phrase('[have] <subject:objects> <acts>', '<acts>'),
  ],
  /** How something enters: after "onto the battlefield". */
  entering: [
    phrase('', {}),
    phrase('tapped', { tapped: true }),
    phrase('under your control', { under: 'you' }),
    phrase('tapped under your control', { tapped: true, under: 'you' }),
    phrase("under its|their owner's control", {}),
    phrase("tapped under its|their owner's control", { tapped: true }),
    phrase("under their owners ' control", {}),
    phrase("transformed under its owner's control", { transformed: true }),
    phrase('tapped and attacking', { tapped: true, attacking: true }),
    phrase('with a|an <kind:counterKind> counter on it', { counters: { kind: '<kind>', count: 1 } }),
    phrase('with <count:several> <kind:counterKind> counters on it', {
      counters: { kind: '<kind>', count: '<count>' },
    }),
  ],
};

/** What objects do, and what becomes of them; `<subject>` is which. */
export const acts: Wording = {
  acts: [separated('act', [[' and ', ', ', ', and ']], { flat: true })],
  act: [
    phrase('<changes:changings> <until>', {
      do: 'modify',
      what: subject,
      changes: '<changes>',
      until: '<until>',
    }),
    phrase('<rules:restrictions> <until:thisTurn>', {
      do: 'rule',
      what: subject,
      rules: '<rules>',
      until: '<until>',
    }),
    phrase('[deal] <amount:measured damage> to <recipients>', {
      do: 'dealDamage',
      amount: '<amount>',
      recipients: '<recipients>',
      source: subject,
    }),
    phrase('[deal] damage equal to <amount:quantity> to <recipients>', {
      do: 'dealDamage',
      amount: '<amount>',
      recipients: '<recipients>',
      source: subject,
    }),
    phrase('[deal] damage to <recipients> equal to <amount:quantity>', {
      do: 'dealDamage',
      amount: '<amount>',
      recipients: '<recipients>',
      source: subject,
    }),
    phrase("[don't] untap during its|their controller's next untap step", { do: 'freeze', what: subject }),
    phrase("[don't] untap during your next untap step", { do: 'freeze', what: subject }),
    phrase("[don't] untap during their controllers ' next untap steps", { do: 'freeze', what: subject }),
    phrase('[fight] <second:objects>', { do: 'fight', first: subject, second: '<second>' }),
    phrase('[phase] out', { do: 'phaseOut', what: subject }),
  ],
};

/** Changes of characteristics (613.1), one after the other. */
export const changings: Wording = {
  changings: [separated('changing', [[' and ', ', ', ', and ']], { flat: true })],
  changing: [
    phrase('[get] <by:sizeChange>', [{ change: 'modifyPowerToughness', '...by': '<by>' }]),
    phrase('[get] <by:sizeChange> for each <of:counts>', [{ said: 'times', by: '<by>', of: '<of>' }]),
    phrase('[gain] <abilities:granted>', [{ change: 'addAbilities', abilities: '<abilities>' }]),
    phrase('[have] <abilities:granted>', [{ change: 'addAbilities', abilities: '<abilities>' }]),
    phrase('[become] <changes:becomingWhat>', '<changes>'),
    phrase('[lose] all creature types', [{ change: 'removeSubtypes', of: 'creature' }]),
    phrase('[lose] all abilities except mana abilities', [{ change: 'removeAllAbilities', except: 'mana' }]),
    phrase('[lose] all abilities', [{ change: 'removeAllAbilities' }]),
    phrase('[lose] <keyword:keywordWord>', [{ change: 'removeKeyword', keyword: '<keyword>' }]),
    phrase('[have] base power and toughness <size>', [{ change: 'setPowerToughness', '...size': '<size>' }]),
    phrase('[are] a|an <subtype> in addition to its other types', [
      { change: 'addSubtypes', subtypes: ['<subtype>'] },
    ]),
  ],
  granted: [separated('grant', [[' and ', ', ', ', and ']], { flat: true })],
  grant: [phrase('<keyword>', ['<...keyword>']), phrase('<abilities:quotedAbilities>')],
};
