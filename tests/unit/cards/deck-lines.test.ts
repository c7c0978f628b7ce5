import { describe, expect, test } from 'vitest';
import { type DeckLine, deckLines } from '../../../machines/decks/index.ts';

const names = (...lines: readonly string[]) => deckLines(lines.join('\n')).map(({ name }) => name);
const sections = (text: string) =>
  deckLines(text).map(({ count, name, section }: DeckLine) => `${section}: ${count} ${name}`);

describe('a line of a deck list', () => {
  test('has a name without what sites write around it', () => {
    const written = [
      '4 Careful Owl (M21) 123',
      '4x Careful Owl [M21]',
      '4 Careful Owl (SLD) 84★ *F*',
      '4 Careful Owl (plst) M21-123',
      '4 [M21:123] Careful Owl',
      '4 [M21#123] Careful Owl #ramp',
      '1x Careful Owl (m21) 123 *F* [Creature]',
      '1x Careful Owl (m21) 123 [Ramp{top}] ^Have,#37d67a^',
      '1 Careful Owl <retro> [M21]',
      '1 Careful Owl <123> [M21] (F)',
      'Careful Owl',
    ];
    expect(new Set(names(...written))).toEqual(new Set(['Careful Owl']));
  });

  test('keeps both names of a card of two faces', () => {
    expect(names('1 Careful Owl // Owl of the Night (M21) 1', '1 Careful/Night')).toEqual([
      'Careful Owl // Owl of the Night',
      'Careful/Night',
    ]);
  });

  test('is one of the sideboard or a commander where it says so itself', () => {
    expect(sections('SB: 2 Careful Owl\n1x Queen Owl (M21) 1 *CMDR*\nCommander: 1 King Owl\n3 Owl')).toEqual([
      'sideboard: 2 Careful Owl',
      'commanders: 1 Queen Owl',
      'commanders: 1 King Owl',
      'main: 3 Owl',
    ]);
  });
});

describe('a deck list', () => {
  test('has its parts by their headings, and leaves out what is no part of the deck', () => {
    const list =
      'About\nName My Owls\n\nCommander\n1 Queen Owl\n\nDeck\n3 Owl\n\nMaybeboard\n1 Bear\n\nSideboard:\n1 Elk';
    expect(sections(list)).toEqual(['commanders: 1 Queen Owl', 'main: 3 Owl', 'sideboard: 1 Elk']);
  });

  test('without headings has a last small block as its sideboard', () => {
    expect(sections('56 Owl\n4 Elk\n\n15 Bear')).toEqual([
      'main: 56 Owl',
      'main: 4 Elk',
      'sideboard: 15 Bear',
    ]);
    expect(sections('30 Owl\n\n30 Elk')).toEqual(['main: 30 Owl', 'main: 30 Elk']);
    expect(sections('Lands (40)\n40 Owl\n\nCreatures\n15 Bear')).toEqual(['main: 40 Owl', 'main: 15 Bear']);
    expect(sections('\n15 Owl')).toEqual(['main: 15 Owl']);
  });

  test('in the form of Magic Online is read by its attributes', () => {
    const list = `<?xml version="1.0" encoding="utf-8"?>
<Deck>
  <NetDeckID>0</NetDeckID>
  <Cards CatID="1" Quantity="4" Sideboard="false" Name="Rise/Fall" Annotation="0" />
  <Cards CatID="2" Quantity="2" Sideboard="true" Name="Owl&apos;s &amp; Elk&#39;s" />
</Deck>`;
    expect(deckLines(list).map(({ number }) => number)).toEqual([4, 5]);
    expect(sections(list)).toEqual(['main: 4 Rise/Fall', "sideboard: 2 Owl's & Elk's"]);
    expect(sections('<Deck><Cards Quantity="4" /></Deck>')).toEqual(['main: 4 ']);
  });
});
