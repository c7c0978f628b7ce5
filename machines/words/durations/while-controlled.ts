import { characteristics, isOnBattlefield } from '../../rules/characteristics/index.ts';
import { isThere, isUnderControl } from '../../rules/events/there.ts';
import { phrase } from '../../wording/syntax.ts';
import type { DurationWord } from './word.ts';

/** Of what phased out nothing sees that it leaves the game (702.26b). */
export const untilSourceLeaves: DurationWord<'untilSourceLeaves'> = {
  shape: null,
  said: { until: [phrase('for as long as <self:selfWord> remains on the battlefield', 'untilSourceLeaves')] },
  inWords: () => 'as long as its source remains',
  tellsApart: true,
  isOver: (game, { source }) => !isOnBattlefield(game, source) && game.objects[source]?.phasedOut !== true,
  mayBegin: (game, { self }) => isOnBattlefield(game, self),
};

export const whileYouControlSource: DurationWord<'whileYouControlSource'> = {
  shape: null,
  said: { until: [phrase('for as long as you control <self:selfWord>', 'whileYouControlSource')] },
  inWords: () => 'as long as its source stays under control',
  tellsApart: true,
  isSo: (game, { self, you }) => isThere(game, self) && characteristics(game, self).controller === you,
  isFromTheStart: true,
};

/** Until the effect’s controller loses control of what it affects. */
export const whileYouControlIt: DurationWord<'whileYouControlIt'> = {
  shape: null,
  said: null,
  inWords: () => 'until control of it is lost',
  isOver: (game, { controller, objects }) =>
    (objects ?? []).every((id) => !isUnderControl(game, id, controller)),
};
