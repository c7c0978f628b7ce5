import { describe, expect, test } from 'vitest';
import { type FaceRecord, frontOf, joinFaces } from '../../../machines/reading/index.ts';

const face = (name: string, more: Partial<FaceRecord> = {}): FaceRecord => ({
  name,
  manaCost: '{1}{G}',
  supertypes: [],
  types: ['Creature'],
  subtypes: ['Bear'],
  oracleText: '',
  ...more,
});

const among =
  (...records: readonly FaceRecord[]) =>
  (name: string) =>
    records.find((one) => one.name === name);

describe('faces of a file that has a record for each', () => {
  test('one face is a card', () => {
    const bear = face('Bear', { oracleText: 'Trample' });
    expect(frontOf(bear)).toBe('Bear');
    expect(joinFaces(bear, among(bear))).toMatchObject({ name: 'Bear', oracleText: 'Trample' });
    expect(joinFaces(bear, among(bear)).back).toBeUndefined();
  });

  test('front and back are one, found by either', () => {
    const both = { faces: ['Day Bear', 'Night Bear'], layout: 'transform' };
    const front = face('Day Bear', both);
    const back = face('Night Bear', { ...both, manaCost: '' });
    expect(frontOf(back)).toBe('Day Bear');
    expect(joinFaces(front, among(front, back))).toMatchObject({
      name: 'Day Bear',
      layout: 'transform',
      back: { name: 'Night Bear', colorIndicator: 'unknown' },
    });
  });

  test('a back that isn’t in the file is missing', () => {
    const front = face('Day Bear', { faces: ['Day Bear', 'Night Bear'], layout: 'transform' });
    expect(joinFaces(front, among(front)).back).toBeUndefined();
  });

  test('what halves lack is taken from the record of the whole', () => {
    const both = { faces: ['Left Room', 'Right Room'], layout: 'room', types: [], subtypes: [] };
    const left = face('Left Room', { ...both, oracleText: 'First text.' });
    const right = face('Right Room', both);
    const whole = face('Left Room // Right Room', {
      manaCost: '',
      types: ['Enchantment'],
      subtypes: ['Room'],
      oracleText: 'Other text.\n//\nSecond text.',
    });
    expect(frontOf(whole)).toBe('Left Room');
    expect(joinFaces(left, among(left, right, whole))).toMatchObject({
      types: ['Enchantment'],
      subtypes: ['Room'],
      oracleText: 'First text.',
      back: { types: ['Enchantment'], oracleText: 'Second text.' },
    });
  });

  test.each<[string, Partial<FaceRecord>, FaceRecord['colorIndicator']]>([
    ['with a mana cost', {}, undefined],
    ['a land', { manaCost: '', types: ['Land'] }, undefined],
    ['an artifact', { manaCost: '', types: ['Artifact'] }, undefined],
    ['that may have an indicator', { manaCost: '', types: ['Land', 'Creature'] }, 'unknown'],
    ['whose indicator is given', { manaCost: '', colorIndicator: ['G'] }, ['G']],
  ])('the color indicator of one %s', (_what, more, indicator) => {
    const one = face('Bear', more);
    expect(joinFaces(one, among(one)).colorIndicator).toEqual(indicator);
  });

  test('an artifact on a back face may have one', () => {
    const both = { faces: ['Bear', 'Mechanical Bear'], layout: 'transform' };
    const front = face('Bear', both);
    const back = face('Mechanical Bear', { ...both, manaCost: '', types: ['Artifact'] });
    expect(joinFaces(front, among(front, back)).back?.colorIndicator).toBe('unknown');
  });
});
