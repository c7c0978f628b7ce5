/** A name as it is compared: without case, a set after it (`Name-M10`), and what tokens are called besides (111.4). */
export const plainName = (name: string): string =>
  name
    .replace(/-[A-Z0-9]{3}$/, '')
    .replace(/ Token$/, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();

export const sameName = (a: string, b: string): boolean => plainName(a) === plainName(b);
