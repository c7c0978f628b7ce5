/** Where objects are put, and with which counters. */
import type { Destination } from '../../state/vocabulary/index.ts';
import { objects, players, quantity } from './expressions.ts';
import { fits, flag, integer, maybe, orWord, shape, text } from './shape.ts';
import { zone } from './words.ts';

export const counters = fits(shape({ kind: text, count: quantity }));

export const destination = fits(
  shape<Destination>({
    zone,
    position: maybe(orWord(fits(shape({ fromTop: integer })), 'top', 'bottom', 'random')),
    inRandomOrder: maybe(flag),
    under: maybe(players),
    tapped: maybe(flag),
    attacking: maybe(flag),
    counters: maybe(counters),
    attachedTo: maybe(objects),
    faceDown: maybe(flag),
    transformed: maybe(flag),
    revealed: maybe(flag),
    link: maybe(text),
  }),
);
