import type { KeywordAction } from '../../state/keyword-action.ts';

/**
 * Waterbend with a mana cost: pay that; for each generic mana in it an untapped artifact or creature of the payer may be
 * tapped rather than that mana be paid (701.67a), and for no other mana of a total cost that it is a part of (701.67b).
 * It is done however it was paid (701.67c).
 */
export const waterbend: KeywordAction = {
  action: 'waterbend',
  rule: '701.67a',
  verb: 'waterbends',
  paysGeneric: { pay: 'tapPermanents', what: { anyType: ['artifact', 'creature'] }, count: 1 },
  effect: () => [],
};
