/** How far players pass, what is said of what settled itself on the way, and what a script sees while a cost waits. */
import { describe, expect, test } from 'vitest';
import {
  card,
  creature,
  runScenario,
  type Scenario,
  scenario,
} from '../../../machines/play/scenario/index.ts';

const one = (change: Partial<Parameters<typeof scenario>[1]>): Scenario =>
  scenario('passing', { rules: ['117.4'], alice: {}, bob: {}, expect: {}, ...change });

function failureOf(scenario: Scenario): string {
  const { failure, faults } = runScenario(scenario);
  return failure?.reason ?? faults[0]?.reason ?? 'none';
}

describe('pass until', () => {
  const killing = (life: number, ...more: string[]) =>
    one({
      alice: { hand: ['Shock'], mana: 'R' },
      bob: { life },
      script: ['alice casts Shock on bob', 'pass until the stack is empty', ...more],
      expect: { bob: { life: life - 2 }, game: { over: { winners: ['alice'] } } },
    });

  test('104.1: the stack is empty as the game ends, too', () => {
    expect(failureOf(killing(2))).toBe('none');
    expect(failureOf(killing(3))).toContain('over');
  });

  test('what comes after the end says how it ended', () => {
    expect(failureOf(killing(2, 'alice passes'))).toBe('the game is over: alice won (104.2a)');
    expect(failureOf(killing(2, 'pass until the next turn'))).toBe('the game is over: alice won (104.2a)');
  });

  const edict = card('Edict', ['sorcery'], {
    manaCost: '{0}',
    abilities: [
      { kind: 'spell', effect: [{ do: 'sacrifice', who: 'opponents', filter: { type: 'creature' } }] },
    ],
  });
  const asking = (creatures: string[], ...more: string[]) =>
    one({
      alice: { hand: [edict], battlefield: ['Serra Angel'] },
      bob: { battlefield: creatures, hand: Array.from({ length: 8 }, () => 'Forest') },
      script: ['alice casts Edict', 'pass until bob decides', ...more],
      expect: { bob: { graveyard: ['Hill Giant'] } },
    });

  test('a decision that was made by itself is named where none comes', () => {
    const choosing = 'bob chooses Hill Giant';
    expect(failureOf(asking(['Hill Giant', 'Grizzly Bears'], choosing))).toBe('none');
    const early = one({
      alice: { hand: [edict, ...Array.from({ length: 8 }, () => 'Forest')] },
      bob: { battlefield: ['Hill Giant'] },
      script: ['alice casts Edict', 'pass until bob decides'],
    });
    expect(failureOf(early)).toMatch(
      /^alice has to decide \(choose: discard .*the only choice, Hill Giant, was made by itself$/,
    );
    expect(
      failureOf(
        one({
          alice: { hand: Array.from({ length: 8 }, () => 'Forest') },
          turn: { at: 'postcombatMain' },
          script: ['pass until bob decides'],
        }),
      ),
    ).toContain('; bob was asked nothing until the stack was empty');
  });
});

test('508.1: what an attack waits for is said', () => {
  const built = (...script: string[]) =>
    one({
      alice: { battlefield: ['Hill Giant'] },
      turn: { at: 'upkeep' },
      script: [...script, 'alice attacks bob with Hill Giant'],
      expect: { bob: { life: 17 } },
    });
  expect(failureOf(built())).toContain('but from alice’s precombat main phase on (“pass until …”)');
  expect(failureOf(built('pass until alice’s precombat main phase'))).toBe('none');
});

describe('while a cost waits that pays itself', () => {
  const trade = card('Trade', ['sorcery'], {
    manaCost: '{0}',
    abilities: [
      {
        kind: 'spell',
        effect: [{ do: 'may', cost: [{ pay: 'mana', cost: '{R}' }], then: [{ do: 'draw', count: 1 }] }],
      },
    ],
  });
  const built = (mana: string, ...then: (string | object)[]) =>
    one({
      alice: { hand: [trade], mana: 'RR' },
      script: [
        'alice casts Trade',
        'everyone passes',
        'alice says yes',
        { expect: { alice: { mana } } },
        ...then,
      ] as never,
    });

  test('601.2h: a script sees it paid', () => {
    expect(failureOf(built('R'))).toBe('none');
    expect(failureOf(built('RR'))).toContain('alice.mana is "R", not "RR"');
  });

  test('but not where the next line pays, or where the expectation is about paying', () => {
    expect(failureOf(built('RR', 'alice pays R'))).toBe('none');
    expect(failureOf(built('R', 'alice pays R'))).toContain('A line “alice pays” before this pays');
    const asked = { expect: { game: { asked: { player: 'alice', kind: 'payment' } } } };
    expect(failureOf(built('R', asked))).toBe('none');
  });

  test('and an answer that is no mana says what is asked', () => {
    expect(failureOf(built('RR', 'alice says no'))).toMatch(
      /^“no” is no mana: a cost is paid now.*: alice has to decide \(payment/,
    );
    expect(failureOf(built('RR', 'alice pays G'))).toContain('there is no G left in the pool, which has RR');
  });
});

test('111.4: a token that has become a copy can be called as it was created', () => {
  const mirror = card('Mirror', ['sorcery'], {
    manaCost: '{0}',
    abilities: [
      {
        kind: 'spell',
        targets: [{ objects: { type: 'creature' } }, { objects: { type: 'creature' } }],
        effect: [{ do: 'becomeCopy', what: { target: 0 }, of: { target: 1 }, until: 'forever' }],
      },
    ],
  });
  const make = card('Make', ['sorcery'], {
    manaCost: '{0}',
    abilities: [
      {
        kind: 'spell',
        effect: [
          {
            do: 'create',
            token: { types: ['creature'], subtypes: ['Shapeshifter'], colors: ['U'], power: 0, toughness: 1 },
          },
        ],
      },
    ],
  });
  const built = (power: number) =>
    one({
      alice: { hand: [make, mirror], battlefield: [creature('Model', '4/4')] },
      script: [
        'alice casts Make',
        'everyone passes',
        'alice casts Mirror on Shapeshifter Token, Model',
        'everyone passes',
      ],
      expect: { 'Shapeshifter Token': { name: 'Model', power } },
    });
  expect(failureOf(built(4))).toBe('none');
  expect(failureOf(built(0))).toContain('power is 4, not 0');
});
