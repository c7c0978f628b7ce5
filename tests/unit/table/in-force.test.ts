import { expect, test } from 'vitest';
import { viewFor } from '../../../machines/game/index.ts';
import { card, creature, type Scenario, scenario } from '../../../machines/play/scenario/index.ts';
import { spell, staticAbility } from '../../../machines/rules/abilities/write/index.ts';
import type { CardDefinition, Instruction } from '../../../machines/rules/index.ts';
import { howMuchIsInForce, inForce } from '../../../ui/effects/index.ts';
import { whyItBegan } from '../../../ui/table/questions.ts';
import { after } from '../support/played.ts';

const roar = card('Cowing Roar', ['instant'], {
  manaCost: '{2}',
  abilities: [
    {
      kind: 'spell',
      effect: [
        {
          do: 'rule',
          what: { all: { type: 'creature', controller: 'opponents' } },
          rules: [{ rule: 'cant', what: 'block' }],
          until: 'untilEndOfTurn',
        },
      ],
    },
  ],
});

const busy = after(
  scenario('611.2: much is in force', {
    rules: ['611.2'],
    alice: {
      hand: ['Giant Growth', 'Healing Salve', roar],
      mana: 'GWCCCC',
      battlefield: ['Grizzly Bears', 'Glorious Anthem', 'Roon of the Hidden Realm'],
    },
    bob: { battlefield: [creature('Kite', '2/2', 'flying')], hand: ['Shock'], mana: 'R' },
    script: [
      'alice casts Giant Growth on Grizzly Bears',
      'everyone passes',
      'alice casts Healing Salve choosing 2 on alice',
      'everyone passes',
      'alice casts Cowing Roar',
      'everyone passes',
      'alice activates Roon of the Hidden Realm on Kite',
      'everyone passes',
      'alice passes',
      'bob casts Shock on alice',
      'everyone passes',
    ],
    expect: { alice: { life: 20 } },
  }),
);

test('what is in force is said as it is printed, with its kind, its source and what it is about', () => {
  const all = inForce(viewFor(busy.game, 1));
  const of = (source: string) => all.filter(({ sourceName }) => sourceName === source);
  expect(of('Giant Growth')).toMatchObject([
    {
      kind: 'continuous',
      rule: '611.2',
      words: 'Target creature gets +3/+3 until end of turn.',
      lasts: 'until end of turn',
      affected: [{ name: 'Grizzly Bears' }],
    },
  ]);
  expect(of('Healing Salve')).toMatchObject([{ kind: 'replacement', rule: '615.1', left: '1 left' }]);
  expect(of('Cowing Roar')).toMatchObject([{ kind: 'rules', rule: '613.11', controller: 'Alice' }]);
  expect(of('Roon of the Hidden Realm')).toMatchObject([
    { kind: 'delayed', rule: '603.7', lasts: 'until it triggers', affected: [{ name: 'Kite' }] },
  ]);
  expect(of('Glorious Anthem')).toMatchObject([
    {
      kind: 'static',
      words: 'Creatures you control get +1/+1.',
      affected: [{ name: 'Grizzly Bears' }, { name: 'Roon of the Hidden Realm' }],
    },
  ]);
  expect(all).toHaveLength(5);
  expect(howMuchIsInForce(viewFor(busy.game, 1))).toBe(5);
});

test('each but what is there by itself has the event that began it', () => {
  for (const { source, why } of inForce(busy.game)) {
    if (why === undefined) continue;
    const [began] = why(busy.happened)?.events ?? [];
    const event = busy.happened.find((one) => one.number === began)?.event;
    expect(event).toMatchObject({ type: 'effectBegins', source });
  }
  expect(whyItBegan([], 1)).toBeNull();
});

test('nothing is in force where nothing lasts', () => {
  const { game } = after(
    scenario('611.2: nothing is in force', {
      rules: ['611.2'],
      alice: { hand: ['Shock'], mana: 'R', battlefield: ['Grizzly Bears'] },
      bob: {},
      script: ['alice casts Shock on bob', 'everyone passes'],
      expect: { bob: { life: 18 } },
    }),
  );
  expect(inForce(game)).toEqual([]);
});

/** What is said of the turns, phases and steps to come, and by what kinds of events that is answered. */
function planned(written: Scenario) {
  const { game, happened } = after(written);
  return inForce(viewFor(game, 'judge'))
    .filter(({ kind }) => kind === 'planned')
    .map(({ words, rule, why }) => [
      words,
      rule,
      (why?.(happened)?.events ?? []).map(
        (event) => happened.find(({ number }) => number === event)?.event.type,
      ),
    ]);
}

