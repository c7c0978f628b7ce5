/** Replacement and prevention effects (614, 615). */

import type { Families } from '../../../words/shape.ts';
import { isRecord } from '../../state/is-record.ts';
import { phases, steps } from '../../state/turn-structure.ts';
import type { Replacement } from '../../state/vocabulary/index.ts';
import { wordTable } from '../../state/word-table.ts';
import { cost } from './costs.ts';
import { filter, objects, players, quantity, selfOr, watched } from './expressions.ts';
import { unfollowedInReplacement } from './followed.ts';
import { couldBe } from './form.ts';
import { inReplacement, isReplacement } from './in-replacements.ts';
import { countersLike, destination } from './places.ts';
import {
  type Check,
  eitherOf,
  family,
  finding,
  fits,
  flag,
  integer,
  like,
  listOf,
  maybe,
  naming,
  oneOf,
  orTrue,
  shape,
  text,
  truth,
} from './shape.ts';
import { wordsAtHome } from './shaped.ts';
import { condition } from './triggers.ts';
import { actionName, keywordName, zone } from './words.ts';

const playersOrFilter: Check = eitherOf(
  (value) => typeof value === 'string' || (couldBe(value, players) && !couldBe(value, filter)),
  players,
  filter,
);

/** What stands in a field of a replaced event, by the name of its family. */
const inEvents = {
  filter,
  flag,
  keyword: keywordName,
  'keyword action': actionName,
  players,
  'players or filter': playersOrFilter,
  quantity,
  'self or filter': selfOr,
  'self, attached or filter': watched,
  text,
  'turn, phase or step': oneOf(...phases, ...steps, 'turn'),
  'whole number': integer,
  'yes or no': truth,
  zone,
} satisfies { readonly [Name in keyof Families]?: Check };

const replacedEvent = family(
  'replaced event',
  wordsAtHome('would', () => wordTable().replacedEvents, inEvents),
);

/** Replacements, with instructions and exceptions to copying that are checked so. */
export function replacementWith(instructions: Check, exception: Check): Check {
  const shaped = shape<Replacement>({
    event: replacedEvent,
    // First, as the rest may ask what came of it.
    choose: maybe(instructions),
    if: maybe(condition),
    self: maybe(flag),
    under: maybe(players),
    transformed: maybe(flag),
    optional: maybe(flag),
    cost: maybe(cost),
    regenerates: maybe(flag),
    skip: maybe(flag),
    tapped: maybe(flag),
    counters: maybe(countersLike),
    subtypes: maybe(listOf(text)),
    asCopyOf: maybe(filter),
    except: maybe(listOf(exception)),
    becomes: maybe(listOf(listOf(exception))),
    becomesBy: maybe(finding('instruction')),
    to: maybe(destination),
    amount: maybe(quantity),
    additionalTimes: maybe(integer),
    redirectTo: maybe(objects),
    redirectToPlayers: maybe(players),
    prevent: maybe(orTrue(quantity)),
    as: maybe(naming('instruction')),
    instead: maybe(instructions),
    also: maybe(instructions),
    afterwards: maybe(instructions),
    otherwise: maybe(fits(shape({ tapped: maybe(flag) }))),
  });
  const whole = fits(shaped);
  return family(
    'replacement',
    like(whole, (value, path, faults, known) => {
      if (known === null || !isRecord(value) || !isReplacement(value)) whole(value, path, faults, known);
      else {
        fits(shaped, inReplacement(value, known))(value, path, faults, known);
        for (const reason of unfollowedInReplacement(value)) faults.push({ path, reason });
      }
    }),
  );
}
