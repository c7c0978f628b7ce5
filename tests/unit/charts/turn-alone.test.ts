import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { turnMachine } from '../../../machines/turn/chart.ts';

const start = (players: number) => {
  const actor = createActor(turnMachine, { input: { players } });
  actor.start();
  return actor;
};

/** Ends so many steps, and says where the turn was after each: whose, and the step or phase. */
const walk = (actor: ReturnType<typeof start>, steps: number): readonly string[] =>
  Array.from({ length: steps }, () => {
    const { active, phase, step } = actor.getSnapshot().context.game.turn;
    actor.send({ type: 'step.end' });
    return `${active} ${step ?? phase}`;
  });

test('500.1: a turn has five phases, whose steps proceed in order', () => {
  expect(walk(start(2), 11)).toEqual([
    '0 upkeep',
    '0 draw',
    '0 precombatMain',
    '0 beginningOfCombat',
    '0 declareAttackers',
    '0 declareBlockers',
    '0 combatDamage',
    '0 endOfCombat',
    '0 postcombatMain',
    '0 end',
    '1 upkeep',
  ]);
});

test('103.1: turns go around the table', () => {
  const actor = start(3);
  const turns = new Set(walk(actor, 40).map((place) => place[0]));
  expect([...turns]).toEqual(['0', '1', '2']);
  expect(actor.getSnapshot().context.game.turn.number).toBe(5);
});

/** The files that a module brings with it as it runs: its imports and theirs, without those of types. */
function bundleOf(file: string, known: Set<string> = new Set()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  const code = readFileSync(file, 'utf8');
  for (const [, specifier = ''] of code.matchAll(/^(?:import|export) (?!type\b)[^;]*? from '(\.[^']+)';/gm))
    bundleOf(join(dirname(file), specifier), known);
  return known;
}

test('a turn alone comes without the rules', () => {
  const machines = fileURLToPath(new URL('../../../machines', import.meta.url));
  const files = [...bundleOf(join(machines, 'turn/chart.ts'))];
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => file.startsWith(join(machines, 'rules')))).toEqual([]);
});
