import { objects, players } from '../../rules/characteristics/index.ts';
import { divided } from '../../rules/effects/instructions/divided.ts';
import { beginEffect } from '../../rules/effects/instructions/effect.ts';
import {
  type Kept,
  lockedObject,
  lockedObjects,
  lockedPlayer,
  lockedPlayers,
} from '../../rules/effects/instructions/locked.ts';
import { finished, meaning } from '../../rules/effects/instructions/meaning.ts';
import { amountOf } from '../../rules/effects/instructions/who.ts';
import { durationBegins } from '../../rules/events/durations.ts';
import { emptyEffect } from '../../rules/state/empty-effect.ts';
import type { Game } from '../../rules/state/game.ts';
import { noMemory } from '../../rules/state/memory.ts';
import type { Target } from '../../rules/state/object.ts';
import { happen } from '../../rules/state/procedure.ts';
import type { Scope } from '../../rules/state/scope.ts';
import type {
  Duration,
  Filter,
  Objects,
  Players,
  Quantity,
  ReplacedEventOf,
} from '../../rules/state/vocabulary/index.ts';
import { phrase } from '../../wording/syntax.ts';
import { descriptionOf } from './begun-effects.ts';
import { checkDivided } from './divided-among.ts';
import type { InstructionWord } from './word.ts';

export interface PreventDamage {
  readonly do: 'preventDamage';
  readonly amount: Quantity | 'all' | 'divided';
  readonly to?: Objects;
  readonly toPlayers?: Players;
  readonly from?: Objects;
  readonly combat?: boolean;
  readonly until: Duration;
}

type Watched = ReplacedEventOf<'dealDamage'>;

/** To what or whom damage is prevented. */
type Watching = (
  game: Game,
  scope: Scope,
  instruction: PreventDamage,
  kept: Kept,
) => Pick<Watched, 'to' | 'toPlayer'>;

const watchingAll: Watching = (game, scope, { to, toPlayers }, kept) => ({
  ...(to === undefined ? {} : { to: watchedFilter(game, scope, to, kept) }),
  ...(toPlayers === undefined ? {} : { toPlayer: lockedPlayers(game, scope, toPlayers, kept) }),
});

const watchingOne =
  (one: Target): Watching =>
  (_game, _scope, _said, kept) =>
    'object' in one
      ? { to: { among: lockedObject(one.object, kept) } }
      : { toPlayer: lockedPlayer(one.player, kept) };

/** A prevention effect: of how much damage, to what or whom; null is all of it. */
interface Shield {
  readonly watching: Watching;
  readonly prevents: number | null;
}

/**
 * All damage of that description; or a shield for each that is there as it begins, of so much damage (615.7, 615.11), or
 * of its share of what was divided among the targets (601.2d).
 */
function shields(game: Game, scope: Scope, instruction: PreventDamage): readonly Shield[] {
  const { amount, to, toPlayers } = instruction;
  if (amount === 'all') return [{ watching: watchingAll, prevents: null }];
  if (amount === 'divided')
    return divided(game, scope, to, toPlayers).map(({ target, share }) => ({
      watching: watchingOne(target),
      prevents: share,
    }));
  const prevents = amountOf(game, scope, amount);
  if (prevents === 0) return [];
  if (to === undefined && toPlayers === undefined) return [{ watching: watchingAll, prevents }];
  const recipients: readonly Target[] = [
    ...(to === undefined ? [] : objects(game, scope, to).map((object) => ({ object }))),
    ...(toPlayers === undefined ? [] : players(game, scope, toPlayers).map((player) => ({ player }))),
  ];
  return recipients.map((one) => ({ watching: watchingOne(one), prevents }));
}

