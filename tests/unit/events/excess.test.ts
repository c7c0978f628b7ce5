import { describe, expect, test } from 'vitest';
import { withExcess } from '../../../machines/rules/events/excess.ts';
import { newItem } from '../../../machines/rules/events/settle.ts';
import type { GameEvent } from '../../../machines/rules/state/event.ts';
import { card, creature, keyword, smallGame } from '../support/small-game.ts';

/** It asks for excess damage, so that it is worked out. */
const asking = creature('Hunter', 1, 1, [
  { kind: 'triggered', when: [{ on: 'dealtDamage', object: {}, excess: true }], effect: [] },
]);
const plain = creature('Plain', 1, 1);

describe('120.10: excess damage', () => {
  type Blow = readonly [by: string, to: string | null, amount: number];
  const excess = (blows: readonly Blow[], watcher = asking) => {
    const { game, id } = smallGame([
      { card: watcher },
      { card: creature('Bear', 2, 2) },
      { card: creature('Hurt Ox', 2, 4), with: { damage: 1 } },
      { card: creature('Snake', 1, 1, [keyword('deathtouch')]) },
      { card: card('Walker', ['planeswalker'], [], { loyalty: 3 }), with: { counters: { loyalty: 3 } } },
    ]);
    const events = blows.map(
      ([by, to, amount]): GameEvent => ({
        type: 'damage',
        source: id(by),
        to: to === null ? { player: 1 } : { object: id(to) },
        amount,
        combat: true,
        preventable: true,
      }),
    );
    const items = [newItem({ type: 'shuffle', player: 0 }, null), ...events.map((one) => newItem(one, null))];
    return withExcess(game, items).flatMap(({ event }) =>
      event?.type === 'damage' ? [event.excess ?? 0] : [],
    );
  };
  test('120.10: more than is lethal, with the damage that is marked', () => {
    expect(excess([['Bear', 'Bear', 5]])).toEqual([3]);
    expect(excess([['Bear', 'Bear', 2]])).toEqual([0]);
    expect(excess([['Bear', 'Hurt Ox', 5]])).toEqual([2]);
    expect(excess([['Bear', 'Walker', 5]])).toEqual([2]);
    expect(excess([['Bear', null, 50]])).toEqual([0]);
  });
  test('120.10: all that is dealt to a permanent at once counts together', () => {
    expect(
      excess([
        ['Bear', 'Hurt Ox', 2],
        ['Bear', 'Hurt Ox', 2],
      ]).reduce((sum, one) => sum + one, 0),
    ).toBe(1);
    expect(
      excess([
        ['Bear', 'Bear', 2],
        ['Bear', 'Hurt Ox', 3],
      ]),
    ).toEqual([0, 0]);
  });
  test('702.2c: of a source with deathtouch one damage is lethal, so that more is excess', () => {
    expect(excess([['Snake', 'Hurt Ox', 3]])).toEqual([2]);
    const together = (...blows: readonly Blow[]) => excess(blows).reduce((sum, one) => sum + one, 0);
    expect(together(['Bear', 'Hurt Ox', 2], ['Snake', 'Hurt Ox', 3])).toBe(4);
    expect(together(['Snake', 'Hurt Ox', 3], ['Bear', 'Hurt Ox', 2])).toBe(4);
  });
  test('120.10: nothing is worked out where no text asks for it', () => {
    expect(excess([['Bear', 'Bear', 5]], plain)).toEqual([0]);
  });
});
