/** How large text is on the stage, in pixels: the layout is made without a browser, and has to leave enough room. */

/** A line of text, whatever its size. */
export const lineHeight = 16;

/** About how wide a letter of a title is at 13 px, in the widest of the usual typefaces. */
const letter = 7.5;
/** How wide a letter of code is at 12 px. */
const codeLetter = 7.3;

export const titleWidth = (text: string): number => Math.ceil(text.length * letter);
export const codeWidth = (text: string): number => Math.ceil(text.length * codeLetter);

/** How many lines a text takes in so much room. Words are broken where they are longer than a line. */
const linesIn = (width: number, room: number): number => Math.max(1, Math.ceil(width / Math.max(room, 40)));
export const titleLines = (text: string, room: number): number =>
  titleWidth(text) <= room ? 1 : linesIn(titleWidth(text) * 1.12, room);
export const codeLines = (text: string, room: number): number =>
  codeWidth(text) <= room ? 1 : linesIn(codeWidth(text) * 1.15, room);
