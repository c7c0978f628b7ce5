/** What is about something that was spoken of before, and happens later (603.7). */
import { isFields } from '../wording/meaning.ts';
import type { Meaning } from '../wording/syntax.ts';
import { isList, NotUnderstood } from './talk.ts';

/** Whether it is a reference to objects that the ability found, chose or was triggered by. */
const isReference = (value: { readonly [field: string]: Meaning }): boolean => {
  const [key, ...others] = Object.keys(value);
  return others.length === 0 && (key === 'named' || key === 'target' || key === 'event');
};

/** What a delayed trigger does, with what it is `about` called so; what it does itself has names of its own. */
export function aboutIt(effect: readonly Meaning[]): {
  readonly effect: readonly Meaning[];
  readonly about?: Meaning;
} {
  const own = new Set<string>();
  const collect = (value: Meaning): void => {
    if (isList(value)) value.forEach(collect);
    else if (isFields(value)) {
      if (typeof value.as === 'string') own.add(value.as);
      Object.values(value).forEach(collect);
    }
  };
  collect([...effect]);
  let about: Meaning | undefined;
  const called = (value: Meaning, key: string): Meaning => {
    if (isList(value)) return value.map((part) => called(part, key));
    if (!isFields(value)) return value;
    if (isReference(value) && !(typeof value.named === 'string' && own.has(value.named))) {
      if (players.has(key)) throw new NotUnderstood('a later trigger is about an object');
      if (about !== undefined && JSON.stringify(about) !== JSON.stringify(value))
        throw new NotUnderstood('a later trigger is about one thing');
      about = value;
      return { named: 'about' };
    }
    return Object.fromEntries(Object.entries(value).map(([field, part]) => [field, called(part, field)]));
  };
  const done = effect.map((one) => called(one, ''));
  return { effect: done, ...(about === undefined ? {} : { about }) };
}

/** Where players stand. */
const players = new Set(['who', 'toPlayers', 'owner', 'controller', 'onPlayers', 'under']);
