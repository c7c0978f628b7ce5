import {
  type BlockerAnswer,
  controllerOf,
  type Game,
  keywordsOn,
  matching,
  type ObjectId,
  objects,
  oncePerState,
  type PlayerId,
  type RuleNumber,
  scopeOf,
} from '../rules/index.ts';
import { attackersOf } from './may-block.ts';
import { changesOn } from './rule-changes.ts';

/** An effect that requires a creature to block (509.1c), or an attacker to be blocked. Null: any. */
export type BlockRequirement = { readonly source: ObjectId } & (
  | { readonly blocker: ObjectId; readonly attacker: ObjectId | null }
  | { readonly blocker: null; readonly attacker: ObjectId }
);

/** Every requirement on this player's blocks: on the player's creatures, and on what attacks the player (802.4b). */
export const blockRequirements = oncePerState((game: Game, player: PlayerId): readonly BlockRequirement[] => {
  const own = game.battlefield.filter((object) => controllerOf(game, object) === player);
  const ofBlockers = own.flatMap((blocker) =>
    changesOn(game, blocker, 'mustBlock').flatMap(({ change, source, scope }): BlockRequirement[] =>
      change.what === undefined
        ? [{ blocker, attacker: null, source }]
        : objects(game, scope, change.what).map((attacker) => ({ blocker, attacker, source })),
    ),
  );
  const ofAttackers = attackersOf(game, player).flatMap(({ object: attacker }) =>
    changesOn(game, attacker, 'mustBeBlocked').flatMap(({ change, source }): BlockRequirement[] =>
      change.by === undefined
        ? [{ blocker: null, attacker, source }]
        : own.map((blocker) => ({ blocker, attacker, source })),
    ),
  );
  return [...ofBlockers, ...ofAttackers];
});

/** Does this creature, blocking these, obey the requirement? */
export const obeysByBlocking = (
  requirement: BlockRequirement,
  { object, attackers }: BlockerAnswer,
): boolean =>
  (requirement.blocker === null || requirement.blocker === object) &&
  (requirement.attacker === null || attackers.includes(requirement.attacker));

/** How many attackers a creature can block. */
export const mostBlocked = (game: Game, blocker: ObjectId): number =>
  changesOn(game, blocker, 'blocksAdditional').reduce(
    (most, { change }) => most + (change.number === 'any' ? Number.POSITIVE_INFINITY : change.number),
    1,
  );

/** The fewest creatures that can block an attacker, if any do, and what says so (509.1b, 702.111b). */
export const fewestBlockers = (
  game: Game,
  attacker: ObjectId,
): readonly { readonly fewest: number; readonly source: ObjectId; readonly rule: RuleNumber }[] => [
  ...changesOn(game, attacker, 'fewestBlockers').map(({ change, source }) => ({
    fewest: change.number,
    source,
    rule: '509.1b' as const,
  })),
  ...keywordsOn(game, attacker).flatMap(({ module, had }) =>
    module.fewestBlockers === undefined
      ? []
      : [{ ...module.fewestBlockers(game, attacker, had), source: attacker }],
  ),
];

/** All creatures that must block an attacker if any does, whether they can or not, and what says so. */
export const allOrNone = (
  game: Game,
  attacker: ObjectId,
): readonly { readonly all: readonly ObjectId[]; readonly source: ObjectId }[] =>
  changesOn(game, attacker, 'blockedByAllOrNone').map(({ source }) => ({
    all: matching(game, scopeOf(attacker, controllerOf(game, attacker)), {
      type: 'creature',
      controller: 'defending',
    }),
    source,
  }));

/** The most creatures that can block an attacker, and what says so. */
export const mostBlockers = (
  game: Game,
  attacker: ObjectId,
): readonly { readonly most: number; readonly source: ObjectId }[] =>
  changesOn(game, attacker, 'mostBlockers').map(({ change, source }) => ({
    most: change.number,
    source,
  }));
