import { characteristics, matching, players } from '../../rules/characteristics/index.ts';
import { sum } from '../../rules/state/sum.ts';
import type { Players } from '../../rules/state/vocabulary/objects.ts';
import { phrase } from '../../wording/syntax.ts';
import type { QuantityWord } from './word.ts';

/** How many creatures are in these players' parties: up to one each of four creature types that they control (700.8). */
export interface Party {
  readonly number: 'party';
  readonly of: Players;
}

const adventurers = ['Cleric', 'Rogue', 'Warrior', 'Wizard'] as const;
const yours = { number: 'party', of: 'you' } as const;

type Adventurer = (typeof adventurers)[number];

/** The most of these that can be in a party, each as another of the types that it has (700.8c). */
function most(all: readonly (readonly Adventurer[])[]): number {
  // Which types can be filled together, by those looked at so far.
  let filled: ReadonlySet<number> = new Set([0]);
  for (const types of all) {
    const bits = types.map((type) => 1 << adventurers.indexOf(type));
    filled = new Set([...filled].flatMap((before) => [before, ...bits.map((bit) => before | bit)]));
  }
  return Math.max(...[...filled].map((one) => adventurers.filter((_, at) => (one & (1 << at)) !== 0).length));
}

export const party: QuantityWord<Party> = {
  shape: { of: 'players' },
  said: {
    standing: [
      phrase('you have a full party', { holds: 'compare', what: yours, to: { exactly: adventurers.length } }),
    ],
    oneCount: [phrase('creature|creatures in your party', yours)],
  },
  number: (game, scope, { of }) =>
    sum(
      players(game, scope, of).map((they) => {
        const theirs = matching(game, { ...scope, they }, { type: 'creature', controller: 'they' });
        return most(
          theirs.map((id) => adventurers.filter((type) => characteristics(game, id).subtypes.includes(type))),
        );
      }),
    ),
  changedBy: [],
  asksTheGame: true,
  reads: [],
};
