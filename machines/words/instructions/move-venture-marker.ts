import { dungeonOf, dungeonsToEnter, objectAt, roomNow, roomsOf } from '../../rules/characteristics/index.ts';
import { finished, meaning, type Reading } from '../../rules/effects/instructions/meaning.ts';
import { eventsOf, these } from '../../rules/effects/instructions/named.ts';
import { asking, whoOf } from '../../rules/effects/instructions/who.ts';
import { makeMove } from '../../rules/events/index.ts';
import { chosenNumber, picked } from '../../rules/state/answers.ts';
import { asked } from '../../rules/state/decider.ts';
import type { ChooseDecision, DecisionOf } from '../../rules/state/decision.ts';
import type { Game } from '../../rules/state/game.ts';
import type { ObjectId, PlayerId } from '../../rules/state/identity.ts';
import { remembering } from '../../rules/state/memory.ts';
import { decide, go, happen } from '../../rules/state/procedure.ts';
import type { Players } from '../../rules/state/vocabulary/index.ts';
import type { InstructionWord } from './word.ts';

/** What of a keyword action is an instruction of its own: no text but that action's says it. */
export interface MoveVentureMarker {
  /** The player's venture marker goes on, or into a dungeon that is brought into the game, with this quality (701.49). */
  readonly do: 'moveVentureMarker';
  readonly who: Players;
  readonly into?: string;
}

interface Venturing {
  readonly player: PlayerId;
  /** Dungeon cards that may be chosen, or rooms to which arrows lead. */
  readonly cards: readonly ObjectId[];
  readonly rooms: readonly string[];
  /** The dungeon in which those rooms are. */
  readonly dungeon: ObjectId;
}

type Reads = Reading<MoveVentureMarker>;

/** The one who ventures: each player does so by themselves. */
const venturer = (game: Game, { instruction, scope }: Reads): PlayerId | undefined =>
  whoOf(game, scope, instruction.who)[0];

export const moveVentureMarker: InstructionWord<MoveVentureMarker> = {
  shape: { who: 'players', into: 'text?' },
  said: {},
  gives: ['objects', 'amount'],
  done: 'moved',
  gains: ({ who }, { overPlayers }) => overPlayers(who, () => 1.5),
  meaning: meaning(
    '701.49',
    remembering<Venturing>({
      player: 'number, later',
      cards: 'numbers, later',
      rooms: 'texts, later',
      dungeon: 'number, later',
    }),
    [
      'begin',
      'chooseDungeon',
      'dungeonChosen',
      'bring',
      'enterTopmost',
      'chooseRoom',
      'roomChosen',
      'enter',
      'end',
    ],
    {
      begin(game, doing) {
        const player = venturer(game, doing);
        if (player === undefined) return finished();
        const dungeon = dungeonOf(game, player);
        if (dungeon === null) return go('chooseDungeon', { player });
        const rooms = roomNow(game, dungeon)?.leadsTo ?? [];
        if (rooms.length > 0) return go('chooseRoom', { player, rooms, dungeon: dungeon.id });
        return happen('701.49c', [{ type: 'completeDungeon', player, dungeon: dungeon.id }], {
          then: 'chooseDungeon',
          remember: { player },
        });
      },

      chooseDungeon(game, { instruction, scope, memory: { player } }) {
        const cards = dungeonsToEnter(game, player, instruction.into);
        if (cards.length === 0) return finished();
        const decision: ChooseDecision = asked(game, player, {
          kind: 'choose',
          rule: instruction.into === undefined ? '701.49a' : '701.49d',
          about: 'choose a dungeon',
          object: asking(scope),
          options: cards.map((object) => ({ object })),
          min: 1,
          max: 1,
          hidden: true,
          purpose: 'effect',
          tone: 'good',
        });
        return decide(decision, { then: 'dungeonChosen', remember: { cards } });
      },
      dungeonChosen: (_game, { frame, memory: { cards } }) =>
        go('bring', { cards: picked(frame.answer, cards) }),

      /** It comes with the venture marker on its topmost room (309.4a). */
      bring: (game, { memory: { cards } }) =>
        happen(
          '309.2a',
          cards.map((card) => makeMove(game, card, 'command', { why: 'rule', revealed: true })),
          { then: 'enterTopmost' },
        ),
      enterTopmost(game, { frame, memory: { player } }) {
        const dungeon = eventsOf(frame.happened, 'move')[0]?.became ?? null;
        const topmost = dungeon === null ? undefined : roomsOf(game, objectAt(game, dungeon))[0];
        if (dungeon === null || topmost === undefined) return finished();
        return happen('309.4a', [{ type: 'enterRoom', player, dungeon, room: topmost.name }], {
          then: 'end',
        });
      },

      chooseRoom(game, { memory: { dungeon, player, rooms } }) {
        const decision: DecisionOf<'option'> = asked(game, player, {
          kind: 'option',
          rule: '309.5a',
          about: 'choose the room to move your venture marker to',
          object: dungeon,
          options: rooms,
        });
        return decide(decision, { then: 'roomChosen' });
      },
      roomChosen: (_game, { frame, memory: { rooms } }) =>
        go('enter', { rooms: rooms.slice(chosenNumber(frame.answer)).slice(0, 1) }),
      enter: (_game, { memory: { dungeon, player, rooms } }) =>
        happen(
          '309.5a',
          rooms.map((room) => ({ type: 'enterRoom', player, dungeon, room })),
          { then: 'end' },
        ),
      end(_game, { frame }) {
        return finished(these(eventsOf(frame.happened, 'enterRoom').map(({ dungeon }) => dungeon)));
      },
    },
    {
      possible(game, doing) {
        const player = venturer(game, doing);
        return (
          player !== undefined &&
          (dungeonOf(game, player) !== null ||
            dungeonsToEnter(game, player, doing.instruction.into).length > 0)
        );
      },
    },
  ),
};
