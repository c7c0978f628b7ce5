import { useMemo, useState } from 'react';
import { happenedSentence } from '../../machines/game/index.ts';
import type { ScenarioStep } from '../../machines/play/scenario/index.ts';
import type { Happened } from '../../machines/rules/index.ts';
import { causeIndex, storyOf } from '../../ui/log/index.ts';

/** What happened in the last of these steps; a click on it shows what led to it, and what it led to. */
export function Happenings({ steps }: { readonly steps: readonly ScenarioStep[] }) {
  const [asked, ask] = useState<number | null>(null);
  const last = steps.at(-1);
  return (
    <>
      <h2>What happened in this step</h2>
      {last !== undefined && saidOf(last).length === 0 && <p>Nothing that the log has a sentence for.</p>}
      <ol className="sc-scenario-happened">
        {last !== undefined &&
          saidOf(last).map(({ one, sentence }) => (
            <li key={one.number}>
              <button
                type="button"
                aria-expanded={asked === one.number}
                onClick={() => ask(asked === one.number ? null : one.number)}
              >
                {sentence}
              </button>{' '}
              <small>{one.rule}</small>
              {asked === one.number && <Story steps={steps} of={one} />}
            </li>
          ))}
      </ol>
    </>
  );
}

/** The chain of causes that an event is part of, as far as it goes up to this step. */
function Story({ steps, of }: { readonly steps: readonly ScenarioStep[]; readonly of: Happened }) {
  const chain = useMemo(() => {
    const { events } = storyOf(causeIndex(steps.flatMap(({ happened }) => happened)), of.number);
    return steps.flatMap((step) => saidOf(step).filter(({ one }) => events.has(one.number)));
  }, [steps, of]);
  return chain.length < 2 ? (
    <p className="sc-scenario-chain">Nothing else led to it or came of it: the rule alone.</p>
  ) : (
    <ol className="sc-scenario-chain" aria-label="Causes">
      {chain.map(({ one, sentence }) => (
        <li key={one.number} aria-current={one.number === of.number ? 'true' : undefined}>
          {sentence} <small>{one.rule}</small>
        </li>
      ))}
    </ol>
  );
}

const saidOf = ({ game, happened }: ScenarioStep) =>
  happened.flatMap((one) => {
    const sentence = happenedSentence(game, one);
    return sentence === null ? [] : { one, sentence };
  });
