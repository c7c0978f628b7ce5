import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { PlayerEvent } from '../../machines/index.ts';
import { fromActor, type Source, silent } from '../../machines/play/trace/index.ts';
import type { Game } from '../../machines/rules/index.ts';
import { Chart } from '../../ui/chart/index.ts';
import { fullHeight } from '../full-height.tsx';
import { idOf, midgame, newGame, played, table } from '../tables.ts';
import '../../ui/styles.css';

const passes = (count: number): readonly PlayerEvent[] =>
  Array.from({ length: count }, (_, at) => ({ type: 'priority.pass', player: at % 2 }));

const run = (game: Game, ...events: readonly PlayerEvent[]): Source => fromActor(played(game, ...events));

/** A creature spell is being made larger: its target isn't chosen yet. */
function announcing(): Source {
  const game = midgame();
  return run(game, { type: 'spell.cast', player: 0, object: idOf(game, 'Giant Growth') });
}

/** A spell asks its controller something while it resolves. */
function resolving(): Source {
  const game = table([
    {
      library: ['Swamp', 'Swamp', 'Swamp'],
      hand: ['Read the Bones'],
      battlefield: ['Swamp', 'Swamp', 'Swamp'],
    },
    { library: ['Swamp'] },
  ]);
  const cast = { type: 'spell.cast', player: 0, object: idOf(game, 'Read the Bones') } as const;
  return run(game, cast, ...passes(2));
}

/** A second land in one turn is refused. */
function secondLand(): Source {
  const game = table([{ library: ['Forest'], hand: ['Forest', 'Forest'] }, { library: ['Forest'] }]);
  const [first, second] = game.players[0]?.hand ?? [];
  if (first === undefined || second === undefined) throw new Error('Two lands were expected.');
  const actor = played(game);
  const source = fromActor(actor);
  for (const object of [first, second]) actor.send({ type: 'land.play', player: 0, object });
  return source;
}

/**
 * The game’s chart at different moments: nested states, lit where the run is in both regions; the transitions that were
 * taken; what guards answered, with the rule. A click on a state opens or closes it.
 */
const meta: Meta<typeof Chart> = {
  title: 'Chart/Chart',
  component: Chart,
  argTypes: { source: { control: false } },
  decorators: [fullHeight],
};

export default meta;
type Story = StoryObj<typeof Chart>;

export const HoldingPriority: Story = {
  args: { source: run(midgame()) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // The way to the innermost state of each region, all of it there to be read.
    for (const name of [
      /^Turn ?, active/,
      /^Precombat main ?, active/,
      /^Priority ?, active/,
      /^Holding ?, active/,
    ])
      await expect(await canvas.findByRole('button', { name })).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelectorAll('.sc-tile[data-active=true]')).toHaveLength(7));
  },
};

export const CastingASpell: Story = {
  args: { source: announcing() },
};

export const Resolving: Story = {
  args: {
    source: resolving(),
    withOutline: true,
  },
};

export const ARefusedLand: Story = {
  name: 'A refused land, with the rule',
  args: { source: secondLand() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [label] = await canvas.findAllByRole('button', { name: /^Transition land\.play/ });
    if (label === undefined) throw new Error('The transition isn’t written.');
    label.focus();
    await waitFor(() => expect(canvas.getByRole('tooltip')).toHaveTextContent('305.2'));
    await expect(canvas.getByRole('tooltip')).toHaveTextContent('can’t play more lands this turn: 1 of 1');
    // The same without looking for the line: what all guards answered in this step.
    await userEvent.click(canvas.getByText(/^Guards asked in this step/));
    await expect(canvas.getByRole('region', { name: 'Answers of guards' })).toHaveTextContent(
      /can’t play more lands this turn: 1 of 1 played\. 305\.2b/,
    );
  },
};

export const DeclaringAttackers: Story = {
  args: { source: run(midgame(), ...passes(4)) },
};

export const Starting: Story = {
  args: { source: fromActor(newGame('starting')) },
};

export const SearchAndOutline: Story = {
  args: { source: run(midgame()), withOutline: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox'), 'declare block{Enter}');
    await waitFor(() =>
      expect(canvasElement.querySelector('.sc-state[data-found=true]')).toHaveTextContent('Declare blockers'),
    );
    const tree = canvas.getByRole('tree');
    await expect(within(tree).getByText('Declare blockers')).toBeVisible();
    within(tree).getAllByRole('treeitem')[0]?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(within(tree).getByText('Mulligans')).toBeVisible();
  },
};

export const Waiting: Story = {
  args: { source: silent },
};
