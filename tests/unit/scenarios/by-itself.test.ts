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
      'alice has nothing to decide now: alice has priority; choose a target for the ability of Archer (603.3d): the only choice, Grizzly Bears, was made by itself',
    );
    expect(failureOf(built(['Grizzly Bears'], ['alice chooses nothing']))).toContain('the only choice');
    expect(failureOf(built(['Grizzly Bears'], ['bob chooses Grizzly Bears']))).toBe(
      'bob has nothing to decide now: alice has priority',
    );
    expect(failureOf(built(['Grizzly Bears'], [...choosing, ...choosing]))).toBe(
      'alice has nothing to decide now: alice has priority',
    );
    expect(failureOf(built(['Grizzly Bears'], ['everyone passes', ...choosing]))).toBe(
      'alice has nothing to decide now: alice has priority',
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
  expect(failureOf(all(two, 'bob chooses Hill Giant, Forest'))).toBe(
    'bob has nothing to decide now: alice has priority',
  );
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
    { do: 'may', cost: [{ pay: 'sacrifice', what: { type: 'creature' } }], then: [{ do: 'draw', count: 1 }] },
  ]);
  const built = (said: string) =>
    one({ alice: { hand: [offer] }, script: ['alice casts Offer', 'everyone passes', said] });
  expect(failureOf(built('alice says no'))).toBe('none');
  expect(failureOf(built('alice says yes'))).toContain('the only choice, no, was made by itself');
});

/** A line that says what settled itself holds, one for something else is told what was settled; bare lines do as well. */
function saysSo(built: (...said: string[]) => Scenario, so: string, otherwise: string, told: string): void {
  expect(failureOf(built())).toBe('none');
  expect(failureOf(built(so))).toBe('none');
  expect(failureOf(built(otherwise))).toContain(told);
}

describe('616.1: which effect applies first', () => {
  const shelter = (name: string) =>
    card(name, ['enchantment'], {
      abilities: [
        {
          kind: 'static',
          replaces: {
            event: { would: 'die', what: { type: 'creature', controller: 'you' } },
            instead: [{ do: 'gainLife', amount: 1 }],
          },
        },
      ],
    });
  const built =
    (...shelters: string[]) =>
    (...said: string[]) =>
      one({
        alice: {
          battlefield: ['Grizzly Bears', ...shelters.map(shelter)],
          hand: [spell('Doom', [{ do: 'destroy', what: { all: { type: 'creature' } } }])],
        },
        script: ['alice casts Doom', 'everyone passes', ...said],
        expect: { alice: { life: 21 } },
      });

  test('one alone, and several that come to the same', () => {
    const told = 'choose which effect applies first (616.1): the only choice, Shelter, was made by itself';
    saysSo(built('Shelter'), 'alice chooses Shelter', 'alice chooses Grizzly Bears', told);
    const both = built('Shelter', 'Other Shelter');
    saysSo(both, 'alice chooses Other Shelter', 'alice chooses Grizzly Bears', 'Shelter or Other Shelter');
  });
});

test('603.3b: triggered abilities whose order is no choice', () => {
  const built = (...said: string[]) =>
    one({
      alice: {
        battlefield: ['Soul Warden', { card: 'Soul Warden', as: 'Other Warden' }],
        hand: [creature('Sparrow', '1/1', '', { manaCost: '{0}' })],
      },
      script: ['alice casts Sparrow', 'everyone passes', ...said],
    });
  const told = 'the only choice, Soul Warden, then Soul Warden, was made by itself';
  saysSo(built, 'alice orders Soul Warden, Other Warden', 'alice orders Sparrow', told);
  expect(failureOf(built('alice orders Other Warden, Soul Warden'))).toBe('none');
});

test('106.1: the only type that a mana ability can add', () => {
  const built = (...said: string[]) =>
    one({
      alice: { battlefield: ['Reflecting Pool', 'Forest'] },
      script: ['alice activates Reflecting Pool', ...said],
      expect: { alice: { mana: 'G' } },
    });
  saysSo(built, 'alice chooses {G}', 'alice chooses {U}', 'the only choice, {G}, was made by itself');
  const two = one({
    alice: { battlefield: ['Reflecting Pool', 'Forest', 'Island'] },
    script: ['alice activates Reflecting Pool', 'alice chooses {U}'],
    expect: { alice: { mana: 'U' } },
  });
  expect(failureOf(two)).toBe('none');
});

