import { describe, expect, test } from 'vitest';
import { cardNames, cards } from '../../../machines/cards/index.ts';
import type { CardDefinition } from '../../../machines/index.ts';
import { keywords } from '../../../machines/rules/abilities/keywords/index.ts';
import {
  act,
  activate,
  all,
  answer,
  attack,
  block,
  cast,
  choose,
  find,
  gameOf,
  life,
  mayCast,
  now,
  passUntil,
  resolve,
  table,
  times,
  zoneOf,
} from '../cards/played-table.ts';

/** Every keyword ability within something. */
function keywordsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(keywordsIn);
  if (typeof value !== 'object' || value === null) return [];
  const own =
    'kind' in value && value.kind === 'keyword' && 'keyword' in value ? [String(value.keyword)] : [];
  return [...own, ...Object.values(value).flatMap(keywordsIn)];
}

test('702.1: every keyword ability that a card has or gives has a module', () => {
  const unknown = cardNames.flatMap((name) =>
    keywordsIn(cards[name]).flatMap((keyword) =>
      keywords[keyword] === undefined ? [`${name}: ${keyword}`] : [],
    ),
  );
  expect(unknown).toEqual([]);
  expect(keywordsIn({ abilities: [{ kind: 'keyword', keyword: 'flyign' }] })).toEqual(['flyign']);
});

const giant: CardDefinition = { name: 'Giant', types: ['creature'], power: 6, toughness: 6 };
const bear = 'Grizzly Bears';
const atCombat = ({ turn }: { turn: { phase: string | null } }) => turn.phase === 'postcombatMain';

describe('flashback', () => {
  const mountains = times(6, 'Mountain');

  test('702.34a: the card may be cast from its owner’s graveyard for the flashback cost, and is exiled as it resolves', () => {
    const actor = table([{ graveyard: ['Firebolt'], battlefield: mountains }, {}]);
    cast(actor, 'Firebolt');
    choose(actor, { player: 1 });
    expect(all(actor, 'Mountain').filter((id) => gameOf(actor).objects[id]?.tapped)).toHaveLength(5);
    resolve(actor);
    expect(life(actor, 1)).toBe(18);
    expect(zoneOf(actor, 'Firebolt')).toBe('exile');
  });

  test('702.34a: cast from the hand it goes to the graveyard, as always', () => {
    const actor = table([{ hand: ['Firebolt'], battlefield: mountains }, {}]);
    cast(actor, 'Firebolt');
    choose(actor, { player: 1 });
    resolve(actor);
    expect(zoneOf(actor, 'Firebolt')).toBe('graveyard');
  });

  test('702.34a: countered, it is exiled too; without flashback paid it isn’t', () => {
    const countered = (from: 'hand' | 'graveyard') => {
      const actor = table([
        { [from]: ['Firebolt'], battlefield: mountains },
        { hand: ['Counterspell'], battlefield: times(2, 'Island') },
      ]);
      cast(actor, 'Firebolt');
      choose(actor, { player: 1 });
      act(actor, { type: 'priority.pass', player: 0 });
      cast(actor, 'Counterspell', undefined, 1);
      if (gameOf(actor).pending?.kind === 'choose') choose(actor, find(actor, 'Firebolt', 'stack'));
      resolve(actor);
      return zoneOf(actor, 'Firebolt');
    };
    expect(countered('graveyard')).toBe('exile');
    expect(countered('hand')).toBe('graveyard');
  });

  test('702.34a: it is exiled instead of going to the library', () => {
    const actor = table([
      { graveyard: ['Firebolt'], battlefield: mountains },
      { hand: ['Memory Lapse'], battlefield: times(2, 'Island') },
    ]);
    cast(actor, 'Firebolt');
    choose(actor, { player: 1 });
    act(actor, { type: 'priority.pass', player: 0 });
    cast(actor, 'Memory Lapse', undefined, 1);
    if (gameOf(actor).pending?.kind === 'choose') choose(actor, find(actor, 'Firebolt', 'stack'));
    resolve(actor);
    expect(zoneOf(actor, 'Firebolt')).toBe('exile');
  });

  test('702.34a: its permission doesn’t extend to a card without it, to another’s, or to the wrong time', () => {
    const actor = table([
      { graveyard: ['Lightning Bolt'], battlefield: mountains },
      { graveyard: ['Firebolt', 'Geistflame'], battlefield: mountains },
    ]);
    expect(mayCast(actor, 'Lightning Bolt')).toBe(false);
    expect(mayCast(actor, 'Firebolt')).toBe(false);
    act(actor, { type: 'priority.pass', player: 0 });
    // A sorcery, in another player’s turn; the instant may be cast.
    expect(mayCast(actor, 'Firebolt', 1)).toBe(false);
    expect(mayCast(actor, 'Geistflame', 1)).toBe(true);
  });

  test('702.34a: a flashback cost that can’t be paid is no way to cast it', () => {
    const actor = table([{ graveyard: ['Firebolt'], battlefield: times(4, 'Mountain') }, {}]);
    expect(mayCast(actor, 'Firebolt')).toBe(false);
  });
});

