import { controllerOf, fits, objectAt } from '../../characteristics/index.ts';
import type { EventOf } from '../../state/event.ts';
import type { Game } from '../../state/game.ts';
import { sameTarget } from '../../state/same-target.ts';
import { abilityAt } from '../../state/text.ts';
import type { Ability, Players } from '../../state/vocabulary/index.ts';
import { castSoFar } from '../spells-cast.ts';
import { by, is, isSpell, type Looking, type Matchers } from './matcher.ts';

/** What is cast, activated and triggers, what it targets, and what becomes of it. */
export const onTheStack: Matchers<
  'cast' | 'activated' | 'triggers' | 'becomesTarget' | 'countered' | 'resolves'
> = {
  cast: (looking, condition, event) =>
    event.type === 'cast' &&
    by(looking, condition.by, event.player) &&
    isSpell(looking, condition.spell, event.object) &&
    by(looking, condition.turnOf, looking.game.turn.active) &&
    (condition.from === undefined ||
      objectAt(looking.game, event.object).stack?.choices.from === condition.from) &&
    (condition.nth === undefined || castSoFar(looking.game, condition, event.player) === condition.nth)
      ? { object: event.object, player: event.player, amount: castBefore(looking.game) }
      : null,

  activated: (looking, condition, event) =>
    event.type === 'activate' &&
    !(condition.notMana === true && event.mana) &&
    !(condition.onlyMana === true && !event.mana) &&
    (condition.costsX !== true || costsX(abilityAt(looking.game, event.ability))) &&
    by(looking, condition.by, event.player) &&
    is(looking, condition.source, event.source)
      ? { object: event.object, source: event.source, player: event.player }
      : null,

  triggers: (looking, condition, event) =>
    event.type === 'trigger' &&
    event.source !== null &&
    by(looking, condition.by, event.player) &&
    fits(looking.game, looking.scope, condition.source, event.source)
      ? { object: event.source, player: event.player }
      : null,

  becomesTarget(looking, condition, event) {
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

  countered: (looking, { object }, event) =>
    event.type === 'counter' && isSpell(looking, object, event.object)
      ? { object: event.object, source: event.by }
      : null,

  resolves: ({ scope }, _condition, event) =>
    event.type === 'resolve' && event.object === scope.onStack ? {} : null,
};

/** How many spells were cast this turn before the one that is being cast. */
const castBefore = ({ turn }: Game): number =>
  (turn.facts.spellsCast ?? []).reduce((sum, count) => sum + count, 0) - 1;

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

/** Whether there is an {X} in its activation cost. */
const costsX = (ability: Ability): boolean =>
  ability.kind === 'activated' &&
  ability.cost.some((part) => part.pay === 'mana' && part.cost.includes('{X}'));
