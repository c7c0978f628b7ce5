import { expect, test } from 'vitest';
import { putRulesTogether } from '../../../machines/game/table.ts';
import type { FaceDefinition, KeywordAbility } from '../../../machines/rules/index.ts';
import { rulesTable } from '../../../machines/rules/state/table.ts';

putRulesTogether();

const saga: FaceDefinition = { name: 'Chronicle', types: ['enchantment'], subtypes: ['Saga'] };
const chapter = (n: number, more: Partial<KeywordAbility> = {}): KeywordAbility => ({
  kind: 'keyword',
  keyword: 'chapter',
  n,
  effect: [{ do: 'gainLife', amount: 3 }],
  ...more,
});

const text = (ability: KeywordAbility) => rulesTable().abilityText(ability, saga);

test('714.2a: a chapter is written as its number in Roman numerals and its effect', () => {
  const texts = [1, 2, 4, 8].map((n) => text(chapter(n)));
  expect(texts).toEqual(['I', 'II', 'IV', 'VIII'].map((numeral) => `${numeral} — You gain 3 life.`));
});

test('714.2a: a chapter says what it targets', () => {
  const aimed = chapter(3, {
    targets: [{ objects: { type: 'creature', controller: 'opponents' } }],
    effect: [{ do: 'destroy', what: { target: 0 } }],
  });
  expect(text(aimed)).toBe('III — Destroy target creature an opponent controls.');
});
