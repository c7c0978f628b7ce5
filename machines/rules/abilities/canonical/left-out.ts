/** What is left out because without it the same is said. */
import { isRecord } from '../../state/is-record.ts';
import { type Form, oneFor } from '../check/form.ts';
import type { Check } from '../check/shape.ts';
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
      return Array.isArray(words) ? words.map((part) => withoutNeedless(part, form.of)) : words;
    case 'fields':
      return isRecord(words) ? inFields(words, form) : words;
    default:
      return words;
  }
}

function inFields(words: Words, { fields }: Form & { readonly is: 'fields' }): Words {
  const kept: Record<string, unknown> = {};
  for (const key in words) {
    const part = words[key];
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
    if (part === undefined) continue;
    if (field === undefined) kept[key] = part;
    else if (typeof field === 'function') kept[key] = withoutNeedless(part, field);
    else if (!isNeedless(key, part, field.maybe)) kept[key] = withoutNeedless(part, field.maybe);
  }
  return kept;
}

const isNeedless = (key: string, part: unknown, check: Check): boolean =>
  Array.isArray(part) ? part.length === 0 && !saysByBeingEmpty(check) : key === 'count' && part === 1;

function saysByBeingEmpty({ form }: Check): boolean {
  if (form.is === 'later') return saysByBeingEmpty(form.of());
  if (form.is !== 'list') return false;
  return form.of === zone || (form.of.form.is === 'family' && form.of.form.family === 'cost part');
}
