import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { assign, createActor, setup } from 'xstate';
import { scenario } from '../../machines/play/scenario/index.ts';
import { fromActor, type Source } from '../../machines/play/trace/index.ts';
import { Inspector } from '../../ui/inspector/index.ts';
import '../../ui/styles.css';
import { fullHeight } from '../full-height.tsx';
import { ran } from './ran.ts';

/** What an event made otherwise: of a game in the rules’ terms, of any machine’s context as a tree. */
const meta: Meta<typeof Inspector> = {
  title: 'Inspector/Changes',
  component: Inspector,
  argTypes: { source: { control: false } },
  decorators: [fullHeight],
};

export default meta;
type Story = StoryObj<typeof Inspector>;

/** A Lightning Bolt was cast at Bob, and both passed: it has resolved. */
const bolted = scenario('608.2: a Lightning Bolt has resolved', {
  rules: ['608.2'],
  alice: { hand: ['Lightning Bolt'], mana: 'R' },
  bob: { battlefield: ['Grizzly Bears'] },
  script: ['alice casts Lightning Bolt on bob', 'everyone passes'],
  expect: {},
});

const changes = async (canvas: ReturnType<typeof within>, tab: string) => {
  if (tab !== 'Changes') await userEvent.click(await canvas.findByRole('tab', { name: tab }));
  await userEvent.click(await canvas.findByRole('tab', { name: 'Changes' }));
  return within(await canvas.findByRole('region', { name: 'Changes' }));
};

/** What did the Bolt do as it resolved, and what is otherwise than before it was cast? */
export const OfAGame: Story = {
  args: { source: ran(bolted), takesFocus: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const shown = await changes(canvas, 'Devtools');
    const of = (name: string) => shown.getByText(name, { selector: 'strong' }).closest('li');
    await expect(of('Bob')).toHaveTextContent(/life.*20.*17/);
    await expect(of('Alice')).toHaveTextContent(/in the graveyard now Lightning Bolt/);
    await expect(of('Alice')).not.toHaveTextContent('in hand');
    const step = shown.getByRole('spinbutton', { name: /Compared with step/ });
    await userEvent.clear(step);
    await userEvent.type(step, '0');
    await expect(of('Alice')).toHaveTextContent(/in hand no more Lightning Bolt/);
    await userEvent.click(shown.getByText('As data'));
    await expect(shown.getByText('players', { selector: 'code' })).toBeVisible();
  },
};

const counter = setup({
  types: {
    context: {} as { readonly count: number; readonly seen: readonly string[] },
    events: {} as { type: 'counted'; by: string },
  },
  actions: {
    count: assign({
      count: ({ context }) => context.count + 1,
      seen: ({ context, event }) => [...context.seen, event.by],
    }),
  },
}).createMachine({ id: 'counter', context: { count: 0, seen: [] }, on: { counted: { actions: 'count' } } });

function counting(): Source {
  const actor = createActor(counter);
  const source = fromActor(actor);
  actor.start();
  for (const by of ['Ann', 'Ben', 'Cleo']) actor.send({ type: 'counted', by });
  return source;
}

/** Step by step, and from a step that was kept. */
export const OfAnotherMachine: Story = {
  args: { source: counting() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const shown = await changes(canvas, 'Changes');
    const rows = () => shown.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(rows()[0]).toContain('was 2 → is 3');
    await expect(shown.getByText('"Cleo"')).toBeVisible();
    await expect(shown.queryByText('"Ben"')).toBeNull();
    canvas.getByRole('region', { name: 'Inspector' }).focus();
    await userEvent.keyboard('{Home}');
    await userEvent.click(shown.getByRole('button', { name: 'Keep this one' }));
    canvas.getByRole('region', { name: 'Inspector' }).focus();
    await userEvent.keyboard('{End}');
    await expect(rows()[0]).toContain('was 0 → is 3');
    await expect(shown.getByText('"Ben"')).toBeVisible();
  },
};
