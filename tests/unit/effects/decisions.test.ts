import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { chance } from '../../../machines/play/players/chance.ts';
import {
  answerIsLegal,
  legalAnswers,
  onlyAnswer,
  sampleAnswer,
} from '../../../machines/rules/effects/decisions.ts';
import { asked } from '../../../machines/rules/state/decider.ts';
import type { Decision, DecisionKind, DecisionOf } from '../../../machines/rules/state/decision.ts';
import type { Target } from '../../../machines/rules/state/object.ts';
import { rulesTable, setRulesTable } from '../../../machines/rules/state/table.ts';
import { allowed, forbidden, type RuleNumber, type Verdict } from '../../../machines/rules/state/verdict.ts';
import { smallGame } from './small-game.ts';

const oneEach = (rule: RuleNumber, whose: readonly number[]): Verdict =>
  whose.length <= 1 ? allowed : forbidden(rule, 'No more than one.');

/** Rules of combat and payment as small as can be: at most one creature attacks, blocks; damage is dealt in full. */
beforeAll(() => {
  setRulesTable({
    actions: {},
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
      enteringBlocks: () => [],
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
  /** All legal answers in the order in which they are listed, where they are few. */
  readonly listed?: readonly unknown[];
  /** Those to which chance comes, if that isn't the same. */
  readonly byChance?: readonly unknown[];
}

const targets = [{ object: 1 }, { object: 2 }, { player: 1 }] as const;
const cases: Readonly<Record<Exclude<DecisionKind, 'priority'>, readonly Case[]>> = {
  mulligan: [
    {
      decision: make({ kind: 'mulligan', taken: 0 }),
      legal: [true, false],
      illegal: ['yes', 1],
      listed: [false, true],
    },
  ],
  confirm: [
    {
      decision: make({ kind: 'confirm', tone: 'good' }),
      legal: [true, false],
      illegal: [null, []],
      listed: [false, true],
    },
  ],
  cardName: [
    {
      // A game without cards knows those that come with the engine: a back face and a half are names of their own.
      decision: make({ kind: 'cardName' }),
      legal: ['Lightning Bolt', 'Grizzly Bears', 'Island'],
      illegal: ['Bear Token', 'Bird', '', 0, null, ['Island']],
    },
  ],
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
      listed: [[0], [1], [2], [0, 1], [0, 2], [1, 2]],
    },
    {
      decision: make({
        kind: 'choose',
        options: targets,
        min: 0,
        max: 5,
        hidden: false,
        purpose: 'effect',
        tone: 'bad',
        different: { what: 'mana value', values: [2, 2, 3] },
      }),
      legal: [[], [0, 2], [2, 1]],
      illegal: [
        [0, 1],
        [0, 1, 2],
      ],
      listed: [[], [0], [1], [2], [0, 2], [1, 2]],
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
      listed: [
        [0, 2],
        [1, 2],
      ],
    },
  ],
  option: [
    {
      decision: make({ kind: 'option', options: ['a', 'b'] }),
      legal: [0, 1],
      illegal: [2, -1, 'a'],
      listed: [0, 1],
    },
  ],
  number: [
    {
      decision: make({ kind: 'number', min: 2, max: 4, purpose: 'x' }),
      legal: [2, 4],
      illegal: [1, 5, 2.5, '3'],
      listed: [2, 3, 4],
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
      illegal: [[], [1], [0, 0], [3], [0, 1]],
      listed: [[0], [2], [0, 2]],
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
      illegal: [[0], [0, 1, 1], [0, 2]],
      listed: [
        [0, 0],
        [0, 1],
        [1, 1],
      ],
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
      listed: [
        [0, 1, 2],
        [0, 2, 1],
        [1, 0, 2],
        [1, 2, 0],
        [2, 0, 1],
        [2, 1, 0],
      ],
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
        [2, 3],
        [2, 2, 2],
        [1, 1, 1],
        [6, 0, -1],
      ],
      listed: [
        [3, 1, 1],
        [2, 2, 1],
        [2, 1, 2],
        [1, 3, 1],
        [1, 2, 2],
        [1, 1, 3],
      ],
    },
    {
      decision: make({ kind: 'divide', amount: 2, among: targets.slice(0, 2), least: 0 }),
      legal: [[2, 0]],
      illegal: [[2]],
      listed: [
        [2, 0],
        [1, 1],
        [0, 2],
      ],
    },
    {
      decision: make({ kind: 'divide', amount: 4, among: targets.slice(0, 1), least: 1 }),
      legal: [[4]],
      illegal: [[3], [4, 0]],
      listed: [[4]],
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
      listed: [
        [[0, 1], []],
        [[0], [1]],
        [[], [0, 1]],
        [[1, 0], []],
        [[1], [0]],
        [[], [1, 0]],
      ],
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
      listed: [
        [],
        [{ object: 5, defender: { player: 1 } }],
        [{ object: 6, defender: { player: 1 } }],
        [{ object: 6, defender: { object: 9 } }],
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
      listed: [[], [{ object: 5, attackers: [9] }], [{ object: 6, attackers: [9] }]],
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
      // As it usually is, then all of it to one of the others.
      listed: [
        [{ object: 5, to: [{ recipient: { player: 1 }, amount: 3 }] }],
        [{ object: 5, to: [{ recipient: { object: 8 }, amount: 3 }] }],
      ],
      byChance: [
        [{ object: 5, to: [{ recipient: { player: 1 }, amount: 3 }] }],
        [{ object: 5, to: [{ recipient: { object: 8 }, amount: 3 }] }],
        [
          {
            object: 5,
            to: [
              { recipient: { object: 8 }, amount: 1 },
              { recipient: { player: 1 }, amount: 2 },
            ],
          },
        ],
        [
          {
            object: 5,
            to: [
              { recipient: { object: 8 }, amount: 2 },
              { recipient: { player: 1 }, amount: 1 },
            ],
          },
        ],
      ],
    },
  ],
  payment: [
    {
      decision: make({ kind: 'payment', cost: ['{1}'], automatic: [] }),
      legal: ['auto', { units: [0] }],
      illegal: [{ units: [] }, 'by hand'],
      listed: ['auto'],
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
      listed: [0, 1],
    },
  ],
  reverseMana: [
    {
      decision: make({
        kind: 'reverseMana',
        abilities: [
          { object: 1, reversible: true },
          { object: 2, reversible: false },
          { object: 3, reversible: true },
        ],
      }),
      legal: [[], [0], [2, 0]],
      illegal: [[1], [0, 0], [3]],
      listed: [[], [0], [2], [0, 2]],
    },
  ],
};

/** What says more than whether there are other answers, or asks a player to declare: it never settles itself. */
const asksAnyway: readonly DecisionKind[] = [
  'arrange',
  'attackers',
  'blockers',
  'combatDamage',
  'payment',
  'reverseMana',
];

const oneOfThem = { hidden: false, purpose: 'effect', tone: 'neutral' } as const;
const mode = (legal: boolean) => ({ text: '', legal });

test.each<readonly [Decision, unknown]>([
  [make({ kind: 'choose', options: targets, min: 3, max: 3, ...oneOfThem }), [0, 1, 2]],
  [make({ kind: 'choose', options: targets, min: 0, max: 0, ...oneOfThem }), []],
  [make({ kind: 'choose', options: [], min: 0, max: 0, ...oneOfThem }), []],
  [make({ kind: 'choose', options: targets.slice(0, 1), min: 0, max: 1, ...oneOfThem }), undefined],
  [make({ kind: 'option', options: ['this'] }), 0],
  [make({ kind: 'number', min: 2, max: 2, purpose: 'x' }), 2],
  [make({ kind: 'modes', options: [mode(false), mode(true)], min: 1, max: 1, sameTwice: false }), [1]],
  [make({ kind: 'modes', options: [mode(false), mode(true)], min: 0, max: 1, sameTwice: false }), undefined],
  [make({ kind: 'modes', options: [mode(false), mode(true)], min: 2, max: 2, sameTwice: true }), [1, 1]],
  [make({ kind: 'order', items: [{ object: 1, text: '', ref: null }], hidden: false }), [0]],
  [make({ kind: 'divide', amount: 3, among: targets, least: 1 }), [1, 1, 1]],
  [make({ kind: 'divide', amount: 4, among: targets.slice(0, 1), least: 1 }), [4]],
  [make({ kind: 'replacement', options: [{ object: 1, text: '' }] }), 0],
  [make({ kind: 'confirm', tone: 'good' }), undefined],
])('608.2d: one legal answer leaves nothing to ask: %o', (decision, only) => {
  expect(onlyAnswer(decision)).toEqual(only);
  if (only !== undefined) expect(legalAnswers(game, decision, 2)).toEqual([only]);
});

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

  test.each(some)('what settles itself has that one answer and no other', ({ decision }) => {
    const only = onlyAnswer(decision);
    if (only !== undefined) expect(legalAnswers(game, decision, 2)).toEqual([only]);
    else if (!asksAnyway.includes(decision.kind))
      expect(legalAnswers(game, decision, 2).length).toBeGreaterThan(1);
  });

  const few = some.filter(({ listed }) => listed !== undefined);

  test.each(few)('every legal answer is listed, up to the limit', ({ decision, listed = [] }) => {
    expect(legalAnswers(game, decision)).toEqual(listed);
    expect(legalAnswers(game, decision, listed.length - 1)).toEqual(listed.slice(0, -1));
    expect(legalAnswers(game, decision, 0)).toEqual([]);
  });

  test.each(few)('chance comes to each of them', ({ byChance, decision, listed = [] }) => {
    const pick = chance(decision.kind);
    const found = Array.from({ length: 400 }, () => JSON.stringify(sampleAnswer(game, decision, pick)));
    expect(new Set(found)).toEqual(new Set((byChance ?? listed).map((one) => JSON.stringify(one))));
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

test('508.1d, 509.1c: what is required comes first, and is what chance falls back on', () => {
  const one = { object: 5, defender: { player: 1 } };
  const only: Verdict = forbidden('508.1d', 'It must attack.');
  const before = rulesTable();
  setRulesTable({
    ...before,
    combat: {
      ...before.combat,
      attackVerdict: (_game, _player, answer) => (answer.length === 1 ? allowed : only),
      requiredAttack: () => [one],
    },
  });
  const decision = make({
    kind: 'attackers',
    creatures: [{ object: 5, defenders: [{ player: 1 }, { player: 2 }] }],
  });
  expect(legalAnswers(game, decision)).toEqual([[one], [{ object: 5, defender: { player: 2 } }]]);
  expect(sampleAnswer(game, decision, (below) => below - 1)).toEqual([one]);
  setRulesTable(before);
});

test('510.1: each creature may deal all of its damage to one recipient, the others as they would', () => {
  const creatures = [
    { object: 5, amount: 3, recipients: [{ player: 1 }] },
    { object: 6, amount: 3, recipients: [{ object: 8 }, { object: 9 }] },
  ] as const;
  const before = rulesTable();
  const dealt = (object: number, recipient: Target) => ({ object, to: [{ recipient, amount: 3 }] });
  const plain = [dealt(5, { player: 1 }), dealt(6, { object: 8 })];
  setRulesTable({ ...before, combat: { ...before.combat, plainDamage: () => plain } });
  expect(legalAnswers(game, make({ kind: 'combatDamage', creatures }))).toEqual([
    plain,
    [dealt(5, { player: 1 }), dealt(6, { object: 9 })],
  ]);
  setRulesTable(before);
});

test('107.3: a number is chosen by chance among the first of very many', () => {
  const decision = make({ kind: 'number', min: 5, max: 1_000_000, purpose: 'x' });
  expect(sampleAnswer(game, decision, () => 0)).toBe(5);
  expect(sampleAnswer(game, decision, (below) => below - 1)).toBe(25);
});

test('601.2c: where chance finds no legal targets they are looked for; there may be none', () => {
  const excluding = make({
    kind: 'choose',
    options: [...targets, { player: 0 }],
    min: 2,
    max: 2,
    hidden: false,
    purpose: 'target',
    tone: 'bad',
  });
  // Always the first two, which exclude one another.
  expect(sampleAnswer(game, excluding, () => 0)).toEqual([0, 2]);
  const none = { ...excluding, options: targets.slice(0, 2) };
  expect(sampleAnswer(game, none, () => 0)).toEqual([]);
  expect(legalAnswers(game, none)).toEqual([]);
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

test('608.2d: an answer that is refused is put down to what asks', () => {
  const objects = (object: number | null) => {
    const decision = make({ kind: 'option', options: ['this', 'that'], object });
    const verdict = answerIsLegal({ ...game, pending: decision }, 2);
    return verdict.ok ? null : verdict.refusals.map((refusal) => refusal.objects);
  };
  expect(objects(7)).toEqual([[7]]);
  expect(objects(null)).toEqual([[]]);
});

test('723.5: who controls a player makes that player’s decisions', () => {
  const controlled = {
    ...game,
    players: game.players.map((player) => ({ ...player, controlledBy: player.id === 1 ? 0 : null })),
  };
  expect(asked(controlled, 1, by)).toMatchObject({ player: 1, decider: 0 });
  expect(asked(game, 1, by)).toMatchObject({ player: 1, decider: 1 });
});
