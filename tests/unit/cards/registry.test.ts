import { describe, expect, it } from 'vitest';
import { cardNames, cards, findCard, nearestNames } from '../../../machines/cards/index.ts';
import type { FaceDefinition } from '../../../machines/rules/index.ts';
import { type CardFacts, facts } from './facts.ts';
import { notAsPrinted } from './printed.ts';

const lower = (words: readonly string[] | undefined): readonly string[] =>
  (words ?? []).map((word) => word.toLowerCase());

/** What is added to a star, an ability says: `1+*` (208.2). */
/** The face of a card that there are facts of: the front, or of one whose back alone is known that. */
function withFacts(name: string): { card: FaceDefinition | undefined; fact: CardFacts | undefined } {
  const card = cards[name];
  const back = facts?.get(card?.back?.name ?? '');
  return facts?.has(name) !== true && back?.faceOf === name
    ? { card: card?.back, fact: back }
    : { card, fact: facts?.get(name) };
}

describe('the registry', () => {
  it('has more than a hundred cards', () => {
    expect(cardNames.length).toBeGreaterThanOrEqual(100);
  });

  it.skipIf(facts === null)('says of each card what is printed on it', () => {
    const wrong = cardNames.filter((name) => {
      if (cards[name]?.split === true) return false; // Of those there are no facts: see split-cards.test.ts.
      const { card, fact } = withFacts(name);
      if (card === undefined) return true;
      if (fact === undefined) return notAsPrinted[name] === undefined;
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
        power: fact.power,
        toughness: fact.toughness,
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

  it('names what may have been meant: what is a few letters off, then what was typed in part', () => {
    expect(nearestNames('Lightnin Bolt', 3)[0]).toBe('Lightning Bolt');
    expect(nearestNames('Forrest', 2)[0]).toBe('Forest');
    expect(nearestNames('llanowar')).toContain('Llanowar Elves');
    expect(nearestNames('Shok', 1)).toEqual(['Shock']);
    expect(nearestNames('qqqqqqqqqqqqqqqqqqqq')).toEqual([]);
  });
});
