/** Keyword actions that are short for other instructions (701), done by players or by permanents. */
import { apnap, controllerOf, isSpokenOf, objectAt, objects, players } from '../../characteristics/index.ts';
import { asked } from '../../state/decider.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId, PlayerId } from '../../state/identity.ts';
import type { Named } from '../../state/object.ts';
import { ask, call, happen } from '../../state/procedure.ts';
import { noNamed, type Scope } from '../../state/scope.ts';
import { keywordAction } from '../../state/text.ts';
import { isHiddenZone } from '../../state/zones.ts';
import { namedIn, programMemory } from '../program-memory.ts';
import { picked } from './answers.ts';
import { finished, goOn, type InstructionOf, meaning } from './meaning.ts';
import { fullyNamed, joined, these } from './named.ts';
import { amountOf, asking, forEach, whoOf } from './who.ts';

type Performing = InstructionOf<'perform'>;

/** Who does it: a player, or a permanent of theirs, as it last was if it has left (701.44c, 701.50b). */
interface Performer {
  readonly player: PlayerId;
  readonly object: ObjectId | null;
}

interface Memory {
  readonly left: readonly Performer[];
  /** Who does it now, and its number for them. */
  readonly now: Performer;
  readonly n: number;
  /** How often it is left to be done by them. */
  readonly times: number;
  /** What it is done to, as far as all players see that. */
  readonly what: readonly ObjectId[];
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

/**
 * One performer after the other; of several permanents of one player, that player chooses which is next (701.44d, 701.50c).
 * Once it is done by one it happens as an event, whatever came of it.
 */
export const perform = meaning<'perform', Memory>(
  '701',
  {
    begin: (game, { instruction, scope }) => goOn('next', { left: performers(game, scope, instruction) }),
    next(game, { instruction, scope, memory: { left, result } }) {
      const [first] = left;
      if (first === undefined) return finished(result);
      const options = left.flatMap(({ object, player }) =>
        object !== null && player === first.player ? [{ object }] : [],
      );
      if (options.length < 2) return goOn('do', { now: first, left: left.slice(1) });
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
      );
    },
    chosen(_game, { frame, memory: { left } }) {
      const [chosen = 0] = picked(
        frame.answer,
        left.map((_, at) => at),
      );
      const now = left[chosen];
      return now === undefined ? goOn('next') : goOn('do', { now, left: left.filter((one) => one !== now) });
    },
    do(game, { instruction, scope, memory: { now } }) {
      const within = performedBy(game, scope, instruction, now);
      const n = within.named.n?.amount ?? 0;
      const { notWithZero, rule } = keywordAction(instruction.action);
      if (notWithZero === true && n === 0) return goOn('next');
      if (!isSpokenOf(game, 'wouldPerform')) return goOn('oneTime', { n, times: 1 });
      const { action } = instruction;
      return happen(rule, [{ type: 'beginPerforming', action, ...now, amount: n, times: 1 }], {
        then: 'settled',
      });
    },
    /** It may have been replaced (614.6): with nothing, with another number, with more times (701.55c). */
    settled(_game, { frame }) {
      const event = frame.happened.map((one) => one.event).find(({ type }) => type === 'beginPerforming');
      return event?.type === 'beginPerforming'
        ? goOn('oneTime', { n: event.amount, times: event.times })
        : goOn('next');
    },
    oneTime(game, { instruction, ref, scope, memory: { n, now, times } }) {
      if (times === 0) return goOn('next');
      const within = performedBy(game, scope, instruction, now, n);
      return call('program', programMemory(`${ref}/effect`, within), {
        then: 'done',
        remember: { times: times - 1, what: seenByAll(game, instruction, within) },
      });
    },
    done(game, { instruction, frame, scope, memory: { now, n, result, what } }) {
      const { action, alsoBy, comesToResult, onlyWithResult, rule } = keywordAction(instruction.action);
      const named = namedIn(frame.returned);
      const { object, player } = now;
      const by = { objects: object === null ? [] : [object], players: [player], amount: n, did: true };
      const came = named.result ?? (comesToResult === true ? noNamed : by);
      if (onlyWithResult === true && !came.did) return goOn('oneTime');
      const others = alsoBy === undefined ? [] : players(game, { ...scope, named }, alsoBy);
      return happen(
        rule,
        [
          { type: 'perform', action, player, object, amount: n, ...(what.length > 0 && { what }) },
          ...others.map((other) => ({ type: 'perform', action, player: other, object, amount: n }) as const),
        ],
        { then: 'oneTime', remember: { result: joined(result, came) } },
      );
    },
  },
  {
    begins: { result: noNamed, what: [] },
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
);
