import { without } from '../../rules/abilities/canonical/words.ts';
import { finished, meaning } from '../../rules/effects/instructions/meaning.ts';
import type { ManaType, SpendOnly } from '../../rules/state/mana.ts';
import { noMemory } from '../../rules/state/memory.ts';
import { call } from '../../rules/state/procedure.ts';
import type { Filter, Instruction, Objects, Players, Quantity } from '../../rules/state/vocabulary/index.ts';
import { phrase } from '../../wording/syntax.ts';
import { mana } from './mana.ts';
import type { InstructionWord } from './word.ts';

/**
 * Add mana. `mana` lists units; `anyOf` lets the player choose a type for each of `count`. `eventProduced`: of any
 * type of the mana that the ability triggered on ("any type that land produced").
 */
export interface AddMana {
  readonly do: 'addMana';
  readonly mana?: readonly ManaType[];
  readonly anyOf?: readonly ManaType[];
  /** Of any type that these permanents could produce (106.7), or what a cost took could, as it last was. */
  readonly couldProduce?: Filter | { readonly paid: string };
  readonly eventProduced?: true;
  /** Of any of the colours of these objects. */
  readonly colorsOf?: Objects;
  /** Of the colour that was last chosen under this link (607.2d); of none where none was. */
  readonly chosen?: string;
  /** Of the type that was last noted under this link (607.2e). */
  readonly noted?: string;
  readonly count?: Quantity;
  readonly who?: Players;
  readonly spendOnly?: SpendOnly;
  readonly allOneColor?: true;
  readonly lasts?: true;
}

/** As much again of each type of mana that its controller has in their pool (701.10f). */
export interface DoubleMana {
  readonly do: 'doubleMana';
}

const amountIn = (returned: unknown): number =>
  typeof returned === 'object' &&
  returned !== null &&
  'amount' in returned &&
  typeof returned.amount === 'number'
    ? returned.amount
    : 0;

export const addMana: InstructionWord<AddMana> = {
  shape: {
    mana: { list: 'mana type', optional: true },
    anyOf: { list: 'mana type', optional: true },
    couldProduce: 'producing mana?',
    eventProduced: 'flag of the event?',
    colorsOf: 'objects?',
    chosen: 'link read?',
    noted: 'link read?',
    count: 'quantity?',
    who: 'players?',
    spendOnly: 'what mana is for?',
    allOneColor: 'flag?',
    lasts: 'flag?',
  },
  said: mana,
  gives: ['amount'],
  forYou: true,
  done: 'added',
  addsMana: true,
  plain(words) {
    const { mana, count } = words;
    if (!Array.isArray(mana) || count === undefined) return words;
    if (typeof count === 'number')
      return { ...without(words, 'count'), mana: Array.from({ length: count }, () => mana).flat() };
    // So much of one type.
    return mana.length === 1 ? { ...without(words, 'mana'), anyOf: mana } : words;
  },
  gains: () => 0.1,
  meaning: meaning('106.4', noMemory, ['add', 'end'], {
    add: (_game, { instruction, scope }) =>
      call('addMana', { instructions: [instruction], scope }, { then: 'end' }),
    end: (_game, { frame }) => {
      const amount = amountIn(frame.returned);
      return finished({ amount, did: amount > 0 });
    },
  }),
};

/** Doubling the amount of each type of mana in a player's pool is adding as much again (701.10f). */
export const doubleMana: InstructionWord<DoubleMana> = {
  shape: {},
  said: {
    deed: [phrase('[double] the amount of each type of unspent mana you have', { do: 'doubleMana' })],
  },
  gives: ['amount'],
  done: 'added',
  addsMana: true,
  gains: () => 0.1,
  meaning: meaning('701.10f', noMemory, ['add', 'end'], {
    add(game, { scope }) {
      const mana = (game.players[scope.you]?.pool ?? []).map(({ type }) => type);
      const instructions: readonly Instruction[] = [{ do: 'addMana', mana }];
      return mana.length === 0 ? finished() : call('addMana', { instructions, scope }, { then: 'end' });
    },
    end: (_game, { frame }) => {
      const amount = amountIn(frame.returned);
      return finished({ amount, did: amount > 0 });
    },
  }),
};
