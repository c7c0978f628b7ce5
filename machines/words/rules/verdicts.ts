/** What is said of what a changed rule forbids. */
import type { ObjectId, PlayerId } from '../../rules/state/identity.ts';
import { forbidden, type RuleNumber, type Verdict } from '../../rules/state/verdict.ts';

/** Of a creature that can't block another one (509.1b). */
export const cantBlockIt = (blocker: ObjectId, attacker: ObjectId, source: ObjectId): Verdict =>
  forbidden('509.1b', '{2} says that {0} can’t block {1}.', [blocker, attacker, source]);

/** Of what can't happen to a player. */
export const playerCant = (rule: RuleNumber, player: PlayerId, source: ObjectId): Verdict =>
  forbidden(rule, '{p0} can’t: {0} says so.', [source], { players: [player] });
