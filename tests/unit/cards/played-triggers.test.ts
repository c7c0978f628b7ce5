import { describe, expect, test } from 'vitest';
import type { CardDefinition, Instruction, TriggerCondition } from '../../../machines/rules/index.ts';
import { counters, fight, seated, type Table, target } from './played-seats.ts';
import {
  activate,
  all,
  answer,
  attack,
  block,
  cast,
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
  effect: Instruction = { do: 'gainLife', amount: { number: 'eventAmount' }, who: 'you' },
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
            { do: 'gainLife', amount: { number: 'eventAmount' }, who: 'you' },
          ),
          3,
        ),
        0,
      );
    expect(watch('+1/+1')).toBe(23);
    expect(watch('-1/-1')).toBe(20);
  });
});
