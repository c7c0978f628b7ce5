/** Adding mana (106.4): the procedure `addMana`, which mana abilities share, asks for the types and adds it. */
import { call } from '../../state/procedure.ts';
import { finished, meaning } from './meaning.ts';

const amountIn = (returned: unknown): number =>
  typeof returned === 'object' &&
  returned !== null &&
  'amount' in returned &&
  typeof returned.amount === 'number'
    ? returned.amount
    : 0;

export const addMana = meaning<'addMana'>('106.4', {
  add: (_game, { instruction, scope }) => call('addMana', { instructions: [instruction], scope }),
  end: (_game, { frame }) => {
    const amount = amountIn(frame.returned);
    return finished({ amount, did: amount > 0 });
  },
});
