/** What happens in combat. */
import { type Kinds, object, player, source } from './kind.ts';

export const inCombat = {
  payToAttack: {
    says: 'An optional cost to attack is paid.',
    example: { player: 'alice', object: 'Keen Recruiter' },
    source,
    object,
    player,
  },
  attack: {
    says: 'Attackers have been declared: an event for all of them.',
    example: { player: 'alice', object: 'Hill Giant', amount: 2 },
    also: ['attackers', 'attacks', 'declareAttackers'],
    object: ({ attackers }) => attackers.map((one) => one.object),
    player,
    amount: ({ attackers }) => attackers.length,
  },
  block: {
    says: 'Blockers have been declared: an event for all of a player.',
    example: { player: 'bob', object: 'Grizzly Bears', amount: 1 },
    also: ['blockers', 'blocks', 'declareBlockers'],
    object: ({ blockers }) => blockers.map((one) => one.object),
    player,
    amount: ({ blockers }) => blockers.length,
  },
  becomeBlocked: {
    says: 'An attacker becomes blocked.',
    example: { object: 'Hill Giant' },
    also: ['blocked'],
    object,
  },
  unblocked: { says: 'An attacker is not blocked.', example: { object: 'Serra Angel' }, object },
  joinAttack: { says: 'An effect has a creature attack.', example: { object: 'Eager Ox' }, object },
  reselect: {
    says: 'An attacker attacks something else instead.',
    example: { object: 'Hill Giant' },
    object,
  },
} as const satisfies Kinds;
