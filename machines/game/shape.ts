import type { z } from 'zod/mini';
import { EngineError } from '../rules/index.ts';

/** What is wrong with the form of something, and where: a path such as `players.0.deck`, `''` for the whole of it. */
export interface FormFault {
  readonly path: string;
  readonly reason: string;
}

/** What a schema found that was read `withReasons`. */
export const formFaults = (issues: readonly z.core.$ZodIssue[]): readonly FormFault[] =>
  issues.map(({ message, path }) => ({ path: path.map(String).join('.'), reason: message }));

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
