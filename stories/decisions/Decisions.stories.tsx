import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { viewFor } from '../../machines/game/index.ts';
import type { Answer, Decision, Game } from '../../machines/rules/index.ts';
import { DecidingContext, DecisionPanel, newDraft } from '../../ui/decisions/index.ts';
import { TableContext } from '../../ui/table/index.ts';
import '../../ui/styles.css';
import { idOf, midgame } from '../inspector/tables.ts';

const game = midgame();
const bears = idOf(game, 'Grizzly Bears', 'battlefield');
const angel = idOf(game, 'Serra Angel', 'battlefield');
const elves = idOf(game, 'Llanowar Elves', 'battlefield');
const asked = { player: 0, decider: 0, rule: '608.2d', object: null };

function Panel({
  decision,
  onAnswer,
}: {
  readonly decision: Decision;
  readonly onAnswer: (answer: Answer) => void;
}) {
  const [draft, setDraft] = useState(() => newDraft(decision, undefined));
  const asking: Game = { ...game, pending: decision };
  const view = viewFor(asking, 'judge');
  return (
    <TableContext
      value={{
        view,
        selected: null,
        select: () => undefined,
        lit: new Set(),
        choosing: null,
        enlarge: () => undefined,
      }}
    >
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

const meta: Meta<typeof Panel> = {
  title: 'Decisions/Kinds',
  component: Panel,
  args: { onAnswer: fn() },
  argTypes: { decision: { control: false } },
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
};

export const Option: Story = {
  args: {
    decision: { ...asked, kind: 'option', about: 'choose a color', options: ['white', 'blue', 'black'] },
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
  play: async ({ canvasElement }) => {
    await expect(button(canvasElement, 'Counter target spell.')).toBeDisabled();
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
};
