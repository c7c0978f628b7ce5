import { describe, expect, test } from 'vitest';
import { card, creature, runScenario, scenario } from '../../../machines/play/scenario/index.ts';

/** "{0}: Add {C}." and "{X}: Add {C}." */
const springs = ['{0}', '{X}'].map((cost) =>
  card('Endless Spring', ['artifact'], {
    manaCost: '{1}',
    abilities: [
      {
        kind: 'activated',
        cost: [{ pay: 'mana', cost }],
        effect: [{ do: 'addMana', mana: ['C'] }],
      },
    ],
  }),
);

describe('605.3: mana that could be made without end', () => {
  test.each(springs)('is made as often as a game could need it, and no more is looked for', (spring) => {
    const { steps } = runScenario(
      scenario('605.3: what is dear is cast', {
        rules: ['605.3'],
        alice: {
          hand: [creature('Dear Giant', '4/4', '', { manaCost: '{X}{5}' })],
          battlefield: [spring, 'Forest'],
        },
        bob: {},
        script: ['alice casts Dear Giant'],
        expect: {},
      }),
    );
    expect(steps.at(-1)?.game.pending).toMatchObject({ kind: 'number', min: 0, max: 36 });
  });
});
