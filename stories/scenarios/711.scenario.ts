import { scenario } from '../../machines/play/scenario/index.ts';

const wavewatch = (level: number) => ({ card: 'Halimar Wavewatch', counters: { level } });

export default [
  scenario('711.2a: between two numbers of level counters a leveler has what is in that part of its box', {
    rules: ['711.2a', '711.3'],
    alice: { battlefield: [wavewatch(4)] },
    bob: {},
    expect: { 'Halimar Wavewatch': { power: 0, toughness: 6, hasNot: ['islandwalk'] } },
    control: {
      setup: { alice: { battlefield: [wavewatch(5)] } },
      expect: { 'Halimar Wavewatch': { power: 6, toughness: 6, has: ['islandwalk'] } },
    },
  }),
  scenario('711.2b: from a number on a leveler has what is in that part, with no end', {
    rules: ['711.2b'],
    alice: { battlefield: [{ card: 'Transcendent Master', counters: { level: 20 } }] },
    bob: {},
    expect: { 'Transcendent Master': { power: 9, toughness: 9, has: ['lifelink', 'indestructible'] } },
    control: {
      setup: { alice: { battlefield: [{ card: 'Transcendent Master', counters: { level: 11 } }] } },
      expect: { 'Transcendent Master': { power: 6, has: ['lifelink'], hasNot: ['indestructible'] } },
    },
  }),
  scenario('711.2a: it is base power and toughness that a level gives', {
    rules: ['711.2a', '613.4b', '613.4c'],
    alice: { battlefield: [{ card: 'Halimar Wavewatch', counters: { level: 1, '+1/+1': 2 } }] },
    bob: {},
    expect: { 'Halimar Wavewatch': { power: 2, toughness: 8 } },
    control: {
      setup: { alice: { battlefield: [{ card: 'Halimar Wavewatch', counters: { '+1/+1': 2 } }] } },
      expect: { 'Halimar Wavewatch': { power: 2, toughness: 5 } },
    },
  }),
  scenario('711.4: level up may be activated whatever level the creature has', {
    rules: ['711.4', '702.87a'],
    alice: { battlefield: [wavewatch(6)], mana: 'CC' },
    bob: {},
    script: ['alice activates Halimar Wavewatch'],
    expect: { 'Halimar Wavewatch': { counters: { level: 7 } } },
    control: {
      without: 'level up',
      script: [],
      expect: { game: { mayNot: { 'alice activates Halimar Wavewatch': '602.2' } } },
    },
  }),
  scenario('711.5: with fewer level counters it is as its uppermost box says', {
    rules: ['711.5', '711.6'],
    alice: {
      battlefield: [{ card: 'Halimar Wavewatch', as: 'here' }],
      hand: [{ card: 'Halimar Wavewatch', as: 'in hand' }],
    },
    bob: {},
    expect: { here: { power: 0, toughness: 3 }, 'in hand': { power: 0, toughness: 3 } },
    control: {
      setup: {
        alice: {
          battlefield: [{ ...wavewatch(1), as: 'here' }],
          hand: [{ card: 'Halimar Wavewatch', as: 'in hand' }],
        },
      },
      expect: { here: { toughness: 6 }, 'in hand': { power: 0, toughness: 3 } },
    },
  }),
];
