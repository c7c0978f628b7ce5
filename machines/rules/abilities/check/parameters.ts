import type { KeywordModule } from '../../state/table.ts';
import { type Fault, isRecord } from './shape.ts';

/** What a keyword ability is written with that its keyword doesn't have, and what it lacks. */
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
  for (const name of Object.keys(ability))
    if (!known.includes(name))
      faults.push({ path: `${path}.${name}`, reason: `${module.keyword} has no ${name}` });
}