describe('kicker', () => {
  const bushwhacked = (mountains: number, kick: boolean | null) => {
    const actor = table([
      { hand: ['Goblin Bushwhacker'], battlefield: [...times(mountains, 'Mountain'), bear] },
      {},
    ]);
    cast(actor, 'Goblin Bushwhacker');
    if (kick !== null) answer(actor, kick);
    resolve(actor);
    return now(actor, find(actor, bear));
  };

  test('702.33a: kicked, the creature does what its text says of that; not kicked it doesn’t', () => {
    expect(bushwhacked(2, true)).toBe('3/2');
    expect(bushwhacked(2, false)).toBe('2/2');
    // Who can’t pay it isn’t asked.
    expect(bushwhacked(1, null)).toBe('2/2');
  });

  const twice: CardDefinition = {
    name: 'Twice Kicked',
    manaCost: '{R}',
    types: ['sorcery'],
    abilities: [
      { kind: 'keyword', keyword: 'kicker', cost: [{ pay: 'mana', cost: '{1}' }] },
      { kind: 'keyword', keyword: 'kicker', cost: [{ pay: 'mana', cost: '{R}' }] },
      {
        kind: 'spell',
        targets: [{ players: 'opponent', ifPaid: 'kicker {1}' }],
        effect: [
          {
            do: 'if',
            condition: { holds: 'paid', cost: 'kicker' },
            then: [{ do: 'gainLife', amount: 1, who: 'you' }],
          },
          {
            do: 'if',
            condition: { holds: 'paid', cost: 'kicker {1}' },
            then: [{ do: 'loseLife', amount: 2, who: { target: 0 } }],
          },
          {
            do: 'if',
            condition: { holds: 'paid', cost: 'kicker {R}' },
            then: [{ do: 'gainLife', amount: 10, who: 'you' }],
          },
        ],
      },
    ],
  };

  test.each([
    [true, true, 31, 18, 3],
    [true, false, 21, 18, 2],
    [false, true, 31, 20, 2],
    [false, false, 20, 20, 1],
  ])(
    '702.33d, 702.33f-g: of two kickers each is asked for itself (%s, %s)',
    (first, second, own, others, mana) => {
      const actor = table([{ hand: [twice], battlefield: times(3, 'Mountain') }, {}]);
      cast(actor, twice.name);
      answer(actor, first);
      answer(actor, second);
      if (gameOf(actor).pending?.kind === 'choose') choose(actor, { player: 1 });
      expect(all(actor, 'Mountain').filter((id) => gameOf(actor).objects[id]?.tapped)).toHaveLength(mana);
      resolve(actor);
      expect([life(actor, 0), life(actor, 1)]).toEqual([own, others]);
    },
  );
});

test('702.29a: cycling discards the card from the hand and draws one; on the battlefield it can’t be activated', () => {
  const actor = table([{ hand: ['Sweltering Suns'], battlefield: times(3, 'Mountain') }, {}]);
  activate(actor, 'Sweltering Suns');
  expect(zoneOf(actor, 'Sweltering Suns')).toBe('graveyard');
  resolve(actor);
  expect(gameOf(actor).players[0]?.hand).toHaveLength(1);

  const cycler: CardDefinition = {
    ...giant,
    name: 'Cycling Giant',
    abilities: [{ kind: 'keyword', keyword: 'cycling', cost: [] }],
  };
  expect(() => activate(table([{ battlefield: [cycler] }, {}]), cycler.name)).toThrow('no ability');
  expect(() => activate(table([{ hand: [cycler] }, {}]), cycler.name)).not.toThrow();
});

