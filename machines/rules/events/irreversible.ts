import type { Game } from '../state/game.ts';
import type { Happened } from '../state/happened.ts';
import { write } from '../state/write.ts';

/** Takes note of what can't be reversed (733.1): the innermost mana ability that is being activated remembers it. */
export function noteIrreversible(game: Game, happened: readonly Happened[]): void {
  const at = game.frames.findLastIndex(({ procedure }) => procedure === 'activateManaAbility');
  if (at < 0 || !happened.some((one) => touchesLibrary(game, one))) return;
  write(game).root.frames = game.frames.map((frame, index) =>
    index === at ? { ...frame, memory: { ...frame.memory, irreversible: true } } : frame,
  );
}

/** Whether it moved cards to a library or from one, shuffled one, or revealed cards of one. */
function touchesLibrary({ objects }: Game, { event }: Happened): boolean {
  if (event.type === 'reveal') return event.objects.some((id) => objects[id]?.zone === 'library');
  if (event.type !== 'move') return event.type === 'shuffle';
  return event.to === 'library' || (event.from === 'library' && event.to !== 'stack');
}
