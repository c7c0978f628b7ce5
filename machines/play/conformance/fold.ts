import { type CardDefinition, keywords } from '../../rules/index.ts';

/** Keywords that are written as their names alone. */
const bare = new Set(
  Object.values(keywords).flatMap(({ keyword, parameters }) =>
    parameters?.needs === undefined ? [keyword] : [],
  ),
);

const isKeyword = (text: string): boolean => {
  const [keyword = ''] = text.toLowerCase().split(/ from | \d+$/);
  if (/ \d+$/.test(text)) return keyword in keywords;
  return text.includes(' from ') ? keyword in keywords : bare.has(keyword);
};

/** Lines of keywords come as one line or as several, in one order or another: each gets its own. */
const keywordLines = (line: string): readonly string[] => {
  const parts = line.split(', ');
  return parts.every(isKeyword) ? parts.map((part) => part.toLowerCase()) : [line];
};

/**
 * Rules text without what older and newer printings say differently: reminder text, curly quotation marks, the card's own name,
 * "enters the battlefield", a number and entering tapped that only reminder text said (702.75b), "converted mana cost", "put that card" for "put it", damage that is dealt by what deals it, ability words, and where a paragraph ends.
 */
export function folded(text: string, card: CardDefinition): string {
  const short = card.name.split(/, | of the /)[0] ?? card.name;
  return text
    .replace(
      /^(\w+) \(This (\w+) enters the battlefield tapped\. [^)]* top four cards [^)]*\)/m,
      '$1 4\nThis $2 enters tapped.',
    )
    .replace(/[“”]/g, '"')
    .replace(/ ?\([^)]*\)/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap(keywordLines)
    .map((line) => line.trim())
    .join(' ')
    .replace(/\bconverted mana cost\b/g, 'mana value')
    .replaceAll(card.name, '~')
    .replaceAll(short, '~')
    .replace(
      /\b[Tt]his (creature|spell|land|artifact|enchantment|Aura|Equipment|planeswalker|permanent|card|token|Saga|Class)\b/g,
      '~',
    )
    .replace(/enter(?:s|ed|ing)? the battlefield/g, (words) => words.split(' ')[0] ?? words)
    .replace(/\b(\w[\w-]*)( with \w+)? (enters?) under your control/g, '$1 you control$2 $3')
    .replace(/\b(\w[\w-]*) (enters) under an opponent's control/g, '$1 an opponent controls $2')
    .replace(/(would be put into [^,.]*) from anywhere,/g, '$1,')
    .replace(/ token\. It has "/g, ' token with "')
    .replace(/ token( named [\w' ]+)\. It has /g, ' token$1 with ')
    .replace(/ tokens\. They have "/g, ' tokens with "')
    .replace(/\bat least (two|three|four|five|six|seven) /g, '$1 or more ')
    .replace(/put that card onto/g, 'put it onto')
    .replace(/\b([Rr])eturn that card to/g, '$1eturn it to')
    .replace(/\bThat token gains/g, 'It gains')
    .replace(/, except (that )?the (token|copy) /g, ', except it ')
    .replace(/, except it is /g, ", except it's ")
    .replace(
      /damage (?:that )?((?:target|other) [^.]*?) would deal this turn/g,
      'damage that would be dealt by $1 this turn',
    )
    .replace(/\b(Heroic|Landfall|Enrage|Radiance) — /g, '');
}
