/** Static abilities as data (604): whom they affect, what is so, what happens instead of something. */
import { isFields } from '../wording/meaning.ts';
import type { Meaning } from '../wording/syntax.ts';
import type { Facts } from './facts.ts';
import { instructionsOf } from './instructions.ts';
import { changesOf, costOf, resolved, settle } from './references.ts';
import { type Fields, fields, isList, mention, NotUnderstood, newTalk, type Talk } from './talk.ts';

/** A static ability: what is said is settled in the order of the text, a condition that stands first before the rest. */
export function staticOf(said: Fields, facts: Facts, quoted: Talk['quoted']): readonly Meaning[] {
  const { affects, if: condition, at: _at, x, does, ...rest } = said;
  const talk = newTalk(facts, quoted, 'static');
  if (affects === undefined) mention(talk, 'self', 'object', false);
  if (rest.replaces === undefined) settle(said, talk);
  if (x !== undefined) talk.x = resolved(x, talk);
  const whom = affects === undefined ? undefined : resolved(affects, talk);
  const parts = Object.entries({ ...rest, ...parted(does) }).map(
    ([key, value]) => [key, partOf(key, value, talk)] as const,
  );
  const so: Fields = condition === undefined ? {} : { if: resolved(condition, talk) };
  const alternative = parts.find(([key]) => key === 'alternativeCost');
  if (alternative !== undefined) {
    // It is the cost that may be paid only then (118.9).
    parts[parts.indexOf(alternative)] = ['alternativeCost', { ...fields(alternative[1]), ...so }];
    delete so.if;
  }
  if (talk.targets.length > 0) throw new NotUnderstood('a static ability has no target');
  return [
    {
      ...Object.fromEntries(parts),
      ...so,
      ...(whom === undefined || whom === 'self' ? {} : { affects: whom }),
    },
  ];
}

/** What is said of something one after the other: changes of what it is, and rules that are different for it. */
function parted(does: Meaning | undefined): Fields {
  if (!isList(does)) return {};
  const all = (key: string): Meaning[] =>
    does.flatMap((one) => {
      const part = fields(one)[key];
      return part === undefined ? [] : isList(part) ? part : [part];
    });
  const [changes, rules] = [all('changes'), all('rules')];
  return { ...(changes.length === 0 ? {} : { changes }), ...(rules.length === 0 ? {} : { rules }) };
}

function partOf(key: string, value: Meaning, talk: Talk): Meaning {
  const part = fields(value);
  switch (key) {
    case 'changes':
      return changesOf(value, talk);
    case 'costs':
      return (isList(value) ? value : [value]).map((one) => {
        const { more, ...change } = fields(one);
        const about = fields(resolved(change, talk));
        return more === undefined ? about : { ...about, more: costOf(more, talk) };
      });
    case 'additionalCost':
    case 'alternativeCost': {
      const { cost, or, ...others } = part;
      return {
        ...fields(resolved(others, talk)),
        cost: costOf(cost ?? [], talk),
        ...(or === undefined ? {} : { or: costOf(or, talk) }),
      };
    }
    case 'replaces':
      return replacementOf(part, talk);
    default:
      return resolved(value, talk);
  }
}

/** What happens instead: "it" is what it would happen to. */
function replacementOf(said: Fields, talk: Talk): Meaning {
  const { event, choose, instead, also, cost, ...rest } = said;
  const would = resolved(event ?? {}, talk);
  if (!isAboutItself(would)) {
    talk.mentions.length = 0;
    mention(talk, 'it', 'object', false);
  }
  talk.player = 'they';
  talk.amount = { number: 'eventAmount' };
  return {
    event: would,
    ...fields(resolved(rest, talk)),
    ...(cost === undefined ? {} : { cost: costOf(cost, talk) }),
    ...(choose === undefined ? {} : { choose: instructionsOf(choose, talk) }),
    ...(instead === undefined ? {} : insteadOf(would, instructionsOf(instead, talk))),
    ...(also === undefined ? {} : { also: instructionsOf(also, talk) }),
  };
}

/** What happens instead. Where that is the same event in another way, the event is changed (614.6). */
function insteadOf(event: Meaning, instead: readonly Meaning[]): Fields {
  const { do: does, what, amount, who = 'you', ...others } = fields(instead[0]);
  const would = fields(event);
  const isOnly = instead.length === 1;
  if (
    isOnly &&
    does === 'exile' &&
    (would.would === 'die' || would.would === 'move') &&
    (what === 'it' || what === 'self')
  )
    return { to: { zone: 'exile' } };
  const isSame = (key: string): boolean =>
    isOnly &&
    does === key &&
    would.would === key &&
    Object.keys(others).length === 0 &&
    (would.who === who || who === 'they');
  if (amount !== undefined && (isSame('gainLife') || isSame('loseLife'))) return { amount };
  return { instead };
}

const isAboutItself = (event: Meaning): boolean =>
  isFields(event) && Object.values(event).some((part) => part === 'self' || isAboutItself(part));
