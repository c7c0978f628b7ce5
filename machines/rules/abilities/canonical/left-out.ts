/** What is left out because without it the same is said. */
import { isRecord } from '../../state/is-record.ts';
import { carried } from '../../state/origins.ts';
import { type Form, oneFor } from '../check/form.ts';
import type { Check, Field } from '../check/shape.ts';
import { zone } from '../check/words.ts';
import type { Words } from './words.ts';

/**
 * Words without what they needn't say wherever it stands, as what checks them says:
 * - a list of nothing, but of costs (to pay nothing isn't the same as to have no cost) and of zones;
 * - so many of something, if it is one: `count: 1`.
 */
export function withoutNeedless<Text>(words: Text, check: Check): Text;
export function withoutNeedless(words: unknown, check: Check): unknown {
  const { form } = check;
  switch (form.is) {
    case 'family':
      return withoutNeedless(words, form.of);
    case 'later':
      return withoutNeedless(words, form.of());
    case 'either': {
      const one = oneFor(words, form);
      return one === undefined ? words : withoutNeedless(words, one);
    }
    case 'list':
      return Array.isArray(words) ? inList(words, form.of) : words;
    case 'fields':
      return isRecord(words) ? inFields(words, form) : words;
    default:
      return words;
  }
}

/** The list itself, where nothing is left out. */
function inList(list: readonly unknown[], check: Check): readonly unknown[] {
  const kept = list.map((part) => withoutNeedless(part, check));
  return kept.every((part, at) => part === list[at]) ? list : kept;
}

/** The words themselves, where nothing is left out. */
function inFields(words: Words, { fields }: Form & { readonly is: 'fields' }): Words {
  const kept: Record<string, unknown> = {};
  let isAll = true;
  for (const key in words) {
    const said = words[key];
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
    const part = said === undefined ? undefined : keptOf(key, said, field);
    if (part !== undefined) kept[key] = part;
    if (part === undefined || part !== said) isAll = false;
  }
  return isAll ? words : carried(words, kept);
}

/** What is kept of the part of this name, which this is looked for in; nothing where that needn't be said. */
function keptOf(key: string, part: unknown, field: Field | undefined): unknown {
  if (field === undefined) return part;
  if (typeof field === 'function') return withoutNeedless(part, field);
  return isNeedless(key, part, field.maybe) ? undefined : withoutNeedless(part, field.maybe);
}

const isNeedless = (key: string, part: unknown, check: Check): boolean =>
  Array.isArray(part) ? part.length === 0 && !saysByBeingEmpty(check) : key === 'count' && part === 1;

function saysByBeingEmpty({ form }: Check): boolean {
  if (form.is === 'later') return saysByBeingEmpty(form.of());
  if (form.is !== 'list') return false;
  return form.of === zone || (form.of.form.is === 'family' && form.of.form.family === 'cost part');
}
