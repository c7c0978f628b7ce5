import { characteristics, type Game, type ObjectId } from '../../rules/index.ts';
import { keywordsWorth } from './keywords.ts';

/** What an object is worth to who has it, about in points of power: a rule of thumb. A card that is not seen is 2. */
export function worth(game: Game, id: ObjectId): number {
  const { abilities, loyalty, manaValue, name, power, toughness, types } = characteristics(game, id);
  if (name === '' && types.length === 0) return 2;
  if (types.includes('creature')) {
    const kept = keywordsWorth(game, id);
    const others = abilities.filter(({ ability }) => ability.kind !== 'keyword').length;
    return Math.max(0.5, 1 + (power ?? 0) + (toughness ?? 0) * 0.5 + kept + others * 0.6);
  }
  if (types.includes('planeswalker')) return 5 + (loyalty ?? 0) * 0.7;
  if (types.includes('land')) return 1.8;
  return 1 + manaValue;
}

/** How much more damage would destroy a creature; 0 for what is no creature. */
export function damageLeft(game: Game, id: ObjectId): number {
  const object = game.objects[id];
  return (characteristics(game, id).toughness ?? 0) - (object?.damage ?? 0);
}

export const powerOf = (game: Game, id: ObjectId): number =>
  Math.max(0, characteristics(game, id).power ?? 0);
