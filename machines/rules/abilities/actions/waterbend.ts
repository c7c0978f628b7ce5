import { phrase } from '../../../wording/syntax.ts';
import type { KeywordAction } from '../../state/keyword-action.ts';

/** The cost itself, which also stands where paying it is optional. */
export const waterbending = phrase('waterbend <cost:mana>', {
  pay: 'perform',
  action: 'waterbend',
  cost: '<cost>',
});

/**
 * Waterbend with a mana cost: pay that; for each generic mana in it an untapped artifact or creature of the payer may be
 * tapped rather than that mana be paid (701.67a), and for no other mana of a total cost that it is a part of (701.67b).
 * It is done however it was paid (701.67c).
 */
export const waterbend: KeywordAction = {
  action: 'waterbend',
  rule: '701.67a',
  verb: 'waterbends',
  said: { payingMana: [waterbending] },
  paysGeneric: { pay: 'tapPermanents', what: { anyType: ['artifact', 'creature'] }, count: 1 },
  effect: () => [],
};