describe('undying and persist', () => {
  const died = (keyword: string | null, counters: Readonly<Record<string, number>>) => {
    const fallen: CardDefinition = {
      ...giant,
      name: 'Fallen',
      abilities: keyword === null ? [] : [{ kind: 'keyword', keyword }],
    };
    const actor = table(
      [{ hand: ['Murder'], battlefield: times(3, 'Swamp') }, { battlefield: [fallen] }],
      (game) => {
        const object = game.objects.find((one) => one?.definition === 'Fallen');
        if (object) Object.assign(object, { counters });
      },
    );
    cast(actor, 'Murder');
    if (gameOf(actor).pending?.kind === 'choose') choose(actor, find(actor, 'Fallen'));
    resolve(actor);
    const back = all(actor, 'Fallen', 'battlefield')[0];
    return back === undefined
      ? 'dead'
      : `${now(actor, back)} ${JSON.stringify(gameOf(actor).objects[back]?.counters)} of ${gameOf(actor).objects[back]?.controller}`;
  };

  test('702.93a: undying returns it with a +1/+1 counter, if it had none', () => {
    expect(died('undying', {})).toBe('7/7 {"+1/+1":1} of 1');
    expect(died('undying', { '+1/+1': 1 })).toBe('dead');
    expect(died('undying', { '-1/-1': 1 })).toBe('7/7 {"+1/+1":1} of 1');
    expect(died(null, {})).toBe('dead');
  });

  test('702.79a: persist returns it with a -1/-1 counter, if it had none', () => {
    expect(died('persist', {})).toBe('5/5 {"-1/-1":1} of 1');
    expect(died('persist', { '-1/-1': 1 })).toBe('dead');
    expect(died('persist', { '+1/+1': 1 })).toBe('5/5 {"-1/-1":1} of 1');
  });

  test('702.93a: under its owner’s control, whoever controlled it', () => {
    const actor = table([
      { hand: ['Act of Treason', 'Murder'], battlefield: [...times(3, 'Mountain'), ...times(3, 'Swamp')] },
      { battlefield: ['Strangleroot Geist'] },
    ]);
    cast(actor, 'Act of Treason');
    if (gameOf(actor).pending?.kind === 'choose') choose(actor, find(actor, 'Strangleroot Geist'));
    resolve(actor);
    cast(actor, 'Murder');
    if (gameOf(actor).pending?.kind === 'choose') choose(actor, find(actor, 'Strangleroot Geist'));
    resolve(actor);
    const back = find(actor, 'Strangleroot Geist', 'battlefield');
    expect(gameOf(actor).objects[back]?.controller).toBe(1);
    expect(now(actor, back)).toBe('3/2');
  });
});

describe('exalted', () => {
  const attacked = (alone: boolean, exalted: number) => {
    const blesser: CardDefinition = {
      ...giant,
      name: 'Blesser',
      power: 0,
      abilities: Array.from({ length: exalted }, () => ({ kind: 'keyword', keyword: 'exalted' }) as const),
    };
    const actor = table([{ battlefield: [giant, blesser, bear] }, {}]);
    const ids = [find(actor, 'Giant'), ...(alone ? [] : [find(actor, bear)])];
    attack(actor, ...ids.map((object) => ({ object, player: 1 })));
    if (gameOf(actor).pending?.kind === 'order') answer(actor, [0, 1]);
    resolve(actor);
    return now(actor, find(actor, 'Giant'));
  };

  test('702.83a-b: a creature that attacks alone gets +1/+1, with another it doesn’t', () => {
    expect(attacked(true, 1)).toBe('7/7');
    expect(attacked(false, 1)).toBe('6/6');
    expect(attacked(true, 0)).toBe('6/6');
  });

  test('702.83a: each instance triggers', () => {
    expect(attacked(true, 2)).toBe('8/8');
  });
});

