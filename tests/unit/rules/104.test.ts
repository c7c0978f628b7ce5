import { describe, expect, test } from 'vitest';
import { type CardDefinition, decisionOf } from '../../../machines/index.ts';
import { answer, find, gameOf, pass, passUntil, playing, table } from '../charts/table.ts';
import { cast, creature, enchantment, instant, lands, onUpkeep } from './cards.ts';

const subject = creature('Subject', 2, 2);
const isSubject = { name: 'Subject' } as const;
const all = { all: isSubject } as const;
const untaps = enchantment('Untaps', {
  kind: 'triggered',
  when: [{ on: 'tapped', object: isSubject }],
  effect: [{ do: 'untap', what: all }],
});
const taps = enchantment('Taps', {
  kind: 'triggered',
  when: [{ on: 'untapped', object: isSubject }],
  effect: [{ do: 'tap', what: all }],
});
const mayTap = enchantment('May Tap', {
  kind: 'triggered',
  when: [{ on: 'untapped', object: isSubject }],
  effect: [{ do: 'may', then: [{ do: 'tap', what: all }] }],
});
const touch = instant('Touch', [{ do: 'tap', what: all }]);

/** Everyone passes, and does whatever they may; how often someone answered before the game was over, or `most`. */
function begun(battlefield: readonly CardDefinition[], most: number) {
  const actor = playing(table('upkeep', [{ battlefield: [...battlefield, ...lands(1)], hand: [touch] }, {}]));
  cast(actor, touch);
  let times = 0;
  for (; times < most && gameOf(actor).over === null; times++) {
    const asked = decisionOf(gameOf(actor));
    if (asked?.kind === 'confirm') answer(actor, true);
    else if (asked?.kind === 'order') answer(actor, [1, 0]);
    else pass(actor);
  }
  return { over: gameOf(actor).over, times };
}

describe('104.4b: loops of mandatory actions', () => {
  test('104.4b: two abilities that set each other off for ever are a draw', () => {
    expect(begun([subject, untaps, taps], 600).over).toEqual({ winners: [], rule: '104.4b' });
  });

  test('732.6: not where one of them says “may”', () => {
    expect(begun([subject, untaps, mayTap], 600).over).toBeNull();
  });

  test('104.4b: not without the second', () => {
    const { over } = begun([subject, untaps], 6);
    expect(over).toBeNull();
  });

  test('104.4b: a loop that uses up a library ends with it (104.3c)', () => {
    const digs = enchantment('Digs', {
      kind: 'triggered',
      when: [{ on: 'draws', who: 'you' }],
      effect: [{ do: 'draw', count: 1 }],
    });
    const actor = playing(table('upkeep', [{ battlefield: [digs], library: lands(60) }, {}]));
    for (let times = 0; times < 600 && gameOf(actor).over === null; times++) pass(actor);
    expect(gameOf(actor).over).toMatchObject({ winners: [1], rule: '104.2a' });
  });
});

describe('104.4b: loops whose stack grows', () => {
  test('104.4b: two abilities that tap where one untaps are a draw', () => {
    expect(begun([subject, untaps, taps, taps], 600).over).toEqual({ winners: [], rule: '104.4b' });
  });

  test('104.4b: not where an ability counts what is on the stack', () => {
    const heap = enchantment('Heap', {
      kind: 'triggered',
      when: [
        {
          on: 'state',
          is: { holds: 'compare', what: { number: 'count', of: { zone: 'stack' } }, to: { atLeast: 40 } },
        },
      ],
      effect: [{ do: 'win', who: 'you' }],
    });
    expect(begun([subject, untaps, taps, taps, heap], 600).over).toMatchObject({ winners: [0] });
  });

  const tapsToo = { ...taps, name: 'Taps Too' };
  test('104.4b, 603.3b: two that differ are ordered, which ends no loop', () => {
    expect(begun([subject, untaps, taps, tapsToo], 900).over).toEqual({ winners: [], rule: '104.4b' });
  });

  const ends = enchantment('Ends', {
    kind: 'triggered',
    when: [{ on: 'tapped', object: isSubject }],
    effect: [
      {
        do: 'if',
        condition: { holds: 'exists', what: { ...isSubject, tapped: true } },
        then: [{ do: 'exile', what: all }],
      },
    ],
  });
  /** The ability that goes on is put on top so many times, then the one that ends it. */
  const orderedSo = (times: number) => {
    const actor = playing(
      table('upkeep', [{ battlefield: [subject, untaps, taps, ends, ...lands(1)], hand: [touch] }, {}]),
    );
    cast(actor, touch);
    let orders = 0;
    for (let most = 900; most > 0 && gameOf(actor).over === null && gameOf(actor).turn.number === 3; most--) {
      const asked = decisionOf(gameOf(actor));
      if (asked?.kind !== 'order') {
        if (asked?.kind === 'attackers' || asked?.kind === 'blockers') answer(actor, []);
        else pass(actor);
        continue;
      }
      const last = asked.items.findIndex(({ object }) => {
        const name = gameOf(actor).objects[object ?? -1]?.definition;
        return name === (orders < times ? 'Untaps' : 'Ends');
      });
      answer(actor, last === 1 ? [0, 1] : [1, 0]);
      orders += 1;
    }
    return { over: gameOf(actor).over, orders };
  };
  test('104.4b: with the same orders over and over it is a draw, not before', () => {
    const { over, orders } = orderedSo(900);
    expect(over).toEqual({ winners: [], rule: '104.4b' });
    expect(orders).toBeGreaterThan(10);
  });

  test('104.4b: not for a player who ends it by another order', () => {
    expect(orderedSo(10)).toEqual({ over: null, orders: 11 });
  });
});

