import { expect, test } from 'vitest';
import { readCardFile } from '../../../machines/library/index.ts';
import type { PageLibrary } from '../../../ui/page/library/library.ts';
import { noLibrary } from '../../../ui/page/library/state.ts';
import { bringWritten, fileOf } from '../../../ui/workshop/as-file.ts';
import { factsOf, firstCard, noFace, type WrittenCard } from '../../../ui/workshop/written.ts';

const two: WrittenCard = {
  layout: 'transform',
  front: {
    ...noFace,
    name: 'Quiet Bear',
    manaCost: '{1}{G}',
    typeLine: 'Creature — Bear',
    size: '2/2',
    text: 'Vigilance',
  },
  back: { ...noFace, name: 'Raging Bear', typeLine: 'Creature — Bear', size: '4/4', text: 'Trample' },
};

test('cards that were written are a file of cards, with all that is written on them', async () => {
  const { cards } = await readCardFile(fileOf([firstCard, two]).stream());
  expect(cards.map(({ facts }) => facts)).toMatchObject([factsOf(firstCard), factsOf(two)]);
});

test('a library knows those that are kept, and none that were before', () => {
  const asked: string[] = [];
  const library = (files: readonly string[]): PageLibrary => ({
    state: () => ({
      ...noLibrary,
      files: files.map((name, at) => ({ id: String(at), name, cards: 1, since: 0 })),
    }),
    subscribe: () => () => undefined,
    open: () => undefined,
    openIfKept: () => undefined,
    bring: (_, name) => void asked.push(`bring ${name}`),
    stop: () => undefined,
    remove: (id) => void asked.push(`remove ${id}`),
    find: async () => ({}),
    seen: () => undefined,
  });
  bringWritten(library(['all.json', 'Cards of the workshop']), [firstCard]);
  expect(asked).toEqual(['bring Cards of the workshop', 'remove 1']);
  asked.length = 0;
  bringWritten(library(['Cards of the workshop']), []);
  expect(asked).toEqual(['remove 0']);
});
