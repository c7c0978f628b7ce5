/** What happens to permanents: tapping (701.26), attaching (701.3), counters (122), regenerating (701.19), transforming (701.27). */
import {
  controllerOf,
  copiableDefinition,
  isFlipCard,
  isPermanent,
  objectAt,
  objects,
  players,
} from '../../characteristics/index.ts';
import { mayAttach } from '../../events/index.ts';
import { designationsOfPlayers, isDesignated } from '../../state/designation.ts';
import { emptyEffect } from '../../state/empty-effect.ts';
import type { GameEvent } from '../../state/event.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId } from '../../state/identity.ts';
import { noMemory } from '../../state/memory.ts';
import type { AttachedTo, GameObject, Target } from '../../state/object.ts';
import { happen } from '../../state/procedure.ts';
import type { Scope } from '../../state/scope.ts';
import type { Designation } from '../../state/vocabulary/index.ts';
import { divided } from './divided.ts';
import { beginEffect } from './effect.ts';
import { isThere } from './going.ts';
import { atOnce, finished, type InstructionOf, meaning, type Reading } from './meaning.ts';
import { affected, apart, eventsOf, sum } from './named.ts';
import { amountOf, whoOf } from './who.ts';

/** The permanents that an instruction speaks of and that are still there. */
export const permanents = (
  game: Game,
  scope: Scope,
  what: Parameters<typeof objects>[2],
): readonly ObjectId[] => objects(game, scope, what).filter((id) => isPermanent(game, id));

/** Only untapped permanents can be tapped (701.26a). */
export const tap = atOnce(
  'tap',
  '701.26a',
  (game, { instruction, scope }) =>
    permanents(game, scope, instruction.what)
      .filter((id) => !objectAt(game, id).tapped)
      .map((object) => ({ type: 'tap', object })),
  affected('tap'),
  {
    possible: (game, { instruction, scope }) =>
      permanents(game, scope, instruction.what).some((id) => !objectAt(game, id).tapped),
  },
);

/** Only tapped permanents can be untapped (701.26b). */
export const untap = atOnce(
  'untap',
  '701.26b',
  (game, { instruction, scope }) =>
    permanents(game, scope, instruction.what)
      .filter((id) => objectAt(game, id).tapped)
      .map((object) => ({ type: 'untap', object })),
  affected('untap'),
  {
    possible: (game, { instruction, scope }) =>
      permanents(game, scope, instruction.what).some((id) => objectAt(game, id).tapped),
  },
);

/** It doesn't untap during its controller's next untap step (502.3). */
export const freeze = atOnce(
  'freeze',
  '502.3',
  (game, { instruction, scope }) =>
    permanents(game, scope, instruction.what).map((object) => ({ type: 'freeze', object, frozen: true })),
  affected('freeze'),
);

/** What can't be attached there, or is already, doesn't move (701.3b). */
function attachEvents(
  game: Game,
  { instruction, scope }: Reading<InstructionOf<'attach'>>,
): readonly GameEvent[] {
  const to: AttachedTo | null =
    instruction.to === undefined
      ? toPlayer(players(game, scope, instruction.toPlayer ?? 'you')[0])
      : toObject(permanents(game, scope, instruction.to)[0]);
  if (to === null) return [];
  return permanents(game, scope, instruction.what).flatMap((object): readonly GameEvent[] => {
    const now = objectAt(game, object).attachedTo;
    return isSame(now, to) || !mayAttach(game, object, to, instruction.asThough).ok
      ? []
      : [{ type: 'attach', object, to }];
  });
}

const toPlayer = (player: number | undefined): AttachedTo | null =>
  player === undefined ? null : { player };
const toObject = (object: number | undefined): AttachedTo | null =>
  object === undefined ? null : { object };

function isSame(one: AttachedTo | null, other: AttachedTo): boolean {
  if (one === null) return false;
  return 'object' in one
    ? 'object' in other && one.object === other.object
    : 'player' in other && one.player === other.player;
}

export const attach = atOnce('attach', '701.3a', attachEvents, affected('attach'), {
  possible: (game, reading) => attachEvents(game, reading).length > 0,
});

