import { type Game, keepGranted, type StackChoices } from '../rules/index.ts';
import { announced, announcedObject, announcedScope, announcedSource, choicesSoFar } from './announcement.ts';
import type { Costed } from './cost.ts';
import { usePermission } from './permission.ts';
import type { WayOfCasting } from './ways.ts';

/** What is announced, as its cost depends on it, with these choices. */
export function costedNow(
  game: Game,
  more: {
    readonly choices?: StackChoices;
    readonly way?: WayOfCasting;
    readonly otherCosts?: Costed['otherCosts'];
    /** The targets are chosen. */
    readonly targeted?: boolean;
  } = {},
): Costed {
  const { player, ability, otherCosts } = announced(game);
  const choices = more.choices ?? choicesSoFar(game);
  return {
    player,
    object: announcedObject(game),
    ability: ability === null ? null : { ref: ability, source: announcedSource(game) },
    way: more.way ?? wayNow(game),
    otherCosts: more.otherCosts ?? otherCosts,
    choices,
    scope: announcedScope(game, choices),
    targets: more.targeted === true ? choices.targets.flatMap(({ chosen }) => chosen) : null,
    notYetProposed: false,
    open: true,
  };
}

/** The way of casting that was chosen; null for abilities, and while none is chosen. */
export function wayNow(game: Game): WayOfCasting | null {
  const { how, ways } = announced(game);
  return ways.find(({ name }) => name === how) ?? null;
}

/** What comes of the way in which it is cast: the ability that an effect gave the card goes on (400.7g), a rule gives more. */
export function applyWay(game: Game): void {
  const { player } = announced(game);
  const { by, granted } = wayNow(game) ?? {};
  if (granted !== undefined) keepGranted(game, player, announcedObject(game), granted);
  if (by !== undefined) usePermission(game, player, by, announcedObject(game));
}
