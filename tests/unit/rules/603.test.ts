import { describe, expect, test } from 'vitest';
import { type CardDefinition, decisionOf } from '../../../machines/index.ts';
import { write } from '../../../machines/rules/index.ts';
import { answer, bear, gameOf, pass, passUntil, playing, table } from '../charts/table.ts';
import { cast, creature, enchantment, gain, instant, lands, lives, onUpkeep, stackOf } from './cards.ts';

const growing = enchantment('Growing', {
  kind: 'triggered',
  when: [{ on: 'state', is: { holds: 'compare', what: { number: 'life', of: 'you' }, to: { atLeast: 25 } } }],
  effect: [{ do: 'loseLife', amount: 3, who: 'you' }],
});

describe('state triggers', () => {
  test('603.8: a state trigger triggers again once its ability has left the stack, not before', () => {
    const actor = playing(
      table('upkeep', [{ battlefield: [...lands(2), growing], hand: [gain(10), gain(1)] }, {}]),
    );
    cast(actor, gain(10));
    pass(actor);
    pass(actor);
    expect(gameOf(actor).stack).toHaveLength(1);
    cast(actor, gain(1));
    pass(actor);
    pass(actor);
    // It is still on the stack: once only.
    expect(lives(gameOf(actor))).toEqual([31, 20]);
    expect(gameOf(actor).stack).toHaveLength(1);
    pass(actor);
    pass(actor);
    expect(lives(gameOf(actor))).toEqual([28, 20]);
    expect(gameOf(actor).stack).toHaveLength(1);
    pass(actor);
    pass(actor);
    expect(gameOf(actor).stack).toHaveLength(1);
    pass(actor);
    pass(actor);
    expect(lives(gameOf(actor))).toEqual([22, 20]);
    expect(gameOf(actor).stack).toEqual([]);
  });

  test('603.8: it doesn’t trigger while its state isn’t so', () => {
    const actor = playing(table('upkeep', [{ battlefield: [...lands(1), growing], hand: [gain(4)] }, {}]));
    cast(actor, gain(4));
    pass(actor);
    pass(actor);
    expect(lives(gameOf(actor))).toEqual([24, 20]);
    expect(gameOf(actor).stack).toEqual([]);
  });
});

const chimes = onUpkeep('Chimes', [{ do: 'gainLife', amount: 1 }]);
const bells = onUpkeep('Bells', [{ do: 'loseLife', amount: 1, who: 'opponents' }]);
const echo = enchantment('Echo', {
  kind: 'triggered',
  when: [{ on: 'triggers', source: { name: 'Chimes' }, by: 'everyone' }],
  effect: [{ do: 'gainLife', amount: 5 }],
});
describe('putting triggers on the stack', () => {
  test('603.3b: abilities that trigger on another one triggering come in a second pass, after everyone’s', () => {
    const actor = playing(table('end', [{ battlefield: [bells] }, { battlefield: [echo, chimes] }]));
    pass(actor);
    pass(actor);
    expect(stackOf(gameOf(actor))).toEqual(['Chimes', 'Bells', 'Echo']);
  });

  test('603.3b: with an ordinary condition it would be ordered with its controller’s others', () => {
    const also = onUpkeep('Echo', [{ do: 'gainLife', amount: 5 }]);
    const actor = playing(table('end', [{ battlefield: [bells] }, { battlefield: [also, chimes] }]));
    pass(actor);
    pass(actor);
    expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'order', player: 1 });
    answer(actor, [0, 1]);
    expect(stackOf(gameOf(actor))).toEqual(['Echo', 'Chimes', 'Bells']);
  });

  test('603.3b: abilities that are alike need no order', () => {
    const actor = playing(table('end', [{}, { battlefield: [chimes, chimes] }]));
    pass(actor);
    pass(actor);
    expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'priority', player: 1 });
    expect(stackOf(gameOf(actor))).toEqual(['Chimes', 'Chimes']);
  });

  test('603.3b: the same words about different objects are not alike', () => {
    const swelling: CardDefinition = {
      ...bear,
      name: 'Swelling Bear',
      abilities: [
        {
          kind: 'triggered',
          when: [{ on: 'begins', step: 'upkeep', whose: 'everyone' }],
          effect: [{ do: 'putCounters', kind: '+1/+1', count: 1, on: 'self' }],
        },
      ],
    };
    const actor = playing(table('end', [{}, { battlefield: [swelling, swelling] }]));
    pass(actor);
    pass(actor);
    expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'order', player: 1 });
  });
});

