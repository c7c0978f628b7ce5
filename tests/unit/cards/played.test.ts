import { describe, expect, test } from 'vitest';
import type {
  Ability,
  CardDefinition,
  CardType,
  Instruction,
  TriggerCondition,
} from '../../../machines/rules/index.ts';
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
  type Seat,
  table,
  times,
  zoneOf,
} from './played-table.ts';

type Table = ReturnType<typeof table>;
const lands = [...times(8, 'Island'), ...times(8, 'Swamp'), ...times(8, 'Plains'), ...times(8, 'Forest')];
const seated = (own: Seat, ...others: readonly Seat[]) =>
  table([
    { ...own, battlefield: [...lands, ...(own.battlefield ?? [])] },
    ...(others.length > 0 ? others : [{}]),
  ]);
const counters = (actor: Table, name: string) => gameOf(actor).objects[find(actor, name)]?.counters;
const isTapped = (actor: Table, name: string) => gameOf(actor).objects[find(actor, name)]?.tapped;
const handOf = (actor: Table, player: number) => gameOf(actor).players[player]?.hand.length;
const target = (actor: Table, ...wanted: Parameters<typeof choose>[1][]) => {
  if (gameOf(actor).pending?.kind === 'choose') choose(actor, ...wanted);
};
/** Through combat damage to the second main phase. */
const fight = (actor: Table) => passUntil(actor, ({ turn }) => turn.phase === 'postcombatMain');

describe('Umezawa’s Jitte', () => {
  const armed = (attacker: string, ...blockers: readonly string[]) => {
    const actor = seated(
      { battlefield: [attacker, "Umezawa's Jitte"] },
      { battlefield: [...blockers], life: 20 },
    );
    activate(actor, "Umezawa's Jitte");
    target(actor, find(actor, attacker));
    resolve(actor);
    attack(actor, { object: find(actor, attacker), player: 1 });
    return actor;
  };

  test('702.6a, 510: equipped, it gets two counters as the creature deals combat damage', () => {
    const actor = armed('Grizzly Bears');
    fight(actor);
    expect([counters(actor, "Umezawa's Jitte"), life(actor, 1)]).toEqual([{ charge: 2 }, 18]);
  });

  test('603.2c: damage to several at once is one event: two counters, not four', () => {
    const actor = armed("Garruk's Gorehorn", 'Memnite', 'Ornithopter');
    const attacker = find(actor, "Garruk's Gorehorn");
    for (let passes = 0; passes < 9 && gameOf(actor).pending?.kind === 'priority'; passes++)
      act(actor, { type: 'priority.pass', player: gameOf(actor).pending?.player ?? -1 });
    answer(actor, [
      { object: find(actor, 'Memnite'), attackers: [attacker] },
      { object: find(actor, 'Ornithopter'), attackers: [attacker] },
    ]);
    passUntil(actor, ({ pending }) => pending?.kind === 'combatDamage');
    answer(actor, [
      {
        object: attacker,
        to: [
          { recipient: { object: find(actor, 'Memnite') }, amount: 3 },
          { recipient: { object: find(actor, 'Ornithopter') }, amount: 4 },
        ],
      },
    ]);
    fight(actor);
    expect(counters(actor, "Umezawa's Jitte")).toEqual({ charge: 2 });
  });

  test('700.2, 602.2b: each of its modes', () => {
    const used = (mode: number) => {
      const actor = armed('Grizzly Bears', 'Memnite');
      passUntil(actor, ({ turn }) => turn.step === 'endOfCombat');
      activate(actor, "Umezawa's Jitte");
      answer(actor, [mode]);
      target(actor, find(actor, 'Memnite'));
      resolve(actor);
      return [
        now(actor, find(actor, 'Grizzly Bears')),
        zoneOf(actor, 'Memnite'),
        life(actor, 0),
        counters(actor, "Umezawa's Jitte"),
      ];
    };
    expect(used(0)).toEqual(['4/4', 'battlefield', 20, { charge: 1 }]);
    expect(used(1)).toEqual(['2/2', 'graveyard', 20, { charge: 1 }]);
    expect(used(2)).toEqual(['2/2', 'battlefield', 22, { charge: 1 }]);
  });
});

