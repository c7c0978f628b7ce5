import { forNobody } from '../../rules/abilities/check/rule-changes.ts';
import { players } from '../../rules/characteristics/index.ts';
import { beginEffect } from '../../rules/effects/instructions/effect.ts';
import { type Kept, lockedPlayers, lockedRule } from '../../rules/effects/instructions/locked.ts';
import { finished, meaning } from '../../rules/effects/instructions/meaning.ts';
import { durationBegins } from '../../rules/events/durations.ts';
import { targetsKept } from '../../rules/state/effect-choices.ts';
import { emptyEffect } from '../../rules/state/empty-effect.ts';
import type { Game } from '../../rules/state/game.ts';
import { remembering } from '../../rules/state/memory.ts';
import { happen } from '../../rules/state/procedure.ts';
import type { Scope } from '../../rules/state/scope.ts';
import type { Duration, Filter, Objects, Players, RuleChange } from '../../rules/state/vocabulary/index.ts';
import { type Begun, begins, begun, descriptionOf, toBeAffected } from './begun-effects.ts';
import { ruling } from './ruling.ts';
import type { InstructionWord } from './word.ts';

/** A continuous effect that changes rules for objects or players (613.11): can't be blocked, must attack … */
export interface Rule {
  readonly do: 'rule';
  readonly rules: readonly RuleChange[];
  readonly what?: Objects;
  readonly players?: Players;
  readonly until: Duration;
  /** Only in the next turn of each of these players: it begins as that does. */
  readonly inNextTurnOf?: Players;
  /** "The next … spell you cast": once its controller has cast such a spell it is over. */
  readonly once?: true;
}

/**
 * A change of rules (613.11). A description goes on describing, so that it fits what comes later too (611.2c);
 * particular objects and players are fixed.
 */
export const rule: InstructionWord<Rule> = {
  shape: {
    rules: { list: 'rule change' },
    what: 'objects?',
    players: 'players?',
    until: 'duration of an effect',
    inNextTurnOf: 'players?',
    once: 'flag?',
  },
  said: ruling,
  gives: ['objects', 'players'],
  done: 'changed',
  continues: true,
  faults: (instruction, path, faults) => forNobody({ ...instruction }, path, faults),
  gains: ({ rules, what }, { overObjects, worthOfRule }) =>
    what === undefined
      ? 0
      : overObjects(what, (id) => rules.reduce((sum, change) => sum + worthOfRule(id, change), 0)),
  meaning: meaning(
    '613.11',
    remembering<Begun>({ objects: 'numbers', players: 'numbers' }),
    ['begin', 'end'],
    {
      begin(game, { instruction, scope, ref }) {
        const { what, players: who } = instruction;
        const described = what === undefined ? null : descriptionOf(what);
        const affected =
          what === undefined || described !== null
            ? null
            : toBeAffected(game, scope, what, instruction.until);
        if (affected === null && !durationBegins(game, scope, instruction.until)) return finished();
        const whom = who === undefined ? null : players(game, scope, who);
        if (affected?.length === 0 || whom?.length === 0) return finished();
        const kept: Kept = {};
        const rules = instruction.rules.map((change) => lockedRule(game, scope, change, kept));
        const affects = described === null ? null : lockedDescription(game, scope, described, kept);
        const { inNextTurnOf } = instruction;
        const events = (inNextTurnOf === undefined ? [null] : players(game, scope, inNextTurnOf)).map(
          (player) =>
            beginEffect(game, {
              ...emptyEffect(game, scope, ref),
              ...targetsKept(scope, rules),
              until: instruction.until,
              objects: affected,
              players: whom,
              rules,
              named: { ...scope.named, ...kept },
              once: instruction.once === true,
              ...(affects === null ? {} : { affects }),
              ...(player === null ? {} : { beginsInTurnOf: player }),
            }),
        );
        return happen('611.2', events, {
          then: 'end',
          remember: { objects: affected ?? [], players: whom ?? [] },
        });
      },
      end: (_game, doing) => begun(doing),
    },
    { begins },
  ),
};

/** A description goes on describing, of whose things it does is fixed where that is a particular player. */
const lockedDescription = (game: Game, scope: Scope, described: Filter, kept: Kept): Filter =>
  typeof described.controller === 'object'
    ? { ...described, controller: lockedPlayers(game, scope, described.controller, kept) }
    : described;
