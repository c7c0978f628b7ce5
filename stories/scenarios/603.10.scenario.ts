import { card, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  all,
  artifact,
  creature,
  dealDamageToPlayers,
  destroy,
  dies,
  gainLife,
  mana,
  move,
  one,
  spell,
  target,
  targetCreature,
  triggered,
  youControl,
} from '../../machines/rules/abilities/write/index.ts';

const bell = card('Mourning Bell', ['artifact'], {
  abilities: [triggered({ when: dies(creature), effect: [gainLife(1)] })],
});
const collapse = card('Collapse', ['sorcery'], {
  manaCost: '{W}',
  abilities: [spell([], destroy(all({ anyType: ['artifact', 'creature', 'enchantment'] })))],
});
const altar = card('Restless Altar', ['artifact'], {
  abilities: [
    activated({ cost: [{ pay: 'sacrifice', what: artifact }], effect: [gainLife(1)] }),
    triggered({
      when: { on: 'sacrificed', object: artifact, by: 'you' },
      effect: [dealDamageToPlayers(2, 'opponents')],
    }),
  ],
});
const gravestone = card('Disturbed Gravestone', ['creature', 'artifact'], {
  abilities: [
    triggered({
      when: { on: 'leaves', object: { type: 'creature', owner: 'you' }, from: 'graveyard' },
      effect: [gainLife(2)],
    }),
  ],
});
const recall = card('Pull Together', ['sorcery'], {
  manaCost: '{B}',
  abilities: [spell([one({ zone: 'graveyard', type: 'creature' })], move(target(0), { zone: 'hand' }))],
});
const farewell = card('Farewell Drum', ['artifact'], {
  abilities: [triggered({ when: { on: 'leaves', object: { owner: 'you' } }, effect: [gainLife(1)] })],
});
const urn = card('Gathering Urn', ['artifact'], {
  abilities: [
    triggered({
      when: { on: 'putInto', zone: 'graveyard', from: 'battlefield', object: { owner: 'you' } },
      effect: [gainLife(1)],
    }),
  ],
});
const ebb = card('Ebb Stone', ['artifact'], {
  abilities: [
    triggered({
      when: { on: 'putInto', zone: 'hand', from: 'battlefield', object: { owner: 'you' } },
      effect: [gainLife(3)],
    }),
  ],
});
const tide = card('Withdrawing Tide', ['sorcery'], {
  manaCost: '{U}',
  abilities: [spell([], move(all(youControl({ notType: 'land' })), { zone: 'hand' }))],
});
const waning = card('Waning Shape', ['enchantment'], {
  abilities: [
    triggered({ when: { on: 'phasesOut', object: creature }, effect: [gainLife(2)] }),
    triggered({ when: { on: 'phasesIn', object: creature }, effect: [gainLife(5)] }),
  ],
});
const fading = card('Fading', ['sorcery'], {
  manaCost: '{U}',
  abilities: [spell([], { do: 'phaseOut', what: all({ anyType: ['creature', 'enchantment'] }) })],
});
const grudge = card('Loyal Grudge', ['creature'], {
  abilities: [
    triggered({
      when: { on: 'controlChanges', object: 'self', from: 'you' },
      effect: [dealDamageToPlayers(3, 'opponents')],
    }),
  ],
});
const defiance = card('Last Word', ['instant'], {
  manaCost: '{R}',
  abilities: [
    triggered({ when: { on: 'countered', object: 'self' }, effect: [dealDamageToPlayers(2, 'opponents')] }),
    spell([], gainLife(1)),
  ],
});
const strap = card('Loosened Strap', ['artifact'], {
  subtypes: 'Equipment',
  abilities: [
    triggered({ when: { on: 'unattached', object: 'self' }, effect: [gainLife(4)] }),
    { kind: 'keyword', keyword: 'equip', cost: [mana('{1}')] },
  ],
});
const wreck = card('Wreck', ['instant'], {
  manaCost: '{R}',
  abilities: [spell([one({ anyType: ['artifact', 'creature'] })], destroy(target(0)))],
});
const giantGrudge = { ...grudge, power: 3, toughness: 3 };
const stoneBeast = { ...gravestone, power: 1, toughness: 1 };
const theft = card('Quick Theft', ['instant'], {
  manaCost: '{R}',
  abilities: [
    spell([targetCreature], {
      do: 'modify',
      what: target(0),
      changes: [{ change: 'control', by: 'you' }],
      until: 'untilEndOfTurn',
    }),
  ],
});

