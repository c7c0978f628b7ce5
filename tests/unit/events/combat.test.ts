import { describe, expect, test } from 'vitest';
import { apply } from '../../../machines/rules/events/apply.ts';
import { applyBatch } from '../../../machines/rules/events/apply-batch.ts';
import { defendingPlayer, joinAttack } from '../../../machines/rules/events/in-combat.ts';
import { entering, makeMove } from '../../../machines/rules/events/moves-and-creations.ts';
import { newItem } from '../../../machines/rules/events/settle.ts';
import type { Combat, Defender, Game } from '../../../machines/rules/state/game.ts';
import type { ObjectId } from '../../../machines/rules/state/identity.ts';
import type { Step } from '../../../machines/rules/state/turn-structure.ts';
import { write } from '../../../machines/rules/state/write.ts';
import { addEffect, card, creature, type SmallGame, smallGame } from '../support/small-game.ts';

const noCombat: Combat = {
  attackers: [],
  blockers: [],
  anyAttacked: false,
  declaredBlocks: [],
  damageStep: 'none',
  firstStrikers: [],
};

/** The combat phase of player 0. */
function fight(step: Step = 'declareAttackers'): SmallGame {
  const small = smallGame([
    { card: creature('Bear', 2, 2) },
    { card: creature('Ox', 2, 4) },
    { card: card('Relic', ['artifact']) },
    { card: card('Golem', ['creature', 'battle'], [], { power: 2, toughness: 2 }) },
    { card: creature('Foe', 2, 2), owner: 1 },
    { card: creature('Held Bear', 2, 2), zone: 'hand' },
    { card: card('Walker', ['planeswalker']), owner: 1 },
    { card: card('Sage', ['planeswalker']), owner: 1 },
    { card: card('Own Walker', ['planeswalker']) },
    { card: card('Siege', ['battle']), with: { protector: 1 } },
  ]);
  write(small.game).root.combat = noCombat;
  Object.assign(write(small.game).turn(), { phase: 'combat', step });
  return small;
}

const named = ({ objects }: Game, id: ObjectId) => objects[id]?.definition;
const attackers = (game: Game) =>
  (game.combat?.attackers ?? []).map(({ blocked, declared, object }) => [
    named(game, object),
    blocked,
    declared,
  ]);
const player = (of: number): Defender => ({ player: of });

describe('508.4: what is put onto the battlefield attacking', () => {
  const joined = (name: string, whom: (id: SmallGame['id']) => Defender, step?: Step) => {
    const { game, id } = fight(step);
    joinAttack(game, id(name), whom(id));
    return attackers(game);
  };
  test('508.4: it attacks, though it was never declared as an attacker', () => {
    expect(joined('Bear', () => player(1))).toEqual([['Bear', null, false]]);
    expect(joined('Bear', (id) => ({ object: id('Walker') }))).toEqual([['Bear', null, false]]);
    const { game, id } = fight();
    joinAttack(game, id('Bear'), player(1));
    expect(game.combat?.anyAttacked).toBe(true);
    expect(game.turn.attacked).toEqual([]);
  });
  test('508.4: once blockers were declared it is unblocked', () => {
    const steps: readonly Step[] = [
      'beginningOfCombat',
      'declareAttackers',
      'declareBlockers',
      'combatDamage',
      'endOfCombat',
    ];
    expect(steps.map((step) => joined('Bear', () => player(1), step)[0]?.[1])).toEqual([
      null,
      null,
      false,
      false,
      false,
    ]);
  });
  test('506.3a, 506.3f: no noncreature, and no battle, attacks', () => {
    expect(joined('Relic', () => player(1))).toEqual([]);
    expect(joined('Golem', () => player(1))).toEqual([]);
  });
  test('506.3b, 508.4a: only for the attacking player, against who may be attacked', () => {
    expect(joined('Foe', () => player(1))).toEqual([]);
    expect(joined('Bear', () => player(0))).toEqual([]);
    expect(joined('Bear', (id) => ({ object: id('Own Walker') }))).toEqual([]);
    expect(joined('Bear', (id) => ({ object: id('Foe') }))).toEqual([]);
    expect(joined('Bear', (id) => ({ object: id('Siege') }))).toHaveLength(1);
  });

  test('508.4: what enters so attacks in the batch in which it enters', () => {
    const entered = (attacking: Defender | null, controller = 0) => {
      const { game, id } = fight();
      const how = entering(controller, { attacking });
      const event = makeMove(game, id('Held Bear'), 'battlefield', { why: 'effect', entering: how });
      applyBatch(game, '608.2c', [newItem(event, null)], []);
      return attackers(game);
    };
    expect(entered(player(1))).toEqual([['Held Bear', null, false]]);
    expect(entered(null)).toEqual([]);
    expect(entered(player(1), 1)).toEqual([]);
  });
});

