/** Costs in words: what stands before the colon, after "pay", after "unless" (118). */
import { leaf, phrase, separated } from '../../wording/syntax.ts';
import type { Wording } from '../wording.ts';
import { costs } from './index.ts';

const ways = Object.values(costs).flatMap(({ said }) => said);

export const costWording: Wording = {
  cost: [separated('costPart', [[', ', ', ', ', ']], { flat: true })],
  /** In a sentence: "sacrifice a creature and pay 2 life". */
  costSaid: [separated('costPart', [[' and ', ', ', ', and ']], { flat: true })],
  /** The same where someone does it: "pay {2}", and not "{2}". */
  costDone: [separated('costDeed', [[' and ', ', ', ', and ']], { flat: true })],
  costDeed: ways.filter((way) => way.is !== 'phrase' || !/^[<{]/.test(way.text)),
  costPart: [
    ...ways,
    phrase('[remove] <counters:someCounters> from <self:selfWord> and sacrifice it', [
      { pay: 'removeCounters', '...counters': '<counters>' },
      { pay: 'sacrifice', what: 'self' },
    ]),
  ],
  /** What someone may pay: "you may pay {1} and 2 life". */
  payments: [separated('payment', [[' and ', ', ', ', and ']])],
  payment: [
    phrase('<cost:mana>', { pay: 'mana', cost: '<cost>' }),
    phrase('<amount:measured life>', { pay: 'life', amount: '<amount>' }),
    phrase('<amount:energySymbols>', { pay: 'energy', amount: '<amount>' }),
    phrase('<amount:numeral> {E}', { pay: 'energy', amount: '<amount>' }),
  ],
  someCounters: [
    phrase('a|an <kind:counterKind> counter', { kind: '<kind>', count: 1 }),
    phrase('<count:several> <kind:counterKind> counters', { kind: '<kind>', count: '<count>' }),
  ],
  roundWord: [phrase('up', 'up'), phrase('down', 'down')],
  mana: [leaf('mana', 'mana symbols')],
  /** What has been paid with: "the sacrificed creature", "the discarded card". */
  paidWord: Object.entries(costs).flatMap(([name, { participle }]) =>
    participle === undefined ? [] : [phrase(participle, name)],
  ),
  loyalty: [leaf('loyalty', 'a loyalty symbol')],
};
