import type { Game, WaitingTrigger } from '../../state/game.ts';
import type { KeywordActions } from '../../state/keyword-action.ts';
import { onceFor } from '../../state/once-for.ts';
import { abilityAt, shortFor } from '../../state/text.ts';
import type {
  Ability,
  ActivatedAbility,
  CostPart,
  Instruction,
  Objects,
  TriggerCondition,
  TriggeredAbility,
} from '../../state/vocabulary/index.ts';
import { asksForTarget, instructionsOf } from '../targets/parts.ts';

/**
 * Whether an ability is a mana ability. Activated (605.1a): no target, it could add mana as it resolves, it is no
 * loyalty ability, and neither its cost nor its effect moves a card to or from a library. Triggered (605.1b): no
 * target, it triggers from a mana ability or from mana being added, and could add mana. What the game looks like doesn't matter (605.2).
 * `actions` are the keyword actions with a meaning; without it the engine's.
 */
export function isManaAbility(
  ability: Ability,
  actions?: KeywordActions,
): ability is ActivatedAbility | TriggeredAbility {
  if (ability.kind !== 'activated' && ability.kind !== 'triggered') return false;
  return actions === undefined ? isOne(ability) : isOneWith(ability, actions);
}

function isOneWith(ability: ActivatedAbility | TriggeredAbility, actions?: KeywordActions): boolean {
  if (asksForTarget(ability)) return false;
  const instructions = all(instructionsOf(ability), actions);
  return (
    instructions.some(({ do: kind }) => kind === 'addMana' || kind === 'doubleMana') &&
    (ability.kind === 'activated' ? isActivatedOne(ability, instructions) : isTriggeredOne(ability))
  );
}

const isOne = onceFor((ability: ActivatedAbility | TriggeredAbility): boolean => isOneWith(ability));

function isActivatedOne(ability: ActivatedAbility, instructions: readonly Instruction[]): boolean {
  return (
    !isLoyaltyAbility(ability) && !ability.cost.some(costTouchesLibrary) && !instructions.some(touchesLibrary)
  );
}

const isTriggeredOne = (ability: TriggeredAbility): boolean =>
  ability.when.length > 0 && ability.when.every(isAboutMana);

const isAboutMana = (condition: TriggerCondition): boolean =>
  condition.on === 'tappedForMana' ||
  condition.on === 'manaAdded' ||
  (condition.on === 'activated' && condition.onlyMana === true);

/** The first triggered mana ability that has triggered and not resolved: it doesn't wait for priority (605.4a). */
export const waitingManaAbility = (game: Game): WaitingTrigger | undefined =>
  game.waiting.find(({ ref }) => {
    const ability = abilityAt(game, ref);
    return ability.kind === 'triggered' && isManaAbility(ability);
  });

/** A loyalty ability has a loyalty symbol in its cost (606.2). */
export const isLoyaltyAbility = (ability: ActivatedAbility): boolean =>
  ability.cost.some((part) => 'loyalty' in part);

/** All instructions that are followed as the ability resolves, also those inside others; not what happens later. */
function all(
  instructions: readonly Instruction[],
  actions: KeywordActions | undefined,
): readonly Instruction[] {
  return instructions.flatMap((instruction) => [instruction, ...all(inside(instruction, actions), actions)]);
}

function inside(instruction: Instruction, actions: KeywordActions | undefined): readonly Instruction[] {
  const { do: kind } = instruction;
  if (kind === 'may' || kind === 'if') return [...instruction.then, ...(instruction.else ?? [])];
  if (kind === 'unless') return instruction.else;
  if (kind === 'oneOf') return instruction.options.flatMap(({ then }) => then);
  if (kind === 'forEach' || kind === 'forEachPlayer' || kind === 'repeat') return instruction.then;
  if (kind === 'perform') return shortFor(instruction, actions);
  if (kind === 'flipCoin') return [...(instruction.won ?? []), ...(instruction.lost ?? [])];
  return [];
}

function costTouchesLibrary(part: CostPart): boolean {
  if ('mill' in part || 'exileTop' in part) return true;
  return 'exile' in part && part.exile !== 'self' && includes(part.exile.zone, 'library');
}

function touchesLibrary(instruction: Instruction): boolean {
  const { do: kind } = instruction;
  if (kind === 'draw' || kind === 'mill' || kind === 'search') return true;
  if (kind === 'arrange') return instruction.others === 'graveyard';
  if (kind === 'move') return instruction.to.zone === 'library' || isInLibrary(instruction.what);
  if (kind === 'exile') return isInLibrary(instruction.what);
  if (kind === 'counter') return instruction.to?.zone === 'library';
  return (kind === 'may' || kind === 'unless') && (instruction.cost ?? []).some(costTouchesLibrary);
}

function isInLibrary(what: Objects): boolean {
  if (typeof what === 'string') return false;
  if ('top' in what) return what.in === undefined;
  if ('all' in what) return includes(what.all.zone, 'library');
  return 'union' in what && what.union.some(isInLibrary);
}

const includes = (zone: string | readonly string[] | undefined, one: string): boolean =>
  typeof zone === 'string' ? zone === one : (zone?.includes(one) ?? false);
