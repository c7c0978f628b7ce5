import type { KeywordModule } from '../../state/table.ts';

/** A card that may be cast as a face-down 2/2 creature for {3}; its permanent may be turned face up for the keyword's cost (702.37a). */
export const faceDownCreature: Pick<KeywordModule, 'castsFaceDown' | 'turnsFaceUp' | 'parameters' | 'words'> =
  {
    parameters: { needs: ['cost'] },
    castsFaceDown: () => ({ cost: [{ pay: 'mana', cost: '{3}' }] }),
    turnsFaceUp: ({ cost = [] }) => ({ cost }),
  };
