import { card, creature, scenario } from '../../machines/play/scenario/index.ts';

const value = { number: 'value', value: 'manaValue', of: 'self' } as const;
const elder = creature('Bargaining Elder', '3/3', '', {
  abilities: [
    {
      kind: 'static',
      players: 'you',
      if: { holds: 'turnOf', who: 'you' },
      rules: [
        {
          rule: 'mayCast',
          what: { type: 'enchantment' },
          for: [{ pay: 'life', amount: value }],
          onceEachTurn: true,
        },
      ],
    },
  ],
});
const mist = card('Heavy Mist', ['enchantment'], { manaCost: '{3}{U}' });
const fog = card('Light Fog', ['enchantment'], { manaCost: '{1}{U}' });
const collector = creature('Relic Collector', '2/2', '', {
  abilities: [
    {
      kind: 'triggered',
      when: [{ on: 'attacks', object: 'self' }],
      effect: [
        {
          do: 'cast',
          what: { all: { zone: ['hand', 'graveyard'], owner: 'you' } },
          alternativeCost: { name: 'alternative', cost: [{ pay: 'life', amount: value }] },
          like: { type: 'artifact' },
          most: 1,
        },
      ],
    },
  ],
});
const anvil = card('Old Anvil', ['artifact'], { manaCost: '{5}' });

const forLife = 'by paying—Pay life equal to its mana value';

export default [
  scenario('118.9: one spell each turn costs as much life as its mana value, where a rule says so', {
    rules: ['118.9', '118.9d', '202.3'],
    alice: { battlefield: [elder], hand: [mist, fog] },
    bob: {},
    script: [
      `alice casts Heavy Mist ${forLife}`,
      'pass until the stack is empty',
      `refused: alice casts Light Fog ${forLife}`,
    ],
    expect: { alice: { life: 16, battlefield: ['Bargaining Elder', 'Heavy Mist'], hand: ['Light Fog'] } },
    control: {
      script: [
        `alice casts Light Fog ${forLife}`,
        'pass until the stack is empty',
        `refused: alice casts Heavy Mist ${forLife}`,
      ],
      expect: { alice: { life: 18, battlefield: ['Bargaining Elder', 'Light Fog'], hand: ['Heavy Mist'] } },
    },
  }),
  scenario('118.9: as it is only so in the turn of its controller, in another the mana cost is paid', {
    rules: ['118.9'],
    turn: { of: 'bob' },
    alice: { battlefield: [elder], hand: [{ ...fog, abilities: [{ kind: 'keyword', keyword: 'flash' }] }] },
    bob: {},
    script: ['bob passes', `refused: alice casts Light Fog ${forLife}`],
    expect: { alice: { life: 20, hand: ['Light Fog'] } },
    control: {
      script: ['pass until the next turn', 'pass until alice’s upkeep', `alice casts Light Fog ${forLife}`],
      expect: { alice: { life: 18 } },
    },
  }),
  scenario('608.2g: a spell that an effect lets a player cast for life is cast from where the effect says', {
    rules: ['608.2g', '118.9'],
    alice: { battlefield: [collector], graveyard: [anvil] },
    bob: {},
    script: [
      'alice attacks bob with Relic Collector',
      'pass until alice decides',
      'alice says yes',
      'everyone passes',
    ],
    expect: { alice: { life: 15, graveyard: [], battlefield: ['Relic Collector', 'Old Anvil'] } },
    control: {
      script: [
        'alice attacks bob with Relic Collector',
        'pass until alice decides',
        'alice says no',
        'everyone passes',
      ],
      expect: { alice: { life: 20, graveyard: ['Old Anvil'], battlefield: ['Relic Collector'] } },
    },
  }),
];
