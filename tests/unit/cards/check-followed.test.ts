import { describe, expect, test } from 'vitest';
import { checkCard } from '../../../machines/cards/index.ts';
import type { Ability, Replacement } from '../../../machines/rules/state/vocabulary/index.ts';
import { creature } from '../effects/follow.ts';
import { faultsIn as faults, withAbilities } from './abilities-checked.ts';

const problemsOf = (replaces: Replacement) =>
  checkCard(withAbilities([{ kind: 'static', replaces }])).map(({ reason }) => reason);

const enters = { would: 'enter', what: 'self' } as const;
const draws = { would: 'draw', who: 'you' } as const;
const dies = { would: 'die', what: 'self' } as const;
const elsewhere =
  'of another place only its zone, position and whether it is revealed or face down can be said';

/** What a replacement effect says that is followed, and the same of an event of which it can't be. */
const cases: readonly (readonly [string, Replacement, Replacement])[] = [
  [
    'only what enters can enter as a copy',
    { event: enters, asCopyOf: { type: 'creature' } },
    { event: dies, asCopyOf: { type: 'creature' } },
  ],
  [
    'this event has no amount that could change',
    {
      event: { would: 'gainLife', who: 'you' },
      amount: { number: 'times', of: [2, { number: 'eventAmount' }] },
    },
    { event: draws, amount: 2 },
  ],
  [
    'only damage can be redirected',
    { event: { would: 'dealDamage', toPlayer: 'you' }, redirectTo: 'self' },
    { event: draws, redirectTo: 'self' },
  ],
  [
    'only damage can be redirected',
    { event: { would: 'dealDamage', toPlayer: 'you' }, redirectToPlayers: 'opponents' },
    { event: draws, redirectToPlayers: 'opponents' },
  ],
  [
    'only what enters can enter tapped',
    { event: dies, to: { zone: 'battlefield' }, tapped: true },
    { event: dies, to: { zone: 'exile' }, tapped: true },
  ],
  [
    'only what enters can enter as something in addition to its types',
    { event: enters, subtypes: ['Mutant'] },
    { event: dies, to: { zone: 'battlefield' }, subtypes: ['Mutant'] },
  ],
  ['only what enters can enter tapped', { event: enters, tapped: true }, { event: dies, tapped: true }],
  [
    'only what enters, or is turned face up or over, can have counters put on it as it does',
    { event: enters, counters: { kind: '+1/+1', count: 1 } },
    { event: dies, counters: { kind: '+1/+1', count: 1 } },
  ],
  [
    'only what enters or is created can be so under another’s control',
    { event: enters, under: 'opponents' },
    { event: dies, under: 'opponents' },
  ],
  [
    'only what enters can enter transformed',
    { event: enters, transformed: true },
    { event: dies, transformed: true },
  ],
  [
    'only what moves can go elsewhere instead',
    { event: dies, to: { zone: 'exile' } },
    { event: draws, to: { zone: 'exile' } },
  ],
  [
    elsewhere,
    { event: dies, to: { zone: 'library', position: 'bottom' } },
    { event: dies, to: { zone: 'library', position: 'random' } },
  ],
  [
    elsewhere,
    { event: dies, to: { zone: 'exile', faceDown: true } },
    { event: dies, to: { zone: 'battlefield', tapped: true } },
  ],
];

describe('614.1: a replacement effect says only what is followed', () => {
  test.each(cases)('%s', (problem, followed, unfollowed) => {
    expect(problemsOf(followed)).toEqual([]);
    expect(problemsOf(unfollowed)).toEqual([problem]);
  });

  test('wherever it is said: in what is given, on the other face, in an effect that lasts', () => {
    const replaces: Replacement = { event: dies, tapped: true };
    const problem = 'only what enters can enter tapped';
    const given: Ability = {
      kind: 'static',
      affects: { all: { type: 'creature' } },
      changes: [{ change: 'addAbilities', abilities: [{ kind: 'static', replaces }] }],
    };
    expect(faults(given)).toEqual([`abilities[0].changes[0].abilities[0].replaces: ${problem}`]);
    const lasting: Ability = {
      kind: 'spell',
      effect: [{ do: 'replace', replacement: replaces, until: 'untilEndOfTurn' }],
    };
    expect(faults(lasting)).toEqual([`abilities[0].effect[0].replacement: ${problem}`]);
    const back = creature('Howler', 3, 3, { abilities: [{ kind: 'static', replaces }] });
    expect(checkCard(withAbilities([], back)).map(({ path }) => path)).toEqual([
      'back.abilities[0].replaces',
    ]);
    expect(checkCard(withAbilities([], creature('Howler')))).toEqual([]);
  });
});

describe('603: what a triggered ability asks', () => {
  const resolves = { on: 'resolves', times: 3 } as const;
  const waits = 'only a delayed trigger waits for the ability that made it';

  test('603.7h: only a delayed trigger waits for the ability that made it', () => {
    const end = { on: 'begins', step: 'end' } as const;
    expect(faults({ kind: 'triggered', when: [end], effect: [] })).toEqual([]);
    expect(faults({ kind: 'triggered', when: [resolves], effect: [] })).toEqual([`abilities[0]: ${waits}`]);
    expect(faults({ kind: 'triggered', when: [end, resolves], effect: [] })).toEqual([
      `abilities[0]: ${waits}`,
    ]);
    const made: Ability = {
      kind: 'activated',
      cost: [{ pay: 'tap' }],
      effect: [{ do: 'delayedTrigger', when: [resolves], effect: [] }],
    };
    expect(faults(made)).toEqual([]);
  });

  test('603.1b: it asks only whether all of its own conditions were met', () => {
    const when = [
      { on: 'begins', step: 'upkeep' },
      { on: 'begins', step: 'end' },
    ] as const;
    const asking = (happenedThisTurn: typeof when | readonly [(typeof when)[0]]): Ability => ({
      kind: 'triggered',
      when,
      if: { holds: 'happenedThisTurn', of: happenedThisTurn },
      effect: [],
    });
    const other = 'only whether all of its own trigger conditions were met can a triggered ability ask';
    expect(faults(asking(when))).toEqual([]);
    expect(faults(asking([when[0]]))).toEqual([`abilities[0]: ${other}`]);
    // No other ability has trigger conditions that it could ask about.
    const effect = [{ do: 'if', condition: { holds: 'happenedThisTurn', of: when }, then: [] }] as const;
    expect(faults({ kind: 'spell', effect })).toEqual([`abilities[0]: ${other}`]);
    // An ability that it gives asks for itself.
    const gives = (ability: Ability): Ability => ({
      kind: 'static',
      affects: { all: { type: 'creature' } },
      changes: [{ change: 'addAbilities', abilities: [ability] }],
    });
    expect(faults(gives(asking(when)))).toEqual([]);
    expect(faults(gives(asking([when[0]])))).toEqual([`abilities[0].changes[0].abilities[0]: ${other}`]);
  });
});
