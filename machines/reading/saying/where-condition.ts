/** Where a static ability says under which condition it does something: at the end, or first where that is short or well known. */
import { sameWords } from '../../rules/state/same-words.ts';
import { isFields, isList, wordOf } from '../../wording/meaning.ts';
import type { Meaning } from '../../wording/syntax.ts';
import { type Fields, fields } from '../talk.ts';

/** What stands first, what at the end. */
export type WhereCondition = 'during' | 'asLongAs' | 'if' | 'unless' | undefined;

/** What can't be done only if something is so; anything else lasts as long as that is so. */
const saidWithIf = new Set(['attack', 'block', 'untap']);

/** What something is for a while: tapped, equipped, monstrous. */
const states = ['tapped', 'monstrous', 'hasAttached'];

const isQuoted = (change: Meaning): boolean => {
  const { abilities } = fields(change);
  return isList(abilities) && abilities.some((one) => fields(one).kind !== 'keyword');
};

/** Whether much is said, of several or of what others have, before which the condition stands. */
function saysMuch({ affects, changes, rules, costs, players }: Fields): boolean {
  const all = [changes, rules].flatMap((list) => (isList(list) ? list : []));
  const count = all.map(fields).flatMap(({ abilities }) => (isList(abilities) ? abilities : [0])).length;
  return (
    count > 1 ||
    costs !== undefined ||
    fields(affects).union !== undefined ||
    (players !== undefined && players !== 'you') ||
    all.some(isQuoted) ||
    all.some((one) => fields(one).rule === 'mayAttackAsThoughWithout')
  );
}

/** Whether a condition is one that stands first, whatever is said: of your turn, of what this is just now, of two things at once. */
function standsFirst(condition: Fields, affects: Meaning): boolean {
  const { holds, what, like, of } = condition;
  if (holds === 'both' || fields(what).number === 'devotion') return true;
  if (holds === 'not') return isFields(of) && standsFirst({ ...of }, affects);
  if (holds !== 'is' || what === undefined) return false;
  if (!sameWords(what, affects)) return fields(affects).all !== undefined;
  return affects === 'attached' || Object.keys(fields(like)).some((field) => states.includes(field));
}

export function whereCondition(ability: Fields): WhereCondition {
  const { kind, if: condition, changes, rules, costs, affects = 'self' } = ability;
  if (kind !== 'static' || condition === undefined) return undefined;
  const { holds, who } = fields(condition);
  const [rule] = isList(rules) ? rules.map(fields) : [];
  if (rule !== undefined && holds === 'not') return 'unless';
  if (isList(costs) && fields(fields(costs[0]).like).among === 'self') return 'if';
  if (holds === 'turnOf' && who === 'you' && (changes ?? rules) !== undefined) return 'during';
  if (
    affects === 'self' &&
    changes === undefined &&
    rule?.rule === 'cant' &&
    saidWithIf.has(wordOf(rule.what))
  )
    return 'if';
  return saysMuch(ability) || standsFirst(fields(condition), affects) ? 'asLongAs' : undefined;
}
