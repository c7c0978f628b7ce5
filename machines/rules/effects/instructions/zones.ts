/** Objects that change zones: moving, destroying (701.8), exiling (701.13), sacrificing (701.21), countering (701.6). */
import { isOnBattlefield, isPermanent, objects } from '../../characteristics/index.ts';
import { makeMove } from '../../events/index.ts';
import { picked } from '../../state/answers.ts';
import { asked } from '../../state/decider.ts';
import type { GameEvent } from '../../state/event.ts';
import type { Game } from '../../state/game.ts';
import type { Happened } from '../../state/happened.ts';
import type { ObjectId, PlayerId } from '../../state/identity.ts';
import { linkKey, lookedAtThrough } from '../../state/links.ts';
import { remembering } from '../../state/memory.ts';
import { ask, go, happen } from '../../state/procedure.ts';
import { shuffled } from '../../state/random.ts';
import type { Scope } from '../../state/scope.ts';
import type { Zone } from '../../state/zones.ts';
import { returningLater } from './effect.ts';
import { going, isThere, present } from './going.ts';
import { atOnce, finished, type InstructionOf, meaning, type Reading } from './meaning.ts';
import { eventsOf, moved, movedCount, movedObjects, these } from './named.ts';
import { asking, whoOf } from './who.ts';

interface MoveMemory {
  readonly what: readonly ObjectId[];
  /** Owners that still have to order their cards (401.4). */
  readonly owners: readonly PlayerId[];
  readonly cards: readonly ObjectId[];
}

/**
 * Puts objects into a zone. Owners order cards that go to the same place in their library (401.4); cards that are
 * shuffled into it go to none.
 */
export const move = meaning(
  'move',
  '400.7',
  remembering<MoveMemory>({ what: 'numbers, later', owners: 'numbers, later', cards: 'numbers, later' }),
  ['find', 'order', 'ordered', 'move', 'end'],
  {
    find(game, { instruction, scope }) {
      const what = movable(game, instruction, scope);
      if (what.length === 0) return finished();
      const { inRandomOrder, zone, position } = instruction.to;
      if (inRandomOrder === true) return go('move', { what: shuffled(game, what) });
      if (zone === 'library' && position !== undefined && position !== 'random') {
        const owners = whoOf(game, scope, 'everyone').filter(
          (player) => what.filter((id) => game.objects[id]?.owner === player).length > 1,
        );
        return go('order', { what, owners });
      }
      return go('move', { what });
    },
    order(game, { instruction, scope, memory }) {
      const [owner, ...owners] = memory.owners;
      if (owner === undefined) return go('move');
      const cards = memory.what.filter((id) => game.objects[id]?.owner === owner);
      return ask(
        asked(game, owner, {
          kind: 'order',
          rule: '401.4',
          about: `order the cards ${instruction.to.position === 'bottom' ? 'on the bottom' : 'on top'}, the topmost first`,
          object: asking(scope),
          items: cards.map((object) => ({ object, text: '', ref: null })),
          hidden: true,
        }),
        { then: 'ordered', remember: { owners, cards } },
      );
    },
    ordered(_game, { memory, frame }) {
      const { cards, what } = memory;
      const others = what.filter((id) => !cards.includes(id));
      return go('order', { what: [...others, ...picked(frame.answer, cards)] });
    },
    move(game, doing) {
      const { instruction, memory } = doing;
      const { to } = instruction;
      const { what } = memory;
      // The last one put on top lies on top.
      const inTurn =
        to.zone === 'library' && to.position !== 'bottom' && to.position !== 'random'
          ? what.toReversed()
          : what;
      return happen('400.7', moves(game, doing, inTurn), { then: 'end' });
    },
    end: (_game, { frame }) => finished(moved(frame.happened)),
  },
  {
    // In a library they may be ordered, elsewhere nobody chooses anything.
    events: (game, reading) =>
      reading.instruction.to.zone === 'library'
        ? null
        : moves(game, reading, movable(game, reading.instruction, reading.scope)),
    possible: (game, { instruction, scope }) => movable(game, instruction, scope).length > 0,
  },
);

const moves = (
  game: Game,
  { instruction: { to }, ref, scope }: Reading<InstructionOf<'move'>>,
  what: readonly ObjectId[],
): readonly GameEvent[] =>
  what.map((id) => going(game, scope, id, to, to.zone === 'exile' ? 'exile' : 'effect', ref));

/** What an instruction speaks of and can find (400.7); where it says from where, only what is there. */
const movable = (
  game: Game,
  { what, from }: Pick<InstructionOf<'move'>, 'what' | 'from'>,
  scope: Scope,
): readonly ObjectId[] =>
  present(game, scope, objects(game, scope, what)).filter(
    (id) => from === undefined || game.objects[id]?.zone === from,
  );

export const destroy = atOnce(
  'destroy',
  '701.8a',
  (game, { instruction, scope }) =>
    objects(game, scope, instruction.what)
      .filter((id) => isPermanent(game, id))
      .map((object) => ({
        type: 'destroy',
        object,
        cantBeRegenerated: instruction.cantBeRegenerated === true,
      })),
  moved,
  {
    possible: (game, { instruction, scope }) =>
      objects(game, scope, instruction.what).some((id) => isPermanent(game, id)),
  },
);

