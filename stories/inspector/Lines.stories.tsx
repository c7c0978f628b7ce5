import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { fromActor, type Source } from '../../machines/play/trace/index.ts';
import { Inspector } from '../../ui/inspector/index.ts';
import '../../ui/styles.css';
import { fullHeight } from '../full-height.tsx';
import { idOf, played, table } from '../tables.ts';

/**
 * Who goes back and does something else begins another line of the game. Both are kept, have names, and are compared:
 * what was done where they part, and all that came of it.
 */
const meta: Meta<typeof Inspector> = {
  title: 'Inspector/Lines',
  component: Inspector,
  argTypes: { source: { control: false } },
  decorators: [fullHeight],
};

export default meta;
type Story = StoryObj<typeof Inspector>;

/** Alice has cast a Lightning Bolt, whose target is asked for. */
function bolting(): Source {
  const game = table([
    { library: ['Mountain'], hand: ['Lightning Bolt'], battlefield: ['Mountain', 'Mountain'] },
    { library: ['Mountain'], battlefield: ['Grizzly Bears'] },
  ]);
  const object = idOf(game, 'Lightning Bolt');
  return fromActor(played(game, { type: 'spell.cast', player: 0, object }));
}

export const ABoltOnEither: Story = {
  args: { source: bolting(), viewer: 'judge' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const answers = () => within(canvas.getByRole('region', { name: 'Decision' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Bob' }));
    await userEvent.keyboard('  ');
    await expect(await canvas.findByText('Bob loses 3 life.')).toBeVisible();
    await userEvent.keyboard('uuu');
    await expect(await canvas.findByText(/An earlier step/)).toBeVisible();
    await userEvent.click(answers().getByRole('button', { name: /^Grizzly Bears/ }));
    await userEvent.keyboard('  ');
    await userEvent.click(await canvas.findByRole('button', { name: 'Compare' }));
    const panel = within(await canvas.findByRole('dialog', { name: 'Lines of the game' }));
    await expect(panel.getByText(/^From step 0 of Main line/)).toHaveTextContent(
      /Grizzly Bears.*Instead of: .*Bob/,
    );
    const rows = () => panel.getAllByRole('row').map(({ textContent }) => textContent);
    await expect(rows()).toEqual([
      '3 differencesLine 2Main line',
      'Boblife2017',
      'Bobonly on the battlefield—Grizzly Bears',
      'Bobonly in the graveyardGrizzly Bears—',
    ]);
    const name = panel.getByRole('textbox', { name: 'Name of Line 2' });
    await userEvent.clear(name);
    await userEvent.type(name, 'At the Bears');
    await expect(canvas.getByRole('option', { name: 'At the Bears' })).toBeInTheDocument();
    await userEvent.click(panel.getByRole('button', { name: 'Look at it' }));
    await expect(canvas.getByRole('combobox', { name: 'Line' })).toHaveValue('0');
    await expect(rows()[1]).toBe('Boblife1720');
  },
};

/** The same done again at an earlier step is no other line: one goes along the one that is there. */
export const TheSameAgain: Story = {
  args: { source: bolting(), viewer: 'judge' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Bob' }));
    await userEvent.keyboard('u');
    await expect(await canvas.findByText(/An earlier step/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Bob' }));
    await expect(canvas.queryByText(/An earlier step/)).toBeNull();
    await expect(canvas.queryByRole('combobox', { name: 'Line' })).toBeNull();
  },
};
