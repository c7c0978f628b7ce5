import { creature, scenario } from '../../machines/play/scenario/index.ts';

const twofold = creature('Twofold Devotee', '2/2', '', { manaCost: '{B/G}{B/G}' });

export default [
  scenario(
    '700.5: devotion counts the mana symbols of a color among the mana costs of a player’s permanents',
    {
      rules: ['700.5', '205.1b'],
      // Erebos has one black mana symbol, each Sengir Vampire two.
      alice: { battlefield: ['Erebos, God of the Dead', { card: 'Sengir Vampire', count: 2 }] },
      bob: {},
      script: [],
      expect: {
        'Erebos, God of the Dead': { types: ['enchantment', 'creature'], subtypes: ['God'], power: 5 },
      },
      control: {
        setup: {
          alice: { battlefield: ['Erebos, God of the Dead', 'Sengir Vampire'] },
          bob: { battlefield: ['Sengir Vampire'] },
        },
        expect: { 'Erebos, God of the Dead': { types: ['enchantment'], subtypes: [] } },
      },
    },
  ),
  scenario('700.5: a symbol of two colors counts once toward devotion to both', {
    rules: ['700.5', '107.4e'],
    // Two symbols in Pharika's cost, two or three times two in the others'.
    alice: {
      battlefield: ['Pharika, God of Affliction', twofold, twofold],
    },
    bob: {},
    script: [],
    expect: { 'Pharika, God of Affliction': { types: ['enchantment'] } },
    control: {
      setup: {
        alice: { battlefield: ['Pharika, God of Affliction', twofold, twofold, twofold] },
      },
      expect: { 'Pharika, God of Affliction': { types: ['enchantment', 'creature'], power: 5 } },
    },
  }),
  scenario('700.5a: devotion is found before any effects but those of copying, control and text', {
    rules: ['700.5a', '613.1b'],
    // Who controls the Vampire counts, and neither its color nor its types.
    alice: {
      battlefield: ['Erebos, God of the Dead', { card: 'Sengir Vampire', count: 1 }],
      hand: ['Act of Treason'],
      mana: 'CCR',
    },
    bob: { battlefield: [{ card: 'Sengir Vampire', as: 'The other Vampire' }] },
    script: ['alice casts Act of Treason on The other Vampire', 'pass until the stack is empty'],
    expect: { 'Erebos, God of the Dead': { types: ['enchantment', 'creature'] } },
    control: {
      script: [],
      expect: { 'Erebos, God of the Dead': { types: ['enchantment'] } },
    },
  }),
  scenario('700.5: mana may be had for devotion to a color that is chosen as the ability resolves', {
    rules: ['700.5', '605.1a', '608.2d'],
    alice: {
      battlefield: ['Nykthos, Shrine to Nyx', { card: 'Sengir Vampire', count: 2 }],
      mana: 'CC',
    },
    bob: {},
    script: ['alice activates Nykthos, Shrine to Nyx ability 2', 'alice chooses black'],
    expect: { alice: { mana: 'BBBB' } },
    control: {
      script: ['alice activates Nykthos, Shrine to Nyx ability 2', 'alice chooses green'],
      expect: { alice: { mana: '' } },
    },
  }),
];
