/** How large text is on the stage, in pixels: the layout is made without a browser, and has to leave enough room. */

/** A line of text, whatever its size. */
export const lineHeight = 16;

/** About how wide a letter of a title is at 13 px, in the widest of the usual typefaces. */
const letter = 7.5;
/** About how wide a letter of running text is at 12 px. */
const textLetter = 6.9;
/** How wide a letter of code is at 12 px. */
const codeLetter = 7.3;

export const titleWidth = (text: string): number => Math.ceil(text.length * letter);
export const codeWidth = (text: string): number => Math.ceil(text.length * codeLetter);

/** How many lines a text takes in so much room. Words are broken where they are longer than a line. */
const linesIn = (width: number, room: number): number => Math.max(1, Math.ceil(width / Math.max(room, 40)));
/** How many lines running text of 12 px takes. */
export const textLines = (text: string, room: number): number => {
  const width = Math.ceil(text.length * textLetter);
  return width <= room ? 1 : linesIn(width * 1.08, room);
};
export const titleLines = (text: string, room: number): number =>
  titleWidth(text) <= room ? 1 : linesIn(titleWidth(text) * 1.12, room);

/** The words of a name of the chart, between which it may be broken: `mustChoose`, `decision.answer`. */
export const codeWords = (name: string): readonly string[] =>
  name.split(/(?<=[a-z0-9])(?=[A-Z])|(?<=\.)|(?<= )/);

/** How many lines a name takes that is broken between its words, and within those that are longer than a line. */
export function codeLines(name: string, room: number): number {
  const wide = Math.max(room, 40);
  let lines = 1;
  let used = 0;
  for (const word of codeWords(name)) {
    const width = codeWidth(word);
    if (used > 0 && used + width > wide) {
      lines += 1;
      used = 0;
    }
    used += width;
    while (used > wide) {
      lines += 1;
      used -= wide;
    }
  }
  return lines;
}
