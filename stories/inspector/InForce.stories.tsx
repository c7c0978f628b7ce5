import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { scenario } from '../../machines/play/scenario/index.ts';
import { Inspector } from '../../ui/inspector/index.ts';
import '../../ui/styles.css';
import { fullHeight } from '../full-height.tsx';
import { ran } from './ran.ts';

/**
 * What is in force: effects that last, rules that are changed, shields, delayed triggers, permissions, and what
 * permanents do by being there. Each says whose it is, how long it lasts and what it is about, and leads to what began it.
 */
const meta: Meta<typeof Inspector> = {
  title: 'Inspector/In force',
  component: Inspector,
  argTypes: { source: { control: false } },
  decorators: [fullHeight],
};

export default meta;
type Story = StoryObj<typeof Inspector>;

const busy = scenario('611.2: much is in force', {
  rules: ['611.2'],
  alice: {
    hand: ['Giant Growth', 'Healing Salve'],
    mana: 'GWCCCC',
    battlefield: ['Grizzly Bears', 'Glorious Anthem', 'Roon of the Hidden Realm'],
  },
  bob: { battlefield: ['Serra Angel'], hand: ['Shock'], mana: 'R' },
  script: [
    'alice casts Giant Growth on Grizzly Bears',
    'everyone passes',
    'alice casts Healing Salve choosing 2 on alice',
    'everyone passes',
    'alice activates Roon of the Hidden Realm on Serra Angel',
    'everyone passes',
  ],
  expect: {},
});

export const ListedAndAskedAbout: Story = {
  args: { source: ran(busy) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const tab = await canvas.findByRole('tab', { name: /In force\s*4/ });
    await userEvent.click(tab);
    const list = await canvas.findByRole('region', { name: 'In force' });
    await expect(within(list).getByText('Target creature gets +3/+3 until end of turn.')).toBeVisible();
    await expect(within(list).getByText('3 left')).toBeVisible();
    await expect(within(list).getByRole('region', { name: 'Delayed triggers' })).toHaveTextContent(
      /until it triggers.*about Serra Angel/,
    );
    await expect(within(list).getByRole('region', { name: 'As long as it is there' })).toHaveTextContent(
      /Glorious Anthem.*about Grizzly Bears, Roon of the Hidden Realm/,
    );
    await userEvent.click(
      within(list).getByRole('button', { name: 'Why is this effect of Healing Salve there?' }),
    );
    const why = await canvas.findByRole('region', { name: 'Why' });
    await expect(why).toHaveTextContent('Alice casts Healing Salve.');
    await expect(why).not.toHaveTextContent('Giant Growth');
  },
};

/** The same by keys alone; the source is one more press away. */
export const ByKeys: Story = {
  args: { source: ran(busy), takesFocus: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Inspector' })).toHaveFocus());
    await userEvent.keyboard('f');
    const list = await canvas.findByRole('region', { name: 'In force' });
    await waitFor(() => expect(list).toHaveFocus());
    const anthem = within(list).getByRole('button', { name: 'Glorious Anthem' });
    for (let tabs = 0; tabs < 20 && document.activeElement !== anthem; tabs += 1) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Now, and as printed')).toBeVisible();
    await userEvent.keyboard('f');
    await expect(await canvas.findByRole('region', { name: 'In force' })).toBeVisible();
  },
};
