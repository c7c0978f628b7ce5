import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { describe, expect, test } from 'vitest';
import { strykerPlugins } from '../../mutation/drawn-only.js';
import { drawn, filesOf, type Place, placesIn, silent } from '../../mutation/sample.ts';

const folder = 'machines/rules/abilities/keywords';
const places = await placesIn([`${folder}/fear.ts`, `${folder}/intimidate.ts`], ['StringLiteral']);
const ways = (sample: readonly Place[]) => sample.reduce((sum, place) => sum + place.ways, 0);

describe('a sample of what can be broken', () => {
  test('is drawn from every file of a folder, and of those below it', () => {
    expect(filesOf('machines/rules/abilities')).toContain(`${folder}/fear.ts`);
    expect(filesOf(`${folder}/fear.ts`)).toEqual([`${folder}/fear.ts`]);
  });

  test('finds no place in what is left out', async () => {
    const withTexts = await placesIn([`${folder}/fear.ts`], []);
    const withoutTexts = places.filter(({ file }) => file.endsWith('fear.ts'));
    expect(ways(withTexts)).toBeGreaterThan(ways(withoutTexts));
  });

  test('has the size asked for, and the same places for the same seed', () => {
    const sample = drawn(places, 6, 'a');
    expect(ways(sample)).toBeGreaterThanOrEqual(6);
    expect(ways(sample.slice(0, -1))).toBeLessThan(6);
    expect(new Set(sample).size).toBe(sample.length);
    expect(drawn(places, 6, 'a')).toEqual(sample);
    expect(drawn(places, 6, 'b')).not.toEqual(sample);
    expect(ways(drawn(places, 10_000, 'a'))).toBe(ways(places));
  });

  test('is broken in the places drawn, and in nothing that lies inside them', async () => {
    const file = `${folder}/fear.ts`;
    const here = places.filter((place) => place.file === file);
    const outer = here.filter(({ at }) => here.some((other) => other.at !== at && within(other.at, at)));
    expect(outer.length).toBeGreaterThan(1);
    for (const place of outer) expect(await broken(file, [place])).toEqual([place.at]);
    expect(await broken(file, outer)).toEqual(outer.map(({ at }) => at).sort());
  });
});

const numbers = (at: string) => {
  const [line = 0, column = 0, endLine = 0, endColumn = 0] = at.split(/[:-]/).slice(-4).map(Number);
  return { start: { line: line - 1, column }, end: { line: endLine - 1, column: endColumn } };
};

function within(inner: string, outer: string): boolean {
  const [a, b] = [numbers(inner), numbers(outer)];
  const before = (one: typeof a.start, other: typeof a.start) =>
    one.line < other.line || (one.line === other.line && one.column <= other.column);
  return before(b.start, a.start) && before(a.end, b.end);
}

/** Where Stryker breaks a file that is given to it with these places. */
async function broken(name: string, sample: readonly Place[]): Promise<readonly string[]> {
  const [plugin] = strykerPlugins;
  const ignorer = plugin?.factory({ mutate: sample.map(({ at }) => at) });
  const { mutants } = await new Instrumenter(silent).instrument(
    [
      {
        name: resolve(name),
        content: readFileSync(name, 'utf8'),
        mutate: sample.map(({ at }) => numbers(at)),
      },
    ],
    { excludedMutations: ['StringLiteral'], ignorers: ignorer ? [ignorer] : [], plugins: null },
  );
  const kept = mutants.filter(({ status }) => status !== 'Ignored');
  return [
    ...new Set(
      kept.map(
        ({ location: { start, end } }) =>
          `${name}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`,
      ),
    ),
  ].sort();
}
