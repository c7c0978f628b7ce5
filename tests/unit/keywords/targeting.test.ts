import { beforeAll, expect, test } from 'vitest';
import { keywords } from '../../../machines/rules/abilities/keywords/index.ts';
import { characteristics, type Game, type PlayerId, type Verdict } from '../../../machines/rules/index.ts';
import { board, keyword, named, putCombatRulesTogether, refusedBy, type Thing } from '../combat/board.ts';

beforeAll(putCombatRulesTogether);

/** What the keyword abilities of `Bear` say about being the target of `source`, which `by` controls. */
function targeted(game: Game, source: string, by: PlayerId): readonly string[] {
  const bear = named(game, 'Bear');
  const verdicts = characteristics(game, bear).abilities.map((had): Verdict | undefined =>
    had.ability.kind === 'keyword'
      ? keywords[had.ability.keyword]?.mayBeTargeted?.(game, bear, had, named(game, source), by, 'spell')
      : undefined,
  );
  return verdicts.flatMap((verdict) => (verdict === undefined ? [] : refusedBy(verdict)));
}

const sources: readonly Thing[] = [
  { name: 'Mine', manaCost: '{R}' },
  { name: 'Red', of: 1, manaCost: '{R}' },
  { name: 'Green', of: 1, manaCost: '{G}', types: ['artifact'] },
];
const bear = (...abilities: NonNullable<Thing['abilities']>) =>
  board(3, [{ name: 'Bear', abilities }, ...sources]);

test('702.11b: with hexproof it is no target of what opponents control', () => {
  const game = bear(keyword('hexproof'));
  expect(targeted(game, 'Red', 1)).toEqual(['702.11b']);
  expect(targeted(game, 'Mine', 0)).toEqual([]);
  expect(targeted(bear(), 'Red', 1)).toEqual([]);
});

test('702.11d: hexproof from a quality is about opponents’ sources that have it', () => {
  const game = bear(keyword('hexproof', { object: { color: 'R' }, quality: 'red' }));
  expect(targeted(game, 'Red', 1)).toEqual(['702.11d']);
  expect(targeted(game, 'Green', 1)).toEqual([]);
  expect(targeted(game, 'Mine', 0)).toEqual([]);
});

test('702.18a: with shroud it is nobody’s target', () => {
  const game = bear(keyword('shroud'));
  expect(targeted(game, 'Red', 1)).toEqual(['702.18a']);
  expect(targeted(game, 'Mine', 0)).toEqual(['702.18a']);
});

test('702.16b: with protection it is no target of sources with the quality, whoever controls them', () => {
  const game = bear(keyword('protection', { object: { color: 'R' }, quality: 'red' }));
  expect(targeted(game, 'Red', 1)).toEqual(['702.16b']);
  expect(targeted(game, 'Mine', 0)).toEqual(['702.16b']);
  expect(targeted(game, 'Green', 1)).toEqual([]);
});

test('702.16j-k: protection from everything, and from players', () => {
  const everything = bear(keyword('protection', { quality: 'everything' }));
  expect(targeted(everything, 'Green', 1)).toEqual(['702.16b']);
  const opponents = bear(keyword('protection', { player: 'opponent', quality: 'your opponents' }));
  expect(targeted(opponents, 'Green', 1)).toEqual(['702.16b']);
  expect(targeted(opponents, 'Mine', 0)).toEqual([]);
});

test('702.16e-f: protection prevents damage and blocking by what has the quality', () => {
  const red = keyword('protection', { object: { color: 'R' }, quality: 'red' });
  const game = bear(red);
  const id = named(game, 'Bear');
  const [had] = characteristics(game, id).abilities;
  if (had === undefined) throw new Error('The bear has an ability.');
  const ask = (name: string) => ({
    prevents: keywords.protection?.preventsDamageFrom?.(game, id, had, named(game, name)),
    blocks: keywords.protection?.mayBeBlockedBy?.(game, id, had, named(game, name)).ok,
  });
  expect(ask('Red')).toEqual({ prevents: true, blocks: false });
  expect(ask('Green')).toEqual({ prevents: false, blocks: true });
});

test('702.16c-d, 702.16n: what has the quality can’t be attached, unless the effect doesn’t remove it', () => {
  const attached = (doesntRemove?: 'this' | 'auras' | 'attached') => {
    const game = board(2, [
      {
        name: 'Bear',
        abilities: [
          keyword('protection', {
            object: { color: 'W' },
            quality: 'white',
            ...(doesntRemove && { doesntRemove }),
          }),
        ],
      },
      { name: 'Aura', types: ['enchantment'], subtypes: ['Aura'], manaCost: '{W}', attachedTo: 'Bear' },
      { name: 'Sword', types: ['artifact'], subtypes: ['Equipment'], manaCost: '{W}', attachedTo: 'Bear' },
      { name: 'Blue Aura', types: ['enchantment'], subtypes: ['Aura'], manaCost: '{U}' },
    ]);
    const id = named(game, 'Bear');
    const [had] = characteristics(game, id).abilities;
    if (had === undefined) throw new Error('The bear has an ability.');
    return ['Aura', 'Sword', 'Blue Aura'].map((name) => {
      const verdict = keywords.protection?.mayBeAttached?.(game, id, had, named(game, name));
      return verdict === undefined ? [] : refusedBy(verdict);
    });
  };
  expect(attached()).toEqual([['702.16c'], ['702.16d'], []]);
  expect(attached('auras')).toEqual([[], ['702.16d'], []]);
});

test('702.5a, 702.5d: an Aura enchants what its enchant abilities say', () => {
  const enchants = (object: Thing['abilities'], to: string | PlayerId) => {
    const game = board(2, [
      { name: 'Aura', types: ['enchantment'], subtypes: ['Aura'], abilities: object ?? [] },
      { name: 'Bear' },
      { name: 'Rock', types: ['artifact'] },
    ]);
    const aura = named(game, 'Aura');
    return characteristics(game, aura).abilities.flatMap((had) => {
      const target = typeof to === 'number' ? { player: to } : { object: named(game, to) };
      const verdict = keywords.enchant?.mayEnchant?.(game, aura, had, target);
      return verdict === undefined ? [] : refusedBy(verdict);
    });
  };
  const creature = [keyword('enchant', { object: { type: 'creature' } })];
  expect(enchants(creature, 'Bear')).toEqual([]);
  expect(enchants(creature, 'Rock')).toEqual(['702.5a']);
  expect(enchants(creature, 1)).toEqual(['702.5d']);
  const opponent = [keyword('enchant', { player: 'opponent' })];
  expect(enchants(opponent, 1)).toEqual([]);
  expect(enchants(opponent, 0)).toEqual(['702.5d']);
  expect(enchants(opponent, 'Bear')).toEqual(['702.5d']);
});
