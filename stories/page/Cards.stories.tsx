import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { App } from '../../ui/page/App.tsx';
import { libraryInWorker } from '../../ui/page/library/library.ts';
import { answerTo, list, owls } from './own-cards.ts';
import '../../ui/styles.css';
import '../../ui/page/page.css';

/** Cards that a player brings: files of them, decks with them, and names that are looked up. */
const meta: Meta<typeof App> = { title: 'Page/Cards', component: App };

export default meta;
type Story = StoryObj<typeof App>;

/** A library that no other story has. */
const ownLibrary = () => libraryInWorker(`stories ${crypto.randomUUID()}`);

/** What is set on a page, for as long as the story runs. */
function inMemory() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  };
}

/** Drops a file on the page, with the browser’s own event. */
async function drop(canvasElement: HTMLElement, file: File): Promise<void> {
  await within(canvasElement).findByRole('button', { name: 'Start the game' });
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  canvasElement
    .querySelector('.sc-page')
    ?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
}

const playerIn = (canvasElement: HTMLElement, name: string) =>
  within(within(canvasElement).getByRole('group', { name }));

/** Pastes a list as the first player’s deck. */
async function paste(canvasElement: HTMLElement, text: string): Promise<void> {
  const player = playerIn(canvasElement, 'Player 1');
  await userEvent.click(player.getByRole('radio', { name: /^Paste a list/ }));
  await fireEvent.change(await player.findByRole('textbox', { name: 'Deck list of Alice' }), {
    target: { value: text },
  });
}

/** What is said of the cards of the list, a line each. */
const report = (canvasElement: HTMLElement): readonly string[] =>
  [...canvasElement.querySelectorAll('.sc-deck-report > li')].map((line) =>
    ['.sc-deck-count', '.sc-deck-name', '.sc-deck-verdict']
      .map((part) => line.querySelector(part)?.textContent)
      .join(' '),
  );

const filesIn = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('list', { name: 'Files of cards' });

/** A file of cards is dropped, a deck with them pasted, put right, and played: what was left out is said. */
export const ADeckFromAFile: Story = {
  args: { library: ownLibrary() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await drop(canvasElement, owls());
    await expect(await filesIn(canvasElement)).toHaveTextContent('owls.json');
    await canvas.findByText('Of 3 cards 1 are wholly understood and can be played.');
    await paste(canvasElement, list);
    await waitFor(() =>
      expect(report(canvasElement)).toEqual([
        '4 Careful Owl ✓ read',
        '4 Odd Owl ✗ not understood',
        '2 Odd Charm ✗ not understood',
        '4 Lightning Boltt ? unknown',
        '46 Island ✓ known',
        '1 Shatter sideboard ✓ known',
      ]),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Lightning Bolt' }));
    await expect(report(canvasElement)).toContain('4 Lightning Bolt ✓ known');
    await userEvent.click(canvas.getByRole('button', { name: 'Start the game' }));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(
      /Line 2 .*Odd Owl isn’t understood.*Line 3 .*Odd Charm isn’t understood/,
    );
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Odd Owl, for this game' }),
      'Play it without these lines',
    );
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Odd Charm, for this game' }),
      'Leave the card out',
    );
    await expect(report(canvasElement)).toContain('4 Odd Owl − in part');
    await userEvent.click(canvas.getByRole('button', { name: 'Start the game' }));
    await canvas.findByRole('region', { name: 'Inspector' });
    // Where there is little room the log is behind a tab.
    const log = canvas.queryByRole('tab', { name: 'Log' });
    if (log !== null) await userEvent.click(log);
    await expect(
      await canvas.findByText('Alice plays without 2 Odd Charm, which isn’t understood.'),
    ).toBeVisible();
  },
};

