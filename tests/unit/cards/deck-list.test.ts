import { describe, expect, it } from 'vitest';
import { decks } from '../../../machines/cards/decks/index.ts';
import { cards } from '../../../machines/cards/registry.ts';
import {
  type CardsByName,
  cardsOf,
  type DeckListOptions,
  type DeckListResult,
  parseDeckList,
} from '../../../machines/decks/index.ts';
import type { Ability, CardDefinition } from '../../../machines/rules/state/vocabulary/index.ts';

/** A deck list of the cards that come along, and of these. */
const read = (text: string, options: DeckListOptions = {}, own: CardsByName = {}): DeckListResult =>
  parseDeckList(text, { ...cards, ...own }, options);

const any = { minimum: 0 };
const deck = (result: DeckListResult) => {
  if (!result.ok) throw new Error(JSON.stringify(result.faults));
  return result.deck;
};
const faults = (result: DeckListResult) => (result.ok ? [] : result.faults);

describe('the decks that come along', () => {
  it.each(decks.map((one) => [one.name, one] as const))('%s is whole', (_, { list, about }) => {
    const { main, sideboard } = deck(read(list));
    expect(cardsOf(main)).toHaveLength(60);
    expect(sideboard).toEqual([]);
    expect(about).toMatch(/\.$/);
  });
});

