import { scenario } from '../../machines/play/scenario/index.ts';

const lion = 'Silvercoat Lion';

export default [
  scenario('903.8: a commander is cast from the command zone, for two more each time', {
    rules: ['903.8', '601.2f'],
    alice: {
      command: [lion],
      commanders: [lion],
      hand: ['Shock'],
      battlefield: [{ card: 'Plains', count: 6 }, 'Mountain'],
    },
    bob: {},
    script: [
      `alice casts ${lion}`,
      'pass until the stack is empty',
      `alice casts Shock on ${lion}`,
      'pass until alice decides',
      'alice says yes',
      { expect: { [lion]: { on: 'command' } } },
      `alice casts ${lion}`,
      'pass until the stack is empty',
    ],
    expect: { [lion]: { on: 'battlefield' }, Plains: { tapped: true } },
    control: {
      // Five lands are one too few for the second time.
      setup: { alice: { battlefield: [{ card: 'Plains', count: 5 }, 'Mountain'] } },
      script: [
        `alice casts ${lion}`,
        'pass until the stack is empty',
        `alice casts Shock on ${lion}`,
        'pass until alice decides',
        'alice says yes',
        `refused 118.3: alice casts ${lion}`,
      ],
      expect: { [lion]: { on: 'command' } },
    },
  }),
  scenario('903.8: a card in the command zone that is no commander can’t be cast from there', {
    rules: ['903.8', '601.3'],
    alice: { command: [lion], hand: [], mana: 'WC' },
    bob: {},
    script: [`refused 601.3: alice casts ${lion}`],
    expect: { [lion]: { on: 'command' } },
    control: {
      setup: { alice: { command: [lion], commanders: [lion], mana: 'WC' } },
      script: [`alice casts ${lion}`, 'pass until the stack is empty'],
      expect: { [lion]: { on: 'battlefield' } },
    },
  }),
  scenario('903.8: a land that is a commander can’t be played from the command zone', {
    rules: ['903.8', '305.1', '116.2a'],
    alice: { command: ['Plains'], commanders: ['Plains'] },
    bob: {},
    script: ['refused 305.1: alice plays Plains'],
    expect: { Plains: { on: 'command' } },
    control: {
      setup: { alice: { command: [], commanders: [], hand: ['Plains'] } },
      script: ['alice plays Plains'],
      expect: { Plains: { on: 'battlefield' } },
    },
  }),
];
