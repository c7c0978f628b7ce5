import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  all,
  anyTarget,
  artifact,
  creature as creatures,
  dealDamageToPlayers,
  draw,
  enchant,
  exile,
  gainLife,
  having,
  loyalty,
  mana,
  move,
  named,
  one,
  plus,
  sacrificeSelf,
  sacrificing,
  spell,
  staticAbility,
  tap,
  target,
  targetCreature,
  triggered,
  untilEndOfTurn,
  youControl,
} from '../../machines/rules/abilities/write/index.ts';
import type { CardDefinition, Instruction } from '../../machines/rules/index.ts';

const damageEqualToPower: Instruction = {
  do: 'dealDamage',
  amount: { number: 'value', value: 'power', of: 'self' },
  to: target(0),
  toPlayers: { target: 0 },
};
const golem = creature('Blood Golem', '2/2', '', {
  abilities: [
    activated({ cost: [sacrificing(creatures)], effect: [{ do: 'addMana', mana: ['C', 'C'] }] }),
    activated({ cost: [mana('{2}')], targets: [anyTarget], effect: [damageEqualToPower] }),
  ],
});
const cannon = creature('Growing Cannon', '0/1', '', {
  abilities: [activated({ cost: [sacrificeSelf], targets: [anyTarget], effect: [damageEqualToPower] })],
});
const thorn = creature('Thorn Guest', '2/2', '', {
  manaCost: '{R}',
  abilities: [
    triggered({ when: { on: 'enters', object: 'self' }, targets: [anyTarget], effect: [damageEqualToPower] }),
  ],
});
const stone = card('Self-Paying Stone', ['artifact'], {
  abilities: [
    activated({ cost: [tap], effect: [{ do: 'addMana', mana: ['C'] }] }),
    activated({ cost: [mana('{1}'), tap], effect: [draw(1)] }),
  ],
});
const rite = card('Artifact Rite', ['sorcery'], {
  manaCost: '{U}',
  abilities: [staticAbility({ additionalCost: { cost: [sacrificing(artifact)] } }), spell([], draw(2))],
});
const boost = card('Costly Boost', ['instant'], {
  manaCost: '{2}',
  abilities: [spell([targetCreature], untilEndOfTurn(target(0), plus(3, 3)), gainLife(1))],
});
const growth = card('Their Growth', ['enchantment'], {
  subtypes: 'Aura',
  abilities: [
    enchant({ type: 'land' }),
    triggered({
      when: { on: 'tappedForMana', object: 'attached' },
      effect: [{ do: 'addMana', mana: ['G'], who: { controllerOf: 'attached' } }],
    }),
  ],
});
const blink = card('Blink', ['instant'], {
  manaCost: '{W}',
  abilities: [
    spell([one({})], { ...exile(target(0)), as: 'gone' }, move(named('gone'), { zone: 'battlefield' })),
  ],
});
const walkersGift = card('Walkers’ Gift', ['enchantment'], {
  abilities: [
    staticAbility({
      affects: all(youControl(creatures)),
      changes: [having(loyalty(1, [], gainLife(2)), loyalty(-1, [], draw(1)))],
    }),
  ],
});
const burningSage = {
  name: 'Burning Sage',
  types: ['planeswalker'],
  loyalty: 3,
  abilities: [
    activated({
      cost: [{ pay: 'loyalty', change: '-X' }],
      effect: [dealDamageToPlayers({ number: 'x' }, 'opponents')],
    }),
  ],
} as const satisfies CardDefinition;
const onceOnly = creature('Once a Turn', '1/1', '', {
  abilities: [activated({ cost: [mana('{0}')], effect: [gainLife(1)], limits: { timesEachTurn: 1 } })],
});

