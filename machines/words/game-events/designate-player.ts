import { playerLets } from '../../rules/events/impossible.ts';
import type { PlayerId } from '../../rules/state/identity.ts';
import { forbidden } from '../../rules/state/verdict.ts';
import type { PlayerDesignation } from '../../rules/state/vocabulary/instruction-parts.ts';
import { write } from '../../rules/state/write.ts';
import type { QuietEventWord } from './word.ts';

/** A player becomes the monarch, or takes the initiative; nobody else is or has it any more (725.3, 726.3). */
export interface DesignatePlayer {
  readonly type: 'designatePlayer';
  readonly player: PlayerId;
  readonly designation: PlayerDesignation;
}

export const designatePlayer: QuietEventWord<DesignatePlayer, 'player.designated'> = {
  apply(game, { designation, player }) {
    write(game).root.designations = { ...game.designations, [designation]: player };
  },
  rule: null,
  /** Who is the monarch doesn't become it (725.3), but who has the initiative takes it again (726.5). */
  mayHappen(game, event) {
    const { designation, player } = event;
    return designation === 'monarch' && game.designations?.monarch === player
      ? forbidden('725.3', '{p0} is the monarch already.', [], { players: [player] })
      : playerLets(game, player, event);
  },
  changes: ['playerDesignated'],
  asksForCheck: false,
  about: 'other',
  sentence: ({ designation, player }, { who }) =>
    designation === 'monarch'
      ? `${who(player)} becomes the monarch.`
      : `${who(player)} takes the initiative.`,
  hides: 'nothing',
  emits: 'player.designated',
};
