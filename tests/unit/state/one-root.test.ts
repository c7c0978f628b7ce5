import { describe, expect, it } from 'vitest';
import type { Game } from '../../../machines/rules/state/game.ts';
import { emptyGame } from '../../../machines/rules/state/new-game.ts';
import { closeAfterAction, onOneRoot, openForAction } from '../../../machines/rules/state/one-root.ts';
import { write } from '../../../machines/rules/state/write.ts';

const atRest = (seed = 'root'): Game => emptyGame({ seed, players: ['Ada', 'Bo'], definitions: {} });

/** An action that counts a decision. */
function act(game: Game): Game {
  const root = openForAction(game, 'copy');
  write(root).root.decisions += 1;
  closeAfterAction(root);
  return root;
}

const isOpen = (game: Game): boolean => {
  try {
    write(game);
    return true;
  } catch {
    return false;
  }
};

describe('actions', () => {
  it('write a root of their own each, which is at rest after them', () => {
    const before = atRest();
    const first = act(before);
    const second = act(first);
    expect([before, first, second].map(({ decisions }) => decisions)).toEqual([0, 1, 2]);
    expect([before, first, second].map(isOpen)).toEqual([false, false, false]);
  });

  it('write one root if they are carried out together, which is at rest once they all are done', () => {
    const before = atRest();
    const [first, second, between] = onOneRoot(() => {
      const one = act(before);
      const wasOpen = isOpen(one);
      return [one, act(one), wasOpen] as const;
    });
    expect(second).toBe(first);
    expect(between).toBe(true);
    expect([before.decisions, second.decisions]).toEqual([0, 2]);
    expect(isOpen(second)).toBe(false);
    // Afterwards each has its own root again.
    const after = act(second);
    expect(after).not.toBe(second);
    expect([second.decisions, after.decisions]).toEqual([2, 3]);
    expect(isOpen(after)).toBe(false);
  });

  it('of another game end what was written before', () => {
    const [one, other, oneIsOpen] = onOneRoot(() => {
      const first = act(atRest());
      const second = act(atRest('other'));
      return [first, second, isOpen(first)] as const;
    });
    expect(other).not.toBe(one);
    expect(oneIsOpen).toBe(false);
    expect([one.decisions, other.decisions]).toEqual([1, 1]);
    expect(isOpen(other)).toBe(false);
  });

  it('within others don’t go on with their root', () => {
    const [outer, inner, later] = onOneRoot(() => {
      const first = act(atRest());
      const second = onOneRoot(() => act(first));
      expect([isOpen(first), isOpen(second)]).toEqual([true, false]);
      return [first, second, act(first)] as const;
    });
    expect(inner).not.toBe(outer);
    expect(later).toBe(outer);
    expect([inner.decisions, later.decisions]).toEqual([2, 2]);
    expect(isOpen(later)).toBe(false);
  });

  it('leave nothing open when one of them fails', () => {
    const opened: Game[] = [];
    const failing = () =>
      onOneRoot(() => {
        opened.push(act(atRest()));
        throw new Error('It fails.');
      });
    expect(failing).toThrow('It fails.');
    expect(opened.map(isOpen)).toEqual([false]);
    expect(isOpen(act(atRest()))).toBe(false);
  });

  it('may write a game in its place, which stays open', () => {
    const game = atRest();
    const root = openForAction(game, 'direct');
    expect(root).toBe(game);
    closeAfterAction(root);
    expect(isOpen(game)).toBe(true);
  });
});
