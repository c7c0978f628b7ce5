import { objectAt } from '../../rules/characteristics/index.ts';
import { atOnce } from '../../rules/effects/instructions/meaning.ts';
import { affected } from '../../rules/effects/instructions/named.ts';
import { permanents } from '../../rules/effects/instructions/permanents.ts';
import type { Objects } from '../../rules/state/vocabulary/index.ts';
import { phrase } from '../../wording/syntax.ts';
import type { InstructionWord } from './word.ts';

export interface Tap {
  readonly do: 'tap';
  readonly what: Objects;
}

export interface Untap {
  readonly do: 'untap';
  readonly what: Objects;
}

/** Only untapped permanents can be tapped (701.26a). */
export const tap: InstructionWord<Tap> = {
  shape: { what: 'objects' },
  said: {
    deed: [phrase('[tap] <what:objects>', { do: 'tap', what: '<what>' })],
  },
  gives: ['objects', 'amount'],
  done: 'tapped',
  gains: ({ what }, { game, overObjects }) =>
    overObjects(what, (id) => (game.objects[id]?.tapped === true ? 0 : -1)),
  meaning: atOnce(
    '701.26a',
    (game, { instruction, scope }) =>
      permanents(game, scope, instruction.what)
        .filter((id) => !objectAt(game, id).tapped)
        .map((object) => ({ type: 'tap', object })),
    affected('tap'),
    {
      possible: (game, { instruction, scope }) =>
        permanents(game, scope, instruction.what).some((id) => !objectAt(game, id).tapped),
    },
  ),
};

/** Only tapped permanents can be untapped (701.26b). */
export const untap: InstructionWord<Untap> = {
  shape: { what: 'objects' },
  said: {
    deed: [phrase('[untap] <what:objects>', { do: 'untap', what: '<what>' })],
  },
  gives: ['objects', 'amount'],
  done: 'untapped',
  gains: ({ what }, { game, overObjects }) =>
    overObjects(what, (id) => (game.objects[id]?.tapped === true ? 0.7 : 0)),
  meaning: atOnce(
    '701.26b',
    (game, { instruction, scope }) =>
      permanents(game, scope, instruction.what)
        .filter((id) => objectAt(game, id).tapped)
        .map((object) => ({ type: 'untap', object })),
    affected('untap'),
    {
      possible: (game, { instruction, scope }) =>
        permanents(game, scope, instruction.what).some((id) => objectAt(game, id).tapped),
    },
  ),
};
