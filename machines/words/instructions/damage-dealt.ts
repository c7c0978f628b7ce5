/** What later instructions find of damage that was dealt (120). */
import { apart, eventsOf } from '../../rules/effects/instructions/named.ts';
import type { Happened } from '../../rules/state/happened.ts';
import type { Named } from '../../rules/state/object.ts';
import { sum } from '../../rules/state/sum.ts';

/** Whom damage was dealt to, how much, and how much of it was excess damage. */
export function damageDealt(happened: readonly Happened[]): Partial<Named> {
  const dealt = eventsOf(happened, 'damage');
  const excess = sum(dealt.map((event) => event.excess ?? 0));
  return {
    ...apart(dealt.map(({ to }) => to)),
    amount: sum(dealt.map(({ amount }) => amount)),
    did: dealt.length > 0,
    ...(excess > 0 && { excess }),
  };
}
