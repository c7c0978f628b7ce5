import { describe, expect, test } from 'vitest';
import { type CardDefinition, decisionOf } from '../../../machines/index.ts';
import type { Target } from '../../../machines/rules/index.ts';
import {
  act,
  answer,
  bear,
  find,
  gameOf,
  pass,
  passUntil,
  placeOf,
  playing,
  table,
} from '../charts/table.ts';
import { cast, creature, enchantment, gain, instant, keyword, lands, lives, stackOf } from './cards.ts';

type Actor = ReturnType<typeof playing>;
const targeted = (actor: Actor, ...targets: readonly Target[]) => {
  const asked = decisionOf(gameOf(actor));
  if (asked?.kind !== 'choose') throw new Error(`Asked for ${asked?.kind}.`);
  answer(
    actor,
    targets.map((target) =>
      asked.options.findIndex((option) => JSON.stringify(option) === JSON.stringify(target)),
    ),
  );
};
const both = (actor: Actor) => {
  pass(actor);
  pass(actor);
};

describe('608.2b: targets that are illegal as it resolves', () => {
  const sweep = instant(
    'Two Bolts',
    [
      { do: 'dealDamage', amount: 2, to: { target: 0 }, toPlayers: { target: 0 } },
      { do: 'gainLife', amount: 4 },
    ],
    { targets: [{ any: true, count: { min: 2, max: 2 } }] },
  );
  const bounce = instant('Bounce', [{ do: 'move', what: { target: 0 }, to: { zone: 'hand' } }], {
    targets: [{ objects: { type: 'creature' } }],
  });
  const other = creature('Other', 2, 2);
  const shot = (returned: readonly string[]) => {
    const actor = playing(
      table('upkeep', [
        { battlefield: lands(1), hand: [sweep] },
        { battlefield: [bear, other, ...lands(2)], hand: [bounce, bounce] },
      ]),
    );
    const id = (name: string) => find(gameOf(actor), name, 'battlefield', 1);
    cast(actor, sweep);
    targeted(actor, { object: id(bear.name) }, { object: id('Other') });
    pass(actor);
    for (const name of returned) {
      cast(actor, bounce, 1);
      if (decisionOf(gameOf(actor))?.kind === 'choose') targeted(actor, { object: id(name) });
      both(actor);
      pass(actor);
    }
    passUntil(actor, ({ stack }) => stack.length === 0);
    const { players, objects } = gameOf(actor);
    return {
      life: players[0]?.life,
      dead: players[1]?.graveyard.map((one) => objects[one]?.definition).filter((name) => name !== 'Bounce'),
    };
  };

  test('608.2b: with one of two illegal, only the other is affected, and the rest of the effect happens', () => {
    expect(shot([bear.name])).toEqual({ life: 24, dead: ['Other'] });
  });
  test('608.2b: with all of them illegal nothing of it happens', () => {
    expect(shot([bear.name, 'Other'])).toEqual({ life: 20, dead: [] });
  });
  test('608.2b: with none illegal both are affected', () => {
    expect(shot([])).toEqual({ life: 24, dead: [bear.name, 'Other'] });
  });

  test('608.2b, 702.11b: a target is also illegal that got hexproof meanwhile', () => {
    const hide = instant(
      'Hide',
      [
        {
          do: 'modify',
          what: { all: { type: 'creature', controller: 'you' } },
          changes: [{ change: 'addAbilities', abilities: [keyword('hexproof')] }],
          until: 'untilEndOfTurn',
        },
      ],
      {},
    );
    const bolt = instant('Bolt', [{ do: 'dealDamage', amount: 3, to: { target: 0 } }], {
      targets: [{ objects: { type: 'creature' } }],
    });
    const actor = playing(
      table('upkeep', [
        { battlefield: lands(1), hand: [bolt] },
        { battlefield: [bear, ...lands(1)], hand: [hide] },
      ]),
    );
    cast(actor, bolt);
    pass(actor);
    cast(actor, hide, 1);
    passUntil(actor, ({ stack }) => stack.length === 0);
    expect(gameOf(actor).players[1]?.graveyard).toHaveLength(1);
    find(gameOf(actor), bear.name, 'battlefield', 1);
  });
});

