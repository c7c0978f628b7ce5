/** What protection and hexproof are from (702.11d, 702.16a): colors, kinds of objects, players. */
import { phrase } from '../../wording/syntax.ts';
import type { Wording } from '../wording.ts';

export const qualities: Wording = {
  quality: [
    phrase('<color>', { object: { color: '<color>' }, said: 'quality' }),
    phrase('monocolored', { object: { colors: 'monocolored' }, quality: 'monocolored' }),
    phrase('multicolored', { object: { colors: 'multicolored' }, quality: 'multicolored' }),
    phrase('colorless', { object: { colors: 'colorless' }, quality: 'colorless' }),
    phrase('snow', { object: { supertype: 'snow' }, quality: 'snow' }),
    phrase('activated and triggered abilities', {
      object: { stackObject: 'ability' },
      quality: 'activated and triggered abilities',
    }),
    phrase('everything', { quality: 'everything' }),
    phrase('each opponent', { player: 'opponent', quality: 'each opponent' }),
    phrase('the chosen color', { object: { colorChosen: 'color' }, quality: 'the chosen color' }),
    phrase('the last chosen color', { object: { colorChosen: 'color' }, quality: 'the last chosen color' }),
    phrase('the chosen card name', { object: { nameChosen: 'name' }, quality: 'the chosen card name' }),
    phrase('<object:many>', { object: '<object>', quality: '<objectWords>' }),
  ],
};
