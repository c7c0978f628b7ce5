import { describe, expect, it } from 'vitest';
import { cardNames, cards, findCard, nearestNames } from '../../../machines/cards/index.ts';
import { facts } from './facts.ts';

const lower = (words: readonly string[] | undefined): readonly string[] =>
  (words ?? []).map((word) => word.toLowerCase());

/** What is added to a star, an ability says: `1+*` (208.2). */
const asStar = (printed: string | undefined): string | undefined =>
  printed?.includes('*') === true ? '*' : printed;

describe('the registry', () => {
  it('has more than a hundred cards', () => {
    expect(cardNames.length).toBeGreaterThanOrEqual(100);
  });

  it.skipIf(facts === null)('says of each card what is printed on it', () => {
    const wrong = cardNames.filter((name) => {
      const card = cards[name];
      const fact = facts?.get(name);
      if (card === undefined || fact === undefined) return true;
      const ours = {
        manaCost: card.manaCost,
        supertypes: card.supertypes ?? [],
        types: card.types,
        subtypes: card.subtypes ?? [],
        power: card.power?.toString(),
        toughness: card.toughness?.toString(),
        loyalty: card.loyalty?.toString(),
      };
      const printed = {
        manaCost: fact.manaCost,
        supertypes: lower(fact.supertypes),
        types: lower(fact.types),
        subtypes: fact.subtypes ?? [],
        power: asStar(fact.power),
        toughness: asStar(fact.toughness),
        loyalty: fact.loyalty,
      };
      return JSON.stringify(ours) !== JSON.stringify(printed);
    });
    expect(wrong).toEqual([]);
  });

  it('holds plain JSON in ASCII', () => {
    for (const name of cardNames) {
      const card = cards[name];
      expect(JSON.parse(JSON.stringify(card))).toEqual(card);
      expect(name).toMatch(/^[\x20-\x7e]+$/);
    }
  });

  it('finds a card however its name is typed', () => {
    expect(findCard('lightning BOLT')?.name).toBe('Lightning Bolt');
    expect(findCard(' Healer’s  Hawk ')?.name).toBe("Healer's Hawk");
    expect(findCard('Shock // Awe')?.name).toBe('Shock');
    expect(findCard('Lightning Bold')).toBeUndefined();
    expect(findCard('constructor')).toBeUndefined();
  });

  it('names the nearest', () => {
    expect(nearestNames('Lightnin Bolt', 3)[0]).toBe('Lightning Bolt');
    expect(nearestNames('Forrest', 2)).toContain('Forest');
    expect(nearestNames('qqqqqqqqqqqqqqqqqqqq')).toEqual([]);
  });
});
