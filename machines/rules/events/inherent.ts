import { playerDesignations } from '../state/designation.ts';
import type { GameEvent } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import type { PlayerId } from '../state/identity.ts';
import { type Inherent, inherentTo } from '../state/inherent.ts';
import { scopeOf } from '../state/scope.ts';
import { occurrences } from './match.ts';
import { noFacts, type Triggered, together } from './triggered-ability.ts';

/**
 * The abilities of designations and of rad counters that trigger on an event that has been applied. They have no source;
 * who has the designation now controls them (725.2, 726.2), or the active player (728.1).
 */
export function inherentlyTriggered(game: Game, event: GameEvent): readonly Triggered[] {
  const { designations, turn } = game;
  if (designations === undefined && event.type !== 'beginPhase') return none;
  return [
    ...playerDesignations.flatMap((designation) =>
      triggeredFor(game, event, inherentTo(designation), designations?.[designation] ?? null),
    ),
    ...triggeredFor(game, event, inherentTo('rad counters'), turn.active),
  ];
}

function triggeredFor(
  game: Game,
  event: GameEvent,
  abilities: readonly Inherent[],
  controller: PlayerId | null,
): readonly Triggered[] {
  if (controller === null) return none;
  const scope = scopeOf(noObject, controller);
  return abilities.flatMap(({ ability, ref }) =>
    ability.when.flatMap((condition) =>
      occurrences(game, scope, condition, event).flatMap((about): readonly Triggered[] => {
        const facts = { ...noFacts, ...about };
        const found: Triggered = {
          source: null,
          controller,
          ref,
          facts,
          named: {},
          onEvent: event,
          second: false,
          delayed: null,
          together: together(condition, facts, ref),
          // 603.2d speaks of abilities that objects have.
          times: 1,
          ...(ability.if !== undefined && { if: { condition: ability.if, scope } }),
        };
        return [found];
      }),
    ),
  );
}

const none: readonly never[] = [];
const noObject = -1;
