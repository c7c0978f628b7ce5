import { characteristics, matching, objects, players, quantity } from '../../characteristics/index.ts';
import type { Game } from '../../state/game.ts';
import { heldBy } from '../../state/held-instructions.ts';
import type { ObjectId, PlayerId } from '../../state/identity.ts';
import { remembered } from '../../state/links.ts';
import { colors, type ManaType, type ManaUnit, manaTypes, type SpendOnly } from '../../state/mana.ts';
import { noChoices, type Scope, scopeOf } from '../../state/scope.ts';
import type { Ability, Instruction } from '../../state/vocabulary/index.ts';
import { hasTapSymbol, instructionWord } from '../../state/word-table.ts';
import { hasX } from '../costs/locked.ts';
import { writtenOut } from '../targets/parts.ts';
import { addsMana, isManaAbility, manaAddedBy } from './is-mana-ability.ts';
import { producedInstead } from './produced-instead.ts';
import { producedByFollowing, type Supposed, supposedIn } from './would-produce.ts';

export type AddMana = Extract<Instruction, { do: 'addMana' }>;

/** Mana that an effect adds, all of one type: which types there are to choose from, and how much of it. */
export interface ManaPoint {
  readonly types: readonly ManaType[];
  readonly amount: number;
  readonly spendOnly: SpendOnly | null;
  readonly lasts: boolean;
  /** Its player chooses the type, also where there is one to choose from. */
  readonly isChosen?: true;
  /**
   * The types and amounts in which it may come, by the order in which effects apply to it (616.1). `amount` is then what
   * there can be of it whatever type is chosen.
   */
  readonly ways?: readonly { readonly type: ManaType; readonly amount: number }[];
}

/**
 * What an instruction adds: fixed mana one point each, "one mana of any color" a point with a choice, "three mana of
 * any one color" one point of three. A type that isn't defined adds nothing (106.5). `supposed` is what permanents are
 * taken to be able to produce, where that is asked for just now.
 */
export function manaPoints(
  game: Game,
  scope: Scope,
  instruction: AddMana,
  supposed?: Supposed,
): readonly ManaPoint[] {
  const spendOnly = instruction.spendOnly ?? null;
  const lasts = instruction.lasts ?? false;
  const count = instruction.count === undefined ? 1 : Math.max(0, quantity(game, scope, instruction.count));
  const points: ManaPoint[] = [];
  for (let time = 0; time < (instruction.mana === undefined ? 0 : count); time += 1) {
    for (const type of instruction.mana ?? []) points.push({ types: [type], amount: 1, spendOnly, lasts });
  }
  const types = choosable(game, scope, instruction, supposed);
  if (types.length === 0 || count === 0) return points;
  const isChosen = instruction.chosen === undefined && instruction.noted === undefined;
  const open: ManaPoint = { types, amount: 1, spendOnly, lasts, ...(isChosen && { isChosen }) };
  if (instruction.allOneColor === true) return [...points, { ...open, amount: count }];
  for (let time = 0; time < count; time += 1) points.push(open);
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
  supposed: Supposed | undefined,
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
  const of = meantBy(game, scope, couldProduce);
  const known = supposed ?? supposedIn(game) ?? whatCouldProduce(game, of);
  const found = new Set(of.flatMap((id) => known.get(id) ?? []));
  return (anyOf ?? manaTypes).filter((type) => found.has(type));
}

/**
 * What each of these permanents could produce (106.7): what its abilities would if they resolved now, whatever they
 * cost. Permanents that ask what others could produce may ask one another, so each of them is asked again until
 * nothing more is found.
 */
function whatCouldProduce(game: Game, permanents: readonly ObjectId[]): Supposed {
  const found = new Map<ObjectId, readonly ManaType[]>();
  const asked = new Set(permanents);
  const asking = new Set<ObjectId>();
  for (const id of asked) {
    const others = askedBy(game, id);
    if (others !== null) asking.add(id);
    else found.set(id, producedBy(game, id, found));
    for (const other of others ?? []) asked.add(other);
  }
  let isWhole = false;
  while (!isWhole) {
    isWhole = true;
    for (const id of asking) {
      const before = found.get(id) ?? [];
      const now = new Set([...before, ...producedBy(game, id, found)]);
      if (now.size > before.length) isWhole = false;
      found.set(id, [...now]);
    }
  }
  return found;
}

