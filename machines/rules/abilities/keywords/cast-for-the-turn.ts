import type { Ability, CostPart, Instruction } from '../../state/vocabulary/index.ts';

/**
 * An alternative cost; the permanent whose spell was cast for it has haste, and what else it has so, and something is done
 * with it (`it`) at the beginning of the next end step: what dash and blitz stand for. That is arranged from the stack,
 * whatever the permanent has or loses; each instance asks for its own payment.
 */
export const castForTheTurn = (
  keyword: string,
  cost: readonly CostPart[],
  atItsEnd: Instruction,
  ...has: readonly Ability[]
): readonly Ability[] => [
  { kind: 'static', keyword, alternativeCost: { name: keyword, cost } },
  {
    kind: 'static',
    keyword,
    replaces: {
      event: { would: 'move', what: 'self', from: 'stack', to: 'battlefield', when: 'resolving' },
      if: { holds: 'paid', cost: keyword, ofThisInstance: true },
      afterwards: [
        {
          do: 'delayedTrigger',
          when: [{ on: 'begins', step: 'end' }],
          about: 'it',
          effect: [atItsEnd],
        },
      ],
    },
  },
  {
    kind: 'static',
    keyword,
    if: { holds: 'paid', cost: keyword, ofThisInstance: true },
    changes: [{ change: 'addAbilities', abilities: [{ kind: 'keyword', keyword: 'haste' }, ...has] }],
  },
];
