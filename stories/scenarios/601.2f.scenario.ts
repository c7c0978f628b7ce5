import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import { staticAbility } from '../../machines/rules/abilities/write/index.ts';

/** Sorcery spells cost {1} less. */
const thrift = card('Thrift', ['artifact'], {
  abilities: [staticAbility({ costs: [{ of: 'spells', by: 'you', like: { type: 'sorcery' }, less: 1 }] })],
});
/** Spells of its player cost {2} less. */
const peddler = creature('Cheap Peddler', '1/1', '', {
  abilities: [staticAbility({ costs: [{ of: 'spells', by: 'you', less: 2 }] })],
});
const monument = card('Great Monument', ['artifact'], { manaCost: '{4}' });

const twofold = card('Twofold Call', ['sorcery'], {
  manaCost: '{2/W}',
  abilities: [{ kind: 'spell', effect: [{ do: 'gainLife', amount: 3 }] }],
});
const probe = card('Painful Probe', ['sorcery'], {
  manaCost: '{U/P}',
  abilities: [{ kind: 'spell', effect: [{ do: 'loseLife', amount: 1, who: 'opponents' }] }],
});

export default [
  scenario('601.2f: where only black mana may be spent on X, other mana pays for the rest', {
    rules: ['601.2f', '107.3a'],
    alice: { hand: ['Drain Life'], mana: 'BBBR' },
    bob: {},
    script: [
      'refused 107.3a: alice casts Drain Life on bob with X = 3',
      'alice casts Drain Life on bob with X = 2',
      'everyone passes',
    ],
    expect: { alice: { life: 22, mana: '' }, bob: { life: 18 } },
    control: {
      // As much mana, and too little of it is black.
      setup: { alice: { hand: ['Drain Life'], mana: 'BRRR' } },
      script: ['alice casts Drain Life on bob with X = 0', 'everyone passes'],
      expect: { alice: { life: 20, mana: 'RR' }, bob: { life: 20 } },
    },
  }),
  scenario('601.2f: what the total cost is reduced by is taken off X', {
    rules: ['601.2f', '118.7a'],
    alice: { hand: ['Drain Life'], mana: 'BBR', battlefield: [thrift] },
    bob: {},
    script: ['alice casts Drain Life on bob with X = 2', 'everyone passes'],
    expect: { alice: { life: 22, mana: '' }, bob: { life: 18 } },
    control: {
      withoutAbilities: ['Thrift'],
      script: ['refused 107.3a: alice casts Drain Life on bob with X = 2'],
      expect: { bob: { life: 20 } },
    },
  }),
  scenario('608.2h: no more life is gained than the toughness of the creature that is dealt the damage', {
    rules: ['608.2h', '119.3'],
    alice: { hand: ['Drain Life'], mana: 'BBBBBBB' },
    bob: { battlefield: ['Ornithopter'] },
    script: ['alice casts Drain Life on Ornithopter with X = 5', 'everyone passes'],
    expect: { Ornithopter: { on: 'graveyard' }, alice: { life: 22 } },
    control: {
      script: ['alice casts Drain Life on bob with X = 5', 'everyone passes'],
      expect: { alice: { life: 25 } },
    },
  }),
  scenario('608.2i: of a planeswalker it is the loyalty that it had before the damage was dealt', {
    rules: ['608.2i', '120.3c'],
    alice: { hand: ['Drain Life'], mana: 'BBBBBBB' },
    bob: { battlefield: [{ card: 'Karn Liberated', counters: { loyalty: 3 } }] },
    script: ['alice casts Drain Life on Karn Liberated with X = 5', 'everyone passes'],
    expect: { 'Karn Liberated': { on: 'graveyard' }, alice: { life: 23 } },
    control: {
      setup: { bob: { battlefield: [{ card: 'Karn Liberated', counters: { loyalty: 9 } }] } },
      expect: { 'Karn Liberated': { counters: { loyalty: 4 } }, alice: { life: 25 } },
    },
  }),
  scenario('608.2i: of a player it is the life that they had before the damage was dealt', {
    rules: ['608.2i', '119.3'],
    alice: { hand: ['Drain Life'], mana: 'BBBBBBB' },
    bob: { life: 2 },
    script: ['alice casts Drain Life on bob with X = 5', 'everyone passes'],
    expect: { bob: { life: -3 }, alice: { life: 22 } },
    control: { setup: { bob: { life: 9 } }, expect: { bob: { life: 4 }, alice: { life: 25 } } },
  }),
  scenario('601.2f: the total cost is locked in before what reduces it is sacrificed for the mana', {
    rules: ['601.2f', '601.2g'],
    alice: { hand: [monument], battlefield: [peddler, "Ashnod's Altar"] },
    bob: {},
    script: [
      'alice casts Great Monument paying by hand',
      "alice activates Ashnod's Altar",
      'alice pays C C',
      { expect: { 'Great Monument': { on: 'stack' }, 'Cheap Peddler': { on: 'graveyard' } } },
      'everyone passes',
    ],
    expect: { 'Great Monument': { on: 'battlefield' }, alice: { mana: '' } },
    control: {
      // Sacrificed before, it reduces nothing.
      script: [
        "alice activates Ashnod's Altar",
        { expect: { alice: { mana: 'CC' } } },
        'refused 118.3: alice casts Great Monument',
      ],
      expect: { 'Great Monument': { on: 'hand' }, alice: { mana: 'CC' } },
    },
  }),
  scenario('601.2f: what is paid with life is no mana that a spell costs at least', {
    rules: ['601.2b', '601.2f', '107.4f', '118.13a'],
    alice: { battlefield: ['Trinisphere'], hand: [probe], mana: 'CCC' },
    bob: {},
    script: ['alice casts Painful Probe', 'everyone passes'],
    expect: { alice: { life: 18, mana: '' }, bob: { life: 19 } },
    control: {
      without: 'Trinisphere',
      expect: { alice: { life: 18, mana: 'CCC' }, bob: { life: 19 } },
    },
  }),
  scenario('601.2f: two life and two mana are too little where a spell costs three mana', {
    rules: ['601.2b', '601.2f', '118.3'],
    alice: { battlefield: ['Trinisphere'], hand: [probe], mana: 'UC' },
    bob: {},
    script: ['refused 118.3: alice casts Painful Probe'],
    expect: { alice: { life: 20, mana: 'UC' } },
    control: {
      setup: { alice: { mana: 'UCC' } },
      script: ['alice casts Painful Probe', 'alice chooses {2}{U}', 'everyone passes'],
      expect: { alice: { life: 20, mana: '' } },
    },
  }),
  scenario(
    '601.2f: a symbol that is paid with one mana leaves more to be added than one that is paid with two',
    {
      rules: ['601.2b', '601.2f', '107.4e'],
      alice: { battlefield: ['Trinisphere'], hand: [twofold], mana: 'WW' },
      bob: {},
      script: ['refused 118.3: alice casts Twofold Call'],
      expect: { alice: { mana: 'WW' } },
      control: {
        without: 'Trinisphere',
        script: ['alice casts Twofold Call', 'everyone passes'],
        expect: { alice: { mana: 'W', life: 23 } },
      },
    },
  ),
];
