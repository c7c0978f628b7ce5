/** What a change of the game's rules (613.11) has to say of itself: the home of each is an object of this type. */
import type { Locking } from '../../rules/effects/instructions/locked.ts';
import type { Shape } from '../shape.ts';
import type { Said } from '../wording.ts';

/** A change of rules, told from others by what is different. */
interface Tagged {
  readonly rule: string;
}

export interface RuleWord<Change extends Tagged> {
  readonly shape: Shape<Change, 'rule'>;

  /** How it is said: of objects, of players, by itself, or for a time. */
  readonly said: Said<
    'act' | 'deed' | 'explicit' | 'permanentLine' | 'playerRule' | 'restriction' | 'statement'
  >;

  /** For whom it is: a rule for players in a text that names none would be for nobody. */
  readonly isFor: 'objects' | 'players' | 'either';

  /** With its values, players and objects fixed as an effect begins (608.2h, 611.2d); descriptions of objects stay descriptions. */
  readonly locked?: (change: Change, lock: Locking) => Change;
}
