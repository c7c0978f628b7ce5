/** Cards that were written as a file of cards, for a library: a record a line, one for each face. */
import type { Facts } from '../../machines/reading/index.ts';
import type { PageLibrary } from '../page/library/library.ts';
import { factsOf, type WrittenCard } from './written.ts';

/** What the file is called in the library. */
const writtenFile = 'Cards of the workshop';

function* recordsOf(card: WrittenCard): Generator<object> {
  const { back, layout, ...front } = factsOf(card);
  if (back === undefined) {
    yield { ...front, layout };
    return;
  }
  const faces = [front.name, back.name];
  const bare = (facts: Facts) => ({ ...facts, layout, faces });
  yield bare(front);
  yield { ...bare(back), faceOf: front.name };
}

/** The file. */
export const fileOf = (cards: readonly WrittenCard[]): Blob =>
  new Blob(
    [cards.flatMap((card) => [...recordsOf(card)].map((record) => `${JSON.stringify(record)}\n`)).join('')],
    {
      type: 'application/x-ndjson',
    },
  );

/** Has a library know these cards, instead of those that were written before: decks find them by their names. */
export function bringWritten(library: PageLibrary, cards: readonly WrittenCard[]): void {
  const before = library.state().files.filter(({ name }) => name === writtenFile);
  if (cards.length > 0) library.bring(fileOf(cards), writtenFile);
  for (const { id } of before) library.remove(id);
}
