import { card, scenario } from '../../machines/play/scenario/index.ts';
import { gainLife, replacement, spell } from '../../machines/rules/abilities/write/index.ts';
import type { Condition, Instruction, Replacement } from '../../machines/rules/index.ts';

const gainIf = (condition: Condition, amount: number): Instruction => ({
  do: 'if',
  condition,
  then: [gainLife(amount)],
});
const skipping = (begins: 'draw' | 'combat' | 'turn', also: Replacement['also']) =>
  replacement({
    event: { would: 'begin', what: begins, whose: 'you' },
    skip: true,
    optional: true,
    ...(also && { also }),
  });

/** Gains 3 life if that is done in a main phase, and 10 if it is done in the draw step or between steps. */
const fast = card('Long Fast', ['enchantment'], {
  abilities: [
    skipping('draw', [
      gainIf({ holds: 'during', step: 'precombatMain' }, 3),
      gainIf({ holds: 'during', step: 'beginning' }, 10),
    ]),
  ],
});
/** Its controller gains 3 life in the turn of an opponent, and 10 in any other. */
const hourglass = card('Slow Hourglass', ['artifact'], {
  abilities: [
    skipping('turn', [
      gainIf({ holds: 'turnOf', who: 'opponents' }, 3),
      gainIf({ holds: 'turnOf', who: 'you' }, 10),
    ]),
  ],
});
const skipDraw: Instruction = { do: 'skip', who: 'you', what: 'draw' };
const rest = (name: string, ...more: readonly Instruction[]) =>
  card(name, ['sorcery'], { manaCost: '{W}', abilities: [spell([], skipDraw, ...more)] });
const library = ['Wastes', 'Wastes', 'Wastes', 'Wastes'];

export default [
  scenario('614.10b: what follows skipping a step is the first thing in the next step or phase', {
    rules: ['614.10b', '614.10'],
    alice: { battlefield: [fast], library },
    bob: { library },
    turn: { of: 'alice', at: 'upkeep' },
    script: ['pass until alice decides', 'alice says yes'],
    expect: { alice: { life: 23, hand: 0 }, game: { turn: { at: 'precombatMain' } } },
    control: {
      script: ['pass until alice decides', 'alice says no', 'pass until the precombat main phase'],
      expect: { alice: { life: 20, hand: 1 } },
    },
  }),
  scenario('614.10b: what follows skipping a turn is the first thing in the next turn', {
    rules: ['614.10b'],
    alice: { battlefield: [hourglass], library },
    bob: { library },
    turn: { of: 'bob', at: 'end' },
    script: ['pass until alice decides', 'alice says yes'],
    expect: { alice: { life: 23 }, game: { turn: { of: 'bob' } } },
    control: {
      script: ['pass until alice decides', 'alice says no'],
      expect: { alice: { life: 20 }, game: { turn: { of: 'alice' } } },
    },
  }),
  scenario('614.10a: of two effects each skips one, so that the next two draw steps are skipped', {
    rules: ['614.10a'],
    alice: { hand: [rest('Two Rests', skipDraw)], library, mana: 'W' },
    bob: { library },
    script: ['alice casts Two Rests', ...Array.from({ length: 5 }, () => 'pass until the next turn')],
    expect: { alice: { hand: 0 } },
    control: {
      setup: { alice: { hand: [rest('One Rest')], library, mana: 'W' } },
      script: ['alice casts One Rest', ...Array.from({ length: 5 }, () => 'pass until the next turn')],
      expect: { alice: { hand: 1 } },
    },
  }),
];
