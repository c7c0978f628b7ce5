/** Moving counters from one object onto another (122.5). */
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
import { eventsOf, sum } from './named.ts';
import { asking } from './who.ts';

interface Memory {
  readonly kind: string;
  readonly count: number;
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
    .filter((kind) => mayHappen(game, put(found.to, kind, 1, reading.scope.you)).ok)
    .sort();
}

const put = (object: ObjectId, kind: string, count: number, player: number): GameEvent => ({
  type: 'putCounters',
  on: { object },
  kind,
  count,
  player,
});

const countOn = (game: Game, object: ObjectId, kind: string): number =>
  objectAt(game, object).counters[kind] ?? 0;

/** Counters of these kinds taken off one object and put onto the other. */
const moved = (
  { from, to }: { readonly from: ObjectId; readonly to: ObjectId },
  counters: readonly { readonly kind: string; readonly count: number }[],
  player: number,
): readonly GameEvent[] => [
  ...counters.map(
    ({ kind, count }): GameEvent => ({ type: 'removeCounters', on: { object: from }, kind, count }),
  ),
  ...counters.map(({ kind, count }) => put(to, kind, count, player)),
];

/** Its controller chooses the kind, if there are several, and how many where that is for them to say. */
export const moveCounter = meaning<'moveCounter', Memory>(
  '122.5',
  {
    next(game, doing) {
      const kinds = movable(game, doing);
      const [kind, ...others] = kinds;
      if (kind === undefined) return finished();
      if (doing.instruction.count === 'all') return goOn('moveAll');
      if (others.length === 0) return goOn('number', { kind });
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
    chosen: (game, doing) => goOn('number', { kind: movable(game, doing)[chosenNumber(doing.frame.answer)] }),
    number(game, doing) {
      const found = ends(game, doing);
      const { instruction, memory, scope } = doing;
      if (found === null || instruction.count !== 'any') return goOn('move');
      return ask(
        asked(game, scope.you, {
          kind: 'number',
          rule: '608.2d',
          about: `choose how many ${memory.kind} counters to move`,
          object: asking(scope),
          min: 0,
          max: countOn(game, found.from, memory.kind),
          purpose: 'count',
        }),
        { then: 'numbered' },
      );
    },
    numbered: (_game, { frame }) => goOn('move', { count: chosenNumber(frame.answer) }),
    move(game, doing) {
      const found = ends(game, doing);
      const { kind, count } = doing.memory;
      if (found === null || count === 0) return finished();
      return happen('122.5', moved(found, [{ kind, count }], doing.scope.you), { then: 'end' });
    },
    moveAll(game, doing) {
      const found = ends(game, doing);
      if (found === null) return finished();
      const counters = movable(game, doing).map((kind) => ({ kind, count: countOn(game, found.from, kind) }));
      return happen('122.5', moved(found, counters, doing.scope.you));
    },
    end(_game, { frame }) {
      const amount = sum(eventsOf(frame.happened, 'removeCounters').map(({ count }) => count));
      return finished({ amount, did: amount > 0 });
    },
  },
  { begins: { count: 1 }, possible: (game, reading) => movable(game, reading).length > 0 },
);
