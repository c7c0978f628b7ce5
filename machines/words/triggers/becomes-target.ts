import { controllerOf, objectAt } from '../../rules/characteristics/index.ts';
import { by, is, type Looking } from '../../rules/events/looking.ts';
import type { EventOf } from '../../rules/state/event.ts';
import { sameTarget } from '../../rules/state/same-target.ts';
import type { Players } from '../../rules/state/vocabulary/objects.ts';
import { phrase } from '../../wording/syntax.ts';
import type { Watched } from './objects.ts';
import type { TriggerWord } from './word.ts';

export interface BecomesTarget {
  readonly on: 'becomesTarget';
  readonly object: Watched;
  /** Or one of these players does. */
  readonly player?: Players;
  readonly by?: Players;
  readonly ofSpell?: true;
  /** It hasn't become the target of such a thing before, this turn. */
  readonly firstEachTurn?: true;
}

/** `source` and `other` are the spell or ability, `player` who controls that. */
export const becomesTarget: TriggerWord<BecomesTarget, ['object', 'source', 'other', 'player']> = {
  shape: {
    object: 'self, attached or filter',
    player: 'players?',
    by: 'players?',
    ofSpell: 'flag?',
    firstEachTurn: 'flag?',
  },
  said: {
    event: [
      phrase('[become] the target of <by:whichTargets>', [
        { on: 'becomesTarget', '...object': '<object>', '...by': '<by>' },
      ]),
      phrase('[become] the target of <by:whichTargets> for the first time each turn', [
        { on: 'becomesTarget', '...object': '<object>', '...by': '<by>', firstEachTurn: true },
      ]),
    ],
    impersonal: [
      phrase('you or a|an <what:one> becomes the target of <by:whichTargets>', [
        { on: 'becomesTarget', player: 'you', object: '<what>', '...by': '<by>' },
      ]),
    ],
    whichTargets: [
      phrase('a spell or ability', {}),
      phrase('a spell', { ofSpell: true }),
      phrase('a spell or ability an opponent controls', { by: 'opponents' }),
      phrase('a spell or ability you control', { by: 'you' }),
      phrase('a spell an opponent controls', { ofSpell: true, by: 'opponents' }),
      phrase('a spell you control', { ofSpell: true, by: 'you' }),
    ],
  },
  events: ['becomeTarget'],
  gives: ['object', 'source', 'other', 'player'],
  looksBack: false,
  matches(looking, condition, event) {
    if (event.type !== 'becomeTarget') return null;
    const { game } = looking;
    const { of, target } = event;
    const player = controllerOf(game, of);
    const isIt =
      'object' in target
        ? is(looking, condition.object, target.object)
        : condition.player !== undefined && by(looking, condition.player, target.player);
    return isIt &&
      by(looking, condition.by, player) &&
      (condition.ofSpell !== true || objectAt(game, of).kind !== 'ability') &&
      (condition.firstEachTurn !== true || isFirstTime(looking, condition.by, event))
      ? { ...('object' in target && { object: target.object }), source: of, other: of, player }
      : null;
  },
};

/** Whether nothing that such players controlled had targeted it before this turn. */
function isFirstTime(
  looking: Looking,
  whose: Players | undefined,
  { of, target }: EventOf<'becomeTarget'>,
): boolean {
  const before = looking.game.turn.targeted;
  const first = before?.find((one) => sameTarget(one.target, target) && by(looking, whose, one.by));
  return first === undefined || first.of === of;
}
