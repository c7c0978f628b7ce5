/**
 * Combat (506-511) as rules: what the chart starts are the procedures `declareAttackers`, `declareBlockers` and
 * `combatDamage` (once for each step). Which steps there are, and when combat begins and ends, is the turn's business;
 * `combatRules` is what lower rooms ask.
 */
import type { CombatRules, Procedure } from '../rules/index.ts';
import { attackVerdict, requiredAttack } from './attack-verdict.ts';
import { blockVerdict, requiredBlock } from './block-verdict.ts';
import { combatDamage } from './combat-damage.ts';
import { damageVerdict } from './damage-verdict.ts';
import { declareAttackers } from './declare-attackers.ts';
import { declareBlockers } from './declare-blockers.ts';
import { enteringDefenders } from './defenders.ts';
import { enteringBlocks } from './may-block.ts';
import { plainDamage } from './plain-damage.ts';
import { undoing } from './undo.ts';

export { beginsFirstOfTwo } from './assigners.ts';
export { goadedBy } from './attack-requirements.ts';
export { attackVerdict, requiredAttack } from './attack-verdict.ts';
export { mostBlocked } from './block-requirements.ts';
export { blockVerdict, requiredBlock } from './block-verdict.ts';
export { damageVerdict } from './damage-verdict.ts';
export { defenders } from './defenders.ts';
export { mayAttack } from './may-attack.ts';
export { mayBlock } from './may-block.ts';

export { abandonDeclaration, mayAbandonDeclaration } from './undo.ts';

export const procedures: readonly Procedure[] = [declareAttackers, declareBlockers, combatDamage, undoing];

/** What decisions and events ask of combat, for the rules table. */
export const combatRules: CombatRules = {
  attackVerdict,
  blockVerdict,
  damageVerdict,
  requiredAttack,
  requiredBlock,
  plainDamage,
  enteringDefenders,
  enteringBlocks,
};