export default [
  scenario('605.3a: what an ability is activated of may be sacrificed for the mana that pays for it', {
    rules: ['605.3a', '113.7a', '608.2h'],
    alice: { battlefield: [golem] },
    bob: {},
    script: [
      'alice activates Blood Golem ability 2 on bob paying by hand',
      'alice activates Blood Golem ability 1',
      'alice pays C C',
      { expect: { 'Blood Golem': { on: 'graveyard' }, game: { stack: ['the ability of Blood Golem'] } } },
      'everyone passes',
    ],
    expect: { bob: { life: 18 } },
    control: {
      script: [
        'alice activates Blood Golem ability 1',
        'refused 113.6: alice activates Blood Golem ability 2 on bob',
      ],
      expect: { bob: { life: 20 }, 'Blood Golem': { on: 'graveyard' } },
    },
  }),
  scenario('605.3a: a target may be sacrificed for mana, and then is no legal target any more', {
    rules: ['605.3a', '608.2b'],
    alice: { battlefield: ["Ashnod's Altar", 'Grizzly Bears'], hand: [boost] },
    bob: { battlefield: ['Memnite'] },
    script: [
      'alice casts Costly Boost on Grizzly Bears paying by hand',
      "alice activates Ashnod's Altar",
      'alice pays C C',
      'everyone passes',
    ],
    expect: {
      alice: { life: 20 },
      'Costly Boost': { on: 'graveyard' },
      'Grizzly Bears': { on: 'graveyard' },
    },
    control: {
      setup: { alice: { battlefield: ['Grizzly Bears'], hand: [boost], mana: 'CC' } },
      script: ['alice casts Costly Boost on Grizzly Bears', 'everyone passes'],
      expect: { alice: { life: 21 }, 'Grizzly Bears': { power: 5 } },
    },
  }),
  scenario('605.3a: mana is made before costs are paid: with an artifact that the cost then sacrifices', {
    rules: ['605.3a', '601.2g', '602.5b'],
    alice: { battlefield: ['Mox Opal', 'Memnite', 'Ornithopter'], hand: [rite] },
    bob: {},
    script: ['alice casts Artifact Rite paying Memnite', 'everyone passes'],
    expect: { alice: { hand: 2 }, Memnite: { on: 'graveyard' }, 'Mox Opal': { tapped: true } },
    control: {
      setup: { alice: { battlefield: ['Mox Opal', 'Memnite'], hand: [rite] } },
      script: ['refused 118.3: alice casts Artifact Rite'],
      expect: { alice: { hand: 1 }, Memnite: { on: 'battlefield' } },
    },
  }),
  scenario('605.3a: what is tapped as a cost makes no mana for the same cost', {
    rules: ['605.3a', '601.2h'],
    alice: { battlefield: [stone] },
    bob: {},
    script: ['refused 118.3: alice activates Self-Paying Stone ability 2'],
    expect: { alice: { hand: 0 }, 'Self-Paying Stone': { tapped: false } },
    control: {
      setup: { alice: { battlefield: [stone, { card: 'Wastes', as: 'the land' }] } },
      script: ['alice activates Self-Paying Stone ability 2', 'everyone passes'],
      expect: { alice: { hand: 1 }, 'the land': { tapped: true } },
    },
  }),
  scenario('605.4a: “its controller adds” is about whoever controls the land', {
    rules: ['605.4a', '106.4'],
    alice: { battlefield: [{ card: growth, attachedTo: 'bob’s Forest' }] },
    bob: { battlefield: ['Forest'] },
    turn: { of: 'bob' },
    script: ['bob activates Forest'],
    expect: { bob: { mana: 'GG' }, alice: { mana: '' } },
    control: { withoutAbilities: ['Their Growth'], expect: { bob: { mana: 'G' } } },
  }),
  scenario('106.12a: a land that was sacrificed for its mana was tapped for mana all the same', {
    rules: ['106.12a', '605.4a'],
    alice: { battlefield: ["Mirari's Wake", 'Crystal Vein'] },
    bob: {},
    script: ['alice activates Crystal Vein ability 2'],
    expect: { alice: { mana: 'CCC' }, 'Crystal Vein': { on: 'graveyard' } },
    control: { without: "Mirari's Wake", expect: { alice: { mana: 'CC' } } },
  }),
  scenario('113.7a: what sacrificed itself deals damage by the power that it had', {
    rules: ['113.7a', '608.2h'],
    alice: { battlefield: [{ card: cannon, counters: { '+1/+1': 3 } }] },
    bob: {},
    script: ['alice activates Growing Cannon on bob', 'everyone passes'],
    expect: { bob: { life: 17 }, 'Growing Cannon': { on: 'graveyard' } },
    control: {
      setup: { alice: { battlefield: [cannon] } },
      expect: { bob: { life: 20 }, 'Growing Cannon': { on: 'graveyard' } },
    },
  }),
  scenario('113.7a: a source that left deals damage by the power that it had last', {
    rules: ['113.7a', '608.2h'],
    alice: { hand: [thorn, 'Giant Growth'], mana: 'RG' },
    bob: { hand: ['Murder'], mana: 'BBB' },
    script: [
      'alice casts Thorn Guest',
      'everyone passes',
      'alice answers bob',
      'alice casts Giant Growth on Thorn Guest',
      'everyone passes',
      'alice passes',
      'bob casts Murder on Thorn Guest',
      'everyone passes',
      'everyone passes',
    ],
    expect: { bob: { life: 15 }, 'Thorn Guest': { on: 'graveyard' } },
    control: {
      without: 'Giant Growth',
      script: [
        'alice casts Thorn Guest',
        'everyone passes',
        'alice answers bob',
        'alice passes',
        'bob casts Murder on Thorn Guest',
        'everyone passes',
        'everyone passes',
      ],
      expect: { bob: { life: 18 } },
    },
  }),
  scenario('606.3: a planeswalker that left and came back is another one, of which nothing was activated', {
    rules: ['606.3', '400.7'],
    alice: { battlefield: ['Jace Beleren'], hand: [blink], mana: 'W' },
    bob: {},
    script: [
      'alice activates Jace Beleren "+2:"',
      'everyone passes',
      'refused 606.3: alice activates Jace Beleren "+2:"',
      'alice casts Blink on Jace Beleren',
      'everyone passes',
      'alice activates Jace Beleren "+2:"',
      'everyone passes',
    ],
    expect: { 'Jace Beleren': { counters: { loyalty: 5 } }, alice: { hand: 2 } },
    control: {
      without: 'Blink',
      script: [
        'alice activates Jace Beleren "+2:"',
        'everyone passes',
        'refused 606.3: alice activates Jace Beleren "+2:"',
      ],
      expect: { alice: { hand: 1 } },
    },
  }),
  scenario('606.2: loyalty abilities of creatures are limited and paid like those of planeswalkers', {
    rules: ['606.2', '606.3', '606.6'],
    alice: { battlefield: [walkersGift, 'Grizzly Bears', 'Hill Giant'] },
    bob: {},
    script: [
      'refused 606.6: alice activates Grizzly Bears "−1:"',
      'alice activates Grizzly Bears "+1:"',
      'everyone passes',
      'refused 606.3: alice activates Grizzly Bears "−1:"',
      'alice activates Hill Giant "+1:"',
      'everyone passes',
    ],
    expect: {
      alice: { life: 24 },
      'Grizzly Bears': { counters: { loyalty: 1 }, on: 'battlefield' },
      'Hill Giant': { counters: { loyalty: 1 } },
    },
    control: {
      turn: { of: 'bob' },
      script: ['bob passes', 'refused 606.3: alice activates Grizzly Bears "+1:"'],
      expect: { alice: { life: 20 } },
    },
  }),
  scenario('606.6: X is at most the loyalty that there is', {
    rules: ['606.6', '107.3a'],
    alice: { battlefield: [burningSage] },
    bob: {},
    script: [
      'refused 107.3a: alice activates Burning Sage with X = 4',
      'alice activates Burning Sage with X = 3',
      { expect: { 'Burning Sage': { on: 'graveyard' } } },
      'everyone passes',
    ],
    expect: { bob: { life: 17 } },
    control: {
      setup: { alice: { battlefield: [{ card: burningSage, counters: { loyalty: 5 } }] } },
      script: ['alice activates Burning Sage with X = 4', 'everyone passes'],
      expect: { bob: { life: 16 }, 'Burning Sage': { counters: { loyalty: 1 } } },
    },
  }),
  scenario('602.5b: what left and came back is another object: its limit begins anew', {
    rules: ['602.5b', '400.7'],
    alice: { battlefield: [onceOnly], hand: ['Cloudshift'], mana: 'W' },
    bob: {},
    script: [
      'alice activates Once a Turn',
      'everyone passes',
      'refused 602.5b: alice activates Once a Turn',
      'alice casts Cloudshift on Once a Turn',
      'everyone passes',
      'alice activates Once a Turn',
      'everyone passes',
    ],
    expect: { alice: { life: 22 } },
    control: {
      without: 'Cloudshift',
      script: [
        'alice activates Once a Turn',
        'everyone passes',
        'refused 602.5b: alice activates Once a Turn',
      ],
      expect: { alice: { life: 21 } },
    },
  }),
];
