import { beforeAll, describe, expect, test } from 'vitest';
import { putRulesTogether } from '../../../machines/game/index.ts';
import { libraryDesk } from '../../../ui/page/library/desk.ts';
import { type CardStorage, storageInMemory } from '../../../ui/page/library/kept.ts';
import { type LibraryState, noLibrary } from '../../../ui/page/library/state.ts';
import { cardFile, ownCards } from './own-cards.ts';

beforeAll(putRulesTogether);

/** A desk, what it told, and when it has nothing to do any more. */
function deskWith(storage: CardStorage | Error = storageInMemory(), engine = '1') {
  const told: LibraryState[] = [];
  const desk = libraryDesk({
    engine,
    storage: async () => {
      if (storage instanceof Error) throw storage;
      return storage;
    },
    tell: (state) => told.push(state),
    pause: () => new Promise((resolve) => setTimeout(resolve)),
  });
  const state = (): LibraryState => told.at(-1) ?? noLibrary;
  const settled = async (): Promise<LibraryState> => {
    while (state().importing !== null || state().read.done < state().cards)
      await new Promise((resolve) => setTimeout(resolve, 5));
    await new Promise((resolve) => setTimeout(resolve, 20));
    return state();
  };
  return { desk, told, state, settled };
}

describe('the library of a page', () => {
  test('takes a file of cards, tells how far it is, and reads what is printed on them', async () => {
    const { desk, told, settled } = deskWith();
    await desk.open();
    await desk.bring('1', cardFile(), 'owls.json');
    expect(told.some(({ importing }) => importing?.name === 'owls.json')).toBe(true);
    expect(await settled()).toMatchObject({
      files: [{ id: '1', name: 'owls.json', cards: 4 }],
      cards: 4,
      notKept: null,
      importing: null,
      read: { done: 4, playable: 2 },
      refused: null,
    });
  });

  test('finds a card by its name, with its printed text, or why it isn’t understood', async () => {
    const { desk } = deskWith();
    await desk.bring('1', cardFile(), 'owls.json');
    const found = desk.find(['careful owl', 'Odd Owl', 'Odd Charm', 'Carefull Owl'], ['Careful Owls']);
    expect(found['careful owl']).toMatchObject({
      verdict: 'same',
      card: {
        name: 'Careful Owl',
        printed: [{ text: 'Flying' }, { text: 'When this creature enters, draw a card.' }],
      },
    });
    expect(found['Odd Owl']).toMatchObject({
      verdict: 'declined',
      reasons: [expect.stringContaining('Frobnicate target player.')],
      without: { abilities: [{ keyword: 'flying' }] },
      standIn: { name: 'Odd Owl', types: ['creature'] },
    });
    expect(found['Odd Charm']).toMatchObject({ verdict: 'declined' });
    expect(found['Carefull Owl']).toEqual({ verdict: 'unknown', near: ['Careful Owl', 'Careful Owls'] });
  });

  test('says all that is wrong with a file, and takes nothing of it', async () => {
    const { desk, settled } = deskWith();
    await desk.bring('1', new Blob(['4 Lightning Bolt\n20 Mountain\n']), 'deck.txt');
    expect(await settled()).toMatchObject({
      files: [],
      refused: { name: 'deck.txt', faults: [expect.stringContaining('deck list')] },
    });
    const [first, ...rest] = ownCards;
    await desk.bring('2', cardFile([{ ...first, oracle_text: 7 }, ...rest]), 'odd.json');
    expect(await settled()).toMatchObject({ files: [], cards: 0, refused: { name: 'odd.json' } });
  });

  test('takes nothing of a file that is given up', async () => {
    const { desk, settled } = deskWith();
    const many = Array.from({ length: 3000 }, (_, at) => ({ ...ownCards[0], name: `Owl ${at}` }));
    const brought = desk.bring('1', cardFile(many), 'owls.json');
    desk.stop();
    await brought;
    expect(await settled()).toMatchObject({ files: [], cards: 0, refused: null });
  });

  test('has later files stand for earlier ones, and forgets one that is removed', async () => {
    const { desk, settled } = deskWith();
    await desk.bring('1', cardFile(), 'owls.json');
    await desk.bring('2', cardFile([{ ...ownCards[0], oracle_text: 'Flying' }]), 'newer.json');
    const text = () => desk.find(['Careful Owl'], [])['Careful Owl'];
    expect(text()).toMatchObject({ card: { printed: [{ text: 'Flying' }] } });
    expect(await settled()).toMatchObject({ cards: 4, files: [{ id: '1' }, { id: '2' }] });
    await desk.remove('2');
    expect(text()).toMatchObject({ card: { printed: [{ text: 'Flying' }, {}] } });
    await desk.remove('1');
    expect(text()).toEqual({ verdict: 'unknown', near: [] });
    expect(await settled()).toMatchObject({ cards: 0, files: [], read: { done: 0, playable: 0 } });
  });

  test('keeps files and verdicts for when the page is opened again', async () => {
    const storage = storageInMemory();
    const first = deskWith(storage);
    await first.desk.open();
    await first.desk.bring('1', cardFile(), 'owls.json');
    await first.settled();
    const again = deskWith(storage);
    await again.desk.open();
    expect(again.told[0]).toMatchObject({
      cards: 4,
      files: [{ name: 'owls.json' }],
      read: { done: 4, playable: 2 },
    });
    expect((await again.settled()).changed).toBeNull();
  });

  test('is read anew by another version, and tells what is read otherwise', async () => {
    const storage = storageInMemory();
    const first = deskWith(storage);
    await first.desk.open();
    await first.desk.bring('1', cardFile(), 'owls.json');
    await first.settled();
    const kept = await storage.verdicts();
    if (kept === null) throw new Error('No verdicts were kept.');
    // What the version before made of it: it declined all of them.
    const before = Object.fromEntries(
      Object.keys(kept.verdicts).map((print) => [print, 'declined' as const]),
    );
    await storage.keepVerdicts({ engine: '1', verdicts: before });
    const next = deskWith(storage, '2');
    await next.desk.open();
    expect(next.told[0]?.read.done).toBe(0);
    const { changed } = await next.settled();
    expect(changed).toMatchObject({ from: '1' });
    expect(changed?.cards).toEqual(
      expect.arrayContaining([
        { name: 'Careful Owl', was: 'declined', is: 'same' },
        { name: 'Owl Lesson', was: 'declined', is: 'same' },
      ]),
    );
    expect(changed?.cards).toHaveLength(2);
    expect(await storage.verdicts()).toMatchObject({ engine: '2', verdicts: kept.verdicts });
    next.desk.seen();
    expect(next.state().changed).toBeNull();
  });
});

describe('a browser that keeps nothing', () => {
  test('by its settings: that is told, and the cards are there for as long as the page is', async () => {
    const { desk, state, settled } = deskWith(new Error('access is denied'));
    await desk.open();
    expect(state().notKept).toMatch(/keep nothing \(access is denied\).*until the page is closed/);
    await desk.bring('1', cardFile(), 'owls.json');
    expect(await settled()).toMatchObject({ cards: 4, read: { playable: 2 } });
    expect(desk.find(['Careful Owl'], [])['Careful Owl']).toMatchObject({ verdict: 'same' });
  });

  test('because it is full: the same', async () => {
    const full: CardStorage = {
      ...storageInMemory(),
      add: async () => {
        throw new DOMException('No room.', 'QuotaExceededError');
      },
    };
    const { desk, settled } = deskWith(full);
    await desk.open();
    await desk.bring('1', cardFile(), 'owls.json');
    const { cards, files, notKept } = await settled();
    expect({ cards, files: files.length }).toEqual({ cards: 4, files: 1 });
    expect(notKept).toMatch(/no room to keep “owls\.json” \(it is full\).*until the page is closed/);
  });
});
