import { type Opened, opening } from '../../../ui/page/open.ts';

/** Opens a text without a pause. */
export function openText(text: string): Opened {
  const steps = opening(text);
  let next = steps.next();
  while (next.done !== true) next = steps.next();
  return next.value;
}
