/** What the fields of a word are: each names its family, and is checked against the word's type both ways. */
import type { Color, ManaType, SpendOnly } from '../rules/state/mana.ts';
import type { Phase, Step } from '../rules/state/turn-structure.ts';
import type {
  Ability,
  Attacked,
  CardType,
  Comparison,
  Condition,
  CopyException,
  CostChange,
  CostPart,
  Designation,
  Destination,
  Duration,
  EnteringCombat,
  Fact,
  Filter,
  Instruction,
  Modes,
  Modification,
  Objects,
  ObjectValue,
  PlayerDesignation,
  Players,
  Quantity,
  Remembering,
  Replacement,
  RuleChange,
  StaticAbility,
  StickerAmount,
  StickerKind,
  Subtypes,
  Supertype,
  TargetSpec,
  TokenDefinition,
  TriggerCondition,
  UsedForMana,
  Word,
} from '../rules/state/vocabulary/index.ts';
import type { Zone } from '../rules/state/zones.ts';

/** What stands in a field, by the name of its family. Homes name families and not one another. */
export interface Families {
  readonly text: string;
  /** Under which the effect finds what a cost was paid with. */
  readonly 'name of a cost': string;
  /** Under which a linked ability finds what was done (607). */
  readonly 'name of a link': string;
  /** Of a cost of which it is asked whether it was paid. */
  readonly 'name of a cost paid': string;
  /** What an earlier instruction is called that had an amount. */
  readonly 'name of an amount': string;
  /** The same of one that dealt damage. */
  readonly 'name of excess damage': string;
  readonly 'name of what was before damage': string;
  /** A keyword action of which texts can say how often it was done. */
  readonly 'counted action': string;
  /** The link under which something was done. */
  readonly 'link read': string;
  /** What an earlier instruction is called. */
  readonly 'name of what was done': string;
  readonly 'mana cost': string;
  readonly 'keyword action': string;
  readonly keyword: string;
  readonly flag: true;
  /** "One or more", or those of one player. */
  readonly 'one or more': true | 'ofAPlayer';
  readonly 'yes or no': boolean;
  /** What is so if nothing is said: only that it isn't is said. */
  readonly not: false;
  readonly 'whole number': number;
  readonly 'whole number or any': number | 'any';
  readonly zone: Zone;
  readonly quantity: Quantity;
  readonly 'two quantities': readonly [Quantity, Quantity];
  readonly comparison: Comparison;
  readonly 'quantity or all': Quantity | 'all';
  readonly 'quantity or any': Quantity | 'any';
  readonly 'quantity or none': Quantity | 'none';
  readonly 'quantity or divided': Quantity | 'divided';
  readonly 'quantity, divided or double': Quantity | 'divided' | 'double';
  readonly 'quantity, all or divided': Quantity | 'all' | 'divided';
  /** From so many to so many. */
  readonly range: { readonly min: Quantity; readonly max: Quantity };
  readonly counters: { readonly kind: string; readonly count: Quantity };
  readonly condition: Condition;
  /** Of the player who would do what it is about. */
  readonly 'condition of who does it': Condition;
  readonly 'flag or condition': true | Condition;
  readonly filter: Filter;
  /** One, or several of which it is each or one: the word says which. */
  readonly 'zone or several': Zone | readonly Zone[];
  readonly 'card type or several': CardType | readonly CardType[];
  readonly 'text or several': string | readonly string[];
  readonly 'color or several': Color | readonly Color[];
  readonly 'flag or kind of sticker': true | StickerKind;
  readonly 'filter or these': Filter | { readonly these: Objects };
  readonly 'filter or some of these': Filter | { readonly among: Objects; readonly like?: Filter };
  readonly objects: Objects;
  readonly players: Players;
  readonly attacked: Attacked;
  readonly 'what it attacks': Exclude<EnteringCombat['attacking'], undefined>;
  readonly 'what it blocks': Exclude<EnteringCombat['blocking'], undefined>;
  readonly destination: Destination;
  /** Where something goes of which only an instruction could say what it is there. */
  readonly 'plain destination': Destination;
  readonly remembering: Remembering;
  /** How long something is allowed, or waited for. */
  readonly duration: Duration;
  /** How long a continuous effect lasts. */
  readonly 'duration of an effect': Duration;
  readonly instructions: readonly Instruction[];
  readonly modification: Modification;
  readonly 'rule change': RuleChange;
  readonly replacement: Replacement;
  readonly triggers: readonly TriggerCondition[];
  readonly targets: readonly TargetSpec[];
  readonly modes: Modes;
  readonly ability: Ability;
  readonly abilities: readonly Ability[];
  readonly token: TokenDefinition;
  readonly 'copy exception': CopyException;
  readonly cost: readonly CostPart[];
  readonly 'cost change': CostChange;
  /** What is used to pay for mana with. */
  readonly 'used for mana': UsedForMana;
  /** What is done as it is drafted. */
  readonly drafting: Exclude<StaticAbility['drafting'], undefined>;
  readonly 'card type': CardType;
  readonly 'players or filter': Players | Filter;
  readonly designation: Designation;
  readonly 'designation of a player': PlayerDesignation;
  readonly 'colors or chosen': readonly Color[] | { readonly chosen: string };
  readonly fact: Fact;
  readonly 'object value': ObjectValue;
  readonly 'kind of sticker': StickerKind;
  readonly 'counted on a sticker': StickerAmount;
  readonly color: Color;
  readonly 'mana type': ManaType;
  readonly 'what mana is for': SpendOnly;
  /** What could produce mana of these types, or what was paid and could. */
  readonly 'producing mana': Filter | { readonly paid: string };
  /** What only a step of the turn is. */
  readonly step: Step;
  readonly subtypes: Subtypes;
  readonly supertype: Supertype;
  readonly word: Word;
  readonly 'phase or step': Phase | Step;
  readonly 'turn, phase or step': 'turn' | Phase | Step;
  readonly 'this or another phase or step': 'thisPhase' | 'thisStep' | Phase | Step;
  readonly 'what is chosen':
    | 'color'
    | 'creatureType'
    | 'cardType'
    | 'cardName'
    | 'basicLandType'
    | 'number'
    | { readonly oneOf: readonly string[] };
  readonly 'words or objects': { readonly words: readonly string[] } | { readonly objects: Filter };
  /** Of the type of the event's mana. */
  readonly 'flag of the event': true;
  readonly self: 'self';
  readonly 'self or filter': 'self' | Filter;
  readonly 'self, attached or filter': 'self' | 'attached' | Filter;
  readonly 'self, attached, haunted or filter': 'self' | 'attached' | 'haunted' | Filter;
  readonly 'self, hand or filter': 'self' | 'hand' | Filter;
  readonly 'change of loyalty': number | '-X';
}

