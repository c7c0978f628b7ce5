import { objects } from '../../rules/characteristics/index.ts';
import { enteringCombat, present } from '../../rules/effects/instructions/going.ts';
import { atOnce, type Reading } from '../../rules/effects/instructions/meaning.ts';
import { moved } from '../../rules/effects/instructions/named.ts';
import { entering, makeMove } from '../../rules/events/index.ts';
import type { EventOf } from '../../rules/state/event.ts';
import type { Game } from '../../rules/state/game.ts';
import type { ObjectId } from '../../rules/state/identity.ts';
import type { EnteringCombat, Objects } from '../../rules/state/vocabulary/index.ts';
import { phrase } from '../../wording/syntax.ts';
import type { InstructionWord } from './word.ts';

/** The two cards of a meld pair are put onto the battlefield as one permanent (701.42a). */
export interface Meld extends EnteringCombat {
  readonly do: 'meld';
  readonly what: Objects;
  readonly tapped?: true;
  /** What the text calls the permanent that they become: the cards know it themselves (701.42a). */
  readonly into?: string;
}

/** Puts the cards of a meld pair onto the battlefield, combined; what can't be melded stays where it is (701.42c). */
export const meld: InstructionWord<Meld> = {
  shape: {
    what: 'objects',
    tapped: 'flag?',
    into: 'text?',
    attacking: 'what it attacks?',
    blocking: 'what it blocks?',
  },
  said: {
    deeds: [
      phrase('[exile] them , then [meld] them into <into:nameWords>', [{ said: 'meldPair', into: '<into>' }]),
    ],
  },
  gives: ['objects', 'amount'],
  done: 'melded',
  meaning: atOnce(
    '701.42a',
    (game, reading) => {
      const { instruction, scope } = reading;
      const pair = pairOf(game, reading);
      if (pair === null) return [];
      const [first, second] = pair;
      const event: EventOf<'move'> = {
        ...makeMove(game, first, 'battlefield', {
          why: 'effect',
          entering: entering(scope.you, {
            face: 1,
            tapped: instruction.tapped === true,
            ...enteringCombat(game, scope, instruction),
          }),
        }),
        along: [second],
      };
      return [event];
    },
    moved,
    { possible: (game, reading) => pairOf(game, reading) !== null },
  ),
};

/** The two objects, if they are what melds: cards, no tokens, of one meld pair, and no others (701.42b). */
function pairOf(game: Game, { instruction, scope }: Reading<Meld>): readonly [ObjectId, ObjectId] | null {
  const [first, second, ...others] = present(game, scope, objects(game, scope, instruction.what));
  if (first === undefined || second === undefined || others.length > 0) return null;
  const isPair = meldsWith(game, first, second) && meldsWith(game, second, first);
  return isPair ? [first, second] : null;
}

/** Whether it is a card, and what it melds with is the other. */
function meldsWith(game: Game, id: ObjectId, other: ObjectId): boolean {
  const one = game.objects[id];
  const counterpart = game.objects[other];
  if (one?.kind !== 'card' || counterpart == null) return false;
  const name = game.definitions[one.definition]?.meldsWith;
  return name !== undefined && game.definitions[counterpart.definition]?.name === name;
}
