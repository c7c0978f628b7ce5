/** Phasing out (702.26), also until something happens (610.4). */
import { objectAt } from '../../characteristics/index.ts';
import { emptyEffect } from '../../state/empty-effect.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId } from '../../state/identity.ts';
import { remembering } from '../../state/memory.ts';
import { go, happen } from '../../state/procedure.ts';
import { beginEffect, durationBegins } from './effect.ts';
import { finished, type InstructionOf, meaning, type Reading } from './meaning.ts';
import { affected, these } from './named.ts';
import { permanents } from './permanents.ts';

interface Phasing {
  readonly phased: readonly ObjectId[];
}

/** What phases out: nothing, if that until which it would has happened already (610.4b-c). */
function phasingOut(
  game: Game,
  { instruction, scope }: Reading<InstructionOf<'phaseOut'>>,
): readonly ObjectId[] {
  const { until, what } = instruction;
  if (until === 'sourceLeaves' && !durationBegins(game, scope, 'untilSourceLeaves')) return [];
  return permanents(game, scope, what);
}

export const phaseOut = meaning(
  'phaseOut',
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
);
