import { describe, expect, test } from 'vitest';
import {
  creature,
  readScenario,
  runScenario,
  type Scenario,
  scenario,
} from '../../../machines/play/scenario/index.ts';

type Built = Parameters<typeof scenario>[1];

const shocked = (change: Partial<Built> = {}): Scenario =>
  scenario('a shock', {
    rules: ['117.1'],
    alice: { hand: ['Shock'], mana: 'R', battlefield: ['Hill Giant'] },
    bob: { battlefield: ['Grizzly Bears'] },
    script: ['alice casts Shock on Grizzly Bears', 'everyone passes'],
    expect: {},
    ...change,
  });

/** What is refused as the scenario is read: with other expectations, as JSON that nobody has checked. */
const faultsOf = (expected: unknown, change: Partial<Built> = {}): readonly string[] => {
  const result = readScenario({ ...shocked(change), expect: expected });
  return result.ok
    ? []
    : result.faults.map(({ nearest, path, reason }) => `${path}: ${reason} → ${nearest.join(', ')}`);
};

const reasonOf = (one: unknown): string => runScenario(one).failure?.reason ?? 'none';

describe('what could never fail is refused as it is read', () => {
  test('events that there are not, with what was meant', () => {
    const asked = { game: { notHappened: [{ event: 'copySpell' }], happened: [{ event: 'transform' }] } };
    expect(faultsOf(asked)).toEqual([
      'expect.game.happened[0].event: nothing here is called “transform” → turnFace',
      'expect.game.notHappened[0].event: nothing here is called “copySpell” → copyOnStack',
    ]);
    expect(faultsOf({ game: { notHappened: [{ event: 'damge' }] } })).toEqual([
      expect.stringContaining('→ damage'),
    ]);
  });

  test('what such events have not', () => {
    expect(faultsOf({ game: { notHappened: [{ event: 'draw', amount: 2 }] } })).toEqual([
      'expect.game.notHappened[0].amount: an event “draw” has no amount: there is player, rule → ',
    ]);
  });

  test('kinds of decisions, asked for and answered', () => {
    expect(faultsOf({ game: { asked: { player: 'alice', kind: 'may' } } })).toEqual([
      expect.stringMatching(/asked\.kind: .*→ confirm$/),
    ]);
    const result = readScenario({ ...shocked(), decide: [{ kind: 'orderTriggers', answer: 'nothing' }] });
    expect(result.ok ? [] : result.faults).toMatchObject([{ path: 'decide[0].kind', nearest: ['order'] }]);
  });

  test('keyword abilities', () => {
    expect(faultsOf({ 'Hill Giant': { hasNot: ['frist strike'] } })).toEqual([
      'expect.Hill Giant.hasNot: “frist strike” is no keyword ability → first strike',
    ]);
  });

  test('counters that nothing here could have', () => {
    expect(faultsOf({ 'Hill Giant': { counters: { '+1/+!': 0 } } })).toEqual([
      expect.stringMatching(/“\+1\/\+!” counters → \+1\/\+1/),
    ]);
    expect(faultsOf({ bob: { counters: { posion: 0 } } })).toEqual([expect.stringContaining('→ poison')]);
    expect(faultsOf({ 'Hill Giant': { counters: { '-0/-1': 0, stun: 0 } } })).toEqual([]);
  });

  test('fields, with those that there are', () => {
    expect(faultsOf({ bob: { lif: 20 } })).toEqual([
      expect.stringMatching(
        /^expect\.bob: nothing here is called “lif”: there are life, counters, .* → life$/,
      ),
    ]);
    expect(faultsOf({ game: { stak: 0, over: false } })).toEqual([expect.stringContaining('→ stack')]);
    expect(faultsOf({ 'Hill Giant': { taped: true } })).toEqual([expect.stringContaining('→ tapped')]);
  });

  test('players that there are not', () => {
    expect(faultsOf({ 'Hill Giant': { controller: 'allice' }, game: { priority: 'bobb' } })).toEqual([
      'expect.Hill Giant.controller: no player is called allice → alice',
      'expect.game.priority: no player is called bobb → bob',
    ]);
  });

  test('a faulty card of one’s own is one fault', () => {
    const own = creature('Half Giant', '2/2', 'flyign');
    const result = runScenario(
      shocked({ bob: { battlefield: [own] }, script: [], expect: { 'Half Giant': { power: 2 } } }),
    );
    expect(result.faults.map(({ path }) => path)).toEqual([expect.stringMatching(/^cards\[0\]/)]);
  });
});

