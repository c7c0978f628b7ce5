import { creature, scenario } from '../../machines/play/scenario/index.ts';
import { partnerWith } from '../../machines/rules/abilities/write/index.ts';

const hound = creature('Faithful Hound', '2/2', '', {
  manaCost: '{1}{G}',
  abilities: [partnerWith('Old Hunter')],
});
const hunter = creature('Old Hunter', '1/1', '');

export default [
  scenario('702.124j: as it enters target player may search for the card that it names', {
    rules: ['702.124j', '701.23a'],
    alice: { hand: [hound], mana: 'GG' },
    bob: { library: ['Forest', hunter, 'Island'] },
    script: [
      'alice casts Faithful Hound',
      'everyone passes',
      'alice chooses bob',
      'everyone passes',
      'bob says yes',
      'bob chooses Old Hunter',
    ],
    expect: { 'Old Hunter': { on: 'hand' }, bob: { library: 2 } },
    control: {
      script: [
        'alice casts Faithful Hound',
        'everyone passes',
        'alice chooses bob',
        'everyone passes',
        'bob says no',
      ],
      expect: { 'Old Hunter': { on: 'library' } },
    },
  }),
  scenario('122.6: others enter with a counter of each kind that is on it', {
    rules: ['122.6', '614.1c', '122.1b'],
    alice: {
      battlefield: [{ card: 'Blue, Loyal Raptor', counters: { '+1/+1': 2, indestructible: 1 } }],
      hand: ['Deathmist Raptor', 'Memnite'],
      mana: 'CGG',
    },
    bob: {},
    script: ['alice casts Deathmist Raptor', 'everyone passes', 'alice casts Memnite', 'everyone passes'],
    expect: {
      'Deathmist Raptor': { counters: { '+1/+1': 1, indestructible: 1 }, has: ['indestructible'] },
      Memnite: { counters: {} },
    },
    control: {
      setup: { alice: { battlefield: ['Blue, Loyal Raptor'] } },
      expect: { 'Deathmist Raptor': { counters: {} } },
    },
  }),
];