describe('704.3: loops of state-based actions', () => {
  const eternal = creature('Eternal', 0, 0, {
    kind: 'triggered',
    when: [{ on: 'dies', object: 'self' }],
    effect: [{ do: 'move', what: 'self', to: { zone: 'battlefield' } }],
  });
  test('104.4b, 614: a creature that comes back with no toughness over and over is a draw', () => {
    const actor = playing(table('upkeep', [{ battlefield: [eternal] }, {}]));
    for (let times = 0; times < 600 && gameOf(actor).over === null; times++) pass(actor);
    expect(gameOf(actor).over).toEqual({ winners: [], rule: '104.4b' });
  });

  test('104.4b, 603.3b: two such creatures that are alike leave no choice either', () => {
    const actor = playing(table('upkeep', [{ battlefield: [eternal, eternal] }, {}]));
    for (let times = 0; times < 600 && gameOf(actor).over === null; times++) pass(actor);
    expect(gameOf(actor).over).toEqual({ winners: [], rule: '104.4b' });
  });

  test('603.3b: two that differ are ordered', () => {
    const other = { ...eternal, name: 'Everlasting' };
    const actor = playing(table('upkeep', [{ battlefield: [eternal, other] }, {}]));
    expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'order', player: 0 });
  });

  test('704.5f: with toughness it stays', () => {
    const actor = playing(table('upkeep', [{ battlefield: [creature('Eternal', 0, 1)] }, {}]));
    pass(actor);
    find(gameOf(actor), 'Eternal', 'battlefield');
    expect(gameOf(actor).over).toBeNull();
  });
});

describe('104.4b: loops over turns', () => {
  const noDraws = enchantment('No Draws', {
    kind: 'static',
    replaces: { event: { would: 'begin', what: 'draw', whose: 'everyone' }, skip: true },
  });
  const grows = onUpkeep('Grows', [{ do: 'gainLife', amount: 1, who: 'you' }]);
  const milled = onUpkeep('Mills', [{ do: 'mill', count: 1, who: 'you' }]);

  interface Table {
    readonly battlefield?: readonly CardDefinition[];
    readonly hand?: readonly CardDefinition[];
    readonly library?: readonly CardDefinition[];
  }
  /** Nobody draws; everyone passes for so many turns. How the game ends, and in which turn. */
  const passing = ({ battlefield = [], hand = [], library = [] }: Table, turns = 20) => {
    const seat = { battlefield: [noDraws, ...battlefield], hand, library: [...library, ...lands(2)] };
    const actor = playing(table('upkeep', [seat, {}]));
    passUntil(actor, ({ over, turn }) => over !== null || turn.number > turns);
    const { over, turn } = gameOf(actor);
    return { over, turn: turn.number };
  };
  const draw = { winners: [], rule: '104.4b' };
  const goesOn = { over: null, turn: 21 };

  test('104.4b: turns in which nobody can do anything, nor draw, are a draw', () => {
    const { over, turn } = passing({});
    expect(over).toEqual(draw);
    expect(turn).toBeLessThan(12);
  });

  test('104.4b: also with abilities that trigger in each', () => {
    expect(passing({ battlefield: [grows] }).over).toEqual(draw);
    const wins = enchantment('Wins', {
      kind: 'triggered',
      when: [
        { on: 'state', is: { holds: 'compare', what: { number: 'life', of: 'you' }, to: { atLeast: 35 } } },
      ],
      effect: [{ do: 'win', who: 'you' }],
    });
    expect(passing({ battlefield: [grows, wins] }, 30).over).toMatchObject({ winners: [0] });
  });

  test('104.4b: lands that can be tapped for mana make no difference, unless something looks at it', () => {
    expect(passing({ battlefield: lands(2) }).over).toEqual(draw);
    const looks = enchantment('Looks', {
      kind: 'triggered',
      when: [{ on: 'tappedForMana', object: { type: 'land' } }],
      effect: [{ do: 'loseLife', amount: 1, who: 'everyone' }],
    });
    expect(passing({ battlefield: [looks, ...lands(2)] })).toEqual(goesOn);
  });

  test('104.4b: not where a player could do something, and merely passes', () => {
    expect(passing({ hand: lands(1) })).toEqual(goesOn);
    expect(passing({ hand: [touch], battlefield: lands(1) })).toEqual(goesOn);
    expect(passing({ hand: [touch] }).over).toEqual(draw);
    expect(passing({ battlefield: [creature('Attacker', 1, 1)] })).toEqual(goesOn);
    const other = enchantment('Other', {
      kind: 'activated',
      cost: [{ pay: 'life', amount: 1 }],
      effect: [{ do: 'gainLife', amount: 1, who: 'you' }],
    });
    expect(passing({ battlefield: [other] })).toEqual(goesOn);
  });

  test('104.4b, 104.3c: not where a library runs out', () => {
    const actor = playing(table('upkeep', [{}, {}]));
    passUntil(actor, ({ over }) => over !== null);
    expect(gameOf(actor).over).toMatchObject({ rule: '104.2a' });
    const seen = passing({ battlefield: [milled], library: lands(30) });
    expect(seen).toEqual(goesOn);
  });
});
