import { creature, scenario } from '../../machines/play/scenario/index.ts';

const gull = creature('Marsh Gull', '3/4', 'flying', {
  manaCost: '{4}{U}',
  subtypes: ['Bird'],
  abilities: [
    { kind: 'keyword', keyword: 'mutate', cost: [{ pay: 'mana', cost: '{3}{U}' }] },
    {
      kind: 'triggered',
      when: [{ on: 'mutates', object: 'self' }],
      effect: [{ do: 'gainLife', who: 'you', amount: 2 }],
    },
  ],
});
const plain = creature('Plain Gull', '3/3', '', {
  manaCost: '{4}{U}',
  abilities: [{ kind: 'keyword', keyword: 'mutate', cost: [{ pay: 'mana', cost: '{3}{U}' }] }],
});
const egg = creature('Curious Egg', '1/1', '', {
  abilities: [
    {
      kind: 'triggered',
      when: [{ on: 'mutates', object: 'self' }],
      effect: [{ do: 'gainLife', who: 'you', amount: { number: 'timesMutated', of: 'self' } }],
    },
  ],
});
const lasting = creature('Lasting Gull', '3/3', '', {
  manaCost: '{4}{U}',
  abilities: [
    { kind: 'keyword', keyword: 'mutate', cost: [{ pay: 'mana', cost: '{3}{U}' }] },
    { kind: 'static', castableFrom: { zones: ['graveyard'], by: 'mutate' } },
  ],
});
const boar = creature('Drowsy Boar', '2/5', 'trample', { subtypes: ['Boar'], colors: 'G' });
const squire = creature('Young Squire', '1/1', '', { subtypes: ['Human', 'Soldier'] });

const over = [
  'alice casts Marsh Gull by mutate on Drowsy Boar',
  'everyone passes',
  'alice says no',
  'pass until the stack is empty',
];
const under = [
  'alice casts Marsh Gull by mutate on Drowsy Boar',
  'everyone passes',
  'alice says yes',
  'pass until the stack is empty',
];

