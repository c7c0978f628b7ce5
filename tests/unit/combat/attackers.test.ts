import { beforeAll, expect, test } from 'vitest';
import {
  abandonDeclaration,
  attackVerdict,
  defenders,
  mayAbandonDeclaration,
  mayAttack,
  requiredAttack,
} from '../../../machines/combat/index.ts';
import { type AttackerAnswer, type Defender, type Game, run } from '../../../machines/rules/index.ts';
import {
  asked,
  begin,
  board,
  give,
  keyword,
  named,
  putCombatRulesTogether,
  refusedBy,
  says,
  type Thing,
  withMana,
} from './board.ts';
import { changed, everyCreature, toll, walker } from './fights.ts';

beforeAll(putCombatRulesTogether);

const bob: Defender = { player: 1 };

/** The attacks of these creatures on player 1, or on the defender given. */
const attack = (
  game: Game,
  ...names: readonly (string | readonly [string, Defender])[]
): readonly AttackerAnswer[] =>
  names.map((one) =>
    typeof one === 'string'
      ? { object: named(game, one), defender: bob }
      : { object: named(game, one[0]), defender: one[1] },
  );
const verdict = (game: Game, ...names: readonly (string | readonly [string, Defender])[]) =>
  refusedBy(attackVerdict(game, 0, attack(game, ...names)));

/** Whether a creature that is so may attack player 1, and by which rules not. */
const alone = (thing: Partial<Thing>) => {
  const game = board(2, [{ name: 'Bear', ...thing }]);
  return refusedBy(mayAttack(game, named(game, 'Bear'), bob));
};

test('506.3, 508.1a: an untapped creature that the attacking player controls may attack', () => {
  expect(alone({})).toEqual([]);
  expect(alone({ types: ['artifact'] })).toEqual(['506.3']);
  expect(alone({ of: 1 })).toEqual(['508.1a']);
  expect(alone({ tapped: true })).toEqual(['508.1a']);
  expect(alone({ types: ['creature', 'battle'] })).toEqual(['508.1a']);
});

test('302.6: it must have been controlled since the turn began, or have haste (702.10b)', () => {
  expect(alone({ arrived: true })).toEqual(['302.6']);
  expect(alone({ arrived: true, abilities: [keyword('haste')] })).toEqual([]);
});

test('702.3b: a creature with defender can’t attack, unless it may as though it had none', () => {
  expect(alone({ abilities: [keyword('defender')] })).toEqual(['702.3b']);
  expect(
    alone({
      abilities: [keyword('defender'), says([{ rule: 'mayAttackAsThoughWithout', keyword: 'defender' }])],
    }),
  ).toEqual([]);
});

test('508.1c: effects say that a creature can’t attack, or can’t attack a player', () => {
  expect(alone({ abilities: [says([{ rule: 'cant', what: 'attack' }])] })).toEqual(['508.1c']);
  expect(alone({ abilities: [says([{ rule: 'cant', what: 'attackOrBlock' }])] })).toEqual(['508.1c']);
  expect(alone({ abilities: [says([{ rule: 'cant', what: 'block' }])] })).toEqual([]);
  expect(alone({ abilities: [says([{ rule: 'cantAttack', whom: 'opponents' }])] })).toEqual(['508.1c']);
});

test('506.2, 508.1b: players, their planeswalkers, and the battles they protect may be attacked', () => {
  const game = board(3, [
    { name: 'Bear' },
    { name: 'Walker', of: 1, types: ['planeswalker'], loyalty: 3 },
    { name: 'Own Walker', types: ['planeswalker'], loyalty: 3 },
    { name: 'Siege', types: ['battle'], defense: 4, protector: 2 },
    { name: 'Rock', of: 1, types: ['artifact'] },
  ]);
  expect(defenders(game)).toEqual([
    { player: 1 },
    { player: 2 },
    { object: named(game, 'Walker') },
    { object: named(game, 'Siege') },
  ]);
  expect(verdict(game, ['Bear', { object: named(game, 'Siege') }])).toEqual([]);
  expect(verdict(game, ['Bear', { object: named(game, 'Own Walker') }])).toEqual(['508.1b']);
  expect(verdict(game, ['Bear', { object: named(game, 'Rock') }])).toEqual(['508.1b']);
  expect(verdict(game, ['Bear', { player: 0 }])).toEqual(['508.1b']);
});