export const unattach = atOnce(
  'unattach',
  '701.3d',
  (game, { instruction, scope }) =>
    permanents(game, scope, instruction.what).flatMap((object): readonly GameEvent[] => {
      const from = objectAt(game, object).attachedTo;
      return from === null ? [] : [{ type: 'unattach', object, from }];
    }),
  affected('unattach'),
);

/** Counters go on objects or players (122.1), as many on each, or divided as was chosen. */
function putEvents(
  game: Game,
  { instruction, scope }: Reading<InstructionOf<'putCounters'>>,
): readonly GameEvent[] {
  const { kind, count, on, onPlayers } = instruction;
  const [by = scope.you] = whoOf(game, scope, instruction.who);
  const put = (target: Target, amount: number): readonly GameEvent[] =>
    amount > 0 ? [{ type: 'putCounters', on: target, kind, count: amount, player: by }] : [];
  if (count === 'divided')
    return divided(game, scope, on, onPlayers).flatMap(({ target, share }) => put(target, share));
  const amount = amountOf(game, scope, count);
  return [
    ...(on === undefined ? [] : objects(game, scope, on))
      .filter((id) => isThere(game, id))
      .flatMap((object) => put({ object }, amount)),
    ...(onPlayers === undefined ? [] : players(game, scope, onPlayers)).flatMap((player) =>
      put({ player }, amount),
    ),
  ];
}

export const putCounters = atOnce(
  'putCounters',
  '122.1',
  putEvents,
  (happened) => {
    const put = eventsOf(happened, 'putCounters');
    return {
      ...apart(put.map(({ on }) => on)),
      amount: sum(put.map(({ count }) => count)),
      did: put.length > 0,
    };
  },
  { possible: (game, reading) => putEvents(game, reading).length > 0 },
);

/** As many as there are, at most (609.3). */
function removeEvents(
  game: Game,
  { instruction, scope }: Reading<InstructionOf<'removeCounters'>>,
): readonly GameEvent[] {
  const { kind, count, from, fromPlayers } = instruction;
  const remove = (target: Target, has: number): readonly GameEvent[] => {
    const removed = count === 'all' ? has : Math.min(has, amountOf(game, scope, count));
    return removed > 0 ? [{ type: 'removeCounters', on: target, kind, count: removed }] : [];
  };
  return [
    ...(from === undefined ? [] : objects(game, scope, from))
      .filter((id) => isThere(game, id))
      .flatMap((object) => remove({ object }, objectAt(game, object).counters[kind] ?? 0)),
    ...(fromPlayers === undefined ? [] : players(game, scope, fromPlayers)).flatMap((player) =>
      remove({ player }, game.players[player]?.counters[kind] ?? 0),
    ),
  ];
}

export const removeCounters = atOnce(
  'removeCounters',
  '122.1',
  removeEvents,
  (happened) => {
    const removed = eventsOf(happened, 'removeCounters');
    return {
      ...apart(removed.map(({ on }) => on)),
      amount: sum(removed.map(({ count }) => count)),
      did: removed.length > 0,
    };
  },
  {
    possible(game, reading) {
      const { count } = reading.instruction;
      const removed = removeEvents(game, reading);
      if (count === 'all') return removed.length > 0;
      const wanted = amountOf(game, reading.scope, count);
      return removed.some((event) => event.type === 'removeCounters' && event.count >= wanted);
    },
  },
);

/** A shield for the next time it would be destroyed this turn, one for each permanent (701.19a). */
export const regenerate = meaning('regenerate', '701.19a', noMemory, ['shield', 'end'], {
  shield(game, { instruction, scope, ref }) {
    const shielded = permanents(game, scope, instruction.what);
    if (shielded.length === 0) return finished();
    const events = shielded.map((id) =>
      beginEffect(game, {
        ...emptyEffect(game, scope, ref),
        until: 'untilEndOfTurn',
        objects: [id],
        replacement: { event: { would: 'destroy', what: 'self' }, regenerates: true },
        once: true,
      }),
    );
    return happen('701.19a', events, { then: 'end' });
  },
  end: (game, { instruction, scope }) => {
    const shielded = permanents(game, scope, instruction.what);
    return finished({ objects: shielded, amount: shielded.length, did: true });
  },
});

