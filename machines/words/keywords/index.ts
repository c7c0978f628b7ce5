/** Keyword abilities (702) on a line of a card, and where an effect gives them. */
import { separated } from '../../wording/syntax.ts';
import { together, type Wording } from '../wording.ts';
import { byParameters } from './by-parameters.ts';
import { ownWords } from './own-words.ts';
import { qualities } from './qualities.ts';
import { rooms } from './rooms.ts';
import { sections } from './sections.ts';

/** A phrase of a keyword may be several abilities: "protection from black and from red". */
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
    keyword: byParameters,
  },
  ownWords,
  qualities,
  rooms,
  sections,
);
