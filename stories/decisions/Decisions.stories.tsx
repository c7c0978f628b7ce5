import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { legalActions, viewFor } from '../../machines/game/index.ts';
import { type Answer, close, type Decision, type Game, open, write } from '../../machines/rules/index.ts';
import { DecidingContext, DecisionPanel, newDraft } from '../../ui/decisions/index.ts';
import { TableContext } from '../../ui/table/index.ts';
import '../../ui/styles.css';
import { onlyLooked } from '../looked.ts';
import { idOf, midgame, played, table } from '../tables.ts';

const game = midgame();
const bears = idOf(game, 'Grizzly Bears', 'battlefield');
const angel = idOf(game, 'Serra Angel', 'battlefield');
const elves = idOf(game, 'Llanowar Elves', 'battlefield');
const asked = { player: 0, decider: 0, rule: '608.2d', object: null } as const;

function Panel({
  decision,
  of = game,
  onAnswer,
}: {
  readonly decision: Decision;
  /** The game that asks. */
  readonly of?: Game;
  readonly onAnswer: (answer: Answer) => void;
}) {
  const [draft, setDraft] = useState(() => newDraft(decision, undefined));
  const asking: Game = of.pending === decision ? of : { ...of, pending: decision };
  const view = viewFor(asking, 'judge');
  return (
    <TableContext value={onlyLooked(view)}>
      <DecidingContext
        value={{
          game: asking,
          view,
          decision,
          draft,
          setDraft,
          act: () => ({ ok: true }),
          answer: (answer) => {
            onAnswer(answer);
            return { ok: true };
          },
        }}
      >
        <div className="sc-inspector">
          <DecisionPanel />
        </div>
      </DecidingContext>
    </TableContext>
  );
}

/**
 * Every kind of decision that a game asks for, by itself: what is asked and by which rule, how it is answered, and why an
 * answer is none. Where one thing is to be chosen, a click answers.
 */
const meta: Meta<typeof Panel> = {
  title: 'Decisions/Kinds',
  component: Panel,
  args: { onAnswer: fn() },
  argTypes: { decision: { control: false }, of: { control: false } },
  parameters: { docs: { story: { inline: false, height: '280px' } } },
};

export default meta;
type Story = StoryObj<typeof Panel>;

const button = (canvasElement: HTMLElement, name: RegExp | string) =>
  within(canvasElement).getByRole('button', { name });

export const Mulligan: Story = {
  args: { decision: { ...asked, kind: 'mulligan', rule: '103.5', about: 'keep this hand?', taken: 0 } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(button(canvasElement, 'Keep seven'));
    await expect(args.onAnswer).toHaveBeenCalledWith(false);
  },
};

export const Choose: Story = {
  args: {
    decision: {
      ...asked,
      kind: 'choose',
      about: 'choose creatures',
      options: [{ object: bears }, { object: angel }, { player: 1 }],
      min: 1,
      max: 2,
      hidden: false,
      purpose: 'effect',
      tone: 'good',
    },
  },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByText(/Choose at least 1; 0 chosen/)).toBeVisible();
    await userEvent.click(button(canvasElement, /^Serra Angel/));
    await userEvent.click(button(canvasElement, /^Bob/));
    await userEvent.click(button(canvasElement, /^Done/));
    await expect(args.onAnswer).toHaveBeenCalledWith([1, 2]);
  },
};

export const Confirm: Story = {
  args: { decision: { ...asked, kind: 'confirm', about: 'draw a card?', tone: 'good' } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(button(canvasElement, /^Yes/));
    await expect(args.onAnswer).toHaveBeenLastCalledWith(true);
    await userEvent.click(button(canvasElement, /^No/));
    await expect(args.onAnswer).toHaveBeenLastCalledWith(false);
  },
};

export const Option: Story = {
  args: {
    decision: { ...asked, kind: 'option', about: 'choose a color', options: ['white', 'blue', 'black'] },
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(button(canvasElement, 'blue'));
    await expect(args.onAnswer).toHaveBeenCalledWith(1);
  },
};