describe('what is expected', () => {
  test('no counters at all', () => {
    const built = (counters: Record<string, number>) =>
      shocked({
        alice: { battlefield: [{ card: 'Hill Giant', counters: { stun: 1 } }] },
        script: [],
        expect: { 'Hill Giant': { counters } },
      });
    expect(reasonOf(built({}))).toBe('Hill Giant.counters is {"stun":1}, not {}');
    expect(reasonOf(built({ stun: 1 }))).toBe('none');
    expect(reasonOf(built({ charge: 0 }))).toBe('none');
  });

  test('not so often, where it says how often', () => {
    const often = (times: number) =>
      shocked({ expect: { game: { notHappened: [{ event: 'damage', amount: 2, times }] } } });
    expect(reasonOf(often(2))).toBe('none');
    expect(reasonOf(often(1))).toContain('it happened once');
  });

  test('all that isn’t so is told, in the order written', () => {
    const result = runScenario(
      shocked({
        script: [],
        expect: { 'Hill Giant': { toughness: 4, power: 4, on: 'hand' }, bob: { life: 3 } },
      }),
    );
    expect(result.failure?.differences.map(({ what }) => what)).toEqual([
      'Hill Giant.toughness',
      'Hill Giant.power',
      'Hill Giant.on',
      'bob.life',
    ]);
    expect(result.failure?.reason).toContain(
      'Hill Giant.toughness is 3, not 4; Hill Giant.power is 3, not 4',
    );
  });

  test('a decision that waits is told with what isn’t so', () => {
    const built = shocked({
      bob: { battlefield: ['Grizzly Bears', 'Serra Angel'] },
      script: ['alice casts Shock', { expect: { alice: { mana: '' } } }, 'alice chooses Serra Angel'],
    });
    expect(reasonOf(built)).toMatch(/Meanwhile alice has to decide \(choose: .*601\.2c\)/);
  });

  test('of one thing: where several are called so it must say which', () => {
    const built = (name: string) =>
      shocked({
        alice: { battlefield: ['Hill Giant'], graveyard: ['Hill Giant'] },
        script: [],
        expect: { [name]: { on: 'graveyard' } },
      });
    expect(reasonOf(built('Hill Giant'))).toContain(
      'there are several: say whose Hill Giant, or which (Hill Giant 2); 1 is alice’s, battlefield; 2 is alice’s, graveyard',
    );
    expect(reasonOf(built('Hill Giant 2'))).toBe('none');
    expect(reasonOf(built('Hill Giant 1'))).toContain('is "battlefield", not "graveyard"');
  });

  test('an alias with a count is called by number', () => {
    const built = (name: string) =>
      shocked({
        alice: { battlefield: [{ card: 'Mountain', count: 3, as: 'the one' }] },
        script: ['alice activates the one 1'],
        expect: { [name]: { tapped: true } },
      });
    expect(reasonOf(built('the one 1'))).toBe('none');
    expect(reasonOf(built('the one 2'))).toContain('tapped');
    expect(runScenario(built('the one')).faults).toMatchObject([
      { nearest: ['the one 1', 'the one 2', 'the one 3'] },
    ]);
  });

  test('some of its subtypes', () => {
    const built = (includesSubtypes: string[]) =>
      shocked({
        bob: { battlefield: [creature('Shifter', '1/1', 'changeling')] },
        script: [],
        expect: { Shifter: { includesSubtypes } },
      });
    expect(reasonOf(built(['Sand', 'Warrior']))).toBe('none');
    expect(reasonOf(built(['Sand', 'Aura']))).toContain('is ["Sand"], not ["Sand","Aura"]');
  });

  test('looking changes nothing', () => {
    const look = { expect: { game: { mayNot: { 'bob blocks Sneak with Serra Angel': '702.36b' } } } };
    const built = (looks: readonly (typeof look)[]) =>
      shocked({
        alice: { battlefield: [creature('Sneak', '2/2', 'fear')] },
        bob: {
          battlefield: ['Serra Angel', creature('Golem', '1/1', '', { types: ['artifact', 'creature'] })],
        },
        script: [
          'alice attacks bob with Sneak',
          ...looks,
          { expect: { game: { turn: { at: 'declareAttackers' } } } },
          'bob blocks nothing',
        ],
        expect: { bob: { life: 18 } },
      });
    expect(reasonOf(built([]))).toBe('none');
    expect(reasonOf(built([look]))).toBe('none');
  });
});

describe('a control', () => {
  const blessing = creature('Banner Bearer', '1/1', '', {
    abilities: [
      {
        kind: 'static',
        affects: { all: { type: 'creature', controller: 'you' } },
        changes: [{ change: 'addAbilities', abilities: [{ kind: 'keyword', keyword: 'lifelink' }] }],
      },
    ],
  });

  test('is without what effects grant as well', () => {
    const built = scenario('a banner', {
      rules: ['702.15b'],
      alice: { battlefield: [blessing, 'Hill Giant'] },
      bob: {},
      script: ['alice attacks bob with Hill Giant'],
      expect: { alice: { life: 23 } },
      control: {
        without: 'lifelink',
        expect: { alice: { life: 20 }, 'Hill Giant': { hasNot: ['lifelink'] } },
      },
    });
    const result = runScenario(built);
    expect({ faults: result.faults, failure: result.failure, control: result.control?.failure }).toEqual({
      faults: [],
      failure: null,
      control: null,
    });
  });

  test('can’t be without what nothing has or gives', () => {
    const result = runScenario(shocked({ control: { without: 'lifelink', expect: {} } }));
    expect(result.faults).toMatchObject([
      { path: 'control.without[0]', reason: 'nothing here has or gives “lifelink”' },
    ]);
  });
});
