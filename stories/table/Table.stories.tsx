import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { viewFor } from '../../machines/game/index.ts';
import { type CardDefinition, close, type Game, open, placeCard, write } from '../../machines/rules/index.ts';
import { Arrows, arrowsOf, Table, TableContext } from '../../ui/table/index.ts';
import '../../ui/styles.css';
import { onlyLooked } from '../looked.ts';
import { idOf, midgame, played, table } from '../tables.ts';

function Shown({
  game,
  viewer,
  isNarrow = false,
}: {
  readonly game: Game;
  readonly viewer: number | 'judge';
  readonly isNarrow?: boolean;
}) {
  const within = useRef<HTMLElement>(null);
  return (
    <TableContext value={onlyLooked(viewFor(game, viewer))}>
      <div className="sc-inspector" style={{ height: '100vh' }}>
        <main className="sc-middle" ref={within}>
          <Table near={viewer === 'judge' ? 0 : viewer} isNarrow={isNarrow} />
          <Arrows arrows={arrowsOf(game)} within={within} />
        </main>
      </div>
    </TableContext>
  );
}

/** The table through a judge’s or a player’s eyes: zones, permanents, attacks and blocks, and what the rules hold of each. */
const meta: Meta<typeof Shown> = {
  title: 'Table/Table',
  component: Shown,
  argTypes: { game: { control: false } },
};

export default meta;
type Story = StoryObj<typeof Shown>;

export const JudgesEyes: Story = {
  args: { game: midgame(), viewer: 'judge' },
  play: async ({ canvasElement }) => {
    const hand = within(canvasElement).getByRole('region', { name: 'Bob’s hand' });
    await expect(within(hand).getByRole('button', { name: /^Lightning Bolt/ })).toBeVisible();
  },
};

export const PlayersEyes: Story = {
  args: { game: midgame(), viewer: 0 },
  play: async ({ canvasElement }) => {
    const hand = within(canvasElement).getByRole('region', { name: 'Bob’s hand' });
    await expect(within(hand).queryByRole('button', { name: /^Lightning Bolt/ })).toBeNull();
    await expect(within(hand).getAllByRole('button')).toHaveLength(2);
  },
};

function attacking(): Game {
  const game = midgame();
  const attackers = ['Serra Angel', 'Grizzly Bears'].map((name) => ({
    object: idOf(game, name, 'battlefield'),
    defender: { player: 1 },
  }));
  const actor = played(
    game,
    { type: 'priority.pass', player: 0 },
    { type: 'priority.pass', player: 1 },
    { type: 'priority.pass', player: 0 },
    { type: 'priority.pass', player: 1 },
    { type: 'decision.answer', player: 0, answer: attackers },
  );
  return actor.getSnapshot().context.game;
}

export const Attacking: Story = {
  args: { game: attacking(), viewer: 0 },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('button', { name: /^Serra Angel, .*attacks Bob/ }),
    ).toBeVisible();
    // Arrows are drawn once the cards have been measured.
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('.sc-arrows [data-kind=attack]')).toHaveLength(2),
    );
  },
};

/** Two creatures paired, one that another player owns, a card suspended, counters of a player, damage of a commander. */
function marked(): Game {
  const game = open(
    table([
      {
        library: ['Forest'],
        battlefield: ['Grizzly Bears', 'Llanowar Elves', 'Serra Angel'],
        exile: ['Lightning Bolt'],
        command: ['Giant Spider'],
      },
      { library: ['Mountain'], battlefield: ['Fiend Hunter'], exile: ['Raging Goblin'] },
    ]),
    'copy',
  );
  const of = (name: string) => write(game).object(idOf(game, name));
  of('Grizzly Bears').pairedWith = idOf(game, 'Llanowar Elves');
  of('Llanowar Elves').pairedWith = idOf(game, 'Grizzly Bears');
  of('Serra Angel').owner = 1;
  of('Serra Angel').monstrous = true;
  of('Lightning Bolt').counters = { time: 2 };
  of('Fiend Hunter').links = {
    exiled: { objects: [idOf(game, 'Raging Goblin')], players: [], values: [] },
  };
  const commander = of('Giant Spider').card;
  Object.assign(write(game).player(0), {
    counters: { poison: 3, energy: 2 },
    commanders: [commander],
    commanderCasts: { [commander]: 2 },
  });
  write(game).player(1).commanderDamage = { [commander]: 12 };
  write(game).changed();
  return close(game);
}

export const Marked: Story = {
  args: { game: marked(), viewer: 'judge' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const card = (name: RegExp) => canvas.getByRole('button', { name });
    await expect(card(/^Grizzly Bears, .*paired with Llanowar Elves/)).toBeVisible();
    await expect(card(/^Serra Angel, .*owned by Bob, monstrous/)).toBeVisible();
    await expect(canvas.getByText('3 poison')).toBeVisible();
    await expect(canvas.getByText('12 from Giant Spider')).toBeVisible();
    for (const pile of ['Alice', 'Bob'].map((player) => within(canvas.getByRole('region', { name: player }))))
      await userEvent.click(pile.getByRole('button', { name: /Exile/ }));
    await expect(card(/^Lightning Bolt, Instant, 2 time counters/)).toBeVisible();
    await expect(card(/^Raging Goblin, .*with Fiend Hunter/)).toBeVisible();
    await userEvent.click(card(/Command/));
    await expect(card(/^Giant Spider, .*commander, costs \{4\} more/)).toBeVisible();
  },
};

