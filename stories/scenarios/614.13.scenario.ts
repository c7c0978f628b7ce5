import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  creature as aCreature,
  all,
  creatureYouControl,
  dealDamageToPlayers,
  dies,
  gainLife,
  inYourGraveyard,
  named,
  replacement,
  returnToBattlefield,
  sacrificeThis,
  sacrificing,
  spell,
  triggered,
} from '../../machines/rules/abilities/write/index.ts';
import type { Filter } from '../../machines/rules/index.ts';

const anyNumberOf = (of: Filter) => ({ min: 0, max: { number: 'count', of } }) as const;

/** "As this creature enters, exile any number of creature cards from your graveyard." */
const ghoul = creature('Stitched Ghoul', '2/2', '', {
  manaCost: '{1}',
  abilities: [
    {
      kind: 'static',
      replaces: {
        event: { would: 'enter', what: 'self' },
        choose: [
          {
            do: 'choose',
            from: { zone: 'graveyard', owner: 'you', type: 'creature' },
            count: anyNumberOf({ zone: 'graveyard', owner: 'you', type: 'creature' }),
            as: 'parts',
          },
          { do: 'exile', what: { named: 'parts' } },
        ],
      },
    },
  ],
});
/** "Return all creature cards from your graveyard to the battlefield." */
const rise = card('Plain Rising', ['sorcery'], {
  manaCost: '{1}',
  abilities: [
    {
      kind: 'spell',
      effect: [
        {
          do: 'move',
          what: { all: { zone: 'graveyard', owner: 'you', type: 'creature', power: { atMost: 2 } } },
          to: { zone: 'battlefield' },
        },
      ],
    },
  ],
});

/** "Return all creature cards from your graveyard to the battlefield." */
const rising = card('Common Rising', ['sorcery'], {
  manaCost: '{W}',
  abilities: [spell([], returnToBattlefield(all(inYourGraveyard(aCreature))))],
});
/** "As this enters, sacrifice a creature." */
const eater = creature('Grave Eater', '3/3', '', {
  abilities: [
    replacement({
      event: { would: 'enter', what: 'self' },
      choose: [{ do: 'sacrifice', who: 'you', filter: aCreature, count: 1 }],
    }),
  ],
});
/** "You may sacrifice a creature as this enters. If you do, it enters with a counter." */
const payer = creature('Grave Payer', '3/3', '', {
  abilities: [
    replacement({
      event: { would: 'enter', what: 'self' },
      cost: [sacrificing(aCreature)],
      counters: { kind: '+1/+1', count: 1 },
    }),
  ],
});
/** "Rabbits enter tapped." */
const binder = creature('Slow Binder', '1/1', '', {
  abilities: [
    replacement({ event: { would: 'enter', what: { ...aCreature, subtype: 'Rabbit' } }, tapped: true }),
  ],
});
const rabbit = creature('Plain Riser', '2/2', '', { subtypes: 'Rabbit' });

/** What is sacrificed still says how what enters along with its eater enters: in any order of the graveyard. */
const eaten = (title: string, graveyard: readonly (typeof eater)[], more: readonly string[] = []) =>
  scenario(title, {
    rules: ['614.13', '614.12'],
    alice: { battlefield: [binder], graveyard, hand: [rising], mana: 'W' },
    bob: {},
    script: ['alice casts Common Rising', 'everyone passes', ...more, 'pass until the stack is empty'],
    expect: { 'Slow Binder': { on: 'graveyard' }, 'Plain Riser': { on: 'battlefield', tapped: true } },
    control: {
      withoutAbilities: ['Slow Binder'],
      expect: { 'Slow Binder': { on: 'graveyard' }, 'Plain Riser': { tapped: false } },
    },
  });

/** "As this enters, exile any number of creature cards from your graveyard." It knows which ones, and it says their power. */
const sewn = creature('Sewn Ghoul', '0/4', '', {
  manaCost: '{1}',
  abilities: [
    replacement({
      event: { would: 'enter', what: 'self' },
      choose: [
        {
          do: 'choose',
          from: inYourGraveyard(aCreature),
          count: anyNumberOf(inYourGraveyard(aCreature)),
          as: 'parts',
        },
        { do: 'exile', what: named('parts'), link: 'parts' },
      ],
      counters: { kind: '+1/+1', count: { number: 'value', value: 'power', of: named('parts') } },
    }),
    {
      kind: 'activated',
      cost: [{ pay: 'tap' }],
      effect: [{ do: 'move', what: { linked: 'parts' }, to: { zone: 'hand' } }],
    },
  ],
});

