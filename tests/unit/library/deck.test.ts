import { describe, expect, test } from 'vitest';
import {
  byNames,
  type Choices,
  foundIn,
  namesToAsk,
  readForDeck,
  readyDeck,
  reportOn,
} from '../../../machines/library/index.ts';
import { creature } from '../../../machines/play/scenario/index.ts';
import { libraryCard } from './cards.ts';

const odd = 'Trample\nFrobnicate this creature twice.';
const library = byNames([
  libraryCard('Quiet Bear', { oracleText: 'Trample' }),
  libraryCard('Odd Bear', { oracleText: odd }),
  libraryCard('Strange Bear', { oracleText: 'Frobnicate.', layout: 'planar' }),
  libraryCard('Forest', {
    supertypes: ['Basic'],
    types: ['Land'],
    subtypes: ['Forest'],
    manaCost: '',
    power: undefined,
    toughness: undefined,
  }),
]);
const known = { 'Known Bear': creature('Known Bear', '2/2') };

const answersTo = (list: string) =>
  Object.fromEntries(
    namesToAsk(list, known).map((name) => [name.toLowerCase(), foundIn(library, name, Object.keys(known))]),
  );
const ready = (list: string, choices: Choices = {}) => readyDeck(list, known, answersTo(list), choices);

const whole = '4 Known Bear\n4 Quiet Bear\n52 Forest\n';
const partly = '2 Odd Bear\n58 Forest\n\nSideboard\n2 Odd Bear\n';

describe('a deck of read cards', () => {
  test('holds what is known and what was read, with the text as it is printed', () => {
    const deck = ready(whole);
    expect(deck).toMatchObject({ ok: true, leftOut: [], sideboard: [], commanders: [] });
    if (!deck.ok) return;
    expect(deck.deck).toHaveLength(60);
    expect(deck.deck[0]).toBe(known['Known Bear']);
    const bear = deck.deck.find(({ name }) => name === 'Quiet Bear');
    expect(bear?.abilities).toEqual([{ kind: 'keyword', keyword: 'trample' }]);
    expect(bear?.printed).toEqual([{ text: 'Trample', abilities: 1 }]);
  });

  test('only names that aren’t known are asked for, each once', () => {
    expect(namesToAsk(`${whole}\n2 quiet bear`, known)).toEqual(['quiet bear', 'Forest']);
  });

  test('is refused with everything that is wrong with it, line by line', () => {
    const deck = ready('4 Odd Bear\n1 Quite Bear\n5 Quiet Bear\n50 Forest');
    expect(
      deck.ok ? [] : deck.faults.map(({ line, nearest, reason }) => ({ line, nearest, reason })),
    ).toEqual([
      {
        line: 1,
        nearest: [],
        reason: expect.stringMatching(/^Odd Bear isn’t understood: “Frobnicate this creature twice\.”/),
      },
      {
        line: 2,
        nearest: ['Quiet Bear', 'Odd Bear', 'Strange Bear'].slice(0, 1),
        reason: 'no card is named Quite Bear',
      },
      { line: 3, nearest: [], reason: expect.stringContaining('5 of Quiet Bear') },
    ]);
  });

  test('plays a card without the lines that aren’t understood only where that is chosen, and marks them', () => {
    const deck = ready(partly, { 'odd bear': 'withoutLines' });
    expect(deck).toMatchObject({ ok: true, leftOut: [] });
    if (!deck.ok) return;
    expect(deck.deck).toHaveLength(60);
    expect(deck.deck[0]?.printed).toEqual([
      { text: 'Trample', abilities: 1 },
      { text: 'Frobnicate this creature twice.', abilities: 0, leftOut: true },
    ]);
    expect(deck.sideboard).toHaveLength(2);
  });

  test('leaves a card out only where that is chosen, and says so', () => {
    const deck = ready(partly, { 'odd bear': 'withoutCard' });
    expect(deck).toMatchObject({
      ok: true,
      leftOut: [
        { name: 'Odd Bear', count: 2 },
        { name: 'Odd Bear', count: 2 },
      ],
    });
    if (!deck.ok) return;
    expect(deck.deck).toHaveLength(58);
    expect(deck.sideboard).toEqual([]);
  });

  test('can’t choose to leave out lines where none of them is the reason', () => {
    const list = '4 Strange Bear\n56 Forest';
    expect(ready(list, { 'strange bear': 'withoutLines' }).ok).toBe(false);
    const [line] = reportOn(list, known, answersTo(list), {});
    expect(line?.verdict).toMatchObject({ is: 'notUnderstood', choices: ['withoutCard'], chosen: null });
    expect(ready(list, { 'strange bear': 'withoutCard' }).ok).toBe(true);
  });

  test('waits for what a library hasn’t answered', () => {
    const deck = readyDeck(whole, known, {}, {});
    expect(deck.ok ? [] : deck.faults.map(({ reason }) => reason)).toContain(
      'Quiet Bear is still being looked for',
    );
  });
});

test('each line is reported', () => {
  const list = '4 Known Bear\n4 Quiet Bear\n4 Quite Bear\n4';
  expect(reportOn(list, known, answersTo(list), {}).map(({ verdict }) => verdict)).toEqual([
    { is: 'known' },
    { is: 'read', how: 'same' },
    { is: 'unknown', near: ['Quiet Bear'] },
    { is: 'nothing' },
  ]);
});

test('what isn’t understood has something to stand in a list for it, which does nothing', () => {
  const found = readForDeck(
    libraryCard('Odd Bear', { oracleText: 'Frobnicate.', supertypes: ['Legendary'] }),
  );
  expect(found).toMatchObject({
    verdict: 'declined',
    without: { name: 'Odd Bear', printed: [{ leftOut: true }] },
    standIn: { name: 'Odd Bear', manaCost: '{1}{G}', supertypes: ['legendary'], types: ['creature'] },
  });
  expect(readForDeck(libraryCard('Odd', { types: ['Frob'] }))).toMatchObject({
    standIn: { name: 'Odd', types: ['artifact'] },
  });
});
