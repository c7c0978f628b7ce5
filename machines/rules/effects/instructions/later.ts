/** What comes later: delayed (603.7) and reflexive triggers (603.12), permissions, new targets (115.7). */
import { controllerOf, isSpokenOf, objects } from '../../characteristics/index.ts';
import { timesResolved } from '../../events/resolutions.ts';
import { picked } from '../../state/answers.ts';
import { copyOf } from '../../state/copy.ts';
import type { GameEvent } from '../../state/event.ts';
import type { DelayedTrigger, Game, WaitingTrigger } from '../../state/game.ts';
import type { ObjectId, PlayerId } from '../../state/identity.ts';
import { noMemory, remembering } from '../../state/memory.ts';
import type { ChosenTargets, Named } from '../../state/object.ts';
import { decide, go, happen } from '../../state/procedure.ts';
import { type Scope, xOf } from '../../state/scope.ts';
import { triggerWord } from '../../state/table.ts';
import type { TriggerCondition } from '../../state/vocabulary/index.ts';
import { write } from '../../state/write.ts';
import { becomingTargets } from './becoming-targets.ts';
import { isThere, present } from './going.ts';
import { type Kept, lockedPlayers } from './locked.ts';
import { finished, meaning } from './meaning.ts';
import { fullyNamed, these } from './named.ts';
import { askNewTargets, type Choosing, choicesOf, nextChoice, withNewTargets } from './new-targets.ts';
import { whoOf } from './who.ts';

/** X of the spell or ability that makes a trigger is X in that (107.3n, 603.12). */
function xOfMaker(scope: Scope): { readonly x?: number } {
  const x = xOf(scope);
  return x === null ? {} : { x };
}

/**
 * Creates a delayed triggered ability (603.7a). Its source is the object whose ability or spell makes it, its
 * controller who controls that (603.7d-e); the objects that it is about are those, whatever becomes of their
 * characteristics (603.7c).
 */
export const delayedTrigger = meaning(
  'delayedTrigger',
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
      const trigger: DelayedTrigger = {
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
);

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

/**
 * "When you do": checked right after it is created, against what happened earlier in this resolution (603.12). Of what
 * happened several times it triggers once for each, if it says so; of a cost that was paid several times once (603.12a).
 */
export const reflexive = meaning('reflexive', '603.12', noMemory, ['trigger', 'end'], {
  trigger(game, { instruction, ref, scope, frame }) {
    const { after, each } = instruction;
    const earlier = scope.named[after];
    if (earlier === undefined || !earlier.did) return finished();
    const writer = write(game);
    const times = each === true ? oneByOne(earlier) : [earlier];
    const waiting = times.map(
      (one): WaitingTrigger => ({
        id: writer.nextId(),
        source: scope.self,
        controller: scope.you,
        ref,
        facts: {
          event: game.happened.at(-1)?.number ?? 0,
          object: one.objects[0] ?? null,
          source: scope.self,
          other: null,
          player: one.players[0] ?? null,
          otherPlayer: null,
          amount: one.amount,
        },
        named: { ...scope.named, [after]: one },
        second: false,
        causes: frame.causes,
      }),
    );
    writer.root.waiting = [...game.waiting, ...copyOf(waiting)];
    return happen(
      '603.12',
      waiting.map(({ id }) => ({
        type: 'trigger',
        waiting: id,
        source: scope.self,
        player: scope.you,
        ability: ref,
      })),
      { then: 'end' },
    );
  },
  end: () => finished({ did: true }),
});

/** What was done, for each object apart, or for each player where it was about players. */
function oneByOne(earlier: Named): readonly Named[] {
  const { objects, players } = earlier;
  if (objects.length > 0)
    return objects.map((object) => fullyNamed({ objects: [object], amount: 1, did: true }));
  return players.length > 0
    ? players.map((player) => fullyNamed({ players: [player], amount: 1, did: true }))
    : [earlier];
}

/** A permission to play cards from where they are, for each player who gets it (400.7g, 611.2a). */
export const mayPlay = meaning(
  'mayPlay',
  '611.2a',
  remembering<{ readonly objects: readonly ObjectId[] }>({ objects: 'numbers, later' }),
  ['permit', 'end'],
  {
    permit(game, { instruction, scope }) {
      const cards = present(game, scope, objects(game, scope, instruction.what));
      const who = whoOf(game, scope, instruction.who);
      if (cards.length === 0 || who.length === 0) return finished();
      const writer = write(game);
      const events = who.map((player): GameEvent => {
        const id = writer.nextId();
        writer.root.permissions = [
          ...game.permissions,
          {
            id,
            player,
            objects: [...cards],
            until: instruction.until,
            madeInTurn: game.turn.number,
            withoutPaying: instruction.withoutPaying === true,
            ...(instruction.forCost && { forCost: copyOf(instruction.forCost) }),
            ...(instruction.onlyCast && { onlyCast: true as const }),
            ...(instruction.asThough && { asThough: instruction.asThough }),
            source: scope.self,
          },
        ];
        return { type: 'effectBegins', effect: id, source: scope.self };
      });
      return happen('611.2a', events, { then: 'end', remember: { objects: cards } });
    },
    end: (_game, { memory }) => finished(these(memory.objects)),
  },
);

interface TargetsMemory {
  readonly left?: readonly ObjectId[];
  readonly of: ObjectId;
  readonly player: PlayerId;
  readonly chosen: readonly ChosenTargets[];
  /** What may be chosen for the target spec at hand. */
  readonly choosing: Choosing;
  readonly made: readonly ObjectId[];
}

/** "Choose new targets": any number of them may stay (115.7d). */
export const chooseNewTargets = meaning(
  'chooseNewTargets',
  '115.7d',
  remembering<TargetsMemory>({
    left: 'numbers, maybe',
    of: 'number, later',
    player: 'number, later',
    chosen: 'records, later',
    choosing: 'record, later',
    made: 'numbers',
  }),
  ['next', 'choose', 'change', 'chosen', 'end'],
  {
    next(game, { instruction, scope, memory }) {
      const onStack = objects(game, scope, instruction.what).filter(
        (id) => isThere(game, id) && game.objects[id]?.zone === 'stack',
      );
      const [of, ...left] = memory.left ?? onStack;
      if (of === undefined) return go('end');
      const player = whoOf(game, scope, instruction.who)[0] ?? scope.you;
      return go('choose', { left, of, chosen: [], player });
    },
    choose(game, { memory: { of, chosen, player } }) {
      const choosing = nextChoice(game, of, controllerOf(game, of), chosen);
      if (choosing === null) return go('change');
      return decide(askNewTargets(game, player, of, choosing, '115.7d'), {
        then: 'chosen',
        remember: { choosing },
      });
    },
    change(game, { memory: { of, chosen, made } }) {
      if (chosen.length === 0) return go('next');
      const before = choicesOf(game, of).targets;
      return happen(
        '115.7d',
        [
          { type: 'changeTargets', object: of, targets: chosen },
          ...becomingTargets(game, of, chosen, before),
        ],
        { then: 'next', remember: { made: [...made, of] } },
      );
    },
    chosen(_game, { memory: { chosen, choosing }, frame }) {
      const taken = picked(frame.answer, choosing.options);
      return go('choose', { chosen: [...chosen, withNewTargets(choosing.now, taken)] });
    },
    end: (_game, { memory }) => finished(these(memory.made)),
  },
  { begins: { made: [] } },
);
