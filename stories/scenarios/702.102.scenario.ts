import { card, scenario } from '../../machines/play/scenario/index.ts';
import {
  fuse,
  gainLife,
  one,
  spell,
  spellLike,
  staticAbility,
  target,
} from '../../machines/rules/abilities/write/index.ts';
import type { CardDefinition } from '../../machines/rules/index.ts';

/** Its left half makes its player's life total what the right one then adds to. */
const twoSteps: CardDefinition = {
  ...card('Settle', ['instant'], {
    manaCost: '{W}',
    abilities: [spell([], { do: 'setLife', to: 10, who: 'you' }), fuse],
  }),
  split: true,
  back: card('Prosper', ['instant'], { manaCost: '{G}', abilities: [spell([], gainLife(5)), fuse] }),
};
/** Lets its controller cast cards from their graveyard. */
const again = card('Open Grave', ['enchantment'], {
  abilities: [
    staticAbility({ players: 'you', rules: [{ rule: 'mayPlayFrom', from: 'graveyard', what: {} }] }),
  ],
});
/** Copies an instant spell. */
const twice = card('Say It Twice', ['instant'], {
  manaCost: '{U}',
  abilities: [spell([one(spellLike({ type: 'instant' }))], { do: 'copySpell', what: target(0) })],
});
/** Its player casts cards from this hand without paying for them. */
const reach = (owner: 'you' | 'opponents') =>
  card('Long Reach', ['sorcery'], {
    manaCost: '{U}',
    abilities: [
      spell([], { do: 'castWithoutPaying', what: { all: { zone: 'hand', owner, type: 'instant' } } }),
    ],
  });
const noThree = card('No Three', ['enchantment'], {
  abilities: [
    staticAbility({
      players: 'everyone',
      rules: [{ rule: 'cantCast', what: { manaValue: { exactly: 3 } } }],
    }),
  ],
});

