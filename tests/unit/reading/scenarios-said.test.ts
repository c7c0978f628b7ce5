import { expect, test } from 'vitest';
import { checkCard } from '../../../machines/cards/index.ts';
import { putRulesTogether } from '../../../machines/game/index.ts';
import type { Scenario } from '../../../machines/play/scenario/index.ts';
import { say } from '../../../machines/reading/index.ts';
import type { CardDefinition } from '../../../machines/rules/index.ts';
import { notSaidInScenarios } from './not-said.ts';

putRulesTogether();

const files = import.meta.glob<Scenario | readonly Scenario[]>(
  '../../../stories/scenarios/**/*.scenario.ts',
  { eager: true, import: 'default' },
);

const isCard = (value: unknown): value is CardDefinition => checkCard(value).length === 0;
const definitionsOf = ({ cards = [] }: Scenario): readonly CardDefinition[] =>
  Object.values<unknown>(cards).filter(isCard);

test('every definition of a scenario is said so that it is read as itself, but for those that aren’t yet', () => {
  const silent = Object.entries(files).flatMap(([path, scenarios]) => {
    const file = path.replace(/^.*\/|\.scenario\.ts$/g, '');
    return [scenarios]
      .flat()
      .flatMap(definitionsOf)
      .filter((card) => (card.abilities ?? []).length > 0 && say(card) === undefined)
      .map(({ name }) => `${file}: ${name}`);
  });
  expect([...new Set(silent)].sort()).toEqual([...notSaidInScenarios].sort());
}, 400_000);