/** Alice has a sticker on a creature and two that she hasn’t put on anything, an Attraction, and another in her deck of these. */
function withStickersAndAttractions(): Game {
  const ride = (name: string, ...lights: readonly number[]) => ({ ...attraction, name, lights });
  const empty = table([{ battlefield: ['Grizzly Bears'] }, {}]);
  const definitions = {
    ...empty.definitions,
    Wheel: ride('Wheel', 2, 6),
    Booth: ride('Booth', 3, 6),
    'Sheet of Words': {
      name: 'Sheet of Words',
      types: [],
      stickers: [
        { sticker: 'name', words: 'Mana' },
        { sticker: 'powerToughness', power: 5, toughness: 1, tickets: 2 },
        { sticker: 'art', art: 'a hat' },
      ],
    },
  } satisfies Game['definitions'];
  const game = open({ ...empty, definitions }, 'copy');
  write(game).player(0).stickerSheets = ['Sheet of Words'];
  write(game).object(idOf(game, 'Grizzly Bears')).stickers = [
    { sticker: 'Sheet of Words#stickers.2', timestamp: 1 },
  ];
  placeCard(game, 'Wheel', 'battlefield', 0);
  write(game).object(placeCard(game, 'Booth', 'command', 0)).faceDown = true;
  write(game).changed();
  return close(game);
}

const attraction: Omit<CardDefinition, 'name'> = { types: ['artifact'], subtypes: ['Attraction'] };

/** 123.2c, 717.2: sticker sheets are open to all, and an Attraction deck is told by its backs. */
export const StickersAndAttractions: Story = {
  args: { game: withStickersAndAttractions(), viewer: 1 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: /^Wheel, .*lit: 2, 6/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^1 ?Attractions/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Command/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^2 ?Stickers/ }));
    const stickers = within(canvas.getByRole('list', { name: 'Stickers' })).getAllByRole('listitem');
    await expect(stickers.map(({ textContent }) => textContent)).toEqual([
      'Mana name',
      '5/1 power and toughness, 2 tickets',
      'a hat art on Grizzly Bears',
    ]);
  },
};

const many = [
  'Grizzly Bears',
  'Llanowar Elves',
  'Serra Angel',
  'Giant Spider',
  'Elvish Mystic',
  'Centaur Courser',
];

/** The more lies on the table, the smaller it is: nothing has to be scrolled to. */
export const ManyPermanents: Story = {
  args: {
    viewer: 'judge',
    game: table(
      Array.from({ length: 2 }, () => ({
        library: ['Forest'],
        hand: ['Forest', 'Giant Growth'],
        battlefield: ['Forest', 'Plains', ...many, ...many, ...many, ...many],
      })),
    ),
  },
  play: async ({ canvasElement }) => {
    const lanes = [...canvasElement.querySelectorAll('.sc-lanes')];
    await expect(lanes).toHaveLength(2);
    for (const one of lanes) await expect(one.scrollHeight).toBeLessThanOrEqual(one.clientHeight + 8);
    await expect(canvasElement.querySelector('.sc-table')).not.toHaveAttribute('data-density', '0');
  },
};

export const SixPlayers: Story = {
  args: {
    viewer: 2,
    game: table(
      Array.from({ length: 6 }, () => ({
        library: ['Forest'],
        hand: ['Forest', 'Giant Growth'],
        battlefield: ['Forest', 'Forest', 'Llanowar Elves', 'Grizzly Bears'],
      })),
    ),
  },
  play: async ({ canvasElement }) => {
    const players = within(canvasElement)
      .getAllByRole('region')
      .filter((one) => one.classList.contains('sc-area'));
    await expect(players).toHaveLength(6);
    // No player's things are cut off by another's, or lie on them.
    for (const one of players) await expect(one.scrollHeight).toBeLessThanOrEqual(one.clientHeight + 1);
    // What one of the others has is folded to a line; with Shift, what all of them have.
    const folds = within(canvasElement).getAllByRole('button', { name: /^Permanents of/, expanded: true });
    await expect(folds).toHaveLength(5);
    const [first, second] = folds;
    if (first === undefined || second === undefined) return;
    const lines = () => within(canvasElement).queryAllByText('2 creatures, 2 lands');
    await userEvent.click(first);
    await expect(lines()).toHaveLength(1);
    const holding = userEvent.setup();
    await holding.keyboard('{Shift>}');
    await holding.click(second);
    await holding.keyboard('{/Shift}');
    await expect(lines()).toHaveLength(5);
    await userEvent.click(first);
    await expect(lines()).toHaveLength(4);
  },
};

/** On a narrow page the table scrolls as a whole, and the hand of the one opposite is a pile. */
export const Narrow: Story = {
  args: { game: midgame(), viewer: 'judge', isNarrow: true },
  play: async ({ canvasElement }) => {
    const bob = within(within(canvasElement).getByRole('region', { name: 'Bob' }));
    await expect(bob.queryByRole('region', { name: 'Bob’s hand' })).toBeNull();
    await userEvent.click(bob.getByRole('button', { name: '2 Hand' }));
    await expect(bob.getByRole('button', { name: /^Lightning Bolt/ })).toBeVisible();
  },
};
