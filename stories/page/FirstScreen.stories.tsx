import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { App } from '../../ui/page/App.tsx';
import { bolt } from './bolt.ts';
import '../../ui/styles.css';
import '../../ui/page/page.css';

/** The page that `npm start` serves, from its first screen: watching, playing, asking, pasting. */
const meta: Meta<typeof App> = { title: 'Page/First screen', component: App };

export default meta;
type Story = StoryObj<typeof App>;

/** Pastes a text and opens it. */
async function paste(canvasElement: HTMLElement, text: string): Promise<void> {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('textbox', { name: 'Recording, scenario or link' }));
  await userEvent.paste(text);
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Open what is pasted' })).toBeEnabled());
  await userEvent.click(canvas.getByRole('button', { name: 'Open what is pasted' }));
}

export const Start: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Start the game' })).toBeVisible();
  },
};

/** Without choosing anything: two players play, step after step, until one stops them. */
export const WatchingAtOnce: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Watch a game' }));
    const pause = await canvas.findByRole('button', { name: 'Pause' });
    const count = () => canvasElement.querySelector('.sc-step-count')?.textContent ?? '';
    await waitFor(() => expect(count()).toMatch(/^[3-9]/));
    await userEvent.click(pause);
    const stopped = count();
    await userEvent.keyboard('p');
    await waitFor(() => expect(count()).not.toBe(stopped));
  },
};

/** A question with its answer: the table as it is set, and the script to be watched. */
export const AskingAtOnce: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^Does Giant Growth save/ }));
    await expect(await canvas.findByText(/The script goes as expected/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Shock, / })).toBeVisible();
  },
};

/** A game that begins has the focus: its keys work at once. */
export const KeysFromTheStart: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Start the game' }));
    const inspector = await canvas.findByRole('region', { name: 'Inspector' });
    await waitFor(() => expect(inspector).toHaveFocus());
    await canvas.findByRole('button', { name: 'Keep seven' });
    await userEvent.keyboard('a{Tab}{Enter}');
    await expect(await canvas.findByText('Turn 1')).toBeVisible();
  },
};

/** Nothing is opened, and everything that is wrong is listed. */
export const FaultsOfAScenario: Story = {
  play: async ({ canvasElement }) => {
    const players = [
      { name: 'alice', hand: ['Lightnin Bolt'] },
      { name: 'bob', hand: ['Forrest'] },
    ];
    await paste(canvasElement, JSON.stringify({ ...bolt, players, script: [] }));
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('players[0].hand[0]')).toBeVisible();
    await expect(canvas.getByText('players[1].hand[0]')).toBeVisible();
  },
};

export const AScenario: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await paste(canvasElement, JSON.stringify(bolt));
    await expect(await canvas.findByText(/The script goes as expected/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Lightning Bolt, / })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Watch the script' }));
    await userEvent.click(canvas.getByRole('button', { name: 'To the end' }));
    await expect(await canvas.findByTitle('17 life')).toBeVisible();
  },
};