export default [
  scenario('702.102a: both halves of a split card with fuse may be cast from a hand', {
    rules: ['702.102a', '702.102b', '702.102c', '709.4d', '202.3d'],
    alice: { hand: ['Wear // Tear'], mana: 'RCW' },
    bob: { battlefield: ['Ornithopter', 'Glorious Anthem'] },
    script: [
      'alice casts Wear // Tear on Ornithopter, Glorious Anthem',
      {
        expect: {
          game: { stack: ['Wear // Tear'] },
          'Wear // Tear': { manaValue: 3, colors: 'WR' },
          alice: { mana: '' },
        },
      },
      'everyone passes',
    ],
    expect: {
      bob: { battlefield: 0, graveyard: ['Glorious Anthem', 'Ornithopter'] },
      alice: { graveyard: ['Wear // Tear'] },
    },
    control: {
      script: [
        'alice casts Wear on Ornithopter',
        { expect: { Wear: { manaValue: 2, colors: 'R' }, alice: { mana: 'W' } } },
        'everyone passes',
      ],
      expect: { bob: { battlefield: ['Glorious Anthem'] }, alice: { graveyard: ['Wear // Tear'] } },
    },
  }),
  scenario('702.102a: a split card without fuse is not cast as both halves', {
    rules: ['702.102a', '709.3'],
    alice: { hand: ['Fire // Ice'], library: ['Plains'], mana: 'RUCC' },
    bob: { battlefield: ['Forest'] },
    script: ['refused 601.3: alice casts Fire // Ice by fused'],
    expect: { alice: { hand: ['Fire // Ice'] } },
    control: {
      setup: {
        alice: { hand: ['Wear // Tear'], mana: 'RCW' },
        bob: { battlefield: ['Ornithopter', 'Glorious Anthem'] },
      },
      script: ['alice casts Wear // Tear by fused on Ornithopter, Glorious Anthem', 'everyone passes'],
      expect: { bob: { battlefield: 0 } },
    },
  }),
  scenario('702.102a: from anywhere but a hand one half is cast', {
    rules: ['702.102a'],
    alice: { battlefield: [again], graveyard: ['Wear // Tear'], mana: 'RCW' },
    bob: { battlefield: ['Ornithopter', 'Glorious Anthem'] },
    script: [
      'refused 601.3: alice casts Wear // Tear by fused',
      'alice casts Tear on Glorious Anthem',
      'everyone passes',
    ],
    expect: { bob: { battlefield: ['Ornithopter'], graveyard: ['Glorious Anthem'] } },
    control: {
      setup: { alice: { battlefield: [], graveyard: [], hand: ['Wear // Tear'], mana: 'RCW' } },
      script: ['alice casts Wear // Tear by fused on Ornithopter, Glorious Anthem', 'everyone passes'],
      expect: { bob: { battlefield: 0 } },
    },
  }),
  scenario('702.102a: from another player’s hand one half is cast', {
    rules: ['702.102a', '608.2g', '709.3'],
    alice: { hand: [reach('opponents')], mana: 'U' },
    bob: { hand: ['Wear // Tear'], battlefield: ['Ornithopter', 'Glorious Anthem'] },
    script: [
      'alice casts Long Reach',
      'everyone passes',
      'alice says yes',
      'refused 709.3: alice says Wear // Tear',
      'alice says Tear',
      'everyone passes',
    ],
    expect: { bob: { battlefield: ['Ornithopter'], graveyard: ['Glorious Anthem', 'Wear // Tear'] } },
    control: {
      setup: {
        alice: { hand: [reach('you'), 'Wear // Tear'], mana: 'U' },
        bob: { hand: [], battlefield: ['Ornithopter', 'Glorious Anthem'] },
      },
      script: [
        'alice casts Long Reach',
        'everyone passes',
        'alice says yes',
        'alice says Wear // Tear',
        'everyone passes',
      ],
      expect: { bob: { battlefield: 0 } },
    },
  }),
  scenario('702.102b: what a fused spell is decides whether it may be cast', {
    rules: ['702.102b', '709.3a', '601.3'],
    alice: { hand: ['Wear // Tear'], mana: 'RCW' },
    bob: { battlefield: ['Ornithopter', 'Glorious Anthem', noThree] },
    script: [
      'refused 601.3: alice casts Wear // Tear by fused',
      'alice casts Tear on Glorious Anthem',
      'everyone passes',
    ],
    expect: { bob: { graveyard: ['Glorious Anthem'] } },
    control: {
      without: 'No Three',
      script: ['alice casts Wear // Tear by fused on Ornithopter, Glorious Anthem', 'everyone passes'],
      expect: { bob: { graveyard: ['Glorious Anthem', 'Ornithopter'] } },
    },
  }),
  scenario('702.102c: it costs the mana costs of both halves', {
    rules: ['702.102c'],
    alice: { hand: ['Wear // Tear'], mana: 'RC' },
    bob: { battlefield: ['Ornithopter', 'Glorious Anthem'] },
    script: [
      'refused 118.3: alice casts Wear // Tear by fused',
      'alice casts Wear on Ornithopter',
      'everyone passes',
    ],
    expect: { bob: { battlefield: ['Glorious Anthem'] } },
    control: {
      setup: { alice: { hand: ['Wear // Tear'], mana: 'RCW' } },
      script: ['alice casts Wear // Tear by fused on Ornithopter, Glorious Anthem', 'everyone passes'],
      expect: { bob: { battlefield: 0 }, alice: { mana: '' } },
    },
  }),
  scenario('702.102d: the instructions of the left half are followed before those of the right one', {
    rules: ['702.102d'],
    alice: { hand: [twoSteps], mana: 'WG' },
    bob: {},
    script: ['alice casts Settle // Prosper', 'everyone passes'],
    expect: { alice: { life: 15 } },
    control: {
      script: ['alice casts Settle', 'everyone passes'],
      expect: { alice: { life: 10 } },
    },
  }),
  scenario('707.10: a copy of a fused spell is fused too', {
    rules: ['702.102b', '702.102d', '707.10', '707.2'],
    alice: { hand: [twoSteps, twice], mana: 'WGU' },
    bob: {},
    script: [
      'alice casts Settle // Prosper',
      'alice casts Say It Twice on Settle // Prosper',
      'everyone passes',
      { expect: { game: { stack: ['Settle // Prosper', 'Settle // Prosper'] } } },
      'everyone passes',
      { expect: { alice: { life: 15 } } },
      'everyone passes',
    ],
    expect: { alice: { life: 15, graveyard: ['Say It Twice', 'Settle // Prosper'] } },
    control: {
      script: [
        'alice casts Prosper',
        'alice casts Say It Twice on Prosper',
        'everyone passes',
        { expect: { game: { stack: ['Prosper', 'Prosper'] } } },
        'pass until the stack is empty',
      ],
      expect: { alice: { life: 30 } },
    },
  }),
];
