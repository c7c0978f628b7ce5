import { multiplied } from './multiplied.ts';

/** Triple: a creature's power, toughness or both get twice as much more as they are (701.11). */
export const triple = multiplied(3, { action: 'triple', rule: '701.11a', verb: 'triples' });