describe('delayed triggers', () => {
  const later = (until: 'untilEndOfTurn' | null) =>
    instant('Later', [
      {
        do: 'delayedTrigger',
        when: [{ on: 'gainsLife', who: 'you' }],
        effect: [{ do: 'loseLife', amount: 2, who: 'opponents' }],
        ...(until === null ? {} : { until }),
      },
    ]);
  const twice = (until: 'untilEndOfTurn' | null) => {
    const card = later(until);
    const actor = playing(table('upkeep', [{ battlefield: lands(3), hand: [card, gain(1), gain(2)] }, {}]));
    for (const one of [card, gain(1), gain(2)]) {
      cast(actor, one);
      passUntil(actor, ({ stack }) => stack.length === 0);
    }
    return lives(gameOf(actor));
  };

  test('603.7b: without a duration it triggers once', () => {
    expect(twice(null)).toEqual([23, 18]);
  });

  test('603.7b: with one, each time', () => {
    expect(twice('untilEndOfTurn')).toEqual([23, 16]);
  });

  test('603.7b: with a duration, it is over with the turn', () => {
    const card = later('untilEndOfTurn');
    const actor = playing(table('upkeep', [{ battlefield: lands(2), hand: [card, gain(1)] }, {}]));
    cast(actor, card);
    passUntil(actor, ({ turn }) => turn.number === 4 && turn.step === 'upkeep');
    expect(gameOf(actor).delayed).toEqual([]);
  });

  const mourning = (until: 'untilEndOfTurn' | null) =>
    instant('Mourning', [
      {
        do: 'delayedTrigger',
        when: [{ on: 'dies', object: { type: 'creature' } }],
        effect: [{ do: 'move', what: { event: 'object' }, to: { zone: 'hand' } }],
        ...(until === null ? {} : { until }),
      },
    ]);
  const wrath = instant('Wrath', [{ do: 'destroy', what: { all: { type: 'creature' } } }]);
  const mourned = (until: 'untilEndOfTurn' | null, chosen: string | null) => {
    const actor = playing(
      table('upkeep', [
        {
          battlefield: [...lands(2), creature('First', 1, 1), creature('Second', 1, 1)],
          hand: [mourning(until), wrath],
        },
        {},
      ]),
    );
    for (const one of [mourning(until), wrath]) {
      cast(actor, one);
      pass(actor);
      pass(actor);
    }
    const nameOf = (id: number) => gameOf(actor).objects[id]?.definition ?? '';
    const asked = decisionOf(gameOf(actor));
    if (chosen !== null) {
      expect(asked).toMatchObject({ kind: 'choose', rule: '603.7b', player: 0 });
      if (asked?.kind === 'choose')
        answer(actor, [asked.options.findIndex((one) => 'object' in one && nameOf(one.object) === chosen)]);
    } else if (asked?.kind === 'order') answer(actor, [0, 1]);
    passUntil(actor, ({ stack }) => stack.length === 0);
    return gameOf(actor).players[0]?.hand.map(nameOf).toSorted();
  };
  test('603.7b: of several events at once its controller chooses which makes it trigger', () => {
    expect(mourned(null, 'Second')).toEqual(['Second']);
    expect(mourned(null, 'First')).toEqual(['First']);
  });
  test('603.7b: with a duration it triggers on each', () => {
    expect(mourned('untilEndOfTurn', null)).toEqual(['First', 'Second']);
  });

  const blink = instant(
    'Exile Later',
    [
      {
        do: 'delayedTrigger',
        when: [{ on: 'begins', step: 'end', whose: 'everyone' }],
        effect: [{ do: 'exile', what: 'it' }],
        about: { target: 0 },
      },
    ],
    { targets: [{ objects: { type: 'creature' } }] },
  );
  const flicker = instant(
    'Flicker',
    [
      { do: 'exile', what: { target: 0 }, as: 'gone' },
      { do: 'move', what: { named: 'gone' }, to: { zone: 'battlefield' } },
    ],
    { targets: [{ objects: { type: 'creature' } }] },
  );
  const plain = instant(
    'Strip',
    [
      {
        do: 'modify',
        what: { target: 0 },
        changes: [{ change: 'setTypes', types: ['artifact'] }],
        until: 'untilEndOfTurn',
      },
    ],
    { targets: [{ objects: { type: 'creature' } }] },
  );
  const afterwards = (card: CardDefinition) => {
    const actor = playing(table('upkeep', [{ battlefield: [...lands(2), bear], hand: [blink, card] }, {}]));
    for (const one of [blink, card]) {
      cast(actor, one);
      passUntil(actor, ({ stack }) => stack.length === 0);
    }
    passUntil(actor, ({ turn }) => turn.number === 4 && turn.step === 'upkeep');
    return gameOf(actor).exile.length;
  };

  test('603.7c: it affects its object although that is no creature any more', () => {
    expect(afterwards(plain)).toBe(1);
  });

  test('603.7c: an object that left and came back is a new one, and not affected', () => {
    expect(afterwards(flicker)).toBe(0);
  });
});

