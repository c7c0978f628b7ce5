/**
 * What creatures' keyword abilities let a built-in player expect. No keyword is known by name: the modules are asked
 * what they do, so that a new keyword counts as well.
 */
import { type Game, type KeywordModule, keywordsOn, type ObjectId } from '../../rules/index.ts';

/** What it is worth on a creature that a keyword has such a hook, in points of power. */
const worthOfHooks: Readonly<Partial<Record<keyof KeywordModule, number>>> = {
  mayBeBlockedBy: 1.5,
  damageDestroys: 1.5,
  damageResults: 1.2,
  mayBeDestroyed: 2,
  mayBeTargeted: 1,
  assignsExcessTo: 0.7,
  mayAttack: -1.5,
};

/** What one keyword ability is worth: by its hooks, for each damage step, or a little. */
function worthOf(module: KeywordModule): number {
  const hooks = Object.entries(worthOfHooks).filter(([hook]) => hook in module);
  const steps = module.damageSteps?.length ?? 0;
  return hooks.length + steps === 0 ? 0.4 : hooks.reduce((sum, [, worth]) => sum + worth, steps);
}

/** What the keyword abilities of a creature are worth. */
export const keywordsWorth = (game: Game, id: ObjectId): number =>
  keywordsOn(game, id).reduce((sum, { module }) => sum + worthOf(module), 0);

/** Whether it deals combat damage before others (702.4b, 702.7b). */
export const strikesFirst = (game: Game, id: ObjectId): boolean =>
  keywordsOn(game, id).some(({ module }) => module.damageSteps?.includes('first'));

/** Whether it stays when it would be destroyed (702.12b). */
export const cantBeDestroyed = (game: Game, id: ObjectId): boolean =>
  keywordsOn(game, id).some(({ module, had }) => module.mayBeDestroyed?.(game, id, had).ok === false);

/** Whether any damage from it destroys a creature (702.2b). */
export const destroysByDamage = (game: Game, id: ObjectId): boolean =>
  keywordsOn(game, id).some(({ module }) => module.damageDestroys === true);

/** Whether a keyword of the attacker keeps the other from blocking it (509.1b). */
export const evades = (game: Game, attacker: ObjectId, blocker: ObjectId): boolean =>
  keywordsOn(game, attacker).some(
    ({ module, had }) => module.mayBeBlockedBy?.(game, attacker, had, blocker).ok === false,
  );

/** Whether one creature alone can't block it (702.111b). */
export const needsSeveralBlockers = (game: Game, attacker: ObjectId): boolean =>
  keywordsOn(game, attacker).some(
    ({ module, had }) => (module.fewestBlockers?.(game, attacker, had).fewest ?? 1) > 1,
  );

/** Whether it can block although it attacked (702.20b). */
export const attacksUntapped = (game: Game, id: ObjectId): boolean =>
  keywordsOn(game, id).some(({ module }) => module.attacksUntapped === true);
