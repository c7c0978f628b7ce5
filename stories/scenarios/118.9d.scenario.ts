import { card, scenario } from '../../machines/play/scenario/index.ts';
import {
  all,
  artifactCreatureToken,
  create,
  destroy,
  escalate,
  inYourHand,
  mode,
  one,
  putCounters,
  spell,
  target,
  targetPlayer,
} from '../../machines/rules/abilities/write/index.ts';
import type { Instruction } from '../../machines/rules/index.ts';

const servos = create(artifactCreatureToken(1, 1, [], 'Servo'), 3);
const free: Instruction = {
  do: 'castWithoutPaying',
  what: all(inYourHand({})),
  like: { manaValue: { atMost: 3 } },
  most: 1,
};
const expertise = card('Maker’s Expertise', ['sorcery'], {
  manaCost: '{2}{W}{W}',
  abilities: [spell([], servos, free)],
});
const haste = card('Maker’s Haste', ['sorcery'], {
  manaCost: '{2}{W}{W}',
  abilities: [spell([], free, servos)],
});
/** One mode, and one more for each creature that is tapped. */
const effort = card('Common Effort', ['sorcery'], {
  manaCost: '{1}{W}{W}',
  abilities: [
    {
      kind: 'spell',
      modes: {
        choose: { min: 1, max: 3 },
        options: [
          mode([one({ type: 'creature', power: { atLeast: 4 } })], destroy(target(0))),
          mode([one({ type: 'enchantment' })], destroy(target(0))),
          mode([targetPlayer], putCounters('+1/+1', 1, all({ type: 'creature', controller: target(0) }))),
        ],
      },
    },
    escalate({ pay: 'tapPermanents', what: { type: 'creature', tapped: false }, count: 1 }),
  ],
});

export default [
  scenario(
    '118.9d: what is cast for nothing still costs what it costs besides, paid with what was made before',
    {
      rules: ['118.9d', '608.2c', '118.3'],
      alice: { hand: [expertise, 'Bone Splinters'], mana: 'CCWW' },
      bob: { battlefield: ['Serra Angel'] },
      script: [
        'alice casts Maker’s Expertise',
        'everyone passes',
        'alice says yes',
        'alice chooses Serra Angel',
        'alice pays Servo Token',
        'everyone passes',
      ],
      expect: {
        'Serra Angel': { on: 'graveyard' },
        alice: { battlefield: ['Servo Token', 'Servo Token'] },
      },
      control: {
        setup: { alice: { hand: [haste, 'Bone Splinters'] } },
        script: ['alice casts Maker’s Haste', 'everyone passes'],
        expect: {
          'Serra Angel': { on: 'battlefield' },
          'Bone Splinters': { on: 'hand' },
          alice: { battlefield: 3 },
        },
      },
    },
  ),
  scenario('118.9d: and so do further modes of it', {
    rules: ['118.9d', '601.2b', '608.2c'],
    alice: { hand: [expertise, effort], mana: 'CCWW' },
    bob: { battlefield: ['Serra Angel', 'Crusade'] },
    script: [
      'alice casts Maker’s Expertise',
      'everyone passes',
      'alice says yes',
      'alice chooses 1, 2, 3',
      'alice chooses alice',
      'alice pays Servo Token',
      'alice pays Servo Token 2',
      { expect: { 'Servo Token': { tapped: true }, 'Servo Token 2': { tapped: true } } },
      'everyone passes',
    ],
    expect: {
      'Serra Angel': { on: 'graveyard' },
      Crusade: { on: 'graveyard' },
      'Servo Token 3': { power: 2, tapped: false },
    },
    control: {
      // With no creature to tap no more than one mode can be chosen, which costs nothing.
      setup: { alice: { hand: [haste, effort] } },
      script: [
        'alice casts Maker’s Haste',
        'everyone passes',
        'alice says yes',
        'alice chooses 1',
        'pass until the stack is empty',
      ],
      expect: { 'Serra Angel': { on: 'graveyard' }, Crusade: { on: 'battlefield' } },
    },
  }),
];