/** 201.4: any card's name may be chosen, so that it is searched for. What isn't found is typed whole. */
export const CardName: Story = {
  args: { decision: { ...asked, kind: 'cardName', rule: '201.4', about: 'choose a card name' } },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('searchbox', { name: 'Search for a name' });
    await expect(button(canvasElement, 'Serra Angel')).toBeVisible();
    await userEvent.type(field, 'lightning b');
    await userEvent.click(button(canvasElement, 'Lightning Bolt'));
    await expect(args.onAnswer).toHaveBeenLastCalledWith('Lightning Bolt');
    await userEvent.clear(field);
    await userEvent.type(field, 'Nameless Thing{Enter}');
    await expect(args.onAnswer).toHaveBeenLastCalledWith('Nameless Thing');
  },
};

/** Alice ventures on from the second room of her dungeon. */
function venturing(): Game {
  const changed = open(table([{ command: ['Lost Mine of Phandelver'] }, {}]), 'copy');
  write(changed).object(idOf(changed, 'Lost Mine of Phandelver')).room = 'Goblin Lair';
  return close(changed);
}

/** 309.5a: the next room is chosen on the map of the dungeon, where its text and what comes after it can be read. */
export const RoomOfADungeon: Story = {
  args: {
    of: venturing(),
    decision: {
      ...asked,
      kind: 'option',
      rule: '309.5a',
      about: 'choose a room',
      options: ['Storeroom', 'Dark Pool'],
    },
  },
  play: async ({ canvasElement, args }) => {
    const rooms = within(within(canvasElement).getByRole('list', { name: 'Rooms' }));
    await expect(rooms.getAllByRole('listitem')).toHaveLength(4);
    await expect(rooms.getAllByRole('button')).toHaveLength(2);
    await userEvent.click(rooms.getByRole('button', { name: 'Dark Pool' }));
    await expect(args.onAnswer).toHaveBeenCalledWith(1);
  },
};

export const NumberOfX: Story = {
  args: {
    decision: { ...asked, kind: 'number', rule: '107.3', about: 'choose X', min: 0, max: 5, purpose: 'x' },
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(button(canvasElement, 'X: more'));
    await userEvent.click(button(canvasElement, 'X: more'));
    await userEvent.click(button(canvasElement, /^Done/));
    await expect(args.onAnswer).toHaveBeenCalledWith(2);
  },
};

export const Modes: Story = {
  args: {
    decision: {
      ...asked,
      kind: 'modes',
      rule: '700.2',
      about: 'choose one',
      options: [
        { text: 'Counter target spell.', legal: false },
        { text: 'Draw two cards.', legal: true },
      ],
      min: 1,
      max: 1,
      sameTwice: false,
    },
  },
  play: async ({ canvasElement, args }) => {
    await expect(button(canvasElement, /^Counter target spell\.\s*can’t be chosen/)).toBeDisabled();
    await userEvent.click(button(canvasElement, 'Draw two cards.'));
    await expect(args.onAnswer).toHaveBeenCalledWith([1]);
  },
};

/** One of several things: a click on its button is the answer. */
export const ChooseOne: Story = {
  args: {
    decision: {
      ...asked,
      kind: 'choose',
      about: 'choose a target',
      options: [{ object: bears }, { object: angel }],
      min: 1,
      max: 1,
      hidden: false,
      purpose: 'target',
      tone: 'good',
    },
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(button(canvasElement, /^Serra Angel/));
    await expect(args.onAnswer).toHaveBeenCalledWith([1]);
  },
};

export const OrderOfTriggers: Story = {
  args: {
    decision: {
      ...asked,
      kind: 'order',
      rule: '603.3b',
      about: 'order these triggers',
      items: [bears, angel, elves].map((object) => ({ object, text: 'Draw a card.', ref: null })),
      hidden: false,
    },
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(button(canvasElement, 'Grizzly Bears: later'));
    await userEvent.click(button(canvasElement, /^In this order/));
    await expect(args.onAnswer).toHaveBeenCalledWith([1, 0, 2]);
  },
};