describe('planeswalkers', () => {
  test('606: Elspeth, Knight-Errant makes a Soldier, or gives +3/+3 and flying; once a turn', () => {
    const actor = seated({ hand: ['Elspeth, Knight-Errant'], battlefield: ['Grizzly Bears'] });
    cast(actor, 'Elspeth, Knight-Errant');
    resolve(actor);
    expect(counters(actor, 'Elspeth, Knight-Errant')).toEqual({ loyalty: 4 });
    activate(actor, 'Elspeth, Knight-Errant', 1);
    target(actor, find(actor, 'Grizzly Bears'));
    resolve(actor);
    expect(now(actor, find(actor, 'Grizzly Bears'))).toBe('5/5');
    expect(counters(actor, 'Elspeth, Knight-Errant')).toEqual({ loyalty: 5 });
    expect(() => activate(actor, 'Elspeth, Knight-Errant', 0)).toThrow('no ability');
  });

  const ultimate = (name: string, at: number) => {
    const actor = table(
      [
        {
          hand: ['Wrath of God', 'Divination'],
          battlefield: [...lands, name, 'Grizzly Bears', 'Sol Ring'],
        },
        { battlefield: ['Memnite'], hand: [] },
      ],
      (game) => {
        const walker = game.objects.find((one) => one?.definition === name);
        if (walker) Object.assign(walker, { counters: { loyalty: 12 } });
      },
    );
    activate(actor, name, at);
    target(actor, { player: 1 });
    resolve(actor);
    return actor;
  };

  test('114: Elspeth’s emblem makes her controller’s permanents indestructible', () => {
    const actor = ultimate('Elspeth, Knight-Errant', 2);
    expect(counters(actor, 'Elspeth, Knight-Errant')).toEqual({ loyalty: 4 });
    cast(actor, 'Wrath of God');
    resolve(actor);
    expect([zoneOf(actor, 'Grizzly Bears'), zoneOf(actor, 'Memnite')]).toEqual(['battlefield', 'graveyard']);
  });

  test('114.3: Ob Nixilis’s emblem costs the opponent who has it 2 life for each card drawn', () => {
    const actor = ultimate('Ob Nixilis Reignited', 2);
    cast(actor, 'Divination');
    resolve(actor);
    expect([life(actor, 0), life(actor, 1)]).toEqual([20, 16]);
  });

  test('606.3: Jace Beleren lets everyone draw', () => {
    const actor = seated({ battlefield: [] }, {});
    const jace = table([{ hand: ['Jace Beleren'], battlefield: lands }, {}]);
    cast(jace, 'Jace Beleren');
    resolve(jace);
    activate(jace, 'Jace Beleren', 0);
    resolve(jace);
    expect([handOf(jace, 0), handOf(jace, 1), counters(jace, 'Jace Beleren')]).toEqual([
      1,
      1,
      { loyalty: 5 },
    ]);
    expect([handOf(actor, 0), handOf(actor, 1)]).toEqual([0, 0]);
  });
});

