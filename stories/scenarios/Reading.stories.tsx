import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { creature, scenario } from '../../machines/play/scenario/index.ts';
import { ScenarioStory } from './ScenarioStory.tsx';

/**
 * How a scenario is read: its script step by step, what is expected there, what happened in each step and because of
 * what, its control beside it, and either of them in the inspector, where one can go back and do something else.
 */
const meta: Meta<typeof ScenarioStory> = {
  title: 'Scenarios/How to read one',
  component: ScenarioStory,
  argTypes: { scenario: { control: false } },
  args: {
    scenario: scenario('702.9b: only creatures with flying or reach block a creature with flying', {
      rules: ['702.9b'],
      alice: { battlefield: [creature('Kite', '2/2', 'flying')] },
      bob: { battlefield: ['Grizzly Bears'] },
      script: ['alice attacks bob with Kite'],
      expect: { bob: { life: 18 } },
      control: {
        without: 'flying',
        script: ['alice attacks bob with Kite', 'bob blocks Kite with Grizzly Bears'],
        expect: { bob: { life: 20 } },
      },
    }),
  },
};

export default meta;
type Story = StoryObj<typeof ScenarioStory>;

/** What happened in a step leads to its causes. */
export const BecauseOfWhat: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Bob loses 2 life.' }));
    const causes = within(await canvas.findByRole('list', { name: 'Causes' }));
    await expect(causes.getByText('Kite deals 2 combat damage to Bob.')).toBeVisible();
    await expect(causes.getByText('Bob loses 2 life.')).toBeVisible();
  },
};

/** With flying Bob is at 18, without it at 20: both at once, each with steps of its own. */
export const WithItsControl: Story = {
  // Two tables have the same parts.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Side by side' }));
    const one = within(canvas.getByRole('region', { name: 'The scenario' }));
    const other = within(canvas.getByRole('region', { name: 'Control: without flying' }));
    await expect(one.getByTitle('18 life')).toBeVisible();
    await expect(other.getAllByTitle('20 life')).toHaveLength(2);
    await expect(one.getByRole('list', { name: 'Expected' })).toHaveTextContent('Bob: life 18');
    await expect(other.getByRole('list', { name: 'Expected' })).toHaveTextContent('Bob: life 20');
    await userEvent.click(one.getByRole('button', { name: 'Back' }));
    await expect(one.queryByTitle('18 life')).toBeNull();
    await expect(one.queryByRole('list', { name: 'Expected' })).toBeNull();
    await expect(other.getByText(/^Step (\d) of \1$/)).toBeVisible();
  },
};

/** The same run with chart, log and guards; from any step of it one can do something else. */
export const InTheInspector: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'In the inspector' }));
    const inspector = within(await canvas.findByRole('region', { name: 'Inspector' }));
    await userEvent.click(inspector.getByRole('button', { name: 'To the end' }));
    await expect(await inspector.findByTitle('18 life')).toBeVisible();
  },
};