test('500.7, 500.8: turns and phases that were added are in force until they begin', () => {
  const adds = (name: string, ...effect: readonly [Instruction, ...Instruction[]]) =>
    card(name, ['sorcery'], { manaCost: '{1}', abilities: [spell([], ...effect)] });
  const turn = adds('Second Wind', { do: 'extraTurn', who: 'you' });
  const combat = adds('Second Charge', {
    do: 'extraPhases',
    after: 'precombatMain',
    phases: ['combat', 'postcombatMain'],
  });
  const played = (script: readonly string[], hand: readonly CardDefinition[] = [turn, turn, combat]) =>
    scenario('what is added to a game', {
      rules: ['500.7', '500.8'],
      alice: { hand, mana: 'CCC' },
      bob: {},
      script: ['alice casts Second Wind', 'everyone passes', ...script],
      expect: {},
    });
  const after1 = ['Alice takes an extra turn after this one.', '500.7', ['extraTurn']];
  expect(planned(played([]))).toEqual([after1]);
  expect(
    planned(
      played(['alice casts Second Wind', 'everyone passes', 'alice casts Second Charge', 'everyone passes']),
    ),
  ).toEqual([
    after1,
    ['Alice takes an extra turn after that.', '500.7', ['extraTurn']],
    ['This turn has an additional combat phase.', '500.8', ['extraPhases']],
    ['This turn has an additional postcombat main phase.', '500.8', ['extraPhases']],
  ]);
  expect(planned(played(['pass until the upkeep step']))).toEqual([]);
});

test('500.7: what added a turn that is still to come answers why, also once another one was skipped', () => {
  const turn = card('Second Wind', ['sorcery'], {
    manaCost: '{1}',
    abilities: [spell([], { do: 'extraTurn', who: 'you' })],
  });
  const rest = card('Long Rest', ['sorcery'], {
    manaCost: '{1}',
    abilities: [spell([], { do: 'skip', who: 'you', what: 'turn' })],
  });
  const casts = (name: string) => [`alice casts ${name}`, 'everyone passes'];
  const { game, happened } = after(
    scenario('of two extra turns one is skipped, and in the other a third is added', {
      rules: ['500.7', '614.10'],
      alice: {
        hand: [turn, turn, turn, rest],
        library: ['Wastes', 'Wastes'],
        battlefield: ['Wastes'],
        mana: 'CCC',
      },
      bob: {},
      script: [
        ...['Second Wind', 'Second Wind', 'Long Rest'].flatMap(casts),
        'pass until the next turn',
        'pass until the precombat main phase',
        ...casts('Second Wind'),
      ],
      expect: { game: { turn: { of: 'alice' } } },
    }),
  );
  const added = happened.filter(({ event }) => event.type === 'extraTurn').map(({ number }) => number);
  const asked = inForce(game).map(({ why }) => why?.(happened)?.events);
  expect([added.length, asked]).toEqual([3, [added.slice(2)]]);
});

test('500.8: what added a phase answers why it is to come, also where something else added one later', () => {
  const charge = (name: string, phases: readonly ['combat'] | readonly ['beginning']) =>
    card(name, ['sorcery'], {
      manaCost: '{1}',
      abilities: [spell([], { do: 'extraPhases', after: 'precombatMain', phases })],
    });
  const { game, happened } = after(
    scenario('two cards that add a phase', {
      rules: ['500.8'],
      alice: { hand: [charge('First Charge', ['combat']), charge('New Dawn', ['beginning'])], mana: 'CC' },
      bob: {},
      script: ['alice casts First Charge', 'everyone passes', 'alice casts New Dawn', 'everyone passes'],
      expect: {},
    }),
  );
  const added = happened.filter(({ event }) => event.type === 'extraPhases').map(({ number }) => number);
  const asked = inForce(game).map(({ why }) => why?.(happened)?.events);
  expect([added.length, asked]).toEqual([2, [[added[1]], [added[0]]]]);
});

test('611.3a: what permanents do by being there is said with what it affects, or that it does not apply now', () => {
  const wall = card('Wall of Law', ['enchantment'], {
    abilities: [
      staticAbility({
        affects: { all: { type: 'creature', controller: 'opponents' } },
        rules: [{ rule: 'cant', what: 'block' }],
      }),
      staticAbility({ players: 'opponents', rules: [{ rule: 'cantGainLife' }] }),
      staticAbility({
        if: { holds: 'exists', what: { type: 'artifact', controller: 'you' } },
        affects: { all: { type: 'creature' } },
        changes: [{ change: 'modifyPowerToughness', power: 1, toughness: 1 }],
      }),
    ],
  });
  const { game } = after(
    scenario('a wall of three sentences', {
      rules: ['611.3a'],
      alice: { battlefield: [wall, 'Grizzly Bears'] },
      bob: { battlefield: ['Serra Angel'] },
      script: [],
      expect: {},
    }),
  );
  expect(inForce(game)).toMatchObject([
    { affected: [{ name: 'Serra Angel' }], about: '', left: '' },
    { affected: [], about: 'Bob', left: '' },
    { affected: [], left: 'not now: its condition does not hold' },
  ]);
});
