/** The lines of a deck list as sites export them: which cards, how many, and where they go. It knows no card. */

/** Where a line's cards go. */
export type DeckSection = 'main' | 'sideboard' | 'commanders';

/** A line of a list that names a card, or should. */
export interface DeckLine {
  /** Counted from 1. */
  readonly number: number;
  /** The whole line as it was given, without spaces around it. */
  readonly text: string;
  readonly section: DeckSection;
  /** How many of the card, as it is written; `'1'` if nothing is. */
  readonly count: string;
  /** The card's name without what sites write around it; `''` for a count without a card. */
  readonly name: string;
}

type Part = DeckSection | 'ignored';

/** A line that begins a part of the list. */
const headings: readonly (readonly [RegExp, Part])[] = [
  [/^(main ?deck|main|mainboard|deck)$/i, 'main'],
  [/^(side ?board|side|companion)$/i, 'sideboard'],
  [/^commanders?$/i, 'commanders'],
  [/^(maybe ?board|considering|tokens)$/i, 'ignored'],
];
/** Words between cards that say nothing: `Creatures (12)`, Arena's `About` and `Name My Deck`. */
const remark =
  /^(creatures?|lands?|instants?|sorcer(y|ies)|artifacts?|enchantments?|planeswalkers?|battles?|spells?|others?|about|name .*)$/i;

