import { shortName } from '../../characteristics/index.ts';
import type {
  Ability,
  Comparison,
  FaceDefinition,
  Fact,
  Filter,
  Objects,
  Players,
  TargetSpec,
  TokenDefinition,
} from '../../state/vocabulary/index.ts';
import type { EventWords } from './event.ts';
import type { Count } from './nouns.ts';

/** The words of expressions, for those that are made of them. */
export interface Say {
  readonly objects: (
    objects: Objects,
    context: Context,
    role: 'subject' | 'object',
    quantifier?: 'all' | 'each' | 'bare',
  ) => string;
  readonly objectsByKind: (objects: Objects, context: Context) => string;
  readonly target: (spec: TargetSpec, context: Context) => string;
  readonly filter: (filter: Filter, context: Context, count: Count, zoneWord?: 'from' | 'in') => string;
  readonly each: (filter: Filter, context: Context, zoneWord: 'from' | 'in') => string;
  readonly comparison: (comparison: Comparison, context: Context) => string;
  readonly fact: (fact: Fact, by: Players, context: Context) => string;
}

/** What the words of one ability depend on. */
export interface Context {
  readonly face: FaceDefinition | TokenDefinition;
  /** How the object calls itself: "this creature", the short name of a legendary one, a spell's name. */
  readonly self: string;
  /** What gave the ability to the object that has it: "that card", or what the giver calls itself. */
  readonly giver: string;
  /** "enchanted creature", "equipped creature". */
  readonly attached: string;
  readonly targets: readonly TargetSpec[];
  readonly inTrigger: boolean;
  /** Of the event that triggers it. */
  readonly event: EventWords;
  readonly say: Say;
  /** What was named already, and is "it" or "that creature" from now on. */
  readonly mentioned: Set<string>;
  /** What an instruction found, by name, in words. */
  readonly names: Map<string, string>;
  /** What has the abilities that are given, where it is something else than what gives them. */
  readonly receiver?: TokenDefinition;
  /** The text of an ability within an ability, with what it finds by names in words; `face` has it, if not this one. */
  readonly nested: (
    ability: Ability,
    names?: Map<string, string>,
    face?: FaceDefinition | TokenDefinition,
  ) => string;
}

/** The noun for what a face is: "this creature", "this Aura", "this land". */
export function selfNoun(face: FaceDefinition | TokenDefinition): string {
  const subtypes = face.subtypes ?? [];
  const kinds = ['Aura', 'Equipment', 'Vehicle', 'Saga', 'Class', 'Room'];
  const kind = kinds.find((subtype) => subtypes.includes(subtype));
  const order = ['creature', 'planeswalker', 'battle', 'land', 'artifact', 'enchantment'] as const;
  return kind ?? order.find((type) => face.types.includes(type)) ?? 'spell';
}

const pronouns = { he: { subject: 'he', object: 'him' }, she: { subject: 'she', object: 'her' } } as const;

/** What a face is called where it was named already: "it", or as planeswalkers are, "him". */
export const itself = ({ pronoun }: Pick<FaceDefinition, 'pronoun'>, role: 'subject' | 'object'): string =>
  pronoun === undefined ? 'it' : pronouns[pronoun][role];

/** How an object calls itself in its own text. */
export function selfName(face: FaceDefinition | TokenDefinition): string {
  const isSpell = face.types.includes('instant') || face.types.includes('sorcery');
  if (face.name !== undefined && isSpell) return face.name;
  if (face.name !== undefined && face.supertypes?.includes('legendary')) return shortName(face.name);
  return `this ${selfNoun(face)}`;
}

/** Under which name it is kept to what an instruction was done, one by one. */
export const eachDone = (name: string): string => `each ${name}`;

/** Under which name it is kept how many an instruction asked for: fewer is "you can't". */
export const countAsked = (name: string): string => `asked ${name}`;
