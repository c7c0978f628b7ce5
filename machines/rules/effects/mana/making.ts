import { characteristics, holds, matching, objects, players, quantity } from '../../characteristics/index.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId, PlayerId } from '../../state/identity.ts';
import { remembered } from '../../state/links.ts';
import { colors, type ManaType, type ManaUnit, manaTypes, type SpendOnly } from '../../state/mana.ts';
import { type Scope, scopeOf } from '../../state/scope.ts';
import type { Ability, Filter, Instruction } from '../../state/vocabulary/index.ts';
import { instructionsOf, writtenOut } from '../targets/parts.ts';
import { producedInstead } from './produced-instead.ts';

export type AddMana = Extract<Instruction, { do: 'addMana' }>;

/** Mana that an effect adds, all of one type: which types there are to choose from, and how much of it. */
export interface ManaPoint {
  readonly types: readonly ManaType[];
  readonly amount: number;
  readonly spendOnly: SpendOnly | null;
  readonly lasts: boolean;
}

/**
 * What an instruction adds: fixed mana one point each, "one mana of any color" a point with a choice, "three mana of
 * any one color" one point of three. A type that isn't defined adds nothing (106.5).
 */
export function manaPoints(game: Game, scope: Scope, instruction: AddMana): readonly ManaPoint[] {
  const spendOnly = instruction.spendOnly ?? null;
  const lasts = instruction.lasts ?? false;
  const count = instruction.count === undefined ? 1 : Math.max(0, quantity(game, scope, instruction.count));
  const points: ManaPoint[] = [];
  for (let time = 0; time < (instruction.mana === undefined ? 0 : count); time += 1) {
    for (const type of instruction.mana ?? []) points.push({ types: [type], amount: 1, spendOnly, lasts });
  }
  const types = choosable(game, scope, instruction);
  if (types.length === 0 || count === 0) return points;
  if (instruction.allOneColor === true) return [...points, { types, amount: count, spendOnly, lasts }];
  for (let time = 0; time < count; time += 1) points.push({ types, amount: 1, spendOnly, lasts });
  return points;
}

/**
 * The types to choose from: those said, those that certain permanents could produce (106.7), or both; or those of the
 * mana that this triggered on.
 */
function choosable(
  game: Game,
  scope: Scope,
  { anyOf, chosen, colorsOf, couldProduce, eventProduced, noted }: AddMana,
): readonly ManaType[] {
  if (chosen !== undefined) {
    const last = remembered(game, scope, chosen)?.values.at(-1);
    return colors.filter((color) => color === last);
  }
  if (noted !== undefined) {
    const last = remembered(game, scope, noted)?.values.at(-1);
    return manaTypes.filter((type) => type === last);
  }
  if (colorsOf !== undefined) {
    const of = objects(game, scope, colorsOf).map((id) => characteristics(game, id).colors);
    return colors.filter((color) => of.some((those) => those.includes(color)));
  }
  if (eventProduced === true) return scope.trigger?.types ?? [];
  if (couldProduce === undefined) return anyOf ?? [];
  const found = new Set<ManaType>();
  produced(game, scope, couldProduce, new Set(), found);
  return (anyOf ?? manaTypes).filter((type) => found.has(type));
}

/** 106.7: the types that these permanents' abilities would produce if they resolved now, whatever they cost. */
function produced(
  game: Game,
  scope: Scope,
  filter: Filter,
  asked: Set<ObjectId>,
  found: Set<ManaType>,
): void {
  for (const id of matching(game, scope, filter)) {
    if (asked.has(id)) continue;
    asked.add(id);
    const of = characteristics(game, id);
    for (const { ability, ref } of writtenOut(of)) {
      const own = scopeOf(id, of.controller, ref);
      for (const instruction of instructionsOf(ability)) {
        if (instruction.do !== 'addMana') continue;
        if (instruction.couldProduce === undefined) {
          const made = manaPoints(game, own, instruction);
          for (const { types } of tapsItself(ability) ? producedInstead(game, id, made) : made)
            for (const type of types) found.add(type);
        } else {
          const others = new Set<ManaType>();
          produced(game, own, instruction.couldProduce, asked, others);
          for (const type of instruction.anyOf ?? manaTypes) if (others.has(type)) found.add(type);
        }
      }
    }
  }
}

const tapsItself = (ability: Ability): boolean =>
  ability.kind === 'activated' && ability.cost.some((part) => 'tap' in part);

/** Who gets the mana: the ability's controller, if nothing else is said. */
export const manaGoesTo = (game: Game, scope: Scope, instruction: AddMana): readonly PlayerId[] =>
  instruction.who === undefined ? [scope.you] : players(game, scope, instruction.who);

/** What these instructions add to the player's pool. */
export const madeFor = (
  game: Game,
  player: PlayerId,
  scope: Scope,
  instructions: readonly Instruction[],
): readonly ManaPoint[] => {
  const points: ManaPoint[] = [];
  for (const instruction of instructions) {
    if (instruction.do !== 'addMana' || !manaGoesTo(game, scope, instruction).includes(player)) continue;
    points.push(...manaPoints(game, scope, instruction));
  }
  return points;
};

/** The units of mana of a point, of the type that was chosen for it. They remember their source and whether it is snow. */
export function unitsOf(
  game: Game,
  source: ObjectId,
  { amount, lasts, spendOnly, types: [first] }: ManaPoint,
  chosen: ManaType | undefined,
): readonly ManaUnit[] {
  const type = chosen ?? first;
  if (type === undefined) return [];
  const snow = characteristics(game, source).supertypes.includes('snow');
  const units: ManaUnit[] = [];
  for (let made = 0; made < amount; made += 1) units.push({ type, source, snow, spendOnly, lasts });
  return units;
}

/**
 * The instructions of a mana ability that are followed now, conditions asked; null if what it adds can't be known
 * before (a coin, a choice, a payment), so that no payer reckons with it.
 */
export function knownInstructions(
  game: Game,
  scope: Scope,
  instructions: readonly Instruction[],
): readonly Instruction[] | null {
  const found: Instruction[] = [];
  for (const instruction of instructions) {
    if (instruction.do === 'if') {
      const branch = holds(game, scope, instruction.condition) ? instruction.then : (instruction.else ?? []);
      const inner = knownInstructions(game, scope, branch);
      if (inner === null) return null;
      found.push(...inner);
    } else if (
      [
        'may',
        'unless',
        'oneOf',
        'repeat',
        'forEach',
        'forEachPlayer',
        'flipCoin',
        'rollDie',
        'rollToVisit',
        'choose',
        'chooseValue',
      ].includes(instruction.do)
    ) {
      return null;
    } else {
      found.push(instruction);
    }
  }
  return found;
}
