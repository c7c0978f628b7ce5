import { characteristics, expand, objects } from '../../rules/characteristics/index.ts';
import { beginEffect } from '../../rules/effects/instructions/effect.ts';
import { finished, meaning } from '../../rules/effects/instructions/meaning.ts';
import { emptyEffect } from '../../rules/state/empty-effect.ts';
import { withoutPair } from '../../rules/state/links.ts';
import { remembering } from '../../rules/state/memory.ts';
import { happen } from '../../rules/state/procedure.ts';
import type { Duration, Objects } from '../../rules/state/vocabulary/index.ts';
import { phrase } from '../../wording/syntax.ts';
import { type Begun, begins, begun, toBeAffected } from './begun-effects.ts';
import type { InstructionWord } from './word.ts';

/** They gain the activated abilities that others have now: pairs of linked ones as pairs of their own (607.5). */
export interface GainAbilitiesOf {
  readonly do: 'gainAbilitiesOf';
  readonly what: Objects;
  readonly of: Objects;
  readonly which: 'activated';
  readonly until: Duration;
}

/** The abilities are found as the effect begins, and are what it gives from then on (611.2c). */
export const gainAbilitiesOf: InstructionWord<GainAbilitiesOf> = {
  shape: {
    what: 'objects',
    of: 'objects',
    which: { words: { activated: true } },
    until: 'duration of an effect',
  },
  said: {
    act: [
      phrase('[gain] all activated abilities of <of:objects> <until>', {
        do: 'gainAbilitiesOf',
        what: '<subject>',
        of: '<of>',
        which: 'activated',
        until: '<until>',
      }),
    ],
  },
  gives: ['objects'],
  done: 'changed',
  meaning: meaning(
    '611.2c',
    remembering<Begun>({ objects: 'numbers', players: 'numbers' }),
    ['begin', 'end'],
    {
      begin(game, { instruction, scope, ref }) {
        const affected = toBeAffected(game, scope, instruction.what, instruction.until);
        const given = objects(game, scope, instruction.of).flatMap((id) =>
          characteristics(game, id)
            .abilities.flatMap(expand)
            .flatMap(({ ability, ref: printed }) =>
              ability.kind === instruction.which ? [{ id, text: withoutPair(printed) }] : [],
            ),
        );
        if (affected.length === 0 || given.length === 0) return finished();
        const event = beginEffect(game, {
          ...emptyEffect(game, scope, ref),
          until: instruction.until,
          objects: affected,
          changes: [{ change: 'addAbilities', abilities: [] }],
          given: given.map(({ text }) => text),
          givenFrom: given.map(({ id }) => id),
        });
        return happen('611.2', [event], { then: 'end', remember: { objects: affected } });
      },
      end: (_game, doing) => begun(doing),
    },
    { begins },
  ),
};
