/**
 * What is so or not (608.2c, 603.4): after "if", "as long as", "while" and "unless". Two conditions may be joined by one "and"
 * or one "or"; more of them, or both words at once, are not understood.
 */
import { phrase } from '../../wording/syntax.ts';
import { together, type Wording } from '../wording.ts';
import { aboutCasting } from './casting.ts';
import { existing } from './existing.ts';
import { aboutObjects } from './objects.ts';
import { aboutPlayers } from './players.ts';
import { aboutTurns } from './turns.ts';

const joined: Wording = {
  condition: [
    phrase('<is:oneCondition>', '<is>'),
    phrase('<one:oneCondition> and (if)? <other:oneCondition>', { holds: 'both', of: ['<one>', '<other>'] }),
    phrase('<one:oneCondition> or (if)? <other:oneCondition>', { holds: 'either', of: ['<one>', '<other>'] }),
  ],
  oneCondition: [phrase('<standing>'), phrase('<passing>')],
};

/** `standing` is what goes on being so, `passing` what happened: only the first is what a state trigger waits for (603.8). */
export const conditionWording = together(
  joined,
  existing,
  aboutPlayers,
  aboutObjects,
  aboutTurns,
  aboutCasting,
);
