import { describe, expect, test } from 'vitest';
import { checkIsDue } from '../../../machines/priority/state-based-actions/index.ts';
import type { CardDefinition } from '../../../machines/rules/index.ts';
import { check, creature, idOf, occur, table, zoneOf } from './small-table.ts';

const bear = creature('Bear', 2, 2);
const hardy = creature('Hardy Bear', 2, 2, { abilities: [{ kind: 'keyword', keyword: 'indestructible' }] });

describe('creatures', () => {
  test('704.5f: toughness 0: into its owner’s graveyard, indestructible or not; toughness 1 stays', () => {
    const game = table([
      {
        battlefield: [
          { is: bear, with: { counters: { '-1/-1': 1 } } },
          { is: hardy, with: { counters: { '-1/-1': 2 } } },
        ],
      },
      {},
    ]);
    expect(check(game)).toBe(true);
    expect([zoneOf(game, 'Bear'), zoneOf(game, 'Hardy Bear')]).toEqual(['battlefield', 'graveyard']);
  });

  test('704.5g: lethal damage destroys; one less does not, nor what is indestructible (702.12b)', () => {
    const tough = creature('Tough Bear', 2, 3);
    const game = table([
      {
        battlefield: [
          { is: bear, with: { damage: 2 } },
          { is: tough, with: { damage: 2 } },
          { is: hardy, with: { damage: 2 } },
        ],
      },
      {},
    ]);
    expect(check(game)).toBe(true);
    expect([zoneOf(game, 'Bear'), zoneOf(game, 'Tough Bear'), zoneOf(game, 'Hardy Bear')]).toEqual([
      'graveyard',
      'battlefield',
      'battlefield',
    ]);
    expect(game.happened.map(({ event, rule }) => [event.type, rule])).toEqual([
      ['destroy', '704.5g'],
      ['move', '701.8a'],
    ]);
    expect(check(game)).toBe(false);
  });

  test('704.5h: damage from a source with deathtouch destroys, whatever the toughness; only until the next check', () => {
    const giant = creature('Giant', 8, 8);
    const hardyGiant = creature('Hardy Giant', 8, 8, { abilities: hardy.abilities ?? [] });
    const game = table([
      {
        battlefield: [
          { is: giant, with: { damage: 1, dealtDestroyingDamage: true } },
          { is: hardyGiant, with: { damage: 1, dealtDestroyingDamage: true } },
          { is: bear, with: { damage: 1 } },
        ],
      },
      {},
    ]);
    check(game);
    expect([zoneOf(game, 'Giant'), zoneOf(game, 'Hardy Giant'), zoneOf(game, 'Bear')]).toEqual([
      'graveyard',
      'battlefield',
      'battlefield',
    ]);
    expect(game.objects[idOf(game, 'Hardy Giant')]?.dealtDestroyingDamage).toBe(false);
  });

  test('704.3: nothing to do: nothing is due, and a check performs nothing', () => {
    const game = table([{ battlefield: [bear, hardy] }, { life: 1 }]);
    expect(checkIsDue(game)).toBe(false);
    expect(check(game)).toBe(false);
    expect(checkIsDue(table([{ battlefield: [{ is: bear, with: { damage: 2 } }] }, {}]))).toBe(true);
  });

  test('702.26b: what is phased out is left alone', () => {
    const game = table([{ battlefield: [{ is: bear, with: { damage: 2, phasedOut: true } }] }, {}]);
    expect(check(game)).toBe(false);
  });
});

