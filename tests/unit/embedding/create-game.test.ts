import { describe, expect, test } from 'vitest';
import { cards, decks } from '../../../machines/cards/index.ts';
import {
  type CardDefinition,
  createGame,
  DeckError,
  type Emitted,
  newGame,
  redactEmitted,
  SetupError,
} from '../../../machines/index.ts';

const list = decks[0]?.list ?? '';
const plain: CardDefinition = { name: 'Plain Bear', types: ['creature'], power: 2, toughness: 2 };

/** What is wrong with a deck, or nothing. */
function faultsOf(make: () => unknown): readonly string[] {
  try {
    make();
    return [];
  } catch (error) {
    if (error instanceof DeckError)
      return error.faults.map(({ line, player, reason }) => `${player} ${line}: ${reason}`);
    throw error;
  }
}

describe('createGame', () => {
  test('takes a deck as text, as names and as definitions', () => {
    const { players, definitions } = newGame({
      cards,
      seed: 'a',
      deckRules: { minimum: 4 },
      players: [
        { name: 'Alice', deck: list },
        { name: 'Bob', deck: ['Lightning Bolt', plain, 'mountain'], sideboard: ['Island'] },
        { name: 'Carol', deck: '4 Mountain\nSideboard\n1 Island' },
      ],
    });
    expect(players.map(({ library }) => library.length)).toEqual([60, 3, 4]);
    expect(players.map(({ outside }) => outside.length).slice(1)).toEqual([1, 1]);
    expect(definitions['Plain Bear']).toEqual(plain);
  });

  test('lists everything that is wrong with all decks, and makes nothing', () => {
    const players = [
      { name: 'Alice', deck: '4 Lightning Blot\n0 Mountain\n56 Mountain' },
      { name: 'Bob', deck: ['Moutain', 'Moutain', 'Forest'], commanders: ['Forest'] },
      { name: 'Carol', deck: [] },
    ];
    expect(faultsOf(() => createGame({ cards, seed: 'a', players }))).toEqual([
      'Alice 1: no card is named Lightning Blot',
      'Alice 2: 0 is no count of cards: it takes a whole number from 1 to 999',
      'Bob null: no card is named Moutain',
      'Carol null: the deck is empty',
    ]);
    expect(() => createGame({ cards, seed: 'a', players })).toThrow(
      'Alice, line 1: no card is named Lightning Blot (Lightning Bolt?)',
    );
  });

  test('says what is wrong with the form of a setup, all of it, and where', () => {
    const faults = (setup: unknown): readonly string[] => {
      try {
        createGame(JSON.parse(JSON.stringify(setup ?? null)));
        return [];
      } catch (error) {
        if (error instanceof SetupError) return error.faults.map(({ path, reason }) => `${path}: ${reason}`);
        throw error;
      }
    };
    const players = ['Alice', 'Bob'].map((name) => ({ name, deck: [plain] }));
    expect(faults({ players, seed: 'a' })).toEqual([]);
    expect(faults({ cards: [], players, seed: 'a' })).toEqual([
      'cards: cards are given by their names, as `cards` of spellchart/cards are',
    ]);
    const named = { name: 'Carol', deck: '4 Mountain' };
    expect(faults({ players: [...players, named], seed: 'a' })).toEqual([
      'cards: decks name cards here, and none are given: those that come along are `cards` of spellchart/cards',
    ]);
    expect(faults(undefined)).toEqual([': it is nothing, and an object belongs here']);
    expect(faults({ players: players.slice(1), seed: 7, decks: [] })).toEqual([
      'players: at least 2 belong here',
      'seed: it is a number, and a text belongs here',
      ': nothing here is called “decks”',
    ]);
    const deck =
      'a deck is a text with a card a line, or a list of cards, each by its name or its definition';
    expect(faults({ players: [{ name: '', deck: decks[0] }, { deck: [7] }], seed: 'a' })).toEqual([
      'players.0.name: it is an empty text',
      `players.0.deck: ${deck}`,
      'players.1.name: it is missing: a text belongs here',
      `players.1.deck: ${deck}`,
    ]);
    expect(faults({ players, seed: 'a', first: 2, mode: 'copy', settings: { startingLife: 30 } })).toEqual([
      'first: nobody sits there: seats are counted from 0',
    ]);
    expect(faults({ players, seed: 'a', mode: 'fast', settings: { startingLife: 0 } })).toEqual([
      'settings.startingLife: it must be 1 or more',
      'mode: it takes "copy" or "direct"',
    ]);
  });

  test('702.124h: a deck has one commander, or two that both have partner', () => {
    const named = (name: string, ...keywords: readonly string[]): CardDefinition => ({
      ...plain,
      name,
      supertypes: ['legendary'],
      abilities: keywords.map((keyword) => ({ kind: 'keyword', keyword })),
    });
    const [one, other, alone] = [
      named('One', 'partner'),
      named('Other', 'partner'),
      named('Alone', 'flying'),
    ];
    const faults = (deck: readonly CardDefinition[], ...commanders: readonly string[]) =>
      faultsOf(() =>
        createGame({
          cards,
          seed: 'a',
          players: [
            { name: 'Alice', deck: [...deck, 'Mountain'], commanders },
            { name: 'Bob', deck: ['Mountain'] },
          ],
        }),
      );
    const refused = ['Alice null: a deck has one commander, or two that go together'];
    expect(faults([one, other], 'One', 'Other')).toEqual([]);
    expect(faults([one, alone], 'One', 'Alone')).toEqual(refused);
    expect(faults([one, other, named('Third', 'partner')], 'One', 'Other', 'Third')).toEqual(refused);
  });

  test('702.124j: two commanders that partner with one another, each by the other’s name', () => {
    const partnered = (name: string, other: string): CardDefinition => ({
      ...plain,
      name,
      supertypes: ['legendary'],
      abilities: [{ kind: 'keyword', keyword: 'partner with', object: { name: other }, quality: other }],
    });
    const faults = (...deck: readonly CardDefinition[]) =>
      faultsOf(() =>
        createGame({
          cards,
          seed: 'a',
          players: [
            { name: 'Alice', deck: [...deck, 'Mountain'], commanders: deck.map(({ name }) => name) },
            { name: 'Bob', deck: ['Mountain'] },
          ],
        }),
      );
    expect(faults(partnered('One', 'Other'), partnered('Other', 'One'))).toEqual([]);
    expect(faults(partnered('One', 'Other'), partnered('Other', 'Third'))).toEqual([
      'Alice null: a deck has one commander, or two that go together',
    ]);
  });

  test('names 40 unknown cards at once', () => {
    const deck = Array.from({ length: 40 }, (_, at) => `1 Nothing ${at}x${at}`).join('\n');
    const players = ['Alice', 'Bob'].map((name) => ({ name, deck }));
    expect(faultsOf(() => createGame({ cards, seed: 'a', players }))).toHaveLength(80);
  });

  test('emits typed events, of which a player is told what they may know', () => {
    const actor = createGame({
      cards,
      seed: 'a',
      players: [
        { name: 'Alice', deck: list },
        { name: 'Bob', deck: list },
      ],
    });
    const told: { readonly drawn: number; readonly told: number }[] = [];
    actor.on('card.drawn', (emitted) => {
      const redacted: Emitted = redactEmitted(actor.getSnapshot().context.game, emitted, 0);
      if (redacted.type !== 'card.drawn') throw new Error(`It became ${redacted.type}.`);
      const owner = actor.getSnapshot().context.game.objects[emitted.event.became ?? -1]?.owner;
      told.push({ drawn: owner ?? -1, told: redacted.event.object });
    });
    actor.start();
    actor.send({
      type: 'decision.answer',
      player: actor.getSnapshot().context.game.pending?.player ?? 0,
      answer: [0],
    });
    expect(told.filter(({ drawn }) => drawn === 0)).toHaveLength(7);
    expect(told.filter(({ drawn, told: id }) => drawn === 0 && id >= 0)).toHaveLength(7);
    expect(told.filter(({ drawn, told: id }) => drawn === 1 && id < 0)).toHaveLength(7);
  });
});
