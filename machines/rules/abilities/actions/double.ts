import { multiplied } from './multiplied.ts';

/** Double: a creature's power, toughness or both get as much more as they are (701.10a-c). */
export const double = multiplied(2, { action: 'double', rule: '701.10a', verb: 'doubles' });
