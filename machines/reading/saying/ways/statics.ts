/** What is so: statements of static abilities, their conditions, and what something becomes. */
import { isFields } from '../../../wording/meaning.ts';
import type { Meaning, Way } from '../../../wording/syntax.ts';
import { fields } from '../../talk.ts';
import type { WhereCondition } from '../where-condition.ts';
import { isConditionFirst, type Manner } from './manner.ts';
import { begins, type Chooses, first, last, type Ways } from './way.ts';

/** Whether it is asked what something has: "it has flying", and not "it's a permanent with flying". */
function isOfWhatItHas(wanted: Meaning | undefined): boolean {
  const { holds, of, like } = fields(wanted);
  const asked = Object.keys(holds === 'not' ? fields(fields(of).like) : fields(like));
  return asked.length > 0 && asked.every((field) => possessed.has(field));
}

/** Whether it is asked whether something entered this turn, which has words of its own. */
const isEntered = (wanted: Meaning | undefined): boolean =>
  Object.keys(fields(fields(wanted).like)).join() === 'enteredThisTurn';

const possessed = new Set(['counters', 'keyword', 'power', 'toughness', 'manaValue', 'enteredThisTurn']);

/** Whether it is said of the spells that you cast. */
function isOfYourSpells(wanted: Meaning | undefined): boolean {
  const { stackObject, controller } = fields(fields(fields(wanted).affects).all);
  return stackObject === 'spell' && controller === 'you';
}

/** Whether something is asked of this turn. */
const hasHappened = (wanted: Meaning | undefined): boolean => {
  const { what, like, of } = fields(wanted);
  return (
    fields(what).number === 'thisTurn' ||
    // "If a creature card is revealed this way", where none had to be.
    fields(what).isOptional === true ||
    fields(like).enteredThisTurn === true ||
    (isFields(of) && hasHappened(of))
  );
};

/** How each condition of a static ability is said. */
const conditions = {
  during: /^during/,
  asLongAs: /^as long as/,
  if: /^<says:statement> if/,
  unless: /unless/,
} as const;

const saysCondition =
  (where: NonNullable<WhereCondition>) =>
  (way: Way): boolean =>
    way.is === 'phrase' && conditions[where].test(way.text);

/** "It's untapped", and not "it is"; "it has flying". */
function standingOf(ways: Ways, wanted: Meaning | undefined, manner: Manner): Ways {
  if (isEntered(wanted)) return [];
  const isOfNow = !manner.isGone || fields(fields(wanted).what).named !== undefined;
  const isOfIt = (manner.asksOfIt && !isConditionFirst(manner)) || (!manner.isStatic && isOfNow);
  return isOfIt && !isOfWhatItHas(wanted) ? first(ways, (way) => begins(way, "it's")) : ways;
}

/** "A 2/2 creature", "2/2 creatures". */
const becoming: Chooses = (ways, { number }) =>
  last(ways, (way) => begins(way, number === 'many' ? 'a|an' : '<what:animated>'));

/** "It's still a land", where it was one. */
const still: Chooses = (ways, _asked, { becoming: types, ofSelf }) => {
  const all = types.includes('self') ? [...types, ...ofSelf] : types;
  return all.length === 0
    ? ways
    : ways.filter((way) => way.is === 'phrase' && all.some((type) => way.means === type));
};

export const ofStatics: Readonly<Record<string, Chooses>> = {
  statement: (ways, { wanted }, by) => {
    if (isOfYourSpells(wanted)) return first(ways, (way) => begins(way, '<affects:spellsOfYours'));
    return isConditionFirst(by) && by.asksOfIt ? first(ways, (way) => begins(way, "it's <changes")) : ways;
  },
  // What happened this turn is said to have happened, and not to be so often.
  oneCondition: (ways, { wanted }) => (hasHappened(wanted) ? ways.toReversed() : ways),
  standing: (ways, { wanted }, by) => standingOf(ways, wanted, by),
  restriction: (ways, { number }, { isOfSelf }) =>
    last(
      ways,
      (way) =>
        (isOfSelf && begins(way, "[don't] untap during its")) ||
        begins(way, number === 'many' ? "can't be the target of" : "can't be the targets of"),
    ),
  // "Lands you control are Plains", and not "become a Plains".
  predicate: (ways, _asked, { isStatic }) =>
    isStatic ? first(ways, (way) => begins(way, '<changes:being')) : ways,
  being: (ways, { number }) =>
    (number === 'many' ? first : last)(ways, (way) => way.is === 'phrase' && way.text.includes('Many>')),
  stillType: still,
  stillTypeMany: still,
  becomingWhat: becoming,
  kindWords: becoming,
  // How long it lasts stands before "for each".
  changing: (ways, _asked, { isStatic }) =>
    ways.filter((way) =>
      isStatic
        ? !begins(way, '[gain] <')
        : !begins(way, '[have] <abilities', '[get] <by:sizeChange> for each'),
    ),
  static: (ways, _asked, { condition, isPaidInWords }) => {
    if (isPaidInWords) return first(ways, (way) => begins(way, 'if <if'));
    return condition === undefined ? ways : first(ways, saysCondition(condition));
  },
};