describe('removal', () => {
  test('608.2h: Swords to Plowshares gives life for the power that it had', () => {
    const actor = seated({ hand: ['Giant Growth', 'Swords to Plowshares'] }, { battlefield: ['Craw Wurm'] });
    cast(actor, 'Giant Growth');
    target(actor, find(actor, 'Craw Wurm'));
    resolve(actor);
    cast(actor, 'Swords to Plowshares');
    target(actor, find(actor, 'Craw Wurm'));
    resolve(actor);
    expect([life(actor, 0), life(actor, 1), zoneOf(actor, 'Craw Wurm')]).toEqual([20, 29, 'exile']);
  });

  test('701.23: Path to Exile lets its controller search for a basic land, tapped', () => {
    const pathed = (searches: boolean) => {
      const actor = seated(
        { hand: ['Path to Exile'] },
        { battlefield: ['Craw Wurm'], library: ['Memnite', 'Mountain', 'Taiga'] },
      );
      cast(actor, 'Path to Exile');
      target(actor, find(actor, 'Craw Wurm'));
      resolve(actor);
      expect(gameOf(actor).pending).toMatchObject({ kind: 'confirm', player: 1 });
      answer(actor, searches);
      if (searches) answer(actor, [0]);
      const land = all(actor, 'Mountain', 'battlefield', 1)[0];
      return land === undefined ? null : gameOf(actor).objects[land]?.tapped;
    };
    expect(pathed(true)).toBe(true);
    expect(pathed(false)).toBe(null);
  });

  test('607.2a: Oblivion Ring returns what it exiled as it leaves', () => {
    const actor = seated({ hand: ['Oblivion Ring', 'Naturalize'] }, { battlefield: ['Craw Wurm'] });
    cast(actor, 'Oblivion Ring');
    resolve(actor);
    target(actor, find(actor, 'Craw Wurm'));
    resolve(actor);
    expect(zoneOf(actor, 'Craw Wurm')).toBe('exile');
    cast(actor, 'Naturalize');
    target(actor, find(actor, 'Oblivion Ring'));
    resolve(actor);
    expect(gameOf(actor).objects[find(actor, 'Craw Wurm', 'battlefield')]?.controller).toBe(1);
  });

  test('610.3: what Banisher Priest exiled returns at once as it dies', () => {
    const actor = seated({ hand: ['Banisher Priest', 'Murder'] }, { battlefield: ['Craw Wurm'] });
    cast(actor, 'Banisher Priest');
    resolve(actor);
    target(actor, find(actor, 'Craw Wurm'));
    resolve(actor);
    expect(zoneOf(actor, 'Craw Wurm')).toBe('exile');
    cast(actor, 'Murder');
    target(actor, find(actor, 'Banisher Priest'));
    resolve(actor);
    expect(zoneOf(actor, 'Craw Wurm')).toBe('battlefield');
  });

  test('701.21a: Diabolic Edict has that player choose', () => {
    const actor = seated({ hand: ['Diabolic Edict'] }, { battlefield: ['Craw Wurm', 'Memnite', 'Sol Ring'] });
    cast(actor, 'Diabolic Edict');
    target(actor, { player: 1 });
    resolve(actor);
    expect(gameOf(actor).pending).toMatchObject({ kind: 'choose', player: 1 });
    choose(actor, find(actor, 'Memnite'));
    expect([zoneOf(actor, 'Memnite'), zoneOf(actor, 'Craw Wurm')]).toEqual(['graveyard', 'battlefield']);
  });
});

describe('X', () => {
  test('107.3m: Walking Ballista enters with X counters, and shoots them off', () => {
    const actor = seated({ hand: ['Walking Ballista'] });
    cast(actor, 'Walking Ballista');
    answer(actor, 3);
    resolve(actor);
    expect(now(actor, find(actor, 'Walking Ballista'))).toBe('3/3');
    activate(actor, 'Walking Ballista', 1);
    target(actor, { player: 1 });
    resolve(actor);
    expect([life(actor, 1), now(actor, find(actor, 'Walking Ballista'))]).toEqual([19, '2/2']);
  });

  test('107.3a, 118.12a: Condescend asks its target’s controller for X, then scries', () => {
    const answered = (islands: number, pays: boolean | null) => {
      const actor = table([
        { hand: ['Grizzly Bears'], battlefield: [...times(2, 'Forest'), ...times(islands, 'Mountain')] },
        { hand: ['Condescend'], battlefield: times(4, 'Island') },
      ]);
      cast(actor, 'Grizzly Bears');
      act(actor, { type: 'priority.pass', player: 0 });
      cast(actor, 'Condescend', undefined, 1);
      answer(actor, 2);
      target(actor, find(actor, 'Grizzly Bears', 'stack'));
      resolve(actor);
      if (pays !== null) answer(actor, pays);
      if (gameOf(actor).pending?.kind === 'payment') answer(actor, 'auto');
      expect(gameOf(actor).pending).toMatchObject({ kind: 'arrange', player: 1 });
      return zoneOf(actor, 'Grizzly Bears');
    };
    expect(answered(2, true)).toBe('stack');
    expect(answered(2, false)).toBe('graveyard');
    expect(answered(1, null)).toBe('graveyard');
  });

  test('202.3e, 601.2b: Blaze deals X', () => {
    const actor = table([{ hand: ['Blaze'], battlefield: times(6, 'Mountain') }, {}]);
    cast(actor, 'Blaze');
    answer(actor, 5);
    target(actor, { player: 1 });
    resolve(actor);
    expect(life(actor, 1)).toBe(15);
  });
});

