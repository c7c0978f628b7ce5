/** Parts of the form of a scenario that say what they are: what reads them is also what documents them. */
import { z } from 'zod/mini';

/** What is said of a word of a scenario wherever it is documented. */
export interface Told<Example = unknown> {
  /** A sentence. */
  readonly says: string;
  readonly example: Example;
}

type Given<Form extends z.ZodMiniType> = Exclude<z.input<Form>, undefined>;

/** A part that has to be there. */
export const needed = <Form extends z.ZodMiniType>(form: Form, says: string, example: Given<Form>) =>
  Object.assign(form.check(z.meta({ description: says })), { says, example });

/** A part that may be left out. */
export const field = <Form extends z.ZodMiniType>(form: Form, says: string, example: Given<Form>) =>
  Object.assign(z.optional(form).check(z.meta({ description: says })), { says, example });

/** An object of such parts, and of no others. */
export const partsOf = <Shape extends Readonly<Record<string, z.ZodMiniType & Told>>>(shape: Shape) =>
  z.strictObject(shape);

/** A way to say something in a line of a script. */
export interface Form {
  /** How it is written, with A and B for names: one way, or several with ` | ` between them. */
  readonly form: string;
  /** A sentence. */
  readonly says: string;
  /** Whole lines. */
  readonly examples: readonly [string, ...string[]];
}
