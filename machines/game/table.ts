import { procedures as casting, decisionHooks } from '../casting/index.ts';
import { procedures as combat, combatRules } from '../combat/index.ts';
import { procedures as priority } from '../priority/index.ts';
import { abilityText, becomingText, costText } from '../reading/saying/index.ts';
import { procedures as resolution } from '../resolution/index.ts';
import {
  actions,
  EngineError,
  effectProcedures,
  eventProcedures,
  isManaAbility,
  keywords,
  type Procedure,
  type RulesTable,
  setRulesTable,
} from '../rules/index.ts';
import { procedures as turn } from '../turn/index.ts';
import { putWordsTogether } from '../words/table.ts';
import { procedures as leaving } from './leaving.ts';
import { watchManaLoop } from './loops.ts';
import { procedures as restarting } from './restarting.ts';
import { procedures as starting } from './starting.ts';

/** The procedures of all rooms by their names; two of one name are a mistake. */
function byName(all: readonly Procedure[]): Readonly<Record<string, Procedure>> {
  const found: Record<string, Procedure> = {};
  for (const one of all) {
    if (found[one.name] !== undefined)
      throw new EngineError(`Two procedures are called ${one.name}: rename one.`);
    found[one.name] = one;
  }
  return found;
}

/** Everything that the rules ask by name, from all rooms. */
const rules: RulesTable = {
  keywords,
  actions,
  combat: combatRules,
  procedures: byName([
    ...eventProcedures,
    ...effectProcedures,
    ...casting,
    ...combat,
    ...priority,
    ...resolution,
    ...turn,
    ...leaving,
    ...starting,
    ...restarting,
  ]),
  decisions: decisionHooks,
  repeatsForEver: watchManaLoop,
  becomingText,
  costText,
  isManaAbility,
  abilityText,
};

/** Puts the rules together. Whatever is asked or made of a game from outside begins with this. */
export function putRulesTogether(): void {
  putWordsTogether();
  setRulesTable(rules);
}
