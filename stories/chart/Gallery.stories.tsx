import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { createActor } from 'xstate';
import { fromActor, momentOf, type Source } from '../../machines/play/trace/index.ts';
import { Chart } from '../../ui/chart/index.ts';
import { gallery, type Shown } from '../machines.ts';
import '../../ui/styles.css';
import { unreadable } from './readable.ts';

function run({ events, machine }: Shown): Source {
  const actor = createActor(machine);
  const source = fromActor(actor);
  actor.start();
  for (const type of events) actor.send({ type });
  actor.stop();
  return source;
}

const runs = gallery.map((shown) => ({ ...shown, source: run(shown) }));

/** One machine after the other, at each of its steps. */
function Gallery() {
  const [at, setAt] = useState({ machine: 0, step: 0 });
  const shown = runs[at.machine] ?? runs[0];
  if (shown === undefined) return null;
  const { source } = shown;
  const isLast = at.step >= source.records.length - 1;
  return (
    <>
      <p>
        <label>
          Machine{' '}
          <select
            value={at.machine}
            onChange={(event) => setAt({ machine: Number(event.target.value), step: 0 })}
          >
            {runs.map(({ name }, index) => (
              <option key={name} value={index}>
                {name}
              </option>
            ))}
          </select>
        </label>{' '}
        <button
          type="button"
          onClick={() =>
            setAt(
              isLast ? { machine: (at.machine + 1) % runs.length, step: 0 } : { ...at, step: at.step + 1 },
            )
          }
        >
          Next step
        </button>
      </p>
      <div style={{ width: 980, height: 690 }}>
        <Chart source={source} step={at.step} />
      </div>
    </>
  );
}

/**
 * Twelve machines that aren’t about cards, as people write them: time, history, invoked promises, wildcards, guards
 * joined by and, or, not; sixty states side by side, seven levels, four regions, names of sixty letters, and 120 states
 * that nobody prepared.
 */
const meta: Meta<typeof Gallery> = { title: 'Chart/Gallery', component: Gallery };

export default meta;
type Story = StoryObj<typeof Gallery>;

/** In every machine, after every step, the active states and what was taken are read, whole, and covered by nothing. */
export const TwelveMachines: Story = {
  play: async ({ canvasElement }) => {
    const next = within(canvasElement).getByRole('button', { name: 'Next step' });
    const faults: string[] = [];
    for (const { name, source } of runs)
      for (const record of source.records) {
        const canvas = canvasElement.querySelector('.sc-canvas')?.getBoundingClientRect();
        if (canvas === undefined) throw new Error('There is no canvas.');
        const moment = momentOf(record);
        for (const id of moment.active) {
          const tile = canvasElement.querySelector<HTMLElement>(`[data-state-id="${id}"]`);
          const title = tile?.querySelector<HTMLElement>('.sc-tile-title');
          if (tile == null || title == null) faults.push(`${name} ${record.index}: ${id} isn’t there`);
          else
            faults.push(
              ...unreadable(tile, title, canvas).map((fault) => `${name} ${record.index}: ${fault}`),
            );
        }
        const last = canvasElement.querySelectorAll<HTMLElement>('.sc-written[data-became=last]');
        if (last.length !== moment.last.size)
          faults.push(`${name} ${record.index}: ${last.length} of ${moment.last.size} are written`);
        for (const note of last)
          for (const text of note.querySelectorAll<HTMLElement>('code, .sc-written-way'))
            faults.push(
              ...unreadable(note, text, canvas).map((fault) => `${name} ${record.index}: ${fault}`),
            );
        await userEvent.click(next);
      }
    await expect(faults).toEqual([]);
    await expect(runs).toHaveLength(12);
  },
};
