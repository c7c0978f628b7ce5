import { useMemo } from 'react';
import type { ChartDescription, Moment } from '../../machines/play/trace/index.ts';
import { useMoment } from './store.ts';
import { Transition } from './TransitionCard.tsx';

/** What the guards answered in this step: first those that said no and why, then other noes, then those that said yes. */
export function Asked({ chart }: { readonly chart: ChartDescription }) {
  const { guards } = useMoment(whole);
  const asked = useMemo(() => {
    const edges = chart.edges.filter(({ id }) => guards.has(id));
    const saidNo = edges.filter(({ id }) => guards.get(id)?.answer === false);
    const why = saidNo.filter(({ id }) => guards.get(id)?.verdict !== undefined);
    return { saidNo, all: [...new Set([...why, ...saidNo, ...edges])] };
  }, [chart, guards]);
  // It takes the same room: the drawing doesn't jump from step to step.
  if (asked.all.length === 0)
    return <p className="sc-asked sc-none-asked">No guard was asked in this step</p>;
  return (
    <details className="sc-asked">
      <summary>
        Guards asked in this step: {asked.all.length}
        {asked.saidNo.length > 0 && <span className="sc-said-no">{asked.saidNo.length} said no</span>}
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard */}
      <section className="sc-asked-list" aria-label="Answers of guards" tabIndex={0}>
        {asked.all.map((edge) => (
          <Transition key={edge.id} edge={edge} />
        ))}
      </section>
    </details>
  );
}

const whole = (moment: Moment) => moment;
