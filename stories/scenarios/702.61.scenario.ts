import { card, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  one,
  returnToHand,
  spell,
  splitSecond,
  tap,
  target,
} from '../../machines/rules/abilities/write/index.ts';

/** Mana abilities that are activated only as an instant is cast; the second also mills a card for it. */
const locket = card('Prompt Locket', ['artifact'], {
  abilities: [
    activated({ cost: [tap], limits: { timing: 'instant' }, effect: [{ do: 'addMana', mana: ['C'] }] }),
  ],
});
const millstone = card('Prompt Mill', ['artifact'], {
  abilities: [
    activated({
      cost: [tap, { pay: 'mill', count: 1 }],
      limits: { timing: 'instant' },
      effect: [{ do: 'addMana', mana: ['C'] }],
    }),
  ],
});
const wipe = (name: string, ...more: (typeof splitSecond)[]) =>
  card(name, ['instant'], {
    manaCost: '{U}',
    abilities: [...more, spell([one({})], returnToHand(target(0)))],
  });

export default [
  scenario('702.61a: nothing is cast or activated while a spell with split second is on the stack', {
    rules: ['702.61a', '601.3'],
    alice: { hand: ["Angel's Grace", 'Shock'], mana: 'WR' },
    bob: { hand: ['Shock'], mana: 'R', battlefield: ['Prodigal Sorcerer'] },
    script: [
      "alice casts Angel's Grace",
      'refused 601.3: alice casts Shock on bob',
      'alice passes',
      "refused 601.3: bob casts bob's Shock on alice",
      'refused 602.5: bob activates Prodigal Sorcerer on alice',
      'bob passes',
      'alice casts Shock on bob',
      'pass until the stack is empty',
    ],
    expect: { bob: { life: 18 } },
    control: {
      without: 'split second',
      script: [
        "alice casts Angel's Grace",
        'alice passes',
        'bob activates Prodigal Sorcerer on alice',
        'pass until the stack is empty',
      ],
      expect: { alice: { life: 19 } },
    },
  }),
  scenario('702.61b: mana abilities are activated and permanents turned face up under split second', {
    rules: ['702.61b', '116.2b'],
    alice: { hand: ["Angel's Grace"], mana: 'W' },
    bob: {
      hand: ['Pine Walker', 'Shock'],
      mana: 'CCC',
      battlefield: ['Forest', 'Forest', 'Forest', 'Forest', 'Forest', 'Mountain'],
    },
    turn: { of: 'bob' },
    script: [
      'bob casts Pine Walker by morph',
      'everyone passes',
      'bob passes',
      "alice casts Angel's Grace",
      'alice passes',
      'refused 601.3: bob casts Shock on alice',
      'bob activates Forest',
      'bob turns Pine Walker face up',
      'bob passes',
      'stop here',
    ],
    // The ability that triggers goes on the stack above the spell.
    expect: { 'Pine Walker': { faceDown: false, power: 5 }, game: { stack: 2 } },
    control: {
      without: 'split second',
      script: [
        'bob casts Pine Walker by morph',
        'everyone passes',
        'bob passes',
        "alice casts Angel's Grace",
        'alice passes',
        'bob casts Shock on alice',
        'pass until the stack is empty',
      ],
      expect: { 'Pine Walker': { faceDown: true }, alice: { life: 18 } },
    },
  }),
  scenario('614.1a: damage reduces the life total to 1 and the game is not lost in that turn', {
    rules: ['614.1a', '104.3b', '101.2'],
    alice: { hand: ["Angel's Grace"], mana: 'W', life: 3 },
    bob: { hand: ['Lightning Bolt', 'Lightning Bolt'], mana: 'RR' },
    script: [
      "alice casts Angel's Grace",
      'everyone passes',
      'alice passes',
      'bob casts Lightning Bolt on alice',
      'everyone passes',
    ],
    expect: { alice: { life: 1, lost: false } },
    control: {
      without: "Angel's Grace",
      script: ['alice passes', 'bob casts Lightning Bolt on alice', 'everyone passes'],
      expect: { alice: { lost: '704.5a' } },
    },
  }),
  scenario('702.61b: a mana ability for the time of an instant is activated under split second as well', {
    rules: ['702.61b', '605.1a', '602.5e'],
    alice: { hand: [wipe('Sudden Removal', splitSecond)], mana: 'U' },
    bob: { battlefield: [locket, millstone] },
    script: [
      'alice casts Sudden Removal on Prompt Locket',
      'alice passes',
      // What mills a card to pay for it is no mana ability.
      'refused 602.5: bob activates Prompt Mill',
      'bob activates Prompt Locket',
      { expect: { game: { stack: ['Sudden Removal'], priority: 'bob' }, bob: { mana: 'C' } } },
      'bob passes',
    ],
    expect: { 'Prompt Locket': { on: 'hand' }, bob: { graveyard: 0 } },
    control: {
      setup: { alice: { hand: [wipe('Slow Removal')], mana: 'U' } },
      script: [
        'alice casts Slow Removal on Prompt Locket',
        'alice passes',
        'bob activates Prompt Mill',
        'bob passes',
        'alice passes',
        'stop here',
      ],
      expect: { 'Prompt Locket': { on: 'battlefield' }, bob: { graveyard: 1, mana: 'C' } },
    },
  }),
];
