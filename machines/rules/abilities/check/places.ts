/** Where objects are put, and with which counters. */
import { isRecord } from '../../state/is-record.ts';
import type { Destination, Remembering } from '../../state/vocabulary/index.ts';
import { objects, players, quantity } from './expressions.ts';
import {
  type Check,
  either,
  eitherOf,
  fits,
  flag,
  integer,
  like,
  listOf,
  maybe,
  naming,
  type Or,
  oneOf,
  orTrue,
  orWord,
  shape,
  text,
} from './shape.ts';
import { zone } from './words.ts';

const ifText: Or = { check: text, when: (value) => typeof value === 'string' };

export const counters = fits(shape({ kind: text, count: quantity }));

/** Of a kind, or of each kind that is on some objects. */
export const countersLike = fits(
  shape({ kind: either([shape({ eachOn: objects })], [], ifText), count: quantity }),
);

/** Whom it attacks as it enters, or what it blocks. */
const anyOr = orTrue;

const says = (value: unknown, word: string): boolean => isRecord(value) && word in value;

/** A player, or a planeswalker or battle, that is attacked. */
export const attacked = eitherOf((value) => says(value, 'object'), fits(shape({ object: objects })), players);

/** The same, or what a creature is attacking. */
const attackedOrSame = eitherOf((value) => says(value, 'sameAs'), fits(shape({ sameAs: objects })), attacked);

export const remembering = fits(shape<Remembering>({ under: text, objects }));

export const enteringCombat = { attacking: anyOr(attackedOrSame), blocking: anyOr(objects) };

export const destinationWith = (modification: Check): Check =>
  fits(
    shape<Destination>({
      zone,
      position: maybe(orWord(fits(shape({ fromTop: integer })), 'top', 'bottom', 'random')),
      inRandomOrder: maybe(flag),
      under: maybe(players),
      tapped: maybe(flag),
      attacking: maybe(enteringCombat.attacking),
      blocking: maybe(enteringCombat.blocking),
      counters: maybe(counters),
      attachedTo: maybe(objects),
      faceDown: maybe(flag),
      with: maybe(fits(shape({ changes: listOf(modification) }))),
      transformed: maybe(flag),
      revealed: maybe(flag),
      link: maybe(naming('link')),
      remembers: maybe(remembering),
    }),
  );

/** Where something goes that no instruction says more of. */
export const destination = destinationWith(
  like(oneOf(), (_value, path, faults) => {
    faults.push({ path, reason: 'only an instruction says what a permanent is as it enters' });
  }),
);
