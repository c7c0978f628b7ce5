/**
 * What pronouns mean: one rule for each, and where it gives two answers, none.
 *
 * - "It" is the single object that the last clause that spoke of one spoke of. Where that clause is an event, it is the
 *   event's subject: "whenever this creature blocks a creature, it …" is this creature. Within a clause it is that clause's
 *   subject: "it deals X damage to target creature, where X is its power". Of a clause that makes a copy it is the copy. A spell is "it" only where nothing else was
 *   spoken of.
 * - "That creature", "the card" are the last spoken of that can be called so; never this object itself, which is "it" or
 *   "this creature".
 * - "Them" and "those creatures" are the same of several.
 * - "That player" and "they" are the player of whom was spoken last: the event's, a target, the controller of something; in
 *   what several players do, each of them.
 */
import { setOf } from '../rules/characteristics/subtypes.ts';
import { sameWords } from '../rules/state/same-words.ts';
import { isFields, isList, listOf, wordOf } from '../wording/meaning.ts';
import type { Meaning } from '../wording/syntax.ts';
import { type Fields, fields, type Mention, NotUnderstood, type Talk } from './talk.ts';

/** The object that "it" means (with `before` not one of this clause), or those that "them" does; with a noun, what is called so. */
export function spokenOf(talk: Talk, several: boolean, noun?: Meaning, before = false): Mention {
  const all = talk.mentions.filter(
    (one) =>
      one.sort === 'object' &&
      one.several === several &&
      (!before || one.clause < talk.clause) &&
      (noun === undefined || isCalled(one, fields(noun))) &&
      (noun !== undefined || one.was !== 'self' || talk.kind !== 'spell'),
  );
  const last = all.at(-1) ?? (noun === undefined ? ofTheSpell(talk, several) : undefined);
  if (last === undefined)
    throw new NotUnderstood(
      several ? 'nobody has spoken of several objects' : 'nobody has spoken of one object',
    );
  const inClause = all.filter(({ clause }) => clause === last.clause);
  const subject =
    noun === undefined
      ? (inClause.find((one) => one.isSubject === 'ofEvent' || isOfNow(one, talk)) ??
        inClause.findLast((one) => one.isSubject === 'made'))
      : undefined;
  if (subject !== undefined) return subject;
  if (inClause.some(({ was }) => !sameWords(was, last.was)))
    throw new NotUnderstood('it could be one or the other');
  return last;
}

const isOfNow = ({ clause, isSubject }: Mention, talk: Talk): boolean =>
  isSubject === 'ofClause' && clause === talk.clause;

/** The spell itself, where it was spoken of. */
const ofTheSpell = ({ kind, mentions }: Talk, several: boolean): Mention | undefined =>
  kind === 'spell' && !several ? mentions.find(({ was }) => was === 'self') : undefined;

/** Whether what was spoken of can be called by this noun. */
function isCalled({ was, now, like, isCard, zone }: Mention, noun: Fields): boolean {
  // A card of which nothing else is known is no creature as long as it isn't on the battlefield (109.2).
  const isElsewhere = isCard === true && zone !== undefined && zone !== 'battlefield' && sameWords(was, now);
  if (isElsewhere && like === undefined && noun.called === undefined) return false;
  if (was === 'self') return isCard === true && noun.called === 'card';
  if (was === 'attached' && noun.called === 'card') return isCard === true;
  if (noun.called === 'copy') return fields(like).copy === true;
  const likes = isList(like) ? like : [like];
  // What is only called “attached” is a permanent, and a card of which nothing else is known is no spell.
  if (isOfStack(noun) && likes.every((one) => (one === undefined ? isCard : typeof one === 'string')))
    return false;
  return likes.some((one) => one === undefined || !isFields(one) || fits({ ...one }, isCard === true, noun));
}

/** Whether permanents that were described so can be called by this noun. */
export const canBeCalled = (like: Meaning | undefined, noun: Fields): boolean =>
  fits(fields(like), false, noun);

const isOfStack = ({ called }: Fields): boolean =>
  called === 'spell' || called === 'ability' || called === 'spellOrAbility';

function fits(like: Fields, isCard: boolean, noun: Fields): boolean {
  if (isList(like.any))
    return like.any.some((one) => fits({ ...like, ...fields(one), any: 0 }, isCard, noun));
  const isOnStack = like.zone === 'stack' || like.stackObject !== undefined;
  if (noun.called === 'spell') return isOnStack && like.stackObject !== 'ability';
  if (noun.called === 'ability') return isOnStack && like.stackObject !== 'spell';
  if (noun.called === 'spellOrAbility') return isOnStack;
  if (isOnStack && noun.called !== 'card') return false;
  if (noun.called === 'card' && !isCard && like.zone === undefined) return false;
  if (noun.called === 'token' && like.token !== true) return false;
  const subtypes = [...listOf(like.subtype), ...listOf(like.anySubtype)];
  if (noun.subtype !== undefined && !subtypes.includes(noun.subtype)) return false;
  if (noun.type === undefined) return true;
  const types = [...listOf(like.type), ...listOf(like.anyType)];
  return (
    types.includes(noun.type) ||
    (types.length === 0 && subtypes.some((one) => setOf(wordOf(one)) === noun.type))
  );
}
