import { describe, expect, test } from 'vitest';
import type { Decision, DecisionOf } from '../../../machines/rules/index.ts';
import {
  answerOf,
  clicked,
  type Draft,
  evenly,
  laidOn,
  newDraft,
  shifted,
  stateOf,
  toggled,
} from '../../../ui/decisions/draft.ts';

const asked = { player: 0, decider: 0, rule: '608.2d', about: 'choose', object: null } as const;

const choose: DecisionOf<'choose'> = {
  ...asked,
  kind: 'choose',
  options: [{ object: 4 }, { object: 7 }, { player: 1 }],
  min: 1,
  max: 2,
  hidden: false,
  purpose: 'target',
  tone: 'bad',
};

const attackers: DecisionOf<'attackers'> = {
  ...asked,
  kind: 'attackers',
  creatures: [
    { object: 1, defenders: [{ player: 1 }] },
    { object: 2, defenders: [{ player: 1 }, { object: 9 }] },
  ],
};

const blockers: DecisionOf<'blockers'> = {
  ...asked,
  kind: 'blockers',
  creatures: [
    { object: 1, attackers: [8] },
    { object: 2, attackers: [8, 9] },
  ],
};

/** The draft after clicks on objects, or on player 1 (`'player'`). */
const after = (decision: Decision, ...clicks: readonly (number | 'player')[]): Draft =>
  clicks.reduce<Draft>(
    (draft, click) => clicked(decision, draft, click === 'player' ? { player: 1 } : { object: click }),
    newDraft(decision, undefined),
  );

describe('choosing by clicks', () => {
  test('an option is picked, and taken back by another click', () => {
    expect(answerOf(choose, after(choose, 7, 'player'))).toEqual([1, 2]);
    expect(answerOf(choose, after(choose, 7, 'player', 7))).toEqual([2]);
  });

  test('what is no option changes nothing', () => {
    expect(answerOf(choose, after(choose, 5))).toEqual([]);
    expect(stateOf(choose, after(choose, 4), { object: 5 })).toBeNull();
    expect(stateOf(choose, after(choose, 4), { object: 4 })).toBe('chosen');
    expect(stateOf(choose, after(choose, 4), { player: 1 })).toBe('possible');
  });

  test('where one is picked, another takes its place', () => {
    expect(toggled([0], 2, 1)).toEqual([2]);
    expect(toggled([0], 2, 2)).toEqual([0, 2]);
  });
});

describe('attackers', () => {
  test('a creature with one possible defender attacks at a click and stays at another', () => {
    expect(answerOf(attackers, after(attackers, 1))).toEqual([{ object: 1, defender: { player: 1 } }]);
    expect(answerOf(attackers, after(attackers, 1, 1))).toEqual([]);
  });

  test('with several, the next click says whom', () => {
    const draft = after(attackers, 2);
    expect(stateOf(attackers, draft, { object: 2 })).toBe('held');
    expect(stateOf(attackers, draft, { object: 9 })).toBe('possible');
    expect(answerOf(attackers, clicked(attackers, draft, { object: 9 }))).toEqual([
      { object: 2, defender: { object: 9 } },
    ]);
  });

  test('a draft begins with the attack that is required', () => {
    const required = [{ object: 1, defender: { player: 1 } }];
    expect(answerOf(attackers, newDraft(attackers, required))).toEqual(required);
  });
});

describe('blockers', () => {
  test('with one attacker to block, a click blocks it', () => {
    expect(answerOf(blockers, after(blockers, 1))).toEqual([{ object: 1, attackers: [8] }]);
  });

  test('with several, the next clicks say which', () => {
    expect(answerOf(blockers, after(blockers, 2))).toEqual([]);
    expect(answerOf(blockers, after(blockers, 2, 9))).toEqual([{ object: 2, attackers: [9] }]);
    expect(answerOf(blockers, after(blockers, 2, 9, 8))).toEqual([{ object: 2, attackers: [9, 8] }]);
    expect(answerOf(blockers, after(blockers, 2, 9, 9))).toEqual([]);
  });

  test('a blocker that is clicked again no longer blocks', () => {
    expect(answerOf(blockers, after(blockers, 2, 9, 2, 2))).toEqual([]);
  });
});

describe('numbers, orders and piles', () => {
  test('an amount is shared out evenly, each at least the least', () => {
    expect(evenly(5, 3, 1)).toEqual([2, 2, 1]);
    expect(evenly(2, 2, 1)).toEqual([1, 1]);
    expect(evenly(0, 0, 0)).toEqual([]);
  });

  test('an entry moves by a place, and not out of the list', () => {
    expect(shifted(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
    expect(shifted(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c']);
  });

  test('a card lies on one pile', () => {
    expect(laidOn([[0, 1], []], 0, 1)).toEqual([[1], [0]]);
  });

  test('combat damage begins as the rules deal it out, and leaves out who gets none', () => {
    const decision: DecisionOf<'combatDamage'> = {
      ...asked,
      kind: 'combatDamage',
      creatures: [{ object: 3, amount: 4, recipients: [{ object: 5 }, { player: 1 }] }],
    };
    const plain = [{ object: 3, to: [{ recipient: { object: 5 }, amount: 4 }] }];
    const draft = newDraft(decision, plain);
    expect(draft).toEqual({ kind: 'damage', shares: [[4, 0]] });
    expect(answerOf(decision, draft)).toEqual(plain);
  });
});