export const Divide: Story = {
  args: {
    decision: {
      ...asked,
      kind: 'divide',
      rule: '601.2d',
      about: 'divide 4 damage',
      amount: 4,
      among: [{ object: bears }, { player: 1 }],
      least: 1,
    },
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(button(canvasElement, 'Grizzly Bears: more'));
    await expect(within(canvasElement).getByText(/Divide exactly 4; the shares make 5/)).toBeVisible();
    await userEvent.click(button(canvasElement, 'Bob: less'));
    await userEvent.click(button(canvasElement, /^Done/));
    await expect(args.onAnswer).toHaveBeenCalledWith([3, 1]);
  },
};

export const Arrange: Story = {
  args: {
    decision: {
      ...asked,
      kind: 'arrange',
      rule: '701.22a',
      about: 'scry 2',
      cards: (game.players[0]?.library ?? []).slice(0, 2),
      piles: ['top', 'bottom'],
    },
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(
      within(canvasElement).getAllByRole('button', { name: '→ bottom' })[0] ?? canvasElement,
    );
    await userEvent.click(button(canvasElement, /^Done/));
    await expect(args.onAnswer).toHaveBeenCalledWith([[1], [0]]);
  },
};

export const Replacement: Story = {
  args: {
    decision: {
      ...asked,
      kind: 'replacement',
      rule: '616.1',
      about: 'which applies next?',
      options: [
        { object: bears, text: 'Prevent that damage.' },
        { object: angel, text: 'It is dealt to Serra Angel instead.' },
      ],
    },
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(button(canvasElement, /^Serra Angel/));
    await expect(args.onAnswer).toHaveBeenCalledWith(1);
  },
};

export const ReverseMana: Story = {
  args: {
    decision: {
      ...asked,
      kind: 'reverseMana',
      rule: '733.1',
      about: 'which mana abilities are reversed?',
      abilities: [
        { object: elves, reversible: true },
        { object: bears, reversible: false },
      ],
    },
  },
  play: async ({ canvasElement, args }) => {
    await expect(button(canvasElement, 'Grizzly Bears')).toBeDisabled();
    await userEvent.click(button(canvasElement, 'Llanowar Elves'));
    await userEvent.click(button(canvasElement, /^Done/));
    await expect(args.onAnswer).toHaveBeenCalledWith([0]);
  },
};

/** What the game asks. */
function askedIn({ pending }: Game): Decision {
  if (pending === null) throw new Error('Nothing is asked.');
  return pending;
}

const pass = (player: number) => ({ type: 'priority.pass', player }) as const;
const goblin = idOf(game, 'Raging Goblin', 'battlefield');
const theirBears = idOf(game, 'Grizzly Bears', 'battlefield', 1);
const attack = [
  ...[pass(0), pass(1), pass(0), pass(1)],
  {
    type: 'decision.answer',
    player: 0,
    answer: [bears, angel].map((object) => ({ object, defender: { player: 1 } })),
  },
  ...[pass(0), pass(1)],
] as const;
const attacked = played(game, ...attack).getSnapshot().context.game;

/** Alice attacks with her Bears and her Angel; Bob has two creatures, neither of which flies. */
export const Blockers: Story = {
  args: { of: attacked, decision: askedIn(attacked) },
  play: async ({ canvasElement, args }) => {
    // What flies isn't offered to what doesn't (702.9b).
    await expect(within(canvasElement).queryByRole('button', { name: /blocks Serra Angel/ })).toBeNull();
    await userEvent.click(button(canvasElement, 'Raging Goblin blocks Grizzly Bears'));
    await userEvent.click(button(canvasElement, 'Grizzly Bears blocks Grizzly Bears'));
    await userEvent.click(button(canvasElement, /^Block/));
    await expect(args.onAnswer).toHaveBeenCalledWith([
      { object: goblin, attackers: [bears] },
      { object: theirBears, attackers: [bears] },
    ]);
  },
};

