import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { card, scenario } from '../../machines/play/scenario/index.ts';
import { creatureYouControl, gainLife, triggered } from '../../machines/rules/abilities/write/index.ts';
import { Inspector } from '../../ui/inspector/index.ts';
import '../../ui/styles.css';
import { fullHeight } from '../full-height.tsx';
import { ran } from './ran.ts';

/**
 * The way of triggered abilities (603) on the stage of the chart: what has triggered and waits, in which order it is put
 * on the stack, what resolves, and which abilities looked at what happened and didn’t trigger, with the reason.
 */
const meta: Meta<typeof Inspector> = {
  title: 'Inspector/Triggered abilities',
  component: Inspector,
  args: { arrangement: 'chart' },
  argTypes: { source: { control: false } },
  decorators: [fullHeight],
};

export default meta;
type Story = StoryObj<typeof Inspector>;

const anyEnters = { on: 'enters', object: { type: 'creature' } } as const;
const chapel = card('Glad Chapel', ['enchantment'], {
  abilities: [triggered({ when: anyEnters, effect: [gainLife(2)] })],
});
const shrine = card('Lonely Shrine', ['enchantment'], {
  abilities: [
    triggered({
      when: anyEnters,
      if: { holds: 'not', of: { holds: 'exists', what: { type: 'creature' } } },
      effect: [gainLife(5)],
    }),
  ],
});
const herd = card('Jealous Herd', ['enchantment'], {
  abilities: [triggered({ when: { on: 'enters', object: creatureYouControl }, effect: [gainLife(3)] })],
});

const entering = scenario('603.3b: several abilities trigger at once', {
  rules: ['603.3b', '603.4'],
  alice: {
    battlefield: ['Soul Warden', chapel, shrine],
    hand: ['Grizzly Bears'],
    mana: 'GC',
  },
  bob: { battlefield: [herd] },
  script: ['alice casts Grizzly Bears', 'everyone passes'],
  expect: {},
});

const asides = (canvas: HTMLElement): readonly string[] =>
  [...canvas.querySelectorAll('.sc-aside')].map((one) =>
    ['strong', '.sc-aside-place', '.sc-rule']
      .map((part) => one.querySelector(part)?.textContent ?? '')
      .join(', '),
  );

export const FromTheEventToTheStack: Story = {
  args: { source: ran(entering) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const chart = await canvas.findByRole('region', { name: 'Chart' });
    await waitFor(() =>
      expect(asides(chart)).toEqual(
        expect.arrayContaining([
          'Soul Warden, is put in order, 603.3b',
          'Glad Chapel, is put in order, 603.3b',
        ]),
      ),
    );
    await waitFor(() => expect(chart).toHaveTextContent('because: Grizzly Bears enters the battlefield.'));
    // Those that didn't trigger say why, where there is room, else behind what is left out.
    for (const more of chart.querySelectorAll<HTMLElement>('.sc-written-left > button')) more.focus();
    await waitFor(() =>
      expect(chart).toHaveTextContent(/Lonely Shrine.*What it asks after its “if” wasn’t so/),
    );
    await userEvent.click(canvas.getByRole('button', { name: /^In this order/ }));
    await waitFor(() =>
      expect(asides(chart)).toEqual(
        expect.arrayContaining(['Glad Chapel, resolves next, 405.2', 'Soul Warden, on the stack, 405.2']),
      ),
    );
    for (let passes = 0; passes < 2; passes += 1)
      await userEvent.click(await canvas.findByRole('button', { name: /^Pass priority/ }));
    await waitFor(() => expect(asides(chart)).toContain('Glad Chapel, has resolved, 608.2'));
  },
};
