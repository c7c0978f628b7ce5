/** What triggered abilities wait for (603), by what it happens to. */
import { together } from '../wording.ts';
import { triggerWords } from './index.ts';
import { triggerLeads } from './leads.ts';
import { triggerSlots } from './slots.ts';

export const triggers = together(
  triggerLeads,
  triggerSlots,
  ...Object.values(triggerWords).map(({ said }) => said),
);
