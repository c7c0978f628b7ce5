import { objectAt } from '../../rules/characteristics/index.ts';
import { beginEffect } from '../../rules/effects/instructions/effect.ts';
import { finished, meaning, type Reading } from '../../rules/effects/instructions/meaning.ts';
import { affected, these } from '../../rules/effects/instructions/named.ts';
import { permanents } from '../../rules/effects/instructions/permanents.ts';
import { durationBegins } from '../../rules/events/durations.ts';
import { emptyEffect } from '../../rules/state/empty-effect.ts';
import type { Game } from '../../rules/state/game.ts';
import type { ObjectId } from '../../rules/state/identity.ts';
import { remembering } from '../../rules/state/memory.ts';
import { go, happen } from '../../rules/state/procedure.ts';
import type { Objects } from '../../rules/state/vocabulary/index.ts';
import { phrase } from '../../wording/syntax.ts';
import type { InstructionWord } from './word.ts';

/** Until the source of the effect leaves the battlefield: they don't phase in by themselves before (610.4). */
export interface PhaseOut {
  readonly do: 'phaseOut';
  readonly what: Objects;
  readonly until?: 'sourceLeaves';
}

interface Phasing {
  readonly phased: readonly ObjectId[];
}

/** What phases out: nothing, if that until which it would has happened already (610.4b-c). */
function phasingOut(game: Game, { instruction, scope }: Reading<PhaseOut>): readonly ObjectId[] {
  const { until, what } = instruction;
  if (until === 'sourceLeaves' && !durationBegins(game, scope, 'untilSourceLeaves')) return [];
  return permanents(game, scope, what);
}

export const phaseOut: InstructionWord<PhaseOut> = {
  shape: { what: 'objects', until: { words: { sourceLeaves: true }, optional: true } },
  said: {
    act: [
      phrase('[phase] out until <self:selfWord> [leave] the battlefield', {
        do: 'phaseOut',
        what: '<subject>',
        until: 'sourceLeaves',
      }),
      phrase('[phase] out', { do: 'phaseOut', what: '<subject>' }),
    ],
  },
  gives: ['objects', 'amount'],
  done: 'phased out',
  meaning: meaning(
    '702.26a',
    remembering<Phasing>({ phased: 'numbers, later' }),
    ['phase', 'until', 'end'],
    {
      phase(game, doing) {
        const out = phasingOut(game, doing);
        return happen(
          '702.26a',
          out.map((object) => ({ type: 'phase', object, out: true })),
          { then: 'until' },
        );
      },
      until(game, { frame, instruction, ref, scope }) {
        const { objects: phased = [] } = affected('phase')(frame.happened);
        if (instruction.until === undefined || phased.length === 0) return go('end', { phased });
        const direct = phased.filter((id) => objectAt(game, id).phasing?.indirect === false);
        const effect = beginEffect(game, {
          ...emptyEffect(game, scope, ref),
          until: 'untilSourceLeaves',
          objects: direct,
          phasesIn: true,
        });
        return happen('610.4', [effect], { then: 'end', remember: { phased } });
      },
      end: (_game, { memory }) => finished(these(memory.phased)),
    },
    { possible: (game, reading) => phasingOut(game, reading).length > 0 },
  ),
};
