import { actions } from '../../rules/abilities/actions/index.ts';
import { shortened } from '../../rules/abilities/check/in-instructions.ts';
import { apart } from '../../rules/abilities/check/known.ts';
import { checkActionParameters } from '../../rules/abilities/check/parameters.ts';
import {
  apnap,
  controllerOf,
  objectAt,
  objects,
  players,
  replacesActions,
} from '../../rules/characteristics/index.ts';
import { finished, meaning } from '../../rules/effects/instructions/meaning.ts';
import { eventsOf, fullyNamed, joined, these } from '../../rules/effects/instructions/named.ts';
import { amountOf, asking, forEach, whoOf } from '../../rules/effects/instructions/who.ts';
import { namedIn, programMemory, writtenIn } from '../../rules/effects/program-memory.ts';
import { togetherMemory } from '../../rules/effects/together.ts';
import { picked } from '../../rules/state/answers.ts';
import { asked } from '../../rules/state/decider.ts';
import type { GameEvent } from '../../rules/state/event.ts';
import type { Game } from '../../rules/state/game.ts';
import type { ObjectId, PlayerId } from '../../rules/state/identity.ts';
import { remembering } from '../../rules/state/memory.ts';
import type { Named } from '../../rules/state/object.ts';
import { ask, call, type Following, go, happen } from '../../rules/state/procedure.ts';
import { noNamed, type Scope } from '../../rules/state/scope.ts';
import { keywordAction, shortFor } from '../../rules/state/text.ts';
import type { Instruction, Objects, Players, Quantity } from '../../rules/state/vocabulary/index.ts';
import { isHiddenZone } from '../../rules/state/zones.ts';
import { keywordActions } from './keyword-actions.ts';
import type { InstructionWord } from './word.ts';

export interface Perform {
  readonly do: 'perform';
  /** Which: "explore", "investigate". */
  readonly action: string;
  /** Who does it, one after the other in APNAP order; without a word on it the controller. */
  readonly who?: Players;
  /** What does it, of what permanents do (they "explore"); else what it is done to ("detain target creature"). */
  readonly what?: Objects;
  readonly n?: Quantity;
  /** "Amass Orcs 2", "behold an Elemental". */
  readonly quality?: string;
  /** What is chosen among, each called by a word. */
  readonly options?: readonly { readonly word: string; readonly then: readonly Instruction[] }[];
}

type Performing = Perform;

/** Who does it: a player, or a permanent of theirs, as it last was if it has left (701.44c, 701.50b). */
interface Performer {
  readonly player: PlayerId;
  readonly object: ObjectId | null;
}

/** Someone who does it, with what number, so often, and to what, as far as all players see that. */
interface Performance extends Performer {
  readonly n: number;
  readonly times: number;
  readonly what: readonly ObjectId[];
}

interface Memory {
  readonly left: readonly Performer[];
  /** Who does it now, all at the same time. */
  readonly now: readonly Performance[];
  readonly result: Named;
}

/** Permanents in APNAP order of their controllers, players likewise (101.4). */
function performers(game: Game, scope: Scope, instruction: Performing): readonly Performer[] {
  if (keywordAction(instruction.action).byPermanent !== true)
    return whoOf(game, scope, instruction.who).flatMap((player) => [{ player, object: null }]);
  const found = objects(game, scope, instruction.what ?? 'self');
  return apnap(game).flatMap((player) =>
    found.filter((id) => controllerOf(game, id) === player).map((object) => ({ player, object })),
  );
}

/** In whose words it is done: `they` do it, or `it` does. */
function performedBy(
  game: Game,
  scope: Scope,
  instruction: Performing,
  { player, object }: Performer,
  n: number = amountOf(
    game,
    spokenBy(scope, player, object),
    instruction.n ?? keywordAction(instruction.action).withoutNumber ?? 0,
  ),
): Scope {
  const what = objects(game, forEach(scope, player), instruction.what ?? { union: [] });
  return {
    ...scope,
    they: player,
    it: object ?? scope.it,
    named: { ...scope.named, n: fullyNamed({ amount: n }), what: fullyNamed(these(what)) },
  };
}

