import {
  allowed,
  done,
  type Game,
  go,
  handBack,
  happen,
  procedure,
  type Rewinding,
  rewindSteps,
} from '../rules/index.ts';
import { announced, announcedObject, endAnnouncement } from './announcement.ts';

/**
 * What can't be completed, or is given up, is reversed (733.1). A triggered ability without a legal choice is removed
 * from the stack instead (603.3c-d). Either way the announcement is over. Returns a verdict.
 */
export const rewind = procedure<Rewinding>('rewind', '733.1', {
  which(game: Game) {
    const { kind, givenUp } = announced(game);
    return kind === 'trigger' ? go('remove') : go('begin', { givenUp });
  },
  ...rewindSteps,
  /** What handed over to the chart learns whether its player gave it up. */
  reversed(game: Game, { memory: { givenUp } }) {
    handBack(game, { givenUp });
    return done(allowed);
  },
  remove: (game: Game) => happen('603.3d', [{ type: 'cease', object: announcedObject(game) }]),
  removed(game: Game) {
    endAnnouncement(game);
    return done(allowed);
  },
});
