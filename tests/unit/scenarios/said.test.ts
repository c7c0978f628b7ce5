/** What is true may be said, and what isn’t is a fault. */
import { expect, test } from 'vitest';
import {
  card,
  creature,
  runScenario,
  type Scenario,
  scenario,
} from '../../../machines/play/scenario/index.ts';

const one = (change: Partial<Parameters<typeof scenario>[1]>): Scenario =>
  scenario('said', { rules: ['601.2h'], alice: {}, bob: {}, expect: {}, ...change });

function failureOf(scenario: Scenario): string {
  const { failure, faults } = runScenario(scenario);
  return failure?.reason ?? faults[0]?.reason ?? 'none';
}

const altar = card('Altar', ['artifact'], {
  abilities: [
    {
      kind: 'activated',
      cost: [{ pay: 'sacrifice', what: { type: 'creature' } }],
      effect: [{ do: 'addMana', mana: ['C', 'C'] }],
    },
  ],
});

test('601.2h: what a mana ability is paid with is said, and is so', () => {
  const built = (creatures: string[], paying: string, left: number) =>
    one({
      alice: { battlefield: [altar, ...creatures] },
      script: [`alice activates Altar paying ${paying}`],
      expect: { alice: { battlefield: left, mana: 'CC' } },
    });
  expect(failureOf(built(['Hill Giant'], 'Hill Giant', 1))).toBe('none');
  expect(failureOf(built(['Hill Giant', 'Grizzly Bears'], 'Grizzly Bears', 2))).toBe('none');
  expect(failureOf(built(['Hill Giant', 'Plains'], 'Plains', 2))).toContain('nothing was paid with Plains');
});

test('605.3a: also while something is paid for', () => {
  const built = (paying: string) =>
    one({
      alice: {
        battlefield: [altar, 'Hill Giant', 'Grizzly Bears'],
        hand: [card('Stone', ['artifact'], { manaCost: '{2}' })],
      },
      script: ['alice casts Stone paying by hand', `alice activates Altar paying ${paying}`, 'alice pays CC'],
      expect: { Stone: { on: 'battlefield' }, [paying]: { on: 'graveyard' } },
    });
  expect(failureOf(built('Hill Giant'))).toBe('none');
  expect(failureOf(built('Grizzly Bears'))).toBe('none');
});

test('601.2d: an amount that nobody had to choose is compared', () => {
  const firecat = card('Firecat Blitz', ['instant'], {
    manaCost: '{R}',
    abilities: [
      {
        kind: 'spell',
        targets: [{ objects: { type: 'creature' }, count: { min: 1, max: 2 }, divide: 4 }],
        effect: [{ do: 'dealDamage', amount: 'divided', to: { target: 0 } }],
      },
    ],
  });
  const built = (amount: number) =>
    one({
      alice: { hand: [firecat], mana: 'R' },
      bob: { battlefield: ['Hill Giant'] },
      script: [`alice casts Firecat Blitz on Hill Giant dividing ${amount} to Hill Giant`],
      expect: { 'Hill Giant': { on: 'graveyard' } },
    });
  expect(failureOf(built(4))).toBe('none');
  expect(failureOf(built(8))).toContain('it isn’t 8 that Hill Giant gets');
});

