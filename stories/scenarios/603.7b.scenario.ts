import { scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario('603.7b: “when you next” triggers once this turn, on the first spell with X alone', {
    rules: ['603.7b', '707.10', '107.3m'],
    alice: {
      battlefield: ['Magus Lucea Kane', 'Forest', 'Forest'],
      hand: ['Apocalypse Hydra', 'Neverwinter Hydra'],
      mana: 'RGGG',
    },
    bob: {},
    script: [
      'alice activates Magus Lucea Kane',
      'alice casts Apocalypse Hydra with X = 4',
      'pass until the stack is empty',
      'alice casts Neverwinter Hydra with X = 0',
      'pass until the stack is empty',
    ],
    expect: { alice: { battlefield: 5 }, 'Neverwinter Hydra': { on: 'graveyard' } },
    control: {
      without: 'Magus Lucea Kane',
      setup: { alice: { hand: ['Apocalypse Hydra', 'Neverwinter Hydra'], mana: 'CCRGGG' } },
      script: ['alice casts Apocalypse Hydra with X = 4', 'pass until the stack is empty'],
      expect: { alice: { battlefield: 3 } },
    },
  }),
  scenario('616.1: nobody is asked which of several numbers of counters comes first', {
    rules: ['616.1', '614.1c'],
    alice: { hand: ['Apocalypse Hydra'], mana: 'CCCCCRG' },
    bob: {},
    script: ['alice casts Apocalypse Hydra with X = 5', 'everyone passes'],
    expect: { 'Apocalypse Hydra': { counters: { '+1/+1': 10 } } },
    control: {
      setup: { alice: { mana: 'CCCCRG' } },
      script: ['alice casts Apocalypse Hydra with X = 4', 'everyone passes'],
      expect: { 'Apocalypse Hydra': { counters: { '+1/+1': 4 } } },
    },
  }),
];
