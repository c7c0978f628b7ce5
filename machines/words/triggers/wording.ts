/** What triggered abilities wait for (603), by what it happens to. */
import { together } from '../wording.ts';
import { beginnings } from './beginnings.ts';
import { combatTriggers } from './combat.ts';
import { triggerLeads } from './leads.ts';
import { playerTriggers } from './players.ts';

export const triggers = together(triggerLeads, combatTriggers, playerTriggers, beginnings);
