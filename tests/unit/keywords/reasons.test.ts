import { beforeAll, describe, expect, test } from 'vitest';
import { mayAttack, mayBlock } from '../../../machines/combat/index.ts';
import { refusalSentence } from '../../../machines/game/words.ts';
import { keywords } from '../../../machines/rules/abilities/keywords/index.ts';
import {
  characteristics,
  type Game,
  type HadAbility,
  type KeywordAbility,
  type Verdict,
} from '../../../machines/rules/index.ts';
import { attacking, board, keyword, named, putCombatRulesTogether, type Thing } from '../combat/board.ts';

beforeAll(putCombatRulesTogether);

/** Each reason as a player reads it, after its rule. */
const reasons = (game: Game, verdict: Verdict | undefined): readonly string[] =>
  verdict === undefined || verdict.ok
    ? []
    : verdict.refusals.map((refusal) => `${refusal.rule}: ${refusalSentence(game, refusal)}`);

const red: Thing = { name: 'Red', of: 1, manaCost: '{R}' };
const redAura: Thing = { name: 'Aura', of: 1, manaCost: '{R}', types: ['enchantment'], subtypes: ['Aura'] };
const fromRed = keyword('protection', { object: { color: 'R' }, quality: 'red' });

/** The ability as the bear has it. */
function bearWith(ability: KeywordAbility, ...others: readonly Thing[]) {
  const game = board(3, [{ name: 'Bear', abilities: [ability] }, ...others]);
  const bear = named(game, 'Bear');
  const [had] = characteristics(game, bear).abilities;
  if (had === undefined) throw new Error('The bear has an ability.');
  return { game, bear, had, module: keywords[ability.keyword] };
}

describe('601.3: a keyword that forbids says so with the objects involved', () => {
  test('to attack', () => {
    const { game, bear } = bearWith(keyword('defender'));
    expect(reasons(game, mayAttack(game, bear, { player: 1 }))).toEqual(['702.3b: Bear has defender.']);
  });

  test.each([
    [keyword('flying'), '702.9b: Bear has flying; Red has neither flying nor reach.'],
    [fromRed, '702.16f: Bear has protection from Red.'],
    [keyword('swampwalk'), '702.14c: Bear has swampwalk, and Red’s controller such a land.'],
  ])('to block', (ability, reason) => {
    const swamp: Thing = { name: 'Swamp', of: 1, types: ['land'], subtypes: ['Swamp'] };
    const { game, bear } = bearWith(ability, red, swamp);
    const attack = attacking(game, { Bear: { player: 1 } });
    expect(reasons(attack, mayBlock(attack, named(attack, 'Red'), bear))).toEqual([reason]);
  });

  test.each([
    [keyword('hexproof'), '702.11b: Bear has hexproof.'],
    [keyword('shroud'), '702.18a: Bear has shroud.'],
    [fromRed, '702.16b: Bear has protection from Red.'],
  ])('to be a target', (ability, reason) => {
    const { game, bear, had, module } = bearWith(ability, red);
    expect(reasons(game, module?.mayBeTargeted?.(game, bear, had, named(game, 'Red'), 1, 'spell'))).toEqual([
      reason,
    ]);
  });

  test.each([
    [keyword('hexproof'), '702.11c: Player 0 has hexproof.'],
    [keyword('shroud'), '702.18a: Player 0 has shroud.'],
    [fromRed, '702.16b: Player 0 has protection from Red.'],
  ])('a player to be a target', (ability, reason) => {
    const { game, had, module } = bearWith(ability, red);
    const verdict = module?.playerMayBeTargeted?.(game, 0, had, named(game, 'Red'), 1, 'spell');
    expect(reasons(game, verdict)).toEqual([reason]);
    const objects =
      verdict === undefined || verdict.ok ? [] : verdict.refusals.flatMap((refusal) => refusal.objects);
    expect(objects).toHaveLength(reason.includes('Red') ? 1 : 0);
  });

  test('to be attached, to an object and to a player', () => {
    const { game, bear, had, module } = bearWith(fromRed, redAura);
    const aura = named(game, 'Aura');
    expect(reasons(game, module?.mayBeAttached?.(game, bear, had, aura))).toEqual([
      '702.16c: Bear has protection from Aura.',
    ]);
    expect(reasons(game, module?.playerMayBeAttached?.(game, 0, had, aura))).toEqual([
      '702.16c: Player 0 has protection from Aura.',
    ]);
  });

  test('to be destroyed', () => {
    const { game, bear, had, module } = bearWith(keyword('indestructible'));
    expect(reasons(game, module?.mayBeDestroyed?.(game, bear, had))).toEqual([
      '702.12b: Bear has indestructible.',
    ]);
  });

  test('to be enchanted, an object and a player', () => {
    const { game, bear, had, module } = bearWith(keyword('enchant', { player: 'opponent' }), red);
    expect(reasons(game, module?.mayEnchant?.(game, bear, had, { object: named(game, 'Red') }))).toEqual([
      '702.5d: Bear can’t enchant Red.',
    ]);
    expect(reasons(game, module?.mayEnchant?.(game, bear, had, { player: 0 }))).toEqual([
      '702.5d: Bear can’t enchant Player 0.',
    ]);
  });
});

