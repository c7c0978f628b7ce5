import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { scenario } from '../../machines/play/scenario/index.ts';
import { Inspector } from '../../ui/inspector/index.ts';
import '../../ui/styles.css';
import { fullHeight } from '../full-height.tsx';
import { ran } from './ran.ts';

/**
 * What may be done with a card and asked about it, on the card itself: a click starts its abilities, a right click or
 * the key w asks why it is here, tapped, or as large as it is.
 */
const meta: Meta<typeof Inspector> = {
  title: 'Inspector/On a card',
  component: Inspector,
  argTypes: { source: { control: false } },
  decorators: [fullHeight],
};

export default meta;
type Story = StoryObj<typeof Inspector>;

const played = () =>
  ran(
    scenario('611.2: what came of it is asked on the card', {
      rules: ['611.2'],
      alice: {
        hand: ['Grizzly Bears', 'Giant Growth', 'Battlegrowth', 'Battlegrowth'],
        mana: 'GGGGG',
        battlefield: ['Glorious Anthem', 'Prodigal Sorcerer', 'Prodigal Pyromancer'],
      },
      bob: {},
      script: [
        'alice casts Grizzly Bears',
        'everyone passes',
        'alice casts Giant Growth on Grizzly Bears',
        'everyone passes',
        'alice activates Prodigal Pyromancer on bob',
        'everyone passes',
        'alice casts Battlegrowth on Grizzly Bears',
        'everyone passes',
        'alice casts Battlegrowth on Grizzly Bears',
        'everyone passes',
      ],
      expect: { 'Grizzly Bears': { power: 8, toughness: 8 } },
    }),
  );

/** By mouse: from a card to the event that brought it, and that tapped it. */
export const AskedByMouse: Story = {
  args: { source: played() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fireEvent.contextMenu(await canvas.findByRole('button', { name: /^Grizzly Bears, .*8\/8/ }));
    const menu = await canvas.findByRole('menu', { name: 'Grizzly Bears' });
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Why is it here?' }));
    const why = await canvas.findByRole('region', { name: 'Why' });
    await expect(why).toHaveTextContent('Alice casts Grizzly Bears.');
    await expect(canvas.queryByRole('menu')).toBeNull();
    await fireEvent.contextMenu(canvas.getByRole('button', { name: /^Prodigal Pyromancer, .*tapped/ }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Why is it tapped?' }));
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'Why' })).toHaveTextContent(
        'Prodigal Pyromancer becomes tapped.',
      ),
    );
  },
};

/** A number is made up by several events: all are named, and each is one click away. */
export const ANumberAskedAbout: Story = {
  args: { source: played() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fireEvent.contextMenu(await canvas.findByRole('button', { name: /^Grizzly Bears, .*8\/8/ }));
    await userEvent.click(
      await canvas.findByRole('menuitem', { name: 'Why does it have 2 +1/+1 counters?' }),
    );
    const made = await canvas.findByRole('list', { name: 'What made it up' });
    const [first, second] = within(made).getAllByRole('button', {
      name: '1 +1/+1 counter is put on Grizzly Bears. Battlegrowth',
    });
    await expect(second).toHaveAttribute('aria-pressed', 'true');
    if (first !== undefined) await userEvent.click(first);
    await expect(first).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('list', { name: 'What made it up' })).toBeVisible();
  },
};

/** By keys: to the layers that make it as large as it is, and from one of them to what began it. */
export const AskedByKeys: Story = {
  args: { source: played() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    (await canvas.findByRole('button', { name: /^Grizzly Bears, .*8\/8/ })).focus();
    await userEvent.keyboard('w');
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Why is it here?' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: /^Grizzly Bears, / })).toHaveFocus();
    await userEvent.keyboard('w');
    await canvas.findByRole('menu');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{Enter}');
    const layers = await canvas.findByRole('region', { name: 'Changed by, layer by layer' });
    await waitFor(() => expect(layers).toHaveFocus());
    await expect(layers).toHaveTextContent(/Glorious Anthem: gets \+1\/\+1.*Giant Growth: gets \+3\/\+3/);
    const why = within(layers).getByRole('button', { name: 'why?' });
    for (let tabs = 0; tabs < 6 && document.activeElement !== why; tabs += 1) await userEvent.tab();
    await expect(why).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('region', { name: 'Why' })).toHaveTextContent(
      'An effect of Giant Growth begins.',
    );
  },
};

/** A click on a permanent offers what its abilities do; one more starts it. The same by keys. */
export const AnAbilityStarted: Story = {
  args: { source: played() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^Prodigal Sorcerer, .*may be chosen/ }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: /deals 1 damage to any target/ }));
    const decision = await canvas.findByRole('region', { name: 'Decision' });
    await waitFor(() => expect(decision).toHaveTextContent(/target/));
    await userEvent.keyboard('u');
    await waitFor(() => expect(decision).toHaveTextContent('act or pass'));
    canvas.getByRole('button', { name: /^Prodigal Sorcerer, .*may be chosen/ }).focus();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('menu', { name: 'Prodigal Sorcerer' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(decision).toHaveTextContent(/target/));
  },
};

/** What was there as the game began says so, and is left by the same keys. */
export const ThereFromTheBeginning: Story = {
  args: { source: played() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    (await canvas.findByRole('button', { name: /^Glorious Anthem/ })).focus();
    await userEvent.keyboard('w');
    await waitFor(() =>
      expect(
        canvas.getByRole('menuitem', { name: 'Why is it here? It was so as the game began.' }),
      ).toHaveFocus(),
    );
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('menu')).toBeNull();
    await expect(canvas.getByRole('button', { name: /^Glorious Anthem/ })).toHaveFocus();
  },
};
