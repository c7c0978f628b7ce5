import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { createActor, setup } from 'xstate';
import { fromActor, type Source } from '../../machines/play/trace/index.ts';
import { Inspector } from '../../ui/inspector/index.ts';
import '../../ui/styles.css';
import { fullHeight } from '../full-height.tsx';
import { midgame, played } from '../tables.ts';

/**
 * Every event that the present states know, and whether their guards let it pass now: by which rule, and why; of a
 * machine without rules, by what its guards read.
 */
const meta: Meta<typeof Inspector> = {
  title: 'Inspector/Guards now',
  component: Inspector,
  argTypes: { source: { control: false } },
  decorators: [fullHeight],
};

export default meta;
type Story = StoryObj<typeof Inspector>;

const rowOf = (list: ReturnType<typeof within>, name: string): HTMLElement => {
  const row = list.getByText(name, { selector: 'summary > code' }).closest('li');
  if (row === null) throw new Error(`There is no row for ${name}.`);
  return row;
};

/** Why can’t Alice cast her Lightning Bolt, and why does the turn not go on? */
export const OfAGame: Story = {
  args: { source: fromActor(played(midgame())), takesFocus: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Inspector' })).toHaveFocus());
    await userEvent.keyboard('i');
    await userEvent.click(await canvas.findByRole('tab', { name: 'Guards now' }));
    const list = within(await canvas.findByRole('region', { name: 'Guards now' }));
    await expect(rowOf(list, 'spell.cast')).toHaveTextContent('2 of 3');
    await userEvent.click(list.getByText('spell.cast', { selector: 'summary > code' }));
    await userEvent.click(list.getByText('Lightning Bolt', { selector: 'summary' }));
    const bolt = list.getByText('Lightning Bolt', { selector: 'summary' }).closest('details');
    await expect(bolt).toHaveTextContent(/mayCast.*no.*\d{3}\.\d/);
    await expect(rowOf(list, 'turn.end')).toHaveTextContent('No effect ends the turn.');
  },
};

const shop = setup({
  types: { context: {} as { readonly items: readonly string[] }, events: {} as { type: 'pay' | 'leave' } },
  guards: { hasItems: ({ context }) => context.items.length > 0 },
}).createMachine({
  id: 'shop',
  context: { items: [] },
  initial: 'open',
  states: {
    open: { on: { pay: { guard: 'hasItems', target: 'paid' }, leave: 'closed' } },
    paid: {},
    closed: {},
  },
});

function shopping(): Source {
  const actor = createActor(shop);
  const source = fromActor(actor);
  actor.start();
  return source;
}

/** Why can’t one pay? */
export const OfAnotherMachine: Story = {
  args: { source: shopping() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('tab', { name: 'Guards now' }));
    const list = within(await canvas.findByRole('region', { name: 'Guards now' }));
    await expect(rowOf(list, 'pay')).toHaveTextContent(/hasItems.*no.*context.items.length = 0/);
    await expect(rowOf(list, 'leave')).toHaveTextContent('yes');
  },
};
