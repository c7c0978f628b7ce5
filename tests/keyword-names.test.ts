import { describe, expect, it } from 'vitest';
import { keywordsNamed, wrongNamings } from './keyword-names.ts';

describe('a keyword is named by its module and by what is written in keywords alone', () => {
  it('in the whole project', () => {
    expect(wrongNamings()).toEqual([]);
  });

  it.each([
    ["has(game, id, 'double strike')", ['double strike']],
    ['const hasFirstStrike = true;', ['first strike']],
    ["forbidden('702.12b', '{0} is indestructible.', [])", ['indestructible']],
    ['now.keywords.chapter', ['chapter']],
    ["has(game, id, 'defender')", ['defender']],
    ['{ deathtouch: 1.5 }', ['deathtouch']],
    ["import { flying } from './flying.ts';", ['flying']],
  ])('%s names one', (code, names) => {
    expect(keywordsNamed(code)).toEqual(names);
  });

  it.each([
    ['attackers.map(({ defender }) => defender)'],
    ["'508.1b: a defender is a player, planeswalker or battle'"],
    ["event.key === 'Escape'"],
    ['// flying, menace'],
    ['/** Whatever has flying. */'],
  ])('%s names none', (code) => {
    expect(keywordsNamed(code)).toEqual([]);
  });
});