describe('reflexive triggers', () => {
  const offering = instant('Offering', [
    {
      do: 'may',
      then: [{ do: 'sacrifice', who: 'you', filter: { type: 'creature' }, as: 'given' }],
      as: 'offered',
    },
    {
      do: 'reflexive',
      after: 'given',
      targets: [{ players: 'any' }],
      effect: [{ do: 'loseLife', amount: 3, who: { target: 0 } }],
    },
  ]);
  const offered = (does: boolean) => {
    const actor = playing(table('upkeep', [{ battlefield: [...lands(1), bear], hand: [offering] }, {}]));
    cast(actor, offering);
    pass(actor);
    pass(actor);
    expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'confirm', player: 0 });
    answer(actor, does);
    return actor;
  };

  test('603.12: it goes on the stack afterwards, with a target chosen only then', () => {
    const actor = offered(true);
    expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'choose', purpose: 'target', player: 0 });
    answer(actor, [1]);
    expect(gameOf(actor).stack).toHaveLength(1);
    pass(actor);
    pass(actor);
    expect(lives(gameOf(actor))).toEqual([20, 17]);
  });

  test('603.12: without the action nothing triggers', () => {
    const actor = offered(false);
    expect(gameOf(actor).stack).toEqual([]);
    expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'priority', player: 0 });
  });
});

describe('intervening if', () => {
  const careful = (life: number) =>
    enchantment('Careful', {
      kind: 'triggered',
      when: [{ on: 'begins', step: 'upkeep', whose: 'everyone' }],
      if: { holds: 'compare', what: { number: 'life', of: 'you' }, to: { atMost: life } },
      effect: [{ do: 'gainLife', amount: 10 }],
    });
  const atUpkeep = (life: number, respond: boolean) => {
    const actor = playing(
      table('end', [{}, { battlefield: [...lands(1), careful(life)], hand: [gain(1)] }], (game) => {
        write(game).player(1).life = 20;
      }),
    );
    pass(actor);
    pass(actor);
    if (respond) {
      cast(actor, gain(1), 1);
    }
    passUntil(actor, ({ stack }) => stack.length === 0);
    return lives(gameOf(actor));
  };

  test('603.4, 608.2a: it is asked as the ability triggers and as it resolves', () => {
    expect(atUpkeep(20, false)).toEqual([20, 30]);
    expect(atUpkeep(20, true)).toEqual([20, 21]);
    expect(atUpkeep(19, false)).toEqual([20, 20]);
  });
});
