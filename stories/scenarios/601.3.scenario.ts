import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  all,
  counter,
  draw,
  gainLife,
  one,
  opponentsControl,
  rulesFor,
  spell,
  spellLike,
  staticAbility,
  target,
  triggered,
} from '../../machines/rules/abilities/write/index.ts';

/** "Players can't cast more than one spell each turn." */
const oneEach = card('One Word Each', ['enchantment'], {
  abilities: [
    staticAbility({
      players: 'everyone',
      rules: [
        {
          rule: 'cantCast',
          what: {},
          unless: {
            holds: 'compare',
            what: { number: 'thisTurn', fact: 'spellsCast', by: 'they' },
            to: { atMost: 0 },
          },
        },
      ],
    }),
  ],
});

const evenness = card('Dislike of Evens', ['enchantment'], {
  abilities: [
    staticAbility({ players: 'opponents', rules: [{ rule: 'cantCast', what: { manaValueIs: 'even' } }] }),
    rulesFor(all(opponentsControl({ type: 'creature', manaValueIs: 'even' })), {
      rule: 'cant',
      what: 'block',
    }),
  ],
});
const afterthought = card('Denied Encore', ['instant'], {
  manaCost: '{U}',
  abilities: [spell([one(spellLike({ castAs: 2 }))], counter(target(0)))],
});
const warden = card('Unseen Warden', ['enchantment'], {
  abilities: [
    triggered({
      when: { on: 'becomesTarget', object: { controller: 'you' }, player: 'you', by: 'opponents' },
      effect: [draw(1)],
    }),
  ],
});
const evergreen = creature('Evergreen Avenger', '4/4', '', {
  abilities: [rulesFor(null, { rule: 'cantBeTargetedBy', by: { notColor: 'G' } })],
});
const lenient = card('Endless Fields', ['enchantment'], {
  abilities: [staticAbility({ players: 'you', rules: [{ rule: 'additionalLands', number: 'any' }] })],
});
const echo = card('Everybody’s Echo', ['enchantment'], {
  abilities: [
    triggered({
      when: { on: 'cast', spell: spellLike({ type: 'instant' }) },
      effect: [
        {
          do: 'copySpell',
          what: { event: 'object' },
          who: { playersWith: { of: 'everyone', except: { event: 'player' } } },
          newTargets: true,
        },
      ],
    }),
  ],
});
const soothe = card('Soothe', ['instant'], { manaCost: '{W}', abilities: [spell([], gainLife(2))] });

