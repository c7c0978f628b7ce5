import { aimedBy } from '../../rules/abilities/check/aimed.ts';
import { happeningOf } from '../../rules/abilities/check/happening.ts';
import { apart, type Known } from '../../rules/abilities/check/known.ts';
import { isSpokenOf, objects } from '../../rules/characteristics/index.ts';
import { present } from '../../rules/effects/instructions/going.ts';
import { type Kept, lockedPlayers } from '../../rules/effects/instructions/locked.ts';
import { finished, meaning } from '../../rules/effects/instructions/meaning.ts';
import { fullyNamed, these } from '../../rules/effects/instructions/named.ts';
import { timesResolved } from '../../rules/events/resolutions.ts';
import { copyOf } from '../../rules/state/copy.ts';
import type { Game } from '../../rules/state/game.ts';
import type { ObjectId } from '../../rules/state/identity.ts';
import { remembering } from '../../rules/state/memory.ts';
import type { Named } from '../../rules/state/object.ts';
import { happen } from '../../rules/state/procedure.ts';
import { type Scope, xOf } from '../../rules/state/scope.ts';
import type {
  Condition,
  Duration,
  Instruction,
  Objects,
  TargetSpec,
  TriggerCondition,
} from '../../rules/state/vocabulary/index.ts';
import { triggerWord } from '../../rules/state/word-table.ts';
import { write } from '../../rules/state/write.ts';
import type { InstructionWord, NamedPart } from './word.ts';

export interface DelayedTrigger {
  readonly do: 'delayedTrigger';
  readonly when: readonly TriggerCondition[];
  readonly if?: Condition;
  readonly effect: readonly Instruction[];
  readonly targets?: readonly TargetSpec[];
  readonly about?: Objects;
  readonly until?: Duration;
  /** With a duration: it triggers once all the same, "when you next …" (603.7b). */
  readonly once?: true;
}

/** X of the spell or ability that makes a trigger is X in that (107.3n, 603.12). */
function xOfMaker(scope: Scope): { readonly x?: number } {
  const x = xOf(scope);
  return x === null ? {} : { x };
}

const notLater = {
  notHere:
    'what waits for later can’t speak of the targets around it: say `about: { target: … }`, and here “it” or { named: ‘about’ }',
} as const;

/** A text of its own, for later: of a loop around it nothing is left, of targets what it is about. */
function laterOn({ about }: DelayedTrigger, known: Known): Known {
  const names: [string, readonly NamedPart[]][] =
    about === undefined ? [] : [['about', ['objects', 'amount']]];
  return { ...apart(known, ...names), it: about !== undefined || known.names.has('about'), they: false };
}

/** What is known in a delayed triggered ability (603.7). */
function inDelayed(delayed: DelayedTrigger, part: string, known: Known): Known {
  if (part === 'about') return known;
  const waiting: Known = { ...laterOn(delayed, known), resolves: true, targets: notLater };
  // Whose turn it waits for is fixed as it is made; the rest is asked later, when nobody knows what was targeted.
  if (part === 'when')
    return delayed.when.every((one) => triggerWord(one).locked !== undefined)
      ? { ...waiting, event: known.event, targets: known.targets }
      : { ...waiting, event: null };
  const event = happeningOf(delayed.when);
  if (part === 'if' || delayed.targets === undefined) return { ...waiting, event };
  return { ...waiting, event, targets: aimedBy(delayed.targets) };
}

/**
 * Creates a delayed triggered ability (603.7a). Its source is the object whose ability or spell makes it, its
 * controller who controls that (603.7d-e); the objects that it is about are those, whatever becomes of their
 * characteristics (603.7c).
 */
