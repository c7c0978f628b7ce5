/** What asks for a folder's own words: what cards say, how they are written, and what is wrong with a definition. */
const ofWords: readonly string[] = [
  'tests/unit/cards/{bad-input,check,printed,text,vocabulary,write}.test.ts',
  'tests/unit/cards/text/*.test.ts',
  'tests/unit/effects/check.test.ts',
];
const ofRules: readonly string[] = [
  'tests/unit/{cards,casting,characteristics,combat,events,keywords,rules,scenarios,state}/**/*.test.ts',
  'tests/unit/effects/check.test.ts',
];

/** Whether a folder is about words: no game shows what a text or a checker does. */
export const isOfWords = (folder: string): boolean =>
  /^machines\/rules\/abilities\/(text|check|write)\b/.test(folder);

/**
 * The tests that are asked whether they notice when something in this folder is broken. To play all games takes most
 * of the time: folders about words are asked of by their own tests alone.
 */
export const asked = (folder: string): readonly string[] => (isOfWords(folder) ? ofWords : ofRules);