describe('planeswalkers and battles', () => {
  const walker: CardDefinition = { name: 'Walker', types: ['planeswalker'], loyalty: 3 };
  const siege: CardDefinition = { name: 'Siege', types: ['battle'], subtypes: ['Siege'], defense: 4 };
  const battle: CardDefinition = { name: 'Battle', types: ['battle'], defense: 4 };

  test('704.5i: without loyalty into the graveyard; with some it stays', () => {
    for (const [loyalty, zone] of [
      [0, 'graveyard'],
      [1, 'battlefield'],
    ] as const) {
      const game = table([
        { battlefield: [{ is: walker, with: { counters: loyalty > 0 ? { loyalty } : {} } }] },
        {},
      ]);
      check(game);
      expect(zoneOf(game, 'Walker')).toBe(zone);
    }
  });

  test('704.5v: a Siege without defense waits for its ability to leave the stack', () => {
    const placed = { is: siege, with: { protector: 1 } };
    const game = table([{ battlefield: [placed] }, {}]);
    expect(check(game)).toBe(true);
    expect(zoneOf(game, 'Siege')).toBe('graveyard');
    const facts = {
      event: 0,
      object: 0,
      source: null,
      other: null,
      player: null,
      otherPlayer: null,
      amount: 0,
    };
    const waiting = table([{ battlefield: [placed] }, {}], {
      waiting: [
        { id: 1, source: 0, controller: 0, ref: 'Siege', facts, named: {}, second: false, causes: [] },
      ],
    });
    expect(check(waiting)).toBe(false);
  });

  test('704.5w: any other battle without defense goes at once; with defense it stays', () => {
    const game = table([{ battlefield: [{ is: battle, with: { protector: 0 } }] }, {}]);
    check(game);
    expect(zoneOf(game, 'Battle')).toBe('graveyard');
    const defended = table([
      { battlefield: [{ is: battle, with: { protector: 0, counters: { defense: 4 } } }] },
      {},
    ]);
    expect(check(defended)).toBe(false);
  });

  test('704.5x: a Siege without protector gets an opponent; its controller chooses among several', () => {
    const placed = { is: siege, with: { counters: { defense: 4 } } };
    const two = table([{ battlefield: [placed] }, {}]);
    check(two);
    expect(two.objects[0]?.protector).toBe(1);
    const three = table([{ battlefield: [placed] }, {}, {}]);
    check(three, [1]);
    expect(three.objects[0]?.protector).toBe(2);
  });

  test('704.5x: not while it is attacked', () => {
    const combat = {
      attackers: [
        {
          object: 1,
          defender: { object: 0 },
          defendingPlayer: 1,
          blocked: null,
          blockers: [],
          declared: true,
        },
      ],
      blockers: [],
      anyAttacked: true,
      declaredBlocks: [],
      damageStep: 'none',
      firstStrikers: [],
    } as const;
    const placed = { is: siege, with: { counters: { defense: 4 } } };
    expect(check(table([{ battlefield: [placed, bear] }, {}], { combat }))).toBe(false);
  });

  test('704.5y: a Siege protected by its controller gets another protector; one by an opponent keeps it', () => {
    const by = (protector: number) =>
      table([{ battlefield: [{ is: siege, with: { protector, counters: { defense: 4 } } }] }, {}]);
    const wrong = by(0);
    expect(check(wrong)).toBe(true);
    expect(wrong.objects[0]?.protector).toBe(1);
    expect(check(by(1))).toBe(false);
  });
});

describe('legends and worlds', () => {
  const legend = creature('Legend', 2, 2, { supertypes: ['legendary'] });
  const world = (name: string): CardDefinition => ({ name, types: ['enchantment'], supertypes: ['world'] });

  test('704.5j: of two of one controller the chosen one stays; two controllers keep theirs', () => {
    const game = table([{ battlefield: [legend, legend] }, { battlefield: [legend] }]);
    expect(check(game, [1])).toBe(true);
    expect(game.battlefield).toEqual([1, 2]);
    expect(check(game)).toBe(false);
  });

  test('704.5j: two of one name that are not legendary stay, and two legends of two names', () => {
    const other = creature('Other Legend', 2, 2, { supertypes: ['legendary'] });
    expect(check(table([{ battlefield: [bear, bear, legend, other] }, {}]))).toBe(false);
  });

  test('704.3: choices in APNAP order, then all at once with what else is performed', () => {
    const game = table(
      [
        { battlefield: [legend, legend, { is: bear, with: { damage: 2 } }] },
        { battlefield: [legend, legend] },
      ],
      {},
    );
    check(game, [0], [0]);
    const moved = game.happened.filter(({ event }) => event.type === 'move');
    expect(moved).toHaveLength(3);
    expect(new Set(moved.map(({ batch }) => batch)).size).toBe(1);
    expect(game.battlefield).toEqual([0, 3]);
  });

  test('704.7: one that is destroyed and not kept is put into the graveyard once', () => {
    const game = table([{ battlefield: [{ is: legend, with: { damage: 2 } }, legend] }, {}]);
    check(game, [1]);
    expect(game.happened.map(({ event }) => event.type)).toEqual(['move']);
  });

  test('704.5k: only the newest world stays; of a tie none; a single one stays', () => {
    const game = table([{ battlefield: [world('Old World'), world('New World')] }, {}]);
    check(game);
    expect([zoneOf(game, 'Old World'), zoneOf(game, 'New World')]).toEqual(['graveyard', 'battlefield']);
    expect(check(game)).toBe(false);
  });
});

