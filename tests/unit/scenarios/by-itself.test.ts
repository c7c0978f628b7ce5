/** What settled itself, as it had one legal answer, may be said as well; and nothing else. */
import { describe, expect, test } from 'vitest';
import {
  card,
  creature,
  runScenario,
  type Scenario,
  scenario,
} from '../../../machines/play/scenario/index.ts';
import type { Instruction, TargetSpec } from '../../../machines/rules/index.ts';

const one = (change: Partial<Parameters<typeof scenario>[1]>): Scenario =>
  scenario('by itself', { rules: ['601.2c'], alice: {}, bob: {}, expect: {}, ...change });

function failureOf(scenario: Scenario): string {
  const { failure, faults } = runScenario(scenario);
  return failure?.reason ?? faults[0]?.reason ?? 'none';
}

/** An instant for nothing that does this. */
const spell = (
  name: string,
  effect: readonly Instruction[],
  more: { readonly targets?: readonly TargetSpec[] } = {},
) => card(name, ['instant'], { manaCost: '{0}', abilities: [{ kind: 'spell', effect, ...more }] });

const archer = creature('Archer', '1/1', '', {
  manaCost: '{0}',
  abilities: [
    {
      kind: 'triggered',
      when: [{ on: 'enters', object: 'self' }],
      targets: [{ objects: { type: 'creature', controller: 'opponents' } }],
      effect: [{ do: 'dealDamage', amount: 1, to: { target: 0 } }],
    },
  ],
});

describe('a target', () => {
  const built = (theirs: string[], said: string[]) =>
    one({
      alice: { hand: [archer] },
      bob: { battlefield: theirs },
      script: ['alice casts Archer', 'everyone passes', ...said],
    });
  const choosing = ['alice chooses Grizzly Bears'];

  test('603.3d: of one or of two, the same line says it', () => {
    expect(failureOf(built(['Grizzly Bears'], []))).toBe('none');
    expect(failureOf(built(['Grizzly Bears'], choosing))).toBe('none');
    expect(failureOf(built(['Grizzly Bears'], ['alice answers Grizzly Bears']))).toBe('none');
    expect(failureOf(built(['Grizzly Bears', 'Hill Giant'], choosing))).toBe('none');
    expect(failureOf(built(['Grizzly Bears', 'Hill Giant'], []))).toContain('doesn’t say how');
  });

  test('what it wasn’t, who it wasn’t, and what was said already fail', () => {
    expect(failureOf(built(['Grizzly Bears'], ['alice chooses Archer']))).toBe(
      'alice has nothing to decide now; choose a target for the ability of Archer (603.3d): the only choice, Grizzly Bears, was made by itself',
    );
    expect(failureOf(built(['Grizzly Bears'], ['alice chooses nothing']))).toContain('the only choice');
    expect(failureOf(built(['Grizzly Bears'], ['bob chooses Grizzly Bears']))).toBe(
      'bob has nothing to decide now',
    );
    expect(failureOf(built(['Grizzly Bears'], [...choosing, ...choosing]))).toBe(
      'alice has nothing to decide now',
    );
    expect(failureOf(built(['Grizzly Bears'], ['everyone passes', ...choosing]))).toBe(
      'alice has nothing to decide now',
    );
    expect(failureOf(built(['Grizzly Bears'], ['refused 603.3d: alice chooses Archer']))).toBe('none');
    expect(failureOf(built(['Grizzly Bears'], ['refused: alice chooses Grizzly Bears']))).toContain(
      'should be refused',
    );
  });

  test('a target asked for after one that settled itself', () => {
    const pair = spell('Pair', [{ do: 'tap', what: { target: 1 } }], {
      targets: [{ objects: { type: 'creature', controller: 'opponents' } }, { objects: { type: 'land' } }],
    });
    const then = (...script: string[]) =>
      one({
        alice: { hand: [pair], battlefield: ['Forest', 'Island'] },
        bob: { battlefield: ['Grizzly Bears'] },
        script: ['alice casts Pair', ...script],
        expect: { Island: { tapped: true } },
      });
    expect(failureOf(then('alice chooses Grizzly Bears', 'alice chooses Island'))).toBe('none');
    expect(failureOf(then('alice chooses Island'))).toBe('none');
    expect(failureOf(then('alice chooses Island', 'alice chooses Grizzly Bears'))).toContain(
      'nothing to decide now',
    );
  });
});

test('701.21a, 701.9b: all there is to sacrifice or to discard', () => {
  const edict = (what: Instruction) => (theirs: object, said: string) =>
    one({
      alice: { hand: [spell('Edict', [what])] },
      bob: theirs,
      script: ['alice casts Edict', 'everyone passes', said],
    });
  const sacrificing = edict({ do: 'sacrifice', who: 'opponents', filter: { type: 'creature' } });
  expect(failureOf(sacrificing({ battlefield: ['Hill Giant'] }, 'bob chooses Hill Giant'))).toBe('none');
  expect(failureOf(sacrificing({ battlefield: ['Hill Giant', 'Forest'] }, 'bob chooses Forest'))).toContain(
    'the only choice, Hill Giant, was made by itself',
  );
  const discarding = edict({ do: 'discard', who: 'opponents', count: 2 });
  const two = { hand: ['Forest', 'Hill Giant'] };
  expect(failureOf(discarding(two, 'bob chooses Hill Giant, Forest'))).toBe('none');
  expect(failureOf(discarding(two, 'bob chooses Hill Giant'))).toContain(
    'the only choice, Forest and Hill Giant, was made by itself',
  );
  const all = edict({ do: 'discard', who: 'opponents', count: 'all' });
  expect(failureOf(all(two, 'bob chooses Hill Giant, Forest'))).toBe('bob has nothing to decide now');
});

test('401.4: what is chosen is no order, where the choice settled itself', () => {
  const shelve = spell('Shelve', [
    {
      do: 'choose',
      who: 'you',
      from: { zone: 'hand', owner: 'you' },
      count: { min: 2, max: 2 },
      as: 'these',
    },
    { do: 'move', what: { named: 'these' }, to: { zone: 'library', position: 'top' } },
  ]);
  const built = (hand: string[]) =>
    one({
      alice: { hand: [shelve, ...hand] },
      script: [
        'alice casts Shelve',
        'everyone passes',
        'alice chooses Hill Giant, Forest',
        'alice orders Forest, Hill Giant',
      ],
      expect: { alice: { library: ['Forest', 'Hill Giant'] } },
    });
  expect(failureOf(built(['Hill Giant', 'Forest']))).toBe('none');
  expect(failureOf(built(['Hill Giant', 'Forest', 'Island']))).toBe('none');
});

test('107.4f: the one way in which a symbol can be paid', () => {
  const built = (said: string) =>
    one({
      alice: { hand: [card('Probe', ['sorcery'], { manaCost: '{U/P}' })] },
      script: ['alice casts Probe', said],
      expect: { alice: { life: 18 } },
    });
  expect(failureOf(built('alice chooses 2 life'))).toBe('none');
  expect(failureOf(built('alice chooses {U}'))).toContain('the only choice, 2 life, was made by itself');
});

test('608.2d: what isn’t possible is declined', () => {
  const offer = spell('Offer', [
    { do: 'may', cost: [{ sacrifice: { type: 'creature' } }], then: [{ do: 'draw', count: 1 }] },
  ]);
  const built = (said: string) =>
    one({ alice: { hand: [offer] }, script: ['alice casts Offer', 'everyone passes', said] });
  expect(failureOf(built('alice says no'))).toBe('none');
  expect(failureOf(built('alice says yes'))).toContain('the only choice, no, was made by itself');
});
