import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { playGame, randomPlayer } from '../../machines/play/players/index.ts';
import { recordingOf } from '../../machines/play/replay/index.ts';
import { App } from '../../ui/page/App.tsx';
import { gamesInMemory, type KeptGames } from '../../ui/page/games/kept-games.ts';
import { newGame } from '../tables.ts';
import { bolt } from './bolt.ts';
import '../../ui/styles.css';
import '../../ui/page/page.css';

/** Recordings and scenarios as files and links: saved, dropped, shared. */
const meta: Meta<typeof App> = {
  title: 'Page/Files',
  component: App,
};

export default meta;
type Story = StoryObj<typeof App>;

/** The page as it is drawn: its own handlers are there once it has drawn anything. */
async function pageIn(canvasElement: HTMLElement): Promise<HTMLElement> {
  await within(canvasElement).findByRole('button', { name: /^Start the game|Save$/ });
  const page = canvasElement.querySelector<HTMLElement>('.sc-page');
  if (page === null) throw new Error('The page is not drawn.');
  return page;
}

/**
 * Drags a file over the page and lets it fall. The events are the browser's own: `fireEvent` would put an empty
 * `DataTransfer` in the place of this one.
 */
async function drop(canvasElement: HTMLElement, file: File): Promise<void> {
  const page = await pageIn(canvasElement);
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  const send = (type: string) =>
    page.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
  send('dragover');
  await waitFor(() => expect(page).toHaveAttribute('data-drop', 'true'));
  send('drop');
  await waitFor(() => expect(page).toHaveAttribute('data-drop', 'false'));
}

/** Starts a game between two automatic players, and lets some steps come. */
async function begin(canvasElement: HTMLElement, steps: number): Promise<void> {
  const canvas = within(canvasElement);
  await pageIn(canvasElement);
  await userEvent.selectOptions(
    within(canvas.getByRole('group', { name: 'Player 1' })).getByRole('combobox', { name: 'Played by' }),
    'sensible',
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Start the game' }));
  const forward = await canvas.findByRole('button', { name: 'Step forward' });
  for (let step = 0; step < steps; step += 1) await userEvent.click(forward);
}

const countOf = (canvasElement: HTMLElement) => canvasElement.querySelector('.sc-step-count')?.textContent;

/** What a click on Save would have the browser keep. */
async function saved(canvasElement: HTMLElement): Promise<File> {
  let blob: Blob | undefined;
  const names: string[] = [];
  const url = spyOn(URL, 'createObjectURL').mockImplementation((given) => {
    if (given instanceof Blob) blob = given;
    return 'blob:kept';
  });
  const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save' }));
  url.mockRestore();
  click.mockRestore();
  const [name] = names;
  if (blob === undefined || name === undefined) throw new Error('Nothing was saved.');
  return new File([blob], name, { type: blob.type });
}

export const SavedAndDropped: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await begin(canvasElement, 12);
    const steps = countOf(canvasElement);
    const file = await saved(canvasElement);
    await expect(file.name).toMatch(/^spellchart-.*\.json$/);
    await userEvent.click(canvas.getByRole('button', { name: 'New game' }));
    await drop(canvasElement, file);
    await canvas.findByRole('region', { name: 'Inspector' });
    await waitFor(() => expect(countOf(canvasElement)).toBe(steps));
  },
};

/** A long recording is opened a piece at a time: it says how far it is, the page goes on, and it can be given up. */
export const ALongRecording: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const actor = newGame('long');
    playGame(actor, [randomPlayer('a'), randomPlayer('b')], { limit: 1200 });
    const text = JSON.stringify(recordingOf(actor));
    const file = () => new File([text], 'long.json', { type: 'application/json' });
    await drop(canvasElement, file());
    await canvas.findByRole('progressbar', { name: 'Steps' });
    canvas.getByRole('button', { name: 'Stop' }).click();
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Start the game' })).toBeVisible();
    await drop(canvasElement, file());
    await canvas.findByRole('region', { name: 'Inspector' });
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(countOf(canvasElement)).toBe('1200 / 1200');
  },
};

/** A file that is no game: what is wrong with it is said, and the page stays as it is. */
export const ADroppedFileWithFaults: Story = {
  play: async ({ canvasElement }) => {
    await drop(canvasElement, new File(['four Lightning Bolts'], 'deck.txt', { type: 'text/plain' }));
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent('it is no JSON');
    await expect(within(canvasElement).getByRole('button', { name: 'Start the game' })).toBeVisible();
  },
};

/** A recording with an event that isn't legal where it stands is opened up to there, and says so. */
export const ARecordingThatBreaks: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const actor = newGame('broken');
    playGame(actor, [randomPlayer('a'), randomPlayer('b')], { limit: 40 });
    const recording = recordingOf(actor);
    const twice = recording.events.toSpliced(20, 0, { type: 'action.cancel', player: 0 });
    const text = JSON.stringify({ ...recording, events: twice });
    await drop(canvasElement, new File([text], 'broken.json', { type: 'application/json' }));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(/Event 21: .*\(733\.1\)/);
    await waitFor(() => expect(countOf(canvasElement)).toBe('20 / 20'));
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const AChosenFile: Story = {
  play: async ({ canvasElement }) => {
    await pageIn(canvasElement);
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (input === null) throw new Error('No file can be chosen.');
    await userEvent.upload(
      input,
      new File([JSON.stringify(bolt)], 'bolt.json', { type: 'application/json' }),
    );
    await within(canvasElement).findByText(/The script goes as expected/);
  },
};

/** The link that a click on “Copy link” copies, from `#` on. */
async function copiedLink(canvasElement: HTMLElement): Promise<string> {
  const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Copy link' }));
  await within(canvasElement).findByText(/^The link is copied/);
  const [[address = ''] = []] = written.mock.calls;
  written.mockRestore();
  return new URL(address).hash;
}

