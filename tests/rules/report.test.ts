import { describe, expect, test } from 'vitest';
import { type Citing, citedBy, citingScenarios, citingUnitTests, titlesIn } from './cited.ts';
import { type Entry, entries } from './entries.ts';
import { inLines, missingIds, report } from './report.ts';

test('every rule of the ledger has a scenario with a control, and so has every example', async () => {
  const shown = report(entries, [...(await citingScenarios()), ...citingUnitTests()]);
  const missing = shown.filter(({ missing }) => missing.length > 0);
  expect(missing.map(({ entry, missing }) => `${entry.id}: ${missing.join(', ')}`)).toEqual([]);
});

describe('what a title cites', () => {
  test.each([
    ['702.19b: lethal damage first', { id: '702.19b', example: null }],
    ['702.19b, example 2: lethal damage first', { id: '702.19b', example: 2 }],
    ['113.6: where abilities function', { id: '113.6', example: null }],
    ['A.2.7: a restriction stays', { id: 'A.2.7', example: null }],
    ['A.2.Ruling.1: two uses', { id: 'A.2.Ruling.1', example: null }],
    ['lethal damage first (702.19b)', null],
    ['702.19b lethal damage first', null],
  ])('%s', (title, cited) => {
    expect(citedBy(title)).toEqual(cited);
  });

  test('titles are found as tests write them', () => {
    const code = [
      "test('702.9b: one', () => {});",
      "it.each([1, 2])('702.9b: two %s', () => {});",
      "test.skipIf(alone)('702.9b: three', () => {});",
      "describe('702.9b: it\\'s four', () => {});",
      'test(`702.9b: five`, () => {});',
      "expect('702.9b: six');",
    ].join('\n');
    expect(titlesIn(code).map((title) => title.replace('702.9b: ', ''))).toEqual([
      'one',
      'two %s',
      'three',
      "it\\'s four",
      'five',
    ]);
  });
});

describe('what is missing', () => {
  const entry: Entry = {
    id: '702.19d',
    system: 'Trample',
    current: '702.19f',
    title: 'none to the player',
    isHeading: false,
    examples: 1,
  };
  const whole: Citing = {
    kind: 'scenario',
    file: 'a.scenario.ts',
    title: '702.19d: none to the player',
    id: '702.19d',
    example: null,
    rules: ['702.19f'],
    hasControl: true,
  };
  const example: Citing = { ...whole, title: '702.19d, example 1: Bob’s Bear', example: 1 };
  const missing = (tests: readonly Citing[], changed: Partial<Entry> = {}) =>
    report([{ ...entry, ...changed }], tests).flatMap((one) => one.missing);

  test('nothing, with a scenario for the rule and one for its example', () => {
    expect(missing([whole, example])).toEqual([]);
  });

  test('a scenario, where only a unit test or the example shows the rule', () => {
    const unit: Citing = { ...whole, kind: 'unit test', title: '702.19d: none (702.19f)', rules: [] };
    expect(missing([example])).toEqual(['a scenario']);
    expect(missing([unit, example])).toEqual(['a scenario']);
  });

  test('the example', () => {
    expect(missing([whole])).toEqual(['a scenario of example 1']);
    expect(missing([whole, example], { examples: 2 })).toEqual(['a scenario of example 2']);
  });

  test('a control', () => {
    expect(missing([whole, { ...example, hasControl: false }])).toEqual([`a control of “${example.title}”`]);
  });

  test('a scenario of that title about another rule, which has the number today', () => {
    expect(missing([{ ...whole, rules: ['702.19d'] }, example])).toEqual([
      'a scenario',
      `(“${whole.title}” doesn’t name 702.19f among its rules)`,
    ]);
  });

  test('nothing, for a heading', () => {
    expect(missing([], { isHeading: true })).toEqual([]);
  });

  test('a rule without a letter is shown by one with a letter, and not the other way round', () => {
    expect(missing([{ ...whole, rules: ['602.2b'] }], { current: '602.2', examples: 0 })).toEqual([]);
    expect(missing([{ ...whole, rules: ['602.2'] }], { current: '602.2b', examples: 0 })).not.toEqual([]);
  });

  test('the printed report names what cites a rule and what it lacks', () => {
    const shown = report([entry, { ...entry, id: '702.19e' }], [whole, example]);
    expect(missingIds(shown)).toEqual(['702.19e']);
    const lines = inLines(shown, false).join('\n');
    expect(lines).toContain('✓ control  702.19d: none to the player  [a.scenario.ts]');
    expect(lines).toContain('✗ a scenario');
    expect(inLines(shown, true).join('\n')).not.toContain('a.scenario.ts');
  });
});
