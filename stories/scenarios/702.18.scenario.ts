import { scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario('702.18a: a permanent with shroud is nobody’s target, not even its controller’s', {
    rules: ['702.18a', '115.1'],
    alice: { hand: ['Shock'], mana: 'R' },
    bob: {
      battlefield: ['Grizzly Bears', { card: 'Lightning Greaves', attachedTo: 'Grizzly Bears' }],
      hand: ['Giant Growth'],
      mana: 'G',
    },
    script: [
      'refused 702.18a: alice casts Shock on Grizzly Bears',
      'alice passes',
      'refused 702.18a: bob casts Giant Growth on Grizzly Bears',
    ],
    expect: { 'Grizzly Bears': { power: 2, has: ['shroud'] } },
    control: {
      without: 'Lightning Greaves',
      script: ['alice passes', 'bob casts Giant Growth on Grizzly Bears'],
      expect: { 'Grizzly Bears': { power: 5 } },
    },
  }),
  scenario('702.18a: shroud is static: it is gone with the ability, and what doesn’t target isn’t stopped', {
    rules: ['702.18a', '604.1', '702.18b'],
    alice: { hand: ['Shock', 'Wrath of God'], mana: 'RWWWW', battlefield: ['Grizzly Bears'] },
    bob: {
      battlefield: [{ card: 'Simic Sky Swallower', counters: {} }],
    },
    script: ['refused 702.18a: alice casts Shock on Simic Sky Swallower', 'alice casts Wrath of God'],
    expect: { 'Simic Sky Swallower': { on: 'graveyard' } },
    control: {
      withoutAbilities: ['Simic Sky Swallower'],
      script: ['alice casts Shock on Simic Sky Swallower'],
      expect: { 'Simic Sky Swallower': { damage: 2 } },
    },
  }),
  scenario('702.18a: a player with shroud can’t be a target, of their own spells either', {
    rules: ['702.18a', '113.1b'],
    alice: { hand: ['Shock'], mana: 'R', battlefield: ['Prodigal Sorcerer'] },
    bob: { battlefield: ['Ivory Mask'], hand: ['Shock'], mana: 'R' },
    script: [
      "refused 702.18a: alice casts alice's Shock on bob",
      'refused 702.18a: alice activates Prodigal Sorcerer on bob',
      'alice passes',
      "refused 702.18a: bob casts bob's Shock on bob",
      "bob casts bob's Shock on alice",
    ],
    expect: { bob: { life: 20 }, alice: { life: 18 } },
    control: {
      without: 'Ivory Mask',
      script: ["alice casts alice's Shock on bob"],
      expect: { bob: { life: 18 } },
    },
  }),
  scenario('702.18b: two instances of shroud are as one', {
    rules: ['702.18b', '702.18a'],
    alice: { hand: ['Shock', 'Turn to Frog'], mana: 'RUU' },
    bob: {
      battlefield: ['Simic Sky Swallower', { card: 'Lightning Greaves', attachedTo: 'Simic Sky Swallower' }],
    },
    script: ['refused 702.18a: alice casts Shock on Simic Sky Swallower'],
    expect: { 'Simic Sky Swallower': { damage: 0, has: ['shroud', 'haste'] } },
    control: {
      without: ['shroud', 'Lightning Greaves'],
      script: ['alice casts Shock on Simic Sky Swallower'],
      expect: { 'Simic Sky Swallower': { damage: 2 } },
    },
  }),
];
