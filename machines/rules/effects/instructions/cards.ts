/** Drawing (121), discarding (701.9), milling (701.17), looking and revealing (701.20), shuffling (701.24). */
import { cardsIn, fits, objects, zoneIds } from '../../characteristics/index.ts';
import { mayDraw } from '../../events/index.ts';
import { picked } from '../../state/answers.ts';
import { asked } from '../../state/decider.ts';
import type { ChooseDecision } from '../../state/decision.ts';
import type { GameEvent } from '../../state/event.ts';
import type { Game } from '../../state/game.ts';
import type { Happened } from '../../state/happened.ts';
import type { ObjectId, PlayerId } from '../../state/identity.ts';
import { remembering } from '../../state/memory.ts';
import { decide, go, happen } from '../../state/procedure.ts';
import { atRandom } from '../../state/random.ts';
import type { Filter } from '../../state/vocabulary/index.ts';
import { atOnce, finished, type InstructionOf, meaning, type Reading } from './meaning.ts';
import { eventsOf, moved, these } from './named.ts';
import { amountOf, asking, forEach, whoOf } from './who.ts';

interface DrawMemory {
  readonly left?: readonly PlayerId[];
  readonly drawn: readonly ObjectId[];
  readonly drew: readonly PlayerId[];
}

/** The active player makes all their draws first, then each other player in turn order (121.2c). */
export const draw = meaning(
  'draw',
  '121.1',
  remembering<DrawMemory>({ left: 'numbers, maybe', drawn: 'numbers', drew: 'numbers' }),
  ['next', 'drawn', 'end'],
  {
    next(game, { instruction, scope, memory }) {
      const [player, ...left] = memory.left ?? whoOf(game, scope, instruction.who);
      if (player === undefined) return go('end');
      const count = amountOf(game, forEach(scope, player), instruction.count);
      const remember = { left, drew: [...memory.drew, player] };
      if (count === 0) return go('next', { left });
      return happen('121.2', [{ type: 'drawCards', player, count }], { then: 'drawn', remember });
    },
    drawn: (_game, { memory, frame }) =>
      go('next', { drawn: [...memory.drawn, ...drawnCards(frame.happened)] }),
    end: (_game, { memory: { drawn, drew } }) =>
      finished({ objects: drawn, players: drew, amount: drawn.length, did: drew.length > 0 }),
  },
  {
    begins: { drawn: [], drew: [] },
    // An empty library doesn't matter (121.3).
    possible: (game, { instruction, scope }) =>
      whoOf(game, scope, instruction.who).some(
        (player) => mayDraw(game, player, amountOf(game, forEach(scope, player), instruction.count)).ok,
      ),
  },
);

const drawnCards = (happened: readonly Happened[]): readonly ObjectId[] =>
  eventsOf(happened, 'move').flatMap(({ why, became }) =>
    why === 'draw' && became !== null ? [became] : [],
  );

interface DiscardMemory {
  readonly left?: readonly PlayerId[];
  readonly options: readonly ObjectId[];
  readonly player: PlayerId;
  readonly chosen: readonly { readonly player: PlayerId; readonly objects: readonly ObjectId[] }[];
}

/** The cards in a player's hand that an instruction lets them discard. */
function discardable(
  game: Game,
  { instruction, scope }: Reading<InstructionOf<'discard'>>,
  player: PlayerId,
): readonly ObjectId[] {
  const filter: Filter = { ...instruction.filter, zone: 'hand' };
  return cardsIn(game, 'hand', player).filter((id) => fits(game, forEach(scope, player), filter, id));
}

