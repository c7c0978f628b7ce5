/** What something is attached to, as it is spoken of where that is attached to another. */
import type { Meaning } from '../../wording/syntax.ts';
import { fields } from '../talk.ts';

/** What is attached, where these are what it is attached to. */
export const attachedTo = (host: Meaning | undefined): Meaning | undefined =>
  fields(fields(fields(host).all).hasAttached).among;
