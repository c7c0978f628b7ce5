import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrictMode, useEffect, useState } from 'react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { cards, decks } from '../../machines/cards/index.ts';
import { createGame } from '../../machines/index.ts';
import { sensiblePlayer } from '../../machines/play/players/index.ts';
import { hashOfReplay, readShared } from '../../machines/recordings.ts';
import { fromActor, fromPort, type Source } from '../../machines/trace.ts';
import { Inspector } from '../../ui/inspector/index.ts';
import recordings from './recordings.json';
import '../../ui/styles.css';

/** As an app has it: the engine in a worker, the inspector on it, and recordings that end the same way everywhere. */
const meta: Meta = { title: 'Embedding/In other apps' };
export default meta;
type Story = StoryObj;

/** How many listen to a source now. */
function counted(source: Source): { readonly source: Source; readonly listeners: () => number } {
  let listening = 0;
  return {
    listeners: () => listening,
    source: {
      ...source,
      subscribe: (listener) => {
        const end = source.subscribe(listener);
        listening += 1;
        return () => {
          listening -= 1;
          end();
        };
      },
    },
  };
}

function newGame(seed: string) {
  const deck = decks[0]?.list ?? '';
  const actor = createGame({
    cards,
    seed,
    first: 0,
    players: [
      { name: 'Alice', deck },
      { name: 'Bob', deck },
    ],
  });
  const source = fromActor(actor);
  actor.start();
  return { actor, source };
}

const withoutHeight = newGame('height');
const bothPlay = [sensiblePlayer(), sensiblePlayer()];

function InWorker() {
  const [source, setSource] = useState<Source>();
  useEffect(() => {
    const worker = new Worker(new URL('./game-in-worker.ts', import.meta.url), { type: 'module' });
    const there = fromPort(worker);
    setSource(there);
    return () => {
      there.close();
      worker.terminate();
    };
  }, []);
  return <div style={{ height: '100vh' }}>{source && <Inspector source={source} viewer={0} />}</div>;
}

/** The engine runs in a worker; the page has only the trace, and answers through it. */
export const GameInAWorker: Story = {
  render: () => <InWorker />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const keep = await canvas.findByRole('button', { name: /Keep/ });
    await userEvent.click(keep);
    await waitFor(() => expect(canvas.queryAllByText(/keeps/i).length).toBeGreaterThan(0));
  },
};

const strict = counted(newGame('strict').source);
const plain = counted(newGame('strict').source);

/** StrictMode mounts everything twice, and leaves as many subscriptions as there are without it. */
/** In a parent without a height it has one of its own, and what becomes more scrolls within it. */
export const InAParentWithoutHeight: Story = {
  render: () => (
    <div>
      <p>What an app has above it.</p>
      <Inspector source={withoutHeight.source} seats={bothPlay} />
      <p>What it has below.</p>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const inspector = await canvas.findByRole('region', { name: 'Inspector' });
    const { height } = inspector.getBoundingClientRect();
    await expect(height).toBeGreaterThan(479);
    await expect(height).toBeLessThan(821);
    const forward = canvas.getByRole('button', { name: 'Step forward' });
    for (let steps = 0; steps < 15; steps += 1) await fireEvent.click(forward);
    const lines = canvas.getByRole('region', { name: 'Lines of the log' });
    await waitFor(() => expect(lines.scrollHeight).toBeGreaterThan(lines.clientHeight));
    await expect(inspector.getBoundingClientRect().height).toBe(height);
    const below = canvas.getByText('What it has below.').getBoundingClientRect();
    await expect(below.top).toBeGreaterThanOrEqual(inspector.getBoundingClientRect().bottom);
    await expect(forward.getBoundingClientRect().bottom).toBeLessThan(below.top);
  },
};

export const StrictModeLeavesOneSubscription: Story = {
  // Two inspectors on one page have the same landmarks: whoever mounts two names what is around them.
  parameters: {
    a11y: {
      config: {
        rules: ['landmark-unique', 'landmark-no-duplicate-banner', 'landmark-no-duplicate-contentinfo'].map(
          (id) => ({ id, enabled: false }),
        ),
      },
    },
  },
  render: () => (
    <>
      <div style={{ height: '50vh' }}>
        <StrictMode>
          <Inspector source={strict.source} />
        </StrictMode>
      </div>
      <div style={{ height: '50vh' }}>
        <Inspector source={plain.source} />
      </div>
    </>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getAllByText('Alice').length).toBeGreaterThan(1));
    await expect(plain.listeners()).toBeGreaterThan(0);
    await expect(strict.listeners()).toBe(plain.listeners());
  },
};

const replayed = () => recordings.map(({ shared }) => hashOfReplay(readShared(shared, cards)));

/** The same recordings end in the same games as in Node, byte for byte. */
export const SameGameInTheBrowser: Story = {
  render: () => (
    <ul>
      {replayed().map((hash) => (
        <li key={hash}>{hash}</li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const lines = within(canvasElement).getAllByRole('listitem');
    await expect(lines.map(({ textContent }) => textContent)).toEqual(recordings.map(({ hash }) => hash));
  },
};
