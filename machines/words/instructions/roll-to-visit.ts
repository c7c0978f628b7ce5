import { finished, meaning } from '../../rules/effects/instructions/meaning.ts';
import { eventsOf } from '../../rules/effects/instructions/named.ts';
import { visitingRolls, visits } from '../../rules/effects/instructions/visiting.ts';
import { whoOf } from '../../rules/effects/instructions/who.ts';
import { noMemory } from '../../rules/state/memory.ts';
import { happen } from '../../rules/state/procedure.ts';
import type { Players } from '../../rules/state/vocabulary/index.ts';
import { phrase } from '../../wording/syntax.ts';
import type { InstructionWord } from './word.ts';

/** Rolls to visit Attractions (701.52). */
export interface RollToVisit {
  readonly do: 'rollToVisit';
  readonly who?: Players;
}

export const rollToVisit: InstructionWord<RollToVisit> = {
  shape: { who: 'players?' },
  said: {
    deed: [phrase('[roll] to visit your Attractions', { do: 'rollToVisit', who: '<subject>' })],
  },
  gives: ['objects'],
  forYou: true,
  done: 'rolled',
  isOpen: true,
  meaning: meaning('701.52a', noMemory, ['roll', 'rolled', 'end'], {
    roll: (game, { instruction, scope }) =>
      happen('701.52a', visitingRolls(game, whoOf(game, scope, instruction.who)), { then: 'rolled' }),
    rolled: (game, { frame }) => happen('701.52a', visits(game, frame.happened), { then: 'end' }),
    end: (_game, { frame }) => {
      const visited = eventsOf(frame.happened, 'visitAttraction');
      return finished({ objects: visited.map(({ object }) => object), did: true });
    },
  }),
};
