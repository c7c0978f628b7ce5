/** Combats in names, for tests: who attacks, who blocks what, who assigns how much to whom. */
import type {
  BlockerAnswer,
  DamageAnswer,
  Defender,
  Game,
  GameObject,
} from '../../../machines/rules/index.ts';
import { attacking, blocking, board, named, reopened, says, type Thing } from './board.ts';

/** Which creature blocks which. */
export type Blocks = Readonly<Record<string, readonly string[]>>;
/** How much each creature assigns to whom; `player` is player 1. */
export type Assignment = Readonly<Record<string, Readonly<Record<string, number>>>>;

export const walker: Thing = {
  name: 'Walker',
  of: 1,
  types: ['planeswalker'],
  loyalty: 3,
  counters: { loyalty: 3 },
};

export const everyCreature = { affects: { all: { type: 'creature' } } } as const;

/** Creatures pay so much to attack player 1. */
export const toll: Thing = {
  name: 'Toll',
  of: 1,
  types: ['enchantment'],
  abilities: [says([{ rule: 'costToAttack', cost: '{2}', whom: 'you' }], everyCreature)],
};

/** Player 0's attackers attack player 1, or what else is said; the others are player 1's. */
export function attackedBy(
  attackers: readonly Thing[],
  others: readonly Thing[],
  defender: (game: Game) => Defender = () => ({ player: 1 }),
): Game {
  const game = board(2, [...attackers, ...others.map((thing) => ({ of: 1, ...thing }))]);
  return attacking(game, Object.fromEntries(attackers.map(({ name }) => [name, defender(game)])));
}

/** The same attack in the combat damage step, blocked so. */
export const fight = (
  attackers: readonly Thing[],
  others: readonly Thing[],
  blocks: Blocks,
  defender?: (game: Game) => Defender,
): Game => blocking(attackedBy(attackers, others, defender), blocks);

/** The same fight as the only combat damage step has begun. */
export const assigning = (game: Game): Game =>
  reopened({ ...game, combat: game.combat && { ...game.combat, damageStep: 'only' } });

/** The planeswalker of that board. */
export const atWalker = (game: Game): Defender => ({ object: named(game, walker.name) });

/** The same combat without the blockers, which leaves the attackers blocked (509.1h). */
export const blockless = (game: Game): Game =>
  reopened({
    ...game,
    combat: game.combat && {
      ...game.combat,
      blockers: [],
      attackers: game.combat.attackers.map((one) => ({ ...one, blockers: [] })),
    },
  });

/** The same game in which an object is otherwise. */
export const changed = (game: Game, name: string, change: Partial<GameObject>): Game =>
  reopened({
    ...game,
    objects: game.objects.map((object) => (object?.definition === name ? { ...object, ...change } : object)),
  });

export const block = (game: Game, blocks: Blocks): readonly BlockerAnswer[] =>
  Object.entries(blocks).map(([name, attackers]) => ({
    object: named(game, name),
    attackers: attackers.map((one) => named(game, one)),
  }));

export const assigns = (game: Game, assignment: Assignment): readonly DamageAnswer[] =>
  Object.entries(assignment).map(([name, shares]) => ({
    object: named(game, name),
    to: Object.entries(shares).map(([to, amount]) => ({
      recipient: to === 'player' ? { player: 1 } : { object: named(game, to) },
      amount,
    })),
  }));
