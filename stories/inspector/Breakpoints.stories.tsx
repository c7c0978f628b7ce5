import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { sensiblePlayer } from '../../machines/play/players/index.ts';
import { fromActor } from '../../machines/play/trace/index.ts';
import { Inspector } from '../../ui/inspector/index.ts';
import '../../ui/styles.css';
import { fullHeight } from '../full-height.tsx';
import { midgame, played } from '../tables.ts';

/**
 * Runs stop where one says: at a state, a transition, an event, a guard's answer, an action, a rule, a card, a player, or
 * as soon as something is so; before or after it. What is played anew and what was recorded stop alike.
 */
const meta: Meta<typeof Inspector> = {
  title: 'Inspector/Breakpoints',
  component: Inspector,
  argTypes: { source: { control: false } },
  decorators: [fullHeight],
};

export default meta;
type Story = StoryObj<typeof Inspector>;

const bothPlay = { 0: sensiblePlayer(), 1: sensiblePlayer() };

const tool = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(await canvas.findByRole('tab', { name: /^Devtools/ }));
  return within(await canvas.findByRole('region', { name: 'Breakpoints' }));
};

/** Where do blocks begin? Set on the tile of a state; the game that is played stops there, and so does the recorded one. */
export const OnAState: Story = {
  args: { source: fromActor(played(midgame())), seats: bothPlay, arrangement: 'chart', takesFocus: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const tile = await waitFor(() => {
      const found = canvasElement.querySelector('[data-state-id="combat"] .sc-tile-head');
      if (!(found instanceof HTMLElement)) throw new Error('The state is not on the stage.');
      return found;
    });
    await fireEvent.contextMenu(tile);
    const menu = within(await canvas.findByRole('menu', { name: 'Stop here' }));
    await userEvent.click(menu.getByRole('menuitemcheckbox', { name: 'Stop after' }));
    await expect(canvas.queryByRole('menu')).toBeNull();
    await expect(tile.closest('[data-stop=on]')).not.toBeNull();
    canvas.getByRole('region', { name: 'Inspector' }).focus();
    await userEvent.keyboard('r');
    const stopped = await canvas.findByText('Stopped after:');
    await expect(stopped.closest('[role=status]')).toHaveTextContent('Combat is entered');
    const count = () => canvasElement.querySelector('.sc-step-count')?.textContent?.split(' / ')[0];
    const live = count();
    await userEvent.click(canvas.getByRole('button', { name: 'To the start' }));
    await expect(canvas.queryByText('Stopped after:')).toBeNull();
    canvas.getByRole('region', { name: 'Inspector' }).focus();
    await userEvent.keyboard('r');
    await canvas.findByText('Stopped after:');
    await expect(count()).toBe(live);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(tile.closest('[data-stop]')).toBeNull();
  },
};

/** When does Bob fall below ten? A condition; it is listed, switched off, and then stops nothing. */
export const OnACondition: Story = {
  args: { source: fromActor(played(midgame())), seats: bothPlay, takesFocus: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = await tool(canvas);
    await userEvent.selectOptions(list.getByRole('combobox', { name: 'Kind of breakpoint' }), 'Condition');
    await userEvent.type(list.getByRole('combobox', { name: 'Path in the context' }), 'players.1.life');
    await userEvent.selectOptions(list.getByRole('combobox', { name: 'Comparison' }), '<');
    await userEvent.type(list.getByRole('searchbox', { name: 'Value' }), '20');
    await userEvent.click(list.getByRole('button', { name: 'Add' }));
    const box = await list.findByRole('checkbox', { name: 'players.1.life becomes < 20' });
    await expect(box).toBeChecked();
    canvas.getByRole('region', { name: 'Inspector' }).focus();
    await userEvent.keyboard('r');
    const stopped = await canvas.findByText('Stopped after:');
    await expect(stopped.closest('[role=status]')).toHaveTextContent('players.1.life becomes < 20');
    await userEvent.click(canvas.getByRole('button', { name: 'To the start' }));
    await userEvent.click(box);
    await expect(canvas.getByText('All breakpoints are off')).toBeVisible();
  },
};

/** What is done with Serra Angel? From the menu of its card, and before it: nothing of it has happened yet. */
export const OnACardBefore: Story = {
  args: { source: fromActor(played(midgame())), seats: bothPlay, takesFocus: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const card = (await canvas.findAllByRole('button', { name: /^Serra Angel, / }))[0];
    if (card === undefined) throw new Error('There is no Serra Angel.');
    await fireEvent.contextMenu(card);
    const menu = within(await canvas.findByRole('menu', { name: 'Serra Angel' }));
    await userEvent.click(menu.getByRole('menuitem', { name: 'Stop when something happens with it' }));
    const list = await tool(canvas);
    await userEvent.selectOptions(await list.findByRole('combobox', { name: /^When it stops/ }), 'before');
    canvas.getByRole('region', { name: 'Inspector' }).focus();
    await userEvent.keyboard('r');
    const stopped = await canvas.findByText('Stopped before:');
    await expect(stopped.closest('[role=status]')).toHaveTextContent('something about Serra Angel');
    const log = within(canvas.getByRole('region', { name: 'Lines of the log' }));
    const before = log.queryAllByText(/Serra Angel/).length;
    await userEvent.keyboard('n');
    await waitFor(() => expect(log.queryAllByText(/Serra Angel/).length).toBeGreaterThan(before));
  },
};
