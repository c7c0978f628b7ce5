import { beforeAll, describe, expect, test } from 'vitest';
import { checkCard } from '../../../machines/cards/index.ts';
import { putRulesTogether } from '../../../machines/game/index.ts';
import { readCard } from '../../../machines/reading/index.ts';
import { say } from '../../../machines/reading/saying/index.ts';
import { canonical } from '../../../machines/rules/abilities/canonical/index.ts';
import type { Ability, CardDefinition } from '../../../machines/rules/index.ts';
import { sameWords } from '../../../machines/rules/state/same-words.ts';
import { makeAbilities } from './random-data.ts';

beforeAll(putRulesTogether);

/** How many abilities are made; `RANDOM_DATA` says another number. */
const count = Number(process.env.RANDOM_DATA ?? (process.env.LONG_RUN === undefined ? 300 : 10_000));

const isAbility = (value: unknown): value is Ability => checkCard(cardWith(value)).length === 0;

const isOfSpell = (ability: unknown): boolean =>
  typeof ability === 'object' && ability !== null && 'kind' in ability && ability.kind === 'spell';

const cardWith = (ability: unknown) => ({
  name: 'Tried Card',
  ...(isOfSpell(ability) ? { types: ['sorcery'] } : { types: ['creature'], power: 1, toughness: 1 }),
  abilities: [ability],
});

/** Such a card with this text, read. */
const readAs = ({ name, types }: CardDefinition, oracleText: string) =>
  readCard({
    name,
    supertypes: [],
    types,
    subtypes: [],
    ...(types.includes('creature') ? { power: '1', toughness: '1' } : {}),
    oracleText,
  });

describe('abilities made at random', () => {
  test('are said so that they and nothing else are read, or not at all', { timeout: 1_200_000 }, () => {
    const make = makeAbilities();
    const wrong: string[] = [];
    let tried = 0;
    let said = 0;
    for (let seed = 0; seed < count; seed++) {
      const ability = make(seed);
      if (!isAbility(ability)) continue;
      tried++;
      const card = canonical(cardWith(ability) as CardDefinition);
      const text = say(card);
      if (text === undefined) continue;
      said++;
      const reading = readAs(card, text);
      if (!('card' in reading && sameWords(reading.card.abilities, card.abilities)))
        wrong.push(`${seed}: ${text}`);
    }
    expect(wrong).toEqual([]);
    expect(tried).toBeGreaterThan(count / 2);
    expect(said).toBeGreaterThan(tried / 2);
  });
});
