import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  card,
  creature,
  readScenario,
  runScenario,
  type Scenario,
  scenario,
  scenarioJsonSchema,
  scenarioSchema,
} from '../../../machines/play/scenario/index.ts';

const bolt = (change: Partial<Parameters<typeof scenario>[1]>): Scenario =>
  scenario('a bolt', {
    rules: ['117.1'],
    alice: { hand: ['Lightning Bolt', 'Shock'], mana: 'RR' },
    bob: { battlefield: ['Grizzly Bears'] },
    expect: {},
    ...change,
  });

const reasonOf = (one: unknown): string => runScenario(one).failure?.reason ?? 'none';

describe('the form', () => {
  test('the committed JSON Schema is what the form says', () => {
    const file = new URL('../../../machines/play/scenario/scenario.schema.json', import.meta.url);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(JSON.stringify(scenarioJsonSchema())));
  });

  test('a scenario is JSON, and runs as JSON', () => {
    const built = bolt({
      alice: { battlefield: [creature('Green Giant', '6/6', 'trample', { colors: 'G' })] },
      script: ['alice attacks bob with Green Giant', 'bob blocks nothing'],
      expect: { bob: { life: 14 }, 'Green Giant': { has: ['trample'], colors: 'G', power: 6 } },
    });
    const json: unknown = JSON.parse(JSON.stringify(built));
    expect(json).toEqual(built);
    expect(scenarioSchema.safeParse(json).success).toBe(true);
    expect(runScenario(json)).toMatchObject({ ok: true, failure: null });
  });

  test('all faults at once, each with path, reason and the nearest names; nothing runs', () => {
    const result = runScenario(
      bolt({
        alice: { hand: ['Lightning Blot', 'Grizly Bears'], mana: 'R' },
        script: ['alice casts Lightning Bolt on Grizzly Bear', 'bob throws a dice', 'dora passes'],
        expect: { 'Grizzly Baers': { on: 'graveyard' }, game: { mayNot: { 'alice casts Shokc': '601.2' } } },
      }),
    );
    expect(result).toMatchObject({ ok: false, steps: [], recording: null, failure: null });
    expect(result.faults.map(({ path }) => path)).toEqual([
      'players[0].hand[0]',
      'players[0].hand[1]',
      'script[0]',
      'script[1]',
      'script[2]',
      'expect.Grizzly Baers',
      'expect.game.mayNot',
    ]);
    expect(result.faults.map(({ nearest }) => nearest[0])).toEqual([
      'Lightning Bolt',
      'Grizzly Bears',
      undefined,
      undefined,
      undefined,
      'Grizzly Bears',
      undefined,
    ]);
    expect(result.faults[1]?.reason).toContain('Grizly Bears');
  });

  test('wrong forms and unknown fields are faults', () => {
    const result = readScenario({
      title: 'wrong',
      rules: ['7.1'],
      players: [{ name: 'alice', lives: 3 }, { name: 'bob' }],
      expect: { bob: { lief: 3 } },
    });
    expect(result.ok ? [] : result.faults.map(({ path, reason }) => `${path}: ${reason}`)).toEqual([
      expect.stringMatching(/^rules\[0\]: /),
      expect.stringContaining('players[0]: nothing here is called “lives”: there are name, life, '),
      expect.stringContaining('expect.bob: nothing here is called “lief”: there are life, '),
    ]);
  });

  test('309.4, 709.5c: rooms, halves and dungeons that are none are faults', () => {
    const result = readScenario(
      bolt({
        alice: {
          command: [{ card: 'Lost Mine of Phandelver', room: 'Dark Pol' }, 'Undercity'],
          battlefield: [
            { card: 'Grizzly Bears', unlocked: ['left'] },
            { card: 'Bottomless Pool', unlocked: ['right'] },
          ],
          hand: [{ card: 'Bottomless Pool', unlocked: ['right'] }, 'Shock'],
          completed: ['Undercty'],
        },
      }),
    );
    expect(result.ok ? [] : result.faults.map(({ path, nearest }) => [path, nearest[0]])).toEqual([
      ['players[0].battlefield[0].unlocked', undefined],
      ['players[0].hand[0].unlocked', undefined],
      ['players[0].command[0].room', 'Dark Pool'],
      ['players[0].command[1].room', undefined],
      ['players[0].completed[0]', 'Undercity'],
    ]);
  });

  test('own cards that are not whole, or called like real ones, are faults', () => {
    const bare = bolt({});
    const result = readScenario({
      ...bare,
      cards: [
        { name: 'Grizzly Bears', types: ['creature'], power: 9, toughness: 9 },
        { name: 'Half', types: ['creature'] },
      ],
    });
    expect(result.ok ? [] : result.faults.map(({ path }) => path)).toEqual([
      'cards[0]',
      'cards[1].power',
      'cards[1].toughness',
    ]);
  });
});