type Same<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false;

/** The families of what is of this type: one, or several texts. */
type FamilyOf<What> = {
  [Name in keyof Families]: Same<What, Families[Name]> extends true ? Name : never;
}[keyof Families];

/** What belongs to no family: one of these words, a list, or something with fields of its own. */
type Structure<What> = [What] extends [string]
  ? { readonly words: { readonly [Word in What]: true } }
  : [What] extends [readonly (infer Item)[]]
    ? { readonly list: FieldOf<Item> }
    : { readonly fields: Shape<What> };

export type FieldOf<What> = [FamilyOf<What>] extends [never] ? Structure<What> : FamilyOf<What>;

/** The same of a field that may be absent. */
type Optional<Field> = Field extends string ? `${Field}?` : Field & { readonly optional: true };

type IsOptional<Word, Field extends keyof Word> = object extends Pick<Word, Field> ? true : false;

/**
 * The shape of a word that the field `Tag` tells from others: a field that is missing, foreign, of another family, or
 * wrongly optional doesn't compile.
 */
export type Shape<Word, Tag extends keyof Word = never> = {
  readonly [Field in Exclude<keyof Word, Tag>]-?: IsOptional<Word, Field> extends true
    ? Optional<FieldOf<Exclude<Word[Field], undefined>>>
    : FieldOf<Word[Field]>;
};

/** A field as it is read from a shape, whatever word that is of. */
export type AnyField =
  | string
  | ({ readonly optional?: true } & (
      | { readonly words: Readonly<Record<string, true>> }
      | { readonly list: AnyField }
      | { readonly fields: AnyShape }
    ));

export type AnyShape = Readonly<Record<string, AnyField>>;
