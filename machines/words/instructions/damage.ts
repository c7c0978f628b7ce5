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
    phrase('[deal] <amount:measured damage> to <recipients>', {
      do: 'dealDamage',
      amount: '<amount>',
      recipients: '<recipients>',
      source: '<subject>',
    }),
    phrase('[deal] <amount:measured damage> to itself', {
      do: 'dealDamage',
      amount: '<amount>',
      source: '<subject>',
      to: '<subject>',
    }),
    phrase('[deal] damage to itself equal to <amount:quantity>', {
      do: 'dealDamage',
      amount: '<amount>',
      source: '<subject>',
      to: '<subject>',
    }),
    phrase('[deal] damage equal to <amount:quantity> to <recipients>', {
      do: 'dealDamage',
      amount: '<amount>',
      recipients: '<recipients>',
      source: '<subject>',
    }),
    phrase('[deal] damage to <recipients> equal to <amount:quantity>', {
      do: 'dealDamage',
      amount: '<amount>',
      recipients: '<recipients>',
      source: '<subject>',
    }),
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
    phrase(
      '[prevent] all <which:whichDamage> that would be dealt to and dealt by <both:objects> <until:thisTurn>',
      [
        { do: 'preventDamage', amount: 'all', '...which': '<which>', to: '<both>', until: '<until>' },
        { do: 'preventDamage', amount: 'all', '...which': '<which>', from: '<both>', until: '<until>' },
      ],
    ),
  ],
  whichDamage: [
    phrase('damage', {}),
    phrase('combat damage', { combat: true }),
    phrase('noncombat damage', { combat: false }),
  ],
};
