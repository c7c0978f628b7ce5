import { asksOfEach, objects } from '../../rules/characteristics/index.ts';
import { beginEffect } from '../../rules/effects/instructions/effect.ts';
import { type Kept, lockedChange } from '../../rules/effects/instructions/locked.ts';
import { finished, meaning } from '../../rules/effects/instructions/meaning.ts';
import { emptyEffect } from '../../rules/state/empty-effect.ts';
import { remembering } from '../../rules/state/memory.ts';
import { happen } from '../../rules/state/procedure.ts';
import type { Scope } from '../../rules/state/scope.ts';
import type { Duration, Modification, Objects } from '../../rules/state/vocabulary/index.ts';
import { phrase } from '../../wording/syntax.ts';
import { type Begun, begins, begun, toBeAffected } from './begun-effects.ts';
import type { InstructionWord } from './word.ts';

/** A continuous effect on what is affected now (611.2c), through the layers. */
export interface Modify {
  readonly do: 'modify';
  readonly what: Objects;
  readonly changes: readonly Modification[];
  readonly until: Duration;
}

/** What it affects is fixed as it begins, and its values with it (611.2c-d); an ended duration is none (611.2b). */
export const modify: InstructionWord<Modify> = {
  shape: { what: 'objects', changes: { list: 'modification' }, until: 'duration of an effect' },
  said: {
    act: [
      phrase('<changes:changings> <until>', {
        do: 'modify',
        what: '<subject>',
        changes: '<changes>',
        until: '<until>',
      }),
      phrase('is|are <changes:besidesWhat> <until>', {
        do: 'modify',
        what: '<subject>',
        changes: '<changes>',
        until: '<until>',
      }),
      phrase('[become] <changes:becomingWhat> <until> and [gain] <abilities:granted>', {
        do: 'modify',
        what: '<subject>',
        changes: ['<...changes>', { change: 'addAbilities', abilities: '<abilities>' }],
        until: '<until>',
      }),
    ],
  },
  gives: ['objects'],
  done: 'changed',
  continues: true,
  // It is worked out for each that is affected.
  knownIn: (_instruction, part, known) => (part === 'changes' ? { ...known, it: true } : known),
  gains: ({ changes, until, what }, { game, gainOfChange, scope }) => {
    const lasts = until === 'forever' || until === 'untilSourceLeaves';
    return objects(game, scope, what).reduce(
      (sum, id) => sum + changes.reduce((all, change) => all + gainOfChange(id, change, lasts), 0),
      0,
    );
  },
  meaning: meaning(
    '611.2c',
    remembering<Begun>({ objects: 'numbers', players: 'numbers' }),
    ['begin', 'end'],
    {
      begin(game, { instruction, scope, ref }) {
        const { until } = instruction;
        const affected = toBeAffected(game, scope, instruction.what, until);
        if (affected.length === 0) return finished();
        // "Its mana value" of what is affected: each has values of its own. In a loop it is what that is about.
        const isOfEach = scope.it === null && instruction.changes.some(asksOfEach);
        // It lasts for each as long as that one has a counter, or until its own controller's untap step.
        const isForEach = isOfEach || typeof until === 'object' || until === 'untilItsNextUntapStep';
        const groups = isForEach ? affected.map((id) => [id]) : [affected];
        const events = groups.map((those) => {
          const kept: Kept = {};
          const of: Scope = isOfEach ? { ...scope, it: those[0] ?? null } : scope;
          const changes = instruction.changes.map((change) => lockedChange(game, of, change, kept));
          return beginEffect(game, {
            ...emptyEffect(game, scope, ref),
            until: instruction.until,
            objects: those,
            changes,
            named: { ...scope.named, ...kept },
          });
        });
        return happen('611.2', events, { then: 'end', remember: { objects: affected } });
      },
      end: (_game, doing) => begun(doing),
    },
    { begins },
  ),
};
