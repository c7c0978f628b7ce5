/** Continuous effects by resolving spells and abilities (611.2): of characteristics, of rules, replacing and preventing. */
import { asksOfEach, characteristics, expand, objects, players } from '../../characteristics/index.ts';
import { targetsKept } from '../../state/effect-choices.ts';
import { emptyEffect } from '../../state/empty-effect.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId, TextRef } from '../../state/identity.ts';
import { withoutPair } from '../../state/links.ts';
import { noMemory, remembering } from '../../state/memory.ts';
import type { Target } from '../../state/object.ts';
import { happen } from '../../state/procedure.ts';
import type { Scope } from '../../state/scope.ts';
import { replacedWord } from '../../state/table.ts';
import type {
  Duration,
  Filter,
  Objects,
  ReplacedEventOf,
  Replacement,
} from '../../state/vocabulary/index.ts';
import { divided } from './divided.ts';
import { beginEffect, durationBegins } from './effect.ts';
import { isThere } from './going.ts';
import {
  type Kept,
  lockedChange,
  lockedObject,
  lockedObjects,
  lockedPlayer,
  lockedPlayers,
  lockedRule,
} from './locked.ts';
import { finished, type InstructionOf, meaning } from './meaning.ts';
import { amountOf } from './who.ts';

interface Begun {
  readonly objects: readonly number[];
  readonly players: readonly number[];
}

const begins: Begun = { objects: [], players: [] };

const begun = ({ memory }: { readonly memory: Begun }) => finished({ ...memory, did: true });

/** The objects that words mean for which an effect of this duration begins (611.2b). */
const toBeAffected = (game: Game, scope: Scope, what: Objects, until: Duration): readonly ObjectId[] =>
  objects(game, scope, what).filter(
    (id) => isThere(game, id) && durationBegins(game, { ...scope, it: id }, until),
  );

/** What it affects is fixed as it begins, and its values with it (611.2c-d); an ended duration is none (611.2b). */
export const modify = meaning(
  'modify',
  '611.2c',
  remembering<Begun>({ objects: 'numbers', players: 'numbers' }),
  ['begin', 'end'],
  {
    begin(game, { instruction, scope, ref }) {
      const { until } = instruction;
      const affected = toBeAffected(game, scope, instruction.what, until);
      if (affected.length === 0) return finished();
      // "Its mana value" of what is affected: each has values of its own. In a loop it is what that is about.
      const isOfEach = scope.it === null && instruction.changes.some(asksOfEach);
      // It lasts for each as long as that one has a counter, or until its own controller's untap step.
      const isForEach = isOfEach || typeof until === 'object' || until === 'untilItsNextUntapStep';
      const groups = isForEach ? affected.map((id) => [id]) : [affected];
      const events = groups.map((those) => {
        const kept: Kept = {};
        const of: Scope = isOfEach ? { ...scope, it: those[0] ?? null } : scope;
        const changes = instruction.changes.map((change) => lockedChange(game, of, change, kept));
        return beginEffect(game, {
          ...emptyEffect(game, scope, ref),
          until: instruction.until,
          objects: those,
          changes,
          named: { ...scope.named, ...kept },
        });
      });
      return happen('611.2', events, { then: 'end', remember: { objects: affected } });
    },
    end: (_game, doing) => begun(doing),
  },
  { begins },
);

/** The abilities are found as the effect begins, and are what it gives from then on (611.2c). */
export const gainAbilitiesOf = meaning(
  'gainAbilitiesOf',
  '611.2c',
  remembering<Begun>({ objects: 'numbers', players: 'numbers' }),
  ['begin', 'end'],
  {
    begin(game, { instruction, scope, ref }) {
      const affected = toBeAffected(game, scope, instruction.what, instruction.until);
      const given = objects(game, scope, instruction.of).flatMap((id) =>
        characteristics(game, id)
          .abilities.flatMap(expand)
          .flatMap(({ ability, ref: printed }) =>
            ability.kind === instruction.which ? [{ id, text: withoutPair(printed) }] : [],
          ),
      );
      if (affected.length === 0 || given.length === 0) return finished();
      const event = beginEffect(game, {
        ...emptyEffect(game, scope, ref),
        until: instruction.until,
        objects: affected,
        changes: [{ change: 'addAbilities', abilities: [] }],
        given: given.map(({ text }) => text),
        givenFrom: given.map(({ id }) => id),
      });
      return happen('611.2', [event], { then: 'end', remember: { objects: affected } });
    },
    end: (_game, doing) => begun(doing),
  },
  { begins },
);

/** Each has the rules text that the other has as the effect begins, whatever becomes of that (612.5). */
export const exchangeText = meaning(
  'exchangeText',
  '612.5',
  remembering<Begun>({ objects: 'numbers', players: 'numbers' }),
  ['begin', 'end'],
  {
    begin(game, { instruction, scope, ref }) {
      const there = (what: Objects) => objects(game, scope, what).find((id) => isThere(game, id));
      const first = there(instruction.first);
      const second = there(instruction.second);
      if (first === undefined || second === undefined || first === second) return finished();
      if (!durationBegins(game, scope, instruction.until)) return finished();
      const pairs: readonly (readonly [ObjectId, ObjectId])[] = [
        [first, second],
        [second, first],
      ];
      const texts = pairs.map(([, other]) => textOf(game, other));
      const events = pairs.map(([id], at) =>
        beginEffect(game, {
          ...emptyEffect(game, scope, ref),
          until: instruction.until,
          objects: [id],
          changes: [{ change: 'setText' }],
          given: texts[at] ?? [],
        }),
      );
      return happen('611.2', events, { then: 'end', remember: { objects: [first, second] } });
    },
    end: (_game, doing) => begun(doing),
  },
  { begins },
);

