import { scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario('609.4b: mana is spent as though it were of any type on what an effect lets be cast so', {
    rules: ['609.4b', '406.3a'],
    alice: { hand: ['Gonti, Lord of Luxury', 'Shock'], mana: 'BBBBBB' },
    bob: { library: ['Grizzly Bears', 'Forest', 'Island', 'Island', 'Island'] },
    script: [
      'alice casts Gonti, Lord of Luxury',
      'everyone passes',
      'everyone passes',
      'alice chooses Grizzly Bears',
      { expect: { 'Grizzly Bears': { on: 'exile', faceDown: true }, bob: { library: 4 } } },
      // Its permission is for that card alone.
      'refused 118.3: alice casts Shock on bob',
      'alice casts Grizzly Bears',
      'everyone passes',
    ],
    expect: { 'Grizzly Bears': { on: 'battlefield', controller: 'alice' } },
    control: {
      script: [
        'alice casts Gonti, Lord of Luxury',
        'everyone passes',
        'everyone passes',
        'alice chooses Forest',
        // A land isn’t cast.
        'refused 305.1: alice plays bob’s Forest',
      ],
      expect: { Forest: { on: 'exile' } },
    },
  }),
];
