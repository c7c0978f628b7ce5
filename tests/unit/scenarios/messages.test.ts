/** What goes wrong as a new user writes: what is wrong, where, and what there is instead. */
import { expect, test } from 'vitest';
import { runScenario, scenario } from '../../../machines/play/scenario/index.ts';

/** What is said of a script at a table with a Shock in hand. */
const said = (script: readonly string[], bob: object = { battlefield: ['Hill Giant'] }): string => {
  const { failure, faults } = runScenario(
    scenario('misused', {
      rules: ['100.1'],
      alice: { hand: ['Shock', 'Forest'], mana: 'R', battlefield: ['Grizzly Bears'] },
      bob,
      script,
      expect: {},
    }),
  );
  const [fault] = faults;
  return fault === undefined
    ? (failure?.reason ?? 'it holds')
    : `${fault.path}: ${fault.reason} → ${fault.nearest.join(', ')}`;
};

test.each([
  [
    ['alice casts Shokc on bob'],
    'script[0]: nothing here is called “Shokc”: “alice casts Shokc on bob” → Shock',
  ],
  [
    ['alice activates Grizzly Bears'],
    'Grizzly Bears has no such ability, and no other that can be activated',
  ],
  [
    ['pass until bob’s main phase'],
    'script[0]: “bob’s main phase” is no time: there are “the stack is empty”, steps and main phases like “bob’s upkeep”, “turn 7”, “the next turn”, “bob decides”, “the game is over”: “pass until bob’s main phase” → bob’s precombat main, bob’s postcombat main',
  ],
  [['alice says yes'], 'alice has nothing to decide now: alice has priority'],
  [['alice casts Shock on bob with X = 3'], 'it has no X to choose (107.3)'],
  [['alice casts Shock on bob kicked'], 'it has no cost to kick it'],
  [
    ['alice casts Shock on Forest'],
    'Forest is no legal target (115.4): alice has to decide (choose: choose a target, 601.2c) for Shock: Grizzly Bears, Hill Giant, alice or bob',
  ],
  [['alice attacks bob with Hill Giant'], 'The attacking player doesn’t control Hill Giant. (508.1a)'],
  [
    ['alice attacks bob with Grizzly Bears', 'bob blocks Grizzly Bears with Grizzly Bears'],
    'Bob doesn’t control Grizzly Bears. (509.1a)',
  ],
  [
    ['bob blocks Grizzly Bears with Hill Giant'],
    'bob doesn’t declare blockers now (precombatMain, Alice’s turn): nothing attacks',
  ],
] as const)('%j', (script, reason) => {
  expect(said(script)).toBe(reason);
});

test('refusals by the rules are found where a name is another player’s', () => {
  expect(said(['refused 508.1a: alice attacks bob with Hill Giant'])).toBe('it holds');
  expect(said(['refused 508.1b: alice attacks bob with Hill Giant'])).toContain('it is by 508.1a');
});

test('what comes after the end says how it ended', () => {
  expect(said(['alice casts Shock on bob', 'everyone passes', 'alice plays Forest'], { life: 2 })).toBe(
    'the game is over: alice won (104.2a)',
  );
});

test('a misspelt name in a list is told with the nearest', () => {
  const { failure } = runScenario(
    scenario('misspelt', {
      rules: ['100.1'],
      alice: { hand: ['Grizzly Bears', 'Forest'] },
      expect: { alice: { hand: ['Grizly Bears', 'Forest'] } },
    }),
  );
  expect(failure?.reason).toBe(
    'alice.hand: it is ["Forest","Grizzly Bears"], not ["Forest","Grizly Bears"]; nothing here is called “Grizly Bears”; did you mean Grizzly Bears?',
  );
});
