import { disguisedText } from '../../state/rule-texts.ts';
import type { KeywordModule } from '../../state/table.ts';
import { faceDownCreature } from './face-down-creature.ts';
import { withCost } from './said.ts';

/**
 * Disguise with a cost (702.168a): the card may be cast face down as morph lets it, with ward {2} besides, and the
 * permanent turned face up for the disguise cost any time its controller has priority (702.168d).
 */
export const disguise: KeywordModule = {
  keyword: 'disguise',
  rule: '702.168',
  said: { keyword: withCost('disguise') },
  ...faceDownCreature,
  castsFaceDown: () => ({ cost: [{ pay: 'mana', cost: '{3}' }], as: disguisedText }),
};
