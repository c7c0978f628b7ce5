/** Samples made of the shapes that words state, for words of which nobody wrote one. */
import { ability } from '../../../../machines/rules/abilities/check/abilities.ts';
import type { Family } from '../../../../machines/rules/abilities/check/form.ts';
import type { Check } from '../../../../machines/rules/abilities/check/shape.ts';
import { type Sample, upToTwo } from './sample.ts';

const patterned = ['{1}', 'W', '2', '*'];

/** The least of this form, or with `isFull` the same with all that it may have. */
function made({ form }: Check, isFull: boolean): unknown {
  switch (form.is) {
    case 'text':
    case 'name':
      return 'charge';
    case 'number':
      return Math.max(1, form.least ?? 1);
    case 'word':
      return form.words[0];
    case 'pattern':
      return patterned.find((one) => form.pattern.test(one));
    case 'list':
      return Array.from({ length: form.length ?? 1 }, () => made(form.of, false));
    case 'fields':
      return Object.fromEntries([
        ...(form.word === undefined ? [] : [form.word]),
        ...Object.entries(form.fields).flatMap(([key, field]) => {
          if (typeof field === 'function') return [[key, made(field, false)]];
          return isFull ? [[key, made(field.maybe, false)]] : [];
        }),
      ]);
    case 'either':
      return form.of[0] === undefined ? upToTwo : made(form.of[0], false);
    case 'later':
      return made(form.of(), isFull);
    case 'family':
      return made(form.of, false);
    default:
      return form satisfies never;
  }
}

/** The check itself, where another one only says where it is. */
const itself = (check: Check): Check => (check.form.is === 'later' ? itself(check.form.of()) : check);

/** The forms of all words of a family. */
function formsOf(check: Check, family: Family, looked = new Set<Check>()): readonly Check[] {
  if (looked.has(check)) return [];
  looked.add(check);
  const { form } = check;
  switch (form.is) {
    case 'family': {
      const words = itself(form.of).form;
      return form.family === family && words.is === 'either' ? words.of : formsOf(form.of, family, looked);
    }
    case 'either':
      return form.of.flatMap((one) => formsOf(one, family, looked));
    case 'later':
      return formsOf(form.of(), family, looked);
    case 'list':
      return formsOf(form.of, family, looked);
    case 'fields':
      return Object.values(form.fields).flatMap((field) =>
        formsOf(typeof field === 'function' ? field : field.maybe, family, looked),
      );
    default:
      return [];
  }
}

/** A sample of each word of a family, by the word. */
export const samplesOf = (family: Family): Readonly<Record<string, Sample<unknown>>> =>
  Object.fromEntries(
    formsOf(ability, family).flatMap((check) => {
      const { form } = check;
      return form.is === 'fields' && form.word !== undefined
        ? [[form.word[1], { needs: made(check, false), full: made(check, true) }]]
        : [];
    }),
  );
