import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { scenario } from '../../machines/play/scenario/index.ts';
import { Inspector } from '../../ui/inspector/index.ts';
import '../../ui/styles.css';
import { fullHeight } from '../full-height.tsx';
import { ran } from './ran.ts';

/**
 * The words of a card that are acting are lit: by which an ability has triggered, what is carried out of a spell at the
 * moment, what makes a creature as large as it is.
 */
const meta: Meta<typeof Inspector> = {
  title: 'Inspector/Acting words',
  component: Inspector,
  argTypes: { source: { control: false } },
  decorators: [fullHeight],
};

export default meta;
type Story = StoryObj<typeof Inspector>;

const lit = (within: Element): readonly string[] =>
  [...within.querySelectorAll('.sc-acting')].map((one) => one.textContent ?? '');

const warden = scenario('603.6a: what enters lets abilities trigger', {
  rules: ['603.6a'],
  alice: { battlefield: ['Soul Warden', 'Glorious Anthem'], hand: ['Grizzly Bears'], mana: 'GC' },
  bob: {},
  script: ['alice casts Grizzly Bears', 'everyone passes'],
  expect: {},
});

export const ByWhatItTriggered: Story = {
  args: { source: ran(warden) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const stack = await canvas.findByRole('region', { name: 'Stack' });
    await waitFor(() => expect(lit(stack)).toEqual(['Whenever another creature enters']));
    // On the card itself, too.
    await userEvent.click(canvas.getAllByRole('button', { name: /^Soul Warden/ })[0] ?? canvasElement);
    const face = await waitFor(() => {
      const found = canvasElement.querySelector('.sc-details .sc-face-text');
      if (found === null) throw new Error('No details are shown.');
      return found;
    });
    await waitFor(() => expect(lit(face)).toEqual(['Whenever another creature enters']));
  },
};

export const WhatMakesItSoLarge: Story = {
  args: { source: ran(warden) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(
      (await canvas.findAllByRole('button', { name: /^Grizzly Bears/ }))[0] ?? canvasElement,
    );
    const layers = await canvas.findByRole('region', { name: 'Changed by, layer by layer' });
    await waitFor(() => expect(lit(layers)).toEqual(['get +1/+1']));
  },
};

export const WhatIsCarriedOut: Story = {
  args: {
    source: ran(
      scenario('701.22a: to scry is to look at cards and put them back', {
        rules: ['701.22a'],
        alice: { hand: ['Magma Jet'], mana: 'RC', library: ['Forest', 'Shock', 'Island'] },
        bob: {},
        script: ['alice casts Magma Jet on bob', 'everyone passes'],
        expect: {},
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const stack = await within(canvasElement).findByRole('region', { name: 'Stack' });
    await waitFor(() => expect(lit(stack)).toEqual(['Scry 2.']));
  },
};
