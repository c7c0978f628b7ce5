import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { App } from '../../ui/page/App.tsx';
import { keptCards } from '../../ui/workshop/kept-cards.ts';
import { Workshop } from '../../ui/workshop/Workshop.tsx';
import { noFace, type WrittenCard } from '../../ui/workshop/written.ts';
import '../../ui/styles.css';
import '../../ui/page/page.css';
import '../../ui/workshop/workshop.css';

/**
 * A card's printed words on one side, and what each of them is understood as on the other: which word of the vocabulary,
 * by which rule, in which file. What one points at on either side is lit on both; what isn't understood is underlined,
 * and what is understood is played at once.
 */
const meta: Meta<typeof Workshop> = {
  title: 'Page/Workshop',
  component: Workshop,
  argTypes: { keeping: { control: false }, begins: { control: false } },
  args: { keeping: null, onTry: fn() },
};

export default meta;
type Story = StoryObj<typeof Workshop>;

const card = (text: string): WrittenCard => ({
  layout: 'normal',
  front: {
    ...noFace,
    name: 'Watchful Bear',
    manaCost: '{1}{G}',
    typeLine: 'Creature — Bear',
    size: '2/2',
    text,
  },
  back: noFace,
});

const dies = card('Trample\nWhenever another creature you control dies, target opponent loses 2 life.');

/** What is lit behind the text. */
const litWords = (canvasElement: HTMLElement): string =>
  [...canvasElement.querySelectorAll('.sc-ws-behind [data-lit="true"]')]
    .map((one) => one.textContent)
    .join(' ');

/** What is lit of the data. */
const litData = (canvasElement: HTMLElement): string =>
  canvasElement.querySelector('.sc-ws-data [data-lit="true"]')?.textContent ?? '';

const verdict = (canvasElement: HTMLElement, is: string) =>
  waitFor(() =>
    expect(canvasElement.querySelector('.sc-ws-verdict[data-reading="false"]')).toHaveTextContent(is),
  );

export const EachPhraseWithItsWord: Story = {
  args: { begins: dies },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await verdict(canvasElement, 'Same');
    const phrase = canvas.getByRole('button', { name: /^loses 2 life/ });
    await expect(phrase).toHaveTextContent('instruction loseLife 119.3 · words/instructions/lose-life.ts');
    await userEvent.hover(phrase);
    await waitFor(() => expect(litWords(canvasElement)).toBe('loses 2 life'));
    await expect(litData(canvasElement)).toContain('"loseLife"');
    await userEvent.unhover(phrase);
    await waitFor(() => expect(litWords(canvasElement)).toBe(''));
    // By keys as well: each phrase is a button, and the arrows go from one to the next.
    canvas.getByRole('button', { name: /^Trample/ }).focus();
    await waitFor(() => expect(litWords(canvasElement)).toBe('Trample'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(litWords(canvasElement)).toBe('Whenever another creature you control dies'));
    // Where one writes, the phrase around the cursor is lit.
    const text = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
    text.focus();
    text.setSelectionRange(text.value.indexOf('dies'), text.value.indexOf('dies'));
    await userEvent.keyboard('{Shift}');
    await waitFor(() => expect(litWords(canvasElement)).toBe('dies'));
    await expect(canvas.getByRole('button', { name: /^dies/ })).toHaveAttribute('data-lit', 'true');
  },
};

/** The data change as one writes; what isn't understood is underlined, with how far it is, and what could stand there. */
export const WritingOn: Story = {
  args: { begins: dies },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await verdict(canvasElement, 'Same');
    const text = canvas.getByRole('textbox', { name: 'Text' });
    await userEvent.clear(text);
    await userEvent.type(text, 'Vigilance');
    await verdict(canvasElement, 'Same');
    await expect(canvas.getByRole('region', { name: 'Data' })).toHaveTextContent('"vigilance"');
    await userEvent.type(text, '{Enter}When this creature enters, frobnicate a card.');
    await verdict(canvasElement, 'Declined');
    await expect(canvasElement.querySelector('.sc-ws-behind u')).toHaveTextContent('frobnicate a card.');
    await expect(canvas.getByRole('region', { name: 'What is understood' })).toHaveTextContent(
      /“When this creature enters,” is understood; “frobnicate a card\.” isn’t\..*There could be/,
    );
    await expect(canvas.getByRole('button', { name: 'Try it' })).toBeDisabled();
    // What is understood of the rest is shown all the same.
    await expect(canvas.getByRole('region', { name: 'Data' })).toHaveTextContent('"vigilance"');
  },
};

/** Words that mean the same in other words: what is said of them, with the difference. */
export const InOtherWords: Story = {
  args: { begins: card('At the beginning of your upkeep, you draw a card.') },
  play: async ({ canvasElement }) => {
    await verdict(canvasElement, 'Variant');
    await expect(canvasElement.querySelector('.sc-ws-said del')).toHaveTextContent('you');
  },
};

/** Both faces of a card, each with its own phrases. */
export const TwoFaces: Story = {
  args: {
    begins: {
      ...card('When this creature enters, draw a card.'),
      layout: 'transform',
      back: {
        ...noFace,
        name: 'Raging Bear',
        typeLine: 'Creature — Bear Warrior',
        size: '4/4',
        text: 'Trample, haste',
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await verdict(canvasElement, 'Same');
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Raging Bear');
    await expect(canvas.getByRole('button', { name: /^haste keyword/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Front' }));
    await expect(canvas.getByRole('button', { name: /^draw a card instruction/ })).toBeVisible();
  },
};

/** A storage of this story's own, with room for so many characters. */
function storage(room: number) {
  let kept: string | null = null;
  return {
    getItem: () => kept,
    setItem: (_: string, text: string) => {
      if (text.length > room) throw new Error('There is no room.');
      kept = text;
    },
  };
}

const room = storage(5000);

/** A card is kept on this machine, and opened and forgotten again. */
export const Kept: Story = {
  args: { begins: dies, keeping: room },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Keep it' }));
    await expect(await canvas.findByText(/^Watchful Bear is kept on this machine/)).toBeVisible();
    await expect(keptCards(room)).toEqual([dies]);
    await userEvent.click(canvas.getByText('Your cards (1)'));
    await userEvent.click(canvas.getByRole('button', { name: 'Forget Watchful Bear' }));
    await expect(keptCards(room)).toEqual([]);
  },
};

/** Where there is no room, that is said. */
export const NoRoom: Story = {
  args: { begins: dies, keeping: storage(10) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Keep it' }));
    await expect(await canvas.findByText('There is no room for it: nothing was kept.')).toBeVisible();
  },
};

/** From the first screen: a card is written, tried on a table that is set for it, and gone on with. */
export const TriedAtOnce: Story = {
  render: () => <App />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Open the workshop' }));
    try {
      await verdict(canvasElement, 'Same');
      await userEvent.click(canvas.getByRole('button', { name: 'Try it' }));
      await canvas.findByRole('region', { name: 'Inspector' });
      await expect((await canvas.findAllByRole('button', { name: /^Careful Owl/ })).length).toBeGreaterThan(
        0,
      );
      await userEvent.click(canvas.getByRole('button', { name: 'Workshop' }));
      await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveValue('Careful Owl');
      await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
      await expect(await canvas.findByRole('button', { name: 'Start the game' })).toBeVisible();
    } finally {
      history.replaceState(null, '', location.pathname + location.search);
    }
  },
};
