import { zoneIds } from '../../rules/characteristics/index.ts';
import { finished, meaning, type Reading } from '../../rules/effects/instructions/meaning.ts';
import { movedObjects } from '../../rules/effects/instructions/named.ts';
import { amountOf, asking, forEach, whoOf } from '../../rules/effects/instructions/who.ts';
import { makeMove } from '../../rules/events/index.ts';
import { picked } from '../../rules/state/answers.ts';
import { asked } from '../../rules/state/decider.ts';
import type { GameEvent } from '../../rules/state/event.ts';
import type { Game } from '../../rules/state/game.ts';
import type { ObjectId, PlayerId } from '../../rules/state/identity.ts';
import { remembering } from '../../rules/state/memory.ts';
import { ask, go, happen } from '../../rules/state/procedure.ts';
import { keywordAction } from '../../rules/state/text.ts';
import type { Players, Quantity } from '../../rules/state/vocabulary/index.ts';
import type { InstructionWord } from './word.ts';

/**
 * Look at the top cards of their own library, or of this player's, and put any number of them on its bottom, or into
 * the graveyard. `action`: the keyword action that this is.
 */
export interface Arrange {
  readonly do: 'arrange';
  readonly count: Quantity;
  readonly who?: Players;
  readonly library?: Players;
  readonly others?: 'graveyard';
  readonly action?: string;
}

interface Memory {
  readonly left?: readonly PlayerId[];
  readonly arranged: readonly Arranged[];
}

interface Arranged {
  /** Whose library it is. */
  readonly owner: PlayerId;
  readonly player: PlayerId;
  readonly cards: readonly ObjectId[];
  readonly top: readonly ObjectId[];
  /** On the bottom, or to the graveyard. */
  readonly away: readonly ObjectId[];
}

/** Each player looks at the cards and says, in APNAP order, where they go; then all of them move at once (701.22c). */
export const arrange: InstructionWord<Arrange> = {
  shape: {
    count: 'quantity',
    who: 'players?',
    library: 'players?',
    others: { words: { graveyard: true }, optional: true },
    action: 'keyword action?',
  },
  said: {},
  gives: ['objects', 'players', 'amount'],
  they: true,
  forYou: true,
  done: 'arranged',
  movesOfLibrary: ({ others }) => others === 'graveyard',
  gains: () => 0.4,
  meaning: meaning(
    '401.4',
    remembering<Memory>({ left: 'numbers, maybe', arranged: 'records' }),
    ['next', 'put', 'arranged', 'end'],
    {
      next(game, { instruction, scope, memory }) {
        const [player, ...left] = memory.left ?? whoOf(game, scope, instruction.who);
        if (player === undefined) return go('put');
        const { action, others = 'bottom' } = instruction;
        const count = amountOf(game, forEach(scope, player), instruction.count);
        const owner = ownerOf(game, instruction, scope, player);
        const cards = zoneIds(game, 'library', owner).slice(0, count);
        const arranged = [...memory.arranged, { player, owner, cards, top: cards, away: [] }];
        if (cards.length === 0) return go('next', { left, arranged });
        return ask(
          asked(game, player, {
            kind: 'arrange',
            rule: action === undefined ? '401.4' : keywordAction(action).rule,
            about: action === undefined ? `arrange the top ${count}` : `${action} ${count}`,
            object: asking(scope),
            cards,
            piles: ['top', others],
          }),
          { then: 'arranged', remember: { left, arranged } },
        );
      },
      put(game, { instruction: { others }, memory: { arranged } }) {
        const events = arranged.flatMap(({ owner, player, top, away }): readonly GameEvent[] =>
          others === undefined
            ? [{ type: 'reorder', player: owner, top, bottom: away }]
            : [
                { type: 'reorder', player, top, bottom: [] },
                ...away.map((id) => makeMove(game, id, others, { why: 'effect' })),
              ],
        );
        return happen('401.4', events, { then: 'end' });
      },
      arranged(_game, { memory: { arranged }, frame }) {
        const before = arranged.slice(0, -1);
        const last = arranged.slice(-1).map((one) => {
          const [top = [], away = []] = pilesOf(frame.answer, one.cards);
          return { ...one, top, away };
        });
        return go('next', { arranged: [...before, ...last] });
      },
      end(_game, { instruction: { others }, memory: { arranged }, frame }) {
        const away = arranged.flatMap((one) => one.away);
        return finished({
          players: arranged.map(({ player }) => player),
          objects: others === undefined ? away : movedObjects(frame.happened),
          amount: away.length,
          did: true,
        });
      },
    },
    { begins: { arranged: [] } },
  ),
};

const pilesOf = (answer: unknown, cards: readonly ObjectId[]): readonly (readonly ObjectId[])[] =>
  Array.isArray(answer) ? answer.map((pile) => picked(pile, cards)) : [];

/** Whose library: a player's own, or that of another. */
const ownerOf = (
  game: Game,
  { library }: Arrange,
  scope: Reading<unknown>['scope'],
  player: PlayerId,
): PlayerId => (library === undefined ? player : (whoOf(game, forEach(scope, player), library)[0] ?? player));
