import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { type AnyStateMachine, assign, createActor, createMachine, setup } from 'xstate';
import { fromActor, type Source } from '../../machines/play/trace/index.ts';
import { Inspector } from '../../ui/inspector/index.ts';
import { fullHeight } from '../full-height.tsx';
import { gallery } from '../machines.ts';
import '../../ui/styles.css';

/** Machines of other apps: they are placed by themselves. */
const meta: Meta<typeof Inspector> = {
  title: 'Chart/Other machines',
  component: Inspector,
  argTypes: { source: { control: false } },
  decorators: [fullHeight],
};

export default meta;
type Story = StoryObj<typeof Inspector>;

/** In the drawing; where the chart is stands in words above it, too. */
const drawn = { selector: '.sc-canvas *' };

function run(machine: AnyStateMachine, ...types: readonly string[]): Source {
  const actor = createActor(machine);
  const source = fromActor(actor);
  actor.start();
  for (const type of types) actor.send({ type });
  return source;
}

const machineNamed = (name: string): AnyStateMachine => {
  const found = gallery.find((one) => one.name === name);
  if (found === undefined) throw new Error(`No machine is called ${name}.`);
  return found.machine;
};
const trafficLight = machineNamed('Traffic light');
const videoPlayer = machineNamed('Video player');
const wizard = machineNamed('Wizard');

const counter = createMachine({
  id: 'counter',
  context: { counted: 0 },
  on: {
    counted: {
      actions: assign({ counted: ({ context, event: { by = 1 } }) => context.counted + Number(by) }),
    },
  },
});

/** It has to be pushed three times. */
const door = setup({
  types: { context: {} as { readonly pushes: number }, events: {} as { type: 'push' } },
  guards: { isHeavy: ({ context }) => context.pushes < 2 },
  actions: { count: assign({ pushes: ({ context }) => context.pushes + 1 }) },
}).createMachine({
  id: 'door',
  context: { pushes: 0 },
  initial: 'closed',
  states: {
    closed: { on: { push: [{ guard: 'isHeavy', actions: 'count' }, { target: 'open' }] } },
    open: {},
  },
});

function counting(): Source {
  const actor = createActor(counter);
  const source = fromActor(actor);
  actor.start();
  for (let by = 1; by <= 3; by += 1) actor.send({ type: 'counted', by });
  return source;
}

/** What came with an event, and the context after it; keys go from step to step. */
export const EventsAndContext: Story = {
  args: { source: counting() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const step = await canvas.findByRole('region', { name: 'Step' });
    await expect(step).toHaveTextContent('"by": 3');
    await expect(step).toHaveTextContent('"counted": 6');
    canvas.getByRole('region', { name: 'Inspector' }).focus();
    await userEvent.keyboard('p');
    await expect(step).toHaveTextContent('"counted": 3');
    await userEvent.keyboard('{Home}');
    await expect(step).toHaveTextContent('"counted": 0');
    await userEvent.click(canvas.getAllByRole('button', { name: /^counted/ })[0] ?? step);
    await expect(step).toHaveTextContent('"counted": 1');
  },
};

export const TrafficLight: Story = {
  args: { source: run(trafficLight, 'button.pressed') },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Yellow', drawn)).toBeVisible();
  },
};

/** A region with little in it says in one line where it is, in full. */
export const VideoPlayer: Story = {
  args: { source: run(videoPlayer, 'load', 'loaded', 'mute') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Muted', drawn)).toBeVisible();
    const name = canvas.getByText('Volume', drawn);
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
  },
};

/** Forty states: only where the chart is they are open. */
export const Wizard: Story = {
  args: { source: run(wizard, 'next', 'next', 'next') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Page4', drawn)).toBeVisible();
    await expect(canvas.getByText('Address', drawn)).toBeVisible();
  },
};

/** A machine that is no game stops at a guard's answer, live and recorded, before or after; what it did then is there. */
export const StoppedAtAGuard: Story = {
  args: { source: run(trafficLight) },
  render: () => {
    const actor = createActor(door);
    const source = fromActor(actor);
    actor.start();
    return (
      <>
        <button type="button" onClick={() => actor.send({ type: 'push' })}>
          Push it
        </button>
        <Inspector source={source} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('tab', { name: 'Breakpoints' }));
    const list = within(canvas.getByRole('region', { name: 'Breakpoints' }));
    await userEvent.selectOptions(
      list.getByRole('combobox', { name: 'Kind of breakpoint' }),
      'Guard’s answer',
    );
    await userEvent.type(list.getByRole('combobox', { name: 'Guard’s answer' }), 'isHeavy');
    await userEvent.click(list.getByRole('button', { name: 'Add' }));
    const push = canvas.getByRole('button', { name: 'Push it' });
    for (let times = 0; times < 3; times += 1) await userEvent.click(push);
    const stopped = await canvas.findByText('Stopped after:');
    await expect(stopped.closest('[role=status]')).toHaveTextContent('isHeavy says no');
    await expect(canvas.getByText(/^Step 3 of 3/)).toBeVisible();
    await userEvent.click(push);
    await expect(canvas.getByText(/^Step 3 of 4/)).toBeVisible();
    await expect(canvas.getByText(/The machine itself is one step further/)).toBeVisible();
    await userEvent.selectOptions(list.getByRole('combobox', { name: /^When it stops/ }), 'before');
    canvas.getByRole('region', { name: 'Inspector' }).focus();
    await userEvent.keyboard('{Home}r');
    await expect(await canvas.findByText('Stopped before:')).toBeVisible();
    await expect(canvas.getByText(/^Step 2 of 4/)).toBeVisible();
    await userEvent.keyboard('r');
    await expect(canvas.getByText(/^Step 4 of 4/)).toBeVisible();
  },
};
