/** Instructions: what players do, and what is done to objects (608.2, 701). */
import { phrase, separated } from '../../wording/syntax.ts';
import type { Wording } from '../wording.ts';

/** What a player does; `<subject>` is who. */
export const deeds: Wording = {
  deeds: [
    phrase('<one:deedsAnd>', '<one>'),
    phrase('<one:deedsAnd> , then <more:deeds>', ['<...one>', '<...more>']),
  ],
  deedsAnd: [separated('deed', [[' and ', ', ', ', and ']], { flat: true })],
  deed: [phrase('[have] <subject:objects> <acts>', '<acts>')],
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