test('602.2: the text of an ability that it hasn’t is a fault, and those it has are listed', () => {
  const built = (said: string) =>
    one({
      alice: { battlefield: ['Llanowar Elves'] },
      script: [`alice activates Llanowar Elves ${said}`],
      expect: { 'Llanowar Elves': { tapped: true } },
    });
  expect(failureOf(built('"{T}: Add"'))).toBe('none');
  expect(failureOf(built('"Sacrifice this"'))).toMatch(
    /has no such ability: there is ability 1 \(“\{T\}: Add/,
  );
  expect(failureOf(built('ability 2'))).toContain('has no such ability: there is ability 1');
});

test('603.3b: triggers of one source are told apart by their texts, or by their number, or in any order', () => {
  const guest = creature('Guest', '1/1', '', {
    abilities: [
      {
        kind: 'triggered',
        when: [{ on: 'enters', object: 'self' }],
        effect: [{ do: 'gainLife', amount: 1 }],
      },
      { kind: 'triggered', when: [{ on: 'enters', object: 'self' }], effect: [{ do: 'draw', count: 1 }] },
    ],
    manaCost: '{0}',
  });
  const built = (order: string, isLifeFirst: boolean) =>
    one({
      alice: { hand: [guest] },
      script: [
        'alice casts Guest',
        'everyone passes',
        `alice orders ${order}`,
        'everyone passes',
        'stop here',
      ],
      expect: { alice: isLifeFirst ? { life: 21, hand: 0 } : { life: 20, hand: 1 } },
    });
  expect(failureOf(built('Guest, Guest', false))).toBe('none');
  expect(failureOf(built('anything', false))).toBe('none');
  expect(failureOf(built('Guest 2, Guest 1', true))).toBe('none');
  expect(failureOf(built('Guest "When this creature enters, draw", Guest', true))).toBe('none');
  expect(failureOf(built('Guest "Whenever", Guest', true))).toMatch(/is none of Guest “When .*draw/);
});

test('601.3: a way of casting that there isn’t is refused by the rule, and those there are are listed', () => {
  const built = (rule: string) =>
    one({
      alice: { hand: ['Grizzly Bears'], mana: 'GG' },
      script: [`refused ${rule}: alice casts Grizzly Bears by morph`],
    });
  expect(failureOf(built('601.3'))).toBe('none');
  expect(failureOf(built('601.2b'))).toContain('can’t be cast by morph; there are mana');
});

test('723.5: who controls a player says what that player does', () => {
  const slaver = card('Slaver', ['sorcery'], {
    manaCost: '{0}',
    abilities: [
      {
        kind: 'spell',
        targets: [{ players: 'any' }],
        effect: [{ do: 'controlPlayer', who: { target: 0 }, by: 'you' }],
      },
    ],
  });
  const built = (who: string) =>
    one({
      alice: { hand: [slaver] },
      bob: { hand: ['Forest'], battlefield: ['Grizzly Bears'] },
      script: [
        'alice casts Slaver on bob',
        'pass until the next turn',
        "pass until bob's precombat main phase",
        `${who} plays Forest`,
        `${who} attacks alice with Grizzly Bears`,
      ],
      expect: { alice: { life: 18 }, bob: { landsPlayed: 1, battlefield: 2 } },
    });
  expect(failureOf(built('alice'))).toBe('none');
  expect(failureOf(built('bob'))).toBe('none');
  const inTheirOwnName = one({
    alice: { hand: [slaver, 'Shock'], battlefield: ['Mountain'] },
    script: [
      'alice casts Slaver on bob',
      'pass until the next turn',
      "pass until bob's precombat main phase",
      'alice casts Shock on bob',
    ],
    expect: { bob: { life: 18 } },
  });
  expect(failureOf(inTheirOwnName)).toBe('none');
});

test('an answer that fits nothing says what is asked', () => {
  const built = one({
    alice: { hand: ['Shock'], mana: 'R' },
    bob: { battlefield: ['Grizzly Bears', 'Plains'] },
    script: ['alice casts Shock', 'alice chooses Plains'],
  });
  expect(failureOf(built)).toMatch(
    /^Plains is not possible here: alice has to decide \(choose: .* for Shock: .*Grizzly Bears/,
  );
});

test('106.1: the mana that an ability makes is said, and is so', () => {
  const built = (land: string, making: string) =>
    one({
      alice: { battlefield: [land] },
      script: [`alice activates ${land} making ${making}`, 'stop here'],
      expect: { alice: { mana: 'G' } },
    });
  expect(failureOf(built('City of Brass', '{G}'))).toBe('none');
  expect(failureOf(built('City of Brass', '{R}'))).toBe('alice.mana is "R", not "G"');
  expect(failureOf(built('City of Brass', '{C}'))).toContain('is none of {W}, {U}, {B}, {R}, {G}');
  expect(failureOf(built('Forest', '{G}'))).toBe('none');
  expect(failureOf(built('Forest', '{R}'))).toContain('it makes {G}');
});

test('601.2h: the mana that is paid with is said, and is so', () => {
  const built = (paying: string) =>
    one({
      alice: { hand: ['Grizzly Bears'], mana: 'GGWR' },
      script: [`alice casts Grizzly Bears paying ${paying}`, 'stop here'],
      expect: { alice: { mana: 'GR' } },
    });
  expect(failureOf(built('{G}{W}'))).toBe('none');
  expect(failureOf(built('{G}{R}'))).toContain('mana is "GW", not "GR"');
  expect(failureOf(built('{U}{G}'))).toContain('there is no U left in the pool, which has GGWR');
  expect(failureOf(built('{W}{R}'))).toContain('(118.3)');
});
