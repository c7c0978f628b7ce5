import { card, scenario } from '../../machines/play/scenario/index.ts';
import { one, spell, target } from '../../machines/rules/abilities/write/index.ts';

/** Copies an enchantment. */
const mirrored = card('Mirrored Lesson', ['sorcery'], {
  manaCost: '{U}',
  abilities: [spell([one({ type: 'enchantment' })], { do: 'createCopy', of: target(0) })],
});

export default [
  scenario('716.2a: a class level is gained after the one before it, at sorcery timing', {
    rules: ['716.2', '716.2a', '716.2d', '602.5d'],
    alice: { battlefield: ['Wizard Class'], mana: 'UUUUUUUU', library: ['Forest', 'Island', 'Swamp'] },
    bob: {},
    script: [
      // Level 3 is gained by no Class that is level 1.
      'refused 602.5: alice activates Wizard Class ability 2',
      'alice activates Wizard Class ability 1',
      'pass until the stack is empty',
      'refused 602.5: alice activates Wizard Class ability 1',
      { expect: { alice: { hand: 2 } } },
    ],
    expect: { game: { may: ['alice activates Wizard Class ability 2'] } },
    control: {
      turn: { at: 'upkeep' },
      script: ['refused 602.5d: alice activates Wizard Class ability 1'],
      expect: {
        game: { mayNot: { 'alice activates Wizard Class ability 1': '602.5d' } },
        alice: { hand: 0 },
      },
    },
  }),
  scenario('716.2a: a Class has the abilities of a level for as long as it is that level or greater', {
    rules: ['716.2a', '716.3'],
    alice: {
      battlefield: ['Druid Class'],
      hand: ['Forest', 'Mountain'],
      mana: 'GCC',
    },
    bob: {},
    script: [
      'alice activates Druid Class ability 1',
      'pass until the stack is empty',
      'alice plays Forest',
      'pass until the stack is empty',
      'alice plays Mountain',
      'pass until the stack is empty',
    ],
    expect: { alice: { life: 22, landsPlayed: 2 } },
    control: {
      script: ['alice plays Forest', 'pass until the stack is empty', 'refused 305.2b: alice plays Mountain'],
      expect: { alice: { life: 21, landsPlayed: 1 } },
    },
  }),
  scenario(
    '604.3a: an ability that an effect gives defines nothing, and is later than what made it a creature',
    {
      rules: ['604.3a', '613.4', '613.7a'],
      alice: {
        battlefield: ['Druid Class', 'Mutavault', 'Forest', 'Forest', 'Forest'],
        mana: 'CCCCCCCGG',
      },
      bob: {},
      script: [
        'alice activates Druid Class ability 1',
        'everyone passes',
        'alice activates Mutavault ability 2',
        'everyone passes',
        'alice activates Druid Class ability 2',
        'everyone passes',
        'alice chooses Mutavault',
        'everyone passes',
      ],
      expect: { Mutavault: { power: 4, toughness: 4, has: ['haste'] } },
      control: {
        // What makes it a 2/2 is later.
        script: [
          'alice activates Druid Class ability 1',
          'everyone passes',
          'alice activates Druid Class ability 2',
          'everyone passes',
          'alice chooses Mutavault',
          'everyone passes',
          'alice activates Mutavault ability 2',
          'everyone passes',
        ],
        expect: { Mutavault: { power: 2, toughness: 2, has: ['haste'] } },
      },
    },
  ),
  scenario('716.2b: a level is not copied', {
    rules: ['716.2b', '707.2'],
    alice: {
      battlefield: [{ card: 'Wizard Class', as: 'the old Class' }],
      hand: [mirrored],
      mana: 'UUUU',
      library: ['Forest', 'Island', 'Swamp', 'Plains'],
    },
    bob: {},
    script: [
      'alice activates the old Class ability 1',
      'pass until the stack is empty',
      'alice casts Mirrored Lesson on the old Class',
      'pass until the stack is empty',
    ],
    // Neither did the new one become level 2, nor can it become level 3.
    expect: { alice: { battlefield: 2, hand: 2 }, game: { happened: [{ event: 'becomeLevel', times: 1 }] } },
    control: {
      script: ['alice casts Mirrored Lesson on the old Class', 'pass until the stack is empty'],
      expect: { game: { notHappened: [{ event: 'becomeLevel' }] } },
    },
  }),
  scenario('716.2a: a Class gains a level for that level’s cost', {
    rules: ['716.2a', '602.2b', '118.3'],
    alice: { battlefield: ['Wizard Class'], mana: 'UU', library: ['Forest', 'Island', 'Swamp'] },
    bob: {},
    script: ['refused 118.3: alice activates Wizard Class ability 1'],
    expect: { alice: { hand: 0, mana: 'UU' } },
    control: {
      setup: { alice: { mana: 'UUU' } },
      script: ['alice activates Wizard Class ability 1', 'pass until the stack is empty'],
      expect: { alice: { hand: 2, mana: '' } },
    },
  }),
];
