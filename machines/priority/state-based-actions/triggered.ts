import type { Game, ObjectId, TextRef } from '../../rules/index.ts';

/**
 * Whether an object is the source of an ability that has triggered and not left the stack: one that waits, or is on
 * the stack. With `of`, of one whose text is at one of these references.
 */
export function isSourceOfTriggered(game: Game, id: ObjectId, of?: readonly TextRef[]): boolean {
  const isOne = (ref: TextRef | null) =>
    of === undefined || (ref !== null && of.some((one) => ref === one || ref.startsWith(`${one}/`)));
  return (
    game.waiting.some((waiting) => waiting.source === id && isOne(waiting.ref)) ||
    game.stack.some((on) => {
      const stack = game.objects[on]?.stack;
      return stack?.trigger != null && stack.source === id && isOne(stack.ability);
    })
  );
}
