import { describe, expect, test } from 'vitest';
import {
  card,
  creature,
  readScenario,
  runScenario,
  scenario,
} from '../../../machines/play/scenario/index.ts';
import { replacement } from '../../../machines/rules/abilities/write/index.ts';

type Built = Parameters<typeof scenario>[1];

/** Why such a scenario fails; null if it holds. */
const failing = (built: Partial<Built>): string | null => {
  const result = runScenario(
    scenario('a table', { rules: ['100.1'], alice: {}, bob: {}, expect: {}, ...built }),
  );
  const [fault] = result.faults;
  return fault === undefined ? (result.failure?.reason ?? null) : `${fault.path}: ${fault.reason}`;
};

const unread = (built: Partial<Built>): readonly string[] => {
  const result = readScenario(
    scenario('a table', { rules: ['100.1'], alice: {}, bob: {}, expect: {}, ...built }),
  );
  return result.ok ? [] : result.faults.map(({ path, reason }) => `${path}: ${reason}`);
};

describe('what a table can be set with', () => {
  const soldier = creature('Soldier Token', '1/1', '', { colors: 'W', subtypes: 'Soldier' });
  const recall = ['alice casts Boomerang on Soldier Token', 'everyone passes'];

  test('111.7: a token, which ceases to exist in a hand; a card does not', () => {
    const table = (token: boolean): Partial<Built> => ({
      alice: { hand: ['Boomerang'], mana: 'UU', battlefield: [{ card: soldier, token }] },
      script: recall,
      expect: { alice: { hand: 0 } },
    });
    expect(failing(table(true))).toBeNull();
    expect(failing(table(false))).toBe('alice.hand is 1, not 0');
    expect(unread({ alice: { hand: [{ card: soldier, token: true }] } })).toEqual([
      'players[0].hand[0].token: a token is on the battlefield (111.7)',
    ]);
  });

  test('712: a double-faced permanent with its back face up, which keeps to a card that has one', () => {
    const werewolf = creature('Village Smith', '1/1', '', {
      back: { name: 'Howling Smith', types: ['creature'], power: 4, toughness: 3 },
    });
    const table = (transformed: boolean): Partial<Built> => ({
      alice: { battlefield: [{ card: werewolf, transformed }] },
      expect: { 'Village Smith': { name: 'Howling Smith', power: 4 } },
    });
    expect(failing(table(true))).toBeNull();
    expect(failing(table(false))).toContain('name is "Village Smith", not "Howling Smith"');
    expect(unread({ bob: { battlefield: [{ card: 'Grizzly Bears', transformed: true }] } })).toEqual([
      'players[1].battlefield[0].transformed: Grizzly Bears has no back face to be up here',
    ]);
  });

  test('302.6: what an Aura of the table controls has been controlled since before the turn', () => {
    const table = (arrived: boolean): Partial<Built> => ({
      alice: { battlefield: [{ card: 'Control Magic', attachedTo: 'Hill Giant' }] },
      bob: { battlefield: [{ card: 'Hill Giant', arrived }] },
      script: ['alice attacks bob with Hill Giant'],
      expect: { bob: { life: 17 } },
    });
    expect(failing(table(false))).toBeNull();
    expect(failing(table(true))).not.toBeNull();
  });

  test('702.95b: two creatures that are paired', () => {
    const herald = creature('Air Herald', '2/2', '', {
      abilities: [
        { kind: 'keyword', keyword: 'soulbond' },
        {
          kind: 'static',
          affects: { all: { paired: true } },
          changes: [{ change: 'addAbilities', abilities: [{ kind: 'keyword', keyword: 'flying' }] }],
        },
      ],
    });
    const table = (pairedWith: { readonly pairedWith?: string }): Partial<Built> => ({
      alice: { battlefield: [{ card: herald, ...pairedWith }, 'Hill Giant'] },
      expect: { 'Hill Giant': { has: ['flying'] }, 'Air Herald': { has: ['flying'] } },
    });
    expect(failing(table({ pairedWith: 'Hill Giant' }))).toBeNull();
    expect(failing(table({}))).not.toBeNull();
  });

  test('607.2d: a color that was chosen, under the link of its text', () => {
    const banner = card('Chosen Banner', ['artifact'], {
      abilities: [
        replacement({
          event: { would: 'enter', what: 'self' },
          choose: [{ do: 'chooseValue', what: 'color', link: 'color' }],
        }),
        {
          kind: 'static',
          affects: { all: { type: 'creature', colorChosen: 'color' } },
          changes: [{ change: 'modifyPowerToughness', power: 1, toughness: 1 }],
        },
      ],
    });
    const table = (color: string): Partial<Built> => ({
      alice: { battlefield: [{ card: banner, remembers: { color: { values: [color] } } }, 'Hill Giant'] },
      expect: { 'Hill Giant': { power: 4 } },
    });
    expect(failing(table('R'))).toBeNull();
    expect(failing(table('U'))).toBe('Hill Giant.power is 3, not 4');
    expect(
      unread({ alice: { battlefield: [{ card: banner, remembers: { colour: { values: ['R'] } } }] } }),
    ).toEqual([
      'players[0].battlefield[0].remembers: no ability of Chosen Banner is linked by “colour”: there is color',
    ]);
  });

  test('903.10a: damage that a commander has dealt', () => {
    const table = (amount: number): Partial<Built> => ({
      alice: { battlefield: ['Hill Giant'], commanders: ['Hill Giant'] },
      bob: { commanderDamage: { 'Hill Giant': amount } },
      script: ['alice attacks bob with Hill Giant'],
      expect: { bob: { lost: '704.6c' } },
    });
    expect(failing(table(18))).toBeNull();
    expect(failing(table(17))).toBe('bob.lost is false, not "704.6c"');
  });

  test('503.1a: a step that begins, with what triggers then', () => {
    const tithe = card('Tithe Bell', ['enchantment'], {
      abilities: [
        {
          kind: 'triggered',
          when: [{ on: 'begins', step: 'upkeep', whose: 'you' }],
          effect: [{ do: 'gainLife', amount: 1 }],
        },
      ],
    });
    const table = (begins: boolean): Partial<Built> => ({
      alice: { battlefield: [tithe] },
      turn: { at: 'upkeep', begins },
      script: ['pass until the stack is empty'],
      expect: { alice: { life: 21 }, game: { turn: { at: 'upkeep' } } },
    });
    expect(failing(table(true))).toBeNull();
    expect(failing(table(false))).toBe('alice.life is 20, not 21');
    const attack: Partial<Built> = {
      alice: { battlefield: ['Hill Giant'] },
      turn: { at: 'declareAttackers', begins: true },
      script: ['alice attacks bob with Hill Giant'],
      expect: { bob: { life: 17 } },
    };
    expect(failing(attack)).toBeNull();
  });

  test('a turn that is past isn’t waited for', () => {
    expect(failing({ script: ['pass until turn 2'] })).toBe('turn 2 is past: this is turn 3');
    expect(failing({ turn: { number: 2 }, script: ['pass until turn 3'] })).toBeNull();
  });

  test('a card of one’s own with loyalty, defense or a list of subtypes', () => {
    const walker = card('Lone Walker', ['planeswalker'], { loyalty: 4, subtypes: ['Jace'] });
    const siege = card('Small Siege', ['battle'], { defense: 3, subtypes: 'Siege' });
    expect(
      failing({
        alice: { battlefield: [walker, { card: siege, protector: 'bob' }] },
        expect: {
          'Lone Walker': { counters: { loyalty: 4 }, subtypes: ['Jace'] },
          'Small Siege': { counters: { defense: 3 } },
        },
      }),
    ).toBeNull();
  });

  test('610.3: a card that a permanent exiled until it leaves, which goes back then', () => {
    const priest = creature('Jailer Priest', '2/2', '', {
      abilities: [
        {
          kind: 'triggered',
          when: [{ on: 'enters', object: 'self' }],
          targets: [{ objects: { type: 'creature', controller: 'opponents' } }],
          effect: [{ do: 'exile', what: { target: 0 }, until: 'sourceLeaves', link: 'exiled' }],
        },
      ],
    });
    const table = (exiling: { readonly exiling?: { objects: string[]; from?: 'hand' } }): Partial<Built> => ({
      alice: { battlefield: [{ card: priest, ...exiling }], hand: ['Shock'], mana: 'R' },
      bob: { exile: ['Grizzly Bears'] },
      script: ['alice casts Shock on Jailer Priest', 'everyone passes'],
      expect: { 'Grizzly Bears': { on: 'battlefield', controller: 'bob' } },
    });
    expect(failing(table({ exiling: { objects: ['Grizzly Bears'] } }))).toBeNull();
    expect(failing(table({}))).toBe('Grizzly Bears.on is "exile", not "battlefield"');
    expect(failing(table({ exiling: { objects: ['Grizzly Bears'], from: 'hand' } }))).toContain(
      'on is "hand", not "battlefield"',
    );
    expect(
      unread({ alice: { battlefield: [{ card: 'Hill Giant', exiling: { objects: ['Hill Giant'] } }] } }),
    ).toEqual([
      'players[0].battlefield[0].exiling: nothing that Hill Giant says exiles anything until it leaves the battlefield, where it has to be',
    ]);
  });

  test('712.4a: two cards that are one melded permanent', () => {
    const back = { name: 'Whole Thing', types: ['creature'], power: 7, toughness: 7 } as const;
    const melding = { ...creature('Upper Part', '1/1', '', { back }), meldsWith: 'Lower Part' };
    const lower = { ...creature('Lower Part', '2/2', '', { back }), meldsWith: 'Upper Part' };
    const table = (meldedWith: { readonly meldedWith?: string }): Partial<Built> => ({
      alice: {
        battlefield: [{ card: melding, ...meldedWith }],
        hand: [lower, 'Boomerang'],
        mana: 'UU',
      },
      script: ['alice casts Boomerang on Upper Part', 'everyone passes'],
      expect: { alice: { hand: 3, battlefield: 0 } },
    });
    const stands = (meldedWith: { readonly meldedWith?: string }): Partial<Built> => ({
      ...table(meldedWith),
      script: [],
      expect: { 'Upper Part': { name: 'Whole Thing', power: 7 }, alice: { battlefield: 1 } },
    });
    expect(failing(stands({ meldedWith: 'Lower Part' }))).toBeNull();
    expect(failing(stands({}))).toContain('name is "Upper Part", not "Whole Thing"');
    expect(failing(table({ meldedWith: 'Lower Part' }))).toBeNull();
    expect(failing(table({}))).toBe('alice.hand is 2, not 3');
    expect(unread(stands({ meldedWith: 'Hill Giant' }))).toEqual([
      'players[0].battlefield[0].meldedWith: Upper Part melds with Lower Part, on the battlefield',
    ]);
  });
});

