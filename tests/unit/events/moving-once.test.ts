import { describe, expect, test } from 'vitest';
import { makeMove } from '../../../machines/rules/events/moves-and-creations.ts';
import { movedBy, movingOnce } from '../../../machines/rules/events/moving-once.ts';
import { type Item, newItem } from '../../../machines/rules/events/settle.ts';
import { write } from '../../../machines/rules/state/write.ts';
import { creature, smallGame } from '../support/small-game.ts';

describe('400.6: what moves moves once', () => {
  const table = () => smallGame([{ card: creature('Bear', 2, 2) }, { card: creature('Ox', 2, 2) }]);

  test('400.6: what another item of the batch moves isn’t moved, destroyed or sacrificed once more', () => {
    const { game, id } = table();
    const bear = id('Bear');
    const items: readonly Item[] = [
      newItem({ type: 'destroy', object: bear, cantBeRegenerated: false }, null),
      newItem(makeMove(game, bear, 'graveyard', { why: 'destroy' }), 0),
      newItem({ type: 'sacrifice', object: bear, player: 0 }, null),
      newItem(makeMove(game, bear, 'graveyard', { why: 'sacrifice' }), 2),
      newItem(makeMove(game, id('Ox'), 'exile', { why: 'exile' }), 0),
    ];
    expect(movingOnce(game, items).map(({ event }) => event?.type ?? null)).toEqual([
      'destroy',
      'move',
      null,
      null,
      'move',
    ]);
    expect(movingOnce(game, items.slice(0, 2))).toEqual(items.slice(0, 2));
  });

  test('400.7: nor what is no longer there; what contains that for another object stays', () => {
    const { game, id } = table();
    const [bear, ox] = [id('Bear'), id('Ox')];
    const items: readonly Item[] = [
      newItem({ type: 'destroy', object: ox, cantBeRegenerated: false }, null),
      newItem(makeMove(game, bear, 'exile', { why: 'exile' }), 0),
    ];
    write(game).forgetObject(bear);
    expect(movingOnce(game, items).map(({ event }) => event?.type ?? null)).toEqual(['destroy', null]);
  });

  test('what comes from a library is known only once it has moved', () => {
    const { game, id } = table();
    const moving = makeMove(game, id('Bear'), 'exile', { why: 'exile' });
    expect(movedBy(moving)).toBe(id('Bear'));
    expect(movedBy({ ...moving, from: 'library' })).toBeNull();
    expect(movedBy({ type: 'discard', object: id('Ox'), player: 0 })).toBe(id('Ox'));
    expect(movedBy({ type: 'tap', object: id('Ox') })).toBeNull();
  });
});
