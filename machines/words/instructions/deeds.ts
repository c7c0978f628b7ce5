/** Instructions: what players do, and what is done to objects (608.2, 701). */
import { phrase, separated } from '../../wording/syntax.ts';
import type { Wording } from '../wording.ts';

/** What a player does; `<subject>` is who. */
export const deeds: Wording = {
  deeds: [
    phrase('<one:deedsAnd>', '<one>'),
    phrase('<one:deedsBefore> , then <more:deeds>', ['<...one>', '<...more>']),
    phrase('<one:deedsAnd> , then <more:deeds>', ['<...one>', '<...more>']),
    phrase('<one:deed> or <other:deed>', [
      { said: 'options', do: 'oneOf', who: '<subject>', options: [['<...one>'], ['<...other>']] },
    ]),
  ],
  /** "loses 1 life, discards a card, then sacrifices a land" */
  deedsBefore: [separated('deed', [[', ', ', ', ', ']], { least: 2, flat: true })],
  deedsAnd: [separated('deed', [[' and ', ', ', ', and ']], { flat: true })],
  deed: [
    phrase('[return] <what:objects> to your|their hand', {
      do: 'move',
      what: '<what>',
      to: { zone: 'hand' },
    }),
    phrase('[put] a|an <kind:counterKind> counter on <on:objects> for each <count:counts>', {
      do: 'putCounters',
      kind: '<kind>',
      count: '<count>',
      on: '<on>',
    }),
    phrase('[put] <times:several> <kind:counterKind> counters on <on:objects> for each <count:counts>', {
      do: 'putCounters',
      kind: '<kind>',
      count: { number: 'times', of: ['<times>', '<count>'] },
      on: '<on>',
    }),
    phrase('[have] <subject:objects> <acts>', '<acts>'),
  ],
  /** How something enters: after "onto the battlefield". */
  entering: [
    phrase('', {}),
    phrase('tapped', { tapped: true }),
    phrase('under your control', { under: 'you' }),
    phrase('tapped under your control', { tapped: true, under: 'you' }),
    phrase("under their owners ' control", {}),
    phrase("under its|their|his|her owner's control", {}),
    phrase("tapped under its|their|his|her owner's control", { tapped: true }),
    phrase("transformed under its|their|his|her owner's control", { transformed: true }),
    phrase('tapped and attacking', { tapped: true, attacking: true }),
    phrase('blocking', { blocking: true }),
    phrase('face down', { faceDown: true }),
    phrase('tapped and attacking <attacking:attacked>', { tapped: true, attacking: '<attacking>' }),
    phrase('attached to <to:object>', { attachedTo: '<to>' }),
    phrase('transformed under your control', { transformed: true, under: 'you' }),
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