export const delayedTrigger: InstructionWord<DelayedTrigger> = {
  shape: {
    when: 'triggers',
    if: 'condition?',
    effect: 'instructions',
    targets: 'targets?',
    about: 'objects?',
    until: 'duration?',
    once: 'flag?',
  },
  said: {},
  gives: ['objects'],
  done: 'done',
  holdsForLater: ({ effect }) => effect,
  makes: ({ effect, if: condition, targets, when }) => ({
    kind: 'triggered',
    when,
    ...(condition && { if: condition }),
    effect,
    ...(targets && { targets }),
  }),
  knownIn: inDelayed,
  meaning: meaning(
    '603.7a',
    remembering<{ readonly about: readonly ObjectId[] }>({ about: 'numbers, later' }),
    ['create', 'end'],
    {
      create(game, { instruction, ref, scope, frame }) {
        const words = instruction.about === undefined ? [] : objects(game, scope, instruction.about);
        // What the trigger event moved to a public zone is found as what it became there (400.7e).
        const about = words.flatMap((id) => {
          const found = present(game, scope, [id]);
          return found.length === 0 ? [id] : found;
        });
        // About nothing that is still there, there is nothing to do later.
        if (instruction.about !== undefined && about.length === 0) return finished();
        // One that waits for so many resolutions is made once, during the last of them (603.7h).
        const isCounting = instruction.when.some((one) => triggerWord(one).resolutions !== undefined);
        if (isCounting && !isLastOf(game, scope, instruction.when)) return finished();
        const kept: Kept = {};
        const when = instruction.when.map((one) => lockedTime(game, scope, one, kept));
        const writer = write(game);
        const trigger: Game['delayed'][number] = {
          id: writer.nextId(),
          source: scope.self,
          controller: scope.you,
          when,
          condition: instruction.if ?? null,
          ref,
          targets: instruction.targets ?? [],
          effect: instruction.effect,
          about,
          // As it resolves, `it` is the first of what it is about.
          named: {
            ...scope.named,
            ...kept,
            ...(about.length > 0 && { about: fullyNamed(these(about)) }),
            ...becomeItself(game, scope),
          },
          ...(isCounting && scope.onStack !== null && { by: scope.onStack }),
          ...xOfMaker(scope),
          until: instruction.until ?? null,
          ...(instruction.once === true && { once: true }),
          madeInTurn: game.turn.number,
          ...(turnsOver(game) && { timestamp: writer.nextTimestamp() }),
        };
        writer.root.delayed = [...game.delayed, copyOf(trigger)];
        return happen('603.7a', [{ type: 'effectBegins', effect: trigger.id, source: scope.self }], {
          then: 'end',
          remember: { about },
          causes: frame.causes,
        });
      },
      end: (_game, { memory }) => finished({ objects: memory.about, did: true }),
    },
  ),
};

/** Whether some text turns permanents over (701.27f). */
const turnsOver = (game: Game): boolean => isSpokenOf(game, 'transform') || isSpokenOf(game, 'convert');

/** What its source became as the trigger event moved it: that is meant where a delayed trigger speaks of it (400.7e-f). */
function becomeItself(game: Game, scope: Scope): { readonly itself?: Named } {
  const [now = scope.self] = present(game, scope, [scope.self]);
  return now === scope.self ? {} : { itself: fullyNamed(these([now])) };
}

/** Whose turn it waits for is fixed where that is a particular player: "at the beginning of that player's next upkeep". */
const lockedTime = (game: Game, scope: Scope, when: TriggerCondition, kept: Kept): TriggerCondition =>
  triggerWord(when).locked?.(when, (whose) => lockedPlayers(game, scope, whose, kept)) ?? when;

/** Whether the ability that is resolving has resolved, with this time, as often this turn as one of these asks. */
function isLastOf(game: Game, { onStack }: Scope, when: readonly TriggerCondition[]): boolean {
  const stack = onStack === null ? null : game.objects[onStack]?.stack;
  if (stack?.ability == null || stack.source === null) return false;
  const times = timesResolved(game, stack.source, stack.ability) + 1;
  return when.some((one) => triggerWord(one).resolutions?.(one) === times);
}