describe('modes, counterspells, tutors', () => {
  test('700.2: Cryptic Command does two of four', () => {
    const actor = seated(
      { hand: ['Cryptic Command'], battlefield: [] },
      { battlefield: ['Craw Wurm', 'Memnite'] },
    );
    cast(actor, 'Cryptic Command');
    answer(actor, [1, 2]);
    target(actor, find(actor, 'Memnite'));
    resolve(actor);
    expect([zoneOf(actor, 'Memnite'), isTapped(actor, 'Craw Wurm'), handOf(actor, 0)]).toEqual([
      'hand',
      true,
      0,
    ]);
  });

  test('118.9: Force of Will may be cast for 1 life and a blue card exiled', () => {
    const actor = table([{ hand: ['Memnite'] }, { hand: ['Force of Will', 'Counterspell', 'Memnite'] }]);
    cast(actor, 'Memnite');
    act(actor, { type: 'priority.pass', player: 0 });
    cast(actor, 'Force of Will', 'force', 1);
    target(actor, find(actor, 'Memnite', 'stack'));
    resolve(actor);
    expect([life(actor, 1), zoneOf(actor, 'Counterspell'), all(actor, 'Memnite', 'graveyard')]).toMatchObject(
      [19, 'exile', [expect.any(Number)]],
    );
    const without = table([{ hand: ['Memnite'] }, { hand: ['Force of Will', 'Memnite'] }]);
    cast(without, 'Memnite');
    act(without, { type: 'priority.pass', player: 0 });
    expect(mayCast(without, 'Force of Will', 1)).toBe(false);
  });

  test('701.23: Evolving Wilds puts a basic land onto the battlefield tapped, and shuffles', () => {
    const actor = table([{ battlefield: ['Evolving Wilds'], library: ['Memnite', 'Taiga', 'Swamp'] }, {}]);
    activate(actor, 'Evolving Wilds');
    resolve(actor);
    answer(actor, [0]);
    expect([isTapped(actor, 'Swamp'), zoneOf(actor, 'Evolving Wilds')]).toEqual([true, 'graveyard']);
    expect(gameOf(actor).players[0]?.library).toHaveLength(2);
  });

  test('701.16, 401.4: Impulse puts one of four into the hand and the rest on the bottom', () => {
    const actor = table([
      {
        hand: ['Impulse'],
        battlefield: times(2, 'Island'),
        library: ['Memnite', 'Taiga', 'Swamp', 'Murder', 'Craw Wurm'],
      },
      {},
    ]);
    cast(actor, 'Impulse');
    resolve(actor);
    answer(actor, [3]);
    if (gameOf(actor).pending?.kind === 'order') answer(actor, [2, 1, 0]);
    expect(zoneOf(actor, 'Murder')).toBe('hand');
    const library = gameOf(actor).players[0]?.library.map((id) => gameOf(actor).objects[id]?.definition);
    expect(library).toEqual(['Craw Wurm', 'Swamp', 'Taiga', 'Memnite']);
  });
});

