import { opening } from '../../../ui/page/open.ts';
import type { Opened } from '../../../ui/page/opened.ts';

/** Opens a text without a pause. */
export function openText(text: string): Opened {
  const steps = opening(text);
  let next = steps.next();
  while (next.done !== true) next = steps.next();
  return next.value;
}
