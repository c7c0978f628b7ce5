import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { type AnyStateMachine, assign, createActor, createMachine } from 'xstate';
import { fromActor, type Source } from '../../machines/play/trace/index.ts';
import { Inspector } from '../../ui/inspector/index.ts';
import { fullHeight } from '../full-height.tsx';
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

const trafficLight = createMachine({
  id: 'trafficLight',
  initial: 'green',
  on: { 'power.out': '.broken' },
  states: {
    green: { after: { 30000: 'yellow' }, on: { 'button.pressed': 'yellow' } },
    yellow: { after: { 5000: 'red' } },
    red: {
      initial: 'walk',
      after: { 20000: 'green' },
      states: {
        walk: { after: { 10000: 'wait' } },
        wait: { after: { 5000: 'stop' } },
        stop: { type: 'final' },
      },
    },
    broken: { on: { repaired: 'red' } },
  },
});

const videoPlayer = createMachine({
  id: 'videoPlayer',
  type: 'parallel',
  states: {
    playback: {
      initial: 'stopped',
      states: {
        stopped: { on: { play: 'playing', load: 'loading' } },
        loading: { on: { loaded: 'playing', failed: 'error' } },
        playing: { on: { pause: 'paused', stop: 'stopped', ended: 'stopped' } },
        paused: { on: { play: 'playing', stop: 'stopped' } },
        error: { on: { retry: 'loading', stop: 'stopped' } },
      },
    },
    volume: {
      initial: 'normal',
      states: { normal: { on: { mute: 'muted' } }, muted: { on: { unmute: 'normal' } } },
    },
    view: {
      initial: 'windowed',
      states: {
        windowed: { on: { fullscreen: 'fullscreen', shrink: 'small' } },
        fullscreen: { on: { escape: 'windowed' } },
        small: { on: { close: 'windowed', fullscreen: 'fullscreen' } },
      },
    },
  },
});

/** A part of a form: pages one after the other, a way back, and one past most of them. */
const pages = (count: number, next: string) => ({
  initial: 'page1',
  states: Object.fromEntries(
    Array.from({ length: count }, (_, at) => [
      `page${at + 1}`,
      {
        on: {
          next: at === count - 1 ? next : `page${at + 2}`,
          ...(at > 0 && { back: `page${at}` }),
          ...(at === 2 && { skip: `page${count}` }),
          ...(at % 3 === 1 && { invalid: { actions: 'showErrors' } }),
        },
      },
    ]),
  ),
});

const wizard = createMachine({
  id: 'wizard',
  initial: 'account',
  on: { cancel: '.cancelled' },
  states: {
    account: pages(9, '#wizard.address'),
    address: pages(8, '#wizard.payment'),
    payment: pages(9, '#wizard.review'),
    review: pages(7, '#wizard.done'),
    done: { type: 'final' },
    cancelled: { on: { resume: 'account' } },
  },
});

const counter = createMachine({
  id: 'counter',
  context: { counted: 0 },
  on: {
    counted: {
      actions: assign({ counted: ({ context, event: { by = 1 } }) => context.counted + Number(by) }),
    },
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