describe('tokens and triggers', () => {
  test('603: Monastery Mentor and its Monks each have prowess', () => {
    const actor = seated({ hand: ['Raise the Alarm', 'Brainstorm'], battlefield: ['Monastery Mentor'] });
    cast(actor, 'Raise the Alarm');
    if (gameOf(actor).pending?.kind === 'order') answer(actor, [0, 1]);
    resolve(actor);
    expect([
      now(actor, find(actor, 'Monastery Mentor')),
      all(actor, 'Monk Token', 'battlefield'),
    ]).toMatchObject(['3/3', [expect.any(Number)]]);
    expect(all(actor, 'Soldier Token', 'battlefield')).toHaveLength(2);
    cast(actor, 'Brainstorm');
    for (let times = 0; times < 3 && gameOf(actor).pending?.kind === 'order'; times++)
      answer(actor, [0, 1, 2]);
    resolve(actor);
    expect(now(actor, all(actor, 'Monk Token', 'battlefield')[0] ?? -1)).toBe('2/2');
  });

  test('603.6c: Wurmcoil Engine leaves two Wurms, one with deathtouch and one with lifelink', () => {
    const actor = seated({ hand: ['Murder'], battlefield: ['Wurmcoil Engine'] });
    cast(actor, 'Murder');
    target(actor, find(actor, 'Wurmcoil Engine'));
    resolve(actor);
    const wurms = all(actor, 'Phyrexian Wurm Token', 'battlefield');
    expect(wurms.map((id) => now(actor, id))).toEqual(['3/3', '3/3']);
  });

  test('508.1d, 506.2: Goblin Rabblemaster makes a Goblin that must attack, and grows by it', () => {
    const actor = table([{ battlefield: ['Goblin Rabblemaster'] }, {}]);
    passUntil(actor, ({ pending }) => pending?.kind === 'attackers');
    const [goblin = -1] = all(actor, 'Goblin Token', 'battlefield');
    expect(() => answer(actor, [])).toThrow('508.1d');
    answer(actor, [
      { object: goblin, defender: { player: 1 } },
      { object: find(actor, 'Goblin Rabblemaster'), defender: { player: 1 } },
    ]);
    resolve(actor);
    expect(now(actor, find(actor, 'Goblin Rabblemaster'))).toBe('3/2');
    fight(actor);
    expect(life(actor, 1)).toBe(16);
  });

  test('603.2c: Raptor Hatchling is dealt damage by two at once: one Dinosaur', () => {
    const actor = table([
      { battlefield: ['Raptor Hatchling'] },
      { battlefield: ['Memnite', 'Grizzly Bears'] },
    ]);
    attack(actor, { object: find(actor, 'Raptor Hatchling'), player: 1 });
    block(
      actor,
      [find(actor, 'Memnite'), find(actor, 'Raptor Hatchling')],
      [find(actor, 'Grizzly Bears'), find(actor, 'Raptor Hatchling')],
    );
    passUntil(actor, ({ pending, turn }) => pending?.kind === 'combatDamage' || turn.phase !== 'combat');
    if (gameOf(actor).pending?.kind === 'combatDamage')
      answer(actor, [
        {
          object: find(actor, 'Raptor Hatchling'),
          to: [{ recipient: { object: find(actor, 'Memnite') }, amount: 1 }],
        },
      ]);
    fight(actor);
    expect(zoneOf(actor, 'Raptor Hatchling')).toBe('graveyard');
    expect(all(actor, 'Dinosaur Token', 'battlefield').map((id) => now(actor, id))).toEqual(['3/3']);
  });

  test('119.9: two sources that gain life at once trigger Ajani’s Pridemate twice', () => {
    const actor = table([{ battlefield: ["Ajani's Pridemate", "Healer's Hawk", "Healer's Hawk"] }, {}]);
    const hawks = all(actor, "Healer's Hawk", 'battlefield');
    attack(actor, ...hawks.map((object) => ({ object, player: 1 })));
    for (let times = 0; times < 3; times++) {
      fight(actor);
      if (gameOf(actor).pending?.kind === 'order') answer(actor, [0, 1]);
    }
    expect([life(actor, 0), counters(actor, "Ajani's Pridemate")]).toEqual([22, { '+1/+1': 2 }]);
  });

  test('303.4: Pacifism keeps a creature from attacking, Lure has everyone block', () => {
    const actor = seated(
      { hand: ['Pacifism'], battlefield: ['Grizzly Bears', 'Craw Wurm'] },
      { battlefield: ['Memnite'] },
    );
    cast(actor, 'Pacifism');
    target(actor, find(actor, 'Craw Wurm'));
    resolve(actor);
    expect(() => attack(actor, { object: find(actor, 'Craw Wurm'), player: 1 })).toThrow('508.1c');
    answer(actor, [{ object: find(actor, 'Grizzly Bears'), defender: { player: 1 } }]);
    fight(actor);
    expect(life(actor, 1)).toBe(18);
  });

  test('601.2f, 107.4e: Spectral Procession may be cast for {W}{W}{W}', () => {
    const actor = table([{ hand: ['Spectral Procession'], battlefield: times(3, 'Plains') }, {}]);
    cast(actor, 'Spectral Procession');
    resolve(actor);
    expect(all(actor, 'Spirit Token', 'battlefield')).toHaveLength(3);
    const poor = table([{ hand: ['Spectral Procession'], battlefield: times(5, 'Mountain') }, {}]);
    expect(mayCast(poor, 'Spectral Procession')).toBe(false);
  });
});

