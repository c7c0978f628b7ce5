import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, spyOn, waitFor, within } from 'storybook/test';
import { App } from '../../ui/page/App.tsx';
import '../../ui/styles.css';
import '../../ui/page/page.css';

/** A game from its first mulligan decision to its end, played by clicking what a person in a hurry would. */
const meta: Meta<typeof App> = {
  title: 'Page/A whole game',
  component: App,
  parameters: { layout: 'fullscreen', a11y: { test: 'off' } },
};

export default meta;
type Story = StoryObj<typeof App>;

/** The decision that is to be made; null while another player plays, or once the game is over. */
const decisionOf = (canvas: HTMLElement) => canvas.querySelector<HTMLElement>('section.sc-decision');
const isOver = (canvas: HTMLElement) =>
  /\b(won|draw)\b/.test(canvas.querySelector('.sc-over')?.textContent ?? '');

async function click(element: Element | null | undefined): Promise<boolean> {
  if (element === null || element === undefined) return false;
  await fireEvent.click(element);
  return true;
}

/** Clicks what a person in a hurry would: the first land or spell there is, every attack, the first legal answer. */
async function decide(panel: HTMLElement): Promise<boolean> {
  const button = (name: RegExp) => within(panel).queryByRole('button', { name });
  if (panel.dataset.kind === 'mulligan') return click(button(/keep/i));
  if (panel.dataset.kind === 'priority') {
    const group = [...panel.querySelectorAll('.sc-offer-group')].find((each) =>
      /^(Play|Cast)$/.test(each.querySelector('h4')?.textContent ?? ''),
    );
    return (await click(group?.querySelector('.sc-offer'))) || click(button(/pass priority/i));
  }
  const done = panel.querySelector('[data-answer]');
  const choices = panel.querySelectorAll('.sc-decision-body button, .sc-decision-body input[type=checkbox]');
  if (done === null) return click(choices[0]);
  for (const choice of choices) {
    if (panel.dataset.kind !== 'attackers' && done.getAttribute('aria-disabled') !== 'true') break;
    await click(choice);
  }
  return click(done);
}

/** From the first mulligan decision to the end, by clicking. */
export const ByClicking: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const complaints = spyOn(console, 'error');
    await click(within(canvasElement).getByRole('button', { name: 'Start the game' }));
    await waitFor(() => expect(decisionOf(canvasElement)?.dataset.kind).toBe('mulligan'), {
      timeout: 10_000,
    });
    await fireEvent.change(within(canvasElement).getByRole('combobox', { name: 'Speed' }), {
      target: { value: '30' },
    });
    let clicks = 0;
    while (!isOver(canvasElement) && clicks < 2_000) {
      await waitFor(() => expect(decisionOf(canvasElement) !== null || isOver(canvasElement)).toBe(true), {
        timeout: 20_000,
        interval: 5,
      });
      const panel = decisionOf(canvasElement);
      if (panel === null) continue;
      await decide(panel);
      clicks += 1;
    }
    await expect(isOver(canvasElement)).toBe(true);
    await expect(clicks).toBeGreaterThan(20);
    await expect(complaints.mock.calls).toEqual([]);
  },
};
