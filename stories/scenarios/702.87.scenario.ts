import { scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario('702.87a: level up puts a level counter on the creature', {
    rules: ['702.87a', '711.2a'],
    alice: { battlefield: ['Halimar Wavewatch'], mana: 'CC' },
    bob: {},
    script: ['alice activates Halimar Wavewatch'],
    expect: { 'Halimar Wavewatch': { counters: { level: 1 }, toughness: 6 } },
    control: { script: [], expect: { 'Halimar Wavewatch': { counters: { level: 0 }, toughness: 3 } } },
  }),
  scenario('702.87a: level up is activated only as a sorcery', {
    rules: ['702.87a', '602.5d'],
    alice: {},
    bob: { battlefield: ['Halimar Wavewatch'], mana: 'CC' },
    script: ['alice passes'],
    expect: { game: { mayNot: { 'bob activates Halimar Wavewatch': '602.5d' } } },
    control: {
      turn: { of: 'bob' },
      script: [],
      expect: { game: { may: ['bob activates Halimar Wavewatch'] } },
    },
  }),
];
