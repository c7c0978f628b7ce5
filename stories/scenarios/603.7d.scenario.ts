import { scenario } from '../../machines/play/scenario/index.ts';

const foretold = {
  alice: { battlefield: ['Oracle en-Vec'] },
  bob: { battlefield: ['Grizzly Bears', 'Hill Giant', 'Ornithopter'] },
};

export default [
  scenario(
    '603.7d: at the beginning of that turn’s end step, what was chosen and didn’t attack is destroyed',
    {
      rules: ['603.7a', '603.7d', '508.1d', '611.2a'],
      ...foretold,
      script: [
        'alice activates Oracle en-Vec on bob',
        'everyone passes',
        'bob chooses Grizzly Bears and Ornithopter',
        'pass until bob decides',
        'refused 508.1c: bob attacks alice with Grizzly Bears, Ornithopter, Hill Giant',
        'refused 508.1d: bob attacks alice with Grizzly Bears',
        'bob attacks alice with Grizzly Bears, Ornithopter',
        "pass until alice's upkeep",
      ],
      expect: {
        alice: { life: 18 },
        'Grizzly Bears': { on: 'battlefield' },
        Ornithopter: { on: 'battlefield' },
        'Hill Giant': { on: 'battlefield' },
      },
      control: {
        script: [
          'alice activates Oracle en-Vec on bob',
          'everyone passes',
          'bob chooses nothing',
          "pass until alice's upkeep",
        ],
        expect: { alice: { life: 20 }, Ornithopter: { on: 'battlefield' } },
      },
    },
  ),
  scenario('603.7d: it is destroyed where it couldn’t attack, too', {
    rules: ['603.7a', '603.7d', '508.1d'],
    alice: { battlefield: ['Oracle en-Vec'] },
    bob: { battlefield: ['Wall of Omens', 'Hill Giant'] },
    script: [
      'alice activates Oracle en-Vec on bob',
      'everyone passes',
      'bob chooses Wall of Omens',
      "pass until alice's upkeep",
    ],
    expect: { 'Wall of Omens': { on: 'graveyard' }, 'Hill Giant': { on: 'battlefield' } },
    control: {
      script: [
        'alice activates Oracle en-Vec on bob',
        'everyone passes',
        'bob chooses nothing',
        "pass until alice's upkeep",
      ],
      expect: { 'Wall of Omens': { on: 'battlefield' }, 'Hill Giant': { on: 'battlefield' } },
    },
  }),
];
