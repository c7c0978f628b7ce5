import { scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario('606.3: one loyalty ability of a planeswalker a turn', {
    rules: ['606.3', '306.5', '606.4'],
    alice: { battlefield: ['Elspeth, Knight-Errant'] },
    bob: {},
    script: [
      'alice activates Elspeth, Knight-Errant ability 1',
      'everyone passes',
      {
        expect: {
          'Elspeth, Knight-Errant': { counters: { loyalty: 5 } },
          'Soldier Token': { on: 'battlefield' },
        },
      },
      'refused 606.3: alice activates Elspeth, Knight-Errant ability 1',
      'pass until turn 5',
      'pass until the precombat main phase',
      'alice activates Elspeth, Knight-Errant ability 1',
    ],
    expect: { 'Elspeth, Knight-Errant': { counters: { loyalty: 6 } } },
    control: {
      setup: { alice: { battlefield: ['Elspeth, Knight-Errant', 'Nahiri, the Lithomancer'] } },
      script: [
        'alice activates Elspeth, Knight-Errant ability 1',
        'everyone passes',
        'alice activates Nahiri, the Lithomancer ability 1',
        'everyone passes',
      ],
      expect: {
        'Elspeth, Knight-Errant': { counters: { loyalty: 5 } },
        'Nahiri, the Lithomancer': { counters: { loyalty: 5 } },
      },
    },
  }),
  scenario('606.6: a negative loyalty cost needs as many counters', {
    rules: ['606.6'],
    alice: { battlefield: ['Elspeth, Knight-Errant'] },
    bob: {},
    script: ['refused 606.6: alice activates Elspeth, Knight-Errant ability 3'],
    expect: { alice: { command: 0 } },
    control: {
      setup: { alice: { battlefield: [{ card: 'Elspeth, Knight-Errant', counters: { loyalty: 8 } }] } },
      script: ['alice activates Elspeth, Knight-Errant ability 3'],
      expect: { alice: { command: 1 }, 'Elspeth, Knight-Errant': { on: 'graveyard' } },
    },
  }),
  scenario('306.8: combat damage to a planeswalker removes loyalty counters; with none it is gone', {
    rules: ['306.8', '306.9', '508.1b', '704.5i'],
    alice: { battlefield: ['Hill Giant', 'Grizzly Bears'] },
    bob: { battlefield: ['Jace Beleren'] },
    script: ['alice attacks Jace Beleren with Hill Giant; bob with Grizzly Bears'],
    expect: { bob: { life: 18 }, 'Jace Beleren': { on: 'graveyard' } },
    control: {
      setup: { bob: { battlefield: [{ card: 'Jace Beleren', counters: { loyalty: 4 } }] } },
      expect: { bob: { life: 18 }, 'Jace Beleren': { on: 'battlefield', counters: { loyalty: 1 } } },
    },
  }),
  scenario(
    '306.5b: an effect puts its loyalty counters on it as it enters, and a cost those it is paid with',
    {
      rules: ['306.5b', '614.16', '606.4'],
      alice: {
        battlefield: ['Doubling Season'],
        hand: ['Jace Beleren'],
        mana: 'UUC',
        library: ['Forest', 'Forest'],
      },
      bob: {},
      script: [
        'alice casts Jace Beleren',
        'pass until the stack is empty',
        { expect: { 'Jace Beleren': { counters: { loyalty: 6 } } } },
        'alice activates Jace Beleren ability 1',
        'pass until the stack is empty',
      ],
      expect: { 'Jace Beleren': { counters: { loyalty: 8 } } },
      control: {
        without: 'Doubling Season',
        script: [
          'alice casts Jace Beleren',
          'pass until the stack is empty',
          { expect: { 'Jace Beleren': { counters: { loyalty: 3 } } } },
          'alice activates Jace Beleren ability 1',
          'pass until the stack is empty',
        ],
        expect: { 'Jace Beleren': { counters: { loyalty: 5 } } },
      },
    },
  ),
];
