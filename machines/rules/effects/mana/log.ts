import type { Frame } from '../../state/frame.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId, PlayerId, TextRef } from '../../state/identity.ts';
import type { ManaType, ManaUnit } from '../../state/mana.ts';
import { write } from '../../state/write.ts';
import type { ChosenForParts } from '../costs/assigning.ts';

/** A mana ability that was activated while something is announced: each player may reverse their own (733.1). */
export interface ActivatedMana {
  readonly player: PlayerId;
  readonly object: ObjectId;
  readonly ability: TextRef;
  /** The types of mana that were chosen for it, in order. */
  readonly choice: readonly ManaType[];
  /** The objects that were chosen for its cost. */
  readonly objects: ChosenForParts;
  /** The value of X in its cost, if there is one. */
  readonly x?: number;
  /** It moved cards to or from a library, or shuffled one: it can't be reversed. */
  readonly irreversible: boolean;
  /** Positions in the list of those whose mana paid for it. */
  readonly paidBy: readonly number[];
}

/** A frame of something that may turn out to be illegal remembers in `mana` what was activated meanwhile. */
interface Logging {
  readonly mana: readonly ActivatedMana[];
}

const isLogging = (memory: object): memory is Logging => 'mana' in memory && Array.isArray(memory.mana);

/** The mana abilities activated during the innermost announcement, declaration or special action. */
export function activatedMeanwhile(game: Game): readonly ActivatedMana[] {
  for (const { memory } of game.frames.toReversed()) if (isLogging(memory)) return memory.mana;
  return [];
}

/** Notes a mana ability that was activated, with what its mana was paid by. Without an announcement it isn't kept. */
export function noteActivated(
  game: Game,
  activated: Omit<ActivatedMana, 'paidBy'>,
  spent: readonly ManaUnit[],
): void {
  const at = game.frames.findLastIndex(({ memory }) => isLogging(memory));
  const memory = game.frames[at]?.memory;
  if (memory === undefined || !isLogging(memory)) return;
  const paidBy = memory.mana.flatMap((earlier, position) =>
    spent.some((unit) => unit.source === earlier.object) ? [position] : [],
  );
  changeFrame(game, at, { mana: [...memory.mana, { ...activated, paidBy }] });
}

/** Replaces parts of the memory of a frame that need not be on top. */
export function changeFrame(game: Game, at: number, remembered: Frame['memory']): void {
  write(game).root.frames = game.frames.map((frame, index) =>
    index === at ? { ...frame, memory: { ...frame.memory, ...remembered } } : frame,
  );
}
