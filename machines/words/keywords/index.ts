/** Keyword abilities (702) on a line of a card, and where an effect gives them: each says itself, and here is what they share. */
import { keywords } from '../../rules/abilities/keywords/index.ts';
import { separated } from '../../wording/syntax.ts';
import { together, type Wording } from '../wording.ts';
import { qualities } from './qualities.ts';
import { sections } from './sections.ts';

export const keywordWords: Wording = together(
  {
    keywordLine: [
      separated(
        'keyword',
        [
          [', ', ', ', ', '],
          ['; ', '; ', '; '],
        ],
        { flat: true },
      ),
    ],
  },
  ...Object.values(keywords).map(({ said }) => said),
  qualities,
  sections,
);
