import { scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario(
    '715.3d: a card that was cast as an Adventure is exiled, and may be cast from there, but not as one',
    {
      rules: ['715.3', '715.3b', '715.3d', '715.4'],
      alice: { hand: ['Bonecrusher Giant'], mana: 'RCRCCRC' },
      bob: {},
      script: [
        'alice casts Bonecrusher Giant by back on bob',
        { expect: { game: { stack: ['Stomp'] } } },
        'pass until the stack is empty',
        {
          expect: {
            bob: { life: 18 },
            'Bonecrusher Giant': { on: 'exile', types: ['creature'], manaValue: 3 },
          },
        },
        'refused 601.2b: alice casts Bonecrusher Giant by back on bob',
        'alice casts Bonecrusher Giant by mana',
        'pass until the stack is empty',
      ],
      expect: { 'Bonecrusher Giant': { on: 'battlefield', power: 4 }, bob: { life: 18 } },
      control: {
        script: ['alice casts Bonecrusher Giant by mana', 'pass until the stack is empty'],
        expect: { 'Bonecrusher Giant': { on: 'battlefield' }, alice: { exile: 0 }, bob: { life: 20 } },
      },
    },
  ),
  scenario('715.3d: an Adventure that is countered is not exiled', {
    rules: ['715.3d', '701.6a'],
    alice: { hand: ['Bonecrusher Giant'], mana: 'RC' },
    bob: { hand: ['Counterspell'], mana: 'UU' },
    script: [
      'alice casts Bonecrusher Giant by back on bob',
      'alice passes',
      'bob casts Counterspell on Stomp',
      'pass until the stack is empty',
    ],
    expect: { alice: { graveyard: ['Bonecrusher Giant'], exile: 0 }, bob: { life: 20 } },
    control: {
      script: ['alice casts Bonecrusher Giant by back on bob', 'pass until the stack is empty'],
      expect: { alice: { graveyard: 0, exile: ['Bonecrusher Giant'] }, bob: { life: 18 } },
    },
  }),
];
