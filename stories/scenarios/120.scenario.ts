import { card, creature, scenario } from '../../machines/play/scenario/index.ts';

const gainsFor = (name: string, type: 'creature' | 'planeswalker') =>
  card(name, ['enchantment'], {
    abilities: [
      {
        kind: 'triggered',
        when: [{ on: 'dealtDamage', object: { type }, excess: true }],
        effect: [{ do: 'gainLife', who: 'you', amount: { number: 'eventAmount' } }],
      },
    ],
  });

/** "Whenever a creature is dealt excess damage, you gain that much life." */
const thornSinger = gainsFor('Thorn Singer', 'creature');
const sorrowSinger = gainsFor('Sorrow Singer', 'planeswalker');
const guide = { ...card('Patient Guide', ['planeswalker'], { abilities: [] }), loyalty: 3 };

export default [
  scenario('120.10: excess damage is what was dealt beyond lethal damage', {
    rules: ['120.10'],
    alice: { battlefield: [thornSinger], hand: ['Lightning Bolt'], mana: 'R' },
    bob: { battlefield: ['Grizzly Bears'] },
    script: ['alice casts Lightning Bolt on Grizzly Bears', 'everyone passes', 'everyone passes'],
    expect: { alice: { life: 21 }, 'Grizzly Bears': { on: 'graveyard' } },
    control: {
      setup: { bob: { battlefield: ['Hill Giant'] } },
      script: ['alice casts Lightning Bolt on Hill Giant', 'everyone passes'],
      expect: { alice: { life: 20 }, 'Hill Giant': { on: 'graveyard' }, game: { stack: 0 } },
    },
  }),
  scenario('120.10: what several sources deal at once counts together, and triggers once', {
    rules: ['120.10', '510.2'],
    alice: { battlefield: [thornSinger, 'Centaur Courser'] },
    bob: { battlefield: ['Grizzly Bears', 'Hill Giant'] },
    script: [
      'alice attacks bob with Centaur Courser',
      'bob blocks Centaur Courser with Grizzly Bears, Hill Giant',
    ],
    decide: { assignCombatDamage: { 'Hill Giant': 3 } },
    expect: {
      alice: { life: 22 },
      'Centaur Courser': { on: 'graveyard' },
      game: { happened: [{ event: 'trigger', times: 1 }] },
    },
    control: {
      decide: {},
      setup: { bob: { battlefield: ['Hill Giant'] } },
      script: ['alice attacks bob with Centaur Courser', 'bob blocks Centaur Courser with Hill Giant'],
      expect: {
        alice: { life: 20 },
        'Centaur Courser': { on: 'graveyard' },
        game: { notHappened: [{ event: 'trigger' }] },
      },
    },
  }),
  scenario('120.10: of damage by a source with deathtouch all but 1 is excess damage', {
    rules: ['120.10', '702.2c'],
    alice: { battlefield: [thornSinger, creature('Slow Adder', '4/4', 'deathtouch')] },
    bob: { battlefield: [creature('Still Stone', '0/9')] },
    script: ['alice attacks bob with Slow Adder', 'bob blocks Slow Adder with Still Stone'],
    expect: { 'Still Stone': { on: 'graveyard' }, alice: { life: 23 } },
    control: {
      without: 'deathtouch',
      expect: { 'Still Stone': { on: 'battlefield', damage: 4 }, alice: { life: 20 } },
    },
  }),
  scenario('120.10: for a planeswalker it is what is more than its loyalty was', {
    rules: ['120.10', '306.8'],
    alice: { battlefield: [sorrowSinger], hand: ['Lightning Bolt'], mana: 'R' },
    bob: { battlefield: [{ card: guide, counters: { loyalty: 1 } }] },
    script: ['alice casts Lightning Bolt on Patient Guide', 'everyone passes', 'everyone passes'],
    expect: { alice: { life: 22 }, 'Patient Guide': { on: 'graveyard' } },
    control: {
      setup: { bob: { battlefield: [{ card: guide, counters: { loyalty: 3 } }] } },
      script: ['alice casts Lightning Bolt on Patient Guide', 'everyone passes'],
      expect: { alice: { life: 20 }, 'Patient Guide': { on: 'graveyard' } },
    },
  }),
];
