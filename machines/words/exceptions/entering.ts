/** What happens besides as something enters as a copy (707.9e, 707.9f). */
import type { CopyException } from '../../rules/state/vocabulary/copying.ts';
import type { Quantity } from '../../rules/state/vocabulary/quantity.ts';
import type { CardType } from '../../rules/state/vocabulary/type-line.ts';
import { phrase } from '../../wording/syntax.ts';
import type { ExceptionWord } from './word.ts';

/** "it enters with an additional +1/+1 counter on it" (707.9e). */
export interface EntersWith {
  readonly change: 'entersWith';
  readonly kind: string;
  readonly count: Quantity;
}

export const entersWith: ExceptionWord<EntersWith> = {
  shape: { kind: 'text', count: 'quantity' },
  said: {
    exception: [
      phrase('it enters (the battlefield)? with <more:entersWith>', [
        { change: 'entersWith', '...more': '<more>' },
      ]),
    ],
  },
  fixed: () => [],
  counters: ({ kind, count }) => ({ kind, count }),
};

/** "if it's a creature", as the copy would be without this exception (707.9f). */
export interface IfType {
  readonly change: 'ifType';
  readonly type: CardType;
  readonly except: readonly CopyException[];
}

export const ifType: ExceptionWord<IfType> = {
  shape: { type: 'card type', except: { list: 'copy exception' } },
  said: {
    exception: [
      phrase("it enters (the battlefield)? with <more:entersWith> if it's a|an <type>", [
        { change: 'ifType', type: '<type>', except: [{ change: 'entersWith', '...more': '<more>' }] },
      ]),
    ],
  },
  fixed: () => [],
  ifOfTypes: ({ type, except }, types) => (types.includes(type) ? except : []),
};
