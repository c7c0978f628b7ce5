import { onceFor } from '../state/once-for.ts';
import { basicLandTypes, type CardType } from '../state/vocabulary/index.ts';

const artifactTypes = [
  'Attraction',
  'Blood',
  'Bobblehead',
  'Book',
  'Clue',
  'Contraption',
  'Equipment',
  'Food',
  'Fortification',
  'Gold',
  'Incubator',
  'Infinity',
  'Junk',
  'Lander',
  'Map',
  'Mutagen',
  'Powerstone',
  'Spacecraft',
  'Stone',
  'Treasure',
  'Vehicle',
  'Vibranium',
];
const enchantmentTypes = [
  'Aura',
  'Background',
  'Cartouche',
  'Case',
  'Class',
  'Curse',
  'Plan',
  'Role',
  'Room',
  'Rune',
  'Saga',
  'Shard',
  'Shrine',
];
const landTypes = [
  'Cave',
  'Desert',
  'Gate',
  'Lair',
  'Locus',
  'Mine',
  'Planet',
  'Power-Plant',
  'Sphere',
  'Tower',
  'Town',
  'Urza’s',
  "Urza's",
  ...basicLandTypes,
];
const spellTypes = ['Adventure', 'Arcane', 'Lesson', 'Omen', 'Trap'];
const planeswalkerTypes =
  `Ajani Aminatou Angrath Arlinn Ashiok Bahamut Basri Bolas Calix Chandra Comet Dack Dakkon Daretti Davriel Dellian
  Dihada Domri Dovin Ellywick Elminster Elspeth Estrid Freyalise Garruk Gideon Grist Guff Huatli Jace Jared Jaya
  Jeska Kaito Karn Kasmina Kaya Kiora Koth Liliana Lolth Lukka Minsc Mordenkainen Nahiri Narset Niko Nissa Nixilis
  Oko Quintorius Ral Rowan Saheeli Samut Sarkhan Serra Sivitri Sorin Szat Tamiyo Tasha Teferi Teyo Tezzeret Tibalt
  Tyvar Ugin Urza Venser Vivien Vraska Vronos Will Windgrace Wrenn Xenagos Yanggu Yanling Zariel`.split(
    /\s+/,
  );

/** The sets of subtypes of 205.3g-q; every other subtype is a creature type, which kindreds share (205.3m). */
export type SubtypeSet =
  | 'artifact'
  | 'enchantment'
  | 'land'
  | 'spell'
  | 'planeswalker'
  | 'battle'
  | 'creature';

const sets: ReadonlyMap<string, SubtypeSet> = new Map([
  ...planeswalkerTypes.map((name): [string, SubtypeSet] => [name, 'planeswalker']),
  ...artifactTypes.map((name): [string, SubtypeSet] => [name, 'artifact']),
  ...enchantmentTypes.map((name): [string, SubtypeSet] => [name, 'enchantment']),
  ...landTypes.map((name): [string, SubtypeSet] => [name, 'land']),
  ...spellTypes.map((name): [string, SubtypeSet] => [name, 'spell']),
  ['Siege', 'battle'],
]);

/** Every subtype that is no creature type. */
export const otherSubtypes: readonly string[] = [...sets.keys()];

/** The set that a subtype belongs to (205.3). */
export const setOf = (subtype: string): SubtypeSet => sets.get(subtype) ?? 'creature';

const typesOf: Readonly<Record<SubtypeSet, readonly CardType[]>> = {
  artifact: ['artifact'],
  enchantment: ['enchantment'],
  land: ['land'],
  spell: ['instant', 'sorcery'],
  planeswalker: ['planeswalker'],
  battle: ['battle'],
  creature: ['creature', 'kindred'],
};

const setsIn = onceFor((subtypes: readonly string[]): readonly SubtypeSet[] => [
  ...new Set(subtypes.map(setOf)),
]);

/** The sets among these subtypes that an object of these card types may have; kept for each list, as some are long. */
export const setsThatFit = (subtypes: readonly string[], types: readonly CardType[]): readonly SubtypeSet[] =>
  setsIn(subtypes).filter((set) => typesOf[set].some((type) => types.includes(type)));

/** Those of these subtypes that an object of these card types may have (205.1a, 205.3d). */
export function thoseThatFit(subtypes: readonly string[], types: readonly CardType[]): readonly string[] {
  const sets = setsThatFit(subtypes, types);
  if (sets.length === setsIn(subtypes).length) return subtypes;
  return sets.length === 0 ? [] : subtypes.filter((subtype) => sets.includes(setOf(subtype)));
}

export const isBasicLandType = (subtype: string): boolean => basicLandTypes.some((type) => type === subtype);
