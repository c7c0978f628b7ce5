import { objects } from '../../rules/characteristics/index.ts';
import { atOnce } from '../../rules/effects/instructions/meaning.ts';
import type { Objects } from '../../rules/state/vocabulary/index.ts';
import { phrase } from '../../wording/syntax.ts';
import { revealed } from './shown-cards.ts';
import type { InstructionWord } from './word.ts';

export interface Reveal {
  readonly do: 'reveal';
  readonly what: Objects;
}

export const reveal: InstructionWord<Reveal> = {
  shape: { what: 'objects' },
  said: {
    deed: [
      phrase('[reveal] their|your hand', {
        do: 'reveal',
        what: { all: { zone: 'hand', owner: '<subject>' } },
      }),
      phrase('[reveal] <what:topCards>', { do: 'reveal', what: '<what>' }),
      phrase('[reveal] <what:selfWord>', { do: 'reveal', what: 'self' }),
      phrase('[reveal] <what:pronoun>', { do: 'reveal', what: '<what>' }),
    ],
  },
  gives: ['objects', 'amount'],
  done: 'revealed',
  findsInLibrary: ({ what }, isThere) => isThere(what),
  meaning: atOnce(
    '701.20a',
    (game, { instruction, scope }) => {
      const cards = objects(game, scope, instruction.what);
      return cards.length === 0 ? [] : [{ type: 'reveal', objects: cards, to: 'all' }];
    },
    revealed,
  ),
};
