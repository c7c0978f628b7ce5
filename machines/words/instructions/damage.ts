/** Damage: divided, to each of several, prevented (120, 615). */
import { phrase } from '../../wording/syntax.ts';
import type { Wording } from '../wording.ts';

const subject = '<subject>';
const any = { said: 'target', any: true } as const;
const divided = (words: string, count: Readonly<Record<string, string | number>>) =>
  phrase(`[deal] <divide:measured damage> divided as you choose among ${words}`, {
    do: 'dealDamage',
    amount: 'divided',
    recipients: { ...any, count, divide: '<divide>' },
    source: subject,
  });

export const damage: Wording = {
  act: [
    phrase('[deal] <amount:measured damage> to that player or a planeswalker that player controls', {
      said: 'pick',
      who: 'you',
      from: { type: 'planeswalker', controller: { said: 'thatPlayer' } },
      orPlayers: { said: 'thatPlayer' },
      count: { min: 1, max: 1 },
      then: [
        {
          do: 'dealDamage',
          amount: '<amount>',
          to: { said: 'picked' },
          toPlayers: { said: 'picked' },
          source: subject,
        },
      ],
    }),
    divided('any number of targets', { min: 0, max: 'any' }),
    divided('one or two targets', { min: 1, max: 2 }),
    divided('one , two , or three targets', { min: 1, max: 3 }),
    divided('up to <n:numeral> targets', { min: 0, max: '<n>' }),
    phrase('[deal] <divide:measured damage> divided as you choose among <on:target>', {
      do: 'dealDamage',
      amount: 'divided',
      recipients: { said: 'divided', of: '<on>', divide: '<divide>' },
      source: subject,
    }),
    phrase('[deal] <amount:measured damage> to each of <recipients:targets>', {
      do: 'dealDamage',
      amount: '<amount>',
      recipients: '<recipients>',
      source: subject,
    }),
    phrase('[deal] <amount:measured damage> to <recipients> and <more:measured damage> to <to:recipients>', {
      do: 'dealDamage',
      amount: '<amount>',
      recipients: '<recipients>',
      and: { amount: '<more>', recipients: '<to>' },
      source: subject,
    }),
    phrase('each [get] <by:sizeChange> <until>', {
      do: 'modify',
      what: subject,
      changes: [{ change: 'modifyPowerToughness', '...by': '<by>' }],
      until: '<until>',
    }),
    phrase('[get] <by:sizeChange> <until> for each <of:counts>', {
      do: 'modify',
      what: subject,
      changes: [{ said: 'times', by: '<by>', of: '<of>' }],
      until: '<until>',
    }),
  ],
  sentence: [
    phrase("the|that|this damage can't be prevented .", [{ said: 'cantBePrevented' }]),
    phrase("if <condition> , the|that|this damage can't be prevented .", [
      { said: 'cantBePrevented', condition: '<condition>' },
    ]),
    phrase('excess damage is dealt to <who:playerMeant> instead .', [{ said: 'excessTo', who: '<who>' }]),
  ],
  targets: [
    phrase('<target>'),
    phrase('up to <n:numeral> targets', { ...any, count: { min: 0, max: '<n>' } }),
    phrase('<n:numeral> targets', { ...any, count: { min: '<n>', max: '<n>' } }),
    phrase('any number of targets', { ...any, count: { min: 0, max: 'any' } }),
    phrase('one or two targets', { ...any, count: { min: 1, max: 2 } }),
    phrase('up to <n:numeral> target creatures and/or players', {
      said: 'target',
      objects: { type: 'creature' },
      players: 'any',
      count: { min: 0, max: '<n>' },
    }),
  ],
  deed: [
    phrase('[double] the number of <kind:counterKind> counters on <on:objects>', {
      do: 'putCounters',
      kind: '<kind>',
      count: { number: 'counters', kind: '<kind>', on: '<on>' },
      on: '<on>',
    }),
    phrase('[distribute] <divide:several> <kind:counterKind> counters among <on:target>', {
      do: 'putCounters',
      kind: '<kind>',
      count: 'divided',
      on: { said: 'divided', of: '<on>', divide: '<divide>' },
    }),
    phrase('[put] a|an <kind:counterKind> counter on each of <on:target>', {
      do: 'putCounters',
      kind: '<kind>',
      count: 1,
      on: '<on>',
    }),
    phrase('[put] <count:several> <kind:counterKind> counters on each of <on:target>', {
      do: 'putCounters',
      kind: '<kind>',
      count: '<count>',
      on: '<on>',
    }),
    phrase('[prevent] all <which:whichDamage> that would be dealt <until:thisTurn>', {
      do: 'preventDamage',
      amount: 'all',
      '...which': '<which>',
      until: '<until>',
    }),
    phrase('[prevent] all <which:whichDamage> that would be dealt <until:thisTurn> to <recipients>', {
      do: 'preventDamage',
      amount: 'all',
      '...which': '<which>',
      recipients: '<recipients>',
      until: '<until>',
    }),
    phrase('[prevent] all <which:whichDamage> that would be dealt <until:thisTurn> by <from:objects>', {
      do: 'preventDamage',
      amount: 'all',
      '...which': '<which>',
      from: '<from>',
      until: '<until>',
    }),
    phrase('[prevent] all <which:whichDamage> that would be dealt to <recipients> <until:thisTurn>', {
      do: 'preventDamage',
      amount: 'all',
      '...which': '<which>',
      recipients: '<recipients>',
      until: '<until>',
    }),
    phrase('[prevent] all <which:whichDamage> that would be dealt by <from:objects> <until:thisTurn>', {
      do: 'preventDamage',
      amount: 'all',
      '...which': '<which>',
      from: '<from>',
      until: '<until>',
    }),
    phrase('[prevent] all <which:whichDamage> <from:objects> would deal <until:thisTurn>', {
      do: 'preventDamage',
      amount: 'all',
      '...which': '<which>',
      from: '<from>',
      until: '<until>',
    }),
    phrase(
      '[prevent] all <which:whichDamage> that would be dealt to <recipients> <until:thisTurn> by <from:objects>',
      {
        do: 'preventDamage',
        amount: 'all',
        '...which': '<which>',
        recipients: '<recipients>',
        from: '<from>',
        until: '<until>',
      },
    ),
    phrase(
      '[prevent] all <which:whichDamage> that would be dealt to and dealt by <both:objects> <until:thisTurn>',
      [
        { do: 'preventDamage', amount: 'all', '...which': '<which>', to: '<both>', until: '<until>' },
        { do: 'preventDamage', amount: 'all', '...which': '<which>', from: '<both>', until: '<until>' },
      ],
    ),
    phrase('[prevent] the next <amount:figure> damage that would be dealt to <recipients> <until:thisTurn>', {
      do: 'preventDamage',
      amount: '<amount>',
      recipients: '<recipients>',
      until: '<until>',
    }),
    phrase('[prevent] the next <amount:figure> damage that would be dealt <until:thisTurn> to <recipients>', {
      do: 'preventDamage',
      amount: '<amount>',
      recipients: '<recipients>',
      until: '<until>',
    }),
    phrase('[prevent] the next <amount:figure> damage <from:objects> would deal <until:thisTurn>', {
      do: 'preventDamage',
      amount: '<amount>',
      from: '<from>',
      until: '<until>',
    }),
  ],
  whichDamage: [
    phrase('damage', {}),
    phrase('combat damage', { combat: true }),
    phrase('noncombat damage', { combat: false }),
  ],
};