/** What an effect with "until … leaves the battlefield" would exile; nothing if that has left already (610.3a). */
function exiled(game: Game, { instruction, scope }: Reading<InstructionOf<'exile'>>): readonly ObjectId[] {
  if (instruction.until === 'sourceLeaves' && !isOnBattlefield(game, scope.self)) return [];
  return movable(game, instruction, scope);
}

/** Where what was exiled came from, zone by zone: there it goes back (610.3). */
function exiledFrom(happened: readonly Happened[]): readonly { zone: Zone; objects: readonly ObjectId[] }[] {
  const moves = eventsOf(happened, 'move').filter(({ became }) => became !== null);
  return [...new Set(moves.map(({ from }) => from))].map((zone) => ({
    zone,
    objects: moves.flatMap(({ became, from }) => (from === zone && became !== null ? [became] : [])),
  }));
}

interface Exiling {
  readonly objects: readonly ObjectId[];
  readonly amount: number;
  readonly from: ReturnType<typeof exiledFrom>;
}

export const exile = meaning(
  'exile',
  '701.13a',
  remembering<Exiling>({ objects: 'numbers, later', amount: 'number, later', from: 'records, later' }),
  ['exile', 'remember', 'hauntOrEncode', 'lookedAt', 'until', 'end'],
  {
    exile(game, doing) {
      return happen('701.13a', exiling(game, doing), { then: 'remember' });
    },
    remember(_game, { instruction, scope, frame }) {
      const found = movedObjects(frame.happened);
      const remembered: Exiling = {
        objects: found,
        amount: movedCount(frame.happened),
        from: exiledFrom(frame.happened),
      };
      if (instruction.link === undefined || found.length === 0) return go('hauntOrEncode', { ...remembered });
      return happen(
        '607.2a',
        [
          {
            type: 'link',
            object: scope.self,
            link: linkKey(instruction.link, scope.pair),
            objects: found,
            players: [],
            values: [],
          },
        ],
        { then: 'hauntOrEncode', remember: { ...remembered } },
      );
    },
    hauntOrEncode(game, { instruction, scope, memory }) {
      const { encodedOn, haunting } = instruction;
      const [haunted] = haunting === undefined ? [] : objects(game, scope, haunting);
      const [encoded] = encodedOn === undefined ? [] : objects(game, scope, encodedOn);
      const events = [
        ...(haunted === undefined ? [] : linkedTo(game, memory.objects, 'haunt', haunted)),
        ...(encoded === undefined ? [] : linkedTo(game, memory.objects, 'encoded', encoded)),
      ];
      return happen(encoded === undefined ? '702.55b' : '702.99a', events, { then: 'lookedAt' });
    },
    lookedAt(game, { instruction, scope, memory }) {
      const { mayBeLookedAt } = instruction;
      const events =
        mayBeLookedAt === true ? linkedTo(game, memory.objects, lookedAtThrough, scope.self) : [];
      return happen('702.75a', events, { then: 'until' });
    },
    until(game, { instruction, scope, ref, memory }) {
      if (instruction.until !== 'sourceLeaves') return go('end');
      const effects = memory.from.flatMap(({ objects: found, zone }) => {
        const inExile = found.filter((id) => game.objects[id]?.zone === 'exile');
        return inExile.length === 0 ? [] : [returningLater(game, scope, ref, inExile, zone)];
      });
      return happen('610.3', effects, { then: 'end' });
    },
    end: (_game, { memory }) => finished({ ...these(memory.objects), amount: memory.amount }),
  },
  {
    events: (game, reading) => (isExilingAlone(reading.instruction) ? exiling(game, reading) : null),
    possible: (game, reading) => exiled(game, reading).length > 0,
  },
);

const exiling = (game: Game, reading: Reading<InstructionOf<'exile'>>): readonly GameEvent[] =>
  exiled(game, reading).map((id) =>
    makeMove(game, id, 'exile', { why: 'exile', faceDown: reading.instruction.faceDown === true }),
  );

/** Whether nothing more is done with what is exiled. */
const isExilingAlone = (instruction: InstructionOf<'exile'>): boolean => {
  const { encodedOn, haunting, link, mayBeLookedAt, until } = instruction;
  return [encodedOn, haunting, link, mayBeLookedAt, until].every((more) => more === undefined);
};

/** What was exiled and still is remembers an object under this link. */
const linkedTo = (
  game: Game,
  exiledNow: readonly ObjectId[],
  link: string,
  to: ObjectId,
): readonly GameEvent[] =>
  exiledNow
    .filter((id) => game.objects[id]?.zone === 'exile')
    .map((object) => ({ type: 'link', object, link, objects: [to], players: [], values: [] }));

/** A countered spell goes to its owner's graveyard, or where the effect says instead (701.6a, 608.2c). */
export const counter = atOnce(
  'counter',
  '701.6a',
  (game, { instruction, scope }) =>
    objects(game, scope, instruction.what)
      .filter((id) => isThere(game, id) && game.objects[id]?.zone === 'stack')
      .map((object) => {
        const { to } = instruction;
        return {
          type: 'counter',
          object,
          by: scope.self,
          ...(to === undefined
            ? {}
            : { to: { zone: to.zone, position: to.position === 'bottom' ? 'bottom' : 'top' } }),
        };
      }),
  (happened) => {
    const countered = eventsOf(happened, 'counter');
    return {
      objects: movedObjects(happened),
      amount: countered.length,
      did: countered.length > 0,
    };
  },
);