describe('attachments', () => {
  const enchantCreature = { kind: 'keyword', keyword: 'enchant', object: { type: 'creature' } } as const;
  const aura: CardDefinition = {
    name: 'Aura',
    types: ['enchantment'],
    subtypes: ['Aura'],
    abilities: [enchantCreature],
  };
  const sword: CardDefinition = { name: 'Sword', types: ['artifact'], subtypes: ['Equipment'] };
  const land: CardDefinition = { name: 'Land', types: ['land'] };

  test('704.5m: an Aura on nothing or on what it can’t enchant; on a creature it stays', () => {
    for (const [host, zone] of [
      [null, 'graveyard'],
      [{ object: 0 }, 'battlefield'],
      [{ object: 1 }, 'graveyard'],
      [{ player: 1 }, 'graveyard'],
    ] as const) {
      const game = table([{ battlefield: [bear, land, { is: aura, with: { attachedTo: host } }] }, {}]);
      check(game);
      expect(zoneOf(game, 'Aura')).toBe(zone);
    }
  });

  test('704.5m: an Aura goes after the creature that left', () => {
    const game = table([
      {
        battlefield: [
          { is: bear, with: { damage: 2 } },
          { is: aura, with: { attachedTo: { object: 0 } } },
        ],
      },
      {},
    ]);
    check(game);
    expect(zoneOf(game, 'Aura')).toBe('battlefield');
    check(game);
    expect(zoneOf(game, 'Aura')).toBe('graveyard');
  });

  test('704.5n: Equipment on what is no creature becomes unattached and stays; on a creature it is left alone', () => {
    const on = (object: number) =>
      table([{ battlefield: [bear, land, { is: sword, with: { attachedTo: { object } } }] }, {}]);
    const wrong = on(1);
    expect(check(wrong)).toBe(true);
    expect(wrong.objects[2]?.attachedTo).toBe(null);
    expect(zoneOf(wrong, 'Sword')).toBe('battlefield');
    expect(check(on(0))).toBe(false);
  });

  test('704.5p: a creature that is attached becomes unattached; so does what is nothing that could be', () => {
    const living = creature('Living Sword', 1, 1, {
      types: ['artifact', 'creature'],
      subtypes: ['Equipment'],
    });
    const trinket: CardDefinition = { name: 'Trinket', types: ['artifact'] };
    const attachedTo = { object: 0 };
    const game = table([
      { battlefield: [bear, { is: living, with: { attachedTo } }, { is: trinket, with: { attachedTo } }] },
      {},
    ]);
    expect(check(game)).toBe(true);
    expect([game.objects[1]?.attachedTo, game.objects[2]?.attachedTo]).toEqual([null, null]);
    const control = table([{ battlefield: [bear, { is: sword, with: { attachedTo } }] }, {}]);
    expect(check(control)).toBe(false);
  });

  test('704.5z: of two Roles of one player the newer stays; of two players both', () => {
    const role: CardDefinition = { ...aura, name: 'Role', subtypes: ['Aura', 'Role'] };
    const placed = { is: role, with: { attachedTo: { object: 0 } } };
    const game = table([{ battlefield: [bear, placed, placed] }, {}]);
    check(game);
    expect(game.battlefield).toEqual([0, 2]);
    expect(check(table([{ battlefield: [bear, placed] }, { battlefield: [placed] }]))).toBe(false);
  });
});

