/**
 * A limit on an acquired ability is that one's alone, as it was acquired from that object: from another object it comes
 * with a limit of its own. Of one that was acquired twice from the same object there are two instances, each of which
 * functions by itself (113.2c): the rule takes a limit from other abilities and adds none, so each may be used once.
 */
import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  affecting,
  all,
  creature as creatures,
  exile,
  gainLife,
  havingActivatedOf,
  inAnyGraveyard,
  mana,
  move,
  named,
  one,
  perform,
  spell,
  staticAbility,
  target,
  targetCreature,
} from '../../machines/rules/abilities/write/index.ts';

const limited = activated({ cost: [mana('{0}')], effect: [gainLife(1)], limits: { timesEachTurn: 1 } });
const scholar = creature('Scholar', '1/1', '', { abilities: [limited] });
/** "This has all activated abilities of all creature cards in all graveyards." */
const ooze = creature('Hungry Ooze', '4/3', '', {
  abilities: [affecting('self', havingActivatedOf(all(inAnyGraveyard(creatures))))],
});
/** "{U}: This gains all activated abilities of target creature until end of turn." */
const mimic = creature('Mimic', '1/1', '', {
  abilities: [
    activated({
      cost: [mana('{U}')],
      targets: [targetCreature],
      effect: [
        { do: 'gainAbilitiesOf', what: 'self', of: target(0), which: 'activated', until: 'untilEndOfTurn' },
      ],
    }),
  ],
});
const digUp = card('Dig Up', ['instant'], {
  manaCost: '{0}',
  abilities: [spell([one(inAnyGraveyard(creatures))], exile(target(0)))],
});
const bury = card('Bury', ['instant'], {
  manaCost: '{0}',
  abilities: [spell([targetCreature], { do: 'destroy', what: target(0) })],
});

/** "Play with the top card of your library revealed. This has all activated abilities of that card." */
const borrower = creature('Borrower', '1/3', '', {
  abilities: [
    staticAbility({ players: 'you', rules: [{ rule: 'topRevealed' }] }),
    affecting('self', havingActivatedOf({ top: 1, of: 'you' })),
  ],
});
/** "{0}: Look at the top three cards of your library, then put them back in any order." */
const disk = card('Spinning Disk', ['artifact'], {
  abilities: [
    activated({
      cost: [mana('{0}')],
      effect: [
        { do: 'look', at: { top: 3, of: 'you' }, as: 'seen' },
        move(named('seen'), { zone: 'library', position: 'top' }),
      ],
    }),
  ],
});
const stone = card('Seeing Stone', ['artifact'], {
  abilities: [activated({ cost: [mana('{0}')], effect: [perform('scry', { n: 1 })] })],
});
const borrowed = [
  'alice activates Borrower',
  'everyone passes',
  'refused 602.5b: alice activates Borrower',
] as const;
const turned = (...order: readonly string[]) =>
  ['alice activates Spinning Disk', 'everyone passes', `alice orders ${order.join(', ')}`] as const;

const gravesAreSilent = creature('Silent Jailer', '2/1', '', {
  abilities: [affecting(all({ zone: 'graveyard' }), { change: 'removeAllAbilities' })],
});

