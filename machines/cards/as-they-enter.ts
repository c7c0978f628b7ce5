/** Cards linked to what was paid or chosen as they entered (607.2f, 607.2g). */
import {
  activated,
  affecting,
  all,
  anyTarget,
  as,
  dealDamageToTarget,
  defender,
  entersWith,
  flying,
  haste,
  mana,
  plus,
  reach,
  replacement,
  staticAbility,
  tap,
  trample,
  ward,
} from '../rules/abilities/write/index.ts';
import type { CardDefinition, Quantity, StaticAbility } from '../rules/state/vocabulary/index.ts';
import { artifactCard, creatureCard, worded } from './define.ts';

/** Under this link lies how much life was paid. */
const life: Quantity = { number: 'chosen', under: 'paid' };

/** "As this enters, pay any amount of life." */
const payingLife = (more: { readonly atMost?: Quantity } = {}): StaticAbility =>
  replacement({
    event: { would: 'enter', what: 'self' },
    choose: [{ do: 'payLife', ...more, link: 'paid' }],
  });

/** "This creature's power and toughness are each equal to the life paid as it entered." */
const asBigAsPaid: StaticAbility = staticAbility({
  characteristicDefining: true,
  changes: [{ change: 'setPowerToughness', power: life, toughness: life }],
});

const eachPlayerChooses = (...words: readonly string[]): StaticAbility =>
  replacement({
    event: { would: 'enter', what: 'self' },
    choose: [{ do: 'chooseValue', who: 'everyone', what: { oneOf: words }, link: 'word' }],
  });

/** Creatures of the players who chose this word. */
const ofThoseWhoChose = (word: string) =>
  all({ type: 'creature', controller: { whoChose: word, under: 'word' } });

/** "As this creature enters, roll X d6. It enters with a number of +1/+1 counters on it equal to the total of those results." */
const entersWithRolled = replacement({
  event: { would: 'enter', what: 'self' },
  choose: [as('rolled', { do: 'rollDie', sides: 6, count: { number: 'x' } })],
  counters: { kind: '+1/+1', count: { number: 'amount', by: 'rolled' } },
});

export const asTheyEnter: readonly CardDefinition[] = [
  artifactCard(
    'Phyrexian Processor',
    '{4}',
    payingLife(),
    activated({
      cost: [mana('{4}'), tap],
      effect: [
        {
          do: 'create',
          token: {
            types: ['creature'],
            subtypes: ['Phyrexian', 'Minion'],
            colors: ['B'],
            power: '*',
            toughness: '*',
          },
          size: { power: life, toughness: life },
        },
      ],
    }),
  ),
  creatureCard('Minion of the Wastes', '{3}{B}{B}{B}', 'Minion', '*/*', trample, payingLife(), asBigAsPaid),
  {
    name: 'Nameless Race',
    manaCost: '{3}{B}',
    types: ['creature'],
    power: '*',
    toughness: '*',
    abilities: [
      trample,
      payingLife({
        atMost: {
          number: 'plus',
          of: [
            { number: 'count', of: { color: 'W', token: false, controller: 'opponents' } },
            { number: 'count', of: { color: 'W', zone: 'graveyard', owner: 'opponents' } },
          ],
        },
      }),
      asBigAsPaid,
    ],
  },
  creatureCard(
    'Archangel of Strife',
    '{5}{W}{W}',
    'Angel',
    '6/6',
    flying,
    eachPlayerChooses('war', 'peace'),
    affecting(ofThoseWhoChose('war'), plus(3, 0)),
    affecting(ofThoseWhoChose('peace'), plus(0, 3)),
  ),
  creatureCard(
    'Molten Sentry',
    '{3}{R}',
    'Elemental',
    '*/*',
    replacement({
      event: { would: 'enter', what: 'self' },
      choose: [as('flipped', { do: 'flipCoin', uncalled: true })],
      becomes: [
        [
          { change: 'setPowerToughness', power: 5, toughness: 2 },
          { change: 'addTypes', types: ['creature'] },
          { change: 'addAbilities', abilities: [haste] },
        ],
        [
          { change: 'setPowerToughness', power: 2, toughness: 5 },
          { change: 'addTypes', types: ['creature'] },
          { change: 'addAbilities', abilities: [defender] },
        ],
      ],
      becomesBy: 'flipped',
    }),
  ),
  worded(
    [
      'a number of <kind:counterKind> counters on it equal to <count:quantity>',
      'the total of those results',
      'six-sided die|dice',
      '<selfWord>',
    ],
    creatureCard('Hydradoodle', '{X}{X}{G}{G}', 'Hydra Dog', '0/0', entersWithRolled, reach, trample),
  ),
  worded(
    ['a number of <kind:counterKind> counters on it equal to <count:quantity>', 'the total of those results'],
    creatureCard(
      'Neverwinter Hydra',
      '{X}{X}{G}{G}',
      'Hydra',
      '0/0',
      entersWithRolled,
      trample,
      ward(mana('{4}')),
    ),
  ),
  worded(
    [
      {
        phrase: 'if <if:condition> , <what:whatEnters> [enter] (the battlefield)? <how:howEnters> .',
        in: 'if',
      },
      { phrase: 'an additional <count:several> <kind:counterKind> counters on it', in: 'if' },
      { phrase: 'it', in: 'if' },
    ],
    creatureCard(
      'Apocalypse Hydra',
      '{X}{R}{G}',
      'Hydra',
      '0/0',
      entersWith('+1/+1', { number: 'x' }),
      replacement({
        event: { would: 'enter', what: 'self' },
        if: { holds: 'compare', what: { number: 'x' }, to: { atLeast: 5 } },
        counters: { kind: '+1/+1', count: { number: 'x' } },
      }),
      activated({
        cost: [mana('{1}{R}'), { pay: 'removeCounters', kind: '+1/+1', count: 1 }],
        targets: [anyTarget],
        effect: [dealDamageToTarget(1)],
      }),
    ),
  ),
];
