import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  affecting,
  all,
  creature as creatures,
  creatureYouControl,
  other,
  rulesFor,
  tapFor,
  vigilance,
} from '../../machines/rules/abilities/write/index.ts';

const pilgrim = (name: string, ...keywords: readonly string[]) =>
  creature(name, '1/1', keywords.join(', '), { abilities: [tapFor('W')] });
const gate = card('Toll of the Gate', ['enchantment'], {
  abilities: [rulesFor(all(creatures), { rule: 'costToAttack', cost: '{1}', whom: 'you' })],
});
const steepGate = card('Steep Toll', ['enchantment'], {
  abilities: [rulesFor(all(creatures), { rule: 'costToAttack', cost: '{3}', whom: 'you' })],
});
const sprite = creature('Restless Sprite', '1/1', '', {
  abilities: [activated({ cost: [{ pay: 'untap' }], effect: [{ do: 'addMana', mana: ['U'] }] })],
});

/** "As long as you have 5 or less life, other creatures you control have vigilance." */
const lookouts = creature('Grim Lookouts', '4/5', '', {
  abilities: [
    {
      ...affecting(all(other(creatureYouControl)), { change: 'addAbilities', abilities: [vigilance] }),
      if: { holds: 'compare', what: { number: 'life', of: 'you' }, to: { atMost: 5 } },
    },
  ],
});
const bloodGate = card('Blood Gate', ['artifact'], {
  abilities: [rulesFor(all(creatures), { rule: 'costToAttack', cost: '{W/P}', whom: 'youAndPlaneswalkers' })],
});

