import { relative, sep } from 'node:path';
import { commonTokens, declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin';

/**
 * A plugin for Stryker, which breaks whatever lies inside a place that it is given. Of a sample it should break the places
 * themselves: this leaves out what lies inside one and holds none. Stryker's own processes load it, and know no TypeScript.
 */
const place = /^(.*):(\d+):(\d+)-(\d+):(\d+)$/;
const isBefore = (a, b) => a.line < b.line || (a.line === b.line && a.column <= b.column);
const holds = (outer, inner) => isBefore(outer.start, inner.start) && isBefore(inner.end, outer.end);

function drawnOnly({ mutate }) {
  const drawn = new Map();
  for (const text of mutate) {
    const [, file, ...numbers] = place.exec(text) ?? [];
    if (file === undefined) continue;
    const [line, column, endLine, endColumn] = numbers.map(Number);
    const location = { start: { line, column }, end: { line: endLine, column: endColumn } };
    drawn.set(file, [...(drawn.get(file) ?? []), location]);
  }
  return {
    shouldIgnore({ node, hub }) {
      const file = relative(process.cwd(), hub.file.opts.filename).split(sep).join('/');
      const places = drawn.get(file) ?? [];
      const isInside = places.some((location) => holds(location, node.loc));
      return isInside && !places.some((location) => holds(node.loc, location)) ? 'Not drawn.' : undefined;
    },
  };
}
drawnOnly.inject = [commonTokens.options];

export const strykerPlugins = [declareFactoryPlugin(PluginKind.Ignore, 'drawn-only', drawnOnly)];
