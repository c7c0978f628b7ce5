import {
  type ManaCost as Cost,
  type ManaType,
  manaWords,
  printManaSymbol,
} from '../../machines/rules/index.ts';

const words: Readonly<Record<ManaType | 'S' | 'X' | 'T' | 'Q', string>> = {
  ...manaWords,
  S: 'snow',
  X: 'X',
  T: 'tap',
  Q: 'untap',
};

const wordOf = (part: string): string => (part in words ? words[part as keyof typeof words] : part);

/** One symbol as it is printed between braces: `2`, `W`, `W/U`, `T`. */
export function ManaSymbol({ symbol }: { readonly symbol: string }) {
  const [first = '', second] = symbol.split('/');
  const shown = symbol === 'T' ? '↷' : symbol === 'Q' ? '↶' : symbol.replaceAll('/', '');
  const title = symbol.split('/').map(wordOf).join(' or ');
  return (
    <span className="sc-mana" data-mana={first} data-other={second} title={title} aria-hidden="true">
      {shown}
    </span>
  );
}

/** A mana cost as its symbols; nothing for no mana cost. */
export function ManaCost({ cost }: { readonly cost: Cost | null }) {
  if (cost === null || cost.length === 0) return null;
  const printed = cost.map(printManaSymbol);
  return (
    <span className="sc-cost">
      <span className="sc-hidden">{printed.join('')}</span>
      {printed.map((symbol, at) => (
        <ManaSymbol key={at} symbol={symbol.slice(1, -1)} />
      ))}
    </span>
  );
}

/** Text in which `{W}` stands for symbols, with the symbols drawn. */
export function TextWithSymbols({ text }: { readonly text: string }) {
  return text.split(/(\{[^{}]+\})/).map((part, at) =>
    part.startsWith('{') && part.endsWith('}') ? (
      <span key={at}>
        <span className="sc-hidden">{part}</span>
        <ManaSymbol symbol={part.slice(1, -1)} />
      </span>
    ) : (
      part
    ),
  );
}