export default [
  scenario('508.1j: an attacker is tapped before costs are paid, and makes no mana for them by that', {
    rules: ['508.1f', '508.1i', '508.1j', '118.3'],
    alice: { battlefield: [pilgrim('White Pilgrim'), 'Grizzly Bears'] },
    bob: { battlefield: [gate] },
    script: [
      'refused 118.3: alice attacks bob with White Pilgrim',
      'alice attacks bob with Grizzly Bears',
      'alice pays',
      'pass until the postcombat main phase',
    ],
    expect: { bob: { life: 18 }, 'White Pilgrim': { tapped: true } },
    control: {
      without: 'Toll of the Gate',
      script: ['alice attacks bob with White Pilgrim', 'pass until the postcombat main phase'],
      expect: { bob: { life: 19 } },
    },
  }),

  scenario('508.1j: who attacks without being tapped can still be tapped for what it costs', {
    rules: ['508.1f', '508.1i', '702.20b'],
    alice: { battlefield: [pilgrim('Alert Pilgrim', 'vigilance')] },
    bob: { battlefield: [gate] },
    script: ['alice attacks bob with Alert Pilgrim', 'alice pays', 'pass until the postcombat main phase'],
    expect: { bob: { life: 19 }, 'Alert Pilgrim': { tapped: true } },
    control: {
      without: 'vigilance',
      script: ['refused 118.3: alice attacks bob with Alert Pilgrim', 'alice attacks with nothing'],
      expect: { bob: { life: 20 }, 'Alert Pilgrim': { tapped: false } },
    },
  }),

  scenario('508.1j: two that attack make no mana for each other; one that stays behind does for the other', {
    rules: ['508.1f', '508.1j', '118.3'],
    alice: { battlefield: [pilgrim('White Pilgrim'), pilgrim('Grey Pilgrim')] },
    bob: { battlefield: [gate] },
    script: [
      'refused 118.3: alice attacks bob with White Pilgrim, Grey Pilgrim',
      'alice attacks bob with White Pilgrim',
      'alice pays',
      'pass until the postcombat main phase',
    ],
    expect: { bob: { life: 19 }, 'Grey Pilgrim': { tapped: true } },
    control: {
      setup: { alice: { mana: '' }, bob: { battlefield: [] } },
      script: ['alice attacks bob with White Pilgrim, Grey Pilgrim', 'pass until the postcombat main phase'],
      expect: { bob: { life: 18 } },
    },
  }),

  scenario('508.1j: what untaps for mana can pay for its own attack, once that has tapped it', {
    rules: ['508.1f', '508.1i', '107.6'],
    alice: { battlefield: [sprite] },
    bob: { battlefield: [gate] },
    script: [
      'alice attacks bob with Restless Sprite',
      'alice activates Restless Sprite',
      'alice pays',
      'pass until the postcombat main phase',
    ],
    expect: { bob: { life: 19 }, 'Restless Sprite': { tapped: false } },
    control: {
      withoutAbilities: ['Restless Sprite'],
      script: ['refused 118.3: alice attacks bob with Restless Sprite', 'alice attacks with nothing'],
      expect: { bob: { life: 20 } },
    },
  }),
  scenario(
    '508.1j: vigilance that comes with what is paid for the attack comes after it has tapped the attacker',
    {
      rules: ['508.1f', '508.1j', '107.4f'],
      alice: { life: 6, battlefield: [lookouts, 'Grizzly Bears'] },
      bob: { battlefield: [bloodGate] },
      script: ['alice attacks bob with Grizzly Bears', 'stop here'],
      expect: {
        alice: { life: 4 },
        'Grizzly Bears': { tapped: true, attacking: true, has: ['vigilance'] },
      },
      control: {
        setup: { alice: { life: 5 } },
        expect: { alice: { life: 3 }, 'Grizzly Bears': { tapped: false, attacking: true } },
      },
    },
  ),
  scenario('508.1j: who hasn’t the life for all that would attack declares another attack', {
    rules: ['508.1j', '119.4', '118.3'],
    alice: { life: 3, battlefield: ['Hill Giant', 'Grizzly Bears'] },
    bob: { battlefield: [bloodGate] },
    script: [
      'refused 118.3: alice attacks bob with Hill Giant, Grizzly Bears',
      'alice attacks bob with Hill Giant',
      'pass until the postcombat main phase',
    ],
    expect: { alice: { life: 1 }, bob: { life: 17 } },
    control: {
      // Whoever has the life may pay the last of it.
      setup: { alice: { life: 4 } },
      script: ['alice attacks bob with Hill Giant, Grizzly Bears'],
      expect: { alice: { life: 0, lost: '704.5a' } },
    },
  }),

  scenario('508.1j: a declaration that is given up while its costs are paid is reversed, and that is said', {
    rules: ['508.1j', '733.1'],
    alice: { battlefield: ['Grizzly Bears', 'Forest'] },
    bob: { battlefield: [gate] },
    script: ['alice attacks bob with Grizzly Bears', 'alice cancels', 'alice attacks with nothing'],
    expect: {
      bob: { life: 20 },
      'Grizzly Bears': { tapped: false },
      game: {
        happened: [{ event: 'reverse', player: 'alice', rule: '733.1' }],
        notHappened: [{ event: 'attack' }],
      },
    },
    control: {
      script: ['alice attacks bob with Grizzly Bears', 'alice pays', 'pass until the postcombat main phase'],
      expect: { bob: { life: 18 }, game: { notHappened: [{ event: 'reverse' }] } },
    },
  }),

  scenario('508.1i: mana of an amount that is chosen as the ability is activated can pay for an attack', {
    rules: ['508.1i', '508.1j'],
    alice: {
      battlefield: ['Grizzly Bears', { card: 'Dreadship Reef', counters: { storage: 2 } }],
      mana: 'C',
    },
    bob: { battlefield: [steepGate] },
    turn: { at: 'declareAttackers', begins: true },
    script: [
      'alice attacks bob with Grizzly Bears',
      'alice activates Dreadship Reef ability 3 with X = 2',
      'alice chooses {U}',
      'alice chooses {B}',
      'alice pays',
      'pass until the postcombat main phase',
    ],
    expect: { bob: { life: 18 } },
    control: {
      setup: { alice: { battlefield: ['Grizzly Bears', 'Dreadship Reef'], mana: 'C' } },
      script: ['refused 118.3: alice attacks bob with Grizzly Bears', 'alice attacks with nothing'],
      expect: { bob: { life: 20 } },
    },
  }),
];
