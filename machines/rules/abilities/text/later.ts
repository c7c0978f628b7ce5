/** What triggers later, in words (603.7, 603.12). */
import type { Phase, Step } from '../../state/turn-structure.ts';
import type { Instruction, Objects } from '../../state/vocabulary/index.ts';
import { whetherDone } from './conditions.ts';
import type { Context } from './context.ts';
import {
  asExiled,
  asSubject,
  asYours,
  foundLast,
  holds,
  isSeveral,
  nextTurnOf,
  objectsByKind,
  objectsText,
} from './expressions/index.ts';
import { durationText } from './modification.ts';
import { inClause, type Speech } from './speech.ts';
import { timeWord } from './words.ts';

const nextTimes: Readonly<Partial<Record<Phase | Step, string>>> = {
  upkeep: "the beginning of the next turn's upkeep",
  end: 'the beginning of the next end step',
  cleanup: 'the beginning of the next cleanup step',
  endOfCombat: 'end of combat',
};

/** The time of a trigger as the next of a step begins, of whichever player, or of you. */
function nextTime(
  [first, ...others]: Extract<Instruction, { do: 'delayedTrigger' }>['when'],
  isAboutSomething: boolean,
): string | undefined {
  if (others.length > 0 || first?.on !== 'begins') return undefined;
  if (first.whose === undefined) return nextTimes[first.step];
  return first.whose === 'you' && isAboutSomething
    ? `the beginning of your next ${timeWord(first.step)}`
    : undefined;
}

/** What it is about, within its sentence: "it", "those creatures", "the exiled card". */
function aboutWords(about: Objects | undefined, context: Context): string {
  if (!holds(about, 'named')) return 'it';
  if (isSeveral(about, context)) {
    const those = objectsText(about, context, 'object');
    return those === 'those tokens' ? 'them' : those;
  }
  // After another sentence "it" would be something else.
  const isLast = context.names.get(foundLast) === about.named;
  return context.names.has(asExiled(about.named)) && !isLast ? 'the exiled card' : 'it';
}

/**
 * "draw a card at the beginning of the next turn's upkeep" or "when this creature leaves the battlefield, destroy that
 * creature"; it triggers once, unless it has a duration (603.7b).
 */
export function delayedText(
  {
    about,
    effect,
    if: condition,
    once,
    targets,
    until,
    when,
  }: Extract<Instruction, { do: 'delayedTrigger' }>,
  context: Context,
  speech: Speech,
): string {
  const time = nextTime(when, about !== undefined);
  const calling = (words: string): Context['names'] => {
    const names = new Map([...context.names, ['about', words]]);
    const own = holds(about, 'named') ? names.get(asYours(about.named)) : undefined;
    if (own !== undefined) names.set(asYours('about'), own);
    const subject = holds(about, 'named') ? names.get(asSubject(about.named)) : undefined;
    if (subject !== undefined) names.set(asSubject('about'), subject);
    const exiled = holds(about, 'named') ? names.get(asExiled(about.named)) : undefined;
    if (exiled !== undefined) names.set(asExiled('about'), exiled);
    return names;
  };
  if (time !== undefined) {
    const done = inClause(effect, { ...context, names: calling(aboutWords(about, context)) }, speech);
    return done.replace(/(?=\. )|$/, ` at ${time}`);
  }
  const [first] = when;
  if (first?.on === 'begins' && first.whose !== undefined && context.mentioned.has(nextTurnOf(first.whose)))
    return `at the beginning of that turn's ${timeWord(first.step)}, ${inClause(effect, context, speech)}`;
  const text = context
    .nested(
      {
        kind: 'triggered',
        when,
        effect,
        ...(condition === undefined ? {} : { if: condition }),
        ...(targets === undefined ? {} : { targets }),
      },
      about === undefined
        ? context.names
        : calling(holds(about, 'named') ? objectsText(about, context, 'subject') : anyOfThem(about, context)),
    )
    .replace(/\.$/, '')
    .replace(/^W/, 'w');
  if (until === 'untilEndOfTurn' && once === true)
    return text.replace(/^whenever (you|\w+ \w+) /, 'when $1 next ').replace(/, (?=copy )/, ' this turn, ');
  if (until === 'untilEndOfTurn' && about === undefined && when.every(({ on }) => on === 'cast'))
    return `until end of turn, ${text}`;
  if (until === 'untilEndOfTurn')
    return (about === undefined ? text : text.replace(/^whenever/, 'when')).replace(
      /( from the battlefield)?, /,
      ' this turn, ',
    );
  if (until !== undefined) return `${durationText(until, context)}, ${text}`;
  return text
    .replace(/^whenever/, 'when')
    .replace(/^At the beginning of (your|each \w+'s) /, 'at the beginning of $1 next ');
}

/** Of several that were chosen, whichever it is: "either of those creatures". */
function anyOfThem(about: Objects, context: Context): string {
  const said = objectsByKind(about, context);
  if (!holds(about, 'target') || !isSeveral(about, context)) return said;
  return `${context.targets[about.target]?.count?.max === 2 ? 'either' : 'any'} of ${said}`;
}

/** "when you do, destroy target land". */
export function reflexiveText(
  { after, each, effect, targets = [] }: Extract<Instruction, { do: 'reflexive' }>,
  context: Context,
  speech: Speech,
): string {
  const done = context.names.get(whetherDone(after)) ?? 'you do';
  const isOfSelf = done.includes(context.self);
  const own: Context = { ...context, targets, mentioned: new Set(isOfSelf ? ['self'] : []) };
  return `${each ? 'for each of them, ' : ''}when ${done}, ${inClause(effect, own, speech)}`;
}
