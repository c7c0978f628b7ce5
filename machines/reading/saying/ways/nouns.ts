/** What stands before and after a noun, and which noun. */
import { onceFor } from '../../../rules/state/once-for.ts';
import { isFields } from '../../../wording/meaning.ts';
import type { Asked } from '../../../wording/print.ts';
import type { Meaning, Way } from '../../../wording/syntax.ts';
import { fields } from '../../talk.ts';
import { attachedTo } from '../host.ts';
import { begins, type Chooses, first } from './way.ts';

/** Whether the words of a modifier are of one, or of several. */
function numberOf(way: Way): 'one' | 'many' | undefined {
  const text = way.is === 'phrase' ? way.text : '';
  if (
    /^(?:that(?:'s| isn't| has| was)(?![|])|an opponent controls|with an? (?:even|odd)|with \{X\} in its)/.test(
      text,
    )
  )
    return 'one';
  return /^(?:that (?:are|aren't|have|were)|your opponents control|with (?:even|odd)|with \{X\} in their)/.test(
    text,
  )
    ? 'many'
    : undefined;
}

/** "Target creature an opponent controls", "creatures your opponents control", and "each creature your opponents control". */
function fitsNumber(way: Way, number: 'one' | 'many', role: Asked['role']): boolean {
  if (role === 'eachOne' && begins(way, 'your opponents control')) return true;
  if (role === 'eachOne' && begins(way, 'an opponent controls')) return false;
  return (numberOf(way) ?? number) === number;
}

/** Which adjective stands before which: "other untapped nontoken legendary black Elf artifact". */
const adjectives: readonly (readonly string[])[] = [
  ['other'],
  ['tapped', 'attacking', 'blocking', 'blocked', 'unblocked', 'any', 'faceDown', 'monstrous', 'transformed'],
  ['notType', 'notColor', 'notSubtype', 'notSupertype'],
  ['supertype'],
  ['colors', 'color', 'anyColor'],
  ['token'],
  ['subtype', 'anySubtype'],
  ['type', 'anyType'],
];

/** By what it says; what says two things at once comes before what says one of them. */
const rankOf = onceFor((way: Way): number => {
  const means = way.is === 'phrase' && isFields(way.means) ? way.means : {};
  const [said = ''] = Object.keys(means);
  const rank = adjectives.findIndex((all) => all.includes(said));
  const isOfTwo = Object.values(means).flat().length > 1;
  return (rank < 0 ? 1 : rank) - (isOfTwo ? 0.5 : 0);
});

/** Whether it is said of another, that is targeted too or that something is attached to instead. */
const isOfSame = (role: Asked['role'], wanted: Meaning | undefined): boolean =>
  role === 'targeted' || attachedTo(fields(fields(wanted).controller).controllerOf) !== undefined;

const describing: Chooses = (ways, { number, role, wanted }) =>
  first(ways, (way) =>
    begins(way, "it's blocking", ...(isOfSame(role, wanted) ? ['with the same controller'] : [])),
  ).filter((way) => !begins(way, 'other than') && (number === undefined || fitsNumber(way, number, role)));
const tokenFirst: Chooses = (ways) => first(ways, (way) => begins(way, 'token'));
const permanentFirst: Chooses = (ways) => first(ways, (way) => begins(way, 'permanent'));

export const ofNouns: Readonly<Record<string, Chooses>> = {
  beforeNoun: (ways, { number }) =>
    ways
      .filter((way) => number !== 'one' || !begins(way, 'other'))
      .toSorted((one, other) => rankOf(one) - rankOf(other)),
  nounOne: tokenFirst,
  nounMany: tokenFirst,
  cardNoun: permanentFirst,
  describedCard: permanentFirst,
  afterNoun: describing,
  afterCard: describing,
};
