import { actions } from '../../rules/abilities/actions/index.ts';
import { waterbending } from '../../rules/abilities/actions/waterbend.ts';
import { performVerdict } from '../../rules/effects/costs/performed.ts';
import { movesOfLibrary } from '../../rules/effects/mana/moves-of-library.ts';
import type { Quantity } from '../../rules/state/vocabulary/quantity.ts';
import { type CostWord, never } from './word.ts';

/**
 * A keyword action that is short for other instructions, done as a cost: "blight 2", "forage"; or one that means paying
 * this mana: "waterbend {4}". Of that `n` is how much of it is generic, as the cost is locked in.
 */
export interface Perform {
  readonly pay: 'perform';
  readonly action: string;
  readonly cost?: string;
  readonly n?: Quantity;
  readonly quality?: string;
  readonly as?: string;
}

export const perform: CostWord<Perform> = {
  shape: {
    action: 'keyword action',
    cost: 'mana cost?',
    n: 'quantity?',
    quality: 'text?',
    as: 'name of a cost?',
  },
  /** What means paying mana, and those that say themselves how they stand in a cost. */
  said: [waterbending, ...Object.values(actions).flatMap(({ saidAsCost = [] }) => saidAsCost)],
  counted: (part, count) => (part.n === undefined ? part : { ...part, n: count(part.n) }),
  hasX: ({ cost, n }, isX) => cost?.includes('{X}') === true || isX(n),
  asMana: { cost: ({ cost }) => cost, with: ({ cost: _cost, ...part }, n) => ({ ...part, n }) },
  isPerformed: true,
  verdict: performVerdict,
  objects: null,
  needsObjects: never,
  uses: 'up',
  // Its instructions are followed.
  events: () => [],
  inWords: ({ action }) => action,
  movesTo: 'various',
  movesOfLibrary: (part, actions) => movesOfLibrary([{ ...part, do: 'perform' }], actions),
  isLast: never,
};
