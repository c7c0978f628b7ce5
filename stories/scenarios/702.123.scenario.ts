import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import { all, fabricate, rulesFor } from '../../machines/rules/abilities/write/index.ts';

const artisan = creature('Patient Artisan', '1/1', '', { manaCost: '{0}', abilities: [fabricate(2)] });
const twice = creature('Busy Artisan', '1/1', '', {
  manaCost: '{0}',
  abilities: [fabricate(1), fabricate(1)],
});
const still = card('Stillness', ['enchantment'], {
  abilities: [rulesFor(all({ type: 'creature' }), { rule: 'cant', what: 'haveCountersPut' })],
});

export default [
  scenario('702.123a: counters on it, or as many Servos', {
    rules: ['702.123', '702.123a'],
    alice: { hand: [artisan] },
    bob: {},
    script: ['alice casts Patient Artisan', 'everyone passes', 'everyone passes', 'alice says yes'],
    expect: { 'Patient Artisan': { power: 3, counters: { '+1/+1': 2 } }, alice: { battlefield: 1 } },
    control: {
      script: ['alice casts Patient Artisan', 'everyone passes', 'everyone passes', 'alice says no'],
      expect: { 'Patient Artisan': { power: 1 }, alice: { battlefield: 3 } },
    },
  }),
  scenario('608.2d: where it can’t have counters they aren’t offered, and the Servos come', {
    rules: ['702.123a', '608.2d', '614.17b'],
    alice: { battlefield: [still], hand: [artisan] },
    bob: {},
    script: ['alice casts Patient Artisan', 'everyone passes', 'everyone passes'],
    expect: { 'Patient Artisan': { power: 1 }, alice: { battlefield: 4 }, game: { stack: 0 } },
    control: {
      without: 'Stillness',
      script: ['alice casts Patient Artisan', 'everyone passes', 'everyone passes', 'alice says yes'],
      expect: { 'Patient Artisan': { power: 3 } },
    },
  }),
  scenario('608.2d: nor where it has left before the ability resolves', {
    rules: ['702.123a', '608.2d', '400.7'],
    alice: { hand: [artisan] },
    bob: { hand: ['Shock'], mana: 'R' },
    script: [
      'alice casts Patient Artisan',
      'everyone passes',
      'alice passes',
      'bob casts Shock on Patient Artisan',
      'pass until the stack is empty',
    ],
    expect: { 'Patient Artisan': { on: 'graveyard' }, alice: { battlefield: 2 } },
    control: {
      script: ['alice casts Patient Artisan', 'everyone passes', 'everyone passes', 'alice says yes'],
      expect: { alice: { battlefield: 1 } },
    },
  }),
  scenario('702.123b: each instance of fabricate triggers', {
    rules: ['702.123b'],
    alice: { hand: [twice] },
    bob: {},
    script: [
      'alice casts Busy Artisan',
      'everyone passes',
      'alice orders Busy Artisan, Busy Artisan',
      'everyone passes',
      'alice says yes',
      'everyone passes',
      'alice says no',
    ],
    expect: { 'Busy Artisan': { power: 2 }, alice: { battlefield: 2 } },
    control: {
      setup: { alice: { hand: [artisan] } },
      script: ['alice casts Patient Artisan', 'everyone passes', 'everyone passes', 'alice says yes'],
      expect: { 'Patient Artisan': { power: 3 }, game: { stack: 0 } },
    },
  }),
];