/** A permanent becomes monstrous, once, as counters are put on it (701.37a). */
export const monstrosity = atOnce(
  'monstrosity',
  '701.37a',
  (game, { instruction, scope }) => {
    if (!isPermanent(game, scope.self) || objectAt(game, scope.self).monstrous === true) return [];
    const n = amountOf(game, scope, instruction.n);
    const object = scope.self;
    return [
      ...(n > 0
        ? [{ type: 'putCounters', on: { object }, kind: '+1/+1', count: n, player: scope.you } as const]
        : []),
      { type: 'becomeMonstrous', object, n },
    ];
  },
  affected('becomeMonstrous'),
);

/**
 * Permanents get a designation, not a second time (701.60d, 701.64a), or lose it. Of those that a permanent has for its
 * controller another one of theirs is rid of it by that, be it phased out (701.54a).
 */
export const designate = atOnce(
  'designate',
  '701.60a',
  (game, { instruction: { designation, noLonger = false, what }, scope }) =>
    permanents(game, scope, what)
      .filter((id) => isDesignated(objectAt(game, id), designation) === noLonger)
      .flatMap((object): readonly GameEvent[] => [
        { type: 'designate', object, designation, noLonger },
        ...(noLonger || !designationsOfPlayers.has(designation)
          ? []
          : othersWith(game, object, designation)
        ).map((other) => ({ type: 'designate', object: other, designation, noLonger: true }) as const),
      ]),
  (happened) => {
    const became = happened.filter(({ event }) => event.type === 'designate' && !event.noLonger);
    return affected('designate')(became.length > 0 ? became : happened);
  },
);

/** Other permanents with a designation that have the same controller as one that gets it. */
function othersWith(game: Game, object: ObjectId, designation: Designation): readonly ObjectId[] {
  const controller = controllerOf(game, object);
  return game.battlefield.filter(
    (id) =>
      id !== object && isDesignated(objectAt(game, id), designation) && controllerOf(game, id) === controller,
  );
}

/** Permanents get a level, which any permanent can have (716.2b). */
export const becomeLevel = atOnce(
  'becomeLevel',
  '716.2b',
  (game, { instruction, scope }) =>
    permanents(game, scope, instruction.what).map((object) => ({
      type: 'becomeLevel',
      object,
      level: instruction.level,
    })),
  affected('becomeLevel'),
);

/** The alternative characteristics of flip cards apply from then on (710.2). */
export const flip = atOnce(
  'flip',
  '710.4',
  (game, { instruction, scope }) =>
    permanents(game, scope, instruction.what)
      .filter((id) => isUnflipped(game, objectAt(game, id)))
      .map((object) => ({ type: 'flip', object })),
  affected('flip'),
);

const isUnflipped = (game: Game, object: GameObject): boolean =>
  object.flipped !== true && !object.faceDown && isFlipCard(game, copiableDefinition(game, object));

export const removeFromCombat = atOnce(
  'removeFromCombat',
  '506.4',
  (game, { instruction, scope }) =>
    permanents(game, scope, instruction.what)
      .filter((id) => isInCombat(game, id))
      .map((object) => ({ type: 'removeFromCombat', object })),
  affected('removeFromCombat'),
);

export const becomeBlocked = atOnce(
  'becomeBlocked',
  '509.1h',
  (game, { instruction, scope }) => {
    const unblocked = game.combat?.attackers.filter(({ blocked }) => blocked !== true) ?? [];
    return permanents(game, scope, instruction.what)
      .filter((id) => unblocked.some(({ object }) => object === id))
      .map((object) => ({ type: 'becomeBlocked', object, by: [] }));
  },
  affected('becomeBlocked'),
);

function isInCombat(game: Game, id: ObjectId): boolean {
  const { combat } = game;
  if (combat === null) return false;
  return (
    combat.attackers.some(
      ({ object, defender }) =>
        object === id || (defender !== null && 'object' in defender && defender.object === id),
    ) || combat.blockers.some(({ object }) => object === id)
  );
}
