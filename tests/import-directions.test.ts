import { describe, expect, it } from 'vitest';
import { importsOf, whyNot, withoutTypeImports, wrongImports } from './import-directions.ts';

describe('imports run one way, up the list of rooms', () => {
  it('in the whole project', () => {
    expect(wrongImports()).toEqual([]);
  });

  it.each([
    ['machines/rules/events/happen.ts', 'machines/rules/state/write.ts'],
    ['machines/rules/index.ts', 'machines/rules/abilities/index.ts'],
    ['machines/casting/chart.ts', 'machines/rules/index.ts'],
    ['machines/casting/chart.ts', 'machines/priority/index.ts'],
    ['machines/cards/bolts.ts', 'machines/rules/abilities/index.ts'],
    ['machines/play/scenario/run.ts', 'machines/cards/index.ts'],
    ['machines/command-line/main.ts', 'machines/index.ts'],
    ['ui/table.tsx', 'machines/index.ts'],
    ['stories/table.stories.tsx', 'ui/index.ts'],
  ])('%s may import %s', (file, imported) => {
    expect(whyNot(file, imported, false)).toBeUndefined();
  });

  it.each([
    ['machines/rules/state/write.ts', 'machines/rules/events/happen.ts'],
    ['machines/rules/abilities/flying.ts', 'machines/casting/index.ts'],
    ['machines/casting/chart.ts', 'machines/rules/abilities/flying.ts'],
    ['machines/game/index.ts', 'machines/rules/state/index.ts'],
    ['machines/game/index.ts', 'machines/cards/index.ts'],
    ['machines/cards/bolts.ts', 'machines/game/index.ts'],
    ['machines/play/embedding/deck.ts', 'machines/cards/index.ts'],
    ['machines/index.ts', 'machines/cards/index.ts'],
    ['machines/index.ts', 'ui/index.ts'],
    ['ui/table.tsx', 'machines/command-line/main.ts'],
    ['ui/table.tsx', 'stories/table.stories.tsx'],
    ['machines/attic/old.ts', 'machines/rules/state/index.ts'],
  ])('%s may not import %s', (file, imported) => {
    expect(whyNot(file, imported, false)).toBeTypeOf('string');
  });

  it.each([
    ['machines/rules/state/write.ts', 'xstate'],
    ['machines/game/index.ts', 'react'],
    ['machines/play/replay/record.ts', 'node:fs'],
    ['ui/table.tsx', 'node:fs'],
  ])('%s may not import the package %s', (file, name) => {
    expect(whyNot(file, name, true)).toBeTypeOf('string');
  });

  it('rules know types of words, and nothing else of them', () => {
    const rule = 'machines/rules/state/table.ts';
    const word = 'machines/words/costs/word.ts';
    expect(whyNot(rule, word, false, true)).toBeUndefined();
    expect(whyNot(rule, word, false)).toBeTypeOf('string');
    expect(whyNot(rule, 'machines/game/index.ts', false, true)).toBeTypeOf('string');
    const code = [
      "import type {\n  A,\n} from './a.ts';",
      "export type { B } from './b.ts';",
      "import { type C } from './c.ts';",
      "import { type D, d } from './d.ts';",
      "import './e.ts';",
    ];
    expect(importsOf(withoutTypeImports(code.join('\n')))).toEqual(['./c.ts', './d.ts', './e.ts']);
  });

  it('finds every form of import', () => {
    const code = [
      "import a from './a.ts';",
      "import type { B } from './b.ts';",
      "import {\n  c,\n  type D,\n} from './c.ts';",
      "export * from './d.ts';",
      "export { e } from './e.ts';",
      "import './f.css';",
      "const g = await import('./g.ts');",
      "export const h = 'h';",
    ];
    const found = importsOf(code.join('\n'));
    expect(found).toEqual(['./a.ts', './b.ts', './c.ts', './d.ts', './e.ts', './f.css', './g.ts']);
  });
});
