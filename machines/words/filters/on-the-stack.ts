/** What it is on the stack, and what it targets (112, 115). */
import type { Asking } from '../../rules/characteristics/asking.ts';
import type { Game } from '../../rules/state/game.ts';
import type { ObjectId } from '../../rules/state/identity.ts';
import type { GameObject } from '../../rules/state/object.ts';
import type { Scope } from '../../rules/state/scope.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import type { FilterWord } from './word.ts';

/** Whether it is there and fits: a target that has left is ignored, whatever it was (115.9b). */
const fitsNow = (ask: Asking, game: Game, scope: Scope, filter: Filter, id: ObjectId): boolean =>
  game.objects[id]?.left === null && ask.fits(game, scope, filter, id);

function isStackObject(object: GameObject, said: NonNullable<Filter['stackObject']>): boolean {
  const isAbility = object.kind === 'ability';
  switch (said) {
    case 'spell':
      return !isAbility;
    case 'ability':
      return isAbility;
    case 'activatedAbility':
      return isAbility && object.stack?.trigger === null;
    case 'triggeredAbility':
      return isAbility && object.stack?.trigger !== null;
    default:
      return said satisfies never;
  }
}

export const stackObject: FilterWord<'stackObject'> = {
  shape: { words: { spell: true, ability: true, activatedAbility: true, triggeredAbility: true } },
  fits: (said, { object }) => isStackObject(object, said),
  asks: [],
  changedBy: ['putOnStack'],
};

export const castAs: FilterWord<'castAs'> = {
  shape: 'whole number',
  fits: (said, { object }) => object.stack?.castAs === said,
  asks: [],
  changedBy: [],
};

export const targets: FilterWord<'targets'> = {
  shape: 'filter',
  fits: (said, { ask, game, object, scope }) =>
    object.stack?.choices.targets
      .flatMap((target) => target.chosen)
      .some((target) => 'object' in target && fitsNow(ask, game, scope, said, target.object)) ?? false,
  asks: [],
  changedBy: [],
};

export const targetsOnly: FilterWord<'targetsOnly'> = {
  shape: 'filter',
  fits: (said, { ask, game, object, scope }) => {
    const targets = object.stack?.choices.targets.flatMap(({ chosen }) => chosen) ?? [];
    const [first] = targets;
    if (first === undefined || !('object' in first) || !fitsNow(ask, game, scope, said, first.object))
      return false;
    return targets.every((target) => 'object' in target && target.object === first.object);
  },
  asks: [],
  changedBy: [],
};