test('508.1: only the attacking player declares attackers, each once', () => {
  const game = board(2, [{ name: 'Bear' }, { name: 'Ape', of: 1 }]);
  expect(refusedBy(attackVerdict(game, 1, attack(game, 'Ape')))).toEqual(['508.1']);
  expect(verdict(game, 'Bear', 'Bear')).toEqual(['508.1b']);
});

test('508.1c: two creatures that can’t attack alone may attack together, not one of them', () => {
  const shy = says([{ rule: 'cant', what: 'attackAlone' }]);
  const game = board(2, [
    { name: 'One', abilities: [shy] },
    { name: 'Two', abilities: [shy] },
  ]);
  expect(verdict(game, 'One')).toEqual(['508.1c']);
  expect(verdict(game, 'One', 'Two')).toEqual([]);
});

test('508.1d: of two creatures of which one can attack, the one that attacks if able does', () => {
  const things: readonly Thing[] = [
    { name: 'Eager', abilities: [says([{ rule: 'mustAttack' }])] },
    { name: 'Bear' },
  ];
  const limit: Thing = {
    name: 'Arbiter',
    of: 1,
    types: ['enchantment'],
    abilities: [says([{ rule: 'mostAttackers', number: 1 }], { players: 'everyone' })],
  };
  const game = board(2, [...things, limit]);
  expect(verdict(game, 'Eager')).toEqual([]);
  expect(verdict(game, 'Bear')).toEqual(['508.1d']);
  expect(verdict(game, 'Eager', 'Bear')).toEqual(['508.1c']);
  expect(verdict(game)).toEqual(['508.1d']);
  expect(requiredAttack(game, 0)).toEqual(attack(game, 'Eager'));
  expect(verdict(board(2, things), 'Eager', 'Bear')).toEqual([]);
});

test('508.1d: a creature that can’t attack alone must bring another if it attacks if able', () => {
  const eager: Thing = {
    name: 'Eager',
    abilities: [says([{ rule: 'mustAttack' }, { rule: 'cant', what: 'attackAlone' }])],
  };
  const game = board(2, [eager, { name: 'Bear' }]);
  expect(verdict(game)).toEqual(['508.1d']);
  expect(verdict(game, 'Eager')).toEqual(['508.1c']);
  expect(verdict(game, 'Eager', 'Bear')).toEqual([]);
  expect(verdict(board(2, [eager]))).toEqual([]);
});

test('508.1d, 802.3a: a requirement to attack a player is obeyed by attacking that player', () => {
  const lure: Thing = {
    name: 'Taunt',
    of: 2,
    types: ['enchantment'],
    abilities: [says([{ rule: 'mustAttack', whom: 'you' }], everyCreature)],
  };
  const game = board(3, [{ name: 'Bear' }, lure]);
  expect(verdict(game, ['Bear', { player: 1 }])).toEqual(['508.1d']);
  expect(verdict(game, ['Bear', { player: 2 }])).toEqual([]);
  expect(verdict(board(3, [{ name: 'Bear' }]), ['Bear', { player: 1 }])).toEqual([]);
});

test('508.1d: nobody must pay a cost to obey a requirement, but attacks without cost are made', () => {
  const eager: Thing = { name: 'Eager', abilities: [says([{ rule: 'mustAttack' }])] };
  expect(verdict(board(2, [eager]))).toEqual(['508.1d']);
  expect(verdict(board(2, [eager, toll]))).toEqual([]);
  const game = board(2, [eager, toll, walker]);
  expect(verdict(game)).toEqual(['508.1d']);
  expect(verdict(game, ['Eager', { object: named(game, 'Walker') }])).toEqual([]);
});

test('508.1: nobody is asked where no creature can attack', () => {
  expect(begin(board(2, [{ name: 'Bear', tapped: true }]), 'declareAttackers').pending).toBeNull();
  expect(begin(board(2, [{ name: 'Bear' }]), 'declareAttackers').pending?.kind).toBe('attackers');
});

