import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { App } from '../../ui/page/App.tsx';
import '../../ui/styles.css';
import '../../ui/page/page.css';

/** A game from its first mulligan decision on: to its end by clicking what a person in a hurry would, and with keys alone. */
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

/** How many steps there are. */
const stepsOf = (canvas: HTMLElement): number =>
  Number(/\d+$/.exec(canvas.querySelector('.sc-step-count')?.textContent ?? '')?.[0] ?? 0);

/** The first land to play or spell to cast that is offered; null for none. */
function offerOf(panel: HTMLElement): Element | null {
  const group = [...panel.querySelectorAll('.sc-offer-group')].find((each) =>
    /^(Play|Cast)$/.test(each.querySelector('h4')?.textContent ?? ''),
  );
  return group?.querySelector('.sc-offer') ?? null;
}

/** The button that gives the answer that is picked; null where each choice is an answer. */
const answerOf = (panel: HTMLElement) => panel.querySelector('.sc-decision-foot > .sc-primary');

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
    return (await click(offerOf(panel))) || click(button(/pass priority/i));
  }
  const done = answerOf(panel);
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
    await waitFor(() => expect(decisionOf(canvasElement)?.dataset.kind).toBe('mulligan'));
    await fireEvent.change(within(canvasElement).getByRole('combobox', { name: 'Speed' }), {
      target: { value: '30' },
    });
    let clicks = 0;
    while (!isOver(canvasElement) && clicks < 2_000) {
      await waitFor(() => expect(decisionOf(canvasElement) !== null || isOver(canvasElement)).toBe(true), {
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

/** With the Tab key to an element of the decision, from its first. */
async function tabTo(element: Element): Promise<void> {
  await userEvent.keyboard('a');
  for (let tabs = 0; tabs < 60 && document.activeElement !== element; tabs += 1) await userEvent.tab();
  await expect(element).toHaveFocus();
}

/** Does with keys what a person in a hurry would. */
async function decideByKeys(panel: HTMLElement): Promise<unknown> {
  if (panel.dataset.kind === 'mulligan') return userEvent.keyboard('a{Tab}{Enter}');
  if (panel.dataset.kind === 'priority') {
    const offer = offerOf(panel);
    if (offer === null) return userEvent.keyboard(' ');
    await tabTo(offer);
    return userEvent.keyboard('{Enter}');
  }
  const isDone = () => answerOf(panel)?.getAttribute('aria-disabled') !== 'true';
  const choices = () =>
    panel.querySelectorAll('.sc-decision-body button, .sc-decision-body input[type=checkbox]');
  if (answerOf(panel) === null) return userEvent.keyboard('a{Enter}');
  for (let at = 0; at < choices().length && (panel.dataset.kind === 'attackers' || !isDone()); at += 1) {
    const choice = choices()[at];
    if (choice === undefined) break;
    await tabTo(choice);
    await userEvent.keyboard(' ');
  }
  // Away from what the key would press: there it gives the answer.
  return userEvent.keyboard('{Escape}{Enter}');
}

/** Some turns with keys alone: whatever is drawn anew, the focus stays in the inspector, and the next key works. */
export const ByKeys: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Start the game' }).focus();
    await userEvent.keyboard('{Enter}');
    const inspector = await canvas.findByRole('region', { name: 'Inspector' });
    await fireEvent.change(canvas.getByRole('combobox', { name: 'Speed' }), { target: { value: '30' } });
    const turn = () => Number(/Turn (\d+)/.exec(inspector.textContent ?? '')?.[1] ?? 0);
    let played = 0;
    for (let decisions = 0; turn() < 5 && decisions < 300; decisions += 1) {
      await waitFor(() => expect(decisionOf(canvasElement)).not.toBeNull(), { interval: 5 });
      const panel = decisionOf(canvasElement);
      if (panel === null) continue;
      await expect(inspector.contains(document.activeElement)).toBe(true);
      if (panel.dataset.kind === 'priority' && offerOf(panel) !== null) played += 1;
      const before = stepsOf(canvasElement);
      await decideByKeys(panel);
      await waitFor(() => expect(stepsOf(canvasElement)).toBeGreaterThan(before));
    }
    await expect(turn()).toBe(5);
    await expect(played).toBeGreaterThan(2);
    await expect(inspector.contains(document.activeElement)).toBe(true);
  },
};
