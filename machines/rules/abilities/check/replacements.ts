/** Replacement and prevention effects (614, 615). */

import { isRecord } from '../../state/is-record.ts';
import { phases, steps } from '../../state/turn-structure.ts';
import type { ReplacedEvent, Replacement } from '../../state/vocabulary/index.ts';
import { cost } from './costs.ts';
import { filter, objects, players, quantity, selfOr, watched } from './expressions.ts';
import { unfollowedInReplacement } from './followed.ts';
import { couldBe } from './form.ts';
import { inReplacement, isReplacement } from './in-replacements.ts';
import { countersLike, destination } from './places.ts';
import {
  byWord,
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
  type Table,
  table,
  text,
  truth,
} from './shape.ts';
import { condition } from './triggers.ts';
import { actionName, keywordName, zone } from './words.ts';

const playersOrFilter: Check = eitherOf(
  (value) => typeof value === 'string' || (couldBe(value, players) && !couldBe(value, filter)),
  players,
  filter,
);

const events: Table<ReplacedEvent, 'would'> = {
  enter: { what: selfOr, as: maybe(oneOf('creature', 'noncreature')) },
  turnFaceUp: {},
  transform: {},
  attach: { to: filter },
  move: {
    what: selfOr,
    to: maybe(zone),
    from: maybe(zone),
    when: maybe(oneOf('discarded', 'resolving')),
    causedBy: maybe(players),
    notPaying: maybe(keywordName),
  },
  die: { what: selfOr },
  dealDamage: {
    to: maybe(watched),
    toPlayer: maybe(players),
    from: maybe(watched),
    combat: maybe(truth),
    atOnce: maybe(flag),
  },
  destroy: { what: watched },
  draw: { who: players, exceptFirstInDrawStep: maybe(flag) },
  drawSeveral: { who: players, atLeast: integer },
  search: { who: players },
  gainLife: { who: players },
  loseLife: { who: players, toLessThan: maybe(quantity) },
  loseGame: { who: players },
  create: { who: players, byEffect: maybe(flag), tokens: maybe(filter) },
  putCounters: {
    on: playersOrFilter,
    byEffect: maybe(flag),
    kind: maybe(text),
    orOn: maybe(players),
    by: maybe(players),
  },
  discard: { what: selfOr },
  begin: { what: oneOf(...phases, ...steps, 'turn'), whose: players },
  perform: { action: actionName, by: maybe(players), object: maybe(selfOr) },
  untap: { what: watched },
};

/** Replacements, with instructions and exceptions to copying that are checked so. */
export function replacementWith(instructions: Check, exception: Check): Check {
  const shaped = shape<Replacement>({
    event: family('replaced event', byWord('would', table(events))),
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
