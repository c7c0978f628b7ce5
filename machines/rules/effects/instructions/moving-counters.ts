/** Moving a counter from one object onto another (122.5). */
import { objectAt, objects } from '../../characteristics/index.ts';
import { mayHappen } from '../../events/index.ts';
import { asked } from '../../state/decider.ts';
import type { GameEvent } from '../../state/event.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId } from '../../state/identity.ts';
import { ask, happen } from '../../state/procedure.ts';
import { chosenNumber } from './answers.ts';
import { isThere } from './going.ts';
import { finished, goOn, type InstructionOf, meaning, type Reading } from './meaning.ts';
import { asking } from './who.ts';

interface Memory {
  readonly kind?: string;
}

/** From where to where; null if it is the same object, or one of them is no longer there. */
function ends(
  game: Game,
  { instruction, scope }: Reading<InstructionOf<'moveCounter'>>,
): { readonly from: ObjectId; readonly to: ObjectId } | null {
  const from = objects(game, scope, instruction.from)[0];
  const to = objects(game, scope, instruction.to)[0];
  if (from === undefined || to === undefined || from === to) return null;
  return isThere(game, from) && isThere(game, to) ? { from, to } : null;
}

/** The kinds of counters on the first object that the instruction speaks of and that can be put onto the second. */
function movable(game: Game, reading: Reading<InstructionOf<'moveCounter'>>): readonly string[] {
  const found = ends(game, reading);
  if (found === null) return [];
  return Object.entries(objectAt(game, found.from).counters)
    .filter(([, count]) => count > 0)
    .map(([kind]) => kind)
    .filter((kind) => reading.instruction.kind === undefined || reading.instruction.kind === kind)
    .filter((kind) => mayHappen(game, put(found.to, kind, reading.scope.you)).ok)
    .sort();
}

const put = (object: ObjectId, kind: string, player: number): GameEvent => ({
  type: 'putCounters',
  on: { object },
  kind,
  count: 1,
  player,
});

/** Its controller chooses the kind, if there are several. */
export const moveCounter = meaning<'moveCounter', Memory>(
  '122.5',
  {
    next(game, doing) {
      const kinds = movable(game, doing);
      const [kind, ...others] = kinds;
      if (kind === undefined) return finished();
      if (others.length === 0) return goOn('move', { kind });
      return ask(
        asked(game, doing.scope.you, {
          kind: 'option',
          rule: '608.2d',
          about: 'choose a counter to move',
          object: asking(doing.scope),
          options: kinds,
        }),
        { then: 'chosen' },
      );
    },
    chosen: (game, doing) =>
      goOn('move', { kind: movable(game, doing)[chosenNumber(doing.frame.answer)] ?? '' }),
    move(game, doing) {
      const found = ends(game, doing);
      const kind = doing.memory.kind ?? '';
      if (found === null) return finished();
      return happen('122.5', [
        { type: 'removeCounters', on: { object: found.from }, kind, count: 1 },
        put(found.to, kind, doing.scope.you),
      ]);
    },
    end: (_game, { frame }) =>
      finished({ amount: frame.happened.length === 0 ? 0 : 1, did: frame.happened.length > 0 }),
  },
  { possible: (game, reading) => movable(game, reading).length > 0 },
);
