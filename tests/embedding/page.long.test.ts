import { createReadStream, existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserLaunch } from '../browser.ts';
import { type Consumer, command, newConsumer, strictly, tool } from './consumer.ts';

const read = (path: string) => readFile(fileURLToPath(new URL(`page/${path}`, import.meta.url)), 'utf8');
const kinds: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** Serves a folder; returns the server and where it is. */
function serve(folder: string): Promise<{ readonly server: Server; readonly address: string }> {
  const server = createServer(({ url = '/' }, response) => {
    const path = join(folder, url === '/' ? 'index.html' : url);
    if (!existsSync(path)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': kinds[extname(path)] ?? 'application/octet-stream' });
    createReadStream(path).pipe(response);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      resolve({ server, address: `http://127.0.0.1:${port}/` });
    });
  });
}

describe('the packed package in a Vite and React project', () => {
  let consumer: Consumer;

  beforeAll(async () => {
    consumer = await newConsumer(
      [
        'xstate',
        'react',
        'react-dom',
        '@xyflow/react',
        '@tanstack/react-virtual',
        '@types/react',
        '@types/react-dom',
      ],
      {
        'tsconfig.json': strictly({
          module: 'ESNext',
          moduleResolution: 'bundler',
          lib: ['ES2023', 'DOM', 'DOM.Iterable'],
          jsx: 'react-jsx',
          types: ['vite/client'],
          typeRoots: [tool(''), tool('@types')],
          noEmit: true,
        }),
        'index.html': await read('index.html'),
        'src/main.tsx': await read('main.tsx'),
      },
    );
  }, 300_000);

  afterAll(() => consumer?.remove());

  test('type-checks in strict mode', async () => {
    await command(consumer.folder, process.execPath, tool('typescript/bin/tsc'), '--project', '.');
  });

  test('shows two games that share nothing, with nothing on the console', async () => {
    await command(
      consumer.folder,
      process.execPath,
      tool('vite/bin/vite.js'),
      'build',
      '--logLevel',
      'error',
    );
    const { address, server } = await serve(join(consumer.folder, 'dist'));
    const browser = await chromium.launch(await browserLaunch());
    try {
      const page = await browser.newPage({ viewport: { width: 1600, height: 1800 } });
      const said: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') said.push(message.text());
      });
      page.on('pageerror', (error) => said.push(error.message));
      await page.goto(address);
      const [one, two] = [page.locator('#game-0'), page.locator('#game-1')];
      await one.getByRole('button', { name: /^Keep/ }).click();
      await one.getByText('Alice of one keeps their hand.').waitFor();
      expect(await two.getByText('keeps their hand.').count()).toBe(0);
      expect(await two.getByRole('button', { name: /^Keep/ }).count()).toBe(1);
      const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
      expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
      expect(said).toEqual([]);
    } finally {
      await browser.close();
      server.close();
    }
  });
});
