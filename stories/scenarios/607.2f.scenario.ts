import { scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario('607.2f: words that mean nothing else tell what those who chose them get', {
    rules: ['607.2f', '101.4', '614.12a'],
    alice: {
      hand: ['Archangel of Strife'],
      battlefield: ['Grizzly Bears', { card: 'Plains', count: 7 }],
    },
    bob: { battlefield: ['Llanowar Elves'] },
    carol: { battlefield: ['Walking Corpse'] },
    script: [
      'alice casts Archangel of Strife',
      'pass until alice decides',
      'alice answers war',
      'bob answers peace',
      'carol answers war',
      'pass until the stack is empty',
    ],
    expect: {
      'Archangel of Strife': { power: 9, toughness: 6 },
      'Grizzly Bears': { power: 5, toughness: 2 },
      'Llanowar Elves': { power: 1, toughness: 4 },
      'Walking Corpse': { power: 5, toughness: 2 },
    },
    control: {
      script: [
        'alice casts Archangel of Strife',
        'pass until alice decides',
        'alice answers peace',
        'bob answers war',
        'carol answers peace',
        'pass until the stack is empty',
      ],
      expect: {
        'Archangel of Strife': { power: 6, toughness: 9 },
        'Grizzly Bears': { power: 2, toughness: 5 },
        'Llanowar Elves': { power: 4, toughness: 1 },
        'Walking Corpse': { power: 2, toughness: 5 },
      },
    },
  }),
  scenario('607.2f: only what was chosen as this object entered counts for it', {
    rules: ['607.2f', '607.1'],
    alice: {
      hand: [{ card: 'Archangel of Strife', as: 'the angel' }],
      battlefield: ['Archangel of Strife', 'Grizzly Bears', { card: 'Plains', count: 7 }],
    },
    bob: {},
    script: [
      { expect: { 'Grizzly Bears': { power: 2, toughness: 2 } } },
      'alice casts the angel',
      'pass until alice decides',
      'alice answers war',
      'bob answers peace',
      'pass until the stack is empty',
    ],
    expect: { 'Grizzly Bears': { power: 5, toughness: 2 } },
    control: {
      setup: { alice: { battlefield: ['Archangel of Strife', 'Grizzly Bears'] } },
      script: [],
      expect: { 'Grizzly Bears': { power: 2, toughness: 2 } },
    },
  }),
];
