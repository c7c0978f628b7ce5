/** Adding mana (106.4): the procedure `addMana`, which mana abilities share, asks for the types and adds it. */

import { noMemory } from '../../state/memory.ts';
import { call } from '../../state/procedure.ts';
import type { Instruction } from '../../state/vocabulary/index.ts';
import { finished, meaning } from './meaning.ts';

const amountIn = (returned: unknown): number =>
  typeof returned === 'object' &&
  returned !== null &&
  'amount' in returned &&
  typeof returned.amount === 'number'
    ? returned.amount
    : 0;

export const addMana = meaning('addMana', '106.4', noMemory, ['add', 'end'], {
  add: (_game, { instruction, scope }) =>
    call('addMana', { instructions: [instruction], scope }, { then: 'end' }),
  end: (_game, { frame }) => {
    const amount = amountIn(frame.returned);
    return finished({ amount, did: amount > 0 });
  },
});

/** Doubling the amount of each type of mana in a player's pool is adding as much again (701.10f). */
export const doubleMana = meaning('doubleMana', '701.10f', noMemory, ['add', 'end'], {
  add(game, { scope }) {
    const mana = (game.players[scope.you]?.pool ?? []).map(({ type }) => type);
    const instructions: readonly Instruction[] = [{ do: 'addMana', mana }];
    return mana.length === 0 ? finished() : call('addMana', { instructions, scope }, { then: 'end' });
  },
  end: (_game, { frame }) => {
    const amount = amountIn(frame.returned);
    return finished({ amount, did: amount > 0 });
  },
});
