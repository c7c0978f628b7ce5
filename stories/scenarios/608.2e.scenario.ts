import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  gainLife,
  mayPlayer,
  perform,
  sacrifice,
  triggered,
} from '../../machines/rules/abilities/write/index.ts';
import { bidding, saying } from './keyword-actions.ts';

/** Triggers once on all counters that are put on creatures at the same time (603.2c). */
const lichen = card('Patient Lichen', ['enchantment'], {
  abilities: [
    triggered({
      when: { on: 'countersPut', object: { type: 'creature' }, oneOrMore: true },
      effect: [gainLife(1)],
    }),
  ],
});
const grave = card('Open Grave', ['enchantment'], {
  abilities: [
    triggered({ when: { on: 'dies', object: { type: 'creature' }, oneOrMore: true }, effect: [gainLife(1)] }),
  ],
});
const plague = saying('Common Plague', 'blight', { n: 1, who: 'everyone' });
const spreading = bidding(
  'Spreading Plague',
  [],
  perform('blight', { n: 1 }),
  perform('blight', { n: 1, who: 'opponents' }),
);
const muster = saying('Common Muster', 'amass', { n: 2, quality: 'Orc', who: 'everyone' });
const offering = bidding(
  'Common Offering',
  [],
  mayPlayer('everyone', sacrifice('they', { type: 'creature' })),
);
const study = saying('Common Study', 'learn', { who: 'everyone' });
const soldier = creature('Lone Soldier', '2/2', '');
const guard = creature('Lone Guard', '3/3', '');

export default [
  scenario('608.2e: players who do a keyword action choose in APNAP order, and then do it at the same time', {
    rules: ['608.2e', '101.4', '701.68a'],
    alice: { hand: [plague, spreading], battlefield: [lichen, soldier, 'Hill Giant'] },
    bob: { battlefield: [guard, 'Serra Angel'] },
    script: [
      'alice casts Common Plague',
      'pass until alice decides',
      'alice chooses Lone Soldier',
      { expect: { 'Lone Soldier': { power: 2 } } },
      'bob chooses Lone Guard',
      'pass until the stack is empty',
    ],
    expect: { alice: { life: 21 }, 'Lone Soldier': { power: 1 }, 'Lone Guard': { power: 2 } },
    control: {
      // One after the other it happens twice.
      script: [
        'alice casts Spreading Plague',
        'pass until alice decides',
        'alice chooses Lone Soldier',
        { expect: { 'Lone Soldier': { power: 1 } } },
        'bob chooses Lone Guard',
        'pass until the stack is empty',
      ],
      expect: { alice: { life: 22 }, 'Lone Soldier': { power: 1 }, 'Lone Guard': { power: 2 } },
    },
  }),
  scenario('608.2e: of several steps each is done by all players before the next one is', {
    rules: ['608.2e', '701.47a'],
    alice: { hand: [muster], battlefield: [lichen] },
    bob: {},
    script: ['alice casts Common Muster', 'pass until the stack is empty'],
    expect: { alice: { life: 21 }, game: { happened: [{ event: 'create', times: 2 }] } },
    control: {
      script: ['pass until the stack is empty'],
      expect: { alice: { life: 20 } },
    },
  }),
  scenario('608.2e: what players choose to do they do at the same time', {
    rules: ['608.2e', '608.2d'],
    alice: { hand: [offering], battlefield: [grave, soldier] },
    bob: { battlefield: [guard] },
    script: [
      'alice casts Common Offering',
      'pass until alice decides',
      'alice says yes',
      { expect: { 'Lone Soldier': { on: 'battlefield' } } },
      'bob says yes',
      'pass until the stack is empty',
    ],
    expect: {
      alice: { life: 21 },
      'Lone Soldier': { on: 'graveyard' },
      'Lone Guard': { on: 'graveyard' },
    },
    control: {
      script: [
        'alice casts Common Offering',
        'pass until alice decides',
        'alice says no',
        'bob says yes',
        'pass until the stack is empty',
      ],
      expect: { 'Lone Soldier': { on: 'battlefield' }, 'Lone Guard': { on: 'graveyard' } },
    },
  }),
  scenario('608.2e: each player finds what they did themselves', {
    rules: ['608.2e', '701.48a'],
    alice: { hand: [study, 'Plains'], library: ['Forest'] },
    bob: { hand: ['Swamp'], library: ['Island'] },
    script: [
      'alice casts Common Study',
      'pass until alice decides',
      'alice says yes',
      'bob says no',
      'pass until the stack is empty',
    ],
    expect: {
      alice: { hand: ['Forest'], graveyard: ['Plains', 'Common Study'] },
      bob: { hand: ['Swamp'], library: ['Island'] },
    },
    control: {
      script: [
        'alice casts Common Study',
        'pass until alice decides',
        'alice says no',
        'bob says yes',
        'pass until the stack is empty',
      ],
      expect: { alice: { hand: ['Plains'], library: ['Forest'] }, bob: { hand: ['Island'] } },
    },
  }),
];
