/** What triggers later, in words (603.7, 603.12). */
import type { Phase, Step } from '../../state/turn-structure.ts';
import type { Instruction } from '../../state/vocabulary/index.ts';
import { whetherDone } from './conditions.ts';
import type { Context } from './context.ts';
import { objectsByKind } from './expressions.ts';
import { durationText } from './modification.ts';
import { inClause, type Speech } from './speech.ts';

const nextTimes: Readonly<Partial<Record<Phase | Step, string>>> = {
  upkeep: "the next turn's upkeep",
  end: 'the next end step',
};

/** The time of a trigger at the beginning of whatever step comes next, of whichever player. */
function nextTime([first, ...others]: Extract<Instruction, { do: 'delayedTrigger' }>['when']):
  | string
  | undefined {
  return others.length === 0 && first?.on === 'begins' && first.whose === undefined
    ? nextTimes[first.step]
    : undefined;
}

/**
 * "draw a card at the beginning of the next turn's upkeep" or "when this creature leaves the battlefield, destroy that
 * creature"; it triggers once, unless it has a duration (603.7b).
 */
export function delayedText(
  { about, effect, if: condition, targets, until, when }: Extract<Instruction, { do: 'delayedTrigger' }>,
  context: Context,
  speech: Speech,
): string {
  const time = nextTime(when);
  const calling = (words: string): Context['names'] => new Map([...context.names, ['about', words]]);
  if (time !== undefined)
    return `${inClause(effect, { ...context, names: calling('it') }, speech)} at the beginning of ${time}`;
  const text = context
    .nested(
      {
        kind: 'triggered',
        when,
        effect,
        ...(condition === undefined ? {} : { if: condition }),
        ...(targets === undefined ? {} : { targets }),
      },
      about === undefined ? context.names : calling(objectsByKind(about, context)),
    )
    .replace(/\.$/, '')
    .replace(/^W/, 'w');
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
