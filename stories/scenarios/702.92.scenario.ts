import { card, scenario } from '../../machines/play/scenario/index.ts';
import { affecting, equip, livingWeapon, plus } from '../../machines/rules/abilities/write/index.ts';

const claw = card('Grafted Claw', ['artifact'], {
  manaCost: '{2}',
  subtypes: ['Equipment'],
  abilities: [livingWeapon, affecting('attached', plus(2, 2)), equip('{1}')],
});

export default [
  scenario('702.92a: a Germ comes and bears the Equipment at once', {
    rules: ['702.92', '702.92a', '704.3'],
    alice: { hand: [claw], mana: 'CC' },
    bob: {},
    script: ['alice casts Grafted Claw', 'everyone passes', 'everyone passes'],
    expect: {
      'Phyrexian Germ Token': { on: 'battlefield', power: 2, toughness: 2, colors: 'B' },
      'Grafted Claw': { attachedTo: 'Phyrexian Germ Token' },
    },
    control: {
      without: 'living weapon',
      script: ['alice casts Grafted Claw', 'everyone passes'],
      expect: { alice: { battlefield: ['Grafted Claw'] } },
    },
  }),
  scenario('704.5f: it dies as the Equipment moves on', {
    rules: ['702.92a', '704.5f', '301.5c'],
    alice: { hand: [claw], mana: 'CCC', battlefield: ['Grizzly Bears'] },
    bob: {},
    script: [
      'alice casts Grafted Claw',
      'everyone passes',
      'everyone passes',
      'alice activates Grafted Claw on Grizzly Bears',
      'everyone passes',
    ],
    expect: { 'Grizzly Bears': { power: 4 }, alice: { battlefield: 2 } },
    control: {
      script: ['alice casts Grafted Claw', 'everyone passes', 'everyone passes'],
      expect: { 'Grizzly Bears': { power: 2 }, alice: { battlefield: 3 } },
    },
  }),
  scenario('702.92a: the Germ dies where the Equipment has left before', {
    rules: ['702.92a', '704.5f', '701.3b'],
    alice: { hand: [claw], mana: 'CC' },
    bob: { hand: ['Disenchant'], mana: 'CW' },
    script: [
      'alice casts Grafted Claw',
      'everyone passes',
      'alice passes',
      'bob casts Disenchant on Grafted Claw',
      'pass until the stack is empty',
    ],
    expect: {
      'Grafted Claw': { on: 'graveyard' },
      alice: { battlefield: 0 },
      game: { happened: [{ event: 'create' }] },
    },
    control: {
      script: ['alice casts Grafted Claw', 'pass until the stack is empty'],
      expect: { alice: { battlefield: 2 } },
    },
  }),
];
