import { EngineError } from './error.ts';
import {
  type Color,
  colors,
  isColor,
  type ManaCost,
  type ManaSymbol,
  type ManaType,
  manaTypes,
} from './mana.ts';
import { onceFor } from './once-for.ts';

/**
 * The symbols of a mana cost as it is printed, `{2}{W/U}{G/P}` (107.4). `{0}` and the empty text are no symbols.
 * Throws an `EngineError` that names what is no mana symbol. Answers are kept.
 */
export function parseManaCost(printed: string): ManaCost {
  const known = parsed.get(printed);
  if (known !== undefined) return known;
  const rest = printed.replace(/\{[^{}]*\}/g, '');
  if (rest !== '') throw new EngineError(`“${printed}” is no mana cost: “${rest}” is outside of braces.`);
  const cost = (printed.match(/\{[^{}]*\}/g) ?? [])
    .map((symbol) => parseSymbol(symbol.slice(1, -1), printed))
    .filter((symbol) => !isGeneric(symbol) || symbol.generic > 0);
  parsed.set(printed, cost);
  return cost;
}

const parsed = new Map<string, ManaCost>();

const isManaType = (text: string | undefined): text is ManaType => manaTypes.some((type) => type === text);

function parseSymbol(symbol: string, printed: string): ManaSymbol {
  if (symbol === 'S' || symbol === 'X' || isManaType(symbol)) return symbol;
  if (/^\d+$/.test(symbol)) return { generic: Number(symbol) };
  const [first, second, third, ...more] = symbol.split('/');
  if (more.length === 0) {
    if (isColor(first) && second === 'P' && third === undefined) return { phyrexian: first };
    if (first === '2' && isColor(second) && third === undefined) return { twoOr: second };
    if (isManaType(first) && isManaType(second) && first !== second) {
      if (third === undefined) return { hybrid: [first, second], phyrexian: false };
      if (third === 'P' && isColor(first) && isColor(second))
        return { hybrid: [first, second], phyrexian: true };
    }
  }
  throw new EngineError(`“${printed}” is no mana cost: {${symbol}} is no mana symbol.`);
}

/** A mana symbol as it is printed, with its braces. */
export function printManaSymbol(symbol: ManaSymbol): string {
  if (typeof symbol === 'string') return `{${symbol}}`;
  if ('generic' in symbol) return `{${symbol.generic}}`;
  if ('twoOr' in symbol) return `{2/${symbol.twoOr}}`;
  if ('hybrid' in symbol) return `{${symbol.hybrid.join('/')}${symbol.phyrexian ? '/P' : ''}}`;
  return `{${symbol.phyrexian}/P}`;
}

/** A mana cost as it is printed; `{0}` if there is nothing in it. Answers are kept. */
export const printManaCost = onceFor((cost: ManaCost): string =>
  cost.length === 0 ? '{0}' : cost.map(printManaSymbol).join(''),
);

/**
 * The mana value of a mana cost (202.3): no mana cost is 0 (202.3a), X is the value chosen for it on the stack and
 * 0 anywhere else (202.3e), of a hybrid symbol the largest part counts (202.3f), a Phyrexian symbol is 1 (202.3g).
 */
export function manaValueOf(cost: ManaCost | null, x = 0): number {
  let value = 0;
  for (const symbol of cost ?? []) {
    if (typeof symbol === 'string') value += symbol === 'X' ? x : 1;
    else if ('generic' in symbol) value += symbol.generic;
    else value += 'twoOr' in symbol ? 2 : 1;
  }
  return value;
}

const isGeneric = (symbol: ManaSymbol): symbol is Extract<ManaSymbol, { readonly generic: number }> =>
  typeof symbol === 'object' && 'generic' in symbol;

/** How much generic mana a cost asks for. */
export const genericIn = (cost: ManaCost): number =>
  cost.reduce((sum, symbol) => sum + (isGeneric(symbol) ? symbol.generic : 0), 0);

/** A mana cost that asks for so much generic mana, in one symbol, rather than for what it does. */
export const withGeneric = (cost: ManaCost, generic: number): ManaCost => [
  ...(generic > 0 ? [{ generic }] : []),
  ...cost.filter((symbol) => !isGeneric(symbol)),
];

/** The colours of the mana symbols in a mana cost (105.2, 202.2), in the order of 105.1. */
export function colorsOf(cost: ManaCost | null): readonly Color[] {
  const found = new Set((cost ?? []).flatMap(symbolColors));
  return colors.filter((color) => found.has(color));
}

/** The colours of one mana symbol: of a hybrid one all that are in it (107.4e-f). */
export function symbolColors(symbol: ManaSymbol): readonly Color[] {
  if (typeof symbol === 'string') return isColor(symbol) ? [symbol] : [];
  if ('generic' in symbol) return [];
  if ('twoOr' in symbol) return [symbol.twoOr];
  if ('hybrid' in symbol) return symbol.hybrid.filter((type): type is Color => isColor(type));
  return [symbol.phyrexian];
}
