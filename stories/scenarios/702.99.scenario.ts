import { card, scenario } from '../../machines/play/scenario/index.ts';
import { cipher, draw, spell } from '../../machines/rules/abilities/write/index.ts';

/** Draws a card, again and again. */
const whisper = card('Whispered Secret', ['sorcery'], {
  manaCost: '{U}',
  abilities: [spell([], draw(1)), cipher],
});

export default [
  scenario('702.99a: encoded on a creature, and copied as that deals combat damage to a player', {
    rules: ['702.99a', '702.99b', '707.12'],
    alice: { hand: ['Stolen Identity'], mana: 'UUCCCC', battlefield: ['Grizzly Bears'] },
    bob: { battlefield: ['Hill Giant'] },
    script: [
      'alice casts Stolen Identity on Hill Giant',
      'pass until alice decides',
      'alice chooses Grizzly Bears',
      { expect: { 'Stolen Identity': { on: 'exile' }, alice: { battlefield: 2, graveyard: 0 } } },
      'alice attacks bob with Grizzly Bears',
      'bob blocks nothing',
      'pass until alice decides',
      'alice says yes',
      'alice says yes',
      'alice chooses bob’s Hill Giant',
      'everyone passes',
      'pass until the stack is empty',
    ],
    expect: {
      bob: { life: 18 },
      alice: { battlefield: ['Grizzly Bears', 'Hill Giant', 'Hill Giant'] },
      'Stolen Identity': { on: 'exile' },
    },
    control: {
      without: 'cipher',
      script: [
        'alice casts Stolen Identity on Hill Giant',
        'everyone passes',
        'alice attacks bob with Grizzly Bears',
        'bob blocks nothing',
      ],
      expect: {
        bob: { life: 18 },
        alice: { battlefield: ['Grizzly Bears', 'Hill Giant'] },
        'Stolen Identity': { on: 'graveyard' },
      },
    },
  }),
  scenario('702.99a: what is no card is not exiled, and who doesn’t want to needn’t', {
    rules: ['702.99a', '707.10'],
    alice: { hand: [whisper], mana: 'U', battlefield: ['Grizzly Bears'] },
    bob: {},
    script: ['alice casts Whispered Secret', 'pass until alice decides', 'alice chooses nothing'],
    expect: { 'Whispered Secret': { on: 'graveyard' }, alice: { hand: 1 } },
    control: {
      script: ['alice casts Whispered Secret', 'pass until alice decides', 'alice chooses Grizzly Bears'],
      expect: {
        'Whispered Secret': { on: 'exile' },
        alice: { hand: 1 },
        game: { happened: [{ event: 'link', rule: '702.99a' }] },
      },
    },
  }),
  scenario('702.99c: encoded as long as the creature stays, whoever controls it', {
    rules: ['702.99c', '702.99a'],
    alice: { hand: [whisper], mana: 'U', battlefield: ['Grizzly Bears'] },
    bob: { hand: ['Control Magic'], battlefield: [{ card: 'Island', count: 4 }] },
    script: [
      'alice casts Whispered Secret',
      'pass until alice decides',
      'alice chooses Grizzly Bears',
      "pass until bob's precombatMain",
      'bob casts Control Magic on Grizzly Bears',
      'everyone passes',
      "pass until alice's upkeep",
      "pass until bob's precombatMain",
      { expect: { bob: { hand: 2 } } },
      'bob attacks alice with Grizzly Bears',
      'pass until bob decides',
      'bob says yes',
      'bob says yes',
      'pass until the stack is empty',
    ],
    // The copy he cast is no card: nothing more is exiled.
    expect: { alice: { life: 18 }, bob: { hand: 3 }, 'Whispered Secret': { on: 'exile' } },
    control: {
      script: [
        'alice casts Whispered Secret',
        'pass until alice decides',
        'alice chooses nothing',
        "pass until bob's precombatMain",
        'bob casts Control Magic on Grizzly Bears',
        'everyone passes',
        "pass until alice's upkeep",
        "pass until bob's precombatMain",
        'bob attacks alice with Grizzly Bears',
      ],
      expect: { alice: { life: 18 }, bob: { hand: 2 } },
    },
  }),
  scenario('702.99a: on one creature of one’s own; only its combat damage to a player has the card copied', {
    rules: ['702.99a', '510.2'],
    alice: { hand: [whisper], mana: 'U', battlefield: ['Prodigal Sorcerer', 'Grizzly Bears'] },
    bob: { battlefield: ['Hill Giant'] },
    script: [
      'alice casts Whispered Secret',
      'pass until alice decides',
      'refused 608.2d: alice chooses Hill Giant',
      'refused 608.2d: alice chooses Prodigal Sorcerer, Grizzly Bears',
      'alice chooses Prodigal Sorcerer',
      'alice activates Prodigal Sorcerer on bob',
      'pass until the stack is empty',
      'alice attacks bob with Grizzly Bears',
      'bob blocks nothing',
    ],
    expect: { bob: { life: 17 }, alice: { hand: 1 }, game: { notHappened: [{ event: 'trigger' }] } },
    control: {
      script: [
        'alice casts Whispered Secret',
        'pass until alice decides',
        'alice chooses Grizzly Bears',
        'alice attacks bob with Grizzly Bears',
        'bob blocks nothing',
        'pass until alice decides',
        'alice says yes',
        'alice says yes',
        'pass until the stack is empty',
      ],
      expect: { bob: { life: 18 }, alice: { hand: 2 } },
    },
  }),
  scenario('702.99a: combat damage to a creature has nothing copied', {
    rules: ['702.99a'],
    alice: { hand: [whisper], mana: 'U', battlefield: ['Hill Giant'] },
    bob: { battlefield: ['Grizzly Bears'] },
    script: [
      'alice casts Whispered Secret',
      'pass until alice decides',
      'alice chooses Hill Giant',
      'alice attacks bob with Hill Giant',
      'bob blocks Hill Giant with Grizzly Bears',
    ],
    expect: {
      'Grizzly Bears': { on: 'graveyard' },
      alice: { hand: 1 },
      game: { notHappened: [{ event: 'trigger' }] },
    },
    control: {
      script: [
        'alice casts Whispered Secret',
        'pass until alice decides',
        'alice chooses Hill Giant',
        'alice attacks bob with Hill Giant',
        'bob blocks nothing',
        'pass until alice decides',
        'alice says no',
      ],
      expect: { bob: { life: 17 }, game: { happened: [{ event: 'trigger' }] } },
    },
  }),
];