describe('a control', () => {
  const controlled = (control: Built['control']) =>
    runScenario(
      scenario('a control', {
        rules: ['100.1'],
        alice: { hand: ['Shock'], mana: 'R', life: 7 },
        bob: { battlefield: [creature('Own Bear', '2/2')] },
        script: ['alice casts Shock on Own Bear', 'everyone passes'],
        expect: { 'Own Bear': { on: 'graveyard' } },
        ...(control && { control }),
      }),
    );

  test('has what its setup names instead, and the rest as it was', () => {
    const result = (toughness: string) =>
      controlled({
        setup: { bob: { battlefield: ['Hill Giant', creature('Own Bear', '2/2')], graveyard: ['Forest'] } },
        script: ['alice casts Shock on Hill Giant'],
        expect: { 'Hill Giant': { on: toughness === '3' ? 'battlefield' : 'graveyard' }, alice: { life: 7 } },
      });
    expect(result('3')).toMatchObject({ ok: true });
    expect(result('2').control?.failure?.reason).toContain('Hill Giant.on');
  });

  test('can have another text for a card of the scenario’s own', () => {
    const result = (powerAndToughness: string) =>
      controlled({
        setup: { bob: { battlefield: [creature('Own Bear', powerAndToughness)] } },
        expect: { 'Own Bear': { on: 'battlefield', damage: 2 } },
      });
    expect(result('2/3')).toMatchObject({ ok: true, faults: [] });
    expect(result('2/1').control?.failure?.reason).toContain('Own Bear.on is "graveyard"');
  });
});

test('who is alone plays against somebody who has nothing', () => {
  const lone = (life: number) =>
    runScenario(
      scenario('alone', {
        rules: ['100.1'],
        alice: { hand: ['Shock'], mana: 'R' },
        script: ['alice casts Shock on bob'],
        expect: { bob: { life } },
      }),
    );
  expect(lone(18).ok).toBe(true);
  expect(lone(20).failure?.reason).toBe('bob.life is 18, not 20');
});

test('a field that there isn’t is refused with the nearest, also without types', () => {
  const built: object = { rules: ['100.1'], alice: {}, exepct: {} };
  expect(() => scenario('misspelt', built as Built)).toThrow(
    /^A scenario has no “exepct”: there are rules, alice, bob, .*; did you mean expect\?$/,
  );
  const answered = scenario('misspelt', {
    rules: ['100.1'],
    alice: {},
    decide: { confirm: { answer: 'yes', palyer: 'alice' } as never },
    expect: {},
  });
  const result = readScenario(answered);
  expect(result.ok ? [] : result.faults).toMatchObject([{ path: 'decide[0]', nearest: ['player'] }]);
});
