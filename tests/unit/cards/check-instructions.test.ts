import { expect, test } from 'vitest';
import type { Ability, Instruction } from '../../../machines/rules/state/vocabulary/index.ts';
import { faultsIn } from './abilities-checked.ts';

/** Of a spell with one target and these instructions. */
const problems = (...effect: readonly Instruction[]) =>
  faultsIn({ kind: 'spell', targets: [{ objects: {} }], effect }).map((fault) =>
    fault.replace('abilities[0].', ''),
  );

test('608.2c: instructions that read what was written are without fault', () => {
  expect(
    problems(
      { do: 'destroy', what: { target: 0 }, as: 'dead' },
      {
        do: 'if',
        condition: { holds: 'did', by: 'dead' },
        then: [{ do: 'gainLife', amount: { number: 'amount', by: 'dead' } }],
      },
      { do: 'reflexive', after: 'dead', effect: [{ do: 'draw', count: { number: 'eventAmount' } }] },
    ),
  ).toEqual([]);
});

test('608.2c: a name that nothing wrote before is a fault, and so is a target that doesn’t exist', () => {
  expect(
    problems(
      { do: 'gainLife', amount: { number: 'amount', by: 'dead' } },
      { do: 'destroy', what: { target: 1 }, as: 'dead' },
      { do: 'reflexive', after: 'nothing', effect: [] },
      { do: 'may', then: [{ do: 'move', what: { named: 'lost' }, to: { zone: 'hand' } }] },
    ),
  ).toEqual([
    'effect[0].amount: nothing before it is called “dead”',
    'effect[1].what: there is no target 1; the text has 1',
    'effect[2]: nothing before it is called “nothing”',
    'effect[3].then[0].what: nothing before it is called “lost”',
  ]);
});

test('601.2d: what is divided must be divided among targets', () => {
  expect(problems({ do: 'dealDamage', amount: 'divided', toPlayers: 'opponents' })).toHaveLength(1);
  expect(problems({ do: 'dealDamage', amount: 'divided', to: { target: 0 } })).toEqual([]);
  const and = [{ amount: 'divided', toPlayers: 'opponents' }] as const;
  expect(problems({ do: 'dealDamage', amount: 1, to: { target: 0 }, and })).toHaveLength(1);
  const prevent = { do: 'preventDamage', amount: 'divided', until: 'untilEndOfTurn' } as const;
  expect(problems({ ...prevent, toPlayers: 'you' })).toHaveLength(1);
  expect(problems({ ...prevent, to: { target: 0 } })).toEqual([]);
});

test('603.7, 107.3n: a later trigger has targets of its own, and the X of what makes it', () => {
  const later = (target: number): Instruction => ({
    do: 'delayedTrigger',
    when: [{ on: 'begins', step: 'end' }],
    targets: [{ any: true }, { any: true }],
    effect: [
      { do: 'destroy', what: { target } },
      { do: 'gainLife', amount: { number: 'x' } },
    ],
  });
  expect(problems(later(1))).toEqual([]);
  expect(problems(later(2))).toEqual(['effect[0].effect[0].what: there is no target 2; the text has 2']);
});

test('107.3: X has a value for the cost of an ability, and for how the object of a spell enters', () => {
  const effect: readonly Instruction[] = [{ do: 'draw', count: { number: 'x' } }];
  const faults = (ability: Ability) => faultsIn(ability);
  const none = ['abilities[0].effect[0].count: X has no value here: none is chosen for this'];
  expect(faults({ kind: 'activated', cost: [{ pay: 'mana', cost: '{X}' }], effect })).toEqual([]);
  expect(faults({ kind: 'activated', cost: [{ pay: 'tap' }], effect })).toEqual(none);
  expect(faults({ kind: 'triggered', when: [{ on: 'enters', object: 'self' }], effect })).toEqual([]);
  expect(faults({ kind: 'triggered', when: [{ on: 'attacks', object: 'self' }], effect })).toEqual(none);
});

test('608.2g: spells are cast only as something resolves that uses the stack', () => {
  const free: Instruction = { do: 'castWithoutPaying', what: { top: 1, of: 'you' } };
  const cost: Instruction = { do: 'cast', what: { all: { zone: 'hand', owner: 'you' } } };
  const faults = (ability: Ability) => faultsIn(ability);
  const wrong = 'spells are cast only while a spell, or an ability that uses the stack, resolves';
  expect(problems(free, { do: 'may', then: [cost] })).toEqual([]);
  expect(faults({ kind: 'activated', cost: [{ pay: 'tap' }], effect: [cost] })).toEqual([]);
  const mana: Instruction = { do: 'addMana', mana: ['G'] };
  expect(faults({ kind: 'activated', cost: [{ pay: 'tap' }], effect: [mana, cost] })).toEqual([
    `abilities[0].effect[1]: ${wrong}`,
  ]);
  // What moves a card from a library is no mana ability (605.1a), and so it uses the stack.
  const fromLibrary: Instruction = { do: 'cast', what: { top: 1, of: 'you' } };
  expect(faults({ kind: 'activated', cost: [{ pay: 'tap' }], effect: [mana, fromLibrary] })).toEqual([]);
  expect(
    faults({ kind: 'static', replaces: { event: { would: 'draw', who: 'you' }, instead: [free] } }),
  ).toEqual([`abilities[0].replaces.instead[0]: ${wrong}`]);
  expect(faults({ kind: 'static', openingHand: [free] })).toEqual([`abilities[0].openingHand[0]: ${wrong}`]);
});

test('607.2: links and costs are those of the object; a keyword must be known', () => {
  const faults = (abilities: readonly Ability[]) =>
    faultsIn(...abilities).map((fault) => fault.replace(/^.*?: /, ''));
  const reads = {
    kind: 'spell',
    effect: [{ do: 'move', what: { linked: 'exiled' }, to: { zone: 'hand' } }],
  } as const;
  const writes = { kind: 'spell', effect: [{ do: 'exile', what: 'self', link: 'exiled' }] } as const;
  expect(faults([reads])).toEqual(['nothing is kept under the link “exiled”']);
  expect(faults([writes, reads])).toEqual([]);
  expect(faults([{ kind: 'keyword', keyword: 'flyng' }])).toEqual([
    '"flyng" is not a keyword ability; did you mean flying?',
  ]);
});

test('607.2d: another value than one that was chosen is one of those that are listed', () => {
  const other = (what: 'color' | 'number' | 'cardName'): readonly string[] =>
    problems(
      { do: 'chooseValue', what, link: 'first' },
      { do: 'chooseValue', what, link: 'second', otherThan: 'first' },
    );
  expect(other('color')).toEqual([]);
  expect(other('number')).toEqual(['effect[1].otherThan: there is no other number: nothing is listed']);
  expect(other('cardName')).toHaveLength(1);
  expect(problems({ do: 'chooseValue', what: 'color', link: 'second', otherThan: 'nothing' })).toHaveLength(
    1,
  );
});
