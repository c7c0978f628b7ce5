/**
 * Of procedures and of meanings `tsc` refuses whatever leads nowhere. Each `@ts-expect-error` here is an error itself once
 * the checker takes the line after it; nothing of this is run.
 */
import { expect, test } from 'vitest';
import {
  atOnce,
  finished,
  type Meaning,
  meaning,
} from '../../../machines/rules/effects/instructions/meaning.ts';
import type { ObjectId } from '../../../machines/rules/state/identity.ts';
import { faultOf, noMemory, remembering } from '../../../machines/rules/state/memory.ts';
import {
  call,
  done,
  go,
  happen,
  type Outcome,
  part,
  procedure,
  procedureOf,
  theEnd,
} from '../../../machines/rules/state/procedure.ts';
import type { Draw } from '../../../machines/words/instructions/draw.ts';

interface Counting {
  readonly left: readonly ObjectId[];
  readonly about: string;
  readonly counted?: number | null;
}

const counting = remembering<Counting>({
  left: 'numbers',
  about: 'text, later',
  counted: 'number or null, maybe',
});

const counts = procedure('counts', '100.1', counting, ['begin', 'count'], {
  begin: () => go('count', { about: 'cards' }),
  count: (_game, { memory: { counted, left } }) =>
    left.length === 0
      ? done(counted ?? 0)
      : go('count', { left: left.slice(1), counted: (counted ?? 0) + 1 }),
});
const opening = part(counting, ['open'], ['close'], { open: () => go('close') });
const closing = part(counting, ['close'], [], {
  close: () => happen('100.1', [], { then: theEnd, remember: { counted: null } }),
});

test('what leads somewhere compiles', () => {
  const both = procedureOf('both', '100.1', counting, [opening, closing]);
  expect([counts.order, both.order]).toEqual([
    ['begin', 'count'],
    ['open', 'close'],
  ]);
});

test('of a procedure a wrong label, a lost step and what nobody remembers don’t compile', () => {
  const refused = [
    // @ts-expect-error a step without body
    () => procedure('p', '100.1', noMemory, ['begin', 'end'], { begin: () => go('end') }),
    // @ts-expect-error a step that isn't in the order
    () => procedure('p', '100.1', noMemory, ['begin'], { begin: () => done(), end: () => done() }),
    // @ts-expect-error nothing follows
    () => procedure('p', '100.1', noMemory, ['begin'], { begin: () => go() }),
    // @ts-expect-error a label that is no step
    () => procedure('p', '100.1', noMemory, ['begin'], { begin: () => go('end') }),
    // @ts-expect-error one of several that is none
    () => procedure('p', '100.1', noMemory, ['begin'], { begin: () => go(either()) }),
    // @ts-expect-error what follows a call is no step
    () => procedure('p', '100.1', noMemory, ['begin'], { begin: () => call('pay', {}, { then: 'paid' }) }),
    // @ts-expect-error a step that another function names
    () => procedure('p', '100.1', noMemory, ['begin'], { begin: () => elsewhere() }),
    // @ts-expect-error nothing is remembered
    () => procedure('p', '100.1', noMemory, ['begin'], { begin: () => go('begin', { left: [] }) }),
    // @ts-expect-error what isn't remembered
    () => procedure('p', '100.1', counting, ['begin'], { begin: () => go('begin', { lost: [] }) }),
    // @ts-expect-error what is remembered as something else
    () => procedure('p', '100.1', counting, ['begin'], { begin: () => go('begin', { left: ['a'] }) }),
    // @ts-expect-error what isn't there to be read
    () => procedure('p', '100.1', counting, ['begin'], { begin: (_, { memory }) => done(memory.lost) }),
    // @ts-expect-error what may not be there
    () => procedure('p', '100.1', counting, ['begin'], { begin: (_, { memory }) => done(-memory.counted) }),
  ];
  expect(refused).toHaveLength(12);
});

const either = (): 'begin' | 'end' => 'begin';
const noName = () => ({});
const elsewhere = (): Outcome<'elsewhere'> => go('elsewhere');