/** The rules text of an object: neither what effects give it (612.3) nor what rules do (305.6). */
const textOf = (game: Game, id: ObjectId): readonly TextRef[] =>
  characteristics(game, id).abilities.flatMap(({ from, ref }) =>
    from === null && !ref.startsWith('rule:') ? [withoutPair(ref)] : [],
  );

/** It waits until the player puts such a spell on the stack, and applies to that (611.2f). */
export const modifyNextSpell = meaning(
  'modifyNextSpell',
  '611.2f',
  remembering<Begun>({ objects: 'numbers', players: 'numbers' }),
  ['begin', 'end'],
  {
    begin(game, { instruction, scope, ref }) {
      if (!durationBegins(game, scope, instruction.until)) return finished();
      const whose = instruction.who === undefined ? [scope.you] : players(game, scope, instruction.who);
      const events = whose.map((player) => {
        const kept: Kept = {};
        const changes = instruction.changes.map((change) => lockedChange(game, scope, change, kept));
        return beginEffect(game, {
          ...emptyEffect(game, scope, ref),
          until: instruction.until,
          objects: [],
          changes,
          next: { player, like: instruction.like },
          named: { ...scope.named, ...kept },
        });
      });
      return events.length === 0
        ? finished()
        : happen('611.2', events, { then: 'end', remember: { players: whose } });
    },
    end: (_game, doing) => begun(doing),
  },
  { begins },
);

/**
 * A change of rules (613.11). A description goes on describing, so that it fits what comes later too (611.2c);
 * particular objects and players are fixed.
 */
export const rule = meaning(
  'rule',
  '613.11',
  remembering<Begun>({ objects: 'numbers', players: 'numbers' }),
  ['begin', 'end'],
  {
    begin(game, { instruction, scope, ref }) {
      const { what, players: who } = instruction;
      const described = what === undefined ? null : descriptionOf(what);
      const affected =
        what === undefined || described !== null ? null : toBeAffected(game, scope, what, instruction.until);
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
);

const descriptionOf = (what: Objects): Filter | null =>
  typeof what === 'object' && 'all' in what ? what.all : null;

type Watched = ReplacedEventOf<'dealDamage'>;
/** To what or whom damage is prevented. */
type Watching = (
  game: Game,
  scope: Scope,
  instruction: InstructionOf<'preventDamage'>,
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
function shields(game: Game, scope: Scope, instruction: InstructionOf<'preventDamage'>): readonly Shield[] {
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

/** A description goes on describing, of whose things it does is fixed where that is a particular player. */
const lockedDescription = (game: Game, scope: Scope, described: Filter, kept: Kept): Filter =>
  typeof described.controller === 'object'
    ? { ...described, controller: lockedPlayers(game, scope, described.controller, kept) }
    : described;

/** A prevention effect: all damage of that description, or a shield that is used up (615.1, 615.7). */
export const preventDamage = meaning('preventDamage', '615.1', noMemory, ['begin', 'end'], {
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
});

/** A description goes on describing (611.2c, 609.7b); particular objects are those. */
function watchedFilter(game: Game, scope: Scope, what: Objects, kept: Kept): Filter {
  return descriptionOf(what) ?? { among: lockedObjects(game, scope, what, kept) };
}

/** What is attached to this now, and what or who damage is redirected to: those, whatever becomes of it (611.2c). */
function lockedReplacement(game: Game, scope: Scope, replacement: Replacement, kept: Kept): Replacement {
  const { event, redirectTo, redirectToPlayers } = replacement;
  return {
    ...replacement,
    event: replacedWord(event).locked?.(event, () => lockedObjects(game, scope, 'attached', kept)) ?? event,
    ...(redirectTo !== undefined && { redirectTo: lockedObjects(game, scope, redirectTo, kept) }),
    ...(redirectToPlayers !== undefined && {
      redirectToPlayers: lockedPlayers(game, scope, redirectToPlayers, kept),
    }),
  };
}

/** A replacement effect that lasts (614.1): "the next time … this turn" is used up by that. */
export const replace = meaning('replace', '614.1', noMemory, ['begin', 'end'], {
  begin(game, { instruction, scope, ref }) {
    if (!durationBegins(game, scope, instruction.until)) return finished();
    const { amount, once, replacement, until } = instruction;
    const shield = amount === undefined ? null : amountOf(game, scope, amount);
    if (shield === 0) return finished();
    const kept: Kept = {};
    const locked = lockedReplacement(game, scope, replacement, kept);
    const event = beginEffect(game, {
      ...emptyEffect(game, scope, ref),
      ...targetsKept(scope, replacement),
      until,
      replacement: locked,
      once: once === true,
      shield,
      named: { ...scope.named, ...kept },
    });
    return happen('614.1', [event], { then: 'end' });
  },
  end: () => finished({ did: true }),
});
