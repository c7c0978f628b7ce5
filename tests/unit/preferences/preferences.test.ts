import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { type Keeping, type Preference, preferencesIn } from '../../../ui/preferences/index.ts';

const colour: Preference<'red' | 'blue'> = { name: 'colour', schema: z.enum(['red', 'blue']) };
const marks: Preference<readonly string[]> = { name: 'marks', schema: z.readonly(z.array(z.string())) };

function storage(): Keeping & { readonly texts: Map<string, string> } {
  const texts = new Map<string, string>();
  return {
    texts,
    getItem: (name) => texts.get(name) ?? null,
    setItem: (name, text) => void texts.set(name, text),
    removeItem: (name) => void texts.delete(name),
  };
}

const throwing: Keeping = {
  getItem: () => {
    throw new Error('denied');
  },
  setItem: () => {
    throw new Error('denied');
  },
  removeItem: () => {
    throw new Error('denied');
  },
};

test('what was set is found set again, each under its own name', () => {
  const keeping = storage();
  preferencesIn(keeping)
    .setting(colour)
    .change(() => 'red');
  preferencesIn(keeping)
    .setting(marks)
    .change(() => ['a']);
  const later = preferencesIn(keeping);
  expect(later.setting(colour).get()).toBe('red');
  expect(later.setting(marks).get()).toEqual(['a']);
  later.setting(colour).change(() => null);
  expect([...keeping.texts.keys()]).toEqual(['spellchart.marks']);
});

test('what was set is the same value until another is set', () => {
  const preferences = preferencesIn(storage());
  const one = preferences.setting(marks);
  const other = preferences.setting(marks);
  let told = 0;
  preferences.subscribe(() => {
    told += 1;
  });
  one.change(() => ['a']);
  expect(one.get()).toBe(one.get());
  expect(other.get()).toEqual(['a']);
  one.change((before) => [...(before ?? [])]);
  expect(told).toBe(1);
  other.change((before) => [...(before ?? []), 'b']);
  expect(one.get()).toEqual(['a', 'b']);
});

test('what another tab sets is added to, not overwritten', () => {
  const keeping = storage();
  const here = preferencesIn(keeping);
  const there = preferencesIn(keeping);
  here.setting(marks).change(() => ['here']);
  there.setting(marks).change((before) => [...(before ?? []), 'there']);
  here.changedElsewhere('spellchart.marks');
  here.setting(marks).change((before) => [...(before ?? []), 'again']);
  expect(preferencesIn(keeping).setting(marks).get()).toEqual(['here', 'there', 'again']);
});

test('what is no value of it counts as not set', () => {
  const keeping = storage();
  keeping.setItem('spellchart.colour', '"green"');
  keeping.setItem('spellchart.marks', '[');
  expect(preferencesIn(keeping).setting(colour).get()).toBeNull();
  expect(preferencesIn(keeping).setting(marks).get()).toBeNull();
});

test('where nothing can be kept, what is set holds as long as the page is open, and that is known', () => {
  const preferences = preferencesIn(throwing);
  expect(preferences.setting(colour).get()).toBeNull();
  expect(preferences.isRefused()).toBe(false);
  preferences.setting(colour).change(() => 'blue');
  expect(preferences.setting(colour).get()).toBe('blue');
  expect(preferences.isRefused()).toBe(true);
  const without = preferencesIn(null);
  without.setting(colour).change(() => 'red');
  expect(without.setting(colour).get()).toBe('red');
});
