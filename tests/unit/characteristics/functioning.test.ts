import { describe, expect, test } from 'vitest';
import {
  characteristics,
  costChanges,
  functioning,
  functioningConditions,
  functioningTriggers,
  has,
  ruleChangesFor,
  ruleChangesForPlayer,
  whereItFunctions,
} from '../../../machines/rules/characteristics/index.ts';
import type { Game } from '../../../machines/rules/state/game.ts';
import { abilityAt } from '../../../machines/rules/state/text.ts';
import type {
  Ability,
  CostPart,
  Filter,
  Instruction,
  TriggerCondition,
  TriggeredAbility,
} from '../../../machines/rules/state/vocabulary/index.ts';
import { type Zone, zones } from '../../../machines/rules/state/zones.ts';
import {
  addEffect,
  card,
  change,
  creature,
  keyword,
  plus,
  smallGame,
  statement,
} from '../support/small-game.ts';

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
    expect(where(statement({ rules: [{ rule: 'cant', what: 'beCountered' }] }))).toEqual(['stack']);
    expect(where(statement({ rules: [{ rule: 'cant', what: 'attack' }] }))).toEqual(['battlefield']);
  });
  test('113.6j: a cost that only a card in hand can pay', () => {
    expect(where({ kind: 'activated', cost: [{ pay: 'discard', what: 'self' }], effect: [] })).toEqual([
      'hand',
    ]);
    expect(where({ kind: 'activated', cost: [{ pay: 'tap' }], effect: [] })).toEqual(['battlefield']);
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

  /** Where an ability of a card of these types functions, and the rule that says so. */
  const says = (ability: Ability, types: Parameters<typeof card>[1] = ['creature']) =>
    whereItFunctions(ability, 'card', types);
  const moving = (from: Zone): Instruction => ({ do: 'move', what: 'self', from, to: { zone: 'hand' } });

  test('113.6: of an emblem and of plane, vanguard, scheme and conspiracy cards in the command zone (113.6p)', () => {
    for (const type of ['plane', 'vanguard', 'scheme', 'conspiracy'] as const)
      expect(says(upkeep, [type])).toEqual({ rule: '113.6p', places: ['command'] });
    expect(whereItFunctions(upkeep, 'emblem', [])).toEqual({ rule: '113.6p', places: ['command'] });
    expect(where(upkeep, ['vanguard'])).toEqual(['command']);
  });
  test('113.6a: what defines characteristics everywhere, outside the game and before it begins', () => {
    const { rule, places } = says(statement({ characteristicDefining: true, changes: [plus(1, 1)] }));
    expect(rule).toBe('113.6a');
    expect(places).toEqual(expect.arrayContaining([...zones, 'beforeTheGame']));
  });
  test('113.6c: everywhere but where it says that it doesn’t, before the game begins as well', () => {
    const { rule, places } = says(
      statement({ changes: [plus(1, 1)], functionsNotIn: ['battlefield', 'stack'] }),
    );
    expect(rule).toBe('113.6c');
    expect(places).toEqual(expect.arrayContaining(['hand', 'outside', 'beforeTheGame']));
    expect(places).not.toContain('battlefield');
    expect(places).not.toContain('stack');
    expect(where({ ...upkeep, functionsNotIn: ['battlefield'] })).toEqual(
      zones.filter((zone) => zone !== 'battlefield'),
    );
  });
  test('113.6d: what it costs on the stack alone', () => {
    const alternativeCost = { name: 'free', cost: [] };
    const costs = [{ of: 'spells', like: { among: 'self' }, less: 1 }] as const;
    for (const ability of [
      statement({ alternativeCost }),
      statement({ additionalCost: { cost: [{ pay: 'life', amount: 1 }] } }),
      statement({ costs }),
    ])
      expect(says(ability)).toEqual({ rule: '113.6d', places: ['stack'] });
    expect(says(statement({ costs: [{ of: 'spells', less: 1 }] })).places).toEqual(['battlefield']);
  });
  test('113.6e: how it may be cast wherever that could be from; what gives it such an ability on the stack', () => {
    const places = ['hand', 'stack', 'graveyard', 'exile', 'library', 'command', 'outside'];
    expect(says(statement({ castOnlyIf: { holds: 'turnOf', who: 'you' } }))).toEqual({
      rule: '113.6e',
      places,
    });
    expect(says(keyword('flash'))).toEqual({ rule: '113.6e', places });
    const given = (name: string) =>
      statement({ changes: [{ change: 'addAbilities', abilities: [keyword(name)] }] });
    expect(says(given('flash'))).toEqual({ rule: '113.6e', places: ['stack'] });
    expect(says(given('affinity'))).toEqual({ rule: '113.6e', places: ['stack'] });
    expect(says(given('flying')).places).toEqual(['battlefield']);
  });
  test('113.6f: from where it may be cast everywhere, also outside the game', () => {
    for (const ability of [
      statement({ castableFrom: { zones: ['outside'] } }),
      statement({ alternativeCost: { name: 'flashback', cost: [], from: 'graveyard' } }),
    ]) {
      expect(says(ability).rule).toBe('113.6f');
      expect(says(ability).places).toEqual(expect.arrayContaining([...zones]));
    }
  });
  test('113.6g: that it can’t be copied on the stack, if it is said of the object itself', () => {
    expect(says(statement({ rules: [{ rule: 'cant', what: 'beCopied' }] }))).toEqual({
      rule: '113.6g',
      places: ['stack'],
    });
    const ofAll = statement({
      affects: { all: { zone: 'stack' } },
      rules: [{ rule: 'cant', what: 'beCountered' }],
    });
    expect(says(ofAll).places).toEqual(['battlefield']);
  });
  test('113.6h: how it enters as it does so', () => {
    const tapped = statement({ replaces: { event: { would: 'enter', what: 'self' }, tapped: true } });
    expect(says(tapped)).toEqual({ rule: '113.6h', places: ['entering'] });
    const others = statement({
      replaces: { event: { would: 'enter', what: { type: 'land' } }, tapped: true },
    });
    expect(says(others).places).toEqual(['battlefield']);
  });
  test('113.6b: what happens as it is discarded instead in hand, and as it is moved where it is moved from', () => {
    const discarded = (what: 'self' | Filter) =>
      says(statement({ replaces: { event: { would: 'discard', what }, to: { zone: 'exile' } } }));
    expect(discarded('self')).toEqual({ rule: '113.6b', places: ['hand'] });
    expect(discarded({ type: 'creature' }).places).toEqual(['battlefield']);
    const moved = (what: 'self' | Filter, from?: Zone) =>
      says(
        statement({
          replaces: { event: { would: 'move', what, ...(from && { from }) }, to: { zone: 'exile' } },
        }),
      );
    expect(moved('self', 'graveyard')).toEqual({ rule: '113.6b', places: ['graveyard'] });
    expect(moved('self')).toEqual({ rule: '113.6b', places: [...zones] });
    expect(moved({ type: 'creature' }, 'graveyard').places).toEqual(['battlefield']);
    const dying = statement({ replaces: { event: { would: 'die', what: 'self' }, to: { zone: 'exile' } } });
    expect(says(dying).places).toEqual(['battlefield']);
  });
  test('113.6i: that it can’t have counters as it enters, too', () => {
    expect(says(statement({ rules: [{ rule: 'cant', what: 'haveCountersPut' }] }))).toEqual({
      rule: '113.6i',
      places: ['battlefield', 'entering'],
    });
  });
  test('113.6k: each trigger condition by itself', () => {
    const when: TriggeredAbility['when'] = [
      { on: 'enters', object: 'self' },
      { on: 'dies', object: 'haunted' },
    ];
    const thrull = { kind: 'triggered', when, effect: [] } as const;
    expect(where(thrull)).toEqual(['battlefield', 'exile']);
    const conditions = (zone: Zone) => {
      const { game } = smallGame([{ card: card('It', ['creature'], [thrull]), zone }]);
      return functioningTriggers(game).flatMap((one) => functioningConditions(game, one).map(({ on }) => on));
    };
    expect(conditions('battlefield')).toEqual(['enters']);
    expect(conditions('exile')).toEqual(['dies']);
    const state = { on: 'state', is: { holds: 'is', what: 'self', like: { zone: 'graveyard' } } } as const;
    expect(where({ ...upkeep, when: [state] })).toEqual(['graveyard']);
  });
  test('113.6m: where its cost or effect moves its object from', () => {
    const effects: readonly (readonly Instruction[])[] = [
      [moving('graveyard')],
      [{ do: 'may', then: [moving('graveyard')] }],
      [{ do: 'may', then: [], else: [moving('graveyard')] }],
      [{ do: 'if', condition: { holds: 'turnOf', who: 'you' }, then: [moving('graveyard')] }],
      [{ do: 'repeat', times: 2, then: [moving('graveyard')] }],
      [{ do: 'flipCoin', who: 'you', won: [moving('graveyard')] }],
      [{ do: 'flipCoin', who: 'you', lost: [moving('graveyard')] }],
      [{ do: 'exile', what: 'self', from: 'graveyard' }],
      [{ do: 'delayedTrigger', when: [{ on: 'begins', step: 'end' }], effect: [moving('graveyard')] }],
    ];
    for (const effect of effects) {
      expect(says({ kind: 'activated', cost: [], effect })).toEqual({
        rule: '113.6m',
        places: ['graveyard'],
      });
      expect(says({ ...upkeep, effect })).toEqual({ rule: '113.6m', places: ['graveyard'] });
    }
    const exiled: Ability = {
      kind: 'activated',
      cost: [{ pay: 'exile', what: 'self', from: 'hand' }],
      effect: [],
    };
    expect(where(exiled)).toEqual(['hand']);
    const notItself: Instruction = {
      do: 'move',
      what: { all: { zone: 'graveyard' } },
      from: 'graveyard',
      to: { zone: 'hand' },
    };
    expect(says({ ...upkeep, effect: [notItself] }).places).toEqual(['battlefield']);
  });
  test('113.6m: unless an earlier part of it, or its trigger condition, puts the object there', () => {
    const effect = [moving('graveyard')];
    const sacrificed: Ability = { kind: 'activated', cost: [{ pay: 'sacrifice', what: 'self' }], effect };
    expect(where(sacrificed)).toEqual(['battlefield']);
    const after: readonly Instruction[] = [
      { do: 'sacrifice', who: 'you', what: 'self' },
      moving('graveyard'),
    ];
    expect(where({ ...upkeep, effect: after })).toEqual(['battlefield']);
    const triggers: readonly TriggerCondition[] = [
      { on: 'dies', object: 'self' },
      { on: 'leaves', object: 'self', to: 'graveyard' },
      { on: 'sacrificed', object: 'self' },
      { on: 'dies', object: 'attached' },
      { on: 'leaves', object: 'attached' },
    ];
    for (const when of triggers) expect(where({ ...upkeep, when: [when], effect })).toEqual(['battlefield']);
    const others: readonly TriggerCondition[] = [
      { on: 'dies', object: { type: 'creature' } },
      { on: 'sacrificed', object: { type: 'creature' } },
      { on: 'destroyed', object: { type: 'creature' } },
      { on: 'leaves', object: { type: 'creature' } },
      { on: 'putInto', zone: 'graveyard', object: { type: 'creature' } },
      { on: 'putInto', zone: 'exile', object: { type: 'creature' } },
      { on: 'discards', who: 'you' },
      { on: 'discards', who: 'you', card: { type: 'creature' } },
    ];
    for (const when of others) expect(where({ ...upkeep, when: [when], effect })).toEqual(['graveyard']);
    const onItself: readonly TriggerCondition[] = [
      { on: 'destroyed', object: 'self' },
      { on: 'leaves', object: 'self' },
      { on: 'putInto', zone: 'graveyard', object: 'self' },
      { on: 'discards', who: 'you', card: { among: 'self' } },
    ];
    for (const when of onItself)
      expect(says({ ...upkeep, when: [when], effect })).not.toMatchObject({ rule: '113.6m' });
    const toHand: TriggerCondition = { on: 'leaves', object: 'self', to: 'hand' };
    expect(where({ ...upkeep, when: [toHand], effect })).toEqual(['graveyard']);
  });
  test('113.6m: only if it is put into that very zone', () => {
    const effect = [moving('exile')];
    const elsewhere: readonly TriggerCondition[] = [
      { on: 'dies', object: 'self' },
      { on: 'sacrificed', object: 'self' },
      { on: 'destroyed', object: 'self' },
      { on: 'enters', object: 'self' },
      { on: 'leaves', object: 'self', to: 'graveyard' },
    ];
    for (const when of elsewhere) expect(where({ ...upkeep, when: [when], effect })).toEqual(['exile']);
    const there: TriggerCondition = { on: 'leaves', object: 'self', to: 'exile' };
    expect(where({ ...upkeep, when: [there], effect })).toEqual(['battlefield']);
  });
  test('113.6m: where a cost takes its object from, and puts it', () => {
    const activated = (cost: readonly CostPart[], ...effect: readonly Instruction[]) =>
      where({ kind: 'activated', cost, effect });
    expect(activated([{ pay: 'discard', what: 'self' }])).toEqual(['hand']);
    expect(activated([{ pay: 'discard', what: 'self' }], moving('graveyard'))).toEqual(['hand']);
    expect(activated([{ pay: 'returnToHand', what: 'self' }], moving('hand'))).toEqual(['battlefield']);
    expect(activated([{ pay: 'returnToHand', what: { type: 'creature' } }], moving('hand'))).toEqual([
      'hand',
    ]);
    expect(activated([{ pay: 'exile', what: 'self' }], moving('exile'))).toEqual(['battlefield']);
    expect(activated([{ pay: 'life', amount: 1 }], moving('exile'))).toEqual(['exile']);
  });
  test('113.6n: how many a deck may hold before the game begins, and nowhere in it', () => {
    const ability = statement({ deckLimit: 'any' });
    expect(says(ability)).toEqual({ rule: '113.6n', places: ['beforeTheGame'] });
    expect(where(ability)).toEqual([]);
    expect(says(statement({ mayBeCommander: true }))).toEqual({ rule: '113.6n', places: ['beforeTheGame'] });
  });

  test('113.6b: a static ability in a graveyard affects the battlefield', () => {
    const anger = creature('Anger', 2, 2, [
      statement({
        affects: { all: { type: 'creature', controller: 'you' } },
        changes: [{ change: 'addAbilities', abilities: [keyword('haste')] }],
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
          changes: [{ change: 'addAbilities', abilities: [ability] }],
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
    addEffect(game, id('Spell'), [id('Champion')], [{ change: 'removeAllAbilities' }]);
    expect(functioningTriggers(game)).toEqual([]);
  });
});

describe('613.10-11: rules that are changed', () => {
  const pacified = card(
    'Peace',
    ['enchantment'],
    [
      statement({ affects: 'attached', rules: [{ rule: 'cant', what: 'attackOrBlock' }] }),
      statement({ players: 'opponents', rules: [{ rule: 'cantGainLife' }] }),
      statement({ if: { holds: 'turnOf', who: 'opponents' }, players: 'you', rules: [{ rule: 'cantLose' }] }),
      statement({ costs: [{ of: 'spells', like: { type: 'creature' }, less: 1 }] }),
    ],
  );
  const changes = (game: Game, id: number) => ruleChangesFor(game, id).map((active) => active.change);

  test('613.11: for what it is attached to, and nothing else', () => {
    const { game, id } = smallGame([{ card: pacified }, { card: bear }, { card: creature('Cub', 1, 1) }]);
    expect(changes(game, id('Bear'))).toEqual([]);
    change(game, id('Peace'), { attachedTo: { object: id('Bear') } });
    expect(changes(game, id('Bear'))).toEqual([{ rule: 'cant', what: 'attackOrBlock' }]);
    expect(changes(game, id('Cub'))).toEqual([]);
    expect(characteristics(game, id('Bear')).abilities).toEqual([]); // 113.12
  });

  test('613.10: for players; one whose condition fails is not in force', () => {
    const { game, id } = smallGame([{ card: pacified }]);
    expect(ruleChangesForPlayer(game, 1).map((active) => active.change)).toEqual([{ rule: 'cantGainLife' }]);
    expect(ruleChangesForPlayer(game, 0)).toEqual([]);
    expect(ruleChangesForPlayer(game, 1)[0]?.scope).toMatchObject({ self: id('Peace'), you: 0 });
  });

  test('613.11: of effects that last, in timestamp order', () => {
    const { game, id } = smallGame([{ card: bear }, { card: spell, zone: 'graveyard' }]);
    addEffect(game, id('Spell'), [id('Bear')], [], {
      rules: [{ rule: 'cant', what: 'block' }],
      timestamp: 90,
    });
    addEffect(game, id('Spell'), [id('Bear')], [], { rules: [{ rule: 'mustAttack' }], timestamp: 80 });
    expect(changes(game, id('Bear'))).toEqual([{ rule: 'mustAttack' }, { rule: 'cant', what: 'block' }]);
  });

  test('601.2f: cost changes', () => {
    const { game } = smallGame([{ card: pacified }]);
    expect(costChanges(game).map((active) => active.change.less)).toEqual([1]);
    expect(costChanges(smallGame([{ card: pacified, zone: 'hand' }]).game)).toEqual([]);
  });
});
