import { characteristics, isPermanent, objects } from '../../rules/characteristics/index.ts';
import { atOnce, type Reading } from '../../rules/effects/instructions/meaning.ts';
import type { GameEvent } from '../../rules/state/event.ts';
import type { Game } from '../../rules/state/game.ts';
import type { ObjectId } from '../../rules/state/identity.ts';
import type { Objects } from '../../rules/state/vocabulary/index.ts';
import { phrase } from '../../wording/syntax.ts';
import { damageDealt } from './damage-dealt.ts';
import type { InstructionWord } from './word.ts';

export interface Fight {
  readonly do: 'fight';
  readonly first: Objects;
  readonly second: Objects;
}

/** Two creatures deal damage equal to their power to each other; only both or none (701.14b-c). */
function fightEvents(game: Game, { instruction, scope }: Reading<Fight>): readonly GameEvent[] {
  const first = objects(game, scope, instruction.first)[0];
  const second = objects(game, scope, instruction.second)[0];
  if (first === undefined || second === undefined) return [];
  const fights = (id: ObjectId): boolean =>
    isPermanent(game, id) && characteristics(game, id).types.includes('creature');
  if (!fights(first) || !fights(second)) return [];
  const blow = (source: ObjectId, object: ObjectId, times: number): readonly GameEvent[] => {
    const amount = (characteristics(game, source).power ?? 0) * times;
    return amount > 0
      ? [{ type: 'damage', source, to: { object }, amount, combat: false, preventable: true }]
      : [];
  };
  return first === second
    ? [{ type: 'fight', objects: [first] }, ...blow(first, first, 2)]
    : [{ type: 'fight', objects: [first, second] }, ...blow(first, second, 1), ...blow(second, first, 1)];
}

export const fight: InstructionWord<Fight> = {
  shape: { first: 'objects', second: 'objects' },
  said: {
    act: [phrase('[fight] <second:objects>', { do: 'fight', first: '<subject>', second: '<second>' })],
  },
  gives: ['objects', 'amount', 'excess'],
  done: 'fought',
  gains: ({ second }, { overObjects, worth }) => overObjects(second, worth) * 0.5,
  meaning: atOnce('701.14a', fightEvents, damageDealt),
};
