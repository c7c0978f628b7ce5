import {
  answersOf,
  type BlockerAnswer,
  controllerOf,
  type Game,
  keywordsOn,
  type ObjectId,
  oncePerState,
  type PlayerId,
  type RuleNumber,
  ruleChangesFor,
  sum,
} from '../rules/index.ts';
import { type Limit, limit } from './limits.ts';
import { attackersOf } from './may-block.ts';

/** An effect that requires a creature to block (509.1c), or an attacker to be blocked. Null: any. */
export type BlockRequirement = { readonly source: ObjectId } & (
  | { readonly blocker: ObjectId; readonly attacker: ObjectId | null }
  | { readonly blocker: null; readonly attacker: ObjectId }
);

/** Every requirement on this player's blocks: on the player's creatures, and on what attacks the player (802.4b). */
export const blockRequirements = oncePerState((game: Game, player: PlayerId): readonly BlockRequirement[] => {
  const own = game.battlefield.filter((object) => controllerOf(game, object) === player);
  const ofBlockers = own.flatMap((blocker) =>
    answersOf(ruleChangesFor(game, blocker), (home, rule) =>
      home.blockRequirements?.(game, rule).map((attacker) => ({ blocker, attacker, source: rule.source })),
    ).flat(),
  );
  const ofAttackers = attackersOf(game, player).flatMap(({ object: attacker }) =>
    answersOf(ruleChangesFor(game, attacker), (home, { change, source }): BlockRequirement[] | undefined => {
      const by = home.mustBeBlocked?.(change);
      if (by === undefined) return undefined;
      return by === 'any'
        ? [{ blocker: null, attacker, source }]
        : own.map((blocker) => ({ blocker, attacker, source }));
    }).flat(),
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
  1 + sum(answersOf(ruleChangesFor(game, blocker), (home, { change }) => home.blocksAdditional?.(change)));

/** The fewest creatures that can block an attacker, if any do, and what says so (509.1b, 702.111b). */
export const fewestBlockers = (
  game: Game,
  attacker: ObjectId,
): readonly { readonly fewest: number; readonly source: ObjectId; readonly rule: RuleNumber }[] => [
  ...answersOf(ruleChangesFor(game, attacker), (home, { change, source }) => {
    const fewest = home.fewestBlockers?.(change);
    return fewest === undefined ? undefined : { fewest, source, rule: '509.1b' as const };
  }),
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
  answersOf(
    ruleChangesFor(game, attacker),
    ({ blockedByAllOf }, { source }) => blockedByAllOf && { all: blockedByAllOf(game, attacker), source },
  );

/** The most creatures that can block an attacker, and what says so. */
export const mostBlockers = (game: Game, attacker: ObjectId): readonly Limit[] =>
  answersOf(ruleChangesFor(game, attacker), (home, { change, source }) =>
    limit(source, home.mostBlockers?.(change)),
  );