const blocks = [goblin, theirBears].map((object) => ({ object, attackers: [bears] }));
const blocked = played(
  game,
  ...attack,
  { type: 'decision.answer', player: 1, answer: blocks },
  ...[pass(0), pass(1)],
).getSnapshot().context.game;

/** Both of Bob's creatures block the Bears: their damage is divided as Alice likes (510.1c). */
export const CombatDamage: Story = {
  args: { of: blocked, decision: askedIn(blocked) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const [less] = canvas.getAllByRole('button', { name: /^Grizzly Bears to (.*): less$/ }).filter(isEnabled);
    await userEvent.click(less ?? canvasElement);
    await expect(canvas.getByText('1 of 2')).toBeVisible();
    const dealt = button(canvasElement, /^Deal damage/);
    await expect(dealt).toHaveAttribute('aria-disabled', 'true');
    const [, other] = canvas.getAllByRole('button', { name: /^Grizzly Bears to (.*): more$/ });
    await userEvent.click(other ?? canvasElement);
    await expect(dealt).toHaveAttribute('aria-disabled', 'false');
    await userEvent.click(dealt);
    await expect(args.onAnswer).toHaveBeenCalledOnce();
  },
};

const isEnabled = (element: HTMLElement) => !(element instanceof HTMLButtonElement && element.disabled);

const elvesInHand = idOf(game, 'Llanowar Elves', 'hand');
const forest = idOf(game, 'Forest', 'battlefield');
const paying = played(
  game,
  { type: 'ability.activate', player: 0, object: forest, ability: manaAbilityOf(forest) },
  { type: 'spell.cast', player: 0, object: elvesInHand, payment: 'manual' },
).getSnapshot().context.game;

/** The mana abilities of a land, as legal actions name them. */
function manaAbilityOf(object: number) {
  for (const action of legalActions(played(game).getSnapshot().context.game, 0))
    if (action.type === 'ability.activate' && action.object === object) return action.ability;
  throw new Error('It has no mana ability.');
}

/** One green mana is in the pool: it is picked and pays, or the engine pays. */
export const Payment: Story = {
  args: { of: paying, decision: askedIn(paying) },
  play: async ({ canvasElement, args }) => {
    const pay = button(canvasElement, /^Pay with what is picked/);
    await expect(pay).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button(canvasElement, /^G mana/));
    await expect(pay).toHaveAttribute('aria-disabled', 'false');
    await userEvent.click(pay);
    await expect(args.onAnswer).toHaveBeenLastCalledWith({ units: [0] });
    await userEvent.click(button(canvasElement, /^Pay automatically/));
    await expect(args.onAnswer).toHaveBeenLastCalledWith('auto');
  },
};

const inHand = table([
  {
    hand: ['Reach Through Mists', 'Glacial Ray', 'Evermind'],
    battlefield: ['Island', 'Island', 'Island', 'Mountain', 'Mountain'],
    library: ['Forest'],
  },
  {},
]);
const splicing = played(inHand, {
  type: 'spell.cast',
  player: 0,
  object: idOf(inHand, 'Reach Through Mists'),
}).getSnapshot().context.game;

/** Cards are spliced onto the spell one after the other: one of those that can be, or none (601.2b, 702.47b). */
export const Splicing: Story = {
  args: { of: splicing, decision: askedIn(splicing) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(button(canvasElement, /^Done/));
    await expect(args.onAnswer).toHaveBeenLastCalledWith([]);
    await userEvent.click(button(canvasElement, /^Glacial Ray/));
    await userEvent.click(button(canvasElement, /^Done/));
    await expect(args.onAnswer).toHaveBeenLastCalledWith([0]);
  },
};
