import { scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario('607.2b: cards that the replacement effect of one ability exiled are those of the other', {
    rules: ['607.2b', '614.6', '601.2h'],
    alice: { battlefield: ['Void Maw'], hand: ['Doom Blade', 'Swords to Plowshares'], mana: 'CBW' },
    bob: { battlefield: ['Grizzly Bears', 'Serra Angel'] },
    script: [
      'alice casts Swords to Plowshares on Serra Angel',
      'pass until the stack is empty',
      'refused 118.3: alice activates Void Maw',
      'alice casts Doom Blade on Grizzly Bears',
      'pass until the stack is empty',
      { expect: { 'Grizzly Bears': { on: 'exile' } } },
      'alice activates Void Maw',
      'pass until the stack is empty',
      'refused 118.3: alice activates Void Maw',
    ],
    expect: {
      'Void Maw': { power: 6, toughness: 7 },
      'Grizzly Bears': { on: 'graveyard' },
      'Serra Angel': { on: 'exile' },
    },
    control: {
      withoutAbilities: ['Void Maw'],
      script: [
        'alice casts Swords to Plowshares on Serra Angel',
        'pass until the stack is empty',
        'alice casts Doom Blade on Grizzly Bears',
        'pass until the stack is empty',
      ],
      expect: {
        'Void Maw': { power: 4, toughness: 5 },
        'Grizzly Bears': { on: 'graveyard' },
        'Serra Angel': { on: 'exile' },
      },
    },
  }),
  scenario('607.2b: of two that could exile it, what one did exile is nothing to the other', {
    rules: ['607.2b', '616.1', '607.1'],
    alice: {
      battlefield: [
        { card: 'Void Maw', as: 'the first' },
        { card: 'Void Maw', as: 'the second' },
      ],
      hand: ['Shock'],
      mana: 'R',
    },
    bob: { battlefield: ['Grizzly Bears'] },
    script: [
      'alice casts Shock on Grizzly Bears',
      'pass until bob decides',
      'bob chooses the second',
      'refused 118.3: alice activates the first',
      'alice activates the second',
      'pass until the stack is empty',
    ],
    expect: { 'the first': { power: 4 }, 'the second': { power: 6 }, 'Grizzly Bears': { on: 'graveyard' } },
    control: {
      script: [
        'alice casts Shock on Grizzly Bears',
        'pass until bob decides',
        'bob chooses the first',
        'alice activates the first',
        'pass until the stack is empty',
      ],
      expect: { 'the first': { power: 6 }, 'the second': { power: 4 } },
    },
  }),
];
