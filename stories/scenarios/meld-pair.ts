/** A meld pair with invented names (712.4), and what is done with it: for the scenarios of melded permanents. */
import { creature } from '../../machines/play/scenario/index.ts';
import type {
  CardDefinition,
  FaceDefinition,
  Filter,
  Instruction,
  TargetSpec,
} from '../../machines/rules/index.ts';

/** What the pair is once it is melded: a green 7/8 with trample. */
const combined: FaceDefinition = {
  ...creature('Walking Town', '7/8', 'trample', { subtypes: 'Horror' }),
  colorIndicator: ['G'],
};

const theSexton: Filter = {
  type: 'creature',
  name: 'Rust Sexton',
  owner: 'you',
  controller: 'you',
};

/** Exiles the chosen Sexton and the Bell itself, and melds them. */
export const exileAndMeld: readonly Instruction[] = [
  { do: 'choose', from: theSexton, count: { min: 1, max: 1 }, as: 'counterpart' },
  { do: 'exile', what: { union: ['self', { named: 'counterpart' }] }, as: 'both' },
  { do: 'meld', what: { named: 'both' }, into: 'Walking Town' },
];

/** "{1}: If you both own and control this creature and a creature named Rust Sexton, exile them, then meld them into Walking Town." */
export const bell: CardDefinition = {
  ...creature('Iron Bell', '1/4', '', {
    manaCost: '{3}{G}',
    abilities: [
      {
        kind: 'activated',
        cost: [{ pay: 'mana', cost: '{1}' }],
        effect: [
          {
            do: 'if',
            condition: {
              holds: 'both',
              of: [
                { holds: 'is', what: 'self', like: { owner: 'you', controller: 'you' } },
                { holds: 'exists', what: theSexton },
              ],
            },
            then: exileAndMeld,
          },
        ],
      },
    ],
  }),
  meldsWith: 'Rust Sexton',
  back: combined,
};

export const sexton: CardDefinition = {
  ...creature('Rust Sexton', '2/2', '', { manaCost: '{1}{G}' }),
  meldsWith: 'Iron Bell',
  back: combined,
};

/** What melds the pair, in a script. */
export const meldThem = ['alice activates Iron Bell', 'pass until the stack is empty'];

/** A sorcery for {C} that does this. */
export const sorcery = (
  name: string,
  effect: readonly Instruction[],
  targets: readonly TargetSpec[] = [],
): CardDefinition => ({
  name,
  manaCost: '{C}',
  types: ['sorcery'],
  abilities: [{ kind: 'spell', targets, effect }],
});

/** One target creature. */
export const targetCreature: readonly TargetSpec[] = [{ objects: { type: 'creature' } }];
