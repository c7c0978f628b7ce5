import { describe, expect, test } from 'vitest';
import { apply } from '../../../machines/rules/events/apply.ts';
import type { ManaUnit } from '../../../machines/rules/state/mana.ts';
import type { RuleChange } from '../../../machines/rules/state/vocabulary/index.ts';
import { write } from '../../../machines/rules/state/write.ts';
import { card, smallGame, statement } from '../support/small-game.ts';

describe('106.4: mana pools', () => {
  const unit = (more: Partial<ManaUnit> = {}): ManaUnit => ({
    type: 'G',
    source: null,
    snow: false,
    spendOnly: null,
    lasts: false,
    ...more,
  });
  const withPool = (pool: readonly ManaUnit[], ...rules: readonly RuleChange[]) => {
    const { game } = smallGame([{ card: card('Law', ['artifact'], [statement({ players: 'you', rules })]) }]);
    for (const player of [0, 1]) write(game).player(player).pool = [...pool];
    return game;
  };
  const emptied = (pool: readonly ManaUnit[], ...rules: readonly RuleChange[]) => {
    const game = withPool(pool, ...rules);
    apply(game, { type: 'emptyPools' }, new Map());
    return game.players.map(({ pool: left }) => left);
  };
  const green = unit();
  const red = unit({ type: 'R' });
  test('500.5: unspent mana empties, but for what lasts', () => {
    expect(emptied([green, red])).toEqual([[], []]);
    const lasting = unit({ type: 'R', lasts: true });
    expect(emptied([green, lasting])).toEqual([[lasting], [lasting]]);
  });
  test('613.11: a player doesn’t lose mana of these types, or it becomes other mana', () => {
    expect(emptied([green, red], { rule: 'manaLasts', types: ['G'] })).toEqual([[green], []]);
    expect(emptied([green, red], { rule: 'cantGainLife' }, { rule: 'manaLasts' })).toEqual([
      [green, red],
      [],
    ]);
    expect(emptied([green, red], { rule: 'manaLasts', as: 'R' })).toEqual([[red, red], []]);
  });
  test('106.6: the unit that is spent leaves, not one that may be spent on other things', () => {
    const forElves = unit({ spendOnly: { on: { subtype: 'Elf' } } });
    const forBears = unit({ spendOnly: { on: { subtype: 'Bear' } } });
    const different: readonly ManaUnit[] = [
      green,
      red,
      unit({ source: 0 }),
      unit({ snow: true }),
      unit({ spendOnly: 'creatureSpells' }),
      forElves,
      forBears,
      unit({ lasts: true }),
    ];
    for (const [at, one] of different.entries()) {
      const game = withPool(different);
      apply(game, { type: 'spendMana', player: 0, units: [structuredClone(one)] }, new Map());
      expect(game.players[0]?.pool).toEqual(different.toSpliced(at, 1));
    }
    const game = withPool([green, green, green]);
    apply(game, { type: 'spendMana', player: 0, units: [green, green] }, new Map());
    expect(game.players[0]?.pool).toEqual([green]);
  });
});
