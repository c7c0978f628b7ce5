import { expect, test } from 'vitest';
import type { Instruction } from '../../../machines/rules/index.ts';
import { instructionWord, isInstruction } from '../../../machines/rules/state/word-table.ts';
import { checkCard } from '../../../machines/words/check-card.ts';
import type { Arrange } from '../../../machines/words/instructions/arrange.ts';
import { instructions } from '../../../machines/words/instructions/index.ts';
import type { MoveCounter } from '../../../machines/words/instructions/move-counter.ts';
import type { InstructionWord } from '../../../machines/words/instructions/word.ts';

const { arrange, moveCounter } = instructions;

/** What an instruction has to say of itself: without one of these its home doesn't compile. */
test('an instruction without shape, wording, meaning or what it gives is none', () => {
  const { shape, ...noShape } = arrange;
  const { said, ...noWording } = arrange;
  const { meaning, ...noMeaning } = arrange;
  const { gives, ...givesNothing } = arrange;
  const { done, ...noName } = arrange;
  const faults: readonly InstructionWord<Arrange>[] = [
    // @ts-expect-error its fields aren't said
    noShape,
    // @ts-expect-error nobody can say it
    noWording,
    // @ts-expect-error following it means nothing
    noMeaning,
    // @ts-expect-error what is found under its name isn't said
    givesNothing,
    // @ts-expect-error what it did to something has no name
    noName,
    // @ts-expect-error it means what another one means
    { ...arrange, meaning: moveCounter.meaning },
  ];
  expect(faults).toHaveLength([shape, said, meaning, gives, done, moveCounter].length);
});

test('the shape of an instruction is that of its type', () => {
  const { shape } = moveCounter;
  const faults: readonly InstructionWord<MoveCounter>[] = [
    // @ts-expect-error everything is missing
    { ...moveCounter, shape: {} },
    // @ts-expect-error players are no objects
    { ...moveCounter, shape: { ...shape, from: 'players' } },
    // @ts-expect-error where it is from is always said
    { ...moveCounter, shape: { ...shape, from: 'objects?' } },
    // @ts-expect-error a kind isn't always said
    { ...moveCounter, shape: { ...shape, kind: 'text' } },
    // @ts-expect-error how many are one of two words
    { ...moveCounter, shape: { ...shape, count: { words: { any: true }, optional: true } } },
    // @ts-expect-error a kind is no word
    { ...moveCounter, shape: { ...shape, kind: { words: { any: true }, optional: true } } },
    // @ts-expect-error nobody moves it slowly
    { ...moveCounter, shape: { ...shape, slowly: 'flag' } } satisfies InstructionWord<MoveCounter>,
  ];
  expect(faults).toHaveLength(7);
});

test('each instruction has its home, and nothing else has', () => {
  // @ts-expect-error nobody forgets
  const forget: Instruction = { do: 'forget' };
  expect(isInstruction(forget)).toBe(false);
  expect(() => instructionWord(forget).meaning).toThrow(TypeError);
  // @ts-expect-error to arrange isn't to move a counter
  const { moveCounter: other }: typeof instructions = { ...instructions, moveCounter: arrange };
  expect(other).toBe(arrange);
});

test('a definition is checked by the shapes of the instructions', () => {
  const doing = (instruction: object) =>
    checkCard({
      name: 'Idol',
      types: ['artifact'],
      abilities: [{ kind: 'activated', cost: [{ pay: 'tap' }], effect: [instruction] }],
    }).map(({ path, reason }) => `${path.replace('abilities[0].effect[0]', '')}: ${reason}`);
  const moved = { do: 'moveCounter', from: 'self', to: 'self' };
  expect(doing({ ...moved, count: 'all', as: 'moved' })).toEqual([]);
  expect(doing({ do: 'moveCounter', to: 'self' })).toEqual(['.from: is missing']);
  expect(doing({ ...moved, count: 'each' })).toEqual(['.count: "each" is not one of any, all']);
  expect(doing({ ...moved, slowly: true })).toEqual(['.slowly: is not known here']);
  expect(doing({ ...moved, do: 'forget' })).toEqual([': "forget" is not a known `do`']);
});
