import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { fromActor, silent } from '../../../machines/play/trace/index.ts';
import { newGame } from '../../../stories/tables.ts';
import { Chart } from '../../../ui/chart/index.ts';

it('a chart is imported and rendered where there is no window', () => {
  expect(typeof window).toBe('undefined');
  const source = fromActor(newGame('server'));
  const markup = renderToStaticMarkup(createElement(Chart, { source, withOutline: true }));
  expect(markup).toContain('Determining play order');
  expect(renderToStaticMarkup(createElement(Chart, { source: silent }))).toContain('Waiting for a chart');
});
