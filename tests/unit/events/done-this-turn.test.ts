import { describe, expect, test } from 'vitest';
import {
  isDoneForThisTurn,
  noteDone,
  wasDoneThisTurn,
} from '../../../machines/rules/events/done-this-turn.ts';
import type { TriggeredAbility } from '../../../machines/rules/state/vocabulary/index.ts';
import { write } from '../../../machines/rules/state/write.ts';
import { creature, smallGame } from '../support/small-game.ts';

describe('603.2h: what a player may do once each turn', () => {
  const table = () => smallGame([{ card: creature('Bear', 2, 2) }, { card: creature('Ox', 2, 4) }]);
  test('603.2h: it is one player’s, with one instruction of one object, and this turn', () => {
    const { game, id } = table();
    const done = (name: string, instruction: string, player: number) =>
      wasDoneThisTurn(game, id(name), instruction, player);
    expect(done('Bear', 'first', 0)).toBe(false);
    noteDone(game, id('Bear'), 'first', 0);
    expect(done('Bear', 'first', 0)).toBe(true);
    expect(done('Bear', 'second', 0)).toBe(false);
    expect(done('Bear', 'first', 1)).toBe(false);
    expect(done('Ox', 'first', 0)).toBe(false);
    noteDone(game, id('Bear'), 'second', 1);
    expect(done('Bear', 'first', 0)).toBe(true);
    expect(done('Bear', 'second', 1)).toBe(true);
    write(game).turn().number += 1;
    expect(done('Bear', 'first', 0)).toBe(false);
    expect(done('Bear', 'second', 1)).toBe(false);
  });
  test('603.2h: what was done in another turn is not kept for ever', () => {
    const { game, id } = table();
    for (const instruction of ['first', 'second']) {
      noteDone(game, id('Bear'), instruction, 0);
      write(game).turn().number += 1;
    }
    noteDone(game, id('Bear'), 'third', 0);
    expect(game.objects[id('Bear')]?.followed).toEqual([{ instruction: 'third', player: 0, turn: 7 }]);
  });
  test('603.2h: an ability that allows only that doesn’t trigger again', () => {
    const { game, id } = table();
    const may = (onceEachTurn: boolean): TriggeredAbility => ({
      kind: 'triggered',
      when: [{ on: 'begins', step: 'end' }],
      effect: [
        { do: 'draw', count: 1 },
        { do: 'may', ...(onceEachTurn && { onceEachTurn: true as const }), then: [] },
      ],
    });
    const isDone = (ability: TriggeredAbility, ref = 'Bear#abilities.0', player = 0) =>
      isDoneForThisTurn(game, id('Bear'), ability, ref, player);
    expect(isDone(may(true))).toBe(false);
    noteDone(game, id('Bear'), 'Bear#abilities.0.effect.0', 0);
    expect(isDone(may(true))).toBe(false);
    noteDone(game, id('Bear'), 'Bear#abilities.0.effect.1', 0);
    expect([isDone(may(true)), isDone(may(false))]).toEqual([true, false]);
    expect([isDone(may(true), 'Bear#abilities.1'), isDone(may(true), undefined, 1)]).toEqual([false, false]);
  });
  test('400.7: nothing is noted on what is gone', () => {
    const { game, id } = table();
    write(game).forgetObject(id('Bear'));
    noteDone(game, id('Bear'), 'first', 0);
    noteDone(game, 99, 'first', 0);
    expect(wasDoneThisTurn(game, id('Bear'), 'first', 0)).toBe(false);
  });
});
