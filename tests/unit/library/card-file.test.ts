import { gzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { CardFileError, type LibraryCard, readCardFile } from '../../../machines/library/index.ts';
import { mtgjsonFace, scryfallCard, streamOf } from './files.ts';

const cardsOf = async (value: unknown): Promise<readonly LibraryCard[]> =>
  (await readCardFile(streamOf(JSON.stringify(value)))).cards;

const owl = {
  card_faces: [
    {
      name: 'Careful Owl',
      mana_cost: '{U}',
      type_line: 'Creature — Bird',
      oracle_text: 'Flying',
      power: '1',
      toughness: '1',
    },
    {
      name: 'Owl of the Night',
      mana_cost: '',
      type_line: 'Creature — Bird',
      oracle_text: 'Hexproof',
      power: '3',
      toughness: '3',
      color_indicator: ['U'],
    },
  ],
  layout: 'transform',
  mana_cost: undefined,
  type_line: 'Creature — Bird // Creature — Bird',
};

describe('Scryfall', () => {
  const bear = scryfallCard('Quiet Bear', { type_line: 'Legendary Snow Creature — Time Lord Bear' });

  test.each([
    ['a bulk file', [bear, scryfallCard('Loud Bear')]],
    ['a list', { object: 'list', has_more: false, data: [bear, scryfallCard('Loud Bear')] }],
    ['a list whose cards come first', { data: [bear, scryfallCard('Loud Bear')], object: 'list' }],
  ])('%s is read', async (_what, value) => {
    const [first, second] = await cardsOf(value);
    expect(first).toEqual({
      key: 'oracle id of Quiet Bear',
      name: 'Quiet Bear',
      facts: {
        name: 'Quiet Bear',
        manaCost: '{1}{G}',
        supertypes: ['Legendary', 'Snow'],
        types: ['Creature'],
        subtypes: ['Time Lord', 'Bear'],
        power: '2',
        toughness: '2',
        oracleText: '',
        layout: 'normal',
      },
      printings: [{ set: 'DOM', setName: 'Dominions', released: '2018-04-27', number: '7' }],
      group: null,
    });
    expect(second?.name).toBe('Loud Bear');
  });

  test('a single card is read, and several after another', async () => {
    expect(await cardsOf(bear)).toHaveLength(1);
    const lines = `${JSON.stringify(bear)}\n${JSON.stringify(scryfallCard('Loud Bear'))}\n`;
    expect((await readCardFile(streamOf(lines))).cards).toHaveLength(2);
  });

  test('an answer of its collection says which names aren’t known', async () => {
    const answer = {
      object: 'list',
      not_found: [{ name: 'No Bear' }, { set: 'dom', collector_number: '9' }],
      data: [bear],
    };
    expect((await readCardFile(streamOf(JSON.stringify(answer)))).notFound).toEqual([
      'No Bear',
      '{"set":"dom","collector_number":"9"}',
    ]);
    const none = { object: 'list', not_found: [{ name: 'No Bear' }], data: [] };
    expect((await readCardFile(streamOf(JSON.stringify(none)))).cards).toEqual([]);
  });

  test('printings of one card are one, by what the newest says', async () => {
    const [card, ...others] = await cardsOf([
      scryfallCard('Quiet Bear', { oracle_text: 'Reach', released_at: '2020-01-01', set: 'new' }),
      scryfallCard('Quiet Bear', { oracle_text: 'Trample', released_at: '2001-01-01', set: 'old' }),
      scryfallCard('Quiet Bear', {
        released_at: '2010-01-01',
        set: 'mid',
        layout: 'token',
        oracle_id: 'a token',
      }),
    ]);
    expect(others.map(({ facts }) => facts.layout)).toEqual(['token']);
    expect(card?.facts.oracleText).toBe('Reach');
    expect(card?.printings.map(({ set }) => set)).toEqual(['NEW', 'OLD']);
  });

  test('all faces of a card stay together', async () => {
    const [card] = await cardsOf([scryfallCard('Careful Owl // Owl of the Night', owl)]);
    expect(card?.name).toBe('Careful Owl // Owl of the Night');
    expect(card?.facts).toMatchObject({
      name: 'Careful Owl',
      manaCost: '{U}',
      layout: 'transform',
      back: { name: 'Owl of the Night', colorIndicator: ['U'], power: '3', oracleText: 'Hexproof' },
    });
  });

  test('an adventure with the subtype Omen is an omen', async () => {
    const faces = (subtype: string) => [
      { name: 'Dragon', type_line: 'Creature — Dragon', mana_cost: '{R}' },
      { name: 'Roar', type_line: `Sorcery — ${subtype}`, mana_cost: '{R}' },
    ];
    const [omen, adventure] = await cardsOf([
      scryfallCard('Dragon // Roar', { layout: 'adventure', card_faces: faces('Omen') }),
      scryfallCard('Other Dragon // Roar', { layout: 'adventure', card_faces: faces('Adventure') }),
    ]);
    expect(omen?.facts.layout).toBe('omen');
    expect(adventure?.facts.layout).toBe('adventure');
  });

  test('what two cards meld into is the back of both', async () => {
    const all_parts = [
      { component: 'meld_part', name: 'Left Stone' },
      { component: 'meld_part', name: 'Right Stone' },
      { component: 'meld_result', name: 'Great Stone' },
    ];
    const cards = await cardsOf(
      ['Left Stone', 'Great Stone', 'Right Stone'].map((name) =>
        scryfallCard(name, { layout: 'meld', all_parts }),
      ),
    );
    expect(cards.map(({ name }) => name)).toEqual(['Left Stone', 'Right Stone']);
    expect(cards[0]?.facts).toMatchObject({ meldsWith: 'Right Stone', back: { name: 'Great Stone' } });
  });

  test('each side of a reversible card is a card', async () => {
    const face = (name: string) => ({
      name,
      oracle_id: `oracle id of ${name}`,
      layout: 'normal',
      type_line: 'Land',
      mana_cost: '',
    });
    const reversible = scryfallCard('Hill // Dale', {
      layout: 'reversible_card',
      oracle_id: undefined,
      type_line: undefined,
      card_faces: [face('Hill'), face('Dale')],
    });
    expect((await cardsOf([reversible])).map(({ facts, key }) => [key, facts.layout])).toEqual([
      ['oracle id of Hill', 'normal'],
      ['oracle id of Dale', 'normal'],
    ]);
  });
});

describe('MTGJSON', () => {
  const meta = { date: '2026-01-01', version: '5.2.2' };
  const side = (name: string, letter: string) =>
    mtgjsonFace('Rise // Fall', {
      faceName: name,
      side: letter,
      layout: 'aftermath',
      printings: ['AKH', 'AKR'],
    });

  test('AtomicCards: cards by name, a list of their faces each', async () => {
    const cards = await cardsOf({
      meta,
      data: {
        'Quiet Bear': [mtgjsonFace('Quiet Bear')],
        'Rise // Fall': [side('Fall', 'b'), side('Rise', 'a')],
      },
    });
    expect(cards.map(({ name }) => name)).toEqual(['Quiet Bear', 'Rise // Fall']);
    expect(cards[0]?.facts).toMatchObject({ name: 'Quiet Bear', subtypes: ['Bear'], oracleText: 'Trample' });
    expect(cards[1]?.facts).toMatchObject({ name: 'Rise', layout: 'split', back: { name: 'Fall' } });
    expect(cards[1]?.printings.map(({ set }) => set)).toEqual(['AKH', 'AKR']);
  });

  const set = (code: string, releaseDate: string, text: string) => ({
    baseSetSize: 1,
    booster: { draft: { sheets: { common: { cards: { uuid: 1 } } } } },
    cards: [mtgjsonFace('Quiet Bear', { setCode: code, number: '1', text })],
    code,
    name: `Set ${code}`,
    releaseDate,
    tokens: [mtgjsonFace('Saproling', { layout: 'token', setCode: `T${code}` })],
    translations: { German: 'Satz' },
  });

  test('AllPrintings: the set’s name and date are known, though they stand after its cards', async () => {
    const cards = await cardsOf({
      meta,
      data: { NEW: set('NEW', '2020-02-02', 'Reach'), OLD: set('OLD', '1994-01-01', 'Trample') },
    });
    expect(cards.map(({ name }) => name)).toEqual(['Quiet Bear', 'Saproling']);
    expect(cards[0]?.facts.oracleText).toBe('Reach');
    expect(cards[0]?.printings).toEqual([
      { set: 'NEW', setName: 'Set NEW', released: '2020-02-02', number: '1' },
      { set: 'OLD', setName: 'Set OLD', released: '1994-01-01', number: '1' },
    ]);
  });

  test('a single set', async () => {
    const [card] = await cardsOf({ meta, data: set('ONE', '2020-02-02', 'Reach') });
    expect(card?.printings).toEqual([
      { set: 'ONE', setName: 'Set ONE', released: '2020-02-02', number: '1' },
    ]);
    const [other] = await cardsOf({ data: { cards: [mtgjsonFace('Quiet Bear')], name: 'One' } });
    expect(other?.name).toBe('Quiet Bear');
  });

  test('meld cards know one another', async () => {
    const part = (faceName: string, letter: string) =>
      mtgjsonFace(faceName, {
        layout: 'meld',
        faceName,
        side: letter,
        cardParts: ['Left Stone', 'Right Stone', 'Great Stone'],
      });
    const cards = await cardsOf({
      data: {
        'Left Stone': [part('Left Stone', 'a')],
        'Right Stone': [part('Right Stone', 'a')],
        'Great Stone': [part('Great Stone', 'b')],
      },
    });
    expect(cards.map(({ name }) => name)).toEqual(['Left Stone', 'Right Stone']);
    expect(cards[1]?.facts).toMatchObject({ meldsWith: 'Left Stone', back: { name: 'Great Stone' } });
  });
});

describe('an object a line', () => {
  const lines = (...records: readonly unknown[]) => records.map((one) => `${JSON.stringify(one)}\n`).join('');
  const read = async (...records: readonly unknown[]) =>
    (await readCardFile(streamOf(lines(...records)))).cards;

  test('faces are put together in whatever order they come', async () => {
    const faces = ['Rise', 'Fall'];
    const [split, bear] = await read(
      {
        name: 'Fall',
        manaCost: '{B}',
        types: ['Instant'],
        oracleText: 'Draw a card.',
        faceOf: 'Rise',
        faces,
        layout: 'split',
      },
      {
        name: 'Rise',
        manaCost: '{U}',
        types: ['Instant'],
        oracleText: 'Scry 1.',
        faces,
        layout: 'split',
        sets: ['Dusk'],
        group: 'plain',
      },
      { name: 'Quiet Bear', manaCost: '{G}', types: ['Creature'], power: '2', toughness: '2' },
    );
    expect(split?.name).toBe('Rise // Fall');
    expect(split?.facts).toMatchObject({
      name: 'Rise',
      layout: 'split',
      back: { name: 'Fall', oracleText: 'Draw a card.' },
    });
    expect(split?.printings).toEqual([{ set: null, setName: 'Dusk', released: null, number: null }]);
    expect(split?.group).toBe('plain');
    expect(bear?.facts).toMatchObject({ name: 'Quiet Bear', subtypes: [], oracleText: '', layout: 'normal' });
  });

  test('a face whose other the file lacks stays alone, whichever it is', async () => {
    const cards = await read(
      { name: 'Rise', types: ['Instant'], faces: ['Rise', 'Fall'], layout: 'split' },
      { name: 'Night Owl', types: ['Creature'], faceOf: 'Day Owl', layout: 'transform' },
    );
    expect(cards.map(({ facts }) => [facts.name, facts.layout, facts.back])).toEqual([
      ['Rise', 'split', undefined],
      ['Night Owl', 'transform', undefined],
    ]);
  });

  test('without a mana cost a card may have a color indicator of which the file says nothing', async () => {
    const suspended = { name: 'Old Vision', manaCost: '', types: ['Sorcery'] };
    const indicators = async (...records: readonly unknown[]) =>
      (await read(...records)).map(({ facts }) => facts.colorIndicator);
    expect(await indicators(suspended, { name: 'Hill', types: ['Land'] })).toEqual(['unknown', undefined]);
    expect(await indicators({ ...suspended, colorIndicator: ['U'] })).toEqual([['U']]);
  });

  test('a record of the whole card beside those of its halves is no card of its own', async () => {
    const whole = {
      name: 'Rise // Fall',
      types: ['Instant'],
      oracleText: 'Scry 1.\n//\nDraw a card.',
      layout: 'split',
    };
    const half = { types: [], oracleText: '', layout: 'split', faces: ['Rise', 'Fall'] };
    const [card, ...others] = await read(
      whole,
      { ...half, name: 'Rise', manaCost: '{U}' },
      { ...half, name: 'Fall', manaCost: '{B}', faceOf: 'Rise' },
    );
    expect(others).toEqual([]);
    expect(card?.facts).toMatchObject({
      name: 'Rise',
      types: ['Instant'],
      oracleText: 'Scry 1.',
      back: { name: 'Fall', oracleText: 'Draw a card.' },
    });
  });
});

describe('gzipped', () => {
  const plain = JSON.stringify([scryfallCard('Quiet Bear'), scryfallCard('Loud Bear')]);
  const packed = gzipSync(new TextEncoder().encode(plain));

  test('a file is read the same, and how far it is counts its own bytes', async () => {
    const heard: number[] = [];
    const read = await readCardFile(streamOf(packed), { onProgress: ({ bytes }) => heard.push(bytes) });
    expect(read.cards.map(({ name }) => name)).toEqual(['Quiet Bear', 'Loud Bear']);
    expect(heard.at(-1)).toBe(packed.length);
  });

  test('one that is cut off is refused', async () => {
    await expect(readCardFile(streamOf(packed.slice(0, -20)))).rejects.toThrow(
      /gzipped file is cut off or damaged/,
    );
  });
});

describe('what is refused', () => {
  const refused = async (content: string | Uint8Array): Promise<string> => {
    const error = await readCardFile(streamOf(content)).then(
      () => new Error('it was read'),
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(CardFileError);
    return error instanceof Error ? error.message : '';
  };

  test.each<[string, string | Uint8Array, RegExp]>([
    ['an empty file', '', /there is nothing in it.*Scryfall.*MTGJSON/],
    ['blank lines', ' \n\n ', /there is nothing in it/],
    ['a web page', '<!DOCTYPE html>\n<html><body>…', /web page/],
    ['a deck list', '4 Lightning Bolt\n20 Mountain\n', /deck list/],
    ['a deck of MTGO', '<?xml version="1.0"?><Deck></Deck>', /deck \(XML\)/],
    ['a table', 'name,set,count\nBear,DOM,4\n', /CSV/],
    ['a text', 'Once upon a time.', /text, but no JSON/],
    ['a zip archive', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), /zip/],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]), /no text/],
    ['text in UTF-16', new Uint8Array([0xff, 0xfe, 0x5b, 0]), /UTF-16/],
    [
      'an error of Scryfall',
      JSON.stringify({ object: 'error', status: 404, details: 'No cards found.' }),
      /error that Scryfall answered: No cards found\./,
    ],
    [
      'other answers of Scryfall',
      JSON.stringify({ object: 'list', data: [{ object: 'set', name: 'Dominions' }] }),
      /list of sets/,
    ],
    ['another object', '{"name":"spellchart","version":"1"}', /line 1: spellchart: it is no card/],
    ['another list', '[1, 2]', /no object, and a card belongs here/],
    ['an empty list', '[]', /no cards in it/],
    ['an empty file of MTGJSON', '{"meta":{},"data":{}}', /no cards in it/],
    [
      'what is no JSON',
      `[${JSON.stringify(scryfallCard('Quiet Bear'))},\n nonsense]`,
      /line 2: this is no JSON, after Quiet Bear/,
    ],
    ['what goes on after its end', '[] ]', /no JSON/],
  ])('%s, with what it looks like', async (_what, content, reason) => {
    expect((await refused(content)).replaceAll('\n', ' ')).toMatch(reason);
  });

  test.each([
    ['in a list', `[${JSON.stringify(scryfallCard('Quiet Bear'))},\n{"object":"card","name":"Lou`],
    ['after a record', `[${JSON.stringify(scryfallCard('Quiet Bear'))},`],
    ['in a line', `${JSON.stringify(scryfallCard('Quiet Bear'))}\n{"object":"ca`],
  ])('a file that is cut off %s, after which card', async (_where, content) => {
    expect(await refused(content)).toMatch(/cut off: it ends in the middle, after Quiet Bear/);
  });

  test('a file cut off in its first card', async () => {
    expect(await refused('{"object":"card","name":"Qui')).toMatch(/cut off/);
    expect(await refused('{"data":{"A":')).toMatch(/cut off/);
  });

  test('records with faults: all of them, each with its line, its card and what belongs there', async () => {
    const message = await refused(
      [
        scryfallCard('Quiet Bear', { oracle_text: 7 }),
        scryfallCard('Loud Bear'),
        scryfallCard('', {}),
        scryfallCard('Flat Bear', { type_line: undefined, color_indicator: ['green'] }),
        { name: 'Long Bear', types: ['Creature'], oracleText: 'x'.repeat(10_001) },
      ]
        .map((card) => JSON.stringify(card))
        .join('\n'),
    );
    expect(message.split('\n')).toEqual([
      'line 1: Quiet Bear: oracle_text: it is a number, and a text belongs here',
      'line 3: name: it is an empty text',
      'line 4: Flat Bear: color_indicator.0: it is no color (W, U, B, R, G)',
      expect.stringMatching(/line 5: Long Bear: oracleText: it is longer than 10000 characters/),
    ]);
  });

  test('of very many faults the first are told, and how many there are', async () => {
    const error = await readCardFile(streamOf('{}\n'.repeat(50), 1000)).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ more: 30, faults: expect.objectContaining({ length: 20 }) });
  });
});
