import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import { staticAbility } from '../../machines/rules/abilities/write/index.ts';

/** Exiles what lies in exile. */
const again = card('Exile Again', ['sorcery'], {
  manaCost: '{C}',
  abilities: [
    {
      kind: 'spell',
      targets: [{ objects: { zone: 'exile' } }],
      effect: [{ do: 'exile', what: { target: 0 } }],
    },
  ],
});

/** Once in each of its controller's turns they may cast a creature spell from their graveyard. */
const ferryman = creature('Ferryman of Beasts', '3/4', '', {
  abilities: [
    staticAbility({
      if: { holds: 'turnOf', who: 'you' },
      players: 'you',
      rules: [{ rule: 'mayPlayFrom', from: 'graveyard', what: { type: 'creature' }, onceEachTurn: true }],
    }),
  ],
});

export default [
  scenario('400.7d: an ability of a permanent knows whether and from where its spell was cast', {
    rules: ['400.7d', '603.4'],
    alice: {
      hand: ['Dread Cacodemon'],
      battlefield: ['Grizzly Bears'],
      mana: 'BBBCCCCCCC',
    },
    bob: { battlefield: ['Silvercoat Lion'] },
    script: ['alice casts Dread Cacodemon', 'pass until the stack is empty'],
    expect: {
      'Silvercoat Lion': { on: 'graveyard' },
      'Grizzly Bears': { tapped: true },
      'Dread Cacodemon': { tapped: false },
    },
    control: {
      setup: { alice: { hand: ['Reanimate'], graveyard: ['Dread Cacodemon'], mana: 'B' } },
      script: ['alice casts Reanimate on Dread Cacodemon', 'pass until the stack is empty'],
      expect: {
        'Dread Cacodemon': { on: 'battlefield' },
        'Silvercoat Lion': { on: 'battlefield' },
        'Grizzly Bears': { tapped: false },
      },
    },
  }),
  scenario('400.7: a card that comes back is another object, which the old one’s changes don’t follow', {
    rules: ['400.7'],
    alice: { battlefield: ['Grizzly Bears'], hand: ['Giant Growth', 'Saving Grasp'], mana: 'GUGC' },
    bob: {},
    script: [
      'alice casts Giant Growth on Grizzly Bears',
      'pass until the stack is empty',
      { expect: { 'Grizzly Bears': { power: 5 } } },
      'alice casts Saving Grasp on Grizzly Bears',
      'pass until the stack is empty',
      'alice casts Grizzly Bears',
    ],
    expect: { 'Grizzly Bears': { on: 'battlefield', power: 2 } },
    control: {
      script: ['alice casts Giant Growth on Grizzly Bears', 'pass until the stack is empty'],
      expect: { 'Grizzly Bears': { power: 5 } },
    },
  }),
  scenario('406.7: what is exiled out of exile is a new object there, which no effect goes back to', {
    rules: ['406.7', '400.7', '607.2a'],
    alice: { hand: ['Oblivion Ring', again, 'Disenchant'], mana: 'WCCCWC' },
    bob: { battlefield: ['Memnite'] },
    script: [
      'alice casts Oblivion Ring',
      'pass until the stack is empty',
      'alice casts Exile Again on Memnite',
      'pass until the stack is empty',
      'alice casts Disenchant on Oblivion Ring',
      'pass until the stack is empty',
    ],
    expect: { Memnite: { on: 'exile' } },
    control: {
      script: [
        'alice casts Oblivion Ring',
        'pass until the stack is empty',
        'alice casts Disenchant on Oblivion Ring',
        'pass until the stack is empty',
      ],
      expect: { Memnite: { on: 'battlefield' } },
    },
  }),
  scenario('400.7: what has been used once a turn of one permanent can be used of the new one', {
    rules: ['400.7', '601.3'],
    alice: {
      battlefield: [ferryman],
      hand: ['Cloudshift'],
      graveyard: ['Grizzly Bears', 'Ornithopter', 'Memnite'],
      mana: 'GCW',
    },
    bob: {},
    script: [
      'alice casts Grizzly Bears',
      'everyone passes',
      'refused 601.3: alice casts Ornithopter',
      'alice casts Cloudshift on Ferryman of Beasts',
      'everyone passes',
      'alice casts Ornithopter',
      'everyone passes',
      'refused 601.3: alice casts Memnite',
    ],
    expect: { Ornithopter: { on: 'battlefield' }, Memnite: { on: 'graveyard' } },
    control: {
      script: [
        'alice casts Grizzly Bears',
        'everyone passes',
        'alice casts Cloudshift on Grizzly Bears',
        'everyone passes',
        'refused 601.3: alice casts Ornithopter',
      ],
      expect: { Ornithopter: { on: 'graveyard' } },
    },
  }),
];
