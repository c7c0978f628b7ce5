import { isOnBattlefield, objects } from '../../rules/characteristics/index.ts';
import { nowhere } from '../../rules/characteristics/moves-itself.ts';
import { returningLater } from '../../rules/effects/instructions/effect.ts';
import { finished, meaning, type Reading } from '../../rules/effects/instructions/meaning.ts';
import { eventsOf, movedCount, movedObjects, these } from '../../rules/effects/instructions/named.ts';
import { makeMove } from '../../rules/events/index.ts';
import type { GameEvent } from '../../rules/state/event.ts';
import type { Game } from '../../rules/state/game.ts';
import type { Happened } from '../../rules/state/happened.ts';
import type { ObjectId } from '../../rules/state/identity.ts';
import { linkKey, lookedAtThrough } from '../../rules/state/links.ts';
import { remembering } from '../../rules/state/memory.ts';
import { go, happen } from '../../rules/state/procedure.ts';
import type { Objects } from '../../rules/state/vocabulary/index.ts';
import type { Zone } from '../../rules/state/zones.ts';
import { phrase } from '../../wording/syntax.ts';
import type { InstructionWord } from './word.ts';
import { movable } from './zone-moves.ts';

export interface Exile {
  readonly do: 'exile';
  readonly what: Objects;
  readonly from?: Zone;
  /** What the exiled card haunts from then on (702.55b). */
  readonly haunting?: Objects;
  /** The creature on which it is encoded from then on (702.99a). */
  readonly encodedOn?: Objects;
  readonly link?: string;
  readonly faceDown?: true;
  /** Who controls the permanent that exiles it may look at it in exile (702.75a). */
  readonly mayBeLookedAt?: true;
  readonly until?: 'sourceLeaves';
}

/** What an effect with "until … leaves the battlefield" would exile; nothing if that has left already (610.3a). */
function exiled(game: Game, { instruction, scope }: Reading<Exile>): readonly ObjectId[] {
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

export const exile: InstructionWord<Exile> = {
  shape: {
    what: 'objects',
    from: 'zone?',
    haunting: 'objects?',
    encodedOn: 'objects?',
    link: 'name of a link?',
    faceDown: 'flag?',
    mayBeLookedAt: 'flag?',
    until: { words: { sourceLeaves: true }, optional: true },
  },
  said: {
    deed: [
      phrase('[exile] the rest', { do: 'exile', what: { said: 'notChosen' } }),
      phrase("[exile] <owner:playerMeant>'s graveyard", {
        do: 'exile',
        what: { all: { zone: 'graveyard', owner: '<owner>' } },
      }),
      phrase('[exile] your graveyard', { do: 'exile', what: { all: { zone: 'graveyard', owner: 'you' } } }),
      phrase('[exile] all graveyards', { do: 'exile', what: { all: { zone: 'graveyard' } } }),
      phrase('[exile] <what:objects>', { do: 'exile', what: '<what>' }),
      phrase('[exile] <what:objects> face down', { do: 'exile', what: '<what>', faceDown: true }),
      phrase('[exile] <what:objects> until <self:selfWord> [leave] the battlefield', {
        do: 'exile',
        what: '<what>',
        until: 'sourceLeaves',
      }),
      phrase('[exile] <what:topCards>', { do: 'exile', what: '<what>' }),
      phrase('[exile] <what:pronoun> face down', { do: 'exile', what: '<what>', faceDown: true }),
      phrase('[exile] <what:topCards> face down', { do: 'exile', what: '<what>', faceDown: true }),
      phrase('[exile] all <what:card> <place>', {
        do: 'exile',
        what: { all: { '...what': '<what>', '...place': '<place>' } },
      }),
      phrase('[exile] <what:selfWord> from your graveyard', { do: 'exile', what: 'self', from: 'graveyard' }),
    ],
  },
  gives: ['objects', 'amount'],
  done: 'exiled',
  ownMove: ({ from = null, what }) => (what === 'self' ? { from, to: 'exile' } : nowhere),
  movesOfLibrary: ({ what }, { isThere }) => isThere(what),
  gains: ({ what }, { game, overObjects, worth }) =>
    overObjects(what, (id) => (game.objects[id]?.zone === 'battlefield' ? -worth(id) : -0.3)),
  meaning: meaning(
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
        if (instruction.link === undefined || found.length === 0)
          return go('hauntOrEncode', { ...remembered });
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
  ),
};

const exiling = (game: Game, reading: Reading<Exile>): readonly GameEvent[] =>
  exiled(game, reading).map((id) =>
    makeMove(game, id, 'exile', { why: 'exile', faceDown: reading.instruction.faceDown === true }),
  );

/** Whether nothing more is done with what is exiled. */
const isExilingAlone = (instruction: Exile): boolean => {
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