/** A prevention effect: all damage of that description, or a shield that is used up (615.1, 615.7). */
export const preventDamage: InstructionWord<PreventDamage> = {
  shape: {
    amount: 'quantity, all or divided',
    to: 'objects?',
    toPlayers: 'players?',
    from: 'objects?',
    combat: 'yes or no?',
    until: 'duration of an effect',
  },
  said: {
    deed: [
      phrase('[prevent] all <which:whichDamage> that would be dealt <until:thisTurn>', {
        do: 'preventDamage',
        amount: 'all',
        '...which': '<which>',
        until: '<until>',
      }),
      phrase('[prevent] all <which:whichDamage> that would be dealt <until:thisTurn> to <recipients>', {
        do: 'preventDamage',
        amount: 'all',
        '...which': '<which>',
        recipients: '<recipients>',
        until: '<until>',
      }),
      phrase('[prevent] all <which:whichDamage> that would be dealt <until:thisTurn> by <by:objects>', {
        do: 'preventDamage',
        amount: 'all',
        '...which': '<which>',
        from: '<by>',
        until: '<until>',
      }),
      phrase('[prevent] all <which:whichDamage> that would be dealt to <recipients> <until:thisTurn>', {
        do: 'preventDamage',
        amount: 'all',
        '...which': '<which>',
        recipients: '<recipients>',
        until: '<until>',
      }),
      phrase('[prevent] all <which:whichDamage> that would be dealt by <by:objects> <until:thisTurn>', {
        do: 'preventDamage',
        amount: 'all',
        '...which': '<which>',
        from: '<by>',
        until: '<until>',
      }),
      phrase('[prevent] all <which:whichDamage> <from:objects> would deal <until:thisTurn>', {
        do: 'preventDamage',
        amount: 'all',
        '...which': '<which>',
        from: '<from>',
        until: '<until>',
      }),
      phrase(
        '[prevent] all <which:whichDamage> that would be dealt to <recipients> <until:thisTurn> by <by:objects>',
        {
          do: 'preventDamage',
          amount: 'all',
          '...which': '<which>',
          recipients: '<recipients>',
          from: '<by>',
          until: '<until>',
        },
      ),
      phrase(
        '[prevent] the next <amount:figure> damage that would be dealt to <recipients> <until:thisTurn>',
        {
          do: 'preventDamage',
          amount: '<amount>',
          recipients: '<recipients>',
          until: '<until>',
        },
      ),
      phrase(
        '[prevent] the next <amount:figure> damage that would be dealt <until:thisTurn> to <recipients>',
        {
          do: 'preventDamage',
          amount: '<amount>',
          recipients: '<recipients>',
          until: '<until>',
        },
      ),
      phrase(
        '[prevent] the next <divide:figure> damage that would be dealt <until:thisTurn> to any number of targets , divided as you choose',
        {
          do: 'preventDamage',
          amount: 'divided',
          recipients: { said: 'target', any: true, count: { min: 0, max: 'any' }, divide: '<divide>' },
          until: '<until>',
        },
      ),
      phrase('[prevent] the next <amount:figure> damage <from:objects> would deal <until:thisTurn>', {
        do: 'preventDamage',
        amount: '<amount>',
        from: '<from>',
        until: '<until>',
      }),
    ],
  },
  gives: [],
  done: 'prevented',
  faults: ({ amount, to, toPlayers }, path, faults) => checkDivided(amount, [to, toPlayers], path, faults),
  meaning: meaning('615.1', noMemory, ['begin', 'end'], {
    begin(game, { instruction, scope, ref }) {
      if (!durationBegins(game, scope, instruction.until)) return finished();
      const { from, combat } = instruction;
      const found = shields(game, scope, instruction);
      if (found.length === 0) return finished();
      const events = found.map(({ watching, prevents }) => {
        const kept: Kept = {};
        const damage = {
          ...watching(game, scope, instruction, kept),
          ...(from === undefined ? {} : { from: watchedFilter(game, scope, from, kept) }),
          ...(combat === undefined ? {} : { combat }),
        };
        return beginEffect(game, {
          ...emptyEffect(game, scope, ref),
          until: instruction.until,
          replacement: { event: { would: 'dealDamage', ...damage }, prevent: true },
          shield: prevents,
          named: { ...scope.named, ...kept },
        });
      });
      return happen('615.1', events, { then: 'end' });
    },
    end: () => finished({ did: true }),
  }),
};

/** A description goes on describing (611.2c, 609.7b); particular objects are those. */
function watchedFilter(game: Game, scope: Scope, what: Objects, kept: Kept): Filter {
  return descriptionOf(what) ?? { among: lockedObjects(game, scope, what, kept) };
}