describe('affinity', () => {
  const needed = (artifacts: readonly string[], islands: number, others: readonly string[] = []) =>
    mayCast(
      table([
        { hand: ['Thoughtcast'], battlefield: [...artifacts, ...times(islands, 'Island')] },
        { battlefield: others },
      ]),
      'Thoughtcast',
    );

  test('702.41a: it costs {1} less for each artifact that its caster controls, and no coloured mana less', () => {
    expect(needed(times(3, 'Memnite'), 2)).toBe(true);
    expect(needed(times(2, 'Memnite'), 2)).toBe(false);
    expect(needed([], 2, times(3, 'Memnite'))).toBe(false);
    expect(needed(times(6, 'Memnite'), 1)).toBe(true);
    expect(needed(times(6, 'Memnite'), 0)).toBe(false);
  });

  test('702.41b: of two instances each applies', () => {
    const twofold: CardDefinition = {
      name: 'Twofold',
      types: ['artifact'],
      manaCost: '{6}',
      abilities: [
        { kind: 'keyword', keyword: 'affinity', object: { type: 'artifact' }, quality: 'artifacts' },
        { kind: 'keyword', keyword: 'affinity', object: { type: 'artifact' }, quality: 'artifacts' },
      ],
    };
    const castable = (artifacts: number) =>
      mayCast(table([{ hand: [twofold], battlefield: times(artifacts, 'Memnite') }, {}]), 'Twofold');
    expect(castable(3)).toBe(true);
    expect(castable(2)).toBe(false);
  });
});

describe('bushido', () => {
  const samurai = (n: number): CardDefinition => ({
    ...giant,
    name: 'Samurai',
    power: 2,
    toughness: 2,
    abilities: n === 0 ? [] : [{ kind: 'keyword', keyword: 'bushido', n }],
  });
  const fought = (n: number, attacks: boolean) => {
    const [mine, others] = attacks ? [samurai(n), giant] : [giant, samurai(n)];
    const actor = table([{ battlefield: [mine] }, { battlefield: [others] }]);
    attack(actor, { object: find(actor, mine.name), player: 1 });
    block(actor, [find(actor, others.name), find(actor, mine.name)]);
    resolve(actor);
    return now(actor, find(actor, 'Samurai'));
  };

  test('702.45a: it gets +N/+N as it blocks or becomes blocked', () => {
    expect(fought(2, true)).toBe('4/4');
    expect(fought(2, false)).toBe('4/4');
    expect(fought(0, true)).toBe('2/2');
  });

  test('702.45a: not as it attacks without being blocked', () => {
    const actor = table([{ battlefield: [samurai(2)] }, {}]);
    attack(actor, { object: find(actor, 'Samurai'), player: 1 });
    passUntil(actor, atCombat);
    expect(life(actor, 1)).toBe(18);
  });
});

describe('landwalk', () => {
  const blocks = (ability: CardDefinition['abilities'], land: string, owner: 0 | 1 = 1) => {
    const walker: CardDefinition = { ...giant, name: 'Walker', ...(ability && { abilities: ability }) };
    const actor = table([
      { battlefield: [walker, ...(owner === 0 ? [land] : [])] },
      { battlefield: [bear, ...(owner === 1 ? [land] : [])] },
    ]);
    attack(actor, { object: find(actor, 'Walker'), player: 1 });
    passUntil(actor, ({ pending, turn }) => pending?.kind === 'blockers' || turn.phase !== 'combat');
    // With nothing that may block there is nothing to declare.
    if (gameOf(actor).pending?.kind !== 'blockers') return false;
    block(actor, [find(actor, bear), find(actor, 'Walker')]);
    return true;
  };
  const forestwalk = [{ kind: 'keyword', keyword: 'forestwalk' }] as const;

  test('702.14c: it can’t be blocked while the defending player controls such a land', () => {
    expect(blocks(forestwalk, 'Forest')).toBe(false);
    expect(blocks(forestwalk, 'Island')).toBe(true);
    expect(blocks(forestwalk, 'Forest', 0)).toBe(true);
    expect(blocks([], 'Forest')).toBe(true);
    expect(blocks(forestwalk, 'Taiga')).toBe(false);
  });

  test('702.14a, 702.14c: landwalk may be about a kind of land other than a type', () => {
    const nonbasic = [{ kind: 'keyword', keyword: 'landwalk', object: { notSupertype: 'basic' } }] as const;
    expect(blocks(nonbasic, 'Taiga')).toBe(false);
    expect(blocks(nonbasic, 'Forest')).toBe(true);
  });
});