export default [
  scenario('601.3: spells with even mana values can’t be cast, and zero is even', {
    rules: ['601.3', '202.3a'],
    alice: { hand: ['Grizzly Bears', 'Shock', 'Ornithopter'], mana: 'GGR' },
    bob: { battlefield: [evenness] },
    script: [
      'refused 601.3: alice casts Grizzly Bears',
      'refused 601.3: alice casts Ornithopter',
      'alice casts Shock on bob',
    ],
    expect: { bob: { life: 18 } },
    control: {
      without: 'Dislike of Evens',
      script: ['alice casts Grizzly Bears'],
      expect: { 'Grizzly Bears': { on: 'battlefield' } },
    },
  }),
  scenario('601.3: who has cast such a spell this turn can’t cast another one', {
    rules: ['601.3', '608.2i'],
    alice: { hand: ['Shock', 'Lightning Bolt', 'Ornithopter'], mana: 'RR' },
    bob: { battlefield: ['Ethersworn Canonist'], hand: ['Giant Growth'], mana: 'G' },
    script: [
      'alice casts Ornithopter',
      'pass until the stack is empty',
      'alice casts Shock on bob',
      'pass until the stack is empty',
      'refused 601.3: alice casts Lightning Bolt on bob',
      'alice passes',
      'bob casts Giant Growth on Ethersworn Canonist',
    ],
    expect: { bob: { life: 18 }, 'Ethersworn Canonist': { power: 5 } },
    control: {
      without: 'Ethersworn Canonist',
      script: [
        'alice casts Shock on bob',
        'pass until the stack is empty',
        'alice casts Lightning Bolt on bob',
      ],
      expect: { bob: { life: 15 } },
    },
  }),
  scenario('115.1a: of all players’ spells this turn, the second one as it was cast is the target', {
    rules: ['115.1a', '601.2i'],
    alice: { hand: ['Shock', 'Lightning Bolt', 'Giant Growth'], battlefield: ['Grizzly Bears'], mana: 'RRG' },
    bob: { hand: [afterthought], mana: 'U' },
    script: [
      'alice casts Shock on bob',
      'pass until the stack is empty',
      'alice casts Lightning Bolt on bob',
      'alice casts Giant Growth on Grizzly Bears',
      'alice passes',
      'bob casts Denied Encore on Lightning Bolt',
    ],
    expect: { bob: { life: 18 }, 'Grizzly Bears': { power: 5 } },
    control: {
      script: [
        'alice casts Shock on bob',
        'alice passes',
        'refused 601.2c: bob casts Denied Encore on Shock',
      ],
      expect: { bob: { life: 18 } },
    },
  }),
  scenario('115.1: a player or their permanent becomes the target of what an opponent controls', {
    rules: ['115.1', '603.2'],
    alice: { hand: ['Shock', 'Lightning Bolt'], mana: 'RR' },
    bob: { battlefield: [warden, 'Grizzly Bears'] },
    script: [
      'alice casts Shock on bob',
      'pass until the stack is empty',
      'alice casts Lightning Bolt on Grizzly Bears',
      'pass until the stack is empty',
    ],
    expect: { bob: { hand: 2 } },
    control: {
      setup: { bob: { battlefield: ['Grizzly Bears'] } },
      expect: { bob: { hand: 0 } },
    },
  }),
  scenario('101.2: what can’t be the target of nongreen spells can be the target of green ones', {
    rules: ['101.2', '601.2c'],
    alice: { hand: ['Shock', 'Giant Growth'], mana: 'RG' },
    bob: { battlefield: [evergreen] },
    script: [
      'refused 101.2: alice casts Shock on Evergreen Avenger',
      'alice casts Giant Growth on Evergreen Avenger',
    ],
    expect: { 'Evergreen Avenger': { power: 7, damage: 0 } },
    control: {
      withoutAbilities: ['Evergreen Avenger'],
      script: ['alice casts Shock on Evergreen Avenger'],
      expect: { 'Evergreen Avenger': { damage: 2 } },
    },
  }),
  scenario('305.2: any number of lands', {
    rules: ['305.2', '305.2a'],
    alice: { battlefield: [lenient], hand: ['Forest', 'Island', 'Swamp'] },
    bob: {},
    script: ['alice plays Forest', 'alice plays Island', 'alice plays Swamp'],
    expect: { alice: { landsPlayed: 3 } },
    control: {
      without: 'Endless Fields',
      script: ['alice plays Forest', 'refused 305.2b: alice plays Island'],
      expect: { alice: { landsPlayed: 1 } },
    },
  }),
  scenario('707.10: each other player copies the spell, and not the one who cast it', {
    rules: ['707.10', '707.10f'],
    alice: { hand: [soothe], battlefield: [echo], mana: 'W' },
    bob: {},
    carol: {},
    script: ['alice casts Soothe', 'pass until the stack is empty'],
    expect: { alice: { life: 22 }, bob: { life: 22 }, carol: { life: 22 } },
    control: {
      without: 'Everybody’s Echo',
      script: ['alice casts Soothe', 'pass until the stack is empty'],
      expect: { alice: { life: 22 }, bob: { life: 20 }, carol: { life: 20 } },
    },
  }),
  scenario('601.3: spells only during one’s own turn, and no more than two of them', {
    rules: ['601.3', '118.9', '608.2i'],
    alice: {
      battlefield: ['Fires of Invention', { card: 'Mountain', count: 3, tapped: true }],
      hand: ['Hill Giant', 'Shock', 'Lightning Bolt', 'Ornithopter', 'Giant Growth'],
      mana: 'R',
    },
    bob: { battlefield: ['Grizzly Bears'] },
    script: [
      'refused 118.3: alice casts Hill Giant',
      'alice casts Shock on bob by permission',
      'alice casts Lightning Bolt on bob',
      'pass until the stack is empty',
      'refused 601.3: alice casts Ornithopter',
      "pass until bob's upkeep",
      'bob passes',
      'refused 601.3: alice casts Giant Growth on Grizzly Bears',
    ],
    expect: { bob: { life: 15 }, Ornithopter: { on: 'hand' } },
    control: {
      without: 'Fires of Invention',
      script: [
        'refused 601.3: alice casts Shock on bob by permission',
        'alice casts Lightning Bolt on bob',
        'everyone passes',
        'alice casts Ornithopter',
      ],
      expect: { bob: { life: 17 }, Ornithopter: { on: 'battlefield' } },
    },
  }),
  scenario('601.3: spells of the name of a card that was revealed can’t be cast', {
    rules: ['601.3', '607.2d', '614.12a'],
    alice: { hand: ['Alhammarret, High Arbiter'], mana: 'CCCCCUU' },
    bob: { hand: ['Shock', 'Lightning Bolt', 'Forest'], mana: 'RR' },
    script: [
      'alice casts Alhammarret, High Arbiter',
      'everyone passes',
      'alice chooses Shock',
      'alice passes',
      'refused 601.3: bob casts Shock on alice',
      'bob casts Lightning Bolt on alice',
      'everyone passes',
    ],
    expect: { alice: { life: 17 } },
    control: {
      script: [
        'alice casts Alhammarret, High Arbiter',
        'everyone passes',
        'alice chooses Lightning Bolt',
        'alice passes',
        'bob casts Shock on alice',
        'everyone passes',
      ],
      expect: { alice: { life: 18 } },
    },
  }),
  scenario('601.3: “players can’t cast more than one spell each turn” counts the spells of each player', {
    rules: ['601.3'],
    alice: { battlefield: [oneEach], hand: ['Shock', 'Lightning Bolt'], mana: 'RR' },
    bob: { hand: ['Shock'], mana: 'R' },
    script: [
      'alice casts Shock on bob',
      'refused 601.3: alice casts Lightning Bolt on bob',
      'alice passes',
      // Alice's spell isn't one of his.
      'bob casts Shock on alice',
      'pass until the stack is empty',
    ],
    expect: { alice: { life: 18 }, bob: { life: 18 } },
    control: {
      without: 'One Word Each',
      script: [
        'alice casts Shock on bob',
        'alice casts Lightning Bolt on bob',
        'pass until the stack is empty',
      ],
      expect: { bob: { life: 15 } },
    },
  }),
];
