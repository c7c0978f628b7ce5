import { nowhere } from '../../rules/characteristics/moves-itself.ts';
import { finished, meaning } from '../../rules/effects/instructions/meaning.ts';
import { moved } from '../../rules/effects/instructions/named.ts';
import { asking, whoOf } from '../../rules/effects/instructions/who.ts';
import { picked } from '../../rules/state/answers.ts';
import { asked } from '../../rules/state/decider.ts';
import type { ObjectId, PlayerId } from '../../rules/state/identity.ts';
import { remembering } from '../../rules/state/memory.ts';
import { ask, go, happen } from '../../rules/state/procedure.ts';
import { shuffled } from '../../rules/state/random.ts';
import type { Destination, Objects } from '../../rules/state/vocabulary/index.ts';
import type { Zone } from '../../rules/state/zones.ts';
import { also, phrase } from '../../wording/syntax.ts';
import type { InstructionWord } from './word.ts';
import { movable, moves } from './zone-moves.ts';

/** With `from` only what is in that zone; an ability that moves its own object so functions there alone (113.6m). */
export interface Move {
  readonly do: 'move';
  readonly what: Objects;
  readonly from?: Zone;
  readonly to: Destination;
}

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
export const move: InstructionWord<Move> = {
  shape: { what: 'objects', from: 'zone?', to: 'destination' },
  said: {
    deed: [
      phrase("[return] <what:objects> to their owners ' hands", {
        do: 'move',
        what: '<what>',
        to: { zone: 'hand' },
      }),
      phrase("[return] <what:objects> to its|their owner's hand", {
        do: 'move',
        what: '<what>',
        to: { zone: 'hand' },
      }),
      phrase('[return] <what:objects> to your hand', { do: 'move', what: '<what>', to: { zone: 'hand' } }),
      phrase('[return] <what:objects> to the battlefield<entering>', {
        do: 'move',
        what: '<what>',
        to: { zone: 'battlefield', '...entering': '<entering>' },
      }),
      phrase('[put] <what:objects> onto the battlefield<entering>', {
        do: 'move',
        what: '<what>',
        to: { zone: 'battlefield', '...entering': '<entering>' },
      }),
      phrase('[put] <what:objects> into your|their hand', {
        do: 'move',
        what: '<what>',
        to: { zone: 'hand' },
      }),
      phrase("[put] <what:objects> into its|their owner's hand", {
        do: 'move',
        what: '<what>',
        to: { zone: 'hand' },
      }),
      phrase("[put] <what:objects> into its|their owner's graveyard", {
        do: 'move',
        what: '<what>',
        to: { zone: 'graveyard' },
      }),
      phrase("[return] <what:objects> to its|their owner's graveyard", {
        do: 'move',
        what: '<what>',
        to: { zone: 'graveyard' },
      }),
      phrase("[put] <what:objects> on top of their owners ' libraries", {
        do: 'move',
        what: '<what>',
        to: { zone: 'library', position: 'top' },
      }),
      phrase("[put] <what:objects> on the bottom of their owners ' libraries", {
        do: 'move',
        what: '<what>',
        to: { zone: 'library', position: 'bottom' },
      }),
      phrase("[put] <what:objects> on top of its|their owner's library", {
        do: 'move',
        what: '<what>',
        to: { zone: 'library', position: 'top' },
      }),
      phrase('[put] <what:target> on top of your library', {
        do: 'move',
        what: '<what>',
        to: { zone: 'library', position: 'top' },
      }),
      phrase('[put] <what:target> on the bottom of your library', {
        do: 'move',
        what: '<what>',
        to: { zone: 'library', position: 'bottom' },
      }),
      phrase('[put] <what:target> on the bottom of your library in any order', {
        do: 'move',
        what: '<what>',
        to: { zone: 'library', position: 'bottom' },
      }),
      phrase("[put] <what:objects> on the bottom of its|their owner's library", {
        do: 'move',
        what: '<what>',
        to: { zone: 'library', position: 'bottom' },
      }),
      phrase('[put] <what:objects> on top of your library', {
        do: 'move',
        what: '<what>',
        to: { zone: 'library', position: 'top' },
      }),
      phrase('[put] <what:objects> on the bottom of your library', {
        do: 'move',
        what: '<what>',
        to: { zone: 'library', position: 'bottom' },
      }),
      also('[put] it into your|their graveyard', {
        do: 'move',
        what: { said: 'it' },
        to: { zone: 'graveyard' },
      }),
      also('[put] that card into your|their graveyard', {
        do: 'move',
        what: { said: 'that', noun: { called: 'card' } },
        to: { zone: 'graveyard' },
      }),
      phrase("[put] <what:objects> into its|their owner's library <n:ordinal> from the top", {
        do: 'move',
        what: '<what>',
        to: { zone: 'library', position: { fromTop: { said: 'oneLess', n: '<n>' } } },
      }),
      phrase('[return] <what:selfWord> from your graveyard to your hand', {
        do: 'move',
        what: 'self',
        from: 'graveyard',
        to: { zone: 'hand' },
      }),
      phrase('[return] <what:selfWord> from your graveyard to the battlefield face up or face down', {
        do: 'oneOf',
        options: [
          {
            word: 'face up',
            then: [{ do: 'move', what: 'self', from: 'graveyard', to: { zone: 'battlefield' } }],
          },
          {
            word: 'face down',
            then: [
              { do: 'move', what: 'self', from: 'graveyard', to: { zone: 'battlefield', faceDown: true } },
            ],
          },
        ],
      }),
      phrase('[return] <what:selfWord> from your graveyard to the battlefield<entering>', {
        do: 'move',
        what: 'self',
        from: 'graveyard',
        to: { zone: 'battlefield', '...entering': '<entering>' },
      }),
    ],
  },
  gives: ['objects', 'amount'],
  done: 'moved',
  ownMove: ({ from = null, to, what }) => (what === 'self' ? { from, to: to.zone } : nowhere),
  movesOfLibrary: ({ to, what }, { isThere }) => to.zone === 'library' || isThere(what),
  gains: ({ what, to: { zone } }, { game, overObjects, worth }) =>
    overObjects(what, (id) => {
      const from = game.objects[id]?.zone;
      if (from === zone) return 0;
      if (zone === 'battlefield') return worth(id);
      if (from === 'battlefield') return zone === 'hand' ? -worth(id) * 0.5 : -worth(id);
      return zone === 'hand' ? worth(id) * 0.5 : -0.2;
    }),
  meaning: meaning(
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
  ),
};
