/** What holds of whatever is said, and of whatever is read: tried on so many abilities or texts made at random. */
import { cards, checkCard } from '../../../machines/cards/index.ts';
import { readCard } from '../../../machines/reading/index.ts';
import { cardText } from '../../../machines/reading/saying/index.ts';
import { say } from '../../../machines/reading/saying/say.ts';
import { canonical } from '../../../machines/rules/abilities/canonical/index.ts';
import type { Ability, CardDefinition } from '../../../machines/rules/index.ts';
import { sameWords } from '../../../machines/rules/state/same-words.ts';
import { type Draw, drawing, makeAbilities } from './random-data.ts';

const isOfSpell = (ability: unknown): boolean =>
  typeof ability === 'object' && ability !== null && 'kind' in ability && ability.kind === 'spell';

const cardWith = (ability: unknown) => ({
  name: 'Tried Card',
  ...(isOfSpell(ability) ? { types: ['sorcery'] } : { types: ['creature'], power: 1, toughness: 1 }),
  abilities: [ability],
});

const isAbility = (value: unknown): value is Ability => checkCard(cardWith(value)).length === 0;

/** A card with another text, read. */
const readAs = (card: CardDefinition, oracleText: string) =>
  readCard({
    name: card.name,
    supertypes: card.supertypes ?? [],
    types: card.types,
    subtypes: card.subtypes ?? [],
    ...(card.power === undefined ? {} : { power: String(card.power), toughness: String(card.toughness) }),
    oracleText,
  });

/** Of so many abilities: how many are abilities, how many of those are said, and which so that others are read. */
export function saidOf(count: number): {
  readonly tried: number;
  readonly said: number;
  readonly wrong: readonly string[];
} {
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
  return { tried, said, wrong };
}

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

/** The verdicts on so many texts of known cards with other words. */
export function verdictsOnMutated(count: number): ReadonlySet<string> {
  const all = [...new Set(Object.values(cards))].filter(({ abilities = [] }) => abilities.length > 0);
  const words = all.flatMap((card) => cardText(card).split(/\s+/));
  const verdicts = new Set<string>();
  for (let seed = 0; seed < count; seed++) {
    const draw = drawing(seed);
    const card = all[draw(all.length)];
    if (card === undefined) continue;
    let text = cardText(card);
    for (let more = 1 + draw(3); more > 0; more--) text = mutated(text, words, draw);
    verdicts.add(readAs(card, text).verdict);
  }
  return verdicts;
}
