import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  all,
  attacksSelf,
  base,
  exile,
  inAnyGraveyard,
  one,
  plus,
  rulesFor,
  staticAbility,
  tap,
  tapFor,
  target,
  triggered,
  untilEndOfTurn,
} from '../../machines/rules/abilities/write/index.ts';

const forests = (controller: 'you' | 'defending') =>
  ({ number: 'count', of: { subtype: 'Forest', controller } }) as const;
/** As large as there are Forests of its player, or, while it attacks, of the defending player. */
const liege = {
  ...creature('Liege of Forests', '0/0', '', {
    manaCost: '{3}{G}{G}{G}',
    abilities: [
      staticAbility({
        characteristicDefining: true,
        if: { holds: 'not', of: { holds: 'is', what: 'self', like: { attacking: true } } },
        changes: [base(forests('you'), forests('you'))],
      }),
      staticAbility({
        characteristicDefining: true,
        if: { holds: 'is', what: 'self', like: { attacking: true } },
        changes: [base(forests('defending'), forests('defending'))],
      }),
    ],
  }),
  power: '*',
  toughness: '*',
} as const;
/** Creatures with power 2 or less can't attack you. */
const awe = card('Awe of the Strong', ['enchantment'], {
  abilities: [rulesFor(all({ type: 'creature', power: { atMost: 2 } }), { rule: 'cantAttack', whom: 'you' })],
});
/** Whoever attacks you pays {W}, or 2 life, for each attacker. */
const toll = card('Toll of the White Gate', ['artifact'], {
  abilities: [
    rulesFor(all({ type: 'creature' }), { rule: 'costToAttack', cost: '{W/P}', whom: 'youAndPlaneswalkers' }),
  ],
});
/** Adds mana, but with a target: no mana ability. */
const boneReader = creature('Reader of Bones', '1/2', '', {
  abilities: [
    activated({
      cost: [tap],
      targets: [one(inAnyGraveyard({ type: 'land' }))],
      effect: [exile(target(0)), { do: 'addMana', anyOf: ['W', 'U', 'B', 'R', 'G'], count: 1 }],
    }),
  ],
});
const pilgrim = creature('White Pilgrim', '1/1', '', { abilities: [tapFor('W')] });
const monk = creature('Sworn Monk', '4/3');
/** Has to attack, and makes those that attack with it stronger. */
const ringer = creature('Ringing Giant', '4/4', '', {
  abilities: [
    triggered({
      when: attacksSelf,
      effect: [untilEndOfTurn(all({ type: 'creature', attacking: true, other: true }), plus(1, 0))],
    }),
    rulesFor(null, { rule: 'mustAttack' }),
  ],
});
const omnath = 'Omnath, Locus of Mana';

export default [
  scenario('508.1c: whether a creature may attack is asked of it as it is before it attacks', {
    rules: ['508.1c', '613.4a'],
    alice: { battlefield: [liege, 'Bayou', 'Hill Giant'] },
    bob: { battlefield: [awe, 'Bayou', 'Bayou', 'Bayou'] },
    script: [
      // It would be 3/3 once it attacked, and is 1/1.
      'refused 508.1c: alice attacks bob with Liege of Forests',
      'alice attacks bob with Hill Giant',
    ],
    expect: { 'Liege of Forests': { power: 1, tapped: false }, bob: { life: 17 } },
    control: {
      setup: {
        alice: { battlefield: [liege, 'Bayou', 'Bayou', 'Bayou', 'Bayou'] },
        bob: { battlefield: [awe, 'Bayou', 'Bayou'] },
      },
      script: [
        { expect: { 'Liege of Forests': { power: 4 } } },
        'alice attacks bob with Liege of Forests',
        { expect: { 'Liege of Forests': { power: 2 } } },
      ],
      expect: { bob: { life: 18 } },
    },
  }),
  scenario('508.1i: only mana abilities are activated for an attack, and one with a target is none', {
    rules: ['508.1i', '605.1a', '605.3a'],
    alice: { battlefield: [monk, boneReader, pilgrim], graveyard: ['Forest'] },
    bob: { battlefield: [toll] },
    script: [
      'alice attacks bob with Sworn Monk',
      'alice chooses {W}',
      'refused 605.3a: alice activates Reader of Bones on Forest',
      'alice activates White Pilgrim',
      'alice pays',
    ],
    expect: { 'Reader of Bones': { tapped: false }, 'White Pilgrim': { tapped: true }, bob: { life: 16 } },
    control: {
      script: ['alice activates Reader of Bones on Forest', 'everyone passes', 'alice chooses W'],
      expect: { 'Reader of Bones': { tapped: true }, alice: { mana: 'W' } },
    },
  }),
  scenario('500.5: mana made in the step before the attack is gone when the attack is paid for', {
    rules: ['500.5', '508.1i', '119.4'],
    alice: { battlefield: [monk, boneReader], graveyard: ['Forest'], life: 1 },
    bob: { battlefield: [toll] },
    script: [
      'pass until the beginning of combat',
      'alice activates Reader of Bones on Forest',
      'everyone passes',
      'alice chooses W',
      'everyone passes',
      { expect: { alice: { mana: '' } } },
      'refused 118.3: alice attacks bob with Sworn Monk',
    ],
    expect: { bob: { life: 20 }, 'Sworn Monk': { tapped: false } },
    control: {
      setup: { alice: { battlefield: [monk, boneReader, 'Upwelling'] } },
      script: [
        'pass until the beginning of combat',
        'alice activates Reader of Bones on Forest',
        'everyone passes',
        'alice chooses W',
        'everyone passes',
        'alice attacks bob with Sworn Monk',
      ],
      expect: { bob: { life: 16 }, alice: { life: 1, mana: '' } },
    },
  }),
  scenario('508.1d: nobody has to pay for an attack that is required', {
    rules: ['508.1d'],
    alice: { battlefield: [ringer, omnath], mana: 'GG' },
    bob: { battlefield: [toll] },
    script: ['alice attacks with nothing', 'pass until the next turn'],
    expect: { bob: { life: 20 }, alice: { life: 20 } },
    control: {
      without: 'Toll of the White Gate',
      script: ['refused 508.1d: alice attacks with nothing', 'alice attacks bob with Ringing Giant'],
      expect: { bob: { life: 16 } },
    },
  }),
  scenario(
    '508.1d: the attack of another creature may be paid for, without that of the one that has to attack',
    {
      rules: ['508.1d', '508.1h'],
      alice: { battlefield: [ringer, omnath], mana: 'GG' },
      bob: { battlefield: [toll] },
      script: [`alice attacks bob with ${omnath}`],
      expect: { bob: { life: 17 }, alice: { life: 18, mana: 'GG' }, 'Ringing Giant': { tapped: false } },
      control: {
        script: [`alice attacks bob with ${omnath}, Ringing Giant`],
        expect: { bob: { life: 12 }, alice: { life: 16 } },
      },
    },
  ),
];
