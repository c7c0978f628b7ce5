/** What a check takes, as data: with it words are walked family by family, and words are made at random. */
import { isRecord } from '../../state/is-record.ts';
import { onceFor } from '../../state/once-for.ts';
import type { Check, Field } from './shape.ts';

/** The families of words that refer to one another. */
export type Family =
  | 'ability'
  | 'comparison'
  | 'condition'
  | 'copy exception'
  | 'cost change'
  | 'cost part'
  | 'filter'
  /** What has abilities with links and names of costs of their own: a card, a token, an emblem. */
  | 'holder'
  | 'instruction'
  | 'mode'
  | 'modification'
  | 'objects'
  | 'players'
  | 'quantity'
  | 'replaced event'
  | 'replacement'
  | 'rule change'
  | 'target'
  | 'trigger';

/** What has names: what an instruction did, a cost that is paid and what it took, what linked abilities remember (607). */
export type Naming = 'instruction' | 'cost' | 'link';

export type Form =
  | { readonly is: 'text' }
  /** What an author calls something: given to it here, or it is found by that here. */
  | { readonly is: 'name'; readonly of: Naming; readonly gives: boolean }
  | { readonly is: 'number'; readonly least?: number }
  | { readonly is: 'word'; readonly words: readonly (string | number | boolean)[] }
  | { readonly is: 'pattern'; readonly pattern: RegExp }
  | { readonly is: 'list'; readonly of: Check; readonly length?: number }
  /** An object with these fields; `word` is the field that tells it from others, and what that says. */
  | {
      readonly is: 'fields';
      readonly fields: Readonly<Record<string, Field>>;
      readonly word?: readonly [key: string, says: string];
    }
  | { readonly is: 'either'; readonly of: readonly Check[] }
  | { readonly is: 'later'; readonly of: () => Check }
  | { readonly is: 'family'; readonly family: Family; readonly of: Check };

type Either = Form & { readonly is: 'either' };

/** Which of several forms something could be of. */
export function oneFor(value: unknown, form: Either): Check | undefined {
  const { key, forms } = byWord(form);
  if (key === '') return form.of.find((each) => couldBe(value, each));
  const word = isRecord(value) ? value[key] : undefined;
  const found = typeof word === 'string' ? forms.get(word) : undefined;
  return found !== undefined && couldBe(value, found) ? found : undefined;
}

/** Forms by the word that tells each of them from all the others, and in which field it is; in none, where that isn't so. */
const byWord = onceFor(
  ({ of }: Either): { readonly key: string; readonly forms: ReadonlyMap<string, Check> } => {
    const words = of.map(({ form }) => (form.is === 'fields' ? form.word : undefined));
    const forms = new Map(of.map((each, at) => [words[at]?.[1] ?? '', each]));
    const [first] = words;
    const isSo = words.every((word) => word !== undefined && word[0] === first?.[0]);
    return isSo && forms.size === of.length ? { key: first?.[0] ?? '', forms } : { key: '', forms };
  },
);

/** Whether something could be of this form, from its outside alone: what is in it isn't looked at. */
export function couldBe(value: unknown, { form }: Check): boolean {
  switch (form.is) {
    case 'text':
    case 'name':
      return typeof value === 'string';
    case 'number':
      return typeof value === 'number';
    case 'word':
      return form.words.some((word) => word === value);
    case 'pattern':
      return typeof value === 'string' && form.pattern.test(value);
    case 'list':
      return Array.isArray(value);
    case 'fields':
      return isRecord(value) && hasFields(value, form);
    case 'either':
      return oneFor(value, form) !== undefined;
    case 'later':
      return couldBe(value, form.of());
    case 'family':
      return couldBe(value, form.of);
    default:
      return form satisfies never;
  }
}

function hasFields(
  value: Readonly<Record<string, unknown>>,
  { fields, word }: Form & { readonly is: 'fields' },
): boolean {
  if (word !== undefined && value[word[0]] !== word[1]) return false;
  for (const key in value) if (key !== word?.[0] && !Object.hasOwn(fields, key)) return false;
  for (const key in fields) if (typeof fields[key] === 'function' && value[key] === undefined) return false;
  return true;
}
