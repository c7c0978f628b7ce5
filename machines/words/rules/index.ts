import { together } from '../wording.ts';
import { objectRules } from './objects.ts';
import { playerRules } from './players.ts';

/** Changes of the game's rules for objects and players, which no layer applies (613.11). */
export const rules = together(objectRules, playerRules);
