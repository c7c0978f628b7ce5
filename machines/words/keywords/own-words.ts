/** Keywords that are said in words of their own. */
import { phrase, separated } from '../../wording/syntax.ts';
import type { Wording } from '../wording.ts';

const keyword = (name: string) => ({ kind: 'keyword', keyword: name });
const mana = [{ pay: 'mana', cost: '<cost>' }];

export const ownWords: Wording = {
  keyword: [
    phrase('affinity for <object:many>', {
      ...keyword('affinity'),
      object: { '...object': '<object>', controller: 'you' },
      quality: '<objectWords>',
    }),
    phrase('champion a|an <object:one>', { ...keyword('champion'), object: '<object>' }),
    phrase('partner with <name:nameWords>', {
      ...keyword('partner with'),
      object: { name: '<name>' },
      quality: '<name>',
    }),
    phrase('modular — sunburst', { ...keyword('modular'), n: { number: 'manaSpent', which: 'colors' } }),
    phrase('craft with <object:one> <cost:mana>', {
      ...keyword('craft'),
      object: '<object>',
      cost: mana,
    }),
    phrase('craft with <n:numeral> <object:many> <cost:mana>', {
      ...keyword('craft'),
      n: '<n>',
      object: '<object>',
      cost: mana,
    }),
    phrase('craft with <n:numeral> or more <object:many> <cost:mana>', {
      ...keyword('craft'),
      n: '<n>',
      orMore: true,
      object: '<object>',
      cost: mana,
    }),
    phrase('boast — <cost> : <effect>', { ...keyword('boast'), cost: '<cost>', effect: '<effect>' }),
    phrase('visit — <effect>', { ...keyword('visit'), effect: '<effect>' }),
    phrase('<numbers:chapterNumbers> — <effect>', {
      ...keyword('chapter'),
      said: 'chapters',
      numbers: '<numbers>',
      effect: '<effect>',
    }),
    phrase('<object:landKind> landwalk', { ...keyword('landwalk'), object: '<object>' }),
    phrase('<object:landKind> <subtype:landTypeWalk>', {
      ...keyword('landwalk'),
      object: { '...object': '<object>', subtype: '<subtype>' },
    }),
    phrase('desertwalk', { ...keyword('landwalk'), object: { subtype: 'Desert' } }),
  ],
  chapterNumbers: [separated('chapterNumber', [[', ', ', ', ', ']])],
  chapterNumber: ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'].map((numeral, at) =>
    phrase(numeral, at + 1),
  ),
  /** Kinds of lands with a landwalk (702.14a). */
  landKind: [
    phrase('<supertype>', { supertype: '<supertype>' }),
    phrase('<notSupertype:nonSupertype>', { notSupertype: '<notSupertype>' }),
    phrase('<type>', { type: '<type>' }),
  ],
  landTypeWalk: ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'].map((type) =>
    phrase(`${type.toLowerCase()}walk`, type),
  ),
};