/** What a player does it to that all players see: no card of a hidden zone, and none that is exiled face down (406.3). */
const seenByAll = (game: Game, { action }: Performing, { named }: Scope): readonly ObjectId[] =>
  keywordAction(action).byPermanent === true
    ? none
    : (named.what?.objects ?? none).filter((id) => {
        const { faceDown, zone } = objectAt(game, id);
        return !isHiddenZone(zone) && !(faceDown && zone === 'exile');
      });

const none: readonly ObjectId[] = [];

/** For each who would do it, in whose words that would be. */
export const performances = (game: Game, scope: Scope, instruction: Performing): readonly Scope[] =>
  performers(game, scope, instruction).map((one) => performedBy(game, scope, instruction, one));

/** Its number may be one of the permanent that does it. */
const spokenBy = (scope: Scope, player: PlayerId, object: ObjectId | null): Scope =>
  object === null ? forEach(scope, player) : { ...forEach(scope, player), it: object };

/** Those of several who do it next: players together (608.2e), permanents one after the other (701.44d, 701.50c). */
const isOneByOne = ({ action }: Performing): boolean => {
  const { byPermanent, inTurn } = keywordAction(action);
  return byPermanent === true || inTurn === true;
};

/**
 * Players do it at the same time. Of permanents one does it after the other; of several of one player, that player
 * chooses which is next (701.44d, 701.50c). Once it is done it happens as an event, whatever came of it.
 */