/** The permanents that it is about; those that a cost took are as they last were (608.2h). */
const meantBy = (
  game: Game,
  scope: Scope,
  which: NonNullable<AddMana['couldProduce']>,
): readonly ObjectId[] => ('paid' in which ? objects(game, scope, which) : matching(game, scope, which));

/** The permanents whose mana this one's abilities ask for; null: they ask for none. */
function askedBy(game: Game, id: ObjectId): readonly ObjectId[] | null {
  const of = characteristics(game, id);
  const asked = writtenOut(of).flatMap(({ ability, ref }) =>
    manaAddedBy(ability).flatMap(({ couldProduce }) =>
      couldProduce === undefined ? [] : [meantBy(game, scopeOf(id, of.controller, ref), couldProduce)],
    ),
  );
  return asked.length === 0 ? null : asked.flat();
}

/** The types of mana that a permanent's abilities would produce if they resolved now, as far as others' are known. */
function producedBy(game: Game, id: ObjectId, supposed: Supposed): readonly ManaType[] {
  const of = characteristics(game, id);
  const found = new Set<ManaType>();
  for (const { ability, ref } of writtenOut(of)) {
    if (!addsMana(ability)) continue;
    const taps = isManaAbility(ability) && tapsItself(ability);
    for (const x of supposedX(ability)) {
      const scope = { ...scopeOf(id, of.controller, ref), choices: { ...noChoices, x } };
      for (const list of listsOf(ability)) {
        const points = plainPoints(game, scope, list.instructions, supposed);
        const types =
          points === null
            ? producedByFollowing(game, `${ref}.${list.at}`, scope, taps, supposed)
            : (taps ? producedInstead(game, id, points) : points).flatMap((point) => point.types);
        for (const type of types) found.add(type);
      }
    }
  }
  return [...found];
}

/** How much X may be, where a cost has one: nothing says, so a little and a little more. */
const supposedX = (ability: Ability): readonly (number | null)[] =>
  ability.kind === 'activated' && hasX(ability.cost) ? [1, 2] : [null];

/** The lists of instructions of an ability that can be followed by themselves: its effect, or each of its modes. */
function listsOf(ability: Ability): readonly { at: string; instructions: readonly Instruction[] }[] {
  if (ability.kind === 'keyword' || ability.kind === 'static') return [];
  const modes = ability.modes?.options ?? [];
  return [
    ...(ability.effect === undefined ? [] : [{ at: 'effect', instructions: ability.effect }]),
    ...modes.map(({ effect }, at) => ({ at: `modes.options.${at}.effect`, instructions: effect })),
  ];
}

/**
 * All that these instructions add, if that is seen without following them: nothing is chosen, and nothing is done
 * before mana is added. Else null.
 */
function plainPoints(
  game: Game,
  scope: Scope,
  instructions: readonly Instruction[],
  supposed: Supposed,
): readonly ManaPoint[] | null {
  const known = knownInstructions(game, scope, instructions);
  if (known === null) return null;
  const adding = known.filter(isAddMana);
  const isFirst = adding.every((instruction, at) => instruction === known[at]);
  const doesMore = known.some((one) => !isAddMana(one) && mayAddMana(one));
  if (!isFirst || doesMore) return null;
  return adding.flatMap((instruction) => manaPoints(game, scope, instruction, supposed));
}

const mayAddMana = (instruction: Instruction): boolean => {
  const { addsMana, shortFor } = instructionWord(instruction);
  return addsMana === true || shortFor !== undefined;
};

const isAddMana = (instruction: Instruction): instruction is AddMana => instruction.do === 'addMana';

const tapsItself = (ability: Ability): boolean => ability.kind === 'activated' && hasTapSymbol(ability.cost);

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
    const { followed, isOpen } = instructionWord(instruction);
    if (followed !== undefined) {
      const inner = knownInstructions(game, scope, followed(game, scope, instruction));
      if (inner === null) return null;
      found.push(...inner);
    } else if (heldBy(instruction).length > 0 || isOpen === true) {
      return null;
    } else {
      found.push(instruction);
    }
  }
  return found;
}