describe('the runner is strict', () => {
  test('601.2c: a line names also the target that nobody is asked for, since it alone is legal', () => {
    const vow = (name: string) => card(name, ['enchantment']);
    const twist = card('Twist', ['instant'], {
      abilities: [
        {
          kind: 'spell',
          targets: [{ objects: { type: 'creature' } }, { objects: { type: 'enchantment' } }],
          effect: [{ do: 'becomeCopy', what: { target: 0 }, of: { target: 1 }, until: 'untilEndOfTurn' }],
        },
      ],
      manaCost: '{R}',
    });
    const built = bolt({
      alice: { hand: [twist], battlefield: [vow('Old Vow'), vow('New Vow')], mana: 'R' },
      script: ['alice casts Twist on Grizzly Bears, New Vow', 'everyone passes'],
      expect: { 'Grizzly Bears': { name: 'New Vow' } },
    });
    expect(reasonOf(built)).toBe('none');
  });

  test('an expectation that isn’t met fails, with what is so', () => {
    const result = runScenario(bolt({ script: ['alice casts Shock on bob'], expect: { bob: { life: 17 } } }));
    expect(result.failure).toMatchObject({
      line: null,
      differences: [{ what: 'bob.life', expected: 17, actual: 18 }],
    });
  });

  test('an expectation in the script is checked there', () => {
    const result = runScenario(
      bolt({
        script: ['alice casts Shock on bob', { expect: { bob: { life: 18 } } }],
        expect: { bob: { life: 18 } },
      }),
    );
    expect(result.failure).toMatchObject({ line: 2, differences: [{ actual: 20 }] });
  });

  test('a decision that nobody answers fails it', () => {
    expect(reasonOf(bolt({ script: ['alice casts Shock'] }))).toMatch(/alice has to decide .*601\.2c/);
  });

  test('a line that can’t be done fails, and says why', () => {
    expect(reasonOf(bolt({ script: ['alice plays Shock'] }))).toMatch(/\(305/);
  });

  test('a target that the spell hasn’t is never used', () => {
    expect(reasonOf(bolt({ script: ['alice casts Shock on bob, Grizzly Bears'] }))).toContain(
      'Grizzly Bears is not a target of it',
    );
  });

  test('an answer that is never asked for fails it', () => {
    const answered = bolt({ script: ['alice casts Shock on bob'], decide: { confirm: 'yes' } });
    expect(reasonOf(answered)).toContain('never used');
  });

  test('an attempt that isn’t refused fails, and so does one that another rule refuses', () => {
    expect(reasonOf(bolt({ script: ['refused 601.2c: alice casts Shock on bob'] }))).toContain('isn’t');
    expect(reasonOf(bolt({ script: ['refused 702.11b: bob passes'] }))).toContain('it is by 117.3d');
  });

  test('an attempt changes nothing', () => {
    const result = runScenario(
      bolt({
        script: ['refused 115.4: alice casts Shock on Mountain', 'alice casts Shock on bob'],
        bob: { battlefield: ['Mountain'] },
        expect: { bob: { life: 18 }, alice: { hand: ['Lightning Bolt'], mana: 'R' } },
      }),
    );
    expect(result.failure).toBeNull();
  });

  test('of two that differ the line has to say which', () => {
    const twins = (target: string) =>
      bolt({
        alice: { hand: ['Shock'], mana: 'R', battlefield: ['Grizzly Bears'] },
        script: [`alice casts Shock on ${target}`],
        expect: { alice: { battlefield: 1 }, bob: { battlefield: 0 } },
      });
    expect(reasonOf(twins('Grizzly Bears'))).toContain('Grizzly Bears');
    expect(runScenario(twins('bob’s Grizzly Bears')).ok).toBe(true);
    expect(runScenario(twins('Grizzly Bears 2')).ok).toBe(true);
    expect(reasonOf(twins('Grizzly Bears 1'))).toBe(
      'alice.battlefield is 0, not 1; bob.battlefield is 1, not 0',
    );
  });

  test('a control that goes as the scenario itself fails it', () => {
    const result = runScenario(
      bolt({
        script: ['alice casts Shock on Grizzly Bears'],
        expect: { 'Grizzly Bears': { on: 'graveyard' } },
        control: { without: 'Lightning Bolt', expect: { 'Grizzly Bears': { on: 'battlefield' } } },
      }),
    );
    expect(result).toMatchObject({ ok: false, failure: null, control: { ok: false } });
  });
});

describe('the setup', () => {
  test('every zone, and what is so of what lies there', () => {
    const result = runScenario(
      bolt({
        alice: {
          life: 7,
          counters: { poison: 2 },
          landsPlayed: 1,
          hand: ['Forest'],
          graveyard: ['Shock'],
          library: ['Plains', { card: 'Forest', count: 3 }],
          exile: ['Island'],
          command: ['Serra Angel'],
          outside: ['Swamp'],
          commanders: ['Serra Angel'],
          battlefield: [
            { card: 'Hill Giant', tapped: true, damage: 1, counters: { '+1/+1': 1 } },
            { card: 'Bonesplitter', attachedTo: 'Hill Giant' },
            { card: 'Craw Wurm', controller: 'bob' },
            'Jace Beleren',
          ],
        },
        bob: {},
        turn: { of: 'bob', at: 'upkeep', number: 8 },
        script: ['refused 117.1: alice plays Forest'],
        expect: {
          alice: {
            life: 7,
            counters: { poison: 2 },
            landsPlayed: 1,
            hand: ['Forest'],
            graveyard: ['Shock'],
            library: ['Plains', 'Forest', 'Forest'],
            exile: ['Island'],
            command: ['Serra Angel'],
            outside: ['Swamp'],
            battlefield: ['Bonesplitter', 'Hill Giant', 'Jace Beleren'],
          },
          'Hill Giant': { tapped: true, damage: 1, power: 6, toughness: 4, counters: { '+1/+1': 1 } },
          Bonesplitter: { attachedTo: 'Hill Giant' },
          'Craw Wurm': { controller: 'bob', owner: 'alice' },
          'Jace Beleren': { counters: { loyalty: 3 } },
          game: { turn: { of: 'bob', at: 'upkeep', number: 8 }, notHappened: [{ event: 'putCounters' }] },
        },
      }),
    );
    expect({ faults: result.faults, failure: result.failure }).toEqual({ faults: [], failure: null });
  });

  test('nothing that is placed triggers', () => {
    const placed = bolt({
      alice: { battlefield: ['Cathedral Sanctifier', 'Soul Warden'] },
      expect: { alice: { life: 20 }, game: { stack: 0, notHappened: [{ event: 'trigger' }] } },
    });
    expect(runScenario(placed).failure).toBeNull();
  });
});
