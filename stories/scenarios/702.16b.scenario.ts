import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  creature as aCreature,
  affecting,
  destroy,
  enchant,
  having,
  permanent,
  protectionFrom,
  tapThem,
  target,
  triggered,
  upTo,
} from '../../machines/rules/abilities/write/index.ts';

const recluse = creature('Proud Recluse', '2/4', '', { abilities: [protectionFrom('creatures', aCreature)] });
/** As it is cast, taps up to two permanents. */
const fiend = creature('Fiend of the Deep', '5/6', '', {
  manaCost: '{8}',
  abilities: [
    triggered({
      when: { on: 'cast', spell: 'self' },
      targets: [upTo(2, permanent)],
      effect: [tapThem(target(0))],
    }),
  ],
});

const envoy = creature('Veiled Envoy', '1/4', '', { manaCost: '{U}{U}' });
const halo = card('Guarding Halo', ['enchantment'], {
  manaCost: '{1}{W}',
  subtypes: 'Aura',
  abilities: [enchant(aCreature), affecting('attached', having(protectionFrom('black', { color: 'B' })))],
});
/** Destroys what deals combat damage to its player. */
const matriarch = creature('Vengeful Matriarch', '4/4', '', {
  manaCost: '{W}{B}',
  abilities: [
    triggered({
      when: { on: 'dealsDamage', source: aCreature, combat: true, toPlayer: 'you' },
      effect: [destroy({ event: 'source' })],
    }),
  ],
});

export default [
  scenario('702.16b: protection from creatures keeps off the ability of a creature spell', {
    rules: ['702.16b', '702.16a', '113.7'],
    alice: { hand: [fiend], mana: 'CCCCCCCC' },
    bob: { battlefield: [recluse, 'Hill Giant', 'Forest'] },
    script: [
      'alice casts Fiend of the Deep',
      'refused 702.16b: alice chooses Proud Recluse',
      'alice chooses Hill Giant, Forest',
      { expect: { game: { stack: ['the ability of Fiend of the Deep', 'Fiend of the Deep'] } } },
      'everyone passes',
    ],
    expect: {
      'Proud Recluse': { tapped: false },
      'Hill Giant': { tapped: true },
      Forest: { tapped: true },
    },
    control: {
      withoutAbilities: ['Proud Recluse'],
      script: ['alice casts Fiend of the Deep', 'alice chooses Proud Recluse, Forest', 'everyone passes'],
      expect: { 'Proud Recluse': { tapped: true }, 'Hill Giant': { tapped: false } },
    },
  }),
  scenario('702.16b: protection is none from being destroyed by what targets nothing', {
    rules: ['702.16b', '702.16f'],
    alice: {
      battlefield: [envoy, { card: halo, attachedTo: 'Veiled Envoy' }],
      hand: ['Terminate'],
      mana: 'BR',
    },
    bob: { battlefield: [matriarch] },
    script: [
      'refused 702.16b: alice casts Terminate on Veiled Envoy',
      'alice attacks bob with Veiled Envoy',
      'refused 702.16f: bob blocks Veiled Envoy with Vengeful Matriarch',
      'pass until end of combat',
    ],
    expect: {
      bob: { life: 19 },
      'Veiled Envoy': { on: 'graveyard' },
      'Guarding Halo': { on: 'graveyard' },
    },
    control: {
      withoutAbilities: ['Vengeful Matriarch'],
      script: ['alice attacks bob with Veiled Envoy', 'pass until end of combat'],
      expect: { bob: { life: 19 }, 'Veiled Envoy': { on: 'battlefield' } },
    },
  }),
];
