import { type Fact, factsGiven, givenByReplaced } from '../../events/index.ts';
import type { ReplacedEvent, TriggerCondition } from '../../state/vocabulary/index.ts';
import type { Happening } from './known.ts';

/** The event that one of these conditions is about, as far as any of them gives something. */
export function happeningOf(when: readonly TriggerCondition[]): Happening {
  return {
    called: `the event of ${when.map(({ on }) => `\`${on}\``).join(' or ')}`,
    gives: [...new Set(when.flatMap(factsGiven))],
  };
}

/** The event that a replacement effect watches for. */
export function happeningReplaced(event: ReplacedEvent): Happening {
  const gives = givenByReplaced[event.would].filter((fact) => couldBe(event, fact));
  return { called: `the replaced event (\`${event.would}\`)`, gives };
}

/** Damage to players alone is dealt to no object, and the other way round; so it is with counters. */
function couldBe(event: ReplacedEvent, fact: Fact): boolean {
  if (event.would !== 'dealDamage') return true;
  const { to, toPlayer } = event;
  if (fact === 'object') return to !== undefined || toPlayer === undefined;
  return fact !== 'player' || toPlayer !== undefined || to === undefined;
}