describe('508.5: the defending player', () => {
  test('is who is attacked, who controls the planeswalker, who protects the battle', () => {
    const { game, id } = fight();
    expect(defendingPlayer(game, player(1))).toBe(1);
    expect(defendingPlayer(game, { object: id('Walker') })).toBe(1);
    expect(defendingPlayer(game, { object: id('Own Walker') })).toBe(0);
    expect(defendingPlayer(game, { object: id('Siege') })).toBe(1);
  });
  test('who controls it of what is no battle any more, or protected by nobody', () => {
    const { game, id } = fight();
    addEffect(game, id('Bear'), [id('Siege')], [{ change: 'setTypes', types: ['planeswalker'] }]);
    expect(defendingPlayer(game, { object: id('Siege') })).toBe(0);
    const other = fight();
    write(other.game).object(other.id('Siege')).protector = null;
    expect(defendingPlayer(other.game, { object: other.id('Siege') })).toBe(0);
  });
});

describe('506.4: removed from combat', () => {
  /** Bear attacks Walker, Ox attacks Sage; Foe blocks both. */
  const fought = () => {
    const small = fight();
    const { game, id } = small;
    apply(
      game,
      {
        type: 'attack',
        player: 0,
        attackers: [
          { object: id('Bear'), defender: { object: id('Walker') } },
          { object: id('Ox'), defender: { object: id('Sage') } },
        ],
      },
      new Map(),
    );
    const both = [id('Bear'), id('Ox')];
    apply(game, { type: 'block', player: 1, blockers: [{ object: id('Foe'), attackers: both }] }, new Map());
    for (const object of both) apply(game, { type: 'becomeBlocked', object, by: [id('Foe')] }, new Map());
    return small;
  };
  const told = ({ combat, objects }: Game) => ({
    attacked: combat?.attackers.map(({ blockers, defender, object }) => [
      objects[object]?.definition,
      defender !== null && 'object' in defender ? objects[defender.object]?.definition : null,
      blockers.length,
    ]),
    blocked: combat?.blockers.map(({ attackers: all }) => all.map((one) => objects[one]?.definition)),
  });
  const without = (name: string, only?: 'attacked' | 'fighting') => {
    const { game, id } = fought();
    apply(game, { type: 'removeFromCombat', object: id(name), ...(only && { only }) }, new Map());
    return told(game);
  };
  test('506.4: an attacker is blocked by nothing any more, the other goes on', () => {
    expect(without('Bear')).toEqual({ attacked: [['Ox', 'Sage', 1]], blocked: [['Ox']] });
  });
  test('506.4: a blocker leaves what it blocked blocked by nothing', () => {
    expect(without('Foe')).toEqual({
      attacked: [
        ['Bear', 'Walker', 0],
        ['Ox', 'Sage', 0],
      ],
      blocked: [],
    });
  });
  test('506.4c: what attacked a planeswalker goes on attacking, and attacks nothing', () => {
    expect(without('Walker')).toEqual({
      attacked: [
        ['Bear', null, 1],
        ['Ox', 'Sage', 1],
      ],
      blocked: [['Bear', 'Ox']],
    });
    const { game, id } = fought();
    apply(game, { type: 'removeFromCombat', object: id('Walker') }, new Map());
    expect(game.combat?.attackers.map(({ formerDefender }) => formerDefender)).toEqual([
      { object: id('Walker') },
      undefined,
    ]);
  });
  test('506.4d: what both blocks and is attacked stops being only one of the two', () => {
    const all = told(fought().game);
    expect(without('Walker', 'fighting')).toEqual(all);
    expect(without('Bear', 'attacked')).toEqual(all);
    expect(without('Bear', 'fighting').attacked).toEqual([['Ox', 'Sage', 1]]);
    expect(without('Walker', 'attacked').attacked?.[0]).toEqual(['Bear', null, 1]);
  });
  test('508.1k: what was declared as an attacker is attacking, and attacked this turn', () => {
    const { game, id } = fought();
    expect(attackers(game)).toEqual([
      ['Bear', true, true],
      ['Ox', true, true],
    ]);
    expect(game.turn.attacked).toEqual([id('Bear'), id('Ox')]);
    expect(game.combat).toMatchObject({ anyAttacked: true, declaredBlocks: [1] });
    apply(game, { type: 'attack', player: 0, attackers: [] }, new Map());
    expect(game.combat?.anyAttacked).toBe(true);
    const none = fight();
    apply(none.game, { type: 'attack', player: 0, attackers: [] }, new Map());
    expect([none.game.combat?.anyAttacked, none.game.turn.attacked]).toEqual([false, []]);
  });
  test('506: outside of combat nothing attacks', () => {
    const { game, id } = fight();
    write(game).root.combat = null;
    const attackersOf = [{ object: id('Bear'), defender: player(1) }];
    apply(game, { type: 'attack', player: 0, attackers: attackersOf }, new Map());
    expect(game.combat).toBeNull();
    expect(game.turn.attacked).toEqual([]);
  });
});
