/** Costs in words: what stands before the colon, after "pay", after "unless" (118). */
import { leaf, separated } from '../../wording/syntax.ts';
import type { Wording } from '../wording.ts';
import { costs } from './index.ts';

export const costWording: Wording = {
  cost: [separated('costPart', [[', ', ', ', ', ']])],
  /** In a sentence: "sacrifice a creature and pay 2 life". */
  costSaid: [separated('costPart', [[' and ', ', ', ', and ']])],
  costPart: Object.values(costs).flatMap(({ said }) => said),
  mana: [leaf('mana', 'mana symbols')],
  loyalty: [leaf('loyalty', 'a loyalty symbol')],
};