export const perform: InstructionWord<Perform> = {
  shape: {
    action: 'keyword action',
    who: 'players?',
    what: 'objects?',
    n: 'quantity?',
    quality: 'text?',
    options: { list: { fields: { word: 'text', then: 'instructions' } }, optional: true },
  },
  said: keywordActions,
  gives: ['objects', 'players', 'amount'],
  they: true,
  forYou: true,
  done: 'performed',
  // What does it, where nothing else is said to, is the object itself.
  plain: (words) =>
    words.what === undefined && words.who === undefined && actions[String(words.action)]?.byPermanent === true
      ? { ...words, what: 'self' }
      : words,
  shortFor,
  movesOfLibrary: (instruction, { actions, following, isThere }) =>
    following(
      shortFor(instruction, actions),
      ...(instruction.what !== undefined && isThere(instruction.what) ? ['what'] : []),
    ),
  knownIn({ action }, part, known) {
    if (part === 'who') return known;
    const within = part === shortened ? apart(known, ['n', ['amount']], ['what', ['objects']]) : known;
    return { ...within, they: true, it: known.it || keywordAction(action, actions).byPermanent === true };
  },
  formFaults: (words, path, faults) => checkActionParameters(words, actions, path, faults),
  inWords: ({ action }) => action,
  gains: (instruction, { gainOf, game, scope }) =>
    performances(game, scope, instruction).reduce(
      (sum, within) => sum + gainOf(shortFor(instruction), within),
      0,
    ),
  meaning: meaning(
    '701',
    remembering<Memory>({ left: 'records, later', now: 'records, later', result: 'record' }),
    ['begin', 'next', 'chosen', 'do', 'settled', 'oneTime', 'done'],
    {
      begin: (game, { instruction, scope }) => go('next', { left: performers(game, scope, instruction) }),
      next(game, { instruction, scope, memory: { left, result } }) {
        const [first] = left;
        if (first === undefined) return finished(result);
        if (!isOneByOne(instruction))
          return go('do', { now: performancesOf(game, scope, instruction, left), left: [] });
        const options = left.flatMap(({ object, player }) =>
          object !== null && player === first.player ? [{ object }] : [],
        );
        if (options.length < 2)
          return go('do', {
            now: performancesOf(game, scope, instruction, [first]),
            left: left.slice(1),
          });
        const { action, rule } = keywordAction(instruction.action);
        return ask(
          asked(game, first.player, {
            kind: 'choose',
            rule,
            about: `choose which is the next to ${action}`,
            object: asking(scope),
            options,
            min: 1,
            max: 1,
            hidden: false,
            purpose: 'effect',
            tone: 'neutral',
          }),
          { then: 'chosen' },
        );
      },
      chosen(game, { instruction, frame, scope, memory: { left } }) {
        const [chosen = 0] = picked(
          frame.answer,
          left.map((_, at) => at),
        );
        const now = left[chosen];
        return now === undefined
          ? go('next')
          : go('do', {
              now: performancesOf(game, scope, instruction, [now]),
              left: left.filter((one) => one !== now),
            });
      },
      do(game, { instruction, memory: { now } }) {
        if (now.length === 0) return go('next');
        if (!replacesActions(game)) return go('oneTime');
        const { action } = instruction;
        const events = now.map(
          ({ n: amount, object, player, times }): GameEvent => ({
            type: 'beginPerforming',
            action,
            player,
            object,
            amount,
            times,
          }),
        );
        return happen(keywordAction(action).rule, events, { then: 'settled' });
      },
      /** It may have been replaced (614.6): with nothing, with another number, with more times (701.55c). */
      settled(_game, { frame, memory: { now } }) {
        const begun = eventsOf(frame.happened, 'beginPerforming');
        return go('oneTime', {
          now: now.flatMap((one) => {
            const event = begun.find(({ object, player }) => player === one.player && object === one.object);
            return event === undefined ? [] : [{ ...one, n: event.amount, times: event.times }];
          }),
        });
      },
      oneTime(game, { instruction, ref, scope, memory }) {
        const now = memory.now.flatMap((one) => {
          if (one.times === 0) return [];
          const within = performedBy(game, scope, instruction, one, one.n);
          return [{ ...one, times: one.times - 1, what: seenByAll(game, instruction, within), within }];
        });
        if (now.length === 0) return go('next');
        const programs = now.map(({ player, within }) => ({
          player,
          program: programMemory(`${ref}/effect`, within),
        }));
        const after: Following<'done', Memory> = {
          then: 'done',
          remember: { now: now.map(({ within: _, ...one }) => one) },
        };
        const [only, ...others] = programs;
        return only !== undefined && others.length === 0
          ? call('program', only.program, after)
          : call('together', togetherMemory(programs), after);
      },
      done(game, { instruction, frame, scope, memory: { now, result } }) {
        const { action, alsoBy, comesToResult, onlyWithResult, rule } = keywordAction(instruction.action);
        const returned: readonly unknown[] = Array.isArray(frame.returned)
          ? frame.returned
          : [frame.returned];
        let all = result;
        const events: GameEvent[] = [];
        for (const [at, { n: amount, object, player, what }] of now.entries()) {
          const named = namedIn(returned[at]);
          const by = { objects: object === null ? [] : [object], players: [player], amount, did: true };
          const came = writtenIn(returned[at]).result ?? (comesToResult === true ? noNamed : by);
          if (onlyWithResult === true && !came.did) continue;
          all = joined(all, came);
          const event = { type: 'perform', action, player, object, amount } as const;
          const others = alsoBy === undefined ? [] : players(game, { ...scope, named }, alsoBy);
          events.push(
            { ...event, ...(what.length > 0 && { what }) },
            ...others.map((other) => ({ ...event, player: other })),
          );
        }
        return events.length === 0
          ? go('oneTime')
          : happen(rule, events, { then: 'oneTime', remember: { result: all } });
      },
    },
    {
      begins: { result: noNamed },
      possible(game, { instruction, scope }) {
        const { possible } = keywordAction(instruction.action);
        return (
          possible === undefined ||
          performances(game, scope, instruction).some((within) =>
            possible(game, within, instruction.quality ?? ''),
          )
        );
      },
    },
  ),
};

/** With which number each does it; who would do it with 0, where that is nothing, doesn't. */
function performancesOf(
  game: Game,
  scope: Scope,
  instruction: Performing,
  by: readonly Performer[],
): readonly Performance[] {
  const { notWithZero } = keywordAction(instruction.action);
  return by.flatMap((one) => {
    const n = performedBy(game, scope, instruction, one).named.n?.amount ?? 0;
    return notWithZero === true && n === 0 ? [] : [{ ...one, n, times: 1, what: none }];
  });
}