test('508.1f, 508.1k: the chosen creatures tap and attack; with vigilance they don’t tap (702.20b)', () => {
  const game = begin(
    board(2, [{ name: 'Bear' }, { name: 'Guard', abilities: [keyword('vigilance')] }, { name: 'Idler' }]),
    'declareAttackers',
  );
  expect(asked(game, 'attackers').creatures.map(({ object }) => object)).toEqual([0, 1, 2]);
  give(game, attack(game, 'Bear', 'Guard'));
  expect(game.objects.map((object) => object?.tapped)).toEqual([true, false, false]);
  expect(game.combat?.attackers.map(({ object, defender }) => ({ object, defender }))).toEqual(
    attack(game, 'Bear', 'Guard'),
  );
  expect(game.combat?.anyAttacked).toBe(true);
  expect(game.frames).toEqual([]);
  expect(game.checkpoints).toEqual([]);
});

test('508.8: without a declared attacker nothing attacks', () => {
  const game = give(begin(board(2, [{ name: 'Bear' }]), 'declareAttackers'), []);
  expect(game.combat?.anyAttacked).toBe(false);
  expect(game.objects[0]?.tapped).toBe(false);
});

test('508.1h-j: costs to attack are paid before the creatures attack', () => {
  const game = begin(withMana(board(2, [{ name: 'Bear' }, toll]), 0, 3), 'declareAttackers');
  give(game, attack(game, 'Bear'));
  expect(asked(game, 'payment').player).toBe(0);
  expect(game.combat?.attackers).toEqual([]);
  give(game, 'auto');
  expect(game.combat?.attackers.map(({ object }) => object)).toEqual([0]);
  expect(game.players[0]?.pool).toHaveLength(1);
  expect(game.checkpoints).toEqual([]);
  const free = begin(withMana(board(2, [{ name: 'Bear' }]), 0, 3), 'declareAttackers');
  expect(give(free, attack(free, 'Bear')).pending).toBeNull();
});

test('508.1j: a declaration whose costs can’t be paid is illegal', () => {
  const game = withMana(board(2, [{ name: 'Bear' }, { name: 'Ape' }, toll]), 0, 3);
  expect(verdict(game, 'Bear')).toEqual([]);
  expect(verdict(game, 'Bear', 'Ape')).toEqual(['118.3']);
});

test('733.1: a declaration given up while paying is undone, and the player declares again', () => {
  const game = begin(withMana(board(2, [{ name: 'Bear' }, toll]), 0, 3), 'declareAttackers');
  expect(mayAbandonDeclaration(game, 0).ok).toBe(false);
  give(game, attack(game, 'Bear'));
  expect(game.objects[0]?.tapped).toBe(true);
  expect(mayAbandonDeclaration(game, 1).ok).toBe(false);
  expect(mayAbandonDeclaration(game, 0).ok).toBe(true);
  abandonDeclaration(game);
  run(game);
  expect(asked(game, 'attackers').player).toBe(0);
  expect(game.objects[0]?.tapped).toBe(false);
  expect(game.checkpoints).toEqual([]);
  give(game, []);
  expect(game.pending).toBeNull();
  expect(game.frames).toEqual([]);
});

test('508.1k: only a chosen creature that the player still controls attacks once the costs are paid', () => {
  const declared = () => {
    const game = begin(
      withMana(board(2, [{ name: 'Bear' }, { name: 'Ape' }, toll]), 0, 4),
      'declareAttackers',
    );
    return give(game, attack(game, 'Bear', 'Ape'));
  };
  const attackers = (game: Game) => give(game, 'auto').combat?.attackers.map(({ object }) => object);
  expect(attackers(declared())).toEqual([0, 1]);
  expect(attackers(changed(declared(), 'Bear', { zone: 'exile' }))).toEqual([1]);
  expect(attackers(changed(declared(), 'Bear', { controller: 1 }))).toEqual([1]);
});

test('508.8: where none of the chosen creatures is left, nothing has attacked', () => {
  const game = begin(withMana(board(2, [{ name: 'Bear' }, toll]), 0, 2), 'declareAttackers');
  give(game, attack(game, 'Bear'));
  const gone = give(changed(game, 'Bear', { controller: 1 }), 'auto');
  expect(gone.combat?.anyAttacked).toBe(false);
  expect(gone.happened.some(({ event }) => event.type === 'attack')).toBe(false);
});
