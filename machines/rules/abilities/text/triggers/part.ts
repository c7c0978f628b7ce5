/** What triggers wait for, in words: what does what (603.1). */

import {
  type Filter,
  type Players,
  speaksOfSources,
  type TriggerCondition,
} from '../../../state/vocabulary/index.ts';
import type { Context } from '../context.ts';
import { filterText, holds, objectsText, oneText, playersText, someone } from '../expressions/index.ts';
import { possessive } from '../words.ts';

export interface Part {
  readonly word: 'When' | 'Whenever' | 'At';
  readonly subject: string;
  readonly predicate: string;
}

export const whenever = (subject: string, predicate: string): Part => ({
  word: 'Whenever',
  subject,
  predicate,
});

export const subjectOf = (
  object: 'self' | 'attached' | Filter,
  context: Context,
  oneOrMore = false,
): string => {
  if (typeof object === 'string') return objectsText(object, context, 'subject');
  // "That creature", of a delayed triggered ability; "the token" that a linked ability created.
  const { among } = object;
  if (holds(among, 'named') || (holds(among, 'linked') && isTheLinked(object)))
    return objectsText(among, context, 'subject');
  return oneOrMore ? `one or more ${filterText(object, context, 'many')}` : oneText(object, context);
};

/** What adds mana: "a Forest", "a red source" (109.2). */
export const sourceOf = (source: 'self' | 'attached' | Filter, context: Context): string =>
  typeof source === 'object' && speaksOfSources(source)
    ? subjectOf(source, context).replace(/\bpermanent/, 'source')
    : subjectOf(source, context);

/** Whether it is of what lies under a link alone: "the token". */
const isTheLinked = (object: 'self' | 'attached' | Filter): boolean =>
  typeof object === 'object' && holds(object.among, 'linked') && Object.keys(object).length === 1;

/** "When" for what happens to this object once, "Whenever" else. */
export const about = (
  object: 'self' | 'attached' | Filter,
  predicate: string,
  context: Context,
  oneOrMore = false,
): Part => ({
  word:
    object === 'self' ||
    isTheLinked(object) ||
    (object === 'attached' && context.attached.startsWith('enchanted'))
      ? 'When'
      : 'Whenever',
  subject: subjectOf(object, context, oneOrMore),
  predicate,
});

export const does = (players: Players, verb: string, context: Context): Part =>
  whenever(someone(players, context), players === 'you' ? verb : `${verb}s`);

export const whose = (players: Players | undefined, context: Context): string =>
  players === undefined
    ? 'each'
    : players === 'everyone'
      ? "each player's"
      : players === 'you'
        ? 'your'
        : players === 'opponents'
          ? "each opponent's"
          : possessive(playersText(players, context));

type On = TriggerCondition['on'];

/** Each trigger condition by what it waits for. */
export type ByOn = { readonly [K in On]: Extract<TriggerCondition, { readonly on: K }> };

/** The words of each of these trigger conditions. */
export type PartsOf<K extends On> = {
  readonly [One in K]: (when: ByOn[One], context: Context) => Part;
};
