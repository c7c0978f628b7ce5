import {
  allowed,
  done,
  type EventOf,
  type Game,
  go,
  handBack,
  happen,
  isRefusal,
  part,
  procedureOf,
  type Refusal,
  reversal,
  reversing,
  rewinding,
} from '../rules/index.ts';
import { announced, announcedObject, announcedSource, endAnnouncement } from './announcement.ts';

/**
 * What can't be completed, or is given up, is reversed (733.1). A triggered ability without a legal choice is removed
 * from the stack instead (603.3c-d). Either way the announcement is over. Returns a verdict.
 */
export const rewind = procedureOf('rewind', '733.1', rewinding, [
  part(rewinding, ['which'], ['remove', 'begin'], {
    which(game) {
      const { givenUp, kind } = announced(game);
      return kind === 'trigger' ? go('remove') : go('begin', { givenUp, illegal: reversalNow(game) });
    },
  }),
  reversing,
  part(rewinding, ['over', 'remove', 'removed'], [], {
    /** What handed over to the chart learns whether its player gave it up. */
    over(game, { memory: { givenUp } }) {
      handBack(game, { givenUp });
      return done(allowed);
    },
    remove: (game) =>
      happen('603.3d', [{ type: 'cease', object: announcedObject(game) }], { then: 'removed' }),
    removed(game) {
      endAnnouncement(game);
      return done(allowed);
    },
  }),
]);

/** That what is announced is reversed, and why: by the last step's verdict, if its player didn't give it up. */
export function reversalNow(game: Game): EventOf<'reverse'> {
  const { givenUp, player } = announced(game);
  const refusals = givenUp ? null : refusalsOf(game);
  return reversal(player, announcedSource(game), 'What was begun with {0}', refusals);
}

/** Why what is announced is illegal, by the last step's verdict; of the card instead of the spell, which won't be there. */
function refusalsOf(game: Game): readonly Refusal[] {
  if (!isRefusal(game.returned)) return [];
  const spell = announcedObject(game);
  const card = announcedSource(game);
  return game.returned.refusals.map((refusal) => ({
    ...refusal,
    objects: refusal.objects.map((id) => (id === spell ? card : id)),
  }));
}
