import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  answerIsLegal,
  legalAnswers,
  sampleAnswer,
} from '../../../machines/rules/effects/decisions/index.ts';
import { asked } from '../../../machines/rules/state/decider.ts';
import type { Decision, DecisionKind, DecisionOf } from '../../../machines/rules/state/decision.ts';
import { setRulesTable } from '../../../machines/rules/state/table.ts';
import { allowed, forbidden, type Verdict } from '../../../machines/rules/state/verdict.ts';
import { smallGame } from './small-game.ts';

const oneEach = (rule: string, whose: readonly number[]): Verdict =>
  whose.length <= 1 ? allowed : forbidden(rule, 'No more than one.');

/** Rules of combat and payment as small as can be: at most one creature attacks, blocks; damage is dealt in full. */
beforeAll(() => {
  setRulesTable({
    keywords: {},
    combat: {
      attackVerdict: (_game, _player, answer) =>
        oneEach(
          '508.1c',
          answer.map(({ object }) => object),
        ),
      blockVerdict: (_game, _player, answer) =>
        oneEach(
          '509.1b',
          answer.map(({ object }) => object),
        ),
      damageVerdict: (_game, _player, answer) =>
        answer.every(({ to }) => to.reduce((sum, { amount }) => sum + amount, 0) === 3)
          ? allowed
          : forbidden('510.1e', 'All of it is assigned.'),
      requiredAttack: () => [],
      requiredBlock: () => [],
      plainDamage: () => [{ object: 5, to: [{ recipient: { player: 1 }, amount: 3 }] }],
      enteringDefenders: () => [],
    },
    procedures: {},
    abilityText: () => '',
    decisions: {
      payment: {
        legal: (_game, _decision, answer) =>
          answer === 'auto' || answer.units.length === 1 ? allowed : forbidden('601.2h', 'Not the cost.'),
        enumerate: (_game, _decision, limit) => (limit > 0 ? ['auto'] : []),
        sample: () => 'auto',
      },
      targets: (_game, _decision, answer) =>
        answer.includes(0) && answer.includes(1) ? forbidden('601.2c', 'Not both of them.') : allowed,
    },
  });
});

const game = smallGame([]);
const by = { rule: '608.2d', about: 'choose', object: null } as const;
const make = <const D extends object>(rest: D) => asked(game, 0, { ...by, ...rest });

interface Case {
  readonly decision: Decision;
  readonly legal: readonly unknown[];
  readonly illegal: readonly unknown[];
}

const targets = [{ object: 1 }, { object: 2 }, { player: 1 }] as const;
const cases: Readonly<Record<Exclude<DecisionKind, 'priority'>, readonly Case[]>> = {
  mulligan: [{ decision: make({ kind: 'mulligan', taken: 0 }), legal: [true, false], illegal: ['yes', 1] }],
  confirm: [{ decision: make({ kind: 'confirm', tone: 'good' }), legal: [true, false], illegal: [null, []] }],
  choose: [
    {
      decision: make({
        kind: 'choose',
        options: targets,
        min: 1,
        max: 2,
        hidden: false,
        purpose: 'effect',
        tone: 'bad',
      }),
      legal: [[0], [2], [0, 1], [1, 2]],
      illegal: [[], [0, 1, 2], [3], [0, 0], [-1], 'first', [0.5]],
    },
    {
      decision: make({
        kind: 'choose',
        options: targets,
        min: 2,
        max: 2,
        hidden: false,
        purpose: 'target',
        tone: 'bad',
      }),
      legal: [
        [0, 2],
        [1, 2],
      ],
      illegal: [[0, 1], [0]],
    },
  ],
  option: [{ decision: make({ kind: 'option', options: ['a', 'b'] }), legal: [0, 1], illegal: [2, -1, 'a'] }],
  number: [
    {
      decision: make({ kind: 'number', min: 2, max: 4, purpose: 'x' }),
      legal: [2, 4],
      illegal: [1, 5, 2.5, '3'],
    },
    {
      decision: make({ kind: 'number', min: 0, max: 1_000_000, purpose: 'value' }),
      legal: [999],
      illegal: [-1],
    },
  ],
  modes: [
    {
      decision: make({
        kind: 'modes',
        options: [
          { text: '', legal: true },
          { text: '', legal: false },
          { text: '', legal: true },
        ],
        min: 1,
        max: 2,
        sameTwice: false,
      }),
      legal: [[0], [2], [0, 2]],
      illegal: [[], [1], [0, 0], [3]],
    },
    {
      decision: make({
        kind: 'modes',
        options: [
          { text: '', legal: true },
          { text: '', legal: true },
        ],
        min: 2,
        max: 2,
        sameTwice: true,
      }),
      legal: [
        [0, 0],
        [0, 1],
      ],
      illegal: [[0], [0, 1, 1]],
    },
  ],
  order: [
    {
      decision: make({
        kind: 'order',
        hidden: false,
        items: [1, 2, 3].map((object) => ({ object, text: '', ref: null })),
      }),
      legal: [
        [0, 1, 2],
        [2, 0, 1],
      ],
      illegal: [[0, 1], [0, 1, 1], [0, 1, 3], []],
    },
  ],
  divide: [
    {
      decision: make({ kind: 'divide', amount: 5, among: targets, least: 1 }),
      legal: [
        [1, 1, 3],
        [3, 1, 1],
      ],
      illegal: [
        [5, 0, 0],
        [2, 2],
        [2, 2, 2],
        [1, 1, 1],
      ],
    },
  ],
  arrange: [
    {
      decision: make({ kind: 'arrange', cards: [7, 8], piles: ['top', 'bottom'] }),
      legal: [
        [[0, 1], []],
        [[1, 0], []],
        [[1], [0]],
        [[], [1, 0]],
      ],
      illegal: [[[0, 1]], [[0], []], [[0], [0]], [[0, 1], [2]]],
    },
  ],
  attackers: [
    {
      decision: make({
        kind: 'attackers',
        creatures: [
          { object: 5, defenders: [{ player: 1 }] },
          { object: 6, defenders: [{ player: 1 }, { object: 9 }] },
        ],
      }),
      legal: [[], [{ object: 5, defender: { player: 1 } }]],
      illegal: [
        [
          { object: 5, defender: { player: 1 } },
          { object: 6, defender: { object: 9 } },
        ],
        [{ object: 5 }],
        [{ object: 5, defender: { player: 1 }, tapped: true }],
      ],
    },
  ],
  blockers: [
    {
      decision: make({
        kind: 'blockers',
        creatures: [
          { object: 5, attackers: [9] },
          { object: 6, attackers: [9] },
        ],
      }),
      legal: [[], [{ object: 5, attackers: [9] }]],
      illegal: [
        [
          { object: 5, attackers: [9] },
          { object: 6, attackers: [9] },
        ],
        [{ object: 5, attackers: [] }],
      ],
    },
  ],
  combatDamage: [
    {
      decision: make({
        kind: 'combatDamage',
        creatures: [{ object: 5, amount: 3, recipients: [{ object: 8 }, { player: 1 }] }],
      }),
      legal: [[{ object: 5, to: [{ recipient: { player: 1 }, amount: 3 }] }]],
      illegal: [
        [{ object: 5, to: [{ recipient: { player: 1 }, amount: 2 }] }],
        [{ object: 5, to: [{ recipient: 1, amount: 3 }] }],
      ],
    },
  ],
  payment: [
    {
      decision: make({ kind: 'payment', cost: ['{1}'], automatic: [] }),
      legal: ['auto', { units: [0] }],
      illegal: [{ units: [] }, 'by hand'],
    },
  ],
  replacement: [
    {
      decision: make({
        kind: 'replacement',
        options: [
          { object: 1, text: '' },
          { object: 2, text: '' },
        ],
      }),
      legal: [0, 1],
      illegal: [2, null],
    },
  ],
  reverseMana: [
    {
      decision: make({
        kind: 'reverseMana',
        abilities: [
          { object: 1, reversible: true },
          { object: 2, reversible: false },
        ],
      }),
      legal: [[], [0]],
      illegal: [[1], [0, 0], [2]],
    },
  ],
};