describe('counters, Sagas, tokens and commanders', () => {
  test('704.5q: opposed counters go in pairs; those of one kind stay', () => {
    const game = table([
      { battlefield: [{ is: creature('Ooze', 5, 5), with: { counters: { '+1/+1': 3, '-1/-1': 2 } } }] },
      {},
    ]);
    expect(check(game)).toBe(true);
    expect(game.objects[0]?.counters).toEqual({ '+1/+1': 1 });
    expect(check(game)).toBe(false);
  });

  test('704.5r: of a kind of which there can’t be more than so many, the others are removed', () => {
    const limit = (kind: string, count: number) => ({
      kind: 'static' as const,
      affects: 'self' as const,
      rules: [{ rule: 'mostCounters' as const, kind, number: count }],
    });
    const abilities = [limit('charge', 4), limit('charge', 2), limit('oil', 1)];
    const counters = { charge: 5, oil: 1, '+1/+1': 3 };
    const game = table([
      { battlefield: [{ is: creature('Vial', 1, 1, { abilities }), with: { counters } }] },
      {},
    ]);
    expect(check(game)).toBe(true);
    expect(game.objects[0]?.counters).toEqual({ charge: 2, oil: 1, '+1/+1': 3 });
    expect(game.happened.map(({ event, rule }) => [event.type, rule])).toEqual([
      ['removeCounters', '704.5r'],
    ]);
    expect(check(game)).toBe(false);
    const free = table([{ battlefield: [{ is: bear, with: { counters } }] }, {}]);
    expect(check(free)).toBe(false);
  });

  test('704.8: what dies in the same batch is remembered as it was before', () => {
    const game = table([
      { battlefield: [{ is: creature('Wolf', 1, 1), with: { counters: { '+1/+1': 1, '-1/-1': 3 } } }] },
      {},
    ]);
    check(game);
    expect(zoneOf(game, 'Wolf')).toBe('graveyard');
    expect(game.objects[0]?.left?.characteristics.toughness).toBe(-1);
  });

  test('704.5s: a Saga at its final chapter is sacrificed; before it, or while a chapter waits, not', () => {
    const saga: CardDefinition = {
      name: 'Saga',
      types: ['enchantment'],
      subtypes: ['Saga'],
      abilities: [
        { kind: 'keyword', keyword: 'chapter', n: 1 },
        { kind: 'keyword', keyword: 'chapter', n: 2 },
      ],
    };
    const at = (lore: number, more = {}) =>
      table([{ battlefield: [{ is: saga, with: { counters: { lore } } }] }, {}], more);
    const done = at(2);
    check(done);
    expect(zoneOf(done, 'Saga')).toBe('graveyard');
    expect(done.happened[0]?.event.type).toBe('sacrifice');
    expect(check(at(1))).toBe(false);
    const facts = {
      event: 0,
      object: 0,
      source: null,
      other: null,
      player: null,
      otherPlayer: null,
      amount: 0,
    };
    const waiting = [
      {
        id: 1,
        source: 0,
        controller: 0,
        ref: 'Saga#abilities.1',
        facts,
        named: {},
        second: false,
        causes: [],
      },
    ];
    expect(check(at(2, { waiting }))).toBe(false);
  });

  test('704.5d: a token in a graveyard ceases to exist; a card stays there', () => {
    const game = table([
      { graveyard: [{ is: creature('Token', 1, 1), with: { kind: 'token' } }, bear], battlefield: [bear] },
      {},
    ]);
    expect(check(game)).toBe(true);
    expect(game.players[0]?.graveyard.map((id) => game.objects[id]?.definition)).toEqual(['Bear']);
  });

  test('704.5e: a copy of a spell ceases to exist anywhere but on the stack', () => {
    const spell: CardDefinition = { name: 'Spell', types: ['instant'] };
    const copy = { is: spell, with: { kind: 'copy' } } as const;
    const game = table([{ graveyard: [copy] }, {}]);
    expect(check(game)).toBe(true);
    expect(game.players[0]?.graveyard).toEqual([]);
    expect(check(table([{ stack: [copy] }, {}]))).toBe(false);
  });

  test('704.6d: a commander that died may go to the command zone, asked once; another card may not', () => {
    const general = creature('General', 3, 3, { supertypes: ['legendary'] });
    const fallen = () => {
      const game = table([{ commanders: [0], battlefield: [{ is: general, with: { damage: 3 } }] }, {}]);
      check(game);
      expect(zoneOf(game, 'General')).toBe('graveyard');
      return game;
    };
    const moved = fallen();
    expect(check(moved, true)).toBe(true);
    expect(zoneOf(moved, 'General')).toBe('command');
    const stays = fallen();
    expect(check(stays, false)).toBe(false);
    expect(check(stays)).toBe(false);
    expect(zoneOf(stays, 'General')).toBe('graveyard');
    const control = table([{ battlefield: [{ is: general, with: { damage: 3 } }] }, {}]);
    check(control);
    expect(check(control)).toBe(false);
  });
});

test('704.5k: two worlds that enter together are both put into the graveyard', () => {
  const world = (name: string): CardDefinition => ({ name, types: ['enchantment'], supertypes: ['world'] });
  const game = table([{ hand: [world('One World'), world('Other World')] }, {}]);
  const entering = {
    controller: 0,
    tapped: false,
    faceDown: false,
    face: 0,
    counters: {},
    attachedTo: null,
    attacking: null,
    copyOf: null,
  } as const;
  const enter = (object: number) =>
    ({
      type: 'move',
      object,
      from: 'hand',
      to: 'battlefield',
      position: 'top',
      entering,
      why: 'effect',
      revealed: false,
      faceDown: false,
      became: null,
    }) as const;
  occur(game, enter(0), enter(1));
  check(game);
  expect(game.battlefield).toEqual([]);
});
