/**
 * Whether what an instruction does follows from how the game is once those before it have been followed (608.2c): it
 * counts something there, or is about all that fits a description. What a token is to have isn't asked now.
 */
export const asksTheGame = (words: unknown): boolean =>
  typeof words === 'object' &&
  words !== null &&
  Object.entries(words).some(
    ([word, part]) =>
      word !== 'token' &&
      (asking.has(word) || (word === 'count' && isDescription(part)) || asksTheGame(part)),
  );

/** The words of quantities and of objects that are about whatever there is. */
const asking: ReadonlySet<string> = new Set([
  'all',
  'basicLandTypesAmong',
  'cardsIn',
  'countPlayers',
  'devotion',
  'greatest',
  'life',
  'lowest',
  'typesAmong',
  'withDifferentNames',
]);

/** What is counted, and not how many there are to be: that is a number, or says where that comes from. */
const isDescription = (count: unknown): boolean =>
  typeof count === 'object' && count !== null && !Object.keys(count).some((word) => saysHowMany.has(word));

const saysHowMany: ReadonlySet<string> = new Set([
  ...asking,
  'amount',
  'chosen',
  'count',
  'countOf',
  'counters',
  'eventAmount',
  'half',
  'least',
  'manaSpent',
  'minus',
  'plus',
  'times',
  'value',
  'x',
  'xOf',
]);
