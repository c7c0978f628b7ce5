import { isRecord } from '../../state/is-record.ts';
import type { KeywordAction } from '../../state/keyword-action.ts';
import type { KeywordModule } from '../../state/table.ts';
import { isQuantity, quantityWord } from '../../state/word-table.ts';
import type { Fault } from './shape.ts';

/** What a keyword ability is written with that its keyword doesn't have or can't follow, and what it lacks. */
export function checkParameters(
  ability: unknown,
  keywords: Readonly<Record<string, KeywordModule>>,
  path: string,
  faults: Fault[],
): void {
  if (!isRecord(ability) || ability.kind !== 'keyword' || typeof ability.keyword !== 'string') return;
  const module = Object.hasOwn(keywords, ability.keyword) ? keywords[ability.keyword] : undefined;
  if (module === undefined) return;
  const needed = (module.parameters?.needs ?? []).map((needs) => [needs].flat());
  const known: readonly string[] = ['kind', 'keyword', ...needed.flat(), ...(module.parameters?.may ?? [])];
  for (const names of needed)
    if (names.every((name) => ability[name] === undefined))
      faults.push({ path, reason: `${module.keyword} needs ${names.join(' or ')}` });
  const { saidNumber } = module.parameters ?? {};
  if (saidNumber !== undefined && ability.n !== undefined && typeof ability.n !== 'number') {
    if (saidNumber === true || !isX(ability.n))
      faults.push({
        path: `${path}.n`,
        reason: `${module.keyword} takes a number, not one that is found later`,
      });
    else if (!saysX(ability.cost))
      faults.push({ path: `${path}.n`, reason: 'no X in its cost says what X is' });
  }
  if (ability.leastX !== undefined && !saysX(ability.cost))
    faults.push({ path: `${path}.leastX`, reason: 'there is no X in its cost' });
  checkKnown(ability, known, module.keyword, path, faults);
}

/** What is said of a keyword or a keyword action that it doesn't have. */
function checkKnown(
  said: object,
  known: readonly string[],
  called: string,
  path: string,
  faults: Fault[],
): void {
  for (const name of Object.keys(said))
    if (!known.includes(name)) faults.push({ path: `${path}.${name}`, reason: `${called} has no ${name}` });
}

/** What a keyword action is said with that it doesn't have, and what it lacks. */
export function checkActionParameters(
  instruction: Readonly<Record<string, unknown>>,
  actions: Readonly<Record<string, KeywordAction>>,
  path: string,
  faults: Fault[],
): void {
  if (typeof instruction.action !== 'string') return;
  const module = Object.hasOwn(actions, instruction.action) ? actions[instruction.action] : undefined;
  if (module === undefined) return;
  if (module.paysGeneric !== undefined)
    faults.push({ path, reason: `${module.action} means paying mana, and is said in costs` });
  const { needs = [], may = [] } = module.parameters ?? {};
  const known: readonly string[] = ['do', 'as', 'action', ...needs, ...may];
  // A permanent does it, whoever controls that.
  const said = module.byPermanent === true ? known : [...known, 'who'];
  for (const name of needs)
    if (instruction[name] === undefined) faults.push({ path, reason: `${module.action} needs ${name}` });
  checkKnown(instruction, said, module.action, path, faults);
}

/** The same of one that is a part of a cost (118.1), where whoever pays does it. */
export function checkActionInCost(
  part: unknown,
  actions: Readonly<Record<string, KeywordAction>>,
  path: string,
  faults: Fault[],
): void {
  if (!isRecord(part) || typeof part.action !== 'string') return;
  const module = Object.hasOwn(actions, part.action) ? actions[part.action] : undefined;
  if (module === undefined) return;
  if (module.byPermanent === true)
    faults.push({ path, reason: `a permanent does ${module.action}, and nobody pays with that` });
  const { needs = [], may = [] } = module.parameters ?? {};
  const needed = module.paysGeneric === undefined ? needs : ['cost'];
  for (const name of needed)
    if (part[name] === undefined) faults.push({ path, reason: `${module.action} needs ${name}` });
  checkKnown(part, ['pay', 'action', 'as', ...needed, ...may], module.action, path, faults);
}

/** Whether X stands in a part of a cost. */
const saysX = (cost: unknown): boolean =>
  Array.isArray(cost) && cost.some((part) => isRecord(part) && Object.values(part).some(isX));

const isX = (value: unknown): boolean =>
  (typeof value === 'string' && value.includes('{X}')) ||
  (isQuantity(value) && quantityWord(value).isX === true);
