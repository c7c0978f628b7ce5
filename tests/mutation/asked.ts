/** What asks for a folder's own words: what cards say, how they are written, and what is wrong with a definition. */
const ofWords: readonly string[] = [
  'tests/unit/cards/{bad-input,check,printed,text,vocabulary,write}.test.ts',
  'tests/unit/cards/text/*.test.ts',
  'tests/unit/effects/check.test.ts',
];
const ofRules: readonly string[] = [
  'tests/unit/{cards,casting,characteristics,combat,keywords,rules,scenarios}/**/*.test.ts',
  'tests/unit/effects/check.test.ts',
];
const words = /^machines\/rules\/abilities\/(text|check|write)\b/;

/**
 * The tests that are asked whether they notice when something in this folder is broken. No game shows what a text or a
 * checker does, and to play them all takes most of the time: those folders are asked of by their own tests alone.
 */
export const asked = (folder: string): readonly string[] => (words.test(folder) ? ofWords : ofRules);