test('of its parts a lost exit doesn’t compile', () => {
  const refused = [
    // @ts-expect-error `close` is a step of no part
    () => procedureOf('p', '100.1', counting, [opening]),
    // @ts-expect-error parts remember what the procedure doesn't
    () => procedureOf('p', '100.1', noMemory, [opening, closing]),
    // @ts-expect-error neither a step of its own nor an exit
    () => part(counting, ['open'], [], { open: () => go('close') }),
    // @ts-expect-error an exit that is said wrongly
    () => part(counting, ['open'], ['close'], { open: () => go('closed') }),
  ];
  expect(refused).toHaveLength(4);
});

test('a shape that isn’t the type’s doesn’t compile', () => {
  const refused = [
    // @ts-expect-error another kind
    () => remembering<Counting>({ left: 'texts', about: 'text', counted: 'number or null, maybe' }),
    // @ts-expect-error a part is missing
    () => remembering<Counting>({ left: 'numbers', about: 'text' }),
    // @ts-expect-error it may not be there
    () => remembering<Counting>({ left: 'numbers', about: 'text', counted: 'number or null' }),
    // @ts-expect-error it is there, sooner or later
    () => remembering<Counting>({ left: 'numbers', about: 'text, maybe', counted: 'number or null, maybe' }),
    // @ts-expect-error it may be null
    () => remembering<Counting>({ left: 'numbers', about: 'text', counted: 'number, maybe' }),
    // @ts-expect-error nobody remembers it
    () => remembering<Counting>({ ...counting.shape, lost: 'text' }),
  ];
  expect(refused).toHaveLength(6);
});

test('of a meaning a wrong label, a lost step and what nobody remembers don’t compile', () => {
  const refused = [
    // @ts-expect-error a step without body
    () => meaning('121.1', noMemory, ['begin', 'end'], { begin: () => go('end') }),
    // @ts-expect-error a step that isn't in the order
    () => meaning('121.1', noMemory, ['begin'], { begin: () => finished(), end: () => finished() }),
    // @ts-expect-error a label that is no step
    () => meaning('121.1', noMemory, ['begin'], { begin: () => go('end') }),
    // @ts-expect-error nothing follows what happens
    () => meaning('121.1', noMemory, ['begin'], { begin: () => happen('121.1', []) }),
    // @ts-expect-error nothing is remembered
    () => meaning('121.1', noMemory, ['begin'], { begin: () => go('begin', { left: [] }) }),
    // @ts-expect-error what isn't remembered
    () => meaning('121.1', counting, ['begin'], { begin: () => go('begin', { lost: [] }) }),
    // @ts-expect-error what is there at first must be remembered
    () => meaning('121.1', counting, ['begin'], { begin: () => finished() }, { begins: { lost: 1 } }),
    (): Meaning<Draw> =>
      meaning('121.1', noMemory, ['begin'], {
        // @ts-expect-error the words of another instruction
        begin: (_, { instruction }) => done(instruction.sides),
      }),
    // @ts-expect-error a finished instruction names nothing that is called so
    () => meaning('121.1', noMemory, ['begin'], { begin: () => finished({ cards: [] }) }),
    // @ts-expect-error the words of another instruction
    (): Meaning<Draw> => atOnce('121.1', (_, { instruction: { sides } }) => Array(sides), noName),
  ];
  expect(refused).toHaveLength(10);
});

test('what a frame holds is checked against the shape', () => {
  const fault = (remembered: Readonly<Record<string, unknown>>) => faultOf(counting.shape, remembered);
  expect(fault({ left: [] })).toBeNull();
  expect(fault({ left: [1, 2], about: 'cards', counted: null })).toBeNull();
  expect(fault({})).toBe('“left” is missing');
  expect(fault({ left: ['a'] })).toBe('“left” must be numbers');
  expect(fault({ left: [], counted: true })).toBe('“counted” must be number or null');
  expect(fault({ left: [], about: null })).toBe('“about” must be text');
  expect(fault({ left: [], lost: 1 })).toBe('nobody remembers “lost”');
});
