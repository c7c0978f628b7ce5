import {
  allowed,
  done,
  type Game,
  go,
  handBack,
  happen,
  isRefusal,
  procedure,
  type Refusal,
  type Rewinding,
  reversal,
  rewindSteps,
} from '../rules/index.ts';
import { announced, announcedObject, announcedSource, endAnnouncement } from './announcement.ts';

/**
 * What can't be completed, or is given up, is reversed (733.1). A triggered ability without a legal choice is removed
 * from the stack instead (603.3c-d). Either way the announcement is over. Returns a verdict.
 */
export const rewind = procedure<Rewinding>('rewind', '733.1', {
  which(game: Game) {
    const { givenUp, kind, player } = announced(game);
    if (kind === 'trigger') return go('remove');
    const refusals = givenUp ? null : refusalsOf(game);
    return go('begin', {
      givenUp,
      illegal: reversal(player, announcedSource(game), 'What was begun with {0}', refusals),
    });
  },
  ...rewindSteps,
  /** What handed over to the chart learns whether its player gave it up. */
  over(game: Game, { memory: { givenUp } }) {
    handBack(game, { givenUp });
    return done(allowed);
  },
  remove: (game: Game) => happen('603.3d', [{ type: 'cease', object: announcedObject(game) }]),
  removed(game: Game) {
    endAnnouncement(game);
    return done(allowed);
  },
});

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
