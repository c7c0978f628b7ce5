/** What the vocabulary can say and nothing follows: a card that says it would do less than its text. */
import { isRecord, partsIn } from '../../state/is-record.ts';
import type { Ability, Replacement, TriggeredAbility } from '../../state/vocabulary/index.ts';
import { conditionWord, isCondition, replacedWord, triggerWord } from '../../state/word-table.ts';
import { isAbility } from './in-abilities.ts';

/** What nothing follows in an ability itself: triggers that wait for nothing, questions that nobody keeps answers to. */
export function unfollowedInAbility(ability: Exclude<Ability, { kind: 'keyword' }>): readonly string[] {
  const problems: string[] = [];
  if (ability.kind === 'triggered' && ability.when.some((one) => triggerWord(one).resolutions !== undefined))
    problems.push('only a delayed trigger waits for the ability that made it');
  if (
    Object.values(ability)
      .flatMap(askedToHaveHappened)
      .some((asked) => !isAboutItself(ability, asked))
  )
    problems.push('only whether all of its own trigger conditions were met can a triggered ability ask');
  if (ability.kind !== 'spell' && ability.functionsIn?.length === 0)
    problems.push('it functions nowhere: `functionsIn` names no zone');
  return problems;
}

const isAboutItself = (ability: Exclude<Ability, { kind: 'keyword' }>, asked: unknown): boolean =>
  ability.kind === 'triggered' && isSame(asked, ability.when);

/** Whether two texts say the same. */
function isSame(one: unknown, other: TriggeredAbility['when'] | unknown): boolean {
  if (Array.isArray(one))
    return (
      Array.isArray(other) && one.length === other.length && one.every((part, at) => isSame(part, other[at]))
    );
  if (!isRecord(one) || !isRecord(other)) return one === other;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => isSame(one[key], other[key]));
}

/** What a text asks to have happened this turn (603.1b), but for the abilities inside it. */
function askedToHaveHappened(text: unknown): readonly unknown[] {
  if (Array.isArray(text)) return text.flatMap(askedToHaveHappened);
  if (!isRecord(text) || isAbility(text)) return [];
  const met = isCondition(text) ? conditionWord(text).met?.(text) : undefined;
  return met === undefined ? partsIn(text).flatMap(askedToHaveHappened) : [met];
}

const placed = ['zone', 'position', 'revealed', 'faceDown', 'link'];

/** Whether what moves goes onto the battlefield by the effect, or is left to go there. */
function entersInstead({ event, to }: Replacement): boolean {
  const { changes, goesTo } = replacedWord(event);
  return changes.includes('to') && (to?.zone ?? goesTo?.(event)) === 'battlefield';
}

/** What can be said only of events that can happen so, and how else; the first that isn't so is enough. */
const onlyOf: readonly {
  readonly said: readonly (keyof Replacement)[];
  /** Also of what enters by the effect. */
  readonly entering?: true;
  readonly reason: string;
}[] = [
  { said: ['asCopyOf'], reason: 'only what enters can enter as a copy' },
  { said: ['amount'], reason: 'this event has no amount that could change' },
  { said: ['additionalTimes'], reason: 'only a keyword action can be done additional times' },
  { said: ['redirectTo', 'redirectToPlayers'], reason: 'only damage can be redirected' },
  { said: ['tapped'], entering: true, reason: 'only what enters can enter tapped' },
  {
    said: ['counters'],
    entering: true,
    reason: 'only what enters, or is turned face up or over, can have counters put on it as it does',
  },
  {
    said: ['under'],
    entering: true,
    reason: 'only what enters or is created can be so under another’s control',
  },
  { said: ['subtypes'], reason: 'only what enters can enter as something in addition to its types' },
  { said: ['transformed'], entering: true, reason: 'only what enters can enter transformed' },
  { said: ['to'], reason: 'only what moves can go elsewhere instead' },
];

/** What nothing follows in a replacement effect: copies of what doesn't enter (707.5), amounts of events without one … */
export function unfollowedInReplacement(replacement: Replacement): readonly string[] {
  const { changes } = replacedWord(replacement.event);
  const isEntering = entersInstead(replacement);
  const { to } = replacement;
  const isOddPlace =
    to !== undefined && (to.position === 'random' || Object.keys(to).some((part) => !placed.includes(part)));
  return [
    ...onlyOf.flatMap(({ entering, reason, said }) =>
      said.some((part) => replacement[part] !== undefined && !changes.includes(part)) &&
      !(entering === true && isEntering)
        ? [reason]
        : [],
    ),
    ...(isOddPlace
      ? ['of another place only its zone, position and whether it is revealed or face down can be said']
      : []),
  ];
}