export default [
  scenario('603.10: what triggers on entering is asked of what is there afterwards', {
    rules: ['603.10', '603.6a'],
    alice: { hand: ['Soul Warden', 'Grizzly Bears'], mana: 'WWGG' },
    bob: {},
    script: [
      'alice casts Soul Warden',
      'everyone passes',
      { expect: { alice: { life: 20 } } },
      'alice casts Grizzly Bears',
    ],
    expect: { alice: { life: 21 } },
    control: {
      script: ['alice casts Grizzly Bears', 'everyone passes', 'alice casts Soul Warden', 'everyone passes'],
      expect: { alice: { life: 20 } },
    },
  }),
  scenario('603.10a, example 1: an artifact that goes along with two creatures triggers for both', {
    rules: ['603.10a'],
    alice: { battlefield: [bell, 'Grizzly Bears'], hand: [collapse], mana: 'W' },
    bob: { battlefield: ['Hill Giant'] },
    script: [
      'alice casts Collapse',
      'everyone passes',
      { expect: { game: { stack: 2 } } },
      'pass until the stack is empty',
    ],
    expect: { alice: { life: 22 }, 'Mourning Bell': { on: 'graveyard' } },
    control: {
      withoutAbilities: ['Mourning Bell'],
      script: ['alice casts Collapse'],
      expect: { alice: { life: 20 } },
    },
  }),
  scenario(
    '603.10a: what triggers on its controller sacrificing looks back, so that it sees itself sacrificed',
    {
      rules: ['603.10a', '701.21a'],
      alice: { battlefield: [altar] },
      bob: {},
      script: ['alice activates Restless Altar', 'pass until the stack is empty'],
      expect: { bob: { life: 18 }, alice: { life: 21 }, 'Restless Altar': { on: 'graveyard' } },
      control: { without: 'Restless Altar', script: [], expect: { bob: { life: 20 } } },
    },
  ),
  scenario('603.10a: what triggers on permanents leaving the battlefield sees itself leave with them', {
    rules: ['603.10a', '603.6c'],
    alice: { battlefield: [farewell, 'Grizzly Bears'], hand: [tide], mana: 'U' },
    bob: {},
    script: ['alice casts Withdrawing Tide'],
    expect: { alice: { life: 22, hand: 2 } },
    control: { withoutAbilities: ['Farewell Drum'], expect: { alice: { life: 20, hand: 2 } } },
  }),
  scenario('603.10a: so does what triggers on permanents put into a graveyard from the battlefield', {
    rules: ['603.10a', '603.6c'],
    alice: { battlefield: [urn, 'Grizzly Bears'], hand: [collapse], mana: 'W' },
    bob: { battlefield: ['Hill Giant'] },
    script: ['alice casts Collapse'],
    expect: { alice: { life: 22 } },
    control: { withoutAbilities: ['Gathering Urn'], expect: { alice: { life: 20 } } },
  }),
  scenario('603.10a: what triggers on a card leaving a graveyard looks back', {
    rules: ['603.10a'],
    alice: { battlefield: [stoneBeast], graveyard: ['Grizzly Bears', 'Shock'], hand: [recall], mana: 'B' },
    bob: {},
    script: ['alice casts Pull Together on Grizzly Bears'],
    expect: { alice: { life: 22, hand: ['Grizzly Bears'] } },
    control: {
      setup: { alice: { battlefield: [stoneBeast], graveyard: ['Shock'], hand: ['Regrowth'], mana: 'GG' } },
      script: ['alice casts Regrowth on Shock'],
      expect: { alice: { life: 20, hand: ['Shock'] } },
    },
  }),
  scenario(
    '603.10a: what triggers on permanents put into a hand looks back: also on itself and what goes with it',
    {
      rules: ['603.10a'],
      alice: { battlefield: [ebb, 'Grizzly Bears'], hand: [tide], mana: 'U' },
      bob: {},
      script: ['alice casts Withdrawing Tide'],
      expect: { alice: { life: 26, hand: 2 } },
      control: { withoutAbilities: ['Ebb Stone'], expect: { alice: { life: 20, hand: 2 } } },
    },
  ),
  scenario('603.10b: what triggers on permanents phasing out looks back; phasing in is seen afterwards', {
    rules: ['603.10b', '702.26'],
    alice: { battlefield: [waning, 'Grizzly Bears'], hand: [fading], mana: 'U' },
    bob: {},
    script: [
      'alice casts Fading',
      'everyone passes',
      'everyone passes',
      { expect: { alice: { life: 22 } } },
      "pass until bob's end step",
      'pass until the next turn',
      "pass until alice's upkeep",
      'everyone passes',
    ],
    expect: { alice: { life: 27 } },
    control: {
      withoutAbilities: ['Waning Shape'],
      script: ['alice casts Fading', 'everyone passes'],
      expect: { alice: { life: 20 } },
    },
  }),
  scenario('603.10c: what triggers on becoming unattached looks back', {
    rules: ['603.10c'],
    alice: { battlefield: ['Grizzly Bears', { card: strap, attachedTo: 'Grizzly Bears' }] },
    bob: { hand: [wreck], mana: 'R' },
    script: ['alice passes', 'bob casts Wreck on Grizzly Bears', 'pass until the stack is empty'],
    expect: { alice: { life: 24 }, 'Loosened Strap': { on: 'battlefield', attachedTo: null } },
    control: {
      setup: { alice: { battlefield: ['Grizzly Bears', strap] } },
      expect: { alice: { life: 20 } },
    },
  }),
  scenario('603.10d: what triggers on losing control looks back, to who lost it', {
    rules: ['603.10d'],
    alice: { battlefield: [giantGrudge] },
    bob: { hand: [theft], mana: 'R' },
    script: [
      'alice passes',
      'bob casts Quick Theft on Loyal Grudge',
      'everyone passes',
      { expect: { 'the ability of Loyal Grudge': { controller: 'alice' } } },
      'everyone passes',
    ],
    expect: { bob: { life: 17 }, alice: { life: 20 }, 'Loyal Grudge': { controller: 'bob' } },
    control: {
      withoutAbilities: ['Loyal Grudge'],
      script: ['alice passes', 'bob casts Quick Theft on Loyal Grudge', 'everyone passes'],
      expect: { bob: { life: 20 } },
    },
  }),
  scenario('603.10d: who controlled what leaves the battlefield has lost control of it', {
    rules: ['603.10d'],
    alice: { battlefield: [giantGrudge] },
    bob: { hand: [wreck], mana: 'R' },
    script: ['alice passes', 'bob casts Wreck on Loyal Grudge', 'pass until the stack is empty'],
    expect: { bob: { life: 17 } },
    control: { withoutAbilities: ['Loyal Grudge'], expect: { bob: { life: 20 } } },
  }),
  scenario('603.10e: what triggers on being countered looks back', {
    rules: ['603.10e', '113.6k'],
    alice: { hand: [defiance], mana: 'R' },
    bob: { hand: ['Counterspell'], mana: 'UU' },
    script: ['alice casts Last Word', 'bob casts Counterspell on Last Word', 'pass until the stack is empty'],
    expect: { bob: { life: 18 }, alice: { life: 20 }, 'Last Word': { on: 'graveyard' } },
    control: {
      without: 'Counterspell',
      script: ['alice casts Last Word', 'everyone passes'],
      expect: { bob: { life: 20 }, alice: { life: 21 } },
    },
  }),
];
