/** What stands before and after a noun, and which noun. */
import { onceFor } from '../../../rules/state/once-for.ts';
import { isFields } from '../../../wording/meaning.ts';
import type { Asked } from '../../../wording/print.ts';
import type { Meaning, Way } from '../../../wording/syntax.ts';
import { fields } from '../../talk.ts';
import { attachedTo } from '../host.ts';
import { begins, type Chooses, first, type Ways } from './way.ts';

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

/** What describes something of so many in this role, in its order; `isOfOther`: of another that is spoken of, too. */
const describingIn = (ways: Ways, { number, role }: Asked, isOfOther: boolean): Ways =>
  first(ways, (way) =>
    begins(way, "it's blocking", ...(isOfOther ? ['with the same controller'] : [])),
  ).filter((way) => !begins(way, 'other than') && (number === undefined || fitsNumber(way, number, role)));

/** As it is the same for all nouns, it is worked out once for each number and role. */
const describingKnown = onceFor((_ways: Ways) => new Map<string, Ways>());
const describing: Chooses = (ways, asked) => {
  const isOfOther = isOfSame(asked.role, asked.wanted);
  const known = describingKnown(ways);
  const key = `${asked.number} ${asked.role} ${isOfOther}`;
  const said = known.get(key) ?? describingIn(ways, asked, isOfOther);
  known.set(key, said);
  return said;
};

const inOrder = (ways: Ways): Ways => ways.toSorted((one, other) => rankOf(one) - rankOf(other));
const adjectivesOfAny = onceFor(inOrder);
const adjectivesOfOne = onceFor((ways: Ways) => inOrder(ways.filter((way) => !begins(way, 'other'))));

const tokenFirst: Chooses = (ways) => first(ways, (way) => begins(way, 'token'));
const permanentFirst: Chooses = (ways) => first(ways, (way) => begins(way, 'permanent'));

export const ofNouns: Readonly<Record<string, Chooses>> = {
  beforeNoun: (ways, { number }) => (number === 'one' ? adjectivesOfOne : adjectivesOfAny)(ways),
  nounOne: tokenFirst,
  nounMany: tokenFirst,
  cardNoun: permanentFirst,
  describedCard: permanentFirst,
  afterNoun: describing,
  afterCard: describing,
};
