/** Cards that nobody has thought of: with abilities made at random, and those that come along as their own texts say them. */
import { cards, checkCard } from '../../machines/cards/index.ts';
import { chance } from '../../machines/play/players/chance.ts';
import { isPlayable, readCard } from '../../machines/reading/index.ts';
import type { CardDefinition } from '../../machines/rules/index.ts';
import { factsOf } from '../unit/reading/own-text.ts';
import { makeAbilities } from '../unit/reading/random-data.ts';

const costs = ['{W}', '{1}{U}', '{B}{B}', '{2}{R}', '{3}{G}', '{W/U}{2}', '{X}{G}', '{4}'];

const isOfSpell = (ability: unknown): boolean =>
  typeof ability === 'object' && ability !== null && 'kind' in ability && ability.kind === 'spell';

/** What a card with these abilities is: an instant or a sorcery if one is a spell's, else a permanent of any kind. */
function kindOf(abilities: readonly unknown[], pick: (below: number) => number): object {
  if (abilities.some(isOfSpell)) return { types: [pick(2) === 0 ? 'sorcery' : 'instant'] };
  const kinds = [
    { types: ['creature'], subtypes: ['Goblin'], power: pick(5), toughness: 1 + pick(4) },
    { types: ['creature'], subtypes: ['Elf'], power: 2, toughness: 2 },
    { types: ['artifact'] },
    { types: ['enchantment'] },
    { types: ['artifact', 'creature'], subtypes: ['Golem'], power: 1, toughness: 1 },
    { types: ['land'], subtypes: ['Forest'] },
  ];
  return kinds[pick(kinds.length)] ?? {};
}

const isCard = (made: { readonly name: string }): made is CardDefinition => checkCard(made).length === 0;

/** So many cards with one or two abilities made at random, all of which a game takes. */
export function randomCards(count: number, seed: number): readonly CardDefinition[] {
  const make = makeAbilities();
  const made: CardDefinition[] = [];
  for (let at = seed; made.length < count; at++) {
    const pick = chance(`random card ${at}`);
    const abilities = Array.from({ length: 1 + pick(2) }, (_, which) => make(at * 2 + which));
    const kind = kindOf(abilities, pick);
    const isLand = 'types' in kind && Array.isArray(kind.types) && kind.types.includes('land');
    const card = {
      name: `Random Card ${at}`,
      ...(isLand ? {} : { manaCost: costs[pick(costs.length)] }),
      ...kind,
      abilities,
    };
    if (isCard(card)) made.push(card);
  }
  return made;
}

/** Every so-many-th card that comes along, read back from its own text. */
export const readBack = (every: number): readonly CardDefinition[] =>
  [...new Set(Object.values(cards))]
    .filter(({ abilities = [], back, types }, at) => {
      return at % every === 0 && abilities.length > 0 && back === undefined && !types.includes('dungeon');
    })
    .flatMap((card) => {
      const reading = readCard(factsOf(card));
      return isPlayable(reading) ? reading.card : [];
    });
