import { expect, test } from 'vitest';
import { changedVerdicts, printOf, verdictOf } from '../../../machines/library/index.ts';
import { libraryCard } from './cards.ts';

const [bear, owl] = [libraryCard('Quiet Bear', { oracleText: 'Trample' }), libraryCard('Odd Owl')];

test('a verdict goes by all that is printed on a card, on every face', () => {
  expect(verdictOf(bear)).toBe('same');
  expect(verdictOf(libraryCard('Odd Bear', { oracleText: 'Frobnicate.' }))).toBe('declined');
  const twoFaced = (oracleText: string) =>
    libraryCard('Owl', { layout: 'transform', back: { ...owl.facts, oracleText } });
  expect(printOf(twoFaced('Flying'))).not.toBe(printOf(twoFaced('Reach')));
  const elsewhere = { ...bear, printings: [{ set: 'A', setName: null, released: null, number: null }] };
  expect(printOf(elsewhere)).toBe(printOf(bear));
});

test('what an earlier version read otherwise is told', () => {
  const before = { engine: '1', verdicts: { [printOf(bear)]: 'declined', [printOf(owl)]: 'same' } } as const;
  const now = { engine: '2', verdicts: { [printOf(bear)]: 'same', [printOf(owl)]: 'same' } } as const;
  expect(changedVerdicts([bear, owl], before, now)).toEqual([
    { name: 'Quiet Bear', was: 'declined', is: 'same' },
  ]);
  expect(changedVerdicts([bear, owl], before, { engine: '2', verdicts: {} })).toEqual([]);
});
