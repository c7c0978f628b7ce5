import { describe, expect, test } from 'vitest';
import { type CardDefinition, decisionOf, type PlayerId } from '../../../machines/index.ts';
import { write } from '../../../machines/rules/index.ts';
import { act, answer, find, gameOf, pass, passUntil, playing, table } from '../charts/table.ts';
import { cast, creature, enchantment, gain, instant, keyword, lands, lives } from './cards.ts';

type Actor = ReturnType<typeof playing>;
const both = (actor: Actor) => {
  pass(actor);
  pass(actor);
};

describe('614.1c-d: how things enter', () => {
  const shrine: CardDefinition = {
    name: 'Shrine',
    types: ['land'],
    abilities: [
      {
        kind: 'static',
        replaces: {
          event: { would: 'enter', what: 'self' },
          cost: [{ pay: 'life', amount: 2 }],
          otherwise: { tapped: true },
        },
      },
    ],
  };
  const played = (pays: boolean) => {
    const actor = playing(table('precombatMain', [{ hand: [shrine] }, {}]));
    act(actor, { type: 'land.play', player: 0, object: find(gameOf(actor), 'Shrine', 'hand') });
    expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'confirm', player: 0 });
    answer(actor, pays);
    const { objects, players } = gameOf(actor);
    return [objects[find(gameOf(actor), 'Shrine', 'battlefield')]?.tapped, players[0]?.life];
  };
  test('614.1c, 614.12a: a cost is paid before it enters, or what is said otherwise applies', () => {
    expect(played(true)).toEqual([false, 18]);
    expect(played(false)).toEqual([true, 20]);
  });
  test('614.12a, 119.4: who can’t pay isn’t asked', () => {
    const actor = playing(
      table('precombatMain', [{ hand: [shrine] }, {}], (game) => {
        write(game).player(0).life = 1;
      }),
    );
    act(actor, { type: 'land.play', player: 0, object: find(gameOf(actor), 'Shrine', 'hand') });
    expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'priority' });
    expect(gameOf(actor).objects[find(gameOf(actor), 'Shrine', 'battlefield')]?.tapped).toBe(true);
  });

  const slow = enchantment('Slow', {
    kind: 'static',
    replaces: {
      event: { would: 'enter', what: { type: 'creature', controller: 'opponents' } },
      tapped: true,
    },
  });
  test('614.1d: an effect says how others’ creatures enter', () => {
    const whelp = creature('Whelp', 1, 1);
    const enters = (theirs: readonly CardDefinition[]) => {
      const actor = playing(
        table('precombatMain', [{ battlefield: lands(1), hand: [whelp] }, { battlefield: theirs }]),
      );
      cast(actor, whelp);
      both(actor);
      return gameOf(actor).objects[find(gameOf(actor), 'Whelp', 'battlefield')]?.tapped;
    };
    expect(enters([slow])).toBe(true);
    expect(enters([])).toBe(false);
  });
});

