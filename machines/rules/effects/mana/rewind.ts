import { picked } from '../../state/answers.ts';
import { asked } from '../../state/decider.ts';
import type { EventOf } from '../../state/event.ts';
import type { Frame } from '../../state/frame.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId, PlayerId } from '../../state/identity.ts';
import { remembering } from '../../state/memory.ts';
import { ask, call, go, happen, part } from '../../state/procedure.ts';
import type { Refusal } from '../../state/verdict.ts';
import { restoreCheckpoint, write } from '../../state/write.ts';
import { manaActivation } from './activate.ts';
import { type ActivatedMana, activatedMeanwhile } from './log.ts';

/** What the steps of reversing remember. */
interface Rewinding {
  readonly mana: readonly ActivatedMana[];
  /** Players that still decide, and positions of what is reversed. */
  readonly players: readonly PlayerId[];
  readonly reversed: readonly number[];
  /** What is done again, once the game is back. */
  readonly again: readonly ActivatedMana[];
  /** The player wanted it no more, rather than being unable to complete it. */
  readonly givenUp?: boolean;
  /** That it is reversed, and why: it happens once the game is back. */
  readonly illegal?: EventOf<'reverse'>;
}

export const rewinding = remembering<Rewinding>({
  mana: 'records, later',
  players: 'numbers, later',
  reversed: 'numbers, later',
  again: 'records, later',
  givenUp: 'yes or no, maybe',
  illegal: 'record, maybe',
});

/**
 * Reversing an illegal or abandoned action (733.1): the game goes back to the innermost checkpoint. Each player may
 * reverse the mana abilities that they activated meanwhile; those kept are activated again, those that can't be
 * reversed are kept, and so are those whose mana was spent on one that is kept. The player who had priority has it
 * again (733.2).
 */
export const reversing = part(
  rewinding,
  ['begin', 'decide', 'decided', 'restore', 'again', 'reversed'],
  ['over'],
  {
    begin(game) {
      const mana = activatedMeanwhile(game);
      const players = [
        ...new Set(mana.filter(({ irreversible }) => !irreversible).map(({ player }) => player)),
      ];
      return go('decide', { mana, players, reversed: [] });
    },
    decide(game, { memory }) {
      const [player] = memory.players;
      if (player === undefined) return go('restore');
      return ask(
        asked(game, player, {
          kind: 'reverseMana',
          rule: '733.1',
          about: 'reverse mana abilities',
          object: null,
          abilities: ownOf(memory, player).map(({ one }) => ({
            object: one.object,
            reversible: !one.irreversible,
          })),
        }),
        { then: 'decided' },
      );
    },
    decided(_game, { memory, frame }) {
      const [player, ...players] = memory.players;
      const reversed = picked(frame.answer, ownOf(memory, player)).map(({ at }) => at);
      return go('decide', { players, reversed: [...memory.reversed, ...reversed] });
    },
    restore(game, { memory }) {
      const { mana, reversed } = memory;
      const kept = keptOf(mana, new Set(reversed));
      const again = mana.filter((_, at) => kept.has(at));
      goBack(game, again);
      return go('again', { again });
    },
    again(_game, { memory }) {
      const [next, ...again] = memory.again;
      if (next === undefined) return go('reversed');
      const { player, object, ability, choice, objects, x } = next;
      return call(
        'activateManaAbility',
        manaActivation({ player, object, ability, choice, objects, ...(x !== undefined && { x }) }),
        {
          then: 'again',
          remember: { again },
        },
      );
    },
    /** It is said why it was reversed. */
    reversed: (_game, { memory: { illegal } }) =>
      illegal === undefined ? go('over') : happen('733.1', [illegal], { then: 'over' }),
  },
);

/** That what a player began is reversed, with why (733.1): because they gave it up, if nothing else is said. */
export const reversal = (
  player: PlayerId,
  object: ObjectId | null,
  what: string,
  refusals: readonly Refusal[] | null,
): EventOf<'reverse'> => {
  const of = { objects: object === null ? [] : [object], players: [player], values: {} };
  const reversed: Refusal = { rule: '733.1', because: `${what} is reversed.`, ...of };
  const givenUp: Refusal = {
    rule: '733.1',
    because: `{p0} gives up what was begun: ${what} is reversed.`,
    ...of,
  };
  return {
    type: 'reverse',
    player,
    object,
    refusals: refusals === null ? [givenUp] : [...refusals, reversed],
  };
};

const ownOf = ({ mana }: Rewinding, player: PlayerId | undefined) =>
  mana.flatMap((one, at) => (one.player === player ? [{ one, at }] : []));

/** What isn't reversed, with everything whose mana was spent on that. */
function keptOf(mana: readonly ActivatedMana[], reversed: ReadonlySet<number>): ReadonlySet<number> {
  const kept = new Set<number>();
  const keep = (at: number) => {
    if (kept.has(at)) return;
    kept.add(at);
    for (const before of mana[at]?.paidBy ?? []) keep(before);
  };
  mana.forEach(({ irreversible }, at) => {
    if (irreversible || !reversed.has(at)) keep(at);
  });
  return kept;
}

/** Restores the checkpoint, under the frame that does it, which goes on. */
function goBack(game: Game, again: readonly ActivatedMana[]): void {
  const own = game.frames.at(-1);
  restoreCheckpoint(game);
  if (own !== undefined) {
    const { givenUp, illegal } = own.memory;
    const memory = {
      again,
      ...(givenUp !== undefined && { givenUp }),
      ...(illegal !== undefined && { illegal }),
    };
    const frame: Frame = { ...own, memory };
    write(game).pushFrame(frame);
  }
  // A mana ability that is kept was an action: passing in succession starts anew (117.4).
  if (again.length > 0 && game.priority.passed.length > 0) {
    write(game).root.priority = { ...game.priority, passed: [] };
  }
}
