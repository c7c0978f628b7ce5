import type { z } from 'zod/mini';

type Issue = z.core.$ZodRawIssue;

/** What belongs somewhere, or stands there, by what schemas call it. */
const kinds: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  null: 'nothing',
  number: 'a number',
  object: 'an object',
  record: 'an object',
  string: 'a text',
};

const kindOf = (name: string): string => kinds[name] ?? name;

/** To be given to every `safeParse` whose messages someone sees: schemas have no words but those written in them. */
export const withReasons: z.core.ParseContext<z.core.$ZodIssue> = { error: issueWords };

/** What is wrong with the shape of something that was read, in words that say what belongs there instead. */
export function issueWords(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? `it is missing: ${kindOf(issue.expected)} belongs here`
        : `it is ${received(issue.input)}, and ${kindOf(issue.expected)} belongs here`;
    case 'unrecognized_keys':
      return nothingCalled(issue.keys);
    case 'invalid_value':
      return `it takes ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}`;
    case 'too_small':
      if (issue.origin === 'string') return 'it is an empty text';
      return issue.origin === 'array'
        ? `at least ${issue.minimum} belong here`
        : `it must be ${issue.minimum} or more`;
    case 'too_big':
      if (issue.origin === 'string') return `it is longer than ${issue.maximum} characters`;
      return issue.origin === 'array'
        ? `at most ${issue.maximum} belong here`
        : `it must be ${issue.maximum} or less`;
    case 'invalid_union':
      return 'options' in issue && Array.isArray(issue.options)
        ? `it takes ${issue.options.map((option) => JSON.stringify(option)).join(', ')}`
        : 'it has none of the forms that belong here';
    default:
      return undefined;
  }
}

/** Of keys that an object has and its form has not. */
export const nothingCalled = (keys: readonly string[]): string =>
  `nothing here is called ${keys.map((key) => `“${key}”`).join(' or ')}`;

function received(value: unknown): string {
  if (value === null) return kindOf('null');
  if (Array.isArray(value)) return kindOf('array');
  return typeof value === 'number' && !Number.isFinite(value) ? String(value) : kindOf(typeof value);
}
