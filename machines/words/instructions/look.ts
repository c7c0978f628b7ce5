import { objects } from '../../rules/characteristics/index.ts';
import { atOnce } from '../../rules/effects/instructions/meaning.ts';
import { whoOf } from '../../rules/effects/instructions/who.ts';
import type { Objects, Players } from '../../rules/state/vocabulary/index.ts';
import { phrase } from '../../wording/syntax.ts';
import { revealed } from './shown-cards.ts';
import type { InstructionWord } from './word.ts';

export interface Look {
  readonly do: 'look';
  readonly at: Objects;
  readonly who?: Players;
}

/** Only those players see it (701.20e). */
export const look: InstructionWord<Look> = {
  shape: { at: 'objects', who: 'players?' },
  said: {
    deed: [
      phrase('[look] at <at:topCards>', { do: 'look', at: '<at>', who: '<subject>' }),
      phrase("[look] at <owner:playerMeant>'s hand", {
        do: 'look',
        at: { all: { zone: 'hand', owner: '<owner>' } },
        who: '<subject>',
      }),
    ],
  },
  gives: ['objects', 'amount'],
  forYou: true,
  done: 'seen',
  findsInLibrary: ({ at }, isThere) => isThere(at),
  meaning: atOnce(
    '701.20e',
    (game, { instruction, scope }) => {
      const cards = objects(game, scope, instruction.at);
      return cards.length === 0
        ? []
        : [{ type: 'reveal', objects: cards, to: whoOf(game, scope, instruction.who) }];
    },
    revealed,
  ),
};
