/** What triggered abilities wait for, in one clause: "when this creature enters or dies" (603.1). */
import type { TriggerCondition } from '../../state/vocabulary/index.ts';
import type { Context } from './context.ts';
import { type Part, part } from './triggers/index.ts';
import { list } from './words.ts';

const whole = ({ subject, predicate }: Part): string =>
  predicate === '' ? subject : `${subject} ${predicate}`;

/** Both main phases of a player's turn. */
const isEachMainPhase = (when: readonly TriggerCondition[]): boolean =>
  when.length === 2 &&
  (['precombatMain', 'postcombatMain'] as const).every((main) =>
    when.some((one) => one.on === 'begins' && one.step === main && one.whose === 'you'),
  );

const isOfOthers = (one: TriggerCondition): boolean => 'object' in one && typeof one.object === 'object';

/** "When this creature enters", "Whenever this creature or another creature dies". */
export function triggerText(conditions: readonly TriggerCondition[], context: Context): string {
  // Who loses control of something loses it also as that leaves the battlefield.
  const isLosing = conditions.some(({ on }) => on === 'controlChanges');
  const when = conditions.filter(({ on }) => !(isLosing && on === 'leaves'));
  // "this creature enters or attacks": the second time it is not "it"
  const before = [...context.mentioned];
  const parts = when.map((condition) => {
    const mentioned = new Set(before);
    const one = part(condition, { ...context, mentioned });
    // "Whenever this creature or another Elf enters": from then on "it" isn't this creature.
    const isOfSeveral = 'object' in condition && condition.object === 'self' && when.some(isOfOthers);
    for (const key of mentioned) if (key !== 'self' || !isOfSeveral) context.mentioned.add(key);
    return one;
  });
  const [first] = parts;
  if (first === undefined) return 'Whenever this happens';
  if (isEachMainPhase(when)) return 'At the beginning of each of your main phases';
  // A card is exiled haunting a creature once.
  const isOnce = when.some((condition) => condition.on === 'dies' && condition.object === 'haunted');
  const word = parts.length > 1 && first.word === 'When' && !isOnce ? 'Whenever' : first.word;
  if (parts.length > 1 && parts.every(({ predicate }) => predicate === first.predicate))
    return `${word} ${list(
      parts.map(({ subject }) => subject),
      'or',
    )} ${first.predicate}`.trimEnd();
  const [, second] = parts;
  const blocked = /^blocks (.*)$/.exec(first.predicate)?.[1];
  if (parts.length === 2 && blocked !== undefined && second?.predicate === `becomes blocked by ${blocked}`)
    return `${word} ${first.subject} blocks or becomes blocked by ${blocked}`;
  if (parts.length > 1 && parts.every(({ subject }) => subject === first.subject))
    return `${word} ${first.subject} ${list(
      parts.map(({ predicate }) => predicate),
      'or',
    )}`;
  return `${word} ${list(
    parts.map((one, at) =>
      at > 0 && one.word !== first.word && first.word === 'Whenever' ? `when ${whole(one)}` : whole(one),
    ),
    'or',
  )}`;
}
