import { z } from 'zod/mini';
import { type BreakAt, breakAtSchema } from './breakpoint.ts';

const attribute = 'data-breakable';
const schema = z.array(breakAtSchema);

/** What an element is about that a run can stop at: a menu on it, and a key while it has the focus, set breakpoints. */
export const breakable = (...all: readonly BreakAt[]): { readonly [attribute]: string } => ({
  [attribute]: JSON.stringify(all),
});

/** What the nearest element that is about something is about; null where there is none. */
export function breakableAt(
  target: EventTarget | null,
): { readonly element: Element; readonly all: readonly BreakAt[] } | null {
  const element = target instanceof Element ? target.closest(`[${attribute}]`) : null;
  if (element === null) return null;
  const read = schema.safeParse(JSON.parse(element.getAttribute(attribute) ?? '[]'));
  return read.success && read.data.length > 0 ? { element, all: read.data } : null;
}
