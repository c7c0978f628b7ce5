/** The kinds of abilities (113.3) and the parts that they are made of. */

import { creatureTypes } from '../../effects/instructions/creature-types.ts';
import { colors, type ManaType } from '../../state/mana.ts';
import type {
  Ability,
  ActivatedAbility,
  Condition,
  CopyException,
  CostPart,
  Filter,
  Instruction,
  Mode,
  Modification,
  Objects,
  Quantity,
  Replacement,
  RuleChange,
  SpellAbility,
  StaticAbility,
  TargetSpec,
  TriggerCondition,
  TriggeredAbility,
} from '../../state/vocabulary/index.ts';

type Without<T, K extends keyof T> = Omit<T, K | 'kind'>;

/** What an instant or sorcery does: targets first, then the instructions. */
export const spell = (
  targets: readonly TargetSpec[],
  ...effect: readonly [Instruction, ...Instruction[]]
): SpellAbility => ({ kind: 'spell', ...(targets.length > 0 ? { targets } : {}), effect });

/** "Choose N —" of an instant or sorcery (700.2). */
export const modalSpell = (choose: number, ...options: readonly Mode[]): SpellAbility => ({
  kind: 'spell',
  modes: { choose: { min: choose, max: choose }, options },
});

/** One of the modes of a modal spell or ability. */
export const mode = (
  targets: readonly TargetSpec[],
  ...effect: readonly [Instruction, ...Instruction[]]
): Mode => ({ ...(targets.length > 0 ? { targets } : {}), effect });

/** "[Cost]: [Effect]" (602). */
export const activated = (parts: Without<ActivatedAbility, never>): ActivatedAbility => ({
  kind: 'activated',
  ...parts,
});

/** "When/Whenever/At …" (603). */
export const triggered = (
  parts: Without<TriggeredAbility, 'when'> & {
    readonly when: TriggerCondition | readonly TriggerCondition[];
  },
): TriggeredAbility => ({
  kind: 'triggered',
  ...parts,
  when: isList(parts.when) ? parts.when : [parts.when],
});

const isList = (when: TriggerCondition | readonly TriggerCondition[]): when is readonly TriggerCondition[] =>
  Array.isArray(when);

/** A statement that is simply true (604). */
export const staticAbility = (parts: Without<StaticAbility, never>): StaticAbility => ({
  kind: 'static',
  ...parts,
});

/** A loyalty ability (606): +N, 0, −N or −X. */
export const loyalty = (
  change: number | '-X',
  targets: readonly TargetSpec[],
  ...effect: readonly [Instruction, ...Instruction[]]
): ActivatedAbility => ({
  kind: 'activated',
  cost: [{ pay: 'loyalty', change: change }],
  ...(targets.length > 0 ? { targets } : {}),
  effect,
});

// ---------------------------------------------------------------- costs

export const tap: CostPart = { pay: 'tap' };
export const mana = (cost: string): CostPart => ({ pay: 'mana', cost: cost });
export const payLife = (amount: Quantity): CostPart => ({ pay: 'life', amount: amount });
export const sacrificeSelf: CostPart = { pay: 'sacrifice', what: 'self' };
/** Sacrifice so many permanents that fit. */
export const sacrificing = (what: Filter, count: Quantity = 1): CostPart =>
  count === 1 ? { pay: 'sacrifice', what: what } : { pay: 'sacrifice', what: what, count };

// ---------------------------------------------------------------- mana abilities

/** "{T}: Add …" with this mana, as in `tapFor('C', 'C')`. */
export const tapFor = (...units: readonly ManaType[]): ActivatedAbility => ({
  kind: 'activated',
  cost: [tap],
  effect: [{ do: 'addMana', mana: units }],
});
/** "{T}: Add {W} or {B}." */
export const tapForOneOf = (...types: readonly ManaType[]): ActivatedAbility => ({
  kind: 'activated',
  cost: [tap],
  effect: [{ do: 'addMana', anyOf: types }],
});
/** "{T}: Add one mana of any color." */
export const tapForAnyColor: ActivatedAbility = tapForOneOf(...colors);