describe('615.7: shields', () => {
  const shield = instant('Shield', [
    { do: 'preventDamage', amount: 3, toPlayers: 'you', until: 'untilEndOfTurn' },
  ]);
  const bolt = (amount: number) =>
    instant(`Bolt ${amount}`, [{ do: 'dealDamage', amount, toPlayers: 'opponents' }]);
  test('615.7: it prevents so much, of one source after the other', () => {
    const actor = playing(
      table('upkeep', [
        { battlefield: lands(2), hand: [bolt(2), bolt(4)] },
        { battlefield: lands(1), hand: [shield] },
      ]),
    );
    pass(actor);
    cast(actor, shield, 1);
    both(actor);
    cast(actor, bolt(2));
    both(actor);
    expect(lives(gameOf(actor))).toEqual([20, 20]);
    cast(actor, bolt(4));
    both(actor);
    expect(lives(gameOf(actor))).toEqual([20, 17]);
    expect(gameOf(actor).effects).toEqual([]);
  });

  test('615.7: of damage by several sources at once the player chooses what it prevents', () => {
    const link = creature('Linker', 2, 2, keyword('lifelink'));
    const plain = creature('Plain', 2, 2);
    const attacked = (first: string) => {
      const actor = playing(
        table('beginningOfCombat', [
          { battlefield: [plain, link] },
          { battlefield: lands(1), hand: [shield] },
        ]),
      );
      pass(actor);
      cast(actor, shield, 1);
      both(actor);
      both(actor);
      answer(
        actor,
        ['Plain', 'Linker'].map((name) => ({
          object: find(gameOf(actor), name, 'battlefield'),
          defender: { player: 1 },
        })),
      );
      passUntil(actor, ({ pending }) => pending?.kind === 'replacement' || pending === null);
      const asked = decisionOf(gameOf(actor));
      if (asked?.kind !== 'replacement') throw new Error(`Asked for ${asked?.kind}.`);
      expect(asked.player).toBe(1);
      answer(
        actor,
        asked.options.findIndex(({ object }) => gameOf(actor).objects[object]?.definition === first),
      );
      passUntil(actor, ({ turn }) => turn.phase === 'postcombatMain');
      return lives(gameOf(actor));
    };
    expect(attacked('Linker')).toEqual([20, 19]);
    expect(attacked('Plain')).toEqual([21, 19]);
  });
});

describe('616.1: several effects', () => {
  const doubling = enchantment('Doubling', {
    kind: 'static',
    replaces: {
      event: { would: 'gainLife', who: 'you' },
      amount: { number: 'times', of: [2, { number: 'eventAmount' }] },
    },
  });
  const more = enchantment('More', {
    kind: 'static',
    replaces: {
      event: { would: 'gainLife', who: 'you' },
      amount: { number: 'plus', of: [1, { number: 'eventAmount' }] },
    },
  });
  const gained = (first: string) => {
    const actor = playing(
      table('upkeep', [{ battlefield: [doubling, more, ...lands(1)], hand: [gain(3)] }, {}]),
    );
    cast(actor, gain(3));
    both(actor);
    const asked = decisionOf(gameOf(actor));
    if (asked?.kind !== 'replacement') throw new Error(`Asked for ${asked?.kind}.`);
    answer(
      actor,
      asked.options.findIndex(({ object }) => gameOf(actor).objects[object]?.definition === first),
    );
    return lives(gameOf(actor))[0];
  };
  test('616.1: the affected player chooses which applies first, then the others apply (616.1f)', () => {
    expect(gained('Doubling')).toBe(27);
    expect(gained('More')).toBe(28);
  });

  test('616.1, 101.4: several players choose in APNAP order', () => {
    const all = instant('All Gain', [{ do: 'gainLife', amount: 3, who: 'everyone' }]);
    const own = [doubling, more];
    const actor = playing(
      table(
        'upkeep',
        [{ battlefield: own }, { battlefield: [...own, ...lands(1)], hand: [all] }, {}],
        (game) => {
          Object.assign(write(game).turn(), { active: 1, of: 1, lastInOrder: 1 });
        },
      ),
    );
    cast(actor, all, 1);
    for (let times = 0; times < 3; times++) pass(actor);
    expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'replacement', player: 1 });
    answer(actor, 0);
    expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'replacement', player: 0 });
    answer(actor, 1);
    expect(lives(gameOf(actor))).toEqual([28, 27, 23]);
  });
});