/** "As this enters, sacrifice any number of creatures. It enters with that many counters as their power together." */
const swallower = creature('Swallowing Drake', '0/0', '', {
  abilities: [
    replacement({
      event: { would: 'enter', what: 'self' },
      choose: [
        { do: 'choose', from: creatureYouControl, count: anyNumberOf(creatureYouControl), as: 'prey' },
        { do: 'sacrifice', who: 'you', what: named('prey') },
      ],
      counters: { kind: '+1/+1', count: { number: 'value', value: 'power', of: named('prey') } },
    }),
  ],
});
/** "As this enters, remove all +1/+1 counters from all permanents. It enters with as many." */
const drinker = creature('Drinking Bat', '1/1', '', {
  abilities: [
    replacement({
      event: { would: 'enter', what: 'self' },
      choose: [{ do: 'removeCounters', kind: '+1/+1', count: 'all', from: all({}), as: 'drunk' }],
      counters: { kind: '+1/+1', count: { number: 'amount', by: 'drunk' } },
    }),
  ],
});
/** One counter is removed by what enters, and its creature is sacrificed to what enters along with that. */
const both = (title: string, graveyard: readonly (typeof drinker)[]) =>
  scenario(title, {
    rules: ['614.13', '614.12', '608.2h'],
    alice: {
      battlefield: [{ card: creature('Grown Toy', '1/1'), counters: { '+1/+1': 1 } }],
      graveyard,
      hand: [rising],
      mana: 'W',
    },
    bob: {},
    script: ['alice casts Common Rising', 'everyone passes', 'alice chooses Grown Toy'],
    expect: {
      'Grown Toy': { on: 'graveyard' },
      'Swallowing Drake': { counters: { '+1/+1': 2 } },
      'Drinking Bat': { counters: { '+1/+1': 1 } },
    },
    control: {
      script: ['alice casts Common Rising', 'everyone passes', 'alice chooses nothing'],
      expect: {
        'Grown Toy': { counters: {} },
        'Swallowing Drake': { on: 'graveyard' },
        'Drinking Bat': { counters: { '+1/+1': 1 } },
      },
    },
  });

