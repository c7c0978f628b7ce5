import { describe, expect, test } from 'vitest';
import { makeMove } from '../../../machines/rules/events/moves-and-creations.ts';
import { type Item, newItem } from '../../../machines/rules/events/settle.ts';
import { takenNow } from '../../../machines/rules/events/taken-now.ts';
import type { Frame } from '../../../machines/rules/state/frame.ts';
import { write } from '../../../machines/rules/state/write.ts';
import { creature, smallGame } from '../support/small-game.ts';

describe('614.13a-b: what can’t be chosen to change zones now', () => {
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
  test('614.13a: what a batch lets enter while instructions say how; nothing else', () => {
    const { game, id } = smallGame([
      { card: creature('Held Bear', 2, 2), zone: 'hand' },
      { card: creature('Bear', 2, 2) },
    ]);
    const move = (name: string, to: 'battlefield' | 'hand') =>
      newItem(makeMove(game, id(name), to, { why: 'effect' }), null);
    const items = [
      newItem({ type: 'tap', object: id('Bear') }, null),
      { ...move('Bear', 'hand'), event: null },
      move('Bear', 'hand'),
      move('Held Bear', 'battlefield'),
    ];
    const entering = (...frames: readonly Frame[]) => {
      write(game).root.frames = [...frames];
      return takenNow(game);
    };
    expect(entering(frame('happen', { items }), frame('program'))).toEqual([id('Held Bear')]);
    expect(entering(frame('program'), frame('happen', { items }))).toEqual([]);
    // A cost is paid as it enters.
    expect(entering(frame('happen', { items }), frame('pay'))).toEqual([id('Held Bear')]);
    expect(entering(frame('pay', { items }), frame('program'))).toEqual([]);
    const chosen: Item = { ...move('Bear', 'hand'), joined: true };
    expect(entering(frame('happen', { items: [chosen] }), frame('program'))).toEqual([id('Bear')]);
    expect(entering(frame('happen'), frame('program'))).toEqual([]);
    expect(
      entering(frame('program'), frame('happen', { items }), frame('program'), frame('happen', { items })),
    ).toEqual([id('Held Bear')]);
  });
});
