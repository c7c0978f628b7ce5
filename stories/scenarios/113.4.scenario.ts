import { scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario('113.4: a mana ability doesn’t use the stack, and can be activated while a cost is being paid', {
    rules: ['113.4', '605.3a', '605.3b'],
    alice: { battlefield: ['Llanowar Elves', 'Forest', 'Prodigal Sorcerer'], hand: ['Grizzly Bears'] },
    bob: {},
    script: [
      'alice casts Grizzly Bears paying by hand',
      { expect: { game: { asked: { player: 'alice', kind: 'payment' } } } },
      'refused 605.3a: alice activates Prodigal Sorcerer on bob',
      'alice activates Llanowar Elves',
      { expect: { alice: { mana: 'G' }, game: { stack: ['Grizzly Bears'] } } },
      'alice activates Forest',
      'alice pays G G',
    ],
    expect: { 'Grizzly Bears': { on: 'battlefield' }, 'Llanowar Elves': { tapped: true } },
    control: {
      withoutAbilities: ['Llanowar Elves'],
      script: ['refused 118.3: alice casts Grizzly Bears'],
      expect: { 'Grizzly Bears': { on: 'hand' }, 'Llanowar Elves': { tapped: false } },
    },
  }),
];
