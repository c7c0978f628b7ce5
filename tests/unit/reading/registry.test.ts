import { beforeAll, describe, expect, test } from 'vitest';
import { cards } from '../../../machines/cards/index.ts';
import { putRulesTogether } from '../../../machines/game/index.ts';
import { type CardReading, readCard } from '../../../machines/reading/index.ts';
import { canonical } from '../../../machines/rules/abilities/canonical/index.ts';
import type { CardDefinition } from '../../../machines/rules/index.ts';
import { sameWords } from '../../../machines/rules/state/same-words.ts';
import { factsOf } from './own-text.ts';

beforeAll(putRulesTogether);

/** Every known card with abilities, and what its own text is read as. */
const readings = (): ReadonlyMap<CardDefinition, CardReading> =>
  new Map(
    [...new Set(Object.values(cards))]
      .filter(({ abilities = [] }) => abilities.length > 0)
      .map((card) => [card, readCard(factsOf(card))]),
  );

describe('every known card, printed and read again', () => {
  test('is the card that was printed, or isn’t read', () => {
    const all = [...readings()];
    const others = all.flatMap(([card, reading]) =>
      'card' in reading && !sameWords(reading.card.abilities, canonical(card).abilities) ? [card.name] : [],
    );
    expect(others).toEqual([]);
  });

  test('is read in most cases, and never in two ways', () => {
    const verdicts = [...readings().values()].map(({ verdict }) => verdict);
    expect(verdicts).not.toContain('ambiguous');
    expect(verdicts.filter((verdict) => verdict === 'same').length).toBeGreaterThan(
      (verdicts.length * 8) / 10,
    );
  });
});
