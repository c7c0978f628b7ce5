import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fromActor, type Source } from '../../machines/play/trace/index.ts';
import { Inspector } from '../../ui/inspector/index.ts';
import '../../ui/styles.css';
import { fullHeight } from '../full-height.tsx';
import { idOf, midgame, newGame, played } from '../tables.ts';

/**
 * The whole inspector on a game: chart, table, stack, decision, log and the way through time, by mouse and by keyboard.
 */
const meta: Meta<typeof Inspector> = {
  title: 'Inspector/Game',
  component: Inspector,
  argTypes: { source: { control: false } },
  decorators: [fullHeight],
};

export default meta;
type Story = StoryObj<typeof Inspector>;

function bolted(): Source {
  const game = midgame();
  const source = fromActor(
    played(
      game,
      { type: 'land.play', player: 0, object: idOf(game, 'Forest', 'hand') },
      { type: 'spell.cast', player: 0, object: idOf(game, 'Giant Growth') },
    ),
  );
  return source;
}

export const Midgame: Story = {
  render: (args) => <Inspector {...args} />,
  args: { source: fromActor(played(midgame())), viewer: 0 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Turn 5')).toBeVisible();
    await expect(canvas.getByText('the beginning of combat step')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: /^Serra Angel, / }));
    await expect(await canvas.findByText('Now, and as printed')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Pass priority/ })).toBeVisible();
  },
};

/** One target is one click, with a line to it before; who thought better of it undoes that, and chooses another. */
export const ChoosingATarget: Story = {
  args: { source: bolted(), viewer: 0 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const mine = await canvas.findByRole('region', { name: 'Alice' });
    const bears = within(mine).getByRole('button', { name: /^Grizzly Bears, .*may be chosen/ });
    await userEvent.hover(bears);
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('.sc-arrows [data-kind=target]')).toHaveLength(1),
    );
    await userEvent.click(bears);
    await expect(await canvas.findByText('→ Grizzly Bears')).toBeVisible();
    await expect(canvas.getByText('Giant Growth resolves')).toBeVisible();
    await userEvent.keyboard('u');
    await expect(await canvas.findByText(/An earlier step/)).toBeVisible();
    const answers = within(canvas.getByRole('region', { name: 'Decision' }));
    await userEvent.click(answers.getByRole('button', { name: /^Serra Angel/ }));
    await expect(await canvas.findByText('→ Serra Angel')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Line' })).toHaveValue('1');
  },
};

/** What happens within one event: microstep by microstep, back and on; and a whole step of the turn at once. */
export const StepsOfEverySize: Story = {
  args: { source: fromActor(newGame('sizes')), viewer: 'judge' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^Keep/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Keep/ }));
    await expect(await canvas.findByText('Turn 1')).toBeVisible();
    const size = await canvas.findByRole('combobox', { name: 'Length of a step' });
    await userEvent.selectOptions(size, 'microstep');
    await userEvent.click(canvas.getByRole('button', { name: 'Step back by a microstep' }));
    const at = () => /microstep (\d+) of (\d+)/.exec(canvas.getByText(/^microstep \d/).textContent ?? '');
    const [, before, of] = at() ?? [];
    await expect(Number(before)).toBe(Number(of) - 1);
    await userEvent.click(canvas.getByRole('button', { name: 'Step forward by a microstep' }));
    await expect(canvas.queryByText(/^microstep \d/)).toBeNull();
    await userEvent.selectOptions(size, 'step');
    await userEvent.click(canvas.getByRole('button', { name: 'Step back by a step' }));
    await expect(canvas.getByText(/An earlier step/)).toBeVisible();
    await expect(canvas.getByText(/^0 \/ /)).toBeVisible();
  },
};

export const SteppingBack: Story = {
  args: { source: fromActor(newGame('steps')), viewer: 'judge' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^Keep/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Keep/ }));
    await expect(canvas.getByText('Turn 1')).toBeVisible();
    await userEvent.keyboard('p');
    await expect(await canvas.findByText(/An earlier step/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Mulligan to/ }));
    await expect(canvas.getByRole('combobox', { name: 'Line' })).toHaveValue('1');
  },
};

/** With the keyboard alone: to the hand, along it, and what can't be played says why. */
export const ByKeyboard: Story = {
  args: { source: fromActor(played(midgame())), viewer: 0 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const inspector = await canvas.findByRole('region', { name: 'Inspector' });
    inspector.focus();
    await userEvent.keyboard('h');
    await expect(canvas.getByRole('button', { name: /^Giant Growth, / })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    const bolt = canvas.getByRole('button', { name: /^Lightning Bolt, / });
    await expect(bolt).toHaveFocus();
    await waitFor(() => expect(bolt).toHaveAccessibleDescription(/Alice can’t pay \{R\}/));
    await userEvent.keyboard('{Enter}');
    await expect(
      within(canvas.getByRole('region', { name: 'Details' })).getByText(/Alice can’t pay/),
    ).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Enter}');
    await expect(await canvas.findByText('Alice plays Forest.')).toBeVisible();
    // Who doesn't see the table is told what happened, and who decides what.
    await waitFor(() =>
      expect(canvasElement.querySelector('[aria-live=polite]')).toHaveTextContent(
        /Alice plays Forest\. .*Alice: act or pass\.$/,
      ),
    );
    await userEvent.keyboard('{Escape} ');
    await expect(await canvas.findByText('Bob', { selector: '.sc-decision strong' })).toBeVisible();
    await userEvent.keyboard('/');
    await waitFor(() => expect(canvas.getByRole('searchbox', { name: 'Find in the log' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(inspector).toHaveFocus();
    // A dialog has the focus while it is open, and gives it back.
    const keys = canvas.getByRole('button', { name: 'Keyboard shortcuts' });
    keys.focus();
    await userEvent.keyboard('?');
    await expect(await canvas.findByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(keys).toHaveFocus());
  },
};

/** Each has its table, its log and so on: what is a landmark of one is there twice on such a page. */
export const TwoOnOnePage: Story = {
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: () => (
    <div style={{ display: 'grid', gridTemplateRows: '1fr 1fr', height: '100%' }}>
      <Inspector source={fromActor(newGame('first'))} theme="dark" />
      <Inspector source={fromActor(newGame('second'))} theme="light" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('region', { name: 'Inspector' });
    if (first === undefined || second === undefined) throw new Error('Two inspectors were expected.');
    await userEvent.click(within(first).getByRole('button', { name: /^Keep/ }));
    await expect(await within(first).findByText('Bob', { selector: '.sc-decision strong' })).toBeVisible();
    await userEvent.keyboard('p');
    await expect(await within(first).findByText(/An earlier step/)).toBeVisible();
    await expect(within(second).queryByText(/An earlier step/)).toBeNull();
    await expect(within(second).getByText('Alice', { selector: '.sc-decision strong' })).toBeVisible();
  },
};
