import { type CardDefinition, keywords, shortName } from '../rules/index.ts';
import { inOneWording } from './one-wording.ts';

/** Keywords that are written as their names alone. */
const bare = new Set(
  Object.values(keywords).flatMap(({ keyword, parameters }) =>
    parameters?.needs === undefined ? [keyword] : [],
  ),
);

const isKeyword = (text: string): boolean => {
  const [keyword = ''] = text.toLowerCase().split(/ from | \d+$| \{/);
  if (/^\w+ (?:\{[^}]+\})+$/.test(text)) return keyword in keywords;
  if (/ \d+$/.test(text)) return keyword in keywords;
  return text.includes(' from ') ? keyword in keywords : bare.has(keyword);
};

/** Lines of keywords come as one line or as several, in one order or another: each gets its own. */
const keywordLines = (line: string): readonly string[] => {
  const parts = line.split(/[,;] (?!from |and from )/);
  return parts.every(isKeyword) ? parts.map((part) => part.toLowerCase()) : [line];
};

/** Without reminder text, with straight double quotation marks, and with a dash for two hyphens; where a room leads to stays (309.4b). */
const inPlainMarks = (text: string): string =>
  text
    .replace(/[“”]/g, '"')
    .replace(/ --(?= |$)/gm, ' —')
    // A list has its mark one way or another.
    .replace(/^\* (?=\S)/gm, '• ')
    .replace(/ ?\((?!Leads to:)[^)]*\)/g, '');

/**
 * Rules text without what older and newer printings say differently: reminder text, curly quotation marks, the card's own name,
 * "enters the battlefield", a number and entering tapped that only reminder text said (702.75b), "converted mana cost", "put that card" for "put it", damage that is dealt by what deals it, ability words, and where a paragraph ends.
 */
export function folded(text: string, card: CardDefinition): string {
  const short = shortName(card.name);
  const words = inPlainMarks(
    text.replace(
      /^(\w+) \(This (\w+) enters the battlefield tapped\. [^)]* top four cards [^)]*\)/m,
      '$1 4\nThis $2 enters tapped.',
    ),
  )
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap(keywordLines)
    .map((line) => line.trim())
    .join(' ')
    .replace(/\bconverted mana cost\b/g, 'mana value')
    .replaceAll(card.name, '~')
    .replaceAll(short, '~')
    .replace(
      /\b[Tt]his (creature|spell|land|artifact|enchantment|Aura|Equipment|planeswalker|permanent|card|token|Saga|Class|Vehicle)\b/g,
      '~',
    );
  return inOneWording(words).replace(/\b(Heroic|Landfall|Enrage|Radiance) — /g, '');
}

/** What begins a section: "{2}{G}: Level 2" (716.2), "LEVEL 1-4" (711.2). */
const sectionBegins = /^(?:[^:"]+: Level \d+|LEVEL \d+(?:-\d+|\+))$/;

/** A paragraph of a text as it stands there, and without reminder text, in plain marks: `''` where all of it is a reminder. */
export interface Paragraph {
  readonly text: string;
  readonly words: string;
}

/**
 * The text in paragraphs. The modes of what has several are part of it, and what is in the section of a level is part of
 * that.
 */
export function textInParagraphs(text: string): readonly Paragraph[] {
  const paragraphs: Paragraph[] = [];
  for (const line of text.split(/\n(?![^()]*\))/)) {
    const words = inPlainMarks(line)
      .replace(/[‘’]/g, "'")
      // The sentence around what is quoted ends with the quotation, and has a full stop of its own here.
      .replace(/\."(?=$| [A-Z"])/gm, '.".')
      .replace(/,"(?= and )/g, '.",')
      .trim();
    const begun = paragraphs.findLastIndex((one) => one.words !== '');
    const before = paragraphs[begun];
    const isPart =
      words.startsWith('•') ||
      words.startsWith('+ {') ||
      (words !== '' && sectionBegins.test(before?.words.split('\n')[0] ?? '') && !sectionBegins.test(words));
    if (before !== undefined && isPart)
      paragraphs.splice(begun, paragraphs.length, {
        text: [...paragraphs.slice(begun).map((one) => one.text), line.trim()].join('\n'),
        words: `${before.words}\n${words}`,
      });
    else if (line.trim() !== '') paragraphs.push({ text: line.trim(), words });
  }
  return paragraphs;
}

/** The paragraphs of a text that say something, in plain marks and without reminder text. */
export const paragraphsOf = (text: string): readonly string[] =>
  textInParagraphs(text).flatMap(({ words }) => (words === '' ? [] : [words]));
