import { describe, expect, test } from 'vitest';
import {
  causingObject,
  causingPlayer,
  keywordPaidFor,
} from '../../../machines/rules/events/causing-player.ts';
import type { Frame } from '../../../machines/rules/state/frame.ts';
import { noChoices, scopeOf } from '../../../machines/rules/state/scope.ts';
import { write } from '../../../machines/rules/state/write.ts';
import { card, creature, smallGame } from '../support/small-game.ts';

const frame = (procedure: string, memory: Frame['memory'] = {}): Frame => ({
  procedure,
  step: 'begin',
  memory,
  answer: null,
  happened: [],
  returned: null,
  causes: [],
  stops: false,
});
const program = (you: number, onStack: number | null = null) =>
  frame('program', { scope: { ...scopeOf(0, you), onStack } });

const table = (...frames: readonly Frame[]) => {
  const small = smallGame([
    { card: creature('Bear', 2, 2) },
    {
      card: card(
        'Horn',
        ['artifact'],
        [
          { kind: 'activated', cost: [{ pay: 'tap' }], effect: [], keyword: 'equip' },
          { kind: 'activated', cost: [{ pay: 'tap' }], effect: [] },
          { kind: 'triggered', when: [{ on: 'dies', object: 'self' }], effect: [] },
        ],
      ),
    },
  ]);
  write(small.game).root.frames = [...frames];
  return small.game;
};

describe('609.1: whose spell or ability causes what happens', () => {
  test('609.1: the innermost whose instructions are followed; nobody’s where the rules do it', () => {
    const caused = (...frames: readonly Frame[]) => [
      causingPlayer(table(...frames)),
      causingObject(table(...frames)),
    ];
    expect(caused()).toEqual([null, null]);
    expect(caused(frame('happen'))).toEqual([null, null]);
    expect(caused(program(1, 7))).toEqual([1, 7]);
    expect(caused(program(0, 7))).toEqual([0, 7]);
    expect(caused(program(1))).toEqual([1, null]);
    expect(caused(program(1, 7), frame('happen'), frame('follow'))).toEqual([1, 7]);
    expect(caused(program(1, 7), program(0, 8), frame('happen'))).toEqual([0, 8]);
    expect(caused(frame('program'))).toEqual([null, null]);
    expect(caused(frame('program', { scope: null }))).toEqual([null, null]);
  });
  test('614.6: what a replacement effect does is caused by what it replaces; else by its own words', () => {
    expect(causingPlayer(table(program(1, 7), frame('happen'), program(0)))).toBe(1);
    expect(
      causingPlayer(table(program(1, 7), frame('happen'), program(0), program(0), frame('happen'))),
    ).toBe(1);
    expect(causingPlayer(table(frame('happen'), program(0), frame('happen')))).toBe(0);
    expect(causingPlayer(table(frame('pay'), frame('happen'), program(0)))).toBe(0);
    // What one does instead another replaces.
    expect(causingPlayer(table(frame('happen'), program(0), frame('happen'), program(1)))).toBe(0);
  });
  test('118.1: what is paid as a cost is caused by none', () => {
    expect(causingPlayer(table(program(1, 7), frame('pay'), frame('happen')))).toBeNull();
    // A keyword action that is the cost is followed right above; a mana ability of its own higher up.
    expect(causingPlayer(table(frame('pay'), program(1, 7), frame('happen')))).toBeNull();
    const paying = [frame('pay'), frame('payMana'), program(1, 7), frame('happen')];
    expect(causingPlayer(table(...paying))).toBe(1);
  });
});

describe('602.2b: for which keyword a cost is paid', () => {
  /** Paid for this ability of the horn, which is on the stack, unless it is something else that is paid for. */
  const paidFor = (ability: string, paying: Frame['memory'] | null, ...above: readonly Frame[]) => {
    const game = table();
    const writable = write(game).object(horn);
    writable.stack = { choices: noChoices, source: horn, ability, trigger: null, named: {} };
    write(game).root.frames = [...(paying === null ? [] : [frame('pay', paying)]), ...above];
    return keywordPaidFor(game);
  };
  const horn = 1;
  const context = { player: 0, scope: { ...scopeOf(horn, 0), onStack: horn }, purpose: { ability: horn } };
  test('602.2b: of the activated ability on the stack, while its cost is paid', () => {
    expect(paidFor('Horn#abilities.0', { context })).toBe('equip');
    expect(paidFor('Horn#abilities.0', { context }, frame('happen'))).toBe('equip');
    expect(paidFor('Horn#abilities.1', { context })).toBeNull();
    expect(paidFor('Horn#abilities.2', { context })).toBeNull();
    expect(paidFor('Horn#abilities.0', null)).toBeNull();
    expect(paidFor('Horn#abilities.0', { context }, frame('program'))).toBeNull();
  });
  test('605.3a, 118.12: not of a mana ability meanwhile, nor of what it asks for as it resolves', () => {
    const ofMana = { ...context, scope: scopeOf(horn, 0) };
    expect(paidFor('Horn#abilities.0', { context }, frame('pay', { context: ofMana }))).toBeNull();
    expect(paidFor('Horn#abilities.0', { context: { ...context, purpose: null } })).toBeNull();
    expect(paidFor('Horn#abilities.0', { context: { ...context, purpose: { spell: horn } } })).toBeNull();
    expect(paidFor('Horn#abilities.0', {})).toBeNull();
  });
});
