import { isPermanent, objectAt, objects } from '../../rules/characteristics/index.ts';
import { beginEffect } from '../../rules/effects/instructions/effect.ts';
import { finished, meaning } from '../../rules/effects/instructions/meaning.ts';
import { eventsOf, these } from '../../rules/effects/instructions/named.ts';
import { durationBegins } from '../../rules/events/durations.ts';
import { emptyEffect } from '../../rules/state/empty-effect.ts';
import type { EventOf, GameEvent } from '../../rules/state/event.ts';
import { noMemory } from '../../rules/state/memory.ts';
import { happen } from '../../rules/state/procedure.ts';
import type { CopyException, Duration, Objects } from '../../rules/state/vocabulary/index.ts';
import { phrase } from '../../wording/syntax.ts';
import { copyBy } from './copying.ts';
import type { InstructionWord } from './word.ts';

/** Permanents become copies of an object, while they stay on the battlefield (707.4). */
export interface BecomeCopy {
  readonly do: 'becomeCopy';
  readonly what: Objects;
  readonly of: Objects;
  readonly until: Duration;
  readonly except?: readonly CopyException[];
}

/**
 * Permanents become copies of an object (707.4): they don't enter or leave, and other effects go on to apply to them.
 * For good, or until the duration ends.
 */
export const becomeCopy: InstructionWord<BecomeCopy> = {
  shape: {
    what: 'objects',
    of: 'objects',
    until: 'duration of an effect',
    except: { list: 'copy exception', optional: true },
  },
  said: {
    act: [
      phrase('[become] a copy of <of:objects><except:exceptions>', {
        do: 'becomeCopy',
        what: '<subject>',
        of: '<of>',
        until: 'forever',
        '...except': '<except>',
      }),
      phrase('[become] a copy of <of:objects> <until><except:exceptions>', {
        do: 'becomeCopy',
        what: '<subject>',
        of: '<of>',
        until: '<until>',
        '...except': '<except>',
      }),
      phrase('[become] a copy of a|an <from:one> <until>', {
        said: 'pick',
        who: 'you',
        from: '<from>',
        count: { min: 1, max: 1 },
        then: [{ do: 'becomeCopy', what: '<subject>', of: { said: 'picked' }, until: '<until>' }],
      }),
      phrase('[become] copies of <of:objects> <until>', {
        do: 'becomeCopy',
        what: '<subject>',
        of: '<of>',
        until: '<until>',
      }),
    ],
  },
  gives: ['objects', 'amount'],
  done: 'changed',
  meaning: meaning('707.4', noMemory, ['begin', 'end'], {
    begin(game, reading) {
      const { instruction, scope, ref } = reading;
      const [copied] = objects(game, scope, instruction.of);
      const of = copied === undefined ? undefined : game.objects[copied];
      if (of === undefined || of === null) return finished();
      const becoming = objects(game, scope, instruction.what).filter(
        (id) => isPermanent(game, id) && durationBegins(game, { ...scope, it: id }, instruction.until),
      );
      const events = becoming.flatMap((id): GameEvent[] => {
        const copy = copyBy(game, reading, of, { onto: objectAt(game, id) });
        if (copy === null) return [];
        const become: EventOf<'becomeCopy'> = { type: 'becomeCopy', object: id, of: of.id };
        if (instruction.until === 'forever') return [{ ...become, copied: copy }];
        return [
          become,
          beginEffect(game, {
            ...emptyEffect(game, scope, ref),
            until: instruction.until,
            objects: [id],
            copied: copy,
          }),
        ];
      });
      return happen('707.4', events, { then: 'end' });
    },
    end: (_game, { frame }) => {
      return finished(these(eventsOf(frame.happened, 'becomeCopy').map(({ object }) => object)));
    },
  }),
};