/** Who discards chooses, unless it is by chance or another player's choice (701.9b); then all is discarded at once. */
export const discard = meaning(
  'discard',
  '701.9a',
  remembering<DiscardMemory>({
    left: 'numbers, maybe',
    options: 'numbers, later',
    player: 'number, later',
    chosen: 'records',
  }),
  ['next', 'discard', 'chosen', 'end'],
  {
    next(game, doing) {
      const { instruction, scope, memory } = doing;
      const [player, ...left] = memory.left ?? whoOf(game, scope, instruction.who);
      if (player === undefined) return go('discard');
      const options = discardable(game, doing, player);
      // As much as possible (609.3).
      const count =
        instruction.count === 'all'
          ? options.length
          : Math.min(options.length, amountOf(game, forEach(scope, player), instruction.count));
      const take = (cards: readonly ObjectId[]) => ({
        left,
        chosen: [...memory.chosen, { player, objects: cards }],
      });
      const chooser =
        instruction.chosenBy === undefined
          ? player
          : (whoOf(game, forEach(scope, player), instruction.chosenBy)[0] ?? player);
      if (instruction.count === 'all' || instruction.atRandom === true)
        return go('next', take(atRandom(game, options, count)));
      const decision: ChooseDecision = asked(game, chooser, {
        kind: 'choose',
        rule: '701.9b',
        about: count === 1 ? 'discard a card' : `discard ${count} cards`,
        object: asking(scope),
        options: options.map((object) => ({ object })),
        min: count,
        max: count,
        hidden: true,
        purpose: 'discard',
        tone: 'bad',
      });
      return decide(decision, { then: 'chosen', remember: { left, player, options } });
    },
    discard(_game, { memory }) {
      const events = memory.chosen.flatMap(({ player, objects: cards }) =>
        cards.map((object): GameEvent => ({ type: 'discard', object, player })),
      );
      return happen('701.9a', events, { then: 'end' });
    },
    chosen: (_game, { memory: { chosen, options, player }, frame }) =>
      go('next', { chosen: [...chosen, { player, objects: picked(frame.answer, options) }] }),
    end: (_game, { frame }) => {
      const discards = eventsOf(frame.happened, 'discard');
      return finished({
        ...moved(frame.happened),
        players: [...new Set(discards.map(({ player }) => player))],
        amount: discards.length,
        did: discards.length > 0,
      });
    },
  },
  {
    begins: { chosen: [] },
    // Who may discard N cards must have them (608.2d).
    possible: (game, reading) =>
      whoOf(game, reading.scope, reading.instruction.who).some((player) => {
        const { count } = reading.instruction;
        const needed = count === 'all' ? 0 : amountOf(game, forEach(reading.scope, player), count);
        return discardable(game, reading, player).length >= needed;
      }),
  },
);

export const mill = atOnce(
  'mill',
  '701.17a',
  (game, { instruction, scope }) =>
    whoOf(game, scope, instruction.who).flatMap((player): readonly GameEvent[] => {
      const count = amountOf(game, forEach(scope, player), instruction.count);
      return count > 0 ? [{ type: 'mill', player, count }] : [];
    }),
  moved,
  {
    // A player can't choose to mill more than there are (701.17b).
    possible: (game, { instruction, scope }) =>
      whoOf(game, scope, instruction.who).every(
        (player) =>
          zoneIds(game, 'library', player).length >=
          amountOf(game, forEach(scope, player), instruction.count),
      ),
  },
);

const revealed = (happened: readonly Happened[]) =>
  these(eventsOf(happened, 'reveal').flatMap(({ objects: cards }) => cards));

/** Only those players see it (701.20e). */
export const look = atOnce(
  'look',
  '701.20e',
  (game, { instruction, scope }) => {
    const cards = objects(game, scope, instruction.at);
    return cards.length === 0
      ? []
      : [{ type: 'reveal', objects: cards, to: whoOf(game, scope, instruction.who) }];
  },
  revealed,
);

export const reveal = atOnce(
  'reveal',
  '701.20a',
  (game, { instruction, scope }) => {
    const cards = objects(game, scope, instruction.what);
    return cards.length === 0 ? [] : [{ type: 'reveal', objects: cards, to: 'all' }];
  },
  revealed,
);

export const shuffle = atOnce(
  'shuffle',
  '701.24a',
  (game, { instruction, scope }) =>
    whoOf(game, scope, instruction.who).map((player) => ({ type: 'shuffle', player })),
  (happened) => ({ players: eventsOf(happened, 'shuffle').map(({ player }) => player), did: true }),
);