describe('608.3: permanent spells', () => {
  const cloak: CardDefinition = {
    name: 'Cloak',
    manaCost: '{W}',
    types: ['enchantment'],
    subtypes: ['Aura'],
    abilities: [
      { kind: 'keyword', keyword: 'enchant', object: { type: 'creature' } },
      {
        kind: 'static',
        affects: 'attached',
        changes: [{ change: 'modifyPowerToughness', power: 1, toughness: 1 }],
      },
    ],
  };
  const bounce = instant('Bounce', [{ do: 'move', what: { target: 0 }, to: { zone: 'hand' } }], {
    targets: [{ objects: { type: 'creature' } }],
  });
  const enchanting = (respond: boolean) => {
    const actor = playing(
      table('precombatMain', [
        { battlefield: [bear, ...lands(1)], hand: [cloak] },
        { battlefield: lands(1), hand: [bounce] },
      ]),
    );
    cast(actor, cloak);
    pass(actor);
    if (respond) {
      cast(actor, bounce, 1);
      both(actor);
    }
    passUntil(actor, ({ stack }) => stack.length === 0);
    return actor;
  };

  test('608.3c: an Aura spell enters attached to its target', () => {
    const actor = enchanting(false);
    const aura = find(gameOf(actor), 'Cloak', 'battlefield');
    expect(gameOf(actor).objects[aura]?.attachedTo).toEqual({
      object: find(gameOf(actor), bear.name, 'battlefield'),
    });
  });
  test('608.3b: with an illegal target it doesn’t resolve', () => {
    const actor = enchanting(true);
    find(gameOf(actor), 'Cloak', 'graveyard');
  });

  test('608.3f: a copy of a permanent spell becomes a token', () => {
    const twin = instant('Twin', [{ do: 'copySpell', what: { target: 0 } }], {
      targets: [{ objects: { zone: 'stack', stackObject: 'spell' } }],
    });
    const actor = playing(
      table('precombatMain', [{ battlefield: lands(2), hand: [creature('Whelp', 1, 1), twin] }, {}]),
    );
    cast(actor, creature('Whelp', 1, 1));
    cast(actor, twin);
    passUntil(actor, ({ stack }) => stack.length === 0);
    const { battlefield, objects } = gameOf(actor);
    expect(
      battlefield.filter((id) => objects[id]?.definition === 'Whelp').map((id) => objects[id]?.kind),
    ).toEqual(['token', 'card']);
  });
});

describe('118.12: payments while something resolves', () => {
  const toll = instant('Toll', [
    {
      do: 'unless',
      who: 'opponents',
      cost: [{ pay: 'mana', cost: '{1}' }],
      else: [{ do: 'loseLife', amount: 5, who: 'opponents' }],
    },
  ]);
  const tolled = (pays: boolean) => {
    const actor = playing(
      table('upkeep', [{ battlefield: lands(1), hand: [toll] }, { battlefield: lands(1) }]),
    );
    cast(actor, toll);
    both(actor);
    expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'confirm', player: 1 });
    answer(actor, pays);
    if (pays) {
      expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'payment', player: 1 });
      const land = find(gameOf(actor), 'Plains', 'battlefield', 1);
      act(actor, { type: 'ability.activate', player: 1, object: land, ability: 'rule:305.6#Plains' });
      answer(actor, { units: [0] });
    }
    passUntil(actor, ({ stack }) => stack.length === 0);
    return actor;
  };
  test('118.12a: who pays doesn’t suffer, who doesn’t does', () => {
    expect(lives(gameOf(tolled(true)))).toEqual([20, 20]);
    expect(lives(gameOf(tolled(false)))).toEqual([20, 15]);
    expect(placeOf(tolled(true))).toBe('0 upkeep');
  });
  test('118.12a: who can’t pay isn’t asked', () => {
    const actor = playing(table('upkeep', [{ battlefield: lands(1), hand: [toll] }, {}]));
    cast(actor, toll);
    both(actor);
    expect(lives(gameOf(actor))).toEqual([20, 15]);
  });
});

