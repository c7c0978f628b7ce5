import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import type { CardsByName } from '../../decks/index.ts';
import { hash } from '../../game/fingerprint.ts';
import { fault, readRecording } from './read.ts';
import { type Recording, withoutKnown } from './recording.ts';

const checkLength = 8;

/** The most that a shared recording may unpack to, in bytes: no link is meant to fill a memory. */
const most = 32 * 1024 * 1024;

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * A recording as a text for a link: letters, digits, `-` and `_` alone. The first letters are a check of the others, as
 * a link that was cut off or mistyped must not lead to another game. Cards that whoever opens it knows are left out of it.
 */
export function share(recording: Recording, known: CardsByName = {}): string {
  const json = JSON.stringify(withoutKnown(recording, known));
  const packed = inLetters(deflateSync(strToU8(json), { level: 9, mem: 9 }));
  return `${hash(packed).slice(0, checkLength)}${packed}`;
}

/** The recording that was shared as a text; cards that were left out are those of `cards`. Throws a `RecordingError` if the text is cut off or otherwise damaged. */
export function readShared(text: string, cards: CardsByName = {}): Recording {
  const link = text.trim();
  const packed = link.slice(checkLength);
  if (packed === '' || hash(packed).slice(0, checkLength) !== link.slice(0, checkLength))
    throw fault('', 'the link is damaged or cut off');
  return readRecording(unpacked(fromLetters(packed)), cards);
}

function unpacked(bytes: Uint8Array): string {
  try {
    const all = inflateSync(bytes, { out: new Uint8Array(Math.min(most, bytes.length * 1032 + 64)) });
    return strFromU8(all);
  } catch (error) {
    throw fault(
      '',
      `the link is damaged or cut off: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** Base 64 with the letters of a link (RFC 4648, section 5), without padding. */
function inLetters(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b, c] = bytes.subarray(at, at + 3);
    text += letter(a >> 2) + letter(((a & 3) << 4) | ((b ?? 0) >> 4));
    if (b !== undefined) text += letter(((b & 15) << 2) | ((c ?? 0) >> 6));
    if (c !== undefined) text += letter(c & 63);
  }
  return text;
}

const letter = (value: number): string => letters.charAt(value);

function fromLetters(text: string): Uint8Array {
  const bytes: number[] = [];
  let bits = 0;
  let held = 0;
  for (let at = 0; at < text.length; at++) {
    const value = letters.indexOf(text.charAt(at));
    if (value < 0) throw fault('', `the link is damaged at letter ${at + 1}: “${text.charAt(at)}”`);
    held = ((held << 6) | value) & 0xffffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes.push((held >> bits) & 0xff);
    }
  }
  return new Uint8Array(bytes);
}