/** A link opens the line of the game that was shared, with all its steps. */
export const ALink: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const before = location.pathname + location.search;
    try {
      await begin(canvasElement, 8);
      const steps = countOf(canvasElement);
      const hash = await copiedLink(canvasElement);
      await expect(hash).toMatch(/^#game=[\w-]{20,}&at=8&eyes=judge$/);
      await userEvent.click(canvas.getByRole('button', { name: 'New game' }));
      await expect(location.hash).toBe('');
      await pageIn(canvasElement);
      location.hash = hash;
      await canvas.findByRole('region', { name: 'Inspector' });
      await waitFor(() => expect(countOf(canvasElement)).toBe(steps));
    } finally {
      history.replaceState(null, '', before);
    }
  },
};

/** Goes back to the start, where Bob chose Alice to begin, and has Bob begin: another line. */
async function branchOff(canvasElement: HTMLElement): Promise<void> {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'To the start' }));
  const decision = await canvas.findByRole('region', { name: 'Decision' });
  await userEvent.click(within(decision).getByRole('button', { name: 'Bob' }));
}

/** The names of the lines one can look at. */
const namesOfLines = (canvasElement: HTMLElement): readonly (string | null)[] =>
  [...within(canvasElement).getByRole('combobox', { name: 'Line' }).children].map((one) => one.textContent);

/** What is saved holds every line with its name; the link does so too while it is short enough. */
export const AllLinesAreKept: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const before = location.pathname + location.search;
    try {
      await begin(canvasElement, 6);
      await branchOff(canvasElement);
      await waitFor(() => expect(namesOfLines(canvasElement)).toEqual(['Main line', 'Line 2']));
      const file = await saved(canvasElement);
      const hash = await copiedLink(canvasElement);
      await userEvent.click(canvas.getByRole('button', { name: 'New game' }));
      await pageIn(canvasElement);
      await drop(canvasElement, file);
      await canvas.findByRole('region', { name: 'Inspector' });
      await waitFor(() => expect(namesOfLines(canvasElement)).toEqual(['Main line', 'Line 2']));
      await userEvent.click(canvas.getByRole('button', { name: 'New game' }));
      await pageIn(canvasElement);
      location.hash = hash;
      await canvas.findByRole('region', { name: 'Inspector' });
      await waitFor(() => expect(namesOfLines(canvasElement)).toEqual(['Main line', 'Line 2']));
    } finally {
      history.replaceState(null, '', before);
    }
  },
};

/** The page, and a button that does what loading it again does: it is left, and begins anew. */
function LoadedAgain() {
  const [games] = useState(gamesInMemory);
  const [times, setTimes] = useState(0);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          window.dispatchEvent(new PageTransitionEvent('pagehide'));
          setTimes(times + 1);
        }}
      >
        Load again
      </button>
      <App key={times} games={games} />
    </>
  );
}

/** A page that is loaded again in the middle of a game goes on with it: the lines, the step, the eyes, the players. */
export const LoadedInTheMiddle: Story = {
  render: () => <LoadedAgain />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await begin(canvasElement, 6);
    await branchOff(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Step back' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Whose eyes' }), 'Bob');
    const steps = countOf(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Load again' }));
    await canvas.findByRole('region', { name: 'Inspector' });
    await waitFor(() => expect(countOf(canvasElement)).toBe(steps));
    await expect(canvas.getByRole('combobox', { name: 'Whose eyes' })).toHaveDisplayValue('Bob');
    await expect(namesOfLines(canvasElement)).toEqual(['Main line', 'Line 2']);
    await userEvent.click(canvas.getByRole('button', { name: 'New game' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Load again' }));
    await expect(await canvas.findByRole('button', { name: 'Start the game' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Alice \(.*\) and Bob \(.*\)/ }));
    await waitFor(() => expect(countOf(canvasElement)).toBe(steps));
    await expect(namesOfLines(canvasElement)).toEqual(['Main line', 'Line 2']);
  },
};

/** Another game that is opened takes the place of the one on the table: that is kept, and one click goes back to it. */
export const TheGameBefore: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await begin(canvasElement, 6);
    const steps = countOf(canvasElement);
    await drop(canvasElement, new File([JSON.stringify(bolt)], 'bolt.json', { type: 'application/json' }));
    await canvas.findByText(/The script goes as expected/);
    await expect(canvas.getByText(/^The game before is kept: Alice \(.*\) and Bob \(.*\)\.$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Go back to it' }));
    await waitFor(() => expect(countOf(canvasElement)).toBe(steps));
    // Nothing was done on the scenario's table: there is nothing to go back to.
    await expect(canvas.queryByText(/^The game before/)).toBeNull();
  },
};

const withoutRoom: KeptGames = {
  ...gamesInMemory(),
  isDurable: async () => true,
  put: () => Promise.reject(new DOMException('It is full.', 'QuotaExceededError')),
};

/** A browser that has no room for the game: that is said, with what to do. */
export const NoRoomToKeepIt: Story = {
  args: { games: withoutRoom },
  play: async ({ canvasElement }) => {
    await begin(canvasElement, 1);
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent(/no room left to keep this game.*Save it as a file/);
    await expect(within(alert).getByRole('button', { name: 'Save the game' })).toBeVisible();
  },
};

/** A browser that lets the page keep nothing: that is said, and all goes on. */
export const NothingMayBeKept: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/lets the page keep nothing/);
    await begin(canvasElement, 3);
    await userEvent.click(canvas.getByRole('button', { name: 'New game' }));
    await pageIn(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^Alice \(.*3 steps/ }));
    await waitFor(() => expect(countOf(canvasElement)).toMatch(/^3 /));
  },
};