export default [
  scenario('613.8a: what cards in graveyards have lost isn’t had of them, in whichever order those came', {
    rules: ['613.8a', '613.1f'],
    alice: { battlefield: [ooze] },
    bob: { graveyard: [scholar], battlefield: [gravesAreSilent] },
    script: ['refused: alice activates Hungry Ooze'],
    expect: { alice: { life: 20 } },
    control: {
      withoutAbilities: ['Silent Jailer'],
      script: ['alice activates Hungry Ooze', 'everyone passes'],
      expect: { alice: { life: 21 } },
    },
  }),
  scenario('602.5c: what has the abilities of cards in graveyards has them as long as they are there', {
    rules: ['602.5c', '613.1f'],
    alice: { battlefield: [ooze], hand: [digUp] },
    bob: { graveyard: [scholar] },
    script: [
      'alice activates Hungry Ooze',
      'everyone passes',
      'refused 602.5b: alice activates Hungry Ooze',
      'alice casts Dig Up on Scholar',
      'everyone passes',
      'refused: alice activates Hungry Ooze',
    ],
    expect: { alice: { life: 21 } },
    control: {
      withoutAbilities: ['Hungry Ooze'],
      script: ['refused: alice activates Hungry Ooze'],
      expect: { alice: { life: 20 } },
    },
  }),
  scenario('602.5c: an ability acquired from another object has a limit of its own', {
    rules: ['602.5c'],
    alice: { battlefield: [ooze], hand: [digUp, bury] },
    bob: {
      graveyard: [{ card: scholar, as: 'the buried' }],
      battlefield: [{ card: scholar, as: 'the living' }],
    },
    script: [
      'alice activates Hungry Ooze',
      'everyone passes',
      'alice casts Dig Up on the buried',
      'everyone passes',
      'alice casts Bury on the living',
      'everyone passes',
      'alice activates Hungry Ooze',
      'everyone passes',
      'refused 602.5b: alice activates Hungry Ooze',
    ],
    expect: { alice: { life: 22 } },
    control: {
      // The same card again is the same object still.
      setup: { alice: { battlefield: [ooze] }, bob: { graveyard: [scholar] } },
      script: [
        'alice activates Hungry Ooze',
        'everyone passes',
        'refused 602.5b: alice activates Hungry Ooze',
      ],
      expect: { alice: { life: 21 } },
    },
  }),
  scenario('602.5c: a card that was away from the top of a library is another object, with another limit', {
    rules: ['602.5c', '401.6', '701.20d'],
    alice: {
      battlefield: [borrower, disk, stone],
      library: [scholar, 'Hill Giant', 'Grizzly Bears', 'Forest'],
    },
    bob: {},
    script: [
      ...borrowed,
      ...turned('Hill Giant', 'Scholar', 'Grizzly Bears'),
      'refused: alice activates Borrower',
      ...turned('Scholar', 'Hill Giant', 'Grizzly Bears'),
      ...borrowed,
    ],
    expect: { alice: { life: 22 } },
    control: {
      // It is revealed all the time, and remains the object that it was.
      script: [
        ...borrowed,
        'alice activates Seeing Stone',
        'everyone passes',
        'alice answers top: Scholar',
        'refused 602.5b: alice activates Borrower',
      ],
      expect: { alice: { life: 21 } },
    },
  }),
  scenario('701.20d: put back on top among others that change places it is another object as well', {
    rules: ['701.20d', '401.6', '602.5c'],
    alice: { battlefield: [borrower, disk], library: [scholar, 'Hill Giant', 'Grizzly Bears', 'Forest'] },
    bob: {},
    script: [...borrowed, ...turned('Scholar', 'Grizzly Bears', 'Hill Giant'), ...borrowed],
    expect: { alice: { life: 22 } },
    control: {
      script: [
        ...borrowed,
        ...turned('Grizzly Bears', 'Scholar', 'Hill Giant'),
        'refused: alice activates Borrower',
      ],
      expect: { alice: { life: 21 } },
    },
  }),
  scenario('602.5c: acquired twice from one object, each of the two may be used once', {
    rules: ['602.5c', '113.2c'],
    alice: { battlefield: [mimic], mana: 'UU' },
    bob: { battlefield: [scholar] },
    script: [
      'alice activates Mimic on Scholar',
      'everyone passes',
      'alice activates Mimic ability 1 on Scholar',
      'everyone passes',
      'alice activates Mimic ability 2',
      'everyone passes',
      'alice activates Mimic ability 2',
      'everyone passes',
      'refused 602.5b: alice activates Mimic ability 2',
    ],
    expect: { alice: { life: 22 } },
    control: {
      script: [
        'alice activates Mimic on Scholar',
        'everyone passes',
        'alice activates Mimic ability 2',
        'everyone passes',
        'refused 602.5b: alice activates Mimic ability 2',
      ],
      expect: { alice: { life: 21 } },
    },
  }),
  scenario('613.8a: what has the abilities of others has those too that the others have of it', {
    // What the first does depends on the second, which gives it another instance of its own ability.
    rules: ['613.8a', '602.5c'],
    alice: {
      battlefield: ['one', 'other'].map((name) =>
        creature(`Kraken ${name}`, '4/6', '', {
          abilities: [
            affecting('self', havingActivatedOf(all({ type: 'creature', other: true }))),
            ...(name === 'one'
              ? [activated({ cost: [mana('{0}')], effect: [gainLife(1)], limits: { timesEachTurn: 1 } })]
              : []),
          ],
        }),
      ),
    },
    bob: {},
    script: [
      'alice activates Kraken other',
      'everyone passes',
      'refused 602.5b: alice activates Kraken other',
      'alice activates Kraken one ability 1',
      'alice chooses Kraken other',
      'everyone passes',
      'alice activates Kraken one ability 1',
      'everyone passes',
      'refused 602.5b: alice activates Kraken one ability 1',
    ],
    expect: { alice: { life: 23 } },
    control: {
      withoutAbilities: ['Kraken other'],
      script: [
        'refused: alice activates Kraken other',
        'alice activates Kraken one',
        'everyone passes',
        'refused 602.5b: alice activates Kraken one',
      ],
      expect: { alice: { life: 21 } },
    },
  }),
];