export default [
  both('614.13: what one card removes as it enters is still there for what enters with it', [
    drinker,
    swallower,
  ]),
  both('614.13: and whichever of them says first what it does', [swallower, drinker]),
  eaten('614.13: what is sacrificed as one card enters tells another how it does', [rabbit, eater]),
  eaten('614.13: whichever of the two cards lies above the other', [eater, rabbit]),
  eaten('614.13: also where it is sacrificed as a cost', [payer, rabbit], ['alice says yes']),
  scenario('603.8: between what is sacrificed as a permanent enters and that permanent nothing is', {
    rules: ['603.8', '614.13'],
    alice: {
      battlefield: [
        creature('Food', '1/1'),
        card('Watch', ['enchantment'], {
          abilities: [
            triggered({
              when: {
                on: 'state',
                is: { holds: 'not', of: { holds: 'exists', what: { type: 'creature' } } },
              },
              effect: [sacrificeThis, dealDamageToPlayers(3, 'opponents')],
            }),
          ],
        }),
      ],
      hand: [{ ...eater, manaCost: '{0}' }, 'Murder'],
      mana: 'BBB',
    },
    bob: {},
    script: ['alice casts Grave Eater', 'everyone passes', 'everyone passes'],
    expect: { Food: { on: 'graveyard' }, 'Grave Eater': { on: 'battlefield' }, bob: { life: 20 } },
    control: {
      script: ['alice casts Murder on Food', 'everyone passes', 'everyone passes', 'stop here'],
      expect: { Food: { on: 'graveyard' }, bob: { life: 17 } },
    },
  }),
  scenario('614.13: what is sacrificed as a permanent enters doesn’t see it, nor does that see it die', {
    rules: ['614.13', '603.10a', '603.6'],
    alice: {
      battlefield: [
        creature('Food', '1/1', '', {
          abilities: [
            triggered({ when: { on: 'enters', object: creatureYouControl }, effect: [gainLife(1)] }),
          ],
        }),
        creature('Meal', '1/1', '', {
          abilities: [triggered({ when: dies(aCreature), effect: [gainLife(9)] })],
        }),
      ],
      hand: [
        {
          ...eater,
          manaCost: '{0}',
          abilities: [
            ...(eater.abilities ?? []),
            triggered({ when: dies(aCreature), effect: [gainLife(5)] }),
          ],
        },
      ],
    },
    bob: {},
    script: [
      'alice casts Grave Eater',
      'everyone passes',
      'alice chooses Food',
      'pass until the stack is empty',
    ],
    // What was there before sees it die.
    expect: { Food: { on: 'graveyard' }, alice: { life: 29 } },
    control: {
      script: [
        'alice casts Grave Eater',
        'everyone passes',
        'alice chooses Meal',
        'alice orders Meal, Food',
        'pass until the stack is empty',
      ],
      // It sees itself die, and what stays sees the other enter.
      expect: { Meal: { on: 'graveyard' }, alice: { life: 30 } },
    },
  }),
  scenario('614.14: what was exiled as a permanent entered is found in exile by what is linked to that', {
    rules: ['614.14', '614.13', '607.2b'],
    alice: { hand: [sewn], graveyard: ['Grizzly Bears', 'Hill Giant'], mana: 'C' },
    bob: {},
    turn: { of: 'alice' },
    script: [
      'alice casts Sewn Ghoul',
      'everyone passes',
      'alice chooses Grizzly Bears, Hill Giant',
      { expect: { 'Sewn Ghoul': { power: 5 }, 'Hill Giant': { on: 'exile' } } },
      "pass until alice's upkeep",
      'alice activates Sewn Ghoul',
      'everyone passes',
    ],
    expect: { 'Grizzly Bears': { on: 'hand' }, 'Hill Giant': { on: 'hand' } },
    control: {
      script: [
        'alice casts Sewn Ghoul',
        'everyone passes',
        'alice chooses Grizzly Bears',
        "pass until alice's upkeep",
        'alice activates Sewn Ghoul',
        'everyone passes',
      ],
      expect: { 'Grizzly Bears': { on: 'hand' }, 'Hill Giant': { on: 'graveyard' } },
    },
  }),
  scenario('614.13a: what enters, and what enters with it, can’t be chosen to go elsewhere as it enters', {
    rules: ['614.13', '614.13a'],
    alice: { hand: [rise], graveyard: [ghoul, 'Grizzly Bears', 'Hill Giant', 'Craw Wurm'], mana: 'C' },
    bob: {},
    script: [
      'alice casts Plain Rising',
      'everyone passes',
      'refused 608.2d: alice chooses Grizzly Bears',
      'refused 608.2d: alice chooses Stitched Ghoul',
      'alice chooses Hill Giant',
    ],
    expect: {
      'Stitched Ghoul': { on: 'battlefield' },
      'Grizzly Bears': { on: 'battlefield' },
      'Hill Giant': { on: 'exile' },
      'Craw Wurm': { on: 'graveyard' },
    },
    control: {
      // Alone it may take the Bears, which then stay where they were.
      setup: { alice: { hand: [ghoul], graveyard: ['Grizzly Bears', 'Hill Giant'], mana: 'C' } },
      script: ['alice casts Stitched Ghoul', 'everyone passes', 'alice chooses Grizzly Bears'],
      expect: { 'Grizzly Bears': { on: 'exile' }, 'Hill Giant': { on: 'graveyard' } },
    },
  }),
  scenario('614.13b: nothing is chosen twice to go elsewhere as several enter', {
    rules: ['614.13b', '614.13a'],
    alice: {
      hand: [rise],
      graveyard: [ghoul, { ...ghoul, name: 'Other Ghoul' }, 'Hill Giant', 'Craw Wurm'],
      mana: 'C',
    },
    bob: {},
    script: [
      'alice casts Plain Rising',
      'everyone passes',
      'alice chooses Hill Giant',
      'refused 608.2d: alice chooses Hill Giant',
      'alice chooses Craw Wurm',
    ],
    expect: { 'Hill Giant': { on: 'exile' }, 'Craw Wurm': { on: 'exile' } },
    control: {
      setup: { alice: { hand: [rise], graveyard: [ghoul, 'Hill Giant', 'Craw Wurm'], mana: 'C' } },
      script: ['alice casts Plain Rising', 'everyone passes', 'alice chooses Hill Giant'],
      expect: { 'Hill Giant': { on: 'exile' }, 'Craw Wurm': { on: 'graveyard' } },
    },
  }),
];