const watching = (
  when: TriggerCondition,
  effect: Instruction = { do: 'gainLife', amount: { eventAmount: true }, who: 'you' },
): CardDefinition => ({
  name: 'Watcher',
  types: ['enchantment'],
  abilities: [{ kind: 'triggered', when: [when], effect: [effect] }],
});

describe('603.2c: what happens at once', () => {
  const hit = (when: TriggerCondition) => {
    const actor = table([{ battlefield: [watching(when), 'Grizzly Bears', 'Craw Wurm'] }, {}]);
    attack(
      actor,
      { object: find(actor, 'Grizzly Bears'), player: 1 },
      { object: find(actor, 'Craw Wurm'), player: 1 },
    );
    passUntil(actor, ({ stack, turn }) => stack.length > 0 || turn.phase !== 'combat');
    if (gameOf(actor).pending?.kind === 'order') answer(actor, [0, 1]);
    const triggers = gameOf(actor).stack.length;
    resolve(actor);
    return [triggers, life(actor, 0)];
  };

  test('603.2c: “one or more” triggers once a batch, about all of it', () => {
    expect(
      hit({ on: 'dealsDamage', source: { controller: 'you' }, toPlayer: 'opponents', oneOrMore: true }),
    ).toEqual([1, 28]);
    expect(hit({ on: 'dealsDamage', source: { controller: 'you' }, toPlayer: 'opponents' })).toEqual([2, 28]);
  });

  test('603.2c: each source deals its own damage; a player is dealt all of it at once', () => {
    expect(hit({ on: 'dealsDamage', source: { controller: 'you' } })).toEqual([2, 28]);
    expect(hit({ on: 'dealtDamage', player: 'opponents' })).toEqual([1, 28]);
    expect(hit({ on: 'dealtDamage', player: 'you' })).toEqual([0, 20]);
  });
});

describe('122.6: entering with counters', () => {
  const entered = (name: string | CardDefinition, x: number) => {
    const actor = seated({ hand: ['Walking Ballista'], battlefield: [name] });
    cast(actor, 'Walking Ballista');
    answer(actor, x);
    resolve(actor);
    return actor;
  };

  test('122.6, 614: Hardened Scales adds one to those with which a creature enters', () => {
    const ballista = (actor: Table) => now(actor, find(actor, 'Walking Ballista'));
    expect(ballista(entered('Hardened Scales', 2))).toBe('3/3');
    expect(ballista(entered('Sol Ring', 2))).toBe('2/2');
    // None would be put on it, so none is added, and it dies.
    expect(zoneOf(entered('Hardened Scales', 0), 'Walking Ballista')).toBe('graveyard');
    const more = entered('Hardened Scales', 1);
    activate(more, 'Walking Ballista', 0);
    resolve(more);
    expect(ballista(more)).toBe('4/4');
  });

  test('122.6: and what looks for counters being put there triggers', () => {
    const watch = (kind: string) =>
      life(
        entered(
          watching(
            { on: 'countersPut', kind, object: { type: 'creature' } },
            { do: 'gainLife', amount: { eventAmount: true }, who: 'you' },
          ),
          3,
        ),
        0,
      );
    expect(watch('+1/+1')).toBe(23);
    expect(watch('-1/-1')).toBe(20);
  });
});

