import { describe, expect, test } from 'vitest';
import {
  characteristics,
  costChanges,
  functioning,
  functioningTriggers,
  has,
  ruleChangesFor,
  ruleChangesForPlayer,
} from '../../../machines/rules/characteristics/index.ts';
import type { Ability } from '../../../machines/rules/state/ability.ts';
import type { Game } from '../../../machines/rules/state/game.ts';
import { abilityAt } from '../../../machines/rules/state/text.ts';
import { zones } from '../../../machines/rules/state/zones.ts';
import { addEffect, card, change, creature, keyword, smallGame, statement } from '../support/small-game.ts';

const spell = card('Spell', ['instant']);
const bear = creature('Bear', 2, 2);

describe('113.6: where abilities function', () => {
  /** The zones in which this ability of a card of these types functions. */
  const where = (ability: Ability, types: Parameters<typeof card>[1] = ['creature']) =>
    zones.filter(
      (zone) => functioning(smallGame([{ card: card('It', types, [ability]), zone }]).game).length > 0,
    );
  const upkeep: Ability = { kind: 'triggered', when: [{ on: 'begins', step: 'upkeep' }], effect: [] };

  test('113.6: of a permanent on the battlefield, of an instant on the stack', () => {
    expect(where(upkeep)).toEqual(['battlefield']);
    expect(where(upkeep, ['instant'])).toEqual(['stack']);
  });
  test('113.6b: where it says', () => {
    expect(where({ ...upkeep, functionsIn: ['graveyard'] })).toEqual(['graveyard']);
  });
  test('113.6g: that a spell can’t be countered, on the stack', () => {
    expect(where(statement({ rules: [{ cant: 'beCountered' }] }))).toEqual(['stack']);
    expect(where(statement({ rules: [{ cant: 'attack' }] }))).toEqual(['battlefield']);
  });
  test('113.6j: a cost that only a card in hand can pay', () => {
    expect(where({ kind: 'activated', cost: [{ discard: 'self' }], effect: [] })).toEqual(['hand']);
    expect(where({ kind: 'activated', cost: [{ tap: true }], effect: [] })).toEqual(['battlefield']);
  });
  test('113.6k: a condition that can’t trigger from the battlefield', () => {
    expect(where({ ...upkeep, when: [{ on: 'cast', spell: 'self' }] })).toEqual(['stack']);
    expect(
      where({
        ...upkeep,
        when: [
          { on: 'cast', spell: 'self' },
          { on: 'enters', object: 'self' },
        ],
      }),
    ).toEqual(['battlefield', 'stack']);
  });

  test('113.6b: a static ability in a graveyard affects the battlefield', () => {
    const anger = creature('Anger', 2, 2, [
      statement({
        affects: { all: { type: 'creature', controller: 'you' } },
        changes: [{ addAbilities: [keyword('haste')] }],
        functionsIn: ['graveyard'],
      }),
    ]);
    const { game, id } = smallGame([{ card: anger, zone: 'graveyard' }, { card: bear }]);
    expect(has(game, id('Bear'), 'haste')).toBe(true);
    const other = smallGame([{ card: anger }, { card: bear }]);
    expect(has(other.game, other.id('Bear'), 'haste')).toBe(false);
  });

  test('613.1f: cards in a graveyard are given an ability that functions there', () => {
    const ability: Ability = { kind: 'activated', cost: [], effect: [], functionsIn: ['graveyard'] };
    const giver = card(
      'Giver',
      ['enchantment'],
      [
        statement({
          affects: { all: { zone: 'graveyard', type: 'creature' } },
          changes: [{ addAbilities: [ability] }],
        }),
      ],
    );
    const { game, id } = smallGame([{ card: giver }, { card: bear, zone: 'graveyard' }]);
    expect(functioning(game).filter(({ object }) => object === id('Bear'))).toHaveLength(1);
    change(game, id('Giver'), { phasedOut: true });
    expect(functioning(game).filter(({ object }) => object === id('Bear'))).toHaveLength(0);
  });

  test('702.1: a keyword ability functions as what it is short for, found by its reference', () => {
    const { game, id } = smallGame([{ card: creature('Champion', 1, 1, [keyword('prowess')]) }]);
    const [trigger] = functioningTriggers(game);
    expect(trigger?.object).toBe(id('Champion'));
    expect(trigger?.had.ref).toBe('Champion#abilities.0/0');
    expect(abilityAt(game, trigger?.had.ref ?? '')).toEqual(trigger?.had.ability);
    expect(has(game, id('Champion'), 'prowess')).toBe(true);
  });

  test('113.10: abilities that are lost don’t function', () => {
    const { game, id } = smallGame([
      { card: creature('Champion', 1, 1, [keyword('prowess')]) },
      { card: spell, zone: 'hand' },
    ]);
    addEffect(game, id('Spell'), [id('Champion')], [{ removeAllAbilities: true }]);
    expect(functioningTriggers(game)).toEqual([]);
  });
});

describe('613.10-11: rules that are changed', () => {
  const pacified = card(
    'Peace',
    ['enchantment'],
    [
      statement({ affects: 'attached', rules: [{ cant: 'attackOrBlock' }] }),
      statement({ players: 'opponents', rules: [{ cantGainLife: true }] }),
      statement({ if: { turnOf: 'opponents' }, players: 'you', rules: [{ cantLose: true }] }),
      statement({ costs: [{ of: 'spells', like: { type: 'creature' }, less: 1 }] }),
    ],
  );
  const changes = (game: Game, id: number) => ruleChangesFor(game, id).map((active) => active.change);

  test('613.11: for what it is attached to, and nothing else', () => {
    const { game, id } = smallGame([{ card: pacified }, { card: bear }, { card: creature('Cub', 1, 1) }]);
    expect(changes(game, id('Bear'))).toEqual([]);
    change(game, id('Peace'), { attachedTo: { object: id('Bear') } });
    expect(changes(game, id('Bear'))).toEqual([{ cant: 'attackOrBlock' }]);
    expect(changes(game, id('Cub'))).toEqual([]);
    expect(characteristics(game, id('Bear')).abilities).toEqual([]); // 113.12
  });

  test('613.10: for players; one whose condition fails is not in force', () => {
    const { game, id } = smallGame([{ card: pacified }]);
    expect(ruleChangesForPlayer(game, 1).map((active) => active.change)).toEqual([{ cantGainLife: true }]);
    expect(ruleChangesForPlayer(game, 0)).toEqual([]);
    expect(ruleChangesForPlayer(game, 1)[0]?.scope).toMatchObject({ self: id('Peace'), you: 0 });
  });

  test('613.11: of effects that last, in timestamp order', () => {
    const { game, id } = smallGame([{ card: bear }, { card: spell, zone: 'graveyard' }]);
    addEffect(game, id('Spell'), [id('Bear')], [], { rules: [{ cant: 'block' }], timestamp: 90 });
    addEffect(game, id('Spell'), [id('Bear')], [], { rules: [{ mustAttack: true }], timestamp: 80 });
    expect(changes(game, id('Bear'))).toEqual([{ mustAttack: true }, { cant: 'block' }]);
  });

  test('601.2f: cost changes', () => {
    const { game } = smallGame([{ card: pacified }]);
    expect(costChanges(game).map((active) => active.change.less)).toEqual([1]);
    expect(costChanges(smallGame([{ card: pacified, zone: 'hand' }]).game)).toEqual([]);
  });
});
