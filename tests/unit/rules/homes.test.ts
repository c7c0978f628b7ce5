import { expect, test } from 'vitest';
import { checkCard } from '../../../machines/words/check-card.ts';
import { type CantDraw, cantDraw } from '../../../machines/words/rules/cant-draw.ts';
import { ruleWords } from '../../../machines/words/rules/index.ts';
import type { RuleWord } from '../../../machines/words/rules/word.ts';

type NotDrawing = RuleWord<CantDraw>;

/** What a change of rules has to say of itself: without one of these its home doesn't compile. */
test('a change of rules without shape, wording, meaning, or whom it is for is none', () => {
  const { shape, ...noShape } = cantDraw;
  const { said, ...noWording } = cantDraw;
  const { isFor, ...forNobody } = cantDraw;
  const { mayHappenToPlayer, ...noMeaning } = cantDraw;
  const faults: readonly NotDrawing[] = [
    // @ts-expect-error its fields aren't said
    noShape,
    // @ts-expect-error nobody can say it
    noWording,
    // @ts-expect-error it is for nobody
    forNobody,
    // @ts-expect-error it answers no question
    noMeaning,
    // @ts-expect-error a draw isn't for it to forbid as such
    { ...cantDraw, mayHappenToPlayer: true },
    // @ts-expect-error it is no part of a sentence that says nothing
    { ...cantDraw, said: {} },
    // @ts-expect-error a quantity is no whole number
    { ...cantDraw, shape: { moreThan: 'quantity?' } },
    // @ts-expect-error a number isn't always said
    { ...cantDraw, shape: { moreThan: 'whole number' } },
  ];
  expect(faults).toHaveLength([shape, said, isFor, mayHappenToPlayer].length + 4);
});

test('each change of rules has its own home', () => {
  // @ts-expect-error drawing is no home of searching
  const { cantSearch }: typeof ruleWords = { ...ruleWords, cantSearch: cantDraw };
  expect(cantSearch).toBe(cantDraw);
});

const ruling = (more: object) =>
  checkCard({ name: 'Idol', types: ['artifact'], abilities: [{ kind: 'static', ...more }] }).map(
    ({ path, reason }) => `${path}: ${reason}`,
  );

test('a definition is checked by the shapes of rule changes', () => {
  expect(ruling({ players: 'you', rules: [{ rule: 'cantDraw' }] })).toEqual([]);
  expect(ruling({ rules: [{ rule: 'cantBlock' }] })).toEqual(['abilities[0].rules[0].what: is missing']);
});

test('a rule for players is for some', () => {
  expect(ruling({ rules: [{ rule: 'cantDraw' }] })).toEqual([
    'abilities[0].rules[0]: `cantDraw` is a rule for players: say for whom (`players`)',
  ]);
});
