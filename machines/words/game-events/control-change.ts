import { objectAt } from '../../rules/characteristics/index.ts';
import type { Game } from '../../rules/state/game.ts';
import type { ObjectId, PlayerId } from '../../rules/state/identity.ts';
import { lookedAtThrough } from '../../rules/state/links.ts';
import { write } from '../../rules/state/write.ts';
import type { GameEventWord } from './word.ts';

/** An effect of control begins or ends: what changed hands. Applied by the effect; recorded for triggers. */
export interface ControlChange {
  readonly type: 'controlChange';
  readonly object: ObjectId;
  readonly from: PlayerId;
  readonly to: PlayerId;
}

export const controlChange: GameEventWord<ControlChange, 'control.changed'> = {
  apply(game, { object: id, to }) {
    const object = write(game).object(id);
    object.heldBy = to;
    object.controlledSince = game.turn.number;
    letLookThrough(game, id, to);
  },
  rule: '613.1b',
  endsControl: true,
  changes: 'anything',
  asksForCheck: true,
  about: 'other',
  sentence: ({ object, to }, { name, who }) => `${who(to)} gains control of ${name(object)}.`,
  hides: 'nothing',
  emits: 'control.changed',
};

/** Who now controls a permanent may look at the cards that it exiled face down and lets them look at (702.75a, 406.3). */
function letLookThrough(game: Game, permanent: ObjectId, player: PlayerId): void {
  for (const id of game.exile) {
    const { links, revealedTo } = objectAt(game, id);
    if (links[lookedAtThrough]?.objects.includes(permanent) === true && !revealedTo.includes(player))
      write(game).object(id).revealedTo = [...revealedTo, player];
  }
}
