import type { Game } from '../state/game.ts';
import type { ObjectId, PlayerId } from '../state/identity.ts';
import type { HadAbility } from '../state/object.ts';
import type { Asking } from './asking.ts';
import { cacheOf } from './cache.ts';
import { expand } from './expand.ts';
import { printedTexts } from './printed.ts';
import { functionsIn } from './where-abilities-function.ts';
import { allIn } from './zone-lists.ts';

/** An ability that functions now (113.6): whose it is, and who controls that object (its owner, without a controller). */
export interface Functioning {
  readonly object: ObjectId;
  readonly had: HadAbility;
  readonly controller: PlayerId;
}

/** Every ability that functions now, keywords as what they are short for; in the order of zones and ids. */
export function functioningWith(ask: Asking, game: Game): readonly Functioning[] {
  const cache = cacheOf(game);
  if (cache.functioning !== null) return cache.functioning;
  const found: Functioning[] = [];
  const zones = [...(['battlefield', 'stack', 'command'] as const), ...printedTexts(game).functionsIn];
  for (const zone of new Set(zones)) {
    for (const id of allIn(game, zone)) {
      const object = game.objects[id];
      if (object === undefined || object === null || object.phasedOut) continue;
      const { abilities, controller, types } = ask.characteristics(game, id);
      for (const had of abilities) {
        for (const each of expand(had)) {
          const { ability } = each;
          if (ability.kind === 'spell' || !functionsIn(ability, zone, object.kind, types)) continue;
          found.push({ object: id, had: each, controller });
        }
      }
    }
  }
  cache.functioning = found;
  return found;
}

/** The triggered abilities among them. */
export function triggersWith(ask: Asking, game: Game): readonly Functioning[] {
  const cache = cacheOf(game);
  cache.triggers ??= functioningWith(ask, game).filter(({ had }) => had.ability.kind === 'triggered');
  return cache.triggers;
}

/** The static abilities among them that apply: those whose "as long as" holds. */
export function staticsWith(ask: Asking, game: Game): readonly Functioning[] {
  const cache = cacheOf(game);
  cache.statics ??= functioningWith(ask, game).filter(({ had }) => had.ability.kind === 'static');
  return cache.statics.filter(({ had, object, controller }) => {
    const { ability } = had;
    if (ability.kind !== 'static' || ability.if === undefined) return true;
    return ask.holds(
      game,
      {
        self: object,
        you: controller,
        onStack: null,
        choices: null,
        trigger: null,
        named: {},
        it: null,
        they: null,
      },
      ability.if,
    );
  });
}
