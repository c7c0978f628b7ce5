import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  affecting,
  having,
  lifelink,
  mana,
  plus,
  staticAbility,
} from '../../machines/rules/abilities/write/index.ts';

/** "Equip legendary creature {1}" and "Equip {3}". */
const heirloom = card('Heirloom Blade', ['artifact'], {
  manaCost: '{2}',
  subtypes: 'Equipment',
  abilities: [
    affecting('attached', plus(2, 0)),
    {
      kind: 'keyword',
      keyword: 'equip',
      cost: [mana('{1}')],
      object: { type: 'creature', supertype: 'legendary' },
    },
    { kind: 'keyword', keyword: 'equip', cost: [mana('{3}')] },
  ],
});

const armory = card('Ready Armory', ['artifact'], {
  manaCost: '{1}',
  abilities: [staticAbility({ costs: [{ of: 'abilities', by: 'you', keyword: 'equip', less: 1 }] })],
});

/** Becomes a creature while it is equipped, so that the Equipment stays on it. */
const gift = card('Gift of Arms', ['artifact'], {
  manaCost: '{1}',
  subtypes: 'Equipment',
  abilities: [
    affecting(
      'attached',
      { change: 'addTypes', types: ['creature'] },
      { change: 'setPowerToughness', power: 3, toughness: 3 },
    ),
    affecting('attached', having(lifelink)),
    {
      kind: 'keyword',
      keyword: 'equip',
      cost: [mana('{1}')],
      object: { type: 'planeswalker' },
    },
  ],
});

