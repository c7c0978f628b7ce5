import { scenario } from '../../machines/play/scenario/index.ts';

const lion = 'Silvercoat Lion';

export default [
  scenario('903.9b: a commander that would be put into a hand may be put into the command zone instead', {
    rules: ['903.9b', '614.1a'],
    alice: { battlefield: [lion], commanders: [lion] },
    bob: { hand: ['Boomerang'], mana: 'UU' },
    script: ['alice passes', `bob casts Boomerang on ${lion}`, 'pass until alice decides', 'alice says yes'],
    expect: { [lion]: { on: 'command' } },
    control: {
      // Its owner may, and need not.
      script: ['alice passes', `bob casts Boomerang on ${lion}`, 'pass until alice decides', 'alice says no'],
      expect: { [lion]: { on: 'hand' } },
    },
  }),
  scenario('903.9b: its owner decides, whoever controls it, and what is no commander goes where it would', {
    rules: ['903.9b', '108.3'],
    alice: {
      battlefield: [lion, { card: 'Control Magic', controller: 'bob', attachedTo: lion }],
      commanders: [lion],
    },
    bob: { hand: ['Boomerang'], mana: 'UU' },
    turn: { of: 'bob' },
    script: [`bob casts Boomerang on ${lion}`, 'pass until alice decides', 'alice says yes'],
    expect: { [lion]: { on: 'command' } },
    control: {
      setup: { alice: { battlefield: [lion], commanders: [] } },
      script: [`bob casts Boomerang on ${lion}`, 'pass until the stack is empty'],
      expect: { [lion]: { on: 'hand' } },
    },
  }),
];
