import { creature, scenario } from '../../machines/play/scenario/index.ts';

const bird = {
  ...creature('Bright Bird', '0/2', '', {
    manaCost: '{U}',
    abilities: [
      {
        kind: 'static',
        characteristicDefining: true,
        changes: [
          { change: 'setPowerToughness', power: { number: 'colorsAmong', of: { controller: 'you' } } },
        ],
      },
    ],
  }),
  power: '*',
} as const;
const of = (name: string, colors: string) => creature(name, '1/1', '', { colors });

export default [
  scenario('105.2: each color is counted once, and none isn’t one', {
    rules: ['105.2', '105.2c'],
    alice: { battlefield: [bird, of('Imp', 'BR'), of('Rat', 'B'), of('Golem', '')] },
    bob: { battlefield: [of('Elf', 'G')] },
    script: [],
    expect: { 'Bright Bird': { power: 3 } },
    control: {
      setup: { alice: { battlefield: [bird, of('Golem', '')] } },
      expect: { 'Bright Bird': { power: 1 } },
    },
  }),
];
