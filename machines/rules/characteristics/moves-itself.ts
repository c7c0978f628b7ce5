import { heldBy, heldForLater } from '../state/held-instructions.ts';
import type { Ability, CostPart, Instruction } from '../state/vocabulary/index.ts';
import { costWord, instructionWord } from '../state/word-table.ts';
import type { Zone } from '../state/zones.ts';

/** Where the object whose cost it is is taken from, where the text says so, and where to. */
export interface OwnMove {
  readonly from: Zone | null;
  readonly to: Zone | null;
}

export const nowhere: OwnMove = { from: null, to: null };

/**
 * The zone out of which an ability's cost or effect says that it moves its own object, also through a delayed
 * triggered ability that it makes (113.6m). Null: none, or an earlier part puts the object there.
 */
export function movesItselfFrom(ability: Ability): Zone | null {
  if (ability.kind !== 'activated' && ability.kind !== 'triggered') return null;
  const cost = ability.kind === 'activated' ? ability.cost : [];
  const modes = ability.modes?.options ?? [];
  const steps = [
    ...cost.map(stepOfCost),
    ...stepsIn(ability.effect),
    ...modes.flatMap((mode) => [...(mode.cost ?? []).map(stepOfCost), ...stepsIn(mode.effect)]),
  ];
  const placed = new Set<Zone>();
  for (const { from, to } of steps) {
    if (from !== null && !placed.has(from)) return from;
    if (to !== null) placed.add(to);
  }
  return null;
}

const stepOfCost = (part: CostPart): OwnMove => costWord(part).ownMove?.(part) ?? nowhere;

/** The same of instructions, those within others and what happens later included. */
const stepsIn = (instructions: readonly Instruction[] | undefined): readonly OwnMove[] =>
  (instructions ?? []).flatMap((instruction) => [
    stepOf(instruction),
    ...stepsIn([...heldBy(instruction), ...heldForLater(instruction)]),
  ]);

const stepOf = (instruction: Instruction): OwnMove =>
  instructionWord(instruction).ownMove?.(instruction) ?? nowhere;
