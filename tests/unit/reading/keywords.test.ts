import { beforeAll, describe, expect, test } from 'vitest';
import { putRulesTogether } from '../../../machines/game/index.ts';
import { abilitiesOf, tried } from './tried.ts';

beforeAll(putRulesTogether);

const keyword = (name: string, more: object = {}) => ({ kind: 'keyword', keyword: name, ...more });
const mana = (cost: string) => [{ pay: 'mana', cost }];

describe('a keyword', () => {
  test.each<[string, readonly object[]]>([
    ['Flying, ward {2}', [keyword('flying'), keyword('ward', { cost: mana('{2}') })]],
    ['Ward—Pay 3 life.', [keyword('ward', { cost: [{ pay: 'life', amount: 3 }] })]],
    [
      'Protection from red and from Goblins',
      [
        keyword('protection', { object: { color: 'R' }, quality: 'red' }),
        keyword('protection', { object: { subtype: 'Goblin' }, quality: 'Goblins' }),
      ],
    ],
    ['Nonbasic landwalk', [keyword('landwalk', { object: { notSupertype: 'basic' } })]],
    ['Snow swampwalk', [keyword('landwalk', { object: { supertype: 'snow', subtype: 'Swamp' } })]],
    [
      'Affinity for Islands',
      [keyword('affinity', { object: { subtype: 'Island', controller: 'you' }, quality: 'Islands' })],
    ],
    ['Champion an Elf', [keyword('champion', { object: { subtype: 'Elf' } })]],
    ['Devour artifact 2', [keyword('devour', { n: 2, object: { type: 'artifact' } })]],
    [
      'Kicker {R} and/or {2}{G}',
      [keyword('kicker', { cost: mana('{R}') }), keyword('kicker', { cost: mana('{2}{G}') })],
    ],
  ])('%s', (text, abilities) => {
    expect(abilitiesOf('Creature — Beast', text)).toEqual(abilities);
    expect(tried('Creature — Beast', text).verdict).toBe('same');
  });

  test('that says more than the keyword does is declined', () => {
    expect(tried('Creature', 'Flying from red').verdict).toBe('declined');
    expect(tried('Creature', 'Ward').verdict).toBe('declined');
  });

  test('stands for abilities of its own: a line of chapters is one for each', () => {
    expect(abilitiesOf('Enchantment — Saga', 'I, II — Draw a card.\nIII — Destroy target creature.')).toEqual(
      [
        keyword('chapter', { n: 1, effect: [{ do: 'draw', count: 1 }] }),
        keyword('chapter', { n: 2, effect: [{ do: 'draw', count: 1 }] }),
        keyword('chapter', {
          n: 3,
          targets: [{ objects: { type: 'creature' } }],
          effect: [{ do: 'destroy', what: { target: 0 } }],
        }),
      ],
    );
  });

  test('has the lines of its section', () => {
    expect(
      abilitiesOf(
        'Creature — Human',
        'Level up {1}\nLEVEL 1-4\n2/3\nFlying\nLEVEL 5+\n4/4\nFlying\nVigilance',
      ),
    ).toEqual([
      keyword('level up', { cost: mana('{1}') }),
      keyword('level symbol', {
        level: { from: 1, to: 4, power: 2, toughness: 3 },
        abilities: [keyword('flying')],
      }),
      keyword('level symbol', {
        level: { from: 5, power: 4, toughness: 4 },
        abilities: [keyword('flying'), keyword('vigilance')],
      }),
    ]);
  });
});

test('what is spliced onto something may cost something else than mana', () => {
  expect(abilitiesOf('Instant', 'Draw a card.\nSplice onto Arcane—Sacrifice a land.')).toMatchObject([
    {},
    { keyword: 'splice', object: { subtype: 'Arcane' }, cost: [{ pay: 'sacrifice' }] },
  ]);
  expect(abilitiesOf('Instant', 'Draw a card.\nSplice onto Arcane—Draw a card.')).toHaveProperty(
    'verdict',
    'declined',
  );
});
