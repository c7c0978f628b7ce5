import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  anyTarget,
  dealDamageToTarget,
  mana,
  spell,
  staticAbility,
  targetCreature,
} from '../../machines/rules/abilities/write/index.ts';

/** Spells and abilities of others that target it cost {2} more. */
const warded = creature('Costly Giant', '3/3', '', {
  abilities: [
    staticAbility({
      costs: [
        { of: 'spells', by: 'opponents', targeting: { among: 'self' }, more: [mana('{2}')] },
        { of: 'abilities', by: 'opponents', targeting: { among: 'self' }, more: [mana('{2}')] },
      ],
    }),
  ],
});
const ember = card('Small Ember', ['instant'], {
  manaCost: '{R}',
  abilities: [spell([targetCreature], dealDamageToTarget(1))],
});
const needle = card('Paid Needle', ['artifact'], {
  abilities: [activated({ cost: [mana('{R}')], targets: [targetCreature], effect: [dealDamageToTarget(1)] })],
});
/** It costs {2} less if it targets a tapped creature. */
const swoop = card('Swift Swoop', ['instant'], {
  manaCost: '{2}{R}',
  abilities: [
    spell([anyTarget], dealDamageToTarget(2)),
    staticAbility({
      costs: [
        { of: 'spells', like: { among: 'self' }, targeting: { type: 'creature', tapped: true }, less: 2 },
      ],
    }),
  ],
});

export default [
  scenario('601.2f: a spell that costs too much with any target there is can’t be cast', {
    rules: ['601.2f', '601.2e', '118.3'],
    alice: { hand: [ember], mana: 'R' },
    bob: { battlefield: [warded] },
    script: ['refused 118.3: alice casts Small Ember on Costly Giant'],
    expect: { 'Small Ember': { on: 'hand' } },
    control: {
      setup: { bob: { battlefield: [warded, 'Grizzly Bears'] } },
      script: ['alice casts Small Ember on Grizzly Bears', 'everyone passes'],
      expect: { 'Grizzly Bears': { damage: 1 } },
    },
  }),
  scenario('602.2b: an ability that costs too much with any target there is can’t be activated', {
    rules: ['602.2b', '601.2f', '118.3'],
    alice: { battlefield: [needle], mana: 'RC' },
    bob: { battlefield: [warded] },
    script: ['refused 118.3: alice activates Paid Needle on Costly Giant'],
    expect: { alice: { mana: 'RC' } },
    control: {
      setup: { alice: { battlefield: [needle], mana: 'RCC' } },
      script: ['alice activates Paid Needle on Costly Giant', 'everyone passes'],
      expect: { 'Costly Giant': { damage: 1 }, alice: { mana: '' } },
    },
  }),
  scenario('601.2f: what is cheaper with some targets only isn’t cast without one of those', {
    rules: ['601.2f', '118.3'],
    alice: { hand: [swoop], mana: 'R' },
    bob: { battlefield: ['Grizzly Bears'] },
    script: ['refused 118.3: alice casts Swift Swoop on Grizzly Bears'],
    expect: { 'Swift Swoop': { on: 'hand' } },
    control: {
      setup: { bob: { battlefield: [{ card: 'Grizzly Bears', tapped: true }] } },
      script: ['alice casts Swift Swoop on Grizzly Bears', 'everyone passes'],
      expect: { 'Grizzly Bears': { on: 'graveyard' } },
    },
  }),
];