describe('616.1, 101.4: several players choose about one batch', () => {
  const rescue = (name: string, zone: 'hand' | 'exile') =>
    enchantment(name, {
      kind: 'static',
      replaces: { event: { would: 'die', what: { type: 'creature', controller: 'you' } }, to: { zone } },
    });
  const own = [creature('Doomed', 1, 1), rescue('To Hand', 'hand'), rescue('To Exile', 'exile')];
  const all = instant('Wrath', [{ do: 'destroy', what: { all: { type: 'creature' } } }]);
  const askedFirst = (active: PlayerId) => {
    const seats = [0, 1].map((seat) => ({
      battlefield: [...own, ...lands(seat === active ? 1 : 0)],
      hand: seat === active ? [all] : [],
    }));
    const actor = playing(
      table('upkeep', seats, (game) => {
        Object.assign(write(game).turn(), { active, of: active, lastInOrder: active });
      }),
    );
    cast(actor, all, active);
    both(actor);
    const asked: (number | undefined)[] = [];
    while (decisionOf(gameOf(actor))?.kind === 'replacement') {
      asked.push(decisionOf(gameOf(actor))?.player);
      answer(actor, 0);
    }
    expect(gameOf(actor).players.map(({ hand }) => hand.length)).toEqual([1, 1]);
    return asked;
  };
  test('616.1, 101.4: the active player first, whichever event comes first', () => {
    expect(askedFirst(1)).toEqual([1, 0]);
    expect(askedFirst(0)).toEqual([0, 1]);
  });
});

describe('616.1a-b: effects that apply first', () => {
  const doubling = enchantment('Doubling', {
    kind: 'static',
    replaces: {
      event: { would: 'gainLife', who: 'you' },
      amount: { number: 'times', of: [2, { number: 'eventAmount' }] },
    },
  });
  const blessed = (own: boolean) =>
    instant('Blessing', [
      {
        do: 'replace',
        replacement: {
          event: { would: 'gainLife', who: 'you' },
          amount: { number: 'plus', of: [1, { number: 'eventAmount' }] },
          ...(own && { self: true }),
        },
        until: 'untilEndOfTurn',
        once: true,
      },
      { do: 'gainLife', amount: 3 },
    ]);
  test('616.1a, 614.15: a self-replacement effect comes before all others', () => {
    const gained = (own: boolean) => {
      const actor = playing(
        table('upkeep', [{ battlefield: [doubling, ...lands(1)], hand: [blessed(own)] }, {}]),
      );
      cast(actor, blessed(own));
      both(actor);
      return [decisionOf(gameOf(actor))?.kind, lives(gameOf(actor))[0]];
    };
    expect(gained(true)).toEqual(['priority', 28]);
    expect(gained(false)).toEqual(['replacement', 20]);
  });

  const whelp = creature('Whelp', 1, 1);
  const mineTapped = enchantment('Mine Tapped', {
    kind: 'static',
    replaces: { event: { would: 'enter', what: { type: 'creature', controller: 'you' } }, tapped: true },
  });
  const gather = (
    changes: { readonly under: 'you' } | { readonly counters: { kind: string; count: number } },
  ) =>
    enchantment('Gather', {
      kind: 'static',
      replaces: {
        event: { would: 'enter', what: { type: 'creature', controller: 'opponents' } },
        ...changes,
      },
    });
  const entered = (theirs: CardDefinition) => {
    const actor = playing(
      table('precombatMain', [
        { battlefield: [mineTapped, ...lands(1)], hand: [whelp] },
        { battlefield: [theirs] },
      ]),
    );
    cast(actor, whelp);
    both(actor);
    return actor;
  };
  test('616.1b: under whose control it enters comes before the rest, which may no longer apply (616.1f)', () => {
    const actor = entered(gather({ under: 'you' }));
    const object = gameOf(actor).objects[find(gameOf(actor), 'Whelp', 'battlefield')];
    expect([object?.controller, object?.tapped]).toEqual([1, false]);
    expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'priority' });
  });
  test('616.1e: of others the player chooses one', () => {
    const actor = entered(gather({ counters: { kind: '+1/+1', count: 1 } }));
    expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'replacement', player: 0 });
  });
});

