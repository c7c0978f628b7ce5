import { players } from '../../rules/characteristics/index.ts';
import { beginEffect } from '../../rules/effects/instructions/effect.ts';
import { type Kept, lockedChange } from '../../rules/effects/instructions/locked.ts';
import { finished, meaning } from '../../rules/effects/instructions/meaning.ts';
import { durationBegins } from '../../rules/events/durations.ts';
import { emptyEffect } from '../../rules/state/empty-effect.ts';
import { remembering } from '../../rules/state/memory.ts';
import { happen } from '../../rules/state/procedure.ts';
import type { Duration, Filter, Modification, Players } from '../../rules/state/vocabulary/index.ts';
import { phrase } from '../../wording/syntax.ts';
import { type Begun, begins, begun } from './begun-effects.ts';
import type { InstructionWord } from './word.ts';

/** The same of the next spell that a player casts and that fits, from when it is put on the stack (611.2f). */
export interface ModifyNextSpell {
  readonly do: 'modifyNextSpell';
  readonly who?: Players;
  readonly like: Filter;
  readonly changes: readonly Modification[];
  /** How long it waits for that spell. */
  readonly until: Duration;
}

/** It waits until the player puts such a spell on the stack, and applies to that (611.2f). */
export const modifyNextSpell: InstructionWord<ModifyNextSpell> = {
  shape: {
    who: 'players?',
    like: 'filter',
    changes: { list: 'modification' },
    until: 'duration of an effect',
  },
  said: {
    byItself: [
      phrase('the next <like:spellOne> you cast this turn has <abilities:granted>', [
        {
          do: 'modifyNextSpell',
          like: '<like>',
          changes: [{ change: 'addAbilities', abilities: '<abilities>' }],
          until: 'untilEndOfTurn',
        },
      ]),
      phrase('the next <like:spellOne> you cast this turn is <changes:becomingWhat>', [
        { do: 'modifyNextSpell', like: '<like>', changes: '<changes>', until: 'untilEndOfTurn' },
      ]),
    ],
  },
  gives: ['players'],
  forYou: true,
  done: 'changed',
  continues: true,
  meaning: meaning(
    '611.2f',
    remembering<Begun>({ objects: 'numbers', players: 'numbers' }),
    ['begin', 'end'],
    {
      begin(game, { instruction, scope, ref }) {
        if (!durationBegins(game, scope, instruction.until)) return finished();
        const whose = instruction.who === undefined ? [scope.you] : players(game, scope, instruction.who);
        const events = whose.map((player) => {
          const kept: Kept = {};
          const changes = instruction.changes.map((change) => lockedChange(game, scope, change, kept));
          return beginEffect(game, {
            ...emptyEffect(game, scope, ref),
            until: instruction.until,
            objects: [],
            changes,
            next: { player, like: instruction.like },
            named: { ...scope.named, ...kept },
          });
        });
        return events.length === 0
          ? finished()
          : happen('611.2', events, { then: 'end', remember: { players: whose } });
      },
      end: (_game, doing) => begun(doing),
    },
    { begins },
  ),
};