describe('702.5d: whom an Aura that enchants players enchants', () => {
  test.each([
    ['any', [true, true, true]],
    ['opponent', [false, true, true]],
    ['you', [true, false, false]],
  ] as const)('%s', (player, allowedOnes) => {
    const { game, bear, had, module } = bearWith(keyword('enchant', { player }));
    const asked = [0, 1, 2].map((one) => module?.mayEnchant?.(game, bear, had, { player: one }).ok);
    expect(asked).toEqual(allowedOnes);
  });
});

test('702.11d: a quality that speaks of its own object means what gives the hexproof', () => {
  const fromItself = keyword('hexproof', { object: { among: 'self' }, quality: 'its giver' });
  const { game, bear, had, module } = bearWith(fromItself, red, { ...red, name: 'Giver' });
  const targetOf = (from: HadAbility['from'], source: string) =>
    module?.mayBeTargeted?.(game, bear, { ...had, from }, named(game, source), 1, 'spell').ok;
  const giver = named(game, 'Giver');
  expect([targetOf(giver, 'Giver'), targetOf(giver, 'Red'), targetOf(giver, 'Bear')]).toEqual([
    false,
    true,
    true,
  ]);
  expect([targetOf(null, 'Giver'), targetOf(null, 'Bear')]).toEqual([true, false]);
});

describe('702.16k: protection from players', () => {
  test.each([
    ['any', [false, false, false]],
    ['opponent', [true, false, false]],
    ['you', [false, true, true]],
  ] as const)('%s', (player, allowedOnes) => {
    const { game, bear, had, module } = bearWith(
      keyword('protection', { player, quality: 'players' }),
      { name: 'Mine' },
      { name: 'Theirs', of: 1 },
      { name: 'Others', of: 2 },
    );
    const asked = ['Mine', 'Theirs', 'Others'].map(
      (name) => module?.mayBeTargeted?.(game, bear, had, named(game, name), 0, 'spell').ok,
    );
    expect(asked).toEqual(allowedOnes);
  });
});

describe('702.16n-p: what a protection doesn’t remove', () => {
  const attachments: readonly Thing[] = [
    { ...redAura, name: 'Giver', attachedTo: 'Bear' },
    { ...redAura, name: 'Later', attachedTo: 'Bear' },
    { ...redAura, name: 'Elsewhere', attachedTo: 'Other' },
    { ...redAura, name: 'Loose' },
  ];
  const stays = (doesntRemove: NonNullable<KeywordAbility['doesntRemove']>) => {
    const ability = keyword('protection', { object: { color: 'R' }, quality: 'red', doesntRemove });
    const { game, bear, had, module } = bearWith(ability, { name: 'Other' }, ...attachments);
    const given: HadAbility = { ...had, from: named(game, 'Giver') };
    return attachments
      .filter(({ name }) => module?.mayBeAttached?.(game, bear, given, named(game, name)).ok)
      .map(({ name }) => name);
  };
  test('the Aura that gives it', () => expect(stays('this')).toEqual(['Giver']));
  test('Auras on it', () => expect(stays('auras')).toEqual(['Giver', 'Later']));
  test('what was attached before', () => expect(stays('attached')).toEqual(['Giver']));
});

describe('702.33d, 702.33f: what a kicker’s cost is called', () => {
  test.each([
    [{ cost: [{ pay: 'mana', cost: '{R}' }] }, 'kicker {R}'],
    [{ cost: [{ pay: 'life', amount: 2 }] }, 'kicker'],
    [{ cost: [{ pay: 'life', amount: 2 }], quality: 'red' }, 'kicker red'],
  ] as const)('%j', (more, name) => {
    const [ability] = keywords.kicker?.abilities?.(keyword('kicker', more)) ?? [];
    expect(ability).toMatchObject({ additionalCost: { optional: name } });
  });
});