describe.each(Object.entries(cases))('608.2d: %s', (_kind, some) => {
  test.each(some)('is answered legally or refused with a rule', ({ decision, legal, illegal }) => {
    const pending = { ...game, pending: decision };
    for (const answer of legal)
      expect(answerIsLegal(pending, answer), JSON.stringify(answer)).toEqual(allowed);
    for (const answer of illegal) {
      const verdict = answerIsLegal(pending, answer);
      expect(verdict.ok, JSON.stringify(answer)).toBe(false);
      if (!verdict.ok) expect(verdict.refusals[0]?.rule).toMatch(/^\d{3}\.\d+/);
    }
  });

  test.each(some)('every listed answer is legal, and none is listed twice', ({ decision }) => {
    const pending = { ...game, pending: decision };
    const answers = legalAnswers(game, decision, 50);
    expect(answers.length).toBeGreaterThan(0);
    expect(answers.length).toBeLessThanOrEqual(50);
    for (const answer of answers)
      expect(answerIsLegal(pending, answer), JSON.stringify(answer)).toEqual(allowed);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(answers.length);
    expect(legalAnswers(game, decision, 1)).toHaveLength(1);
  });

  test.each(some)('every sampled answer is legal', ({ decision }) => {
    const pending = { ...game, pending: decision };
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat()), (numbers) => {
        const pick = (below: number) => (numbers.next().value ?? 0) % below;
        expect(answerIsLegal(pending, sampleAnswer(game, decision, pick))).toEqual(allowed);
      }),
      { numRuns: 60 },
    );
  });
});

test('117.1: having priority is not answered, but acted on', () => {
  const decision: DecisionOf<'priority'> = make({ kind: 'priority' });
  expect(answerIsLegal({ ...game, pending: decision }, true).ok).toBe(false);
  expect(legalAnswers(game, decision)).toEqual([]);
});

test('608.2d: with nothing being decided there is nothing to answer', () => {
  expect(answerIsLegal(game, true).ok).toBe(false);
});

test('608.2d: an answer of another shape is refused with what is wrong and where', () => {
  const decision = make({ kind: 'arrange', cards: [7, 8], piles: ['top', 'bottom'] });
  const verdict = answerIsLegal({ ...game, pending: decision }, [[0], ['one']]);
  expect(verdict).toMatchObject({ ok: false, refusals: [{ rule: '608.2d', values: { at: '1.0' } }] });
});

test('723.5: who controls a player makes that player’s decisions', () => {
  const controlled = {
    ...game,
    players: game.players.map((player) => ({ ...player, controlledBy: player.id === 1 ? 0 : null })),
  };
  expect(asked(controlled, 1, by)).toMatchObject({ player: 1, decider: 0 });
  expect(asked(game, 1, by)).toMatchObject({ player: 1, decider: 1 });
});
