import { searched } from '../../rules/abilities/canonical/filters.ts';
import { cardsIn, fits } from '../../rules/characteristics/index.ts';
import { finished, meaning, type Reading } from '../../rules/effects/instructions/meaning.ts';
import { eventsOf, moved } from '../../rules/effects/instructions/named.ts';
import { amountOf, asking, forEach, whoOf } from '../../rules/effects/instructions/who.ts';
import { picked } from '../../rules/state/answers.ts';
import { asked } from '../../rules/state/decider.ts';
import type { ChooseDecision } from '../../rules/state/decision.ts';
import type { GameEvent } from '../../rules/state/event.ts';
import type { Game } from '../../rules/state/game.ts';
import type { ObjectId, PlayerId } from '../../rules/state/identity.ts';
import { remembering } from '../../rules/state/memory.ts';
import { decide, go, happen } from '../../rules/state/procedure.ts';
import { atRandom } from '../../rules/state/random.ts';
import type { Filter, Players, Quantity } from '../../rules/state/vocabulary/index.ts';
import { phrase } from '../../wording/syntax.ts';
import type { InstructionWord } from './word.ts';

export interface Discard {
  readonly do: 'discard';
  readonly count: Quantity | 'all';
  readonly who: Players;
  readonly filter?: Filter;
  readonly atRandom?: true;
  readonly chosenBy?: Players;
}

interface DiscardMemory {
  readonly left?: readonly PlayerId[];
  readonly options: readonly ObjectId[];
  readonly player: PlayerId;
  readonly chosen: readonly { readonly player: PlayerId; readonly objects: readonly ObjectId[] }[];
}

/** The cards in a player's hand that an instruction lets them discard. */
function discardable(
  game: Game,
  { instruction, scope }: Reading<Discard>,
  player: PlayerId,
): readonly ObjectId[] {
  const filter: Filter = { ...instruction.filter, zone: 'hand' };
  return cardsIn(game, 'hand', player).filter((id) => fits(game, forEach(scope, player), filter, id));
}

/** Who discards chooses, unless it is by chance or another player's choice (701.9b); then all is discarded at once. */
export const discard: InstructionWord<Discard> = {
  shape: {
    count: 'quantity or all',
    who: 'players',
    filter: 'filter?',
    atRandom: 'flag?',
    chosenBy: 'players?',
  },
  said: {
    deed: [
      phrase('[discard] <count:counted card>', { do: 'discard', count: '<count>', who: '<subject>' }),
      phrase('[discard] <count:counted card> at random', {
        do: 'discard',
        count: '<count>',
        who: '<subject>',
        atRandom: true,
      }),
      phrase('[discard] their|your hand', { do: 'discard', count: 'all', who: '<subject>' }),
      phrase('[discard] all the cards in their|your hand', { do: 'discard', count: 'all', who: '<subject>' }),
    ],
  },
  gives: ['objects', 'players', 'amount'],
  they: true,
  done: 'discarded',
  plain: (words) => (words.filter === undefined ? words : { ...words, filter: searched(words.filter) }),
  gains: ({ count, who }, { amount, game, overPlayers }) => {
    const most = count === 'all' ? 3 : amount(count);
    return overPlayers(who, (player) => -1.5 * Math.min(most, game.players[player]?.hand.length ?? 0));
  },
  meaning: meaning(
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
  ),
};
