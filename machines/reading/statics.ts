/** Static abilities as data (604): whom they affect, what is so, what happens instead of something. */
import { carried } from '../rules/state/origins.ts';
import { isFields, isList, listOf } from '../wording/meaning.ts';
import type { Meaning } from '../wording/syntax.ts';
import { changesOf } from './changes.ts';
import type { Bearing } from './facts.ts';
import { instructionsOf } from './instructions.ts';
import { costOf, resolved, settle } from './references.ts';
import { replacementOf } from './replacements.ts';
import { type Fields, fields, mention, NotUnderstood, newTalk, type Talk } from './talk.ts';

/** A static ability: what is said is settled in the order of the text, a condition that stands first before the rest. */
export function staticOf(said: Fields, facts: Bearing, quoted: Talk['quoted']): readonly Meaning[] {
  const { affects, if: condition, at: _at, x, does, ...rest } = said;
  const talk = newTalk(facts, quoted, 'static');
  if (affects === undefined) mention(talk, 'self', 'object', false);
  // Each of those that it affects is “it” in its numbers.
  else if (isFields(affects) && affects.all !== undefined) mention(talk, 'it', 'object', false);
  if (rest.replaces === undefined && rest.openingHand === undefined && rest.beforeShuffling === undefined)
    settle(said, talk);
  if (x !== undefined) talk.x = resolved(x, talk);
  const whom = affects === undefined ? undefined : resolved(affects, talk);
  const parts = Object.entries({ ...rest, ...parted(does) }).map(
    ([key, value]) => [key, partOf(key, value, talk)] as const,
  );
  if (x !== undefined && !talk.speaksOfX) throw new NotUnderstood('nothing speaks of that X');
  const so: Fields = condition === undefined ? {} : { if: resolved(condition, talk) };
  const alternative = parts.find(([key]) => key === 'alternativeCost');
  if (alternative !== undefined) {
    // It is the cost that may be paid only then (118.9).
    parts[parts.indexOf(alternative)] = ['alternativeCost', { ...fields(alternative[1]), ...so }];
    delete so.if;
  }
  if (talk.targets.length > 0) throw new NotUnderstood('a static ability has no target');
  return [
    carried(said, {
      ...Object.fromEntries(parts),
      ...so,
      ...(whom === undefined || whom === 'self' ? {} : { affects: whom }),
    }),
  ];
}

/** What is said of something one after the other: changes of what it is, and rules that are different for it. */
function parted(does: Meaning | undefined): Fields {
  if (!isList(does)) return {};
  const all = (key: string): Meaning[] =>
    does.flatMap((one) => {
      const part = fields(one)[key];
      return listOf(part);
    });
  const [changes, rules] = [all('changes'), all('rules')];
  return { ...(changes.length === 0 ? {} : { changes }), ...(rules.length === 0 ? {} : { rules }) };
}

const withoutEffect = ({ effect: _effect, ...others }: Fields): Fields => others;

function partOf(key: string, value: Meaning, talk: Talk): Meaning {
  const part = fields(value);
  switch (key) {
    case 'changes':
      return changesOf(value, talk);
    case 'costs':
      return listOf(value).map((one) => {
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
    case 'openingHand':
      return instructionsOf(value, talk);
    case 'beforeShuffling':
      return {
        ...fields(resolved(withoutEffect(part), talk)),
        effect: instructionsOf(part.effect ?? [], talk),
      };
    case 'replaces':
      return replacementOf(part, talk, instructionsOf);
    default:
      return resolved(value, talk);
  }
}
