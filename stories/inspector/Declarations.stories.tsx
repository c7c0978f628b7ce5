import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { PlayerEvent } from '../../machines/index.ts';
import { fromActor, type Source } from '../../machines/play/trace/index.ts';
import { Inspector } from '../../ui/inspector/index.ts';
import '../../ui/styles.css';
import { fullHeight } from '../full-height.tsx';
import { idOf, played, table } from '../tables.ts';

/** Attacks and blocks that are illegal as a whole, with the restriction or requirement that is broken. */
const meta: Meta<typeof Inspector> = {
  title: 'Inspector/Declarations',
  component: Inspector,
  argTypes: { source: { control: false } },
  decorators: [fullHeight],
};

export default meta;
type Story = StoryObj<typeof Inspector>;

const passes = (count: number): readonly PlayerEvent[] =>
  Array.from({ length: count }, (_, at) => ({ type: 'priority.pass', player: at % 2 }));

const library = ['Mountain', 'Mountain'];

function attacking(): Source {
  const game = table([
    { library, battlefield: ['Juggernaut', 'Mogg Flunkies', 'Grizzly Bears'] },
    { library, battlefield: [] },
  ]);
  return fromActor(played(game, ...passes(4)));
}

function blocking(): Source {
  const game = table([
    { library, battlefield: ['Alley Strangler', 'Nessian Boar'] },
    { library, battlefield: ['Grizzly Bears', 'Mogg Flunkies'] },
  ]);
  const attackers = ['Alley Strangler', 'Nessian Boar'].map((name) => ({
    object: idOf(game, name, 'battlefield'),
    defender: { player: 1 },
  }));
  const attack: PlayerEvent = { type: 'decision.answer', player: 0, answer: attackers };
  return fromActor(played(game, ...passes(4), attack, ...passes(2)));
}

/** The parts of the decision that a declaration is made with. */
async function declaration(canvasElement: HTMLElement) {
  const panel = await within(canvasElement).findByRole('region', { name: 'Decision' });
  const canvas = within(panel);
  const choose = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
  const reasons = () => panel.querySelector('.sc-reasons')?.textContent ?? '';
  return { panel, choose, reasons, done: (name: RegExp) => canvas.getByRole('button', { name }) };
}

/** A requirement that is neglected (508.1d), then a restriction that is broken (508.1c), then a legal attack. */
export const AnIllegalAttack: Story = {
  args: { source: attacking(), viewer: 0 },
  play: async ({ canvasElement }) => {
    const { panel, choose, reasons, done } = await declaration(canvasElement);
    await choose('None');
    await expect(reasons()).toBe('Juggernaut attacks if able. 508.1d');
    await expect(done(/^No attack/)).toHaveAttribute('aria-disabled', 'true');
    await choose('Mogg Flunkies attacks Bob');
    await expect(reasons()).toBe('Mogg Flunkies can’t attack alone. 508.1c');
    await expect(panel.querySelector('[data-refused=true]')).toHaveTextContent('Mogg Flunkies');
    await choose('Grizzly Bears attacks Bob');
    await expect(reasons()).toBe('Juggernaut attacks if able. 508.1d');
    await choose('Juggernaut attacks Bob');
    await expect(reasons()).toBe('');
    await userEvent.click(done(/^Attack with 3/));
    await within(canvasElement).findByRole('button', { name: /^Mogg Flunkies, .*attacks Bob/ });
  },
};

/** All that must block does (509.1c), a creature with menace isn't blocked by one (702.111b), nor does one block alone. */
export const AnIllegalBlock: Story = {
  args: { source: blocking(), viewer: 1 },
  play: async ({ canvasElement }) => {
    const { choose, reasons, done } = await declaration(canvasElement);
    // What is required is filled in already.
    await expect(reasons()).toBe('');
    await choose('Grizzly Bears blocks Nessian Boar');
    await choose('Mogg Flunkies blocks Nessian Boar');
    await expect(reasons()).toMatch(/Grizzly Bears blocks Nessian Boar if able\. 509\.1c/);
    await choose('Grizzly Bears blocks Alley Strangler');
    await expect(reasons()).toMatch(
      /Alley Strangler can’t be blocked except by 2 or more creatures\. 702\.111b/,
    );
    await choose('Grizzly Bears blocks Alley Strangler');
    await choose('Mogg Flunkies blocks Nessian Boar');
    await expect(reasons()).toBe('Mogg Flunkies can’t block alone. 509.1b');
    await choose('Grizzly Bears blocks Nessian Boar');
    await expect(reasons()).toBe('');
    await userEvent.click(done(/^Block/));
    await within(canvasElement).findByRole('button', { name: /^Mogg Flunkies, .*blocks Nessian Boar/ });
  },
};