const withoutHeadingMarks = (line: string): string =>
  line
    .replace(/^(\/\/|#|=+|\[)\s*/, '')
    .replace(/\s*(\(\d+( cards?)?\)|=+|\])?\s*:?\s*$/i, '')
    .replace(/\s*:$/, '');

/** `(M21) 123`, `(M21:123)`, `[M21]`, `[M21#123]`: a set, and a number in it. */
const printing = String.raw`[([][A-Za-z0-9]{2,6}(?:[:#][\w\u2605\u2020-]+)?[)\]]`;
const printingFirst = new RegExp(String.raw`^${printing}\s+`);
const printingLast = new RegExp(String.raw`\s+${printing}(?:\s+[\w\u2605\u2020-]+)?\s*$`);
const foil = /(?:\s+\*[A-Z]{1,4}\*)+/gi;

/**
 * Without what sites write around a name: the set and the collector number before or after it, foil marks (`*F*`, `(F)`), tags
 * (`#ramp`), labels (`^Have^`), categories (`[Ramp]`), how it looks (`<retro>`).
 */
function withoutMarks(name: string): string {
  let bare = name
    .replace(/\s+#.*$/, '')
    .replace(/\s+\^.*\^?$/, '')
    .replace(/\s+`.*`$/, '')
    .replace(foil, '')
    .replace(/\s+\((?:F|foil|etched)\)$/i, '')
    .replace(/\s+<[^>]*>/g, '')
    .replace(printingFirst, '')
    .trim();
  if (printingLast.test(bare)) return bare.replace(printingLast, '').trim();
  // A category stands after the printing.
  const category = bare.replace(/\s+\[[^\]]*\]$/, '');
  if (category !== bare) bare = category.replace(printingLast, '');
  return bare.trim();
}

/** Whether a line stands for a commander wherever it is: `1 Careful Owl *CMDR*`. */
const isMarkedCommander = (text: string): boolean => /\*CMDR\*/i.test(text);

const inOwnWords: readonly (readonly [RegExp, DeckSection])[] = [
  [/^(?:SB|Sideboard):\s*(.+)$/i, 'sideboard'],
  [/^(?:CMDR|Commander):\s*(.+)$/i, 'commanders'],
];

function lineOf(number: number, text: string, section: DeckSection): DeckLine {
  const own = inOwnWords.flatMap(([pattern, where]) => {
    const [, rest] = pattern.exec(text) ?? [];
    return rest === undefined ? [] : [{ rest, where }];
  })[0];
  const said = own?.rest ?? text;
  const where = isMarkedCommander(text) ? 'commanders' : (own?.where ?? section);
  if (/^[-+]?[\d.,]+\s*x?$/i.test(said)) return { number, text, section: where, count: said, name: '' };
  const [, count = '1', rest = said] = /^([-+]?[\d.,]+)\s*[x\u00d7]?\s+(.+)$/i.exec(said) ?? [];
  return { number, text, section: where, count, name: withoutMarks(rest) };
}

/** Lists without a heading have their sideboard in a block of its own at the end: after at least so many cards, at most so many. */
const [leastBefore, mostAside] = [40, 15];

/**
 * The lines of a deck list that name cards: `4 Careful Owl`, with or without `x`, a set and a collector number before or
 * after the name, foil marks, tags, categories. Headings and `SB:` say where cards go; in a list that has none, a last
 * block of at most fifteen cards after a blank line is the sideboard. Comments and headings of kinds of cards say nothing.
 * Magic Online's own form (XML) is read, too.
 */
export function deckLines(text: string): readonly DeckLine[] {
  if (/^\uFEFF?\s*<(?:\?xml|deck\b)/i.test(text)) return linesOfXml(text);
  const lines: DeckLine[] = [];
  /** Which lines come first after a blank one. */
  const blocks: number[] = [];
  let section: Part = 'main';
  let hasHeadings = false;
  let isAfterBlank = false;
  for (const [at, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const line = raw.replace(/^\uFEFF/, '').trim();
    if (line === '') {
      isAfterBlank = true;
      continue;
    }
    const words = withoutHeadingMarks(line);
    const heading = headings.find(([pattern]) => pattern.test(words));
    if (heading !== undefined) {
      section = heading[1];
      hasHeadings = true;
    } else if (remark.test(words)) hasHeadings = true;
    else if (!/^(\/\/|#)/.test(line) && section !== 'ignored') {
      if (isAfterBlank) blocks.push(lines.length);
      lines.push(lineOf(at + 1, line, section));
    }
    isAfterBlank = false;
  }
  const last = blocks.filter((from) => from > 0).at(-1);
  if (hasHeadings || last === undefined || !lines.every((one) => one.section === 'main')) return lines;
  const [before, aside] = [lines.slice(0, last), lines.slice(last)].map(total);
  return (before ?? 0) < leastBefore || (aside ?? 0) > mostAside
    ? lines
    : lines.map((one, at) => (at < last ? one : { ...one, section: 'sideboard' }));
}

const total = (lines: readonly DeckLine[]): number =>
  lines.reduce((sum, { count }) => sum + (/^\d+$/.test(count) ? Number(count) : 0), 0);

/** Magic Online's files (.dek): `<Cards CatID="1" Quantity="4" Sideboard="false" Name="Careful Owl" />`. */
function linesOfXml(text: string): readonly DeckLine[] {
  return [...text.matchAll(/<cards\b([^>]*)>/gi)].map(({ 0: element, 1: written = '', index }) => {
    const attribute = (name: string): string | undefined =>
      new RegExp(String.raw`\b${name}\s*=\s*(?:"([^"]*)"|'([^']*)')`, 'i')
        .exec(written)
        ?.slice(1)
        .find((value) => value !== undefined);
    return {
      number: text.slice(0, index).split(/\r\n|\r|\n/).length,
      text: element,
      section: /^true$/i.test(attribute('sideboard') ?? '') ? 'sideboard' : 'main',
      count: attribute('quantity') ?? '1',
      name: unescaped(attribute('name') ?? '').trim(),
    };
  });
}

const entities: Readonly<Record<string, string>> = { amp: '&', apos: "'", gt: '>', lt: '<', quot: '"' };

const unescaped = (text: string): string =>
  text.replace(/&(?:#(\d{1,6})|(\w+));/g, (written, code: string | undefined, name: string | undefined) =>
    code === undefined ? (entities[name ?? ''] ?? written) : String.fromCodePoint(Number(code)),
  );