describe('605.4a: triggered mana abilities', () => {
  const flare = enchantment('Flare', {
    kind: 'triggered',
    when: [{ on: 'tappedForMana', object: { type: 'land' }, by: 'you' }],
    effect: [{ do: 'addMana', mana: ['W'] }],
  });
  const dear = { ...gain(3), name: 'Dear', manaCost: '{W}{W}' };
  test('605.4a: it resolves at once, without the stack, also while a spell is paid for', () => {
    const actor = playing(table('upkeep', [{ battlefield: [flare, ...lands(1)], hand: [dear] }, {}]));
    act(actor, {
      type: 'spell.cast',
      player: 0,
      object: find(gameOf(actor), 'Dear', 'hand'),
      payment: 'manual',
    });
    const land = find(gameOf(actor), 'Plains', 'battlefield');
    act(actor, { type: 'ability.activate', player: 0, object: land, ability: 'rule:305.6#Plains' });
    expect(gameOf(actor).players[0]?.pool).toHaveLength(2);
    answer(actor, 'auto');
    expect(stackOf(gameOf(actor))).toEqual(['Dear']);
  });
  test('605.4a: with priority nothing waits and nobody else gets priority', () => {
    const actor = playing(table('upkeep', [{ battlefield: [flare, ...lands(1)] }, {}]));
    const land = find(gameOf(actor), 'Plains', 'battlefield');
    act(actor, { type: 'ability.activate', player: 0, object: land, ability: 'rule:305.6#Plains' });
    expect(gameOf(actor).players[0]?.pool).toHaveLength(2);
    expect(gameOf(actor).stack).toEqual([]);
    expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'priority', player: 0 });
  });
  test('605.1b: one that does something else as well, with a target, goes on the stack', () => {
    const slow = enchantment('Slow Flare', {
      kind: 'triggered',
      when: [{ on: 'tappedForMana', object: { type: 'land' }, by: 'you' }],
      targets: [{ players: 'any' }],
      effect: [{ do: 'addMana', mana: ['W'], who: { target: 0 } }],
    });
    const actor = playing(table('upkeep', [{ battlefield: [slow, ...lands(1)] }, {}]));
    const land = find(gameOf(actor), 'Plains', 'battlefield');
    act(actor, { type: 'ability.activate', player: 0, object: land, ability: 'rule:305.6#Plains' });
    expect(gameOf(actor).players[0]?.pool).toHaveLength(1);
    expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'choose', purpose: 'target' });
  });
});

describe('117: priority', () => {
  test('733.2, 117.4: who gave up what they announced has passed in succession all the same', () => {
    const actor = playing(
      table('upkeep', [
        { battlefield: lands(1), hand: [gain(1)] },
        {
          battlefield: [bear, ...lands(1)],
          hand: [
            gain(2),
            instant('Bolt', [{ do: 'dealDamage', amount: 3, to: { target: 0 }, toPlayers: { target: 0 } }], {
              targets: [{ any: true }],
            }),
          ],
        },
      ]),
    );
    cast(actor, gain(1));
    pass(actor);
    act(actor, { type: 'spell.cast', player: 1, object: find(gameOf(actor), 'Bolt', 'hand', 1) });
    act(actor, { type: 'action.cancel', player: 1 });
    expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'priority', player: 1 });
    pass(actor);
    expect(lives(gameOf(actor))).toEqual([21, 20]);
  });

  test('117.3c, 601.2i: casting is an action: everyone has to pass again', () => {
    const actor = playing(
      table('upkeep', [
        { battlefield: lands(1), hand: [gain(1)] },
        { battlefield: lands(1), hand: [gain(2)] },
      ]),
    );
    cast(actor, gain(1));
    pass(actor);
    cast(actor, gain(2), 1);
    pass(actor);
    expect(gameOf(actor).stack).toHaveLength(2);
    pass(actor);
    expect(lives(gameOf(actor))).toEqual([20, 22]);
    expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'priority', player: 0 });
  });
});

describe('605.4a: paying with triggered mana abilities', () => {
  const flare = enchantment('Flare', {
    kind: 'triggered',
    when: [{ on: 'tappedForMana', object: { type: 'land' }, by: 'you' }],
    effect: [{ do: 'addMana', mana: ['W'] }],
  });
  const dear = { ...gain(3), name: 'Dear', manaCost: '{W}{W}' };
  const afterPaying = (lands_: number) => {
    const actor = playing(table('upkeep', [{ battlefield: [flare, ...lands(lands_)], hand: [dear] }, {}]));
    cast(actor, dear);
    const { battlefield, objects, players } = gameOf(actor);
    return { tapped: battlefield.filter((id) => objects[id]?.tapped).length, pool: players[0]?.pool.length };
  };
  test('605.4a: the automatic payer reckons with them', () => {
    expect(afterPaying(1)).toEqual({ tapped: 1, pool: 0 });
    expect(afterPaying(2)).toEqual({ tapped: 1, pool: 0 });
  });
});