describe('616.1d: which face is up', () => {
  const wolf: CardDefinition = {
    ...creature('Day Wolf', 2, 2),
    back: {
      name: 'Night Wolf',
      types: ['creature'],
      power: 4,
      toughness: 4,
      abilities: [{ kind: 'static', replaces: { event: { would: 'enter', what: 'self' }, tapped: true } }],
    },
  };
  const night = enchantment('Long Night', {
    kind: 'static',
    replaces: { event: { would: 'enter', what: { type: 'creature', controller: 'you' } }, transformed: true },
  });
  const smallGrow = enchantment('Small Ones Grow', {
    kind: 'static',
    replaces: {
      event: { would: 'enter', what: { type: 'creature', controller: 'you', power: { atMost: 2 } } },
      counters: { kind: '+1/+1', count: 1 },
    },
  });
  const entered = (card: CardDefinition, effects: readonly CardDefinition[]) => {
    const actor = playing(
      table('precombatMain', [{ battlefield: [...effects, ...lands(1)], hand: [card] }, {}]),
    );
    cast(actor, card);
    both(actor);
    expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'priority' });
    const { face, tapped, counters } = gameOf(actor).objects[
      find(gameOf(actor), card.name, 'battlefield')
    ] ?? { face: null };
    return [face, tapped, counters];
  };
  test('616.1d, 614.12: it comes before what else applies, which is asked of the face that will be up', () => {
    // The back is too large to get a counter, and says itself that it enters tapped.
    expect(entered(wolf, [smallGrow, night])).toEqual([1, true, {}]);
    expect(entered(wolf, [smallGrow])).toEqual([0, false, { '+1/+1': 1 }]);
  });
  test('712.1: what has no back enters as it is', () => {
    expect(entered(creature('Whelp', 1, 1), [night])).toEqual([0, false, {}]);
  });
});

describe('614.10: skipping', () => {
  const noDraws = enchantment('No Draws', {
    kind: 'static',
    replaces: { event: { would: 'begin', what: 'draw', whose: 'you' }, skip: true },
  });
  const drawSteps = (battlefield: readonly CardDefinition[]) => {
    const actor = playing(table('postcombatMain', [{ battlefield }, {}]));
    return passUntil(actor, ({ turn }) => turn.number === 6).filter((place) => place.endsWith('draw'));
  };
  test('614.10: a static ability skips each of its controller’s draw steps', () => {
    expect(drawSteps([noDraws])).toEqual(['1 draw']);
    expect(drawSteps([])).toEqual(['1 draw', '0 draw']);
  });
  test('614.10a: each effect skips one: of two skips of the next turn two turns are skipped', () => {
    const skip = instant('Rest', [{ do: 'skip', who: 'opponents', what: 'turn' }]);
    const turns = (count: number) => {
      const actor = playing(
        table('upkeep', [{ battlefield: lands(2), hand: [skip, skip].slice(0, count) }, {}]),
      );
      for (let times = 0; times < count; times++) {
        cast(actor, skip);
        both(actor);
      }
      const places = passUntil(actor, ({ turn }) => turn.active === 1);
      return new Set(places.filter((place) => place === '0 draw')).size + gameOf(actor).turn.number;
    };
    expect([turns(0), turns(1), turns(2)]).toEqual([5, 6, 7]);
  });
});

describe('704.5j: choices of several players', () => {
  const legend: CardDefinition = { ...creature('Only One', 2, 2), supertypes: ['legendary'] };
  test('704.5j, 101.4: players choose in APNAP order, and everything happens at once', () => {
    const dies = enchantment('Mourner', {
      kind: 'triggered',
      when: [{ on: 'dies', object: { type: 'creature' } }],
      effect: [{ do: 'gainLife', amount: 1 }],
    });
    const actor = playing(
      table('upkeep', [{ battlefield: [legend, legend, dies] }, { battlefield: [legend, legend] }]),
    );
    expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'choose', purpose: 'legend', player: 0 });
    answer(actor, [1]);
    expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'choose', purpose: 'legend', player: 1 });
    expect(gameOf(actor).battlefield).toHaveLength(5);
    answer(actor, [0]);
    expect(gameOf(actor).battlefield).toHaveLength(3);
    // 700.4: being put into a graveyard from the battlefield is dying, whatever the reason.
    expect(gameOf(actor).stack).toHaveLength(2);
  });
  test('704.5j: with one each nobody chooses', () => {
    const actor = playing(table('upkeep', [{ battlefield: [legend] }, { battlefield: [legend] }]));
    expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'priority' });
  });
});