describe('a deck list', () => {
  it('108.2a: holds no nontraditional card', () => {
    const plot: CardDefinition = { name: 'Plot', types: ['conspiracy'] };
    const list = read('1 Plot\n1 Lost Mine of Phandelver\n1 Plains', any, { Plot: plot });
    expect(faults(list).map(({ line, rule }) => [line, rule])).toEqual([
      [1, '108.2a'],
      [2, '108.2a'],
    ]);
  });

  it('is read in the forms that sites export', () => {
    const text = [
      '\uFEFFAbout',
      'Name Fire',
      '',
      'Deck',
      '// the fast ones',
      'Creatures (4)',
      '4 Raging Goblin (M19) 156',
      '2x Lightning Bolt [M11] *F*',
      '2 lightning bolt (2XM) 129 *F* #Burn',
      '1X Shock (PLST) M21-159 ^Have,#37d67a^',
      'Mountain',
      '20 Mountain (UNH) 139★',
      'SB: 2 Shatter',
      '',
      'SIDEBOARD:',
      '3 Disenchant',
      '# the end',
      'Maybeboard',
      '4 Craw Wurm',
    ].join('\r\n');
    expect(deck(read(text, any))).toEqual({
      main: [
        { name: 'Raging Goblin', count: 4 },
        { name: 'Lightning Bolt', count: 4 },
        { name: 'Shock', count: 1 },
        { name: 'Mountain', count: 21 },
      ],
      sideboard: [
        { name: 'Shatter', count: 2 },
        { name: 'Disenchant', count: 3 },
      ],
      commanders: [],
    });
  });

  it('says everything that is wrong at once, line by line', () => {
    const text = [
      '4 Lightnin Bolt',
      '0 Shock',
      '-2 Shock',
      '1.5 Shock',
      '5 Qqqqqqqqqq',
      '',
      '20',
      '4 Mountain',
    ].join('\n');
    const found = faults(read(text));
    expect(found.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5, 7]);
    expect(found[0]).toEqual({
      line: 1,
      text: '4 Lightnin Bolt',
      reason: 'no card is named Lightnin Bolt',
      nearest: expect.arrayContaining(['Lightning Bolt']),
      rule: null,
    });
    expect(found[4]?.nearest).toEqual([]);
  });

  it('reports forty unknown cards as forty', () => {
    const text = Array.from({ length: 40 }, (_, at) => `1 Unheard Card ${at}`).join('\n');
    expect(faults(read(text))).toHaveLength(40);
  });

  it('is refused when it is empty', () => {
    for (const text of ['', '\n\n', 'Deck\n\nSideboard\n3 Shock'])
      expect(faults(read(text)).map(({ reason }) => reason)).toEqual(['the deck is empty']);
  });

  it('100.2a: has at least sixty cards, or a remark is made where that is asked', () => {
    expect(faults(read('59 Mountain'))).toMatchObject([{ line: null, rule: '100.2a' }]);
    expect(faults(read('60 Mountain'))).toEqual([]);
    expect(faults(read('40 Mountain', { minimum: 40 }))).toEqual([]);
    const result = read('59 Mountain', { tooFew: 'warning' });
    expect(result).toMatchObject({ ok: true, warnings: [{ rule: '100.2a' }] });
  });

  it('100.2a, 100.4a: has four of a card at most, its sideboard with it; basic lands are free', () => {
    const four = '3 Shock\n57 Mountain\nSideboard\n1 Shock';
    expect(faults(read(four))).toEqual([]);
    expect(faults(read(four.replace('1 Shock', '2 Shock')))).toMatchObject([
      { line: 4, rule: '100.2a', reason: '5 of Shock: a deck may hold 4' },
    ]);
    expect(faults(read('60 Wastes'))).toEqual([]);
    expect(faults(read('5 Taiga\n55 Wastes'))).toHaveLength(1);
  });

  it('a card may say how many a deck can have', () => {
    expect(faults(read('40 Relentless Rats\n20 Swamp'))).toEqual([]);
  });

  it('113.6n: asks the abilities of its cards that function before the game begins', () => {
    const dwarf = (limit: number | 'any', ...more: readonly Ability[]): CardDefinition => ({
      name: 'Dwarf',
      types: ['creature'],
      abilities: [{ kind: 'static', deckLimit: limit }, ...more],
    });
    const rulesOf = (card: CardDefinition, count: number) =>
      faults(read(`${count} Dwarf\n60 Swamp`, {}, { Dwarf: card })).map(({ rule, reason }) => [rule, reason]);
    expect(rulesOf(dwarf(7), 7)).toEqual([]);
    expect(rulesOf(dwarf(7), 8)).toEqual([['100.2a', '8 of Dwarf: a deck may hold 7']]);
    expect(rulesOf(dwarf(7, { kind: 'static', deckLimit: 9 }), 9)).toEqual([]);
    expect(rulesOf(dwarf('any'), 99)).toEqual([]);
    expect(rulesOf({ ...dwarf(1), abilities: [] }, 5)).toEqual([['100.2a', '5 of Dwarf: a deck may hold 4']]);
  });

  it('100.4a: has fifteen cards in its sideboard at most', () => {
    expect(faults(read('60 Mountain\nSideboard\n15 Island'))).toEqual([]);
    expect(faults(read('60 Mountain\nSideboard\n16 Island'))).toMatchObject([{ rule: '100.4a' }]);
  });

  it('903.5a, 903.5b: with a commander has a hundred cards, one of each', () => {
    const list = (mountains: number, shocks: number) =>
      `Commander\n1 Alesha, Who Smiles at Death\n\nDeck\n${shocks} Shock\n${mountains} Mountain`;
    const result = deck(read(list(98, 1)));
    expect(result.commanders).toEqual([{ name: 'Alesha, Who Smiles at Death', count: 1 }]);
    expect(faults(read(list(97, 1)))).toMatchObject([{ rule: '903.5a' }]);
    expect(faults(read(list(99, 1)))).toMatchObject([{ rule: '903.5a' }]);
    expect(faults(read(list(97, 2)))).toMatchObject([{ rule: '903.5b' }]);
  });

  /** Ninety-eight basic lands, one more card, and a commander. */
  const commanded = (commander: string, other: string, land = 'Mountain') =>
    `Commander\n1 ${commander}\n\nDeck\n1 ${other}\n98 ${land}`;

  it.each([
    ['Alesha, Who Smiles at Death', 'Murder', []],
    ['Alesha, Who Smiles at Death', 'Divination', ['903.5c']],
    ['Alesha, Who Smiles at Death', 'Grizzly Bears', ['903.5c']],
    // What is chosen for it can be one color, and no more.
    ['The Prismatic Piper', 'Shock', []],
    ['The Prismatic Piper', 'Divination', ['903.5c']],
  ])('903.5c: with %s it may hold %s, or not', (commander, other, rules) => {
    expect(faults(read(commanded(commander, other))).map(({ rule }) => rule)).toEqual(rules);
  });

  it('903.5d: a land that could produce another color is none for it', () => {
    const list = commanded('Alesha, Who Smiles at Death', 'Shock', 'Forest');
    expect(faults(read(list))).toMatchObject([
      { reason: 'Forest has {G} in its color identity, and the commander hasn’t', rule: '903.5d' },
    ]);
  });

  it.each([
    ['Alesha, Who Smiles at Death', []],
    ['Grizzly Bears', ['903.3']],
    ['Jace Beleren', ['903.3']],
    ['Nahiri, the Lithomancer', []],
  ])('903.3: %s can be its commander, or not', (commander, rules) => {
    const land = { 'Grizzly Bears': 'Forest', 'Jace Beleren': 'Island', 'Nahiri, the Lithomancer': 'Plains' };
    const lands = `99 ${Object.entries(land).find(([name]) => name === commander)?.[1] ?? 'Mountain'}`;
    const list = `Commander\n1 ${commander}\n\nDeck\n${lands}`;
    expect(faults(read(list)).map(({ rule }) => rule)).toEqual(rules);
  });

  it('903.5e: with a commander has no sideboard', () => {
    const list = `${commanded('Alesha, Who Smiles at Death', 'Shock')}\nSideboard\n1 Murder`;
    expect(faults(read(list))).toMatchObject([{ rule: '903.5e' }]);
  });
});
