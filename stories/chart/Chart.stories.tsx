import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { createActor } from 'xstate';
import { fromActor, type Source, silent, traced } from '../../machines/play/trace/index.ts';
import { Chart } from '../../ui/chart/index.ts';
import { turnChart } from './turn-chart.ts';
import '../../ui/styles.css';

type Sent = Parameters<ReturnType<typeof createActor<typeof turnChart>>['send']>[0]['type'];

const answer = 'decision.answer' as const;

/** A run of the chart by the events sent to it. */
function run(...events: readonly Sent[]): Source {
  const actor = createActor(traced(turnChart));
  const source = fromActor(actor);
  actor.start();
  for (const type of events) actor.send({ type });
  return source;
}

const meta: Meta<typeof Chart> = {
  title: 'Chart/Chart',
  component: Chart,
  argTypes: { source: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ height: '100vh' }}>
        <Story />
      </div>
    ),
  ],
};

export default meta;
type Story = StoryObj<typeof Chart>;

export const HoldingPriority: Story = {
  args: { source: run('game.start', 'land.play') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(async () => expect(await canvas.findByText('Upkeep')).toBeVisible());
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('.sc-state[data-active=true]')).toHaveLength(7),
    );
  },
};

export const CastingASpell: Story = {
  args: { source: run('game.start', 'spell.cast', answer) },
};

export const Resolving: Story = {
  args: {
    source: run('game.start', 'spell.cast', answer, answer, 'priority.pass', 'priority.pass'),
    withOutline: true,
  },
};

export const ARefusedLand: Story = {
  name: 'A refused land, with the rule',
  args: { source: run('game.start', 'land.play', 'land.play') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const label = await canvas.findByRole('button', { name: 'Transition land.play' });
    label.focus();
    await waitFor(() => expect(canvas.getByRole('tooltip')).toHaveTextContent('305.2'));
    await expect(canvas.getByRole('tooltip')).toHaveTextContent('a land was already played this turn (1)');
  },
};

export const DeclaringAttackers: Story = {
  args: { source: run('game.start', ...Array<Sent>(8).fill('priority.pass')) },
};

export const Starting: Story = {
  args: { source: run(answer, answer) },
};

export const SearchAndOutline: Story = {
  args: { source: run('game.start'), withOutline: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox'), 'declare block{Enter}');
    await waitFor(() =>
      expect(canvasElement.querySelector('.sc-state[data-found=true]')).toHaveTextContent('Declare blockers'),
    );
    const tree = canvas.getByRole('tree');
    await expect(within(tree).getByText('Declare blockers')).toBeVisible();
    within(tree).getAllByRole('treeitem')[0]?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(within(tree).getByText('Mulligans')).toBeVisible();
  },
};

export const Waiting: Story = {
  args: { source: silent },
};
