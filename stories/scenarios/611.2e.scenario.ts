import { scenario } from '../../machines/play/scenario/index.ts';

const dying = ['alice passes', 'bob casts Terror on Bronzehide Lion', 'everyone passes', 'everyone passes'];

export default [
  scenario('611.2e: what returns as an Aura is one as it enters, and enters attached', {
    rules: ['611.2e', '303.4f'],
    alice: {
      battlefield: ['Bronzehide Lion', 'Grizzly Bears', 'Silvercoat Lion'],
      mana: 'GW',
    },
    bob: { battlefield: ['Hill Giant'], hand: ['Terror'], mana: 'CB' },
    script: [
      ...dying,
      'refused 303.4f: alice chooses Hill Giant',
      'alice chooses Grizzly Bears',
      'alice activates Bronzehide Lion',
      'pass until the stack is empty',
    ],
    expect: {
      'Bronzehide Lion': {
        on: 'battlefield',
        types: ['enchantment'],
        subtypes: ['Aura'],
        attachedTo: 'Grizzly Bears',
        hasNot: ['indestructible'],
      },
      'Grizzly Bears': { has: ['indestructible'] },
    },
    control: {
      script: [...dying, 'alice chooses Silvercoat Lion'],
      expect: { 'Grizzly Bears': { hasNot: ['indestructible'] } },
    },
  }),
  scenario('303.4g: what would return as an Aura and can enchant nothing stays where it is', {
    rules: ['303.4g', '611.2e'],
    alice: { battlefield: ['Bronzehide Lion'] },
    bob: { battlefield: ['Hill Giant'], hand: ['Terror'], mana: 'CB' },
    script: dying,
    expect: { 'Bronzehide Lion': { on: 'graveyard' } },
    control: {
      setup: { alice: { battlefield: ['Bronzehide Lion', 'Grizzly Bears'] } },
      expect: { 'Bronzehide Lion': { on: 'battlefield', attachedTo: 'Grizzly Bears' } },
    },
  }),
];