test('601.2b: of two ways of casting the only one that can be paid', () => {
  const open = spell('Open', [
    { do: 'cast', what: { all: { zone: 'hand', owner: 'you', type: 'creature' } } },
  ]);
  const drifter = creature('Drifter', '2/2', '', {
    manaCost: '{4}{U}',
    abilities: [{ kind: 'keyword', keyword: 'evoke', cost: [{ pay: 'mana', cost: '{2}{U}' }] }],
  });
  const built = (...said: string[]) =>
    one({
      alice: { hand: [drifter, open], mana: 'UCC' },
      script: ['alice casts Open', 'everyone passes', 'alice says yes', ...said],
      expect: { alice: { mana: '' } },
    });
  saysSo(built, 'alice chooses evoke', 'alice chooses mana', 'the only choice, evoke, was made by itself');
});

describe('targets of what is on the stack', () => {
  const touch = spell('Touch', [{ do: 'tap', what: { target: 0 } }], {
    targets: [{ objects: { type: 'creature' } }],
  });
  const instead = (effect: Instruction) =>
    spell('Twist', [effect], { targets: [{ objects: { zone: 'stack', controller: 'you' } }] });
  const built =
    (effect: Instruction, battlefield: string[]) =>
    (...said: string[]) =>
      one({
        alice: { battlefield, hand: [touch, instead(effect)] },
        script: [
          'alice casts Touch on Grizzly Bears',
          'alice casts Twist on Touch',
          'everyone passes',
          ...said,
        ],
      });

  test('115.7b: the only target there is, and the only other one to which it can be changed', () => {
    const changing = built({ do: 'changeTargets', what: { target: 0 }, which: 'one' }, [
      'Grizzly Bears',
      'Hill Giant',
    ]);
    const told = 'the only choice, Hill Giant, was made by itself';
    saysSo(changing, 'alice chooses Hill Giant', 'alice chooses Twist', told);
    expect(failureOf(changing('alice chooses Grizzly Bears', 'alice chooses Hill Giant'))).toBe('none');
  });

  test('115.7d, 707.10c: new targets, where there is no other than before', () => {
    const alone = ['Grizzly Bears'];
    const told = 'the only choice, Grizzly Bears, was made by itself';
    for (const effect of [
      { do: 'chooseNewTargets', what: { target: 0 } },
      { do: 'copySpell', what: { target: 0 }, newTargets: true },
    ] as const)
      saysSo(built(effect, alone), 'alice chooses Grizzly Bears', 'alice chooses Touch', told);
  });
});

describe('508.4: what a creature attacks that joins combat', () => {
  const raiding = (effect: Instruction) =>
    creature('Herald', '1/1', 'haste', {
      abilities: [{ kind: 'triggered', when: [{ on: 'attacks', object: 'self' }], effect: [effect] }],
    });
  const raider = { types: ['creature'], subtypes: ['Raider'], power: 1, toughness: 1 } as const;
  test.each<Instruction>([
    { do: 'create', token: raider, count: 1, attacking: true },
    { do: 'becomeAttacking', what: { all: { name: 'Hill Giant' } } },
  ])('the only one there is: %o', (effect) => {
    const built = (...said: string[]) =>
      one({
        alice: { battlefield: [raiding(effect), 'Hill Giant'] },
        script: ['alice attacks bob with Herald', 'pass until the stack is empty', ...said],
      });
    saysSo(built, 'alice chooses bob', 'alice chooses alice', 'the only choice, bob, was made by itself');
  });
});

test('601.7a: the only opponent who can choose instead', () => {
  const given = spell('Gift', [{ do: 'tap', what: { target: 0 } }], {
    targets: [{ objects: { type: 'creature' }, chosenBy: 'opponent' }],
  });
  const built = (...said: string[]) =>
    one({
      alice: { hand: [given], battlefield: ['Grizzly Bears', 'Hill Giant'] },
      script: ['alice casts Gift', ...said, 'bob chooses Hill Giant'],
    });
  saysSo(built, 'alice chooses bob', 'alice chooses alice', 'the only choice, bob, was made by itself');
});

test('707.5: the only creature that it can enter as a copy of', () => {
  const likeness = creature('Likeness', '0/0', '', {
    manaCost: '{0}',
    abilities: [
      {
        kind: 'static',
        replaces: { event: { would: 'enter', what: 'self' }, asCopyOf: { type: 'creature' } },
      },
    ],
  });
  const built = (...said: string[]) =>
    one({
      alice: { hand: [likeness], battlefield: ['Hill Giant', 'Forest'] },
      script: ['alice casts Likeness', 'everyone passes', ...said],
      expect: { Likeness: { power: 3 } },
    });
  const told = 'the only choice, Hill Giant, was made by itself';
  saysSo(built, 'alice chooses Hill Giant', 'alice chooses Forest', told);
});
