import type { z } from 'zod';
import { EngineError } from '../rules/index.ts';

type Issue = z.core.$ZodIssue;

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

/** What is wrong with the shape of something that was read, in words that say what belongs there instead. */
export function issueWords(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type': {
      const received = /received (\w+)/.exec(issue.message)?.[1];
      const expected = kindOf(issue.expected);
      return received === undefined || received === 'undefined'
        ? `it is missing: ${expected} belongs here`
        : `it is ${kindOf(received)}, and ${expected} belongs here`;
    }
    case 'unrecognized_keys':
      return `nothing here is called ${issue.keys.map((key) => `“${key}”`).join(' or ')}`;
    case 'invalid_value':
      return `it takes ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}`;
    case 'too_small':
      if (issue.origin === 'string') return 'it is an empty text';
      return issue.origin === 'array'
        ? `at least ${issue.minimum} belong here`
        : `it must be ${issue.minimum} or more`;
    case 'too_big':
      return issue.origin === 'array'
        ? `at most ${issue.maximum} belong here`
        : `it must be ${issue.maximum} or less`;
    case 'invalid_union':
      if ('options' in issue && Array.isArray(issue.options))
        return `it takes ${issue.options.map((option) => JSON.stringify(option)).join(', ')}`;
      return issue.message === 'Invalid input' ? 'it has none of the forms that belong here' : issue.message;
    default:
      return issue.message;
  }
}

/** What is wrong with the form of something, and where: a path such as `players.0.deck`, `''` for the whole of it. */
export interface FormFault {
  readonly path: string;
  readonly reason: string;
}

/** What a schema found, each in words. */
export const formFaults = (issues: readonly Issue[]): readonly FormFault[] =>
  issues.map((issue) => ({ path: issue.path.map(String).join('.'), reason: issueWords(issue) }));

/** Where it is, and what. */
export const faultWords = ({ path, reason }: FormFault): string =>
  path === '' ? reason : `${path}: ${reason}`;

/** Something of the wrong form that can't be taken, with everything that is wrong with it. */
export class FormError extends EngineError {
  override name = 'FormError';
  readonly faults: readonly FormFault[];

  constructor(refusal: string, faults: readonly FormFault[]) {
    super(`${refusal}: ${faults.map(faultWords).join('; ')}`);
    this.faults = faults;
  }
}
