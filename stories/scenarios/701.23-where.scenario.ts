import { card, scenario } from '../../machines/play/scenario/index.ts';

const call = card('Distant Call', ['sorcery'], {
  manaCost: '{W}',
  abilities: [
    {
      kind: 'spell',
      effect: [
        {
          do: 'search',
          zones: ['graveyard'],
          zonesChosen: true,
          for: { name: 'Grizzly Bears' },
          count: { min: 1, max: 1 },
          reveal: true,
          to: { zone: 'hand' },
        },
      ],
    },
  ],
});

export default [
  scenario('701.23a: who searches a library and/or a graveyard says which of them', {
    rules: ['701.23a', '701.24a'],
    alice: { hand: [call], graveyard: ['Grizzly Bears'], library: ['Grizzly Bears', 'Forest'], mana: 'W' },
    bob: {},
    script: [
      'alice casts Distant Call',
      'everyone passes',
      'alice chooses graveyard',
      'alice chooses Grizzly Bears',
    ],
    expect: {
      alice: { hand: ['Grizzly Bears'], graveyard: ['Distant Call'], library: 2 },
      game: { notHappened: [{ event: 'shuffle' }] },
    },
    control: {
      script: [
        'alice casts Distant Call',
        'everyone passes',
        'alice chooses library',
        'alice chooses Grizzly Bears',
      ],
      expect: {
        alice: { hand: ['Grizzly Bears'], graveyard: ['Grizzly Bears', 'Distant Call'], library: 1 },
        game: { happened: [{ event: 'shuffle' }] },
      },
    },
  }),
];
