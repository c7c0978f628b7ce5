import { beforeAll, describe, expect, test } from 'vitest';
import { cards } from '../../../machines/cards/index.ts';
import { putRulesTogether } from '../../../machines/game/index.ts';
import { type Facts, readCard } from '../../../machines/reading/index.ts';
import { cardText } from '../../../machines/rules/index.ts';
import { type Draw, drawing } from './random-data.ts';

beforeAll(putRulesTogether);

/** How many texts are changed; `MUTATED_TEXTS` says another number. */
const count = Number(process.env.MUTATED_TEXTS ?? (process.env.LONG_RUN === undefined ? 200 : 5_000));

/** One word is left out, said twice, another one's, or cut; or two change places. */
function mutated(text: string, others: readonly string[], draw: Draw): string {
  const words = text.split(/(?<=[ \n])/);
  const at = draw(words.length);
  const word = words[at] ?? '';
  const instead = [
    [],
    [word, word],
    [`${others[draw(others.length)]} `],
    [word.slice(0, draw(word.length + 1))],
    [words[at + 1] ?? '', word],
  ][draw(5)];
  return words.toSpliced(at, 1, ...(instead ?? [])).join('');
}

describe('texts of known cards with other words', () => {
  test('are read or declined, each', { timeout: 1_200_000 }, () => {
    const all = [...new Set(Object.values(cards))].filter(({ abilities = [] }) => abilities.length > 0);
    const words = all.flatMap((card) => cardText(card).split(/\s+/));
    const verdicts = new Set<string>();
    for (let seed = 0; seed < count; seed++) {
      const draw = drawing(seed);
      const card = all[draw(all.length)];
      if (card === undefined) continue;
      let oracleText = cardText(card);
      for (let more = 1 + draw(3); more > 0; more--) oracleText = mutated(oracleText, words, draw);
      const facts: Facts = {
        name: card.name,
        supertypes: card.supertypes ?? [],
        types: card.types,
        subtypes: card.subtypes ?? [],
        ...(card.power === undefined ? {} : { power: String(card.power), toughness: String(card.toughness) }),
        oracleText,
      };
      verdicts.add(readCard(facts).verdict);
    }
    expect(verdicts).toContain('declined');
    expect([...verdicts].every((one) => one !== 'mismatch')).toBe(true);
  });
});
