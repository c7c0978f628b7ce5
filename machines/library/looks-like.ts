/** What a file looks like that isn't JSON, from its first bytes. */

const beginnings: readonly (readonly [readonly number[], string])[] = [
  [[0x50, 0x4b, 0x03, 0x04], 'this is a zip archive: take the .json file out of it'],
  [[0x42, 0x5a, 0x68], 'this is packed with bzip2: unpack it, or take the .gz file'],
  [[0xfd, 0x37, 0x7a, 0x58, 0x5a], 'this is packed with xz: unpack it, or take the .gz file'],
  [[0x28, 0xb5, 0x2f, 0xfd], 'this is packed with zstd: unpack it, or take the .gz file'],
  [[0x37, 0x7a, 0xbc, 0xaf], 'this is a 7z archive: take the .json file out of it'],
  [[0x53, 0x51, 0x4c, 0x69, 0x74, 0x65], 'this is an SQLite database: take the .json file instead'],
  [[0x50, 0x41, 0x52, 0x31], 'this is a Parquet file: take the .json file instead'],
  [[0xff, 0xfe], 'this is text in UTF-16: save it as UTF-8'],
  [[0xfe, 0xff], 'this is text in UTF-16: save it as UTF-8'],
];

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte);

const deckLine = /^(sb:\s*)?\d{1,3}x?\s+[^\d\s,;]/i;
const deckHeading = /^(deck|main ?deck|sideboard|commander|about)\s*:?$/i;

/** What a file is whose first bytes are these; `null`: it may be JSON. */
export function looksLike(bytes: Uint8Array): string | null {
  const packed = beginnings.find(([start]) => startsWith(bytes, start));
  if (packed !== undefined) return packed[1];
  const head = bytes.subarray(0, 4096);
  if (head.includes(0)) return 'this is no text';
  const text = new TextDecoder()
    .decode(head)
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (text === '') return 'there is nothing in it';
  if (/^[[{]/.test(text)) return null;
  if (/^<!doctype html|^<html/i.test(text))
    return 'this is a web page (HTML): the page about the file may have been saved instead of the file';
  if (/^<\?xml|^<deck/i.test(text)) return /<deck/i.test(text) ? 'this is a deck (XML)' : 'this is XML';
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  const ofDecks = lines.filter((line) => deckLine.test(line) || deckHeading.test(line)).length;
  if (ofDecks > 0 && ofDecks * 2 >= lines.length) return 'this is a deck list';
  const [first = '', second = first] = lines;
  const columns = (line: string): number => line.split(/[,;\t]/).length;
  if (columns(first) > 2 && columns(second) >= columns(first)) return 'this is a table (CSV)';
  return 'this is text, but no JSON';
}
