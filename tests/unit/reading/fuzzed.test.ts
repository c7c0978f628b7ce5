import { beforeAll, describe, expect, test } from 'vitest';
import { cards } from '../../../machines/cards/index.ts';
import { putRulesTogether } from '../../../machines/game/index.ts';
import { readCard, whyNotRead } from '../../../machines/reading/index.ts';
import { cardText } from '../../../machines/reading/saying/index.ts';
import { fuzzed } from './fuzzed.ts';
import { drawing } from './random-data.ts';

beforeAll(putRulesTogether);

const facts = { name: 'Tried Card', supertypes: [], subtypes: [] };
const creature = { ...facts, types: ['Creature'], power: '1', toughness: '1' };

describe('a text from a stranger', () => {
  test('is read or declined, whatever it is', () => {
    const texts = [...new Set(Object.values(cards))].flatMap((card, at) =>
      at % 6 === 0 ? cardText(card) : [],
    );
    const verdicts = new Set<string>();
    for (let seed = 0; seed < 1000; seed++) {
      const draw = drawing(seed);
      const kind = draw(3) === 0 ? { ...facts, types: ['Instant'] } : creature;
      verdicts.add(readCard({ ...kind, oracleText: fuzzed(texts, draw) }).verdict);
    }
    expect(verdicts).toContain('declined');
    expect(verdicts).toContain('same');
    expect(verdicts).not.toContain('mismatch');
  });

  test('is declined where it is longer than any that is printed', () => {
    const of = (length: number) => readCard({ ...creature, oracleText: 'Flying\n'.repeat(length / 7) });
    expect(whyNotRead(of(4200))).toEqual(['its text has 4200 characters: no more than 4000 are read']);
    expect(whyNotRead(of(3500)).join()).not.toContain('characters');
    expect(whyNotRead(readCard({ ...creature, name: 'A'.repeat(401), oracleText: 'Flying' }))).toEqual([
      'its name has 401 characters: no more than 400 are read',
    ]);
  });

  test('is declined where there is too much to try', () => {
    const nested = 'creatures you control have "'.repeat(60);
    expect(readCard({ ...creature, oracleText: `${nested}Flying.${'"'.repeat(60)}` }).verdict).toBe(
      'declined',
    );
    const doubled = `Choose one —${'\n• Draw a card, then draw a card, then draw a card.'.repeat(70)}`;
    expect(['declined', 'same', 'variant']).toContain(readCard({ ...creature, oracleText: doubled }).verdict);
  });
});