// ---------------------------------------------------------------- trigger conditions

export const entersSelf: TriggerCondition = { on: 'enters', object: 'self' };
export const leavesSelf: TriggerCondition = { on: 'leaves', object: 'self' };
export const diesSelf: TriggerCondition = { on: 'dies', object: 'self' };
export const attacksSelf: TriggerCondition = { on: 'attacks', object: 'self' };
/** "Whenever … enters". */
export const enters = (object: Filter): TriggerCondition => ({ on: 'enters', object });
/** "Whenever … dies". */
export const dies = (object: Filter): TriggerCondition => ({ on: 'dies', object });
export const yourUpkeep: TriggerCondition = { on: 'begins', step: 'upkeep', whose: 'you' };
/** "Whenever you cast …". */
export const youCast = (which: Filter): TriggerCondition => ({ on: 'cast', by: 'you', spell: which });

/** "When this enters, …". */
export const whenEnters = (
  targets: readonly TargetSpec[],
  ...effect: readonly [Instruction, ...Instruction[]]
): TriggeredAbility => ({
  kind: 'triggered',
  when: [entersSelf],
  ...(targets.length > 0 ? { targets } : {}),
  effect,
});

// ---------------------------------------------------------------- what statements say

/** "+N/+M" (613.4c). */
export const plus = (power: Quantity, toughness: Quantity): Modification => ({
  change: 'modifyPowerToughness',
  power,
  toughness,
});
export const having = (...abilities: readonly Ability[]): Modification => ({
  change: 'addAbilities',
  abilities,
});
/** "… has all activated abilities of …". */
export const havingActivatedOf = (of: Objects): Modification => ({ change: 'addActivatedOf', of });
/** "… loses this ability". */
export const losesThisAbility: Modification = { change: 'removeThisAbility' };
/** Base power and toughness (613.4b). */
export const base = (power: Quantity, toughness: Quantity): Modification => ({
  change: 'setPowerToughness',
  power,
  toughness,
});

/** It is every creature type. */
export const everyCreatureType: Modification = { change: 'addSubtypes', subtypes: creatureTypes };
/** These objects are changed so: "Creatures you control get +1/+1." */
export const affecting = (affects: Objects, ...changes: readonly Modification[]): StaticAbility => ({
  kind: 'static',
  ...(affects !== 'self' && { affects }),
  changes,
});
/** This object is changed so as long as the condition holds. */
export const asLongAs = (condition: Condition, ...changes: readonly Modification[]): StaticAbility => ({
  kind: 'static',
  if: condition,
  changes,
});
/** Rules that are different for these objects; without any, for this one. */
export const rulesFor = (affects: Objects | null, ...rules: readonly RuleChange[]): StaticAbility => ({
  kind: 'static',
  ...(affects === null ? {} : { affects }),
  rules,
});
export const replacement = (replaces: Replacement): StaticAbility => ({ kind: 'static', replaces });

/** "This enters tapped." */
export const entersTapped = replacement({ event: { would: 'enter', what: 'self' }, tapped: true });
/** "This enters with … counters on it." */
export const entersWith = (kind: string, count: Quantity): StaticAbility =>
  replacement({ event: { would: 'enter', what: 'self' }, counters: { kind, count } });
/** "You may have this enter as a copy of …, except …" (707.5, 707.9). */
export const entersAsCopy = (of: Filter, ...except: readonly CopyException[]): StaticAbility =>
  replacement({
    event: { would: 'enter', what: 'self' },
    optional: true,
    asCopyOf: of,
    ...(except.length > 0 && { except }),
  });
/** "This spell can't be countered." */
export const cantBeCountered = rulesFor(null, { rule: 'cant', what: 'beCountered' });

// ---------------------------------------------------------------- conditions

/** "you control a …". */
export const ifYouControl = (filter: Filter): Condition => ({
  holds: 'exists',
  what: { ...filter, controller: 'you' },
});
/** "it was kicked". */
export const ifKicked: Condition = { holds: 'paid', cost: 'kicker' };
