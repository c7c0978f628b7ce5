import { expect, test } from 'vitest';
import { chosenVerdict } from '../../../machines/rules/effects/targets/choosing.ts';
import type { Target, TargetSpec } from '../../../machines/rules/index.ts';
import { noChoices, scopeOf } from '../../../machines/rules/state/scope.ts';
import { card, creature, rules, sit } from './table.ts';

const game = sit([
  { card: card('Spell', ['sorcery'], null), zone: 'hand' },
  { card: creature('Bear') },
  { card: creature('Ox') },
  { card: creature('Elk'), owner: 1 },
  { card: card('Relic', ['artifact'], null) },
  { card: creature('Ghost'), zone: 'graveyard' },
  { card: creature('Shade'), zone: 'graveyard', owner: 1 },
]);
const [bear, ox, elk, relic, ghost, shade] = [1, 2, 3, 4, 5, 6].map((object) => ({ object }));

/** The rules by which these can't be chosen for the last of the target specs. */
function against(specs: TargetSpec | readonly TargetSpec[], ...chosen: readonly (Target | undefined)[]) {
  const all = [specs].flat();
  const before = all.slice(1).map(() => ({ chosen: bear === undefined ? [] : [bear], divided: [] }));
  const scope = { ...scopeOf(0, 0), choices: noChoices };
  return rules(
    chosenVerdict(
      game,
      scope,
      all,
      0,
      before,
      chosen.flatMap((one) => one ?? []),
    ),
  );
}

const creatures = { objects: { type: 'creature' } } as const;

test('601.2c: as many targets are chosen as are asked for', () => {
  expect(against(creatures, bear)).toEqual([]);
  expect(against(creatures)).toEqual(['601.2c']);
  expect(against(creatures, bear, ox)).toEqual(['601.2c']);
  const two = { ...creatures, count: { min: 1, max: 2 } };
  expect(against(two, bear)).toEqual([]);
  expect(against(two, bear, ox)).toEqual([]);
  expect(against(two, bear, ox, elk)).toEqual(['601.2c']);
  expect(against({ ...creatures, count: { min: 0, max: 2 } })).toEqual([]);
});

test('115.3: the same target isn’t chosen twice for one instance of the word', () => {
  const two = { players: 'any', objects: { type: 'creature' }, count: { min: 2, max: 2 } } as const;
  expect(against(two, bear, bear)).toEqual(['115.3']);
  expect(against(two, { player: 1 }, { player: 1 })).toEqual(['115.3']);
  expect(against(two, { player: 0 }, { player: 1 })).toEqual([]);
  // But for two of them, unless they have to differ.
  expect(against([creatures, creatures], bear)).toEqual([]);
  expect(against([creatures, { ...creatures, differentFrom: 0 }], bear)).toEqual(['115.1']);
  expect(against([creatures, { ...creatures, differentFrom: 0 }], ox)).toEqual([]);
});

test('115.1: only what the word says is chosen', () => {
  expect(against(creatures, relic)).toEqual(['115.1']);
  expect(against(creatures, ghost)).toEqual(['115.1']);
  expect(against(creatures, { player: 1 })).toEqual(['115.1']);
  expect(against({ players: 'opponent' }, { player: 1 })).toEqual([]);
  expect(against({ players: 'opponent' }, { player: 0 })).toEqual(['115.1']);
  expect(against({ players: 'you' }, { player: 0 })).toEqual([]);
  expect(against({ players: 'you' }, { player: 1 })).toEqual(['115.1']);
});

test('601.2c: “from a single graveyard”: all of one player’s', () => {
  const cards = { objects: { zone: 'graveyard' }, count: { min: 0, max: 2 } } as const;
  expect(against({ ...cards, ofOnePlayer: true }, ghost)).toEqual([]);
  expect(against({ ...cards, ofOnePlayer: true }, ghost, shade)).toEqual(['601.2c']);
  expect(against(cards, ghost, shade)).toEqual([]);
});

test('601.2c: “for each player, up to one”: so many of what each controls', () => {
  const each = { ...creatures, count: { min: 0, max: 1 }, forEach: 'everyone' } as const;
  expect(against(each, bear, elk)).toEqual([]);
  expect(against(each, bear, ox)).toEqual(['601.2c']);
});
