import type { CardDefinition } from '../../../../machines/cards/index.ts';
import { abilityText } from '../../../../machines/rules/abilities/text/index.ts';
import type {
  Ability,
  Condition,
  CostPart,
  Filter,
  Instruction,
  Players,
  Quantity,
  Replacement,
  RuleChange,
  StaticAbility,
  TargetSpec,
  TriggerCondition,
} from '../../../../machines/rules/state/vocabulary/index.ts';

/** What says "this creature" of itself. */
export const guard: CardDefinition = { name: 'Guard', types: ['creature'], power: 1, toughness: 1 };
/** What says its name of itself. */
export const burst: CardDefinition = { name: 'Burst', types: ['sorcery'] };
/** What is attached to a creature. */
export const blade: CardDefinition = { name: 'Blade', types: ['artifact'], subtypes: ['Equipment'] };
/** What is attached to a creature, and says so. */
export const aura: CardDefinition = {
  name: 'Veil',
  types: ['enchantment'],
  subtypes: ['Aura'],
  abilities: [{ kind: 'keyword', keyword: 'enchant', object: { type: 'creature' } }],
};

export const creature: Filter = { type: 'creature' };
export const oneCreature: TargetSpec = { objects: creature };
export const onePlayer: TargetSpec = { players: 'any' };
export const drawing: Instruction = { do: 'draw', count: 1 };

/** An ability's text on a creature. */
export const ability = (one: Ability, face: CardDefinition = guard): string => abilityText(one, face);

/** The text of a sorcery's instructions. */
export const spell = (targets: readonly TargetSpec[], ...effect: readonly Instruction[]): string =>
  abilityText({ kind: 'spell', targets, effect }, burst);

/** The text of what a creature's activated ability does. */
export const does = (...effect: readonly Instruction[]): string =>
  abilityText({ kind: 'activated', cost: [{ pay: 'tap' }], effect }, guard).replace('{T}: ', '');

/** The text of what a creature's triggered ability does; it triggers on this creature entering. */
export const triggers = (...effect: readonly Instruction[]): string =>
  abilityText({ kind: 'triggered', when: [{ on: 'enters', object: 'self' }], effect }, guard).replace(
    'When this creature enters, ',
    '',
  );

/** When a creature's triggered ability triggers. */
export const when = (...conditions: readonly TriggerCondition[]): string => whenOf(guard, ...conditions);

/** When this card's triggered ability triggers. */
export const whenOf = (face: CardDefinition, ...conditions: readonly TriggerCondition[]): string =>
  abilityText({ kind: 'triggered', when: conditions, effect: [drawing] }, face).replace(
    /, draw an? (additional )?card\./,
    '',
  );

/** The text of a creature's static ability. */
export const is = (parts: Omit<StaticAbility, 'kind'>, face: CardDefinition = guard): string =>
  abilityText({ kind: 'static', ...parts }, face);

/** The rule as a creature has it. */
export const rule = (change: RuleChange): string => is({ rules: [change] }).replace(/^This creature /, '');

/** The rule as a player has it. */
export const playerRule = (change: RuleChange, players: Players = 'opponents'): string =>
  is({ players, rules: [change] });

export const replaces = (replacement: Replacement, face: CardDefinition = guard): string =>
  is({ replaces: replacement }, face);

/** A cost before the colon. */
export const cost = (...parts: readonly CostPart[]): string =>
  abilityText({ kind: 'activated', cost: parts, effect: [drawing] }, guard).replace(': Draw a card.', '');

/** What fits, in "Destroy all …". */
export const many = (filter: Filter): string =>
  does({ do: 'destroy', what: { all: filter } }).replace(/^Destroy all (.*)\.$/, '$1');

/** What fits, in "Destroy target …". */
export const one = (filter: Filter): string =>
  spell([{ objects: filter }], { do: 'destroy', what: { target: 0 } }).replace(
    /^Destroy target (.*)\.$/,
    '$1',
  );

/** A number, in "You gain life equal to …". */
export const number = (quantity: Quantity): string =>
  does({ do: 'gainLife', amount: quantity }).replace(/^You gain (life equal to )?(.*?)( life)?\.$/, '$2');

/** A condition, in "Draw a card if …". */
export const ifSo = (condition: Condition): string =>
  does({ do: 'if', condition, then: [drawing] }).replace(/^If (.*), draw a card\.$/, '$1');
