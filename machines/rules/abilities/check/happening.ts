import { type Fact, factsGiven, givenByReplaced } from '../../events/index.ts';
import type { Replacement, TriggerCondition } from '../../state/vocabulary/index.ts';
import type { Happening } from './known.ts';

/** The event that one of these conditions is about, as far as any of them gives something. */
export function happeningOf(when: readonly TriggerCondition[]): Happening {
  return {
    called: `the event of ${when.map(({ on }) => `\`${on}\``).join(' or ')}`,
    gives: [...new Set(when.flatMap(factsGiven))],
  };
}

/** The event that a replacement effect watches for. */
export function happeningReplaced(event: Replacement['event']): Happening {
  const kinds = Object.entries(givenByReplaced).filter(([kind]) => Object.hasOwn(event, kind));
  const [[kind, gives] = ['', []]] = kinds;
  const all: readonly Fact[] = gives;
  return { called: `the replaced event (\`${kind}\`)`, gives: all.filter((fact) => couldBe(event, fact)) };
}

/** Damage to players alone is dealt to no object, and the other way round; so it is with counters. */
function couldBe(event: Replacement['event'], fact: Fact): boolean {
  if (!('damage' in event)) return true;
  const { to, toPlayer } = event.damage;
  if (fact === 'object') return to !== undefined || toPlayer === undefined;
  return fact !== 'player' || toPlayer !== undefined || to === undefined;
}