/** The page, and a button that does what loading it again does. */
function LoadedAgain() {
  const [name] = useState(() => `stories ${crypto.randomUUID()}`);
  const [library, setLibrary] = useState(() => libraryInWorker(name));
  return (
    <>
      <button
        type="button"
        onClick={() => {
          const again = libraryInWorker(name);
          again.open();
          setLibrary(again);
        }}
      >
        Load again
      </button>
      <App library={library} />
    </>
  );
}

/** Files are there again when the page is loaded again, until they are removed. */
export const KeptAndRemoved: Story = {
  render: () => <LoadedAgain />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await drop(canvasElement, owls());
    await filesIn(canvasElement);
    await canvas.findByText(/^Of 3 cards/);
    await userEvent.click(canvas.getByRole('button', { name: 'Load again' }));
    await waitFor(() => expect(canvas.queryByText('owls.json')).toBeNull());
    await expect(await filesIn(canvasElement)).toHaveTextContent('owls.json');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove owls.json' }));
    await waitFor(() => expect(canvas.queryByText('owls.json')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Load again' }));
    await paste(canvasElement, '4 Careful Owl');
    await waitFor(() => expect(report(canvasElement)).toEqual(['4 Careful Owl ? unknown']));
  },
};

/** A file that looks like one of cards and is none: everything that is wrong with it is said. */
export const NoFileOfCards: Story = {
  args: { library: ownLibrary() },
  play: async ({ canvasElement }) => {
    const text = '[{ "object": "card", "name": "Odd Owl", "type_line": "Creature", "oracle_text": 7 }]';
    await drop(canvasElement, new File([text], 'odd.json'));
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent(/No cards were taken from “odd\.json”.*Odd Owl: oracle_text/);
  },
};

const withLookup = { library: ownLibrary(), settings: inMemory() };

/** Names that nobody here knows are looked up, on the click and never before; what isn’t found isn’t asked for again. */
export const LookedUp: Story = {
  args: withLookup,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const asked: unknown[] = [];
    const fetching = spyOn(window, 'fetch').mockImplementation(async (input, init) => {
      const body = typeof init?.body === 'string' ? init.body : '';
      const names = [...body.matchAll(/"name":"([^"]*)"/g)].map(([, name = '']) => name);
      asked.push([input, names]);
      return answerTo(names);
    });
    try {
      await canvas.findByRole('button', { name: 'Start the game' });
      await paste(canvasElement, '4 Late Owl\n4 No Such Bear\n52 Island');
      await waitFor(() => expect(report(canvasElement)).toContain('4 Late Owl ? unknown'));
      const look = await canvas.findByRole('button', { name: 'Look them up at api.scryfall.com' });
      await expect(asked).toEqual([]);
      await userEvent.click(look);
      await canvas.findByText(/1 card found\. Not known there: No Such Bear\./);
      await expect(asked).toEqual([
        ['https://api.scryfall.com/cards/collection', ['Late Owl', 'No Such Bear']],
      ]);
      await waitFor(() => expect(report(canvasElement)).toContain('4 Late Owl ✓ read'));
      await expect(canvas.queryByRole('button', { name: /^Look/ })).toBeNull();
      await expect(asked).toHaveLength(1);
    } finally {
      fetching.mockRestore();
    }
  },
};

/** Asked too often: how long to wait is said, and nothing can be asked before. */
export const AskedTooOften: Story = {
  args: { library: ownLibrary(), settings: inMemory() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const fetching = spyOn(window, 'fetch').mockImplementation(
      async () => new Response('{}', { status: 429, headers: { 'Retry-After': '20' } }),
    );
    try {
      await canvas.findByRole('button', { name: 'Start the game' });
      await paste(canvasElement, '4 Late Owl');
      await userEvent.click(await canvas.findByRole('button', { name: /^Look it up/ }));
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        /asked too often \(429\)\. It may be asked again in 20 seconds/,
      );
      await expect(canvas.getByRole('button', { name: /^Look it up at .* in \d+ s$/ })).toBeDisabled();
    } finally {
      fetching.mockRestore();
    }
  },
};
