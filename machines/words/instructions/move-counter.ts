import { objectAt, objects } from '../../rules/characteristics/index.ts';
import { isThere } from '../../rules/effects/instructions/going.ts';
import { finished, meaning, type Reading } from '../../rules/effects/instructions/meaning.ts';
import { eventsOf } from '../../rules/effects/instructions/named.ts';
import { asking } from '../../rules/effects/instructions/who.ts';
import { mayHappen } from '../../rules/events/index.ts';
import { chosenNumber } from '../../rules/state/answers.ts';
import { asked } from '../../rules/state/decider.ts';
import type { DecisionOf } from '../../rules/state/decision.ts';
import type { GameEvent } from '../../rules/state/event.ts';
import type { Game } from '../../rules/state/game.ts';
import type { ObjectId } from '../../rules/state/identity.ts';
import { remembering } from '../../rules/state/memory.ts';
import { ask, decide, go, happen } from '../../rules/state/procedure.ts';
import { sum } from '../../rules/state/sum.ts';
import type { Objects } from '../../rules/state/vocabulary/index.ts';
import { phrase } from '../../wording/syntax.ts';
import type { InstructionWord } from './word.ts';

/** One counter, of this kind or one that the player chooses (122.5); or any number of that kind, or all counters. */
export interface MoveCounter {
  readonly do: 'moveCounter';
  readonly kind?: string;
  readonly count?: 'any' | 'all';
  readonly from: Objects;
  readonly to: Objects;
}

/** From where to where, and the kinds of counters that can be moved. */
interface Moving {
  readonly from: ObjectId;
  readonly to: ObjectId;
  readonly kinds: readonly string[];
}

interface Memory extends Moving {
  readonly kind: string;
  readonly count: number;
}

/**
 * The kinds of counters on the first object that the instruction speaks of and that can be put onto the second; null if
 * there are none, if they are one object, or if one of them is no longer there.
 */
function movable(game: Game, { instruction, scope }: Reading<MoveCounter>): Moving | null {
  const there = (what: Objects) => objects(game, scope, what).find((id) => isThere(game, id));
  const from = there(instruction.from);
  const to = there(instruction.to);
  if (from === undefined || to === undefined || from === to) return null;
  const kinds = Object.entries(objectAt(game, from).counters)
    .filter(([, count]) => count > 0)
    .map(([kind]) => kind)
    .filter((kind) => instruction.kind === undefined || instruction.kind === kind)
    .filter((kind) => mayHappen(game, put(to, kind, 1, scope.you)).ok)
    .sort();
  return kinds.length === 0 ? null : { from, to, kinds };
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
  { from, to }: Moving,
  counters: readonly { readonly kind: string; readonly count: number }[],
  player: number,
): readonly GameEvent[] => [
  ...counters.map(
    ({ kind, count }): GameEvent => ({ type: 'removeCounters', on: { object: from }, kind, count }),
  ),
  ...counters.map(({ kind, count }) => put(to, kind, count, player)),
];

/** Its controller chooses the kind, if there are several, and how many where that is for them to say. */
export const moveCounter: InstructionWord<MoveCounter> = {
  shape: {
    kind: 'text?',
    count: { words: { any: true, all: true }, optional: true },
    from: 'objects',
    to: 'objects',
  },
  said: {
    deed: [
      phrase('[move] a|an <kind:counterKind> counter from <from:objects> onto <to:objects>', {
        do: 'moveCounter',
        kind: '<kind>',
        from: '<from>',
        to: '<to>',
      }),
      phrase('[move] any number of <kind:counterKind> counters from <from:objects> onto <to:objects>', {
        do: 'moveCounter',
        kind: '<kind>',
        count: 'any',
        from: '<from>',
        to: '<to>',
      }),
      phrase('[move] all counters from <from:objects> onto <to:objects>', {
        do: 'moveCounter',
        count: 'all',
        from: '<from>',
        to: '<to>',
      }),
      phrase('[move] a|an counter from <from:objects> onto <to:objects>', {
        do: 'moveCounter',
        from: '<from>',
        to: '<to>',
      }),
    ],
  },
  gives: ['amount'],
  done: 'moved',
  meaning: meaning(
    '122.5',
    remembering<Memory>({
      kind: 'text, later',
      count: 'number, later',
      from: 'number, later',
      to: 'number, later',
      kinds: 'texts, later',
    }),
    ['next', 'chosen', 'number', 'numbered', 'move', 'end'],
    {
      next(game, doing) {
        const moving = movable(game, doing);
        if (moving === null) return finished();
        const { from, kinds } = moving;
        const { you } = doing.scope;
        if (doing.instruction.count === 'all') {
          const all = kinds.map((kind) => ({ kind, count: countOn(game, from, kind) }));
          return happen('122.5', moved(moving, all, you), { then: 'end' });
        }
        const decision: DecisionOf<'option'> = asked(game, you, {
          kind: 'option',
          rule: '608.2d',
          about: 'choose a counter to move',
          object: asking(doing.scope),
          options: kinds,
        });
        return decide(decision, { then: 'chosen', remember: { ...moving, count: 1 } });
      },
      chosen(_game, { memory, frame }) {
        const kind = memory.kinds[chosenNumber(frame.answer)];
        return kind === undefined ? finished() : go('number', { kind });
      },
      number(game, { instruction, memory, scope }) {
        if (instruction.count !== 'any') return go('move');
        return ask(
          asked(game, scope.you, {
            kind: 'number',
            rule: '608.2d',
            about: `choose how many ${memory.kind} counters to move`,
            object: asking(scope),
            min: 0,
            max: countOn(game, memory.from, memory.kind),
            purpose: 'count',
          }),
          { then: 'numbered' },
        );
      },
      numbered: (_game, { frame }) => go('move', { count: chosenNumber(frame.answer) }),
      move(_game, { memory, scope }) {
        const { kind, count } = memory;
        return count === 0
          ? finished()
          : happen('122.5', moved(memory, [{ kind, count }], scope.you), { then: 'end' });
      },
      end(_game, { frame }) {
        const amount = sum(eventsOf(frame.happened, 'removeCounters').map(({ count }) => count));
        return finished({ amount, did: amount > 0 });
      },
    },
    { possible: (game, reading) => movable(game, reading) !== null },
  ),
};