describe('what is replaced or lasts', () => {
  const guard = (
    abilities: readonly Ability[],
    types: readonly CardType[] = ['creature'],
  ): CardDefinition => ({
    name: 'Guard',
    types,
    power: 0,
    toughness: 9,
    abilities,
  });
  const redirecting: Ability = {
    kind: 'static',
    replaces: { event: { damage: { toPlayer: 'you' } }, redirectTo: 'self' },
  };

  test('614.9: damage is redirected to what can be dealt damage', () => {
    const bolted = (abilities: readonly Ability[], types: readonly CardType[]) => {
      const actor = table([
        { hand: ['Lightning Bolt'], battlefield: ['Mountain'] },
        { battlefield: [guard(abilities, types)] },
      ]);
      cast(actor, 'Lightning Bolt');
      choose(actor, { player: 1 });
      resolve(actor);
      return [life(actor, 1), gameOf(actor).objects[find(actor, 'Guard')]?.damage];
    };
    expect(bolted([redirecting], ['creature'])).toEqual([20, 3]);
    expect(bolted([], ['creature'])).toEqual([17, 0]);
    expect(bolted([redirecting], ['enchantment'])).toEqual([17, 0]);
  });

  test('500.5: unspent mana stays in the pool of a player for whom it doesn’t empty', () => {
    const pool = (abilities: readonly Ability[]) => {
      const actor = table([{ battlefield: ['Sol Ring', guard(abilities)] }, {}]);
      activate(actor, 'Sol Ring');
      passUntil(actor, ({ turn }) => turn.step === 'end');
      return gameOf(actor).players[0]?.pool.length;
    };
    expect(pool([{ kind: 'static', players: 'you', rules: [{ manaLasts: true }] }])).toBe(2);
    expect(pool([{ kind: 'static', players: 'opponents', rules: [{ manaLasts: true }] }])).toBe(0);
    expect(pool([])).toBe(0);
  });
});

describe('723: controlling another player', () => {
  const slaver: CardDefinition = {
    name: 'Slaver',
    types: ['artifact'],
    abilities: [
      {
        kind: 'activated',
        cost: [{ tap: true }],
        targets: [{ players: 'opponent' }],
        effect: [{ do: 'controlPlayer', who: { target: 0 }, by: 'you' }],
      },
    ],
  };
  const turnOf = (controlled: boolean) => {
    const actor = table([
      { battlefield: [slaver] },
      { battlefield: ['Mountain', 'Grizzly Bears'], hand: ['Lightning Bolt'] },
    ]);
    if (controlled) {
      activate(actor, 'Slaver');
      target(actor, { player: 1 });
      resolve(actor);
    }
    passUntil(
      actor,
      ({ turn, pending }) => turn.active === 1 && turn.phase === 'precombatMain' && pending?.player === 1,
    );
    return actor;
  };

  test('723.5: who controls a player makes their choices, with what is theirs', () => {
    const actor = turnOf(true);
    expect(gameOf(actor).pending).toMatchObject({ kind: 'priority', player: 1, decider: 0 });
    cast(actor, 'Lightning Bolt', undefined, 1);
    expect(gameOf(actor).pending).toMatchObject({ kind: 'choose', player: 1, decider: 0 });
    choose(actor, { player: 1 });
    resolve(actor);
    expect([life(actor, 1), gameOf(actor).players[1]?.graveyard.length]).toEqual([17, 1]);
    // 723.1: for that turn alone.
    passUntil(actor, ({ turn }) => turn.active === 0 && turn.step === 'upkeep');
    expect(gameOf(actor).players[1]).toMatchObject({ controlledBy: null, controlledNextTurnBy: null });
  });

  test('723.5: without that they decide for themselves', () => {
    expect(gameOf(turnOf(false)).pending).toMatchObject({ kind: 'priority', player: 1, decider: 1 });
  });
});
