import { keywords } from '../keywords/index.ts';
import type { Context } from './context.ts';

/** That an optional cost was paid, in words: "it was kicked", "this spell was kicked with its {R} kicker", "its flashback cost was paid". */
export function paidText(paid: string, context: Context): string {
  const [keyword = '', ...which] = paid.split(' ');
  const { did, paid: participle } = keywords[keyword]?.words ?? {};
  if (did !== undefined) return `it ${did}`;
  if (participle === undefined) return `its ${paid} cost was paid`;
  const it = context.inTrigger ? 'it' : 'this spell';
  return which.length === 0
    ? `${it} was ${participle}`
    : `${it} was ${participle} with its ${which.join(' ')} ${keyword}`;
}
