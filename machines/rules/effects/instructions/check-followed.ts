import { isRecord } from '../../state/is-record.ts';
import type { Fault } from './check-words.ts';

/**
 * What the vocabulary can say and nothing follows: a card that says it would do less than its text. Found anywhere in
 * an ability: copies of what doesn't enter (707.5), changed amounts of events that have none, and places
 * of a replaced event of which only a part would be kept.
 */
export function checkFollowed(value: unknown, at: string): readonly Fault[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => checkFollowed(one, `${at}.${index}`));
  if (!isRecord(value)) return [];
  const inside = Object.entries(value).flatMap(([part, one]) =>
    checkFollowed(one, at === '' ? part : `${at}.${part}`),
  );
  return [...unfollowed(value).map((problem) => ({ at, problem })), ...inside];
}

const abilityKinds: readonly string[] = ['spell', 'activated', 'triggered', 'static', 'keyword'];

function unfollowedAbility(ability: Readonly<Record<string, unknown>>): readonly string[] {
  const { when } = ability;
  const own = ability.kind === 'triggered' ? JSON.stringify(when) : '';
  const problems: string[] = [];
  if (Array.isArray(when) && when.some(isCounting))
    problems.push('Only a delayed trigger waits for the ability that made it.');
  if (askedToHaveHappened(Object.values(ability)).some((asked) => JSON.stringify(asked) !== own))
    problems.push('Only whether all of its own trigger conditions were met can a triggered ability ask.');
  return problems;
}

/** What a text asks to have happened this turn (603.1b), but for the abilities inside it. */
function askedToHaveHappened(text: unknown): readonly unknown[] {
  if (Array.isArray(text)) return text.flatMap(askedToHaveHappened);
  if (!isRecord(text) || (typeof text.kind === 'string' && abilityKinds.includes(text.kind))) return [];
  return 'happenedThisTurn' in text
    ? [text.happenedThisTurn]
    : Object.values(text).flatMap(askedToHaveHappened);
}

const isCounting = (condition: unknown): boolean => isRecord(condition) && condition.on === 'resolves';

const withAmounts = ['damage', 'gainLife', 'loseLife', 'create', 'putCounters', 'wouldPerform'];
const moving = ['moves', 'dies', 'enters'];
const placed = ['zone', 'position', 'revealed', 'faceDown', 'link'];

function unfollowed(value: Readonly<Record<string, unknown>>): readonly string[] {
  if (typeof value.kind === 'string' && abilityKinds.includes(value.kind)) return unfollowedAbility(value);
  return isRecord(value.event) ? unfollowedReplacement(value, value.event) : [];
}

/** Whether what moves, or dies, goes onto the battlefield by the effect, or is left to go there. */
const entersInstead = (event: Readonly<Record<string, unknown>>, to: unknown): boolean =>
  moving.some((kind) => event[kind] !== undefined) &&
  (isRecord(to) ? to.zone : to === undefined && event.to) === 'battlefield';

/** A replacement effect: the only thing whose `event` is more than a word. */
function unfollowedReplacement(
  replacement: Readonly<Record<string, unknown>>,
  event: Readonly<Record<string, unknown>>,
): readonly string[] {
  const {
    amount,
    additionalTimes,
    asCopyOf,
    counters,
    otherwise,
    redirectTo,
    redirectToPlayers,
    subtypes,
    tapped,
    to,
    transformed,
    under,
  } = replacement;
  const isOf = (kinds: readonly string[]) => kinds.some((kind) => event[kind] !== undefined);
  const isEntering = isOf(['enters']) || entersInstead(event, to);
  const problems: string[] = [];
  if (asCopyOf !== undefined && !isOf(['enters'])) problems.push('Only what enters can enter as a copy.');
  if (amount !== undefined && !isOf(withAmounts))
    problems.push('This event has no amount that could change.');
  if (additionalTimes !== undefined && !isOf(['wouldPerform']))
    problems.push('Only a keyword action can be done additional times.');
  if ((redirectTo !== undefined || redirectToPlayers !== undefined) && !isOf(['damage']))
    problems.push('Only damage can be redirected.');
  if (tapped !== undefined && !isEntering) problems.push('Only what enters can enter tapped.');
  if (counters !== undefined && !isEntering && !isOf(['turnedFaceUp', 'transforms']))
    problems.push('Only what enters, or is turned face up or over, can have counters put on it as it does.');
  if (under !== undefined && !isEntering && !isOf(['create']))
    problems.push('Only what enters or is created can be so under another’s control.');
  if (subtypes !== undefined && !isOf(['enters']))
    problems.push('Only what enters can enter as something in addition to its types.');
  if (transformed !== undefined && !isEntering) problems.push('Only what enters can enter transformed.');
  if (to !== undefined && !isOf(moving)) problems.push('Only what moves can go elsewhere instead.');
  if (isRecord(to) && (to.position === 'random' || Object.keys(to).some((part) => !placed.includes(part))))
    problems.push(
      'Of another place only its zone, position and whether it is revealed or face down can be said.',
    );
  if (isRecord(otherwise) && otherwise.to !== undefined)
    problems.push('Declining can make it enter tapped, but not go elsewhere.');
  return problems;
}
