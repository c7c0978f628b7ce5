import { expect, test } from 'vitest';
import {
  checkDefinition,
  checkInstructions,
  knownInstructions,
} from '../../../machines/rules/effects/index.ts';
import type { Ability, Instruction } from '../../../machines/rules/state/vocabulary/index.ts';

const problems = (...instructions: readonly Instruction[]) =>
  checkInstructions(instructions, { targets: 1 }).map(({ at, problem }) => `${at}: ${problem}`);

test('608.2c: instructions that read what was written are without fault', () => {
  expect(
    problems(
      { do: 'destroy', what: { target: 0 }, as: 'dead' },
      { do: 'if', condition: { did: 'dead' }, then: [{ do: 'gainLife', amount: { amount: 'dead' } }] },
      { do: 'reflexive', after: 'dead', effect: [{ do: 'draw', count: { eventAmount: true } }] },
    ),
  ).toEqual([]);
});

test('608.2c: a name that nothing wrote before is a fault, and so is a target that doesn’t exist', () => {
  expect(
    problems(
      { do: 'gainLife', amount: { amount: 'dead' } },
      { do: 'destroy', what: { target: 1 }, as: 'dead' },
      { do: 'reflexive', after: 'nothing', effect: [] },
      { do: 'may', then: [{ do: 'move', what: { named: 'lost' }, to: { zone: 'hand' } }] },
    ),
  ).toEqual([
    'effect.0.amount: Nothing before it is called “dead”.',
    'effect.1.what: There is no target 1; the text has 1.',
    'effect.2: Nothing before it is called “nothing”.',
    'effect.3.then.0.what: Nothing before it is called “lost”.',
  ]);
});

test('601.2d: what is divided must be divided among targets', () => {
  expect(problems({ do: 'dealDamage', amount: 'divided', toPlayers: 'opponents' })).toHaveLength(1);
  expect(problems({ do: 'dealDamage', amount: 'divided', to: { target: 0 } })).toEqual([]);
  const and = [{ amount: 'divided', toPlayers: 'opponents' }] as const;
  expect(problems({ do: 'dealDamage', amount: 1, to: { target: 0 }, and })).toHaveLength(1);
});

test('603.7, 107.3n: a later trigger has targets of its own, and the X of what makes it', () => {
  const later = (target: number): Instruction => ({
    do: 'delayedTrigger',
    when: [{ on: 'begins', step: 'end' }],
    targets: [{ any: true }, { any: true }],
    effect: [
      { do: 'destroy', what: { target } },
      { do: 'gainLife', amount: { x: true } },
    ],
  });
  expect(problems(later(1))).toEqual([]);
  expect(problems(later(2))).toEqual(['effect.0.effect.0.what: There is no target 2; the text has 2.']);
});

test('107.3: X has a value for the cost of an ability, and for how the object of a spell enters', () => {
  const effect: readonly Instruction[] = [{ do: 'draw', count: { x: true } }];
  const faults = (ability: Ability) =>
    checkDefinition({ abilities: [ability] }).map(({ at, problem }) => `${at}: ${problem}`);
  const none = ['abilities.0.effect.0.count: X has no value here: none is chosen for this.'];
  expect(faults({ kind: 'activated', cost: [{ mana: '{X}' }], effect })).toEqual([]);
  expect(faults({ kind: 'activated', cost: [{ tap: true }], effect })).toEqual(none);
  expect(faults({ kind: 'triggered', when: [{ on: 'enters', object: 'self' }], effect })).toEqual([]);
  expect(faults({ kind: 'triggered', when: [{ on: 'attacks', object: 'self' }], effect })).toEqual(none);
});

test('608.2g: spells are cast only as something resolves that uses the stack', () => {
  const free: Instruction = { do: 'castWithoutPaying', what: { top: 1, of: 'you' } };
  const cost: Instruction = { do: 'cast', what: { top: 1, of: 'you' } };
  const faults = (ability: Ability) =>
    checkDefinition({ abilities: [ability] }).map(({ at, problem }) => `${at}: ${problem}`);
  const wrong = 'Spells are cast only while a spell, or an ability that uses the stack, resolves.';
  expect(problems(free, { do: 'may', then: [cost] })).toEqual([]);
  expect(faults({ kind: 'activated', cost: [{ tap: true }], effect: [cost] })).toEqual([]);
  const mana: Instruction = { do: 'addMana', mana: ['G'] };
  expect(faults({ kind: 'activated', cost: [{ tap: true }], effect: [mana, cost] })).toEqual([
    `abilities.0.effect.1: ${wrong}`,
  ]);
  expect(faults({ kind: 'static', replaces: { event: { draw: 'you' }, instead: [free] } })).toEqual([
    `abilities.0.replaces.instead.0: ${wrong}`,
  ]);
  expect(faults({ kind: 'static', openingHand: [free] })).toEqual([`abilities.0.openingHand.0: ${wrong}`]);
});

test('607.2: links and costs are those of the object; a keyword must be known', () => {
  const faults = (abilities: Parameters<typeof checkDefinition>[0]['abilities']) =>
    checkDefinition(abilities === undefined ? {} : { abilities }).map(({ problem }) => problem);
  const reads = {
    kind: 'spell',
    effect: [{ do: 'move', what: { linked: 'exiled' }, to: { zone: 'hand' } }],
  } as const;
  const writes = { kind: 'spell', effect: [{ do: 'exile', what: 'self', link: 'exiled' }] } as const;
  expect(faults([reads])).toEqual(['Nothing is kept under the link “exiled”.']);
  expect(faults([writes, reads])).toEqual([]);
  expect(faults([{ kind: 'keyword', keyword: 'flyng' }])).toEqual([
    'There is no keyword ability called “flyng”.',
  ]);
});

test('608.2c: what the engine knows is every instruction of the vocabulary', () => {
  expect(knownInstructions).toContain('draw');
  expect(new Set(knownInstructions).size).toBe(knownInstructions.length);
});
