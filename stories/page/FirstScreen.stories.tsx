import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { App } from '../../ui/page/App.tsx';
import { bolt } from '../page/bolt.ts';
import '../../ui/styles.css';
import '../../ui/page/page.css';

const meta: Meta<typeof App> = { title: 'Inspector/Page', component: App };

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

/** A game that begins has the focus: its keys work at once. */
export const KeysFromTheStart: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Start the game' }));
    const inspector = await canvas.findByRole('region', { name: 'Inspector' }, { timeout: 10_000 });
    await waitFor(() => expect(inspector).toHaveFocus());
    await canvas.findByRole('button', { name: 'Keep seven' });
    await userEvent.keyboard('a{Tab}{Enter}');
    await expect(await canvas.findByText('Turn 1', {}, { timeout: 10_000 })).toBeVisible();
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
    await expect(await canvas.findByText('players[0].hand[0]', {}, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.getByText('players[1].hand[0]')).toBeVisible();
  },
};

export const AScenario: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await paste(canvasElement, JSON.stringify(bolt));
    await expect(
      await canvas.findByText(/The script goes as expected/, {}, { timeout: 10_000 }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Lightning Bolt, / })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Watch the script' }));
    await userEvent.click(canvas.getByRole('button', { name: 'To the end' }));
    await expect(await canvas.findByTitle('17 life')).toBeVisible();
  },
};
