import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { viewFor } from '../../machines/game/index.ts';
import { close, type Game, open, write } from '../../machines/rules/index.ts';
import { Details, TableContext } from '../../ui/table/index.ts';
import '../../ui/styles.css';
import { onlyLooked } from '../looked.ts';
import { idOf, table } from '../tables.ts';

function Shown({ game, name }: { readonly game: Game; readonly name: string }) {
  return (
    <TableContext value={onlyLooked(viewFor(game, 'judge'))}>
      <div className="sc-inspector" style={{ height: '100vh', overflow: 'auto' }}>
        <section aria-label="Details">
          <Details id={idOf(game, name)} />
        </section>
      </div>
    </TableContext>
  );
}

/** Everything about one object: what it is now and as printed, what changed it layer by layer, what it is linked to. */
const meta: Meta<typeof Shown> = {
  title: 'Table/Details',
  component: Shown,
  argTypes: { game: { control: false } },
};

export default meta;
type Story = StoryObj<typeof Shown>;

/** A Serra Angel with a counter that lost everything, and what it got after that. */
function humbled(): Game {
  const game = table([{ battlefield: ['Glorious Anthem', 'Serra Angel'] }, { battlefield: ['Humility'] }]);
  const changed = open(game, 'copy');
  const angel = write(changed).object(idOf(changed, 'Serra Angel'));
  angel.counters = { '+1/+1': 1 };
  write(changed).changed();
  return close(changed);
}

/** 613.1: layer by layer, which effects made it what it is, whatever came first. */
export const LayerByLayer: Story = {
  args: { game: humbled(), name: 'Serra Angel' },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('heading', { name: /Changed by/ }).parentElement;
    if (list === null) throw new Error('The list of changes was expected.');
    const changes = within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent ?? '');
    await expect(changes).toHaveLength(4);
    await expect(changes[0]).toMatch(/^layer 6 Humility: loses all abilities 2 abilities → 0 abilities/);
    await expect(changes[1]).toMatch(
      /^layer 7b Humility: is 1\/1 4\/4 → 1\/1 .*have base power and toughness 1\/1 \(613\.4b; static ability/,
    );
    await expect(changes[2]).toMatch(/^layer 7c Glorious Anthem: gets \+1\/\+1 1\/1 → 2\/2/);
    await expect(changes[3]).toMatch(/^layer 7c Serra Angel: gets \+1\/\+1 2\/2 → 3\/3/);
  },
};

/** Nothing changes it: there is no such list. */
export const Unchanged: Story = {
  args: { game: table([{ battlefield: ['Serra Angel'] }, {}]), name: 'Serra Angel' },
  play: async ({ canvasElement }) => {
    const layers = within(canvasElement).getByRole('region', { name: /^Changed by/ });
    await expect(layers).toHaveTextContent('Nothing changes it: it is as it is printed.');
    await expect(within(layers).queryAllByRole('listitem')).toEqual([]);
  },
};

/** A dungeon with the venture marker in one of its rooms. */
function explored(): Game {
  const changed = open(table([{ command: ['Tomb of Annihilation'] }, {}]), 'copy');
  write(changed).object(idOf(changed, 'Tomb of Annihilation')).room = 'Oubliette';
  return close(changed);
}

/** 309.4: the rooms of a dungeon, the arrows between them, and where the venture marker is. */
export const Dungeon: Story = {
  args: { game: explored(), name: 'Tomb of Annihilation' },
  play: async ({ canvasElement }) => {
    const rooms = within(within(canvasElement).getByRole('list', { name: 'Rooms' })).getAllByRole('listitem');
    await expect(rooms).toHaveLength(5);
    const here = rooms.filter((room) => room.getAttribute('aria-current') === 'location');
    await expect(here).toHaveLength(1);
    await expect(here[0]).toHaveTextContent('Oubliette');
    await expect(here[0]).toHaveTextContent('Leads to Cradle of the Death God.');
  },
};

/** A Fiend Hunter that has exiled a creature. */
function hunted(): Game {
  const game = table([{ battlefield: ['Fiend Hunter'] }, { exile: ['Grizzly Bears'] }]);
  const changed = open(game, 'copy');
  const objects = [idOf(changed, 'Grizzly Bears')];
  write(changed).object(idOf(changed, 'Fiend Hunter')).links = {
    exiled: { objects, players: [], values: [] },
  };
  write(changed).changed();
  return close(changed);
}

const linkedOf = (canvasElement: HTMLElement): readonly string[] => {
  const list = within(canvasElement).getByRole('heading', { name: 'Linked abilities' }).parentElement;
  if (list === null) throw new Error('The list of linked abilities was expected.');
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '');
};

/** 607.2a: what a linked ability refers to, and the ability that did that. */
export const Linked: Story = {
  args: { game: hunted(), name: 'Fiend Hunter' },
  play: async ({ canvasElement }) => {
    const linked = linkedOf(canvasElement);
    await expect(linked).toHaveLength(1);
    await expect(linked[0]).toMatch(/^When this creature leaves the battlefield, return the exiled card/);
    await expect(linked[0]).toMatch(/\(607\.2a\)It is linked to: When this creature enters, you may exile/);
    await expect(linked[0]).toMatch(/It refers to Grizzly Bears \(turn \d+\)$/);
  },
};

/** 607.5a: it refers to nothing, and by which rule. */
export const LinkedToNothing: Story = {
  args: { game: table([{ battlefield: ['Quirion Elves'] }, {}]), name: 'Quirion Elves' },
  play: async ({ canvasElement }) => {
    const linked = linkedOf(canvasElement);
    await expect(linked[0]).toMatch(/: Add one mana of the chosen color\./);
    await expect(linked[0]).toMatch(
      /It refers to nothing\. Nothing was chosen for Quirion Elves .* 607\.5a$/,
    );
  },
};
