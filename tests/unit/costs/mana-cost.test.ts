import { describe, expect, test } from 'vitest';
import {
  colorsOf,
  manaValueOf,
  parseManaCost,
  printManaCost,
} from '../../../machines/rules/state/mana-cost.ts';

describe('mana costs', () => {
  test('107.4: every kind of mana symbol is read and printed back', () => {
    const printed = '{X}{10}{W}{C}{S}{W/U}{2/B}{C/R}{G/P}{G/W/P}';
    expect(printManaCost(parseManaCost(printed))).toBe(printed);
    expect(parseManaCost('{W/U}{2/B}{G/P}{R/G/P}{3}')).toEqual([
      { hybrid: ['W', 'U'], phyrexian: false },
      { twoOr: 'B' },
      { phyrexian: 'G' },
      { hybrid: ['R', 'G'], phyrexian: true },
      { generic: 3 },
    ]);
  });

  test('107.4d: {0} is no mana, and printed where there is none', () => {
    expect(parseManaCost('{0}')).toEqual([]);
    expect(printManaCost([])).toBe('{0}');
  });

  test('107.4: what is no mana symbol is refused by name', () => {
    expect(() => parseManaCost('{Q}')).toThrow('{Q} is no mana symbol');
    expect(() => parseManaCost('{W/W}')).toThrow('{W/W} is no mana symbol');
    expect(() => parseManaCost('{3/W}')).toThrow('{3/W} is no mana symbol');
    expect(() => parseManaCost('2{W}')).toThrow('“2” is outside of braces');
  });

  test('202.3e: X counts as chosen on the stack and as 0 elsewhere', () => {
    expect(manaValueOf(parseManaCost('{X}{X}{R}'))).toBe(1);
    expect(manaValueOf(parseManaCost('{X}{X}{R}'), 3)).toBe(7);
  });

  test('202.3f: of a hybrid symbol the largest part counts; 202.3g: a Phyrexian symbol is 1', () => {
    expect(manaValueOf(parseManaCost('{2/W}{W/U}{C/B}'))).toBe(4);
    expect(manaValueOf(parseManaCost('{1}{W/P}{G/U/P}'))).toBe(3);
    expect(manaValueOf(null)).toBe(0);
  });

  test('105.2, 107.4e-f: the colours of a cost, in the order of 105.1', () => {
    expect(colorsOf(parseManaCost('{G}{2/B}{C}{S}{X}'))).toEqual(['B', 'G']);
    expect(colorsOf(parseManaCost('{W/U/P}{C/R}'))).toEqual(['W', 'U', 'R']);
    expect(colorsOf(parseManaCost('{7}{C}'))).toEqual([]);
  });
});
