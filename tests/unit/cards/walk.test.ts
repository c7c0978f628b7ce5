import { describe, expect, it } from 'vitest';
import { cardNames, cards } from '../../../machines/cards/index.ts';
import { card as cardCheck } from '../../../machines/rules/abilities/check/abilities.ts';
import type { Family } from '../../../machines/rules/abilities/check/form.ts';
import { rewritten } from '../../../machines/rules/abilities/check/walk.ts';
import { isRecord, partsIn } from '../../../machines/rules/state/is-record.ts';

/** How many instructions there are anywhere in words. */
function instructionsIn(words: unknown): number {
  const here = isRecord(words) && typeof words.do === 'string' ? 1 : 0;
  return partsIn(words).reduce<number>((sum, part) => sum + instructionsIn(part), here);
}

describe('a walk over the words of a card', () => {
  it('comes by each instruction once, wherever it stands', () => {
    for (const name of cardNames) {
      let seen = 0;
      rewritten(cards[name], cardCheck, (part, family) => {
        if (family === 'instruction') seen++;
        return part;
      });
      expect(seen, name).toBe(instructionsIn(cards[name]));
    }
  });

  it('leaves words that nothing changes as they are, the same object', () => {
    for (const name of cardNames)
      expect(
        rewritten(cards[name], cardCheck, (part) => part),
        name,
      ).toBe(cards[name]);
  });

  it('says of which family each part is', () => {
    const families = new Set<Family>();
    for (const name of cardNames)
      rewritten(cards[name], cardCheck, (part, family) => {
        families.add(family);
        return part;
      });
    expect([...families].sort()).toEqual([
      'ability',
      'comparison',
      'condition',
      'copy exception',
      'cost change',
      'cost part',
      'filter',
      'holder',
      'instruction',
      'mode',
      'modification',
      'objects',
      'players',
      'quantity',
      'replaced event',
      'replacement',
      'rule change',
      'target',
      'trigger',
    ]);
  });

  it('changes what is inside first, and everything that holds it', () => {
    const bolt = cards['Lightning Bolt'];
    const doubled = rewritten(bolt, cardCheck, (part, family) =>
      family === 'quantity' && part === 3 ? 6 : part,
    );
    expect(doubled).not.toBe(bolt);
    expect(JSON.stringify(doubled)).toBe(JSON.stringify(bolt).replace('"amount":3', '"amount":6'));
  });
});
