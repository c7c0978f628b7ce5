import { byKey } from './by-key.ts';

/** Parts of a cost (118): `{ sacrifice: 'self' }` is `{ pay: 'sacrifice', what: 'self' }` now. */
export const olderCostPart = byKey('pay', {
  mana: ['mana', { mana: 'cost' }],
  tap: ['tap', { tap: null }],
  untap: ['untap', { untap: null }],
  payLife: ['life', { payLife: 'amount' }],
  payEnergy: ['energy', { payEnergy: 'amount' }],
  sacrifice: ['sacrifice', { sacrifice: 'what' }],
  tapPermanents: ['tapPermanents', { tapPermanents: 'what' }],
  tapTotalPower: ['tapTotalPower', { tapTotalPower: 'atLeast', of: 'what' }],
  returnToHand: ['returnToHand', { returnToHand: 'what' }],
  putIntoGraveyard: ['putIntoGraveyard', { putIntoGraveyard: 'what' }],
  discard: ['discard', { discard: 'what' }],
  exile: ['exile', { exile: 'what' }],
  reveal: ['reveal', { reveal: 'what' }],
  mill: ['mill', { mill: 'count' }],
  exileTop: ['exileTop', { exileTop: 'count' }],
  removeCounters: ['removeCounters', { removeCounters: 'kind' }],
  putCounters: ['putCounters', { putCounters: 'kind' }],
  exert: ['exert', { exert: 'what' }],
  perform: ['perform', { perform: 'action' }],
  loyalty: ['loyalty', { loyalty: 'change' }],
});
