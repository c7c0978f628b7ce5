/** The bytes of a file as they come, unpacked if it is gzipped. */
import { noCardFile } from './card-file-error.ts';
import { looksLike } from './looks-like.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

async function* chunksOf(reader: ReadableStreamDefaultReader<Bytes>): AsyncGenerator<Bytes, void, void> {
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}

/** The first chunk of at least `least` bytes (the rest of the file, where it has fewer). */
async function firstOf(chunks: AsyncIterator<Bytes>, least: number): Promise<Bytes> {
  let first = new Uint8Array(0);
  while (first.length < least) {
    const { done, value } = await chunks.next();
    if (done === true) break;
    const longer = new Uint8Array(first.length + value.length);
    longer.set(first);
    longer.set(value, first.length);
    first = longer;
  }
  return first;
}

async function* inOrder(first: Bytes, rest: AsyncIterator<Bytes>): AsyncGenerator<Bytes, void, void> {
  if (first.length > 0) yield first;
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
}

/** Enough to tell what a file is. */
const enough = 512;

async function* unpacked(packed: AsyncIterator<Bytes>): AsyncGenerator<Bytes, void, void> {
  const stream = new ReadableStream<Bytes>({
    async pull(controller) {
      const { done, value } = await packed.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
  }).pipeThrough(new DecompressionStream('gzip'));
  const reader = stream.getReader();
  try {
    yield* chunksOf(reader);
  } catch {
    throw noCardFile('the gzipped file is cut off or damaged');
  } finally {
    // A reader who stops early leaves nothing running.
    await reader.cancel().catch(() => {});
  }
}

/**
 * What a file of JSON holds, chunk by chunk: unpacked, without what can't be JSON. Throws `CardFileError` for a file that
 * is something else, with what it looks like. `onBytes` hears how many bytes of the file (as it is, packed) have been
 * read.
 */
export async function* bytesOf(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  onBytes: (bytes: number) => void,
): AsyncGenerator<Uint8Array, void, void> {
  const reader = stream.getReader();
  try {
    yield* asJson(counted(reader, onBytes));
  } finally {
    await reader.cancel().catch(() => {});
  }
}

async function* counted(
  reader: ReadableStreamDefaultReader<Bytes>,
  onBytes: (bytes: number) => void,
): AsyncGenerator<Bytes, void, void> {
  let bytes = 0;
  for await (const chunk of chunksOf(reader)) {
    bytes += chunk.length;
    onBytes(bytes);
    yield chunk;
  }
}

async function* asJson(chunks: AsyncIterator<Bytes>): AsyncGenerator<Bytes, void, void> {
  const first = await firstOf(chunks, enough);
  const whole = inOrder(first, chunks);
  if (isGzip(first)) {
    yield* asJson(unpacked(whole));
    return;
  }
  const other = looksLike(first);
  if (other !== null) throw noCardFile(other);
  yield* whole;
}
