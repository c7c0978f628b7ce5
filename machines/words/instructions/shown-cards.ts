/** Cards that were looked at or revealed (701.20). */
import { eventsOf, these } from '../../rules/effects/instructions/named.ts';
import type { Happened } from '../../rules/state/happened.ts';

export const revealed = (happened: readonly Happened[]) =>
  these(eventsOf(happened, 'reveal').flatMap(({ objects: cards }) => cards));
