import { characteristics, objects } from '../../rules/characteristics/index.ts';
import { beginEffect } from '../../rules/effects/instructions/effect.ts';
import { isThere } from '../../rules/effects/instructions/going.ts';
import { finished, meaning } from '../../rules/effects/instructions/meaning.ts';
import { durationBegins } from '../../rules/events/durations.ts';
import { emptyEffect } from '../../rules/state/empty-effect.ts';
import type { Game } from '../../rules/state/game.ts';
import type { ObjectId, TextRef } from '../../rules/state/identity.ts';
import { withoutPair } from '../../rules/state/links.ts';
import { remembering } from '../../rules/state/memory.ts';
import { happen } from '../../rules/state/procedure.ts';
import type { Duration, Objects } from '../../rules/state/vocabulary/index.ts';
import { phrase } from '../../wording/syntax.ts';
import { type Begun, begins, begun } from './begun-effects.ts';
import type { InstructionWord } from './word.ts';

/** Two objects exchange their text boxes: each has all the rules text of the other, and none of its own (612.5). */
export interface ExchangeText {
  readonly do: 'exchangeText';
  readonly first: Objects;
  readonly second: Objects;
  readonly until: Duration;
}

/** Each has the rules text that the other has as the effect begins, whatever becomes of that (612.5). */
export const exchangeText: InstructionWord<ExchangeText> = {
  shape: { first: 'objects', second: 'objects', until: 'duration of an effect' },
  said: {
    deed: [
      phrase('[exchange] the text boxes of <first:object> and <second:object>', {
        do: 'exchangeText',
        first: '<first>',
        second: '<second>',
        until: 'forever',
      }),
      phrase('[exchange] the text boxes of <first:object> and <second:object> <until>', {
        do: 'exchangeText',
        first: '<first>',
        second: '<second>',
        until: '<until>',
      }),
    ],
  },
  gives: ['objects'],
  done: 'exchanged',
  meaning: meaning(
    '612.5',
    remembering<Begun>({ objects: 'numbers', players: 'numbers' }),
    ['begin', 'end'],
    {
      begin(game, { instruction, scope, ref }) {
        const there = (what: Objects) => objects(game, scope, what).find((id) => isThere(game, id));
        const first = there(instruction.first);
        const second = there(instruction.second);
        if (first === undefined || second === undefined || first === second) return finished();
        if (!durationBegins(game, scope, instruction.until)) return finished();
        const pairs: readonly (readonly [ObjectId, ObjectId])[] = [
          [first, second],
          [second, first],
        ];
        const texts = pairs.map(([, other]) => textOf(game, other));
        const events = pairs.map(([id], at) =>
          beginEffect(game, {
            ...emptyEffect(game, scope, ref),
            until: instruction.until,
            objects: [id],
            changes: [{ change: 'setText' }],
            given: texts[at] ?? [],
          }),
        );
        return happen('611.2', events, { then: 'end', remember: { objects: [first, second] } });
      },
      end: (_game, doing) => begun(doing),
    },
    { begins },
  ),
};

/** The rules text of an object: neither what effects give it (612.3) nor what rules do (305.6). */
const textOf = (game: Game, id: ObjectId): readonly TextRef[] =>
  characteristics(game, id).abilities.flatMap(({ from, ref }) =>
    from === null && !ref.startsWith('rule:') ? [withoutPair(ref)] : [],
  );
