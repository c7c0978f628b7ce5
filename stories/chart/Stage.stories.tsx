import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { cards, decks } from '../../machines/cards/index.ts';
import { createGame, playGame, randomPlayer, sensiblePlayer } from '../../machines/index.ts';
import { fromActor, momentOf, type Source } from '../../machines/play/trace/index.ts';
import { Chart } from '../../ui/chart/index.ts';
import { proceduresAt } from '../../ui/chart/stage/procedures.ts';
import '../../ui/styles.css';
import { unreadable } from './readable.ts';

/** A whole game between two built-in players. */
function playedGame(): Source {
  const actor = createGame({
    cards,
    players: decks.slice(0, 2).map(({ list, name }) => ({ name, deck: list })),
    seed: 'one',
  });
  const source = fromActor(actor);
  actor.start();
  playGame(actor, [sensiblePlayer(), randomPlayer('two')]);
  return source;
}

/** The steps of a run after each of which it is somewhere else, and those that took the most transitions. */
function differentSteps({ records }: Source): readonly number[] {
  const seen = new Set<string>();
  return records.flatMap((record) => {
    const key = `${record.configuration.join(' ')} ${momentOf(record).taken.length}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [record.index];
  });
}

/** A chart as it is where the table is docked beside it, at 1440 × 900. */
function Steps({ source }: { readonly source: Source }) {
  const [at, setAt] = useState(0);
  const steps = differentSteps(source);
  const step = steps[at] ?? 0;
  return (
    <>
      <div style={{ width: 980, height: 760 }}>
        <Chart source={source} step={step} />
      </div>
      <button type="button" disabled={at >= steps.length - 1} onClick={() => setAt(at + 1)}>
        Next of {steps.length}
      </button>
    </>
  );
}

/**
 * Where a run is, all of it in sight: the open states in lanes, and beside them what each transition of the step waited
 * for, where it led, and what its guards said.
 */
const meta: Meta<typeof Steps> = {
  title: 'Chart/Stage',
  component: Steps,
  argTypes: { source: { control: false } },
};

export default meta;
type Story = StoryObj<typeof Steps>;

const game = playedGame();
const chart = game.chart() ?? { id: '', nodes: [], edges: [] };

/** Every place that a game came to: names of active states and what was taken are read, whole, and covered by nothing. */
export const AllOfAGame: Story = {
  args: { source: game },
  play: async ({ canvasElement }) => {
    const next = within(canvasElement).getByRole('button', { name: /^Next of/ });
    const steps = differentSteps(game);
    await expect(steps.length).toBeGreaterThan(30);
    const faults: string[] = [];
    for (const step of steps) {
      const canvas = canvasElement.querySelector('.sc-canvas')?.getBoundingClientRect();
      if (canvas === undefined) throw new Error('There is no canvas.');
      const moment = momentOf(game.records[step]);
      for (const id of moment.active) {
        const tile = canvasElement.querySelector<HTMLElement>(`[data-state-id="${id}"]`);
        const title = tile?.querySelector<HTMLElement>('.sc-tile-title');
        if (tile == null || title == null) faults.push(`${step}: ${id} isn’t there`);
        else faults.push(...unreadable(tile, title, canvas).map((fault) => `${step}: ${fault}`));
      }
      const last = canvasElement.querySelectorAll<HTMLElement>('.sc-written[data-became=last]');
      if (last.length !== moment.last.size)
        faults.push(`${step}: ${last.length} of ${moment.last.size} are written`);
      for (const note of last)
        for (const text of note.querySelectorAll<HTMLElement>('code, .sc-written-way, .sc-ran-step'))
          faults.push(...unreadable(note, text, canvas).map((fault) => `${step}: ${fault}`));
      const { underWay } = proceduresAt(chart, game, step);
      const frames = canvasElement.querySelectorAll<HTMLElement>('.sc-frame');
      if ((frames.length === 0) !== (underWay === null))
        faults.push(`${step}: what is under way isn’t there`);
      for (const frame of frames)
        for (const text of frame.querySelectorAll<HTMLElement>('.sc-frame-step, .sc-ran-name'))
          faults.push(...unreadable(frame, text, canvas).map((fault) => `${step}: ${fault}`));
      if (step !== steps.at(-1)) await userEvent.click(next);
    }
    await expect(faults).toEqual([]);
  },
};
