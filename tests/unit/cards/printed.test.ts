import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type CardDefinition, cardNames, cards } from '../../../machines/cards/index.ts';
import { cardText } from '../../../machines/reading/saying/index.ts';
import { facts } from './facts.ts';
import { hashOf, notAsPrinted, printedFile } from './printed.ts';

const known = (name: string): CardDefinition => {
  const card = cards[name];
  if (card === undefined) throw new Error(`no card is named ${name}`);
  return card;
};

/** By card name. */
const printed: Readonly<Record<string, string>> = JSON.parse(readFileSync(printedFile, 'utf8'));

const renewing =
  'If its data is right, write printed.json anew: npx tsx tests/unit/cards/make-printed.ts (where the facts of cards ' +
  'are beside the project). A card without facts, or whose wording has a reason to differ, is named in printed.ts.';

describe('the rules text that is made from a card’s data', () => {
  it('is the printed one, for every card', () => {
    const different = cardNames
      .filter((name) => notAsPrinted[name] === undefined)
      .filter((name) => hashOf(cardText(known(name)), known(name)) !== printed[name])
      .map((name) => `${name}\n${cardText(known(name))}`);
    expect(different, renewing).toEqual([]);
  });

  it('has a reason wherever it isn’t', () => {
    for (const [name, reason] of Object.entries(notAsPrinted)) {
      expect(cardNames).toContain(name);
      expect(reason, name).toMatch(/\w \w/);
      expect(hashOf(cardText(known(name)), known(name)), name).not.toBe(printed[name]);
    }
  });

  it('is told apart by each of its words', () => {
    const bolt = known('Lightning Bolt');
    const text = cardText(bolt);
    expect(hashOf(text.replace('3', '4'), bolt)).not.toBe(printed['Lightning Bolt']);
    expect(hashOf(text.replace('any target', 'target player'), bolt)).not.toBe(printed['Lightning Bolt']);
    expect(hashOf(`${text} Draw a card.`, bolt)).not.toBe(printed['Lightning Bolt']);
  });

  it.skipIf(facts === null)('is compared with the hashes of the facts, and of no other card', () => {
    const hashes = cardNames.flatMap((name): [string, string][] => {
      const fact = facts?.get(name);
      return fact === undefined ? [] : [[name, hashOf(fact.oracleText ?? '', known(name))]];
    });
    expect(printed, renewing).toEqual(Object.fromEntries(hashes));
  });
});
