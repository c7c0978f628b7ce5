import { characteristics } from '../../rules/characteristics/index.ts';
import { finished, meaning } from '../../rules/effects/instructions/meaning.ts';
import { apart } from '../../rules/effects/instructions/named.ts';
import { amountOf, asking, forEach, whoOf } from '../../rules/effects/instructions/who.ts';
import { isOfLibrary } from '../../rules/effects/mana/moves-of-library.ts';
import { picked } from '../../rules/state/answers.ts';
import { asked } from '../../rules/state/decider.ts';
import type { ChooseDecision } from '../../rules/state/decision.ts';
import type { Game } from '../../rules/state/game.ts';
import type { PlayerId } from '../../rules/state/identity.ts';
import { remembering } from '../../rules/state/memory.ts';
import type { Target } from '../../rules/state/object.ts';
import { decide, go } from '../../rules/state/procedure.ts';
import { atRandom } from '../../rules/state/random.ts';
import type { Scope } from '../../rules/state/scope.ts';
import type { Filter, Objects, Players, Quantity } from '../../rules/state/vocabulary/index.ts';
import { isHiddenZone } from '../../rules/state/zones.ts';
import { allChoosable } from './choosing.ts';
import type { InstructionWord } from './word.ts';

export interface Choose {
  readonly do: 'choose';
  readonly who?: Players;
  readonly from: Filter | { readonly among: Objects; readonly like?: Filter };
  /** Only what these can be attached to (701.3a): "it can enchant". */
  readonly canHaveAttached?: Objects;
  /** Only what counters of this kind can be put on (608.2d). */
  readonly canGetCounters?: string;
  /** Besides objects these players may be chosen. */
  readonly orPlayers?: Players;
  readonly count: { readonly min: Quantity; readonly max: Quantity };
  /** No two of them with the same. */
  readonly different?: 'manaValue';
  /** Together they have at least so much of it. */
  readonly total?: { readonly of: 'manaValue'; readonly atLeast: Quantity };
  /** No one chooses: so many are picked at random. */
  readonly atRandom?: true;
}

interface ChooseMemory {
  readonly left?: readonly PlayerId[];
  readonly options: readonly Target[];
  readonly chosen: readonly Target[];
}

/** What no two of the objects that are chosen may have the same of, and each option's own; players have none of it. */
function differing(
  game: Game,
  { different }: Choose,
  options: readonly Target[],
): NonNullable<ChooseDecision['different']> | null {
  if (different === undefined) return null;
  const values = options.map((one, at) =>
    'object' in one ? characteristics(game, one.object).manaValue : -1 - at,
  );
  return { what: 'mana value', values };
}

/** What all that is chosen must come to together, and each option's own. */
function totalled(
  game: Game,
  scope: Scope,
  { total }: Choose,
  options: readonly Target[],
): NonNullable<ChooseDecision['total']> | null {
  if (total === undefined) return null;
  const values = options.map((one) => ('object' in one ? characteristics(game, one.object).manaValue : 0));
  return { what: 'mana value', values, atLeast: amountOf(game, scope, total.atLeast) };
}

/** Each player chooses; who can't choose as many chooses as many as possible (609.3). */
export const choose: InstructionWord<Choose> = {
  shape: {
    who: 'players?',
    from: 'filter or some of these',
    canHaveAttached: 'objects?',
    canGetCounters: 'text?',
    orPlayers: 'players?',
    count: 'range',
    different: { words: { manaValue: true }, optional: true },
    total: { fields: { of: { words: { manaValue: true } }, atLeast: 'quantity' }, optional: true },
    atRandom: 'flag?',
  },
  said: {},
  gives: ['objects', 'players', 'amount'],
  they: true,
  forYou: true,
  done: 'chosen',
  isOpen: true,
  findsInLibrary: ({ from }, isThere) =>
    'zone' in from ? isOfLibrary(from) : from.among !== undefined && isThere(from.among),
  lacks: ({ orPlayers }) => (orPlayers === undefined ? ['players'] : []),
  meaning: meaning(
    '608.2d',
    remembering<ChooseMemory>({ left: 'numbers, maybe', options: 'records, later', chosen: 'records' }),
    ['next', 'chosen', 'end'],
    {
      next(game, doing) {
        const { instruction, scope, memory } = doing;
        const [player, ...left] = memory.left ?? whoOf(game, scope, instruction.who);
        if (player === undefined) return go('end');
        const options = allChoosable(game, doing, player);
        const different = differing(game, instruction, options);
        const total = totalled(game, forEach(scope, player), instruction, options);
        const most = different === null ? options.length : new Set(different.values).size;
        const spoken = forEach(scope, player);
        const min = Math.min(most, amountOf(game, spoken, instruction.count.min));
        const max = Math.min(most, amountOf(game, spoken, instruction.count.max));
        if (instruction.atRandom === true)
          return go('next', { left, chosen: [...memory.chosen, ...atRandom(game, options, max)] });
        const decision: ChooseDecision = asked(game, player, {
          kind: 'choose',
          rule: '608.2d',
          about: max === 1 ? 'choose one' : `choose up to ${max}`,
          object: asking(scope),
          options,
          min,
          max,
          hidden: options.some(
            (one) => 'object' in one && isHiddenZone(game.objects[one.object]?.zone ?? 'battlefield'),
          ),
          purpose: 'effect',
          tone: 'neutral',
          ...(different !== null && { different }),
          ...(total !== null && { total }),
        });
        return decide(decision, { then: 'chosen', remember: { left, options } });
      },
      chosen: (_game, { memory: { chosen, options }, frame }) =>
        go('next', { chosen: [...chosen, ...picked(frame.answer, options)] }),
      end: (_game, { memory: { chosen } }) =>
        finished({ ...apart(chosen), amount: chosen.length, did: chosen.length > 0 }),
    },
    {
      begins: { chosen: [] },
      possible: (game, reading) =>
        whoOf(game, reading.scope, reading.instruction.who).some(
          (player) =>
            allChoosable(game, reading, player).length >=
            Math.max(1, amountOf(game, reading.scope, reading.instruction.count.min)),
        ),
    },
  ),
};
