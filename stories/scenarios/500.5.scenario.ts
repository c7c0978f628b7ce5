import { scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario('500.5: unspent mana becomes other mana instead of being lost, where an effect says so', {
    rules: ['500.5', '106.4', '613.11'],
    alice: { battlefield: ['Kruphix, God of Horizons'], mana: 'GGR' },
    bob: {},
    script: ['pass until the beginning of combat step'],
    expect: { alice: { mana: 'CCC' } },
    control: { withoutAbilities: ['Kruphix, God of Horizons'], expect: { alice: { mana: '' } } },
  }),
  scenario('500.5: only mana of a color lasts, and what counts it counts it then, too', {
    rules: ['500.5', '613.4c'],
    alice: { battlefield: ['Omnath, Locus of Mana'], mana: 'GGR' },
    bob: {},
    script: [
      { expect: { 'Omnath, Locus of Mana': { power: 3 } } },
      'pass until the beginning of combat step',
    ],
    expect: { alice: { mana: 'GG' }, 'Omnath, Locus of Mana': { power: 3, toughness: 3 } },
    control: {
      withoutAbilities: ['Omnath, Locus of Mana'],
      expect: { alice: { mana: '' }, 'Omnath, Locus of Mana': { power: 1, toughness: 1 } },
    },
  }),
];
