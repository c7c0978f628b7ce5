/** What is said in one word or in several. */
export const isList = <T>(one: T | readonly T[]): one is readonly T[] => Array.isArray(one);

export function includes<T>(said: T | readonly T[], value: T): boolean {
  return isList(said) ? said.includes(value) : said === value;
}

export function every<T>(said: T | readonly T[], holds: (value: T) => boolean): boolean {
  return isList(said) ? said.every(holds) : holds(said);
}
