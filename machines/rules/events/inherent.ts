import { playerDesignations } from '../state/designation.ts';
import type { GameEvent } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import { inherentTo } from '../state/inherent.ts';
import { scopeOf } from '../state/scope.ts';
import { occurrences } from './match.ts';
import { noFacts, type Triggered, together } from './triggered.ts';

/**
 * The abilities of designations that trigger on an event that has been applied (725.2, 726.2). They have no source, and
 * who has the designation now controls them.
 */
export function inherentlyTriggered(game: Game, event: GameEvent): readonly Triggered[] {
  const { designations } = game;
  if (designations === undefined) return none;
  return playerDesignations.flatMap((designation) => {
    const controller = designations[designation];
    if (controller === undefined) return [];
    return inherentTo(designation).flatMap(({ ability, ref }) =>
      ability.when.flatMap((condition) =>
        occurrences(game, scopeOf(noObject, controller), condition, event).map((about): Triggered => {
          const facts = { ...noFacts, ...about };
          return {
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
          };
        }),
      ),
    );
  });
}

const none: readonly never[] = [];
const noObject = -1;
