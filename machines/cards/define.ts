/** How card files write a card's printed characteristics (200.1). */
import type {
  Ability,
  CardDefinition,
  CardType,
  PrintedSize,
  Supertype,
  WordingChoice,
} from '../rules/state/vocabulary/index.ts';

/** `subtypes` are parted by spaces, power and toughness by a slash: `2/3`, `*` and `1+*` have a star. */
export interface Printed {
  readonly supertypes?: readonly Supertype[];
  readonly subtypes?: string;
}

const part = (value: string | undefined): PrintedSize =>
  value === '*' || value === '1+*' ? value : Number(value);

const face = (
  name: string,
  manaCost: string | null,
  types: readonly CardType[],
  printed: Printed,
  abilities: readonly Ability[],
): CardDefinition => ({
  name,
  ...(manaCost === null ? {} : { manaCost }),
  ...(printed.supertypes === undefined ? {} : { supertypes: printed.supertypes }),
  types,
  ...(printed.subtypes === undefined ? {} : { subtypes: printed.subtypes.split(' ') }),
  ...(abilities.length > 0 ? { abilities } : {}),
});

const withPower = (card: CardDefinition, powerAndToughness: string): CardDefinition => {
  const [power, toughness] = powerAndToughness.split('/');
  return { ...card, power: part(power), toughness: part(toughness) };
};

export const creatureCard = (
  name: string,
  manaCost: string,
  subtypes: string,
  powerAndToughness: string,
  ...abilities: readonly Ability[]
): CardDefinition =>
  withPower(face(name, manaCost, ['creature'], { subtypes }, abilities), powerAndToughness);

export const artifactCreatureCard = (
  name: string,
  manaCost: string,
  subtypes: string,
  powerAndToughness: string,
  ...abilities: readonly Ability[]
): CardDefinition =>
  withPower(face(name, manaCost, ['artifact', 'creature'], { subtypes }, abilities), powerAndToughness);

export const instantCard = (
  name: string,
  manaCost: string,
  ...abilities: readonly Ability[]
): CardDefinition => face(name, manaCost, ['instant'], {}, abilities);

export const sorceryCard = (
  name: string,
  manaCost: string,
  ...abilities: readonly Ability[]
): CardDefinition => face(name, manaCost, ['sorcery'], {}, abilities);

export const enchantmentCard = (
  name: string,
  manaCost: string,
  ...abilities: readonly Ability[]
): CardDefinition => face(name, manaCost, ['enchantment'], {}, abilities);

export const auraCard = (name: string, manaCost: string, ...abilities: readonly Ability[]): CardDefinition =>
  face(name, manaCost, ['enchantment'], { subtypes: 'Aura' }, abilities);

export const artifactCard = (
  name: string,
  manaCost: string,
  ...abilities: readonly Ability[]
): CardDefinition => face(name, manaCost, ['artifact'], {}, abilities);

export const equipmentCard = (
  name: string,
  manaCost: string,
  ...abilities: readonly Ability[]
): CardDefinition => face(name, manaCost, ['artifact'], { subtypes: 'Equipment' }, abilities);

export const planeswalkerCard = (
  name: string,
  manaCost: string,
  subtype: string,
  loyalty: number,
  ...abilities: readonly Ability[]
): CardDefinition => ({
  ...face(name, manaCost, ['planeswalker'], { supertypes: ['legendary'], subtypes: subtype }, abilities),
  loyalty,
});

/** A card that its texts call "him" or "her". */
export const spokenOf = (pronoun: 'he' | 'she', card: CardDefinition): CardDefinition => ({
  ...card,
  pronoun,
});

/** A card whose text says things so, of the wordings that mean the same. */
export const worded = (wording: readonly WordingChoice[], card: CardDefinition): CardDefinition => ({
  ...card,
  wording,
});

/** A land has no mana cost (202.1b). */
export const landCard = (name: string, printed: Printed, ...abilities: readonly Ability[]): CardDefinition =>
  face(name, null, ['land'], printed, abilities);

/** The same card, legendary. */
export const legendary = (card: CardDefinition): CardDefinition => ({ ...card, supertypes: ['legendary'] });
/** The same card with these card types. */
export const typed = (card: CardDefinition, ...types: readonly CardType[]): CardDefinition => ({
  ...card,
  types,
});

/** A split card of a left and a right half (709.1). */
export const splitCard = (left: CardDefinition, right: CardDefinition): CardDefinition => ({
  ...left,
  split: true,
  back: right,
});
