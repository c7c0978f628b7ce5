/** Costs: what stands before the colon, after "pay", after "unless" (118). */
import { leaf, phrase, separated } from '../wording/syntax.ts';
import type { Wording } from './wording.ts';

export const costs: Wording = {
  cost: [separated('costPart', [[', ', ', ', ', ']])],
  /** In a sentence: "sacrifice a creature and pay 2 life". */
  costSaid: [separated('costPart', [[' and ', ', ', ', and ']])],
  mana: [leaf('mana', 'mana symbols')],
  costPart: [
    phrase('<cost:mana>', { pay: 'mana', cost: '<cost>' }),
    phrase('[pay] <cost:mana>', { pay: 'mana', cost: '<cost>' }),
    phrase('{T}', { pay: 'tap' }),
    phrase('{Q}', { pay: 'untap' }),
    phrase('[pay] <amount:measured life>', { pay: 'life', amount: '<amount>' }),
    phrase('[pay] {E}', { pay: 'energy', amount: 1 }),
    phrase('[pay] {E} {E}', { pay: 'energy', amount: 2 }),
    phrase('[pay] {E} {E} {E}', { pay: 'energy', amount: 3 }),
    phrase('[sacrifice] <what:selfWord>', { pay: 'sacrifice', what: 'self' }),
    phrase('[sacrifice] <some>', { pay: 'sacrifice', '...some': '<some>' }),
    phrase('tap <some>', { pay: 'tapPermanents', '...some': '<some>' }),
    phrase("[return] <some> to its|their owner's hand", { pay: 'returnToHand', '...some': '<some>' }),
    phrase("return <what:selfWord> to its owner's hand", { pay: 'returnToHand', what: 'self' }),
    phrase('[discard] <some:someCards>', { pay: 'discard', '...some': '<some>' }),
    phrase('[discard] <some:someCards> at random', { pay: 'discard', '...some': '<some>', atRandom: true }),
    phrase('[discard] your|their hand', { pay: 'discard', what: 'hand' }),
    phrase('[discard] <what:selfWord>', { pay: 'discard', what: 'self' }),
    phrase('exile <some:someCards> <place>', {
      pay: 'exile',
      '...some': { '...some': '<some>' },
      place: '<place>',
    }),
    phrase('exile <what:selfWord> from your graveyard', { pay: 'exile', what: 'self', from: 'graveyard' }),
    phrase('exile <what:selfWord> from your hand', { pay: 'exile', what: 'self', from: 'hand' }),
    phrase('exile <what:selfWord>', { pay: 'exile', what: 'self' }),
    phrase('exile <some>', { pay: 'exile', '...some': '<some>' }),
    phrase('reveal <some:someCards> from your hand', {
      pay: 'reveal',
      '...some': '<some>',
      place: { zone: 'hand', owner: 'you' },
    }),
    phrase('[mill] <count:counted card>', { pay: 'mill', count: '<count>' }),
    phrase('exile the top card of your library', { pay: 'exileTop', count: 1 }),
    phrase('exile the top <n:several> cards of your library', { pay: 'exileTop', count: '<n>' }),
    phrase('[remove] a|an <kind:counterKind> counter from <self:selfWord>', {
      pay: 'removeCounters',
      kind: '<kind>',
      count: 1,
    }),
    phrase('[remove] <count:several> <kind:counterKind> counters from <self:selfWord>', {
      pay: 'removeCounters',
      kind: '<kind>',
      count: '<count>',
    }),
    phrase('[put] a|an <kind:counterKind> counter on <self:selfWord>', {
      pay: 'putCounters',
      kind: '<kind>',
      count: 1,
    }),
    phrase('<change:loyalty>', { pay: 'loyalty', change: '<change>' }),
  ],
  loyalty: [leaf('loyalty', 'a loyalty symbol')],
};
