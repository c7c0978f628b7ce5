import { describe, expect, test } from 'vitest';
import { counters, fight, handOf, isTapped, lands, seated, target } from './played-seats.ts';
import {
  act,
  activate,
  all,
  answer,
  attack,
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
} from './played-table.ts';

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
    cast(actor, 'Force of Will', 'alternative', 1);
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