export default [
  scenario(
    '702.140c: on top it gives its characteristics to the creature, and both have their abilities in it',
    {
      rules: ['702.140', '702.140a', '702.140c', '702.140d', '702.140e', '730.2', '730.2a'],
      alice: { battlefield: [boar], hand: [gull], mana: 'UCCC' },
      bob: {},
      script: over,
      expect: {
        alice: { battlefield: ['Marsh Gull'], life: 22, graveyard: 0, hand: 0 },
        'Drowsy Boar': {
          name: 'Marsh Gull',
          power: 3,
          toughness: 4,
          colors: 'U',
          manaValue: 5,
          has: ['flying', 'trample', 'mutate'],
        },
      },
      control: {
        // For its mana cost it is a creature of its own, and nothing mutates.
        setup: { alice: { mana: 'UCCCC' } },
        script: ['alice casts Marsh Gull by mana', 'pass until the stack is empty'],
        expect: {
          alice: { battlefield: ['Drowsy Boar', 'Marsh Gull'], life: 20 },
          'Drowsy Boar': { name: 'Drowsy Boar', power: 2, hasNot: ['flying'] },
        },
      },
    },
  ),
  scenario('702.140c: on the bottom it gives the creature its abilities alone', {
    rules: ['702.140c', '702.140e', '730.2a'],
    alice: { battlefield: [boar], hand: [gull], mana: 'UCCC' },
    bob: {},
    script: under,
    expect: {
      alice: { battlefield: ['Drowsy Boar'], life: 22 },
      'Drowsy Boar': { power: 2, toughness: 5, colors: 'G', has: ['flying', 'trample'] },
    },
    control: { script: over, expect: { 'Drowsy Boar': { name: 'Marsh Gull', power: 3 } } },
  }),
  scenario('702.140a: it targets no Human, and no creature that another player owns', {
    rules: ['702.140a'],
    alice: { battlefield: [squire], hand: [gull], mana: 'UCCC' },
    bob: { battlefield: [{ card: boar, controller: 'alice' }] },
    script: [
      'refused 601.2c: alice casts Marsh Gull by mutate on Young Squire',
      'refused 601.2c: alice casts Marsh Gull by mutate on Drowsy Boar',
    ],
    expect: { alice: { hand: ['Marsh Gull'] } },
    control: {
      setup: { alice: { battlefield: [boar] }, bob: { battlefield: [] } },
      script: over,
      expect: { alice: { battlefield: ['Marsh Gull'] } },
    },
  }),
  scenario('702.140b: with an illegal target it resolves as a creature spell', {
    rules: ['702.140b', '608.3b'],
    alice: { battlefield: [boar], hand: [gull], mana: 'UCCC' },
    bob: { hand: ['Murder'], mana: 'BBC' },
    script: [
      'alice casts Marsh Gull by mutate on Drowsy Boar',
      'alice passes',
      'bob casts Murder on Drowsy Boar',
      'pass until the stack is empty',
    ],
    expect: {
      alice: { battlefield: ['Marsh Gull'], graveyard: ['Drowsy Boar'], life: 20 },
      'Marsh Gull': { hasNot: ['trample'] },
    },
    control: { script: over, expect: { alice: { battlefield: ['Marsh Gull'], graveyard: 0, life: 22 } } },
  }),
  scenario('702.140d: what watches creatures mutate sees it each time, and a number says how often it has', {
    rules: ['702.140d'],
    alice: { battlefield: [egg], hand: [plain, { ...plain, name: 'Other Gull' }], mana: 'UUCCCCCC' },
    bob: {
      battlefield: [
        creature('Watcher', '1/1', '', {
          abilities: [
            {
              kind: 'triggered',
              when: [{ on: 'mutates', object: { type: 'creature' } }],
              effect: [{ do: 'gainLife', who: 'you', amount: 1 }],
            },
          ],
        }),
      ],
    },
    script: [
      'alice casts Plain Gull by mutate on Curious Egg',
      'everyone passes',
      'alice says yes',
      'pass until the stack is empty',
      'alice casts Other Gull by mutate on Curious Egg',
      'everyone passes',
      'alice says yes',
      'pass until the stack is empty',
    ],
    expect: { 'Curious Egg': { power: 1 }, alice: { life: 23 }, bob: { life: 22 } },
    control: {
      script: [
        'alice casts Plain Gull by mutate on Curious Egg',
        'everyone passes',
        'alice says yes',
        'pass until the stack is empty',
      ],
      expect: { alice: { life: 21 }, bob: { life: 21 } },
    },
  }),
  scenario('702.140f: what was to happen to the spell happens to the permanent with which it merged', {
    rules: ['702.140f', '400.7a'],
    alice: {
      battlefield: [
        boar,
        creature('Spell Painter', '1/1', '', {
          abilities: [
            {
              kind: 'activated',
              cost: [{ pay: 'mana', cost: '{R}' }],
              targets: [{ objects: { zone: 'stack', stackObject: 'spell' } }],
              effect: [
                {
                  do: 'modify',
                  what: { target: 0 },
                  changes: [{ change: 'setColors', colors: ['R'] }],
                  until: 'forever',
                },
              ],
            },
          ],
        }),
      ],
      hand: [gull],
      mana: 'UCCCR',
    },
    bob: {},
    script: [
      'alice casts Marsh Gull by mutate on Drowsy Boar',
      'alice activates Spell Painter on Marsh Gull',
      'everyone passes',
      'everyone passes',
      'alice says yes',
      'pass until the stack is empty',
    ],
    expect: { 'Drowsy Boar': { name: 'Drowsy Boar', colors: 'R' } },
    control: { script: under, expect: { 'Drowsy Boar': { colors: 'G' } } },
  }),
  scenario('702.140a: from where only its mutate ability may be used it can’t be cast for its mana cost', {
    rules: ['702.140a', '601.3', '118.9'],
    alice: { battlefield: [boar], graveyard: [lasting], mana: 'UCCCCC' },
    bob: {},
    script: [
      'refused 601.3: alice casts Lasting Gull by mana',
      'alice casts Lasting Gull by mutate on Drowsy Boar',
      'everyone passes',
      'alice says no',
    ],
    expect: { alice: { battlefield: ['Lasting Gull'], graveyard: 0 }, 'Drowsy Boar': { has: ['trample'] } },
    control: {
      setup: { alice: { hand: [lasting], graveyard: [] } },
      script: ['alice casts Lasting Gull by mana', 'pass until the stack is empty'],
      expect: { alice: { battlefield: ['Drowsy Boar', 'Lasting Gull'] } },
    },
  }),
];
