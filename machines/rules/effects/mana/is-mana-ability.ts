import type { Game, WaitingTrigger } from '../../state/game.ts';
import { heldBy } from '../../state/held-instructions.ts';
import type { KeywordActions } from '../../state/keyword-action.ts';
import { onceFor } from '../../state/once-for.ts';
import { abilityAt, triggeredAt } from '../../state/text.ts';
import type {
  Ability,
  ActivatedAbility,
  Instruction,
  TriggerCondition,
  TriggeredAbility,
} from '../../state/vocabulary/index.ts';
import { instructionWord, isLoyaltyCost, triggerWord } from '../../state/word-table.ts';
import { asksForTarget, instructionsOf } from '../targets/parts.ts';
import { costMovesOfLibrary, movesOfLibrary } from './moves-of-library.ts';

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
  const followed = instructionsOf(ability);
  return (
    all(followed, actions).some(isAboutAdding) &&
    (ability.kind === 'activated' ? isActivatedOne(ability, followed, actions) : isTriggeredOne(ability))
  );
}

const isAboutAdding = (instruction: Instruction): boolean => instructionWord(instruction).addsMana === true;

/** Whether an ability could add mana as it resolves. */
export const addsMana = onceFor((ability: Ability): boolean =>
  all(instructionsOf(ability), undefined).some(isAboutAdding),
);

/** What adds mana of all that an ability may come to do, also within other instructions. */
export const manaAddedBy = onceFor((ability: Ability): readonly Extract<Instruction, { do: 'addMana' }>[] =>
  all(instructionsOf(ability), undefined).filter((instruction) => instruction.do === 'addMana'),
);

const isOne = onceFor((ability: ActivatedAbility | TriggeredAbility): boolean => isOneWith(ability));

const isActivatedOne = (
  ability: ActivatedAbility,
  followed: readonly Instruction[],
  actions: KeywordActions | undefined,
): boolean =>
  !isLoyaltyAbility(ability) &&
  !costMovesOfLibrary(ability.cost, actions) &&
  !movesOfLibrary(followed, actions);

const isTriggeredOne = (ability: TriggeredAbility): boolean =>
  ability.when.length > 0 && ability.when.every(isAboutMana);

const isAboutMana = (condition: TriggerCondition): boolean =>
  triggerWord(condition).isOfMana?.(condition) === true;

/** The first triggered mana ability that has triggered and not resolved: it doesn't wait for priority (605.4a). */
export const waitingManaAbility = (game: Game): WaitingTrigger | undefined =>
  game.waiting.find(({ ref }) => {
    const ability = triggeredAt(game, ref) ?? abilityAt(game, ref);
    return ability.kind === 'triggered' && isManaAbility(ability);
  });

/** A loyalty ability has a loyalty symbol in its cost (606.2). */
export const isLoyaltyAbility = (ability: ActivatedAbility): boolean => isLoyaltyCost(ability.cost);

/** All instructions that are followed as the ability resolves, also those inside others; not what happens later. */
function all(
  instructions: readonly Instruction[],
  actions: KeywordActions | undefined,
): readonly Instruction[] {
  return instructions.flatMap((instruction) => [instruction, ...all(inside(instruction, actions), actions)]);
}

const inside = (instruction: Instruction, actions: KeywordActions | undefined): readonly Instruction[] =>
  instructionWord(instruction).shortFor?.(instruction, actions) ?? heldBy(instruction);
