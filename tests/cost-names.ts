/** Who may name a part of a cost: its home, what is written in costs, and what the engine has not yet asked the homes for. */
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('..', import.meta.url));

/** Written in costs: cards, keywords and keyword actions, builders, phrases, the rules' own texts, what was written before. */
const writesCosts = (file: string): boolean =>
  /^machines\/(cards|words)\//.test(file) ||
  /^machines\/rules\/abilities\/(actions|keywords|write|check\/older)\//.test(file) ||
  file === 'machines/rules/state/rule-texts.ts';

/** Who still names one, and which; mana, which pays for everything else, is a matter of the engine. */
export const stillNamed: Readonly<Record<string, readonly string[]>> = {
  'machines/reading/references.ts': ['tapPermanents'],
  'machines/reading/understand.ts': ['removeCounters'],
  'machines/rules/abilities/text/cost.ts': [
    'discard',
    'exile',
    'perform',
    'putIntoGraveyard',
    'removeCounters',
    'sacrifice',
  ],
  'machines/rules/characteristics/spoken-of.ts': ['perform'],
  'machines/rules/characteristics/where-abilities-function.ts': ['discard'],
  'machines/rules/effects/costs/brought-along.ts': ['exile'],
  'machines/rules/effects/costs/burying.ts': ['discard', 'sacrifice'],
  'machines/rules/effects/costs/locked.ts': ['life', 'loyalty', 'perform', 'tap', 'untap'],
  'machines/rules/effects/costs/pay.ts': ['perform'],
  'machines/rules/effects/costs/paying-otherwise.ts': ['perform', 'tapPermanents'],
  'machines/rules/effects/costs/performed.ts': ['perform'],
  'machines/rules/effects/costs/symbols.ts': ['life'],
  'machines/rules/effects/instructions/damage-and-life.ts': ['life'],
};

const naming = /\bpay(?::| ===| !==) '(\w+)'|\bCostPartOf<'(\w+)'>/g;

/** The parts of costs that each file of the engine names, but for mana. */
export function namedParts(): Readonly<Record<string, readonly string[]>> {
  const found: Record<string, readonly string[]> = {};
  for (const name of readdirSync(`${project}machines`, { recursive: true, encoding: 'utf8' })) {
    const file = posix.join('machines', name.replaceAll('\\', '/'));
    if (!file.endsWith('.ts') || writesCosts(file)) continue;
    const code = readFileSync(`${project}${file}`, 'utf8');
    const parts = [...code.matchAll(naming)].map((match) => match[1] ?? match[2] ?? '');
    const named = [...new Set(parts)].filter((part) => part !== 'mana').toSorted();
    if (named.length > 0) found[file] = named;
  }
  return found;
}

/** Files of the engine that go through all parts of costs one by one. */
export const switches = (): readonly string[] =>
  readdirSync(`${project}machines`, { recursive: true, encoding: 'utf8' })
    .map((name) => posix.join('machines', name.replaceAll('\\', '/')))
    .filter(
      (file) =>
        file.endsWith('.ts') && readFileSync(`${project}${file}`, 'utf8').includes('switch (part.pay)'),
    );