export default [
  scenario('502.33a: equip attaches at the time of a sorcery, to a creature that its player controls', {
    rules: ['702.6a', '602.5d', '307.5'],
    alice: { battlefield: ['Silvercoat Lion', 'Bonesplitter', 'Wastes'], hand: ['Shock'], mana: 'R' },
    bob: { battlefield: ['Grizzly Bears'] },
    script: [
      'refused 115.1: alice activates Bonesplitter on Grizzly Bears',
      'alice casts Shock on bob',
      'refused 602.5d: alice activates Bonesplitter on Silvercoat Lion',
      'pass until the stack is empty',
      'alice activates Bonesplitter on Silvercoat Lion',
    ],
    expect: { Bonesplitter: { attachedTo: 'Silvercoat Lion' }, 'Silvercoat Lion': { power: 4 } },
    control: {
      turn: { at: 'upkeep' },
      script: ['refused 602.5d: alice activates Bonesplitter on Silvercoat Lion'],
      expect: { Bonesplitter: { attachedTo: null }, 'Silvercoat Lion': { power: 2 } },
    },
  }),
  scenario(
    '502.33b: Equipment can’t be attached to what is no creature, and comes off one that stops being one',
    {
      rules: ['702.6b', '301.5', '301.5c', '704.5n'],
      alice: {
        battlefield: ['Forest', { card: 'Bonesplitter', attachedTo: 'Forest' }],
      },
      bob: {},
      expect: {
        Bonesplitter: { on: 'battlefield', attachedTo: null },
        game: { happened: [{ event: 'unattach', object: 'Bonesplitter', rule: '704.5n' }] },
      },
      control: {
        setup: {
          alice: { battlefield: ['Grizzly Bears', { card: 'Bonesplitter', attachedTo: 'Grizzly Bears' }] },
        },
        expect: { Bonesplitter: { attachedTo: 'Grizzly Bears' } },
      },
    },
  ),
  scenario('502.33c: of two equip abilities either may be activated', {
    rules: ['702.6d', '602.2'],
    alice: {
      battlefield: ['Puresteel Paladin', "Umezawa's Jitte", 'Ornithopter', 'Bonesplitter'],
      mana: 'CC',
    },
    bob: {},
    script: [
      "alice activates Umezawa's Jitte ability 3 on Ornithopter",
      'everyone passes',
      { expect: { "Umezawa's Jitte": { attachedTo: 'Ornithopter' }, alice: { mana: 'CC' } } },
      "alice activates Umezawa's Jitte ability 2 on Puresteel Paladin",
    ],
    expect: { "Umezawa's Jitte": { attachedTo: 'Puresteel Paladin' }, alice: { mana: '' } },
    control: {
      without: 'Puresteel Paladin',
      script: ["alice activates Umezawa's Jitte ability 2 on Ornithopter", 'everyone passes'],
      expect: { "Umezawa's Jitte": { attachedTo: 'Ornithopter' }, alice: { mana: '' } },
    },
  }),
  scenario('702.6a: equip is an activated ability: it uses the stack, and attaches as it resolves', {
    rules: ['702.6a', '113.3b', '701.3a'],
    alice: {
      battlefield: [
        'Silvercoat Lion',
        'Grizzly Bears',
        { card: 'Bonesplitter', attachedTo: 'Grizzly Bears' },
      ],
      mana: 'C',
    },
    bob: { hand: ['Shock'], mana: 'R' },
    script: [
      'alice activates Bonesplitter on Silvercoat Lion',
      {
        expect: {
          game: { stack: ['the ability of Bonesplitter'] },
          Bonesplitter: { attachedTo: 'Grizzly Bears' },
          alice: { mana: '' },
        },
      },
      'everyone passes',
    ],
    expect: {
      Bonesplitter: { attachedTo: 'Silvercoat Lion' },
      'Grizzly Bears': { power: 2 },
      'Silvercoat Lion': { power: 4 },
    },
    control: {
      script: [
        'alice activates Bonesplitter on Silvercoat Lion',
        'alice passes',
        'bob casts Shock on Silvercoat Lion',
        'pass until the stack is empty',
      ],
      expect: { Bonesplitter: { attachedTo: 'Grizzly Bears' }, 'Silvercoat Lion': { on: 'graveyard' } },
    },
  }),
  scenario('702.6a: an effect lets its player activate equip any time they could cast an instant', {
    rules: ['702.6a', '602.5d', '609.4'],
    alice: { battlefield: ['Leonin Shikari', 'Bonesplitter'], mana: 'C' },
    bob: {},
    turn: { at: 'upkeep' },
    script: ['alice activates Bonesplitter on Leonin Shikari'],
    expect: { Bonesplitter: { attachedTo: 'Leonin Shikari' } },
    control: {
      withoutAbilities: ['Leonin Shikari'],
      script: ['refused 602.5d: alice activates Bonesplitter on Leonin Shikari'],
      expect: { Bonesplitter: { attachedTo: null } },
    },
  }),
  scenario('702.6b: an Equipment that is also a creature is attached to nothing (301.5c)', {
    rules: ['702.6b', '301.5c', '704.5p'],
    alice: {
      battlefield: [
        'Grizzly Bears',
        {
          card: creature('Living Blade', '2/2', '', {
            types: ['artifact', 'creature'],
            subtypes: 'Equipment',
            abilities: [
              affecting('attached', plus(2, 0)),
              { kind: 'keyword', keyword: 'equip', cost: [mana('{0}')] },
            ],
          }),
          attachedTo: 'Grizzly Bears',
        },
      ],
    },
    bob: {},
    script: [
      { expect: { 'Living Blade': { attachedTo: null } } },
      'alice activates Living Blade on Grizzly Bears',
      'pass until the stack is empty',
    ],
    expect: { 'Living Blade': { on: 'battlefield', attachedTo: null }, 'Grizzly Bears': { power: 2 } },
    control: {
      setup: { alice: { battlefield: ['Grizzly Bears', { card: 'Bonesplitter' }], mana: 'C' } },
      script: ['alice activates Bonesplitter on Grizzly Bears', 'pass until the stack is empty'],
      expect: { Bonesplitter: { attachedTo: 'Grizzly Bears' }, 'Grizzly Bears': { power: 4 } },
    },
  }),
  scenario('702.6c: a quality narrows what equip may target, not what the Equipment may be attached to', {
    rules: ['702.6c', '301.5b'],
    alice: {
      battlefield: [
        'Isamaru, Hound of Konda',
        'Grizzly Bears',
        { card: heirloom, attachedTo: 'Grizzly Bears' },
      ],
      mana: 'CCCC',
    },
    bob: {},
    script: [
      { expect: { 'Heirloom Blade': { attachedTo: 'Grizzly Bears' }, 'Grizzly Bears': { power: 4 } } },
      'refused 115.1: alice activates Heirloom Blade ability 1 on Grizzly Bears',
      'alice activates Heirloom Blade ability 1 on Isamaru, Hound of Konda',
      'everyone passes',
      { expect: { 'Heirloom Blade': { attachedTo: 'Isamaru, Hound of Konda' } } },
      'alice activates Heirloom Blade ability 2 on Grizzly Bears',
    ],
    expect: { 'Heirloom Blade': { attachedTo: 'Grizzly Bears' }, alice: { mana: '' } },
    control: {
      setup: {
        alice: {
          battlefield: [
            'Isamaru, Hound of Konda',
            'Grizzly Bears',
            { card: "Konda's Banner", attachedTo: 'Grizzly Bears' },
          ],
          mana: 'CC',
        },
      },
      script: [
        { expect: { "Konda's Banner": { attachedTo: null } } },
        "alice activates Konda's Banner on Grizzly Bears",
        'everyone passes',
      ],
      expect: { "Konda's Banner": { attachedTo: null } },
    },
  }),
  scenario(
    '702.6d: what is said of equip abilities and equip costs is said of “equip legendary creature” too',
    {
      rules: ['702.6c', '601.2f', '602.5d'],
      alice: { battlefield: ['Leonin Shikari', 'Isamaru, Hound of Konda', heirloom, armory] },
      bob: {},
      turn: { at: 'upkeep' },
      script: ['alice activates Heirloom Blade ability 1 on Isamaru, Hound of Konda'],
      expect: { 'Heirloom Blade': { attachedTo: 'Isamaru, Hound of Konda' } },
      control: {
        without: 'Ready Armory',
        script: ['refused 118.3: alice activates Heirloom Blade ability 1 on Isamaru, Hound of Konda'],
        expect: { 'Heirloom Blade': { attachedTo: null } },
      },
    },
  ),
  scenario('702.6e: each of several equip abilities may be activated', {
    rules: ['702.6d'],
    alice: { battlefield: ['Grizzly Bears', 'Isamaru, Hound of Konda', heirloom], mana: 'CCCC' },
    bob: {},
    script: [
      'alice activates Heirloom Blade ability 2 on Grizzly Bears',
      'everyone passes',
      { expect: { 'Heirloom Blade': { attachedTo: 'Grizzly Bears' }, alice: { mana: 'C' } } },
      'alice activates Heirloom Blade ability 1 on Isamaru, Hound of Konda',
    ],
    expect: { 'Heirloom Blade': { attachedTo: 'Isamaru, Hound of Konda' }, alice: { mana: '' } },
    control: {
      setup: {
        alice: { battlefield: ['Grizzly Bears', 'Isamaru, Hound of Konda', 'Bonesplitter'], mana: 'CC' },
      },
      script: [
        'alice activates Bonesplitter on Grizzly Bears',
        'everyone passes',
        'alice activates Bonesplitter on Isamaru, Hound of Konda',
      ],
      expect: { Bonesplitter: { attachedTo: 'Isamaru, Hound of Konda' }, alice: { mana: '' } },
    },
  }),
  scenario('Equip planeswalker: attached as though the planeswalker were a creature', {
    rules: ['702.6e', '609.4', '704.5n'],
    alice: { battlefield: ['Elspeth, Knight-Errant', 'Grizzly Bears', gift], mana: 'C' },
    bob: {},
    script: [
      'refused 115.1: alice activates Gift of Arms on Grizzly Bears',
      'alice activates Gift of Arms on Elspeth, Knight-Errant',
    ],
    expect: {
      'Gift of Arms': { attachedTo: 'Elspeth, Knight-Errant' },
      'Elspeth, Knight-Errant': { types: ['creature', 'planeswalker'], power: 3, has: ['lifelink'] },
    },
    control: {
      setup: { alice: { battlefield: ['Elspeth, Knight-Errant', 'Bonesplitter'], mana: 'C' } },
      script: ['refused 115.1: alice activates Bonesplitter on Elspeth, Knight-Errant'],
      expect: { Bonesplitter: { attachedTo: null } },
    },
  }),
];
