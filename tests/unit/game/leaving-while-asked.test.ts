import { beforeAll, describe, expect, test } from 'vitest';
import { concede } from '../../../machines/game/leaving.ts';
import { answer, type Decision, open, type PlayerId, run, start } from '../../../machines/rules/index.ts';
import { creature, table } from '../state-based-actions/small-table.ts';
import { asking, bear, putAskingTogether, threeSeats } from './asking.ts';

beforeAll(putAskingTogether);

test('a player may leave whatever is being decided, and the game goes on', () => {
  const asked = { player: 1, decider: 1, rule: '608.2d', about: 'choose', object: null } as const;
  const decisions: readonly Decision[] = [
    { ...asked, kind: 'mulligan', taken: 0 },
    { ...asked, kind: 'option', options: ['a', 'b'] },
    { ...asked, kind: 'number', min: 0, max: 3, purpose: 'value' },
    { ...asked, kind: 'order', items: [{ object: 1, text: '', ref: null }], hidden: false },
    { ...asked, kind: 'arrange', cards: [4], piles: ['top', 'bottom'] },
    { ...asked, kind: 'attackers', creatures: [] },
    { ...asked, kind: 'blockers', creatures: [] },
    { ...asked, kind: 'combatDamage', creatures: [] },
    { ...asked, kind: 'reverseMana', abilities: [] },
    { ...asked, kind: 'divide', amount: 2, among: [{ object: 0 }], least: 1 },
    { ...asked, kind: 'modes', options: [{ text: '', legal: true }], min: 1, max: 1, sameTwice: false },
    {
      ...asked,
      kind: 'choose',
      options: [{ object: 0 }, { object: 3 }],
      min: 2,
      max: 2,
      hidden: false,
      purpose: 'effect',
      tone: 'good',
    },
  ];
  for (const decision of decisions) {
    const game = asking(open({ ...table(threeSeats()) }, 'copy'), decision);
    expect(concede(game, 1)).toBe('stay');
    const goesOn = game.pending === null ? game.frames.length === 0 : game.pending.player !== 1;
    expect([decision.kind, goesOn]).toEqual([decision.kind, true]);
  }
});

test('800.4a: what left with a player isn’t offered to another any more: the step that asked asks again', () => {
  const offered = (leaver: PlayerId) => {
    const bear = (name: string) => creature(name, 2, 2);
    const seats = [{ battlefield: [bear('Mine')] }, { battlefield: [bear('Theirs')] }, {}];
    const game = open({ ...table(seats) }, 'copy');
    start(game, 'offers', { least: 0 });
    run(game);
    const { pending } = game;
    concede(game, leaver);
    const { pending: after } = game;
    return { pending, after };
  };
  const { pending, after } = offered(1);
  expect(pending).toMatchObject({ min: 1, options: { length: 2 } });
  expect(after).toMatchObject({ player: 0, min: 1, options: [{ object: 0 }] });
  // Who owned none of what is offered takes none of it along.
  const control = offered(2);
  expect(control.after).toEqual(control.pending);
});

test('800.4a: a decision whose bounds change is asked again, though it names nothing that left', () => {
  const asked = (leaver: PlayerId) => {
    const seats = [{ battlefield: [bear('Mine')] }, { battlefield: [bear('Theirs')] }, {}];
    const game = table(seats);
    start(game, 'counts');
    run(game);
    expect(game.pending).toMatchObject({ kind: 'number', max: 2 });
    concede(game, leaver);
    return game;
  };
  const game = asked(1);
  expect(game.pending).toMatchObject({ kind: 'number', player: 0, max: 1 });
  // What had been returned to the step before is still what it finds.
  answer(game, 1);
  expect(game.returned).toEqual({ answer: 1, returned: 7 });
  expect(asked(2).pending).toMatchObject({ max: 2 });
});

describe('800.4g-h: another player is offered what is left', () => {
  const offered = (from: number | null, seats: number) => {
    const game = table([...threeSeats(), ...Array.from({ length: seats - 3 }, () => ({}))]);
    return asking(game, {
      kind: 'choose',
      player: 1,
      decider: 1,
      rule: '608.2d',
      about: 'choose permanents',
      object: from,
      options: game.battlefield.map((object) => ({ object })),
      min: 3,
      max: 3,
      hidden: false,
      purpose: 'effect',
      tone: 'neutral',
    });
  };
  test('800.4h: nothing that left, and the answer is about what was offered', () => {
    const game = offered(null, 3);
    const [mine, , theirs] = game.battlefield;
    concede(game, 1);
    expect(game.pending).toMatchObject({
      player: 2,
      min: 2,
      max: 2,
      options: [{ object: mine }, { object: theirs }],
    });
    answer(game, [0, 1]);
    expect(game.returned).toEqual({ answer: [0, 2] });
  });
  test('800.4g: when one more leaves, who was chosen to choose is asked again', () => {
    const game = offered(0, 4);
    concede(game, 1);
    expect(game.pending).toMatchObject({ rule: '800.4g', options: [{ player: 2 }, { player: 3 }] });
    answer(game, [1]);
    expect(game.pending).toMatchObject({ player: 3, options: { length: 2 } });
    concede(game, 2);
    expect(game.pending).toMatchObject({ player: 3, min: 1, max: 1, options: [{ object: 0 }] });
    answer(game, [0]);
    expect(game.returned).toEqual({ answer: [0] });
  });
  test('800.4g: when the one who was chosen leaves too, somebody else chooses', () => {
    const game = offered(0, 4);
    concede(game, 1);
    answer(game, [1]);
    concede(game, 3);
    expect(game.pending).toMatchObject({ kind: 'choose', player: 2, options: { length: 2 } });
  });
});
