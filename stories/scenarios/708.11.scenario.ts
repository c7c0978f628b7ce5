import { creature, scenario } from '../../machines/play/scenario/index.ts';
import { gainLife, may, morph, replacement } from '../../machines/rules/abilities/write/index.ts';
import type { Ability, Replacement } from '../../machines/rules/index.ts';

const turnedUp = (does: Omit<Replacement, 'event'>): Ability =>
  replacement({ event: { would: 'turnFaceUp' }, ...does });
/** It has toughness 0, so that it lives only if it has the counters from the start. */
const hydra = (name: string, cost: string, ...abilities: readonly Ability[]) =>
  creature(name, '0/0', '', { manaCost: '{5}{G}', abilities: [morph(cost), ...abilities] });
const turning = (name: string) => [
  `alice casts ${name} by morph`,
  'pass until the stack is empty',
  `alice turns ${name} face up`,
];

export default [
  scenario('708.11: counters put on a permanent as it is turned face up are on it from the start', {
    rules: ['708.11', '614.1e'],
    alice: {
      hand: [hydra('Hiding Hydra', '{1}', turnedUp({ counters: { kind: '+1/+1', count: 5 } }))],
      mana: 'CCCC',
    },
    bob: {},
    script: turning('Hiding Hydra'),
    expect: {
      'Hiding Hydra': { on: 'battlefield', faceDown: false, power: 5, counters: { '+1/+1': 5 } },
      game: { stack: [] },
    },
    control: {
      setup: { alice: { hand: [hydra('Meek Hydra', '{1}')], mana: 'CCCC' } },
      script: turning('Meek Hydra'),
      expect: { 'Meek Hydra': { on: 'graveyard' } },
    },
  }),
  scenario('614.1e: what is done as a permanent is turned face up isn’t done as it enters', {
    rules: ['614.1e'],
    alice: {
      hand: [hydra('Hiding Hydra', '{1}', turnedUp({ counters: { kind: '+1/+1', count: 5 } }))],
      mana: 'CCCCCG',
    },
    bob: {},
    script: ['alice casts Hiding Hydra', 'pass until the stack is empty'],
    expect: { 'Hiding Hydra': { on: 'graveyard' } },
    control: {
      script: turning('Hiding Hydra'),
      expect: { 'Hiding Hydra': { on: 'battlefield', counters: { '+1/+1': 5 } } },
    },
  }),
  scenario('708.11: X is what was chosen for the morph cost', {
    rules: ['708.11', '702.37f'],
    alice: {
      hand: [
        hydra('Growing Hydra', '{X}{G}', turnedUp({ counters: { kind: '+1/+1', count: { number: 'x' } } })),
      ],
      mana: 'CCCCCG',
    },
    bob: {},
    script: [...turning('Growing Hydra'), 'alice chooses 2'],
    expect: { 'Growing Hydra': { power: 2 }, alice: { mana: '' } },
    control: {
      script: [...turning('Growing Hydra'), 'alice chooses 1'],
      expect: { 'Growing Hydra': { power: 1 }, alice: { mana: 'C' } },
    },
  }),
  scenario('614.1e: effects that would change how many counters are put on something change these', {
    rules: ['614.1e', '614.16', '616.1'],
    alice: {
      battlefield: ['Hardened Scales'],
      hand: [hydra('Hiding Hydra', '{1}', turnedUp({ counters: { kind: '+1/+1', count: 5 } }))],
      mana: 'CCCC',
    },
    bob: {},
    script: turning('Hiding Hydra'),
    expect: { 'Hiding Hydra': { power: 6 } },
    control: { without: 'Hardened Scales', expect: { 'Hiding Hydra': { power: 5 } } },
  }),
  scenario('614.1e: instructions for it are followed as it is turned face up, without the stack', {
    rules: ['614.1e', '708.11'],
    alice: {
      hand: [
        creature('Singing Sleeper', '2/2', '', {
          manaCost: '{5}{W}',
          abilities: [morph('{1}'), turnedUp({ choose: [may(gainLife(4))] })],
        }),
      ],
      mana: 'CCCC',
    },
    bob: {},
    script: [...turning('Singing Sleeper'), 'alice says yes'],
    expect: { alice: { life: 24 }, 'Singing Sleeper': { faceDown: false }, game: { stack: [] } },
    control: {
      script: [...turning('Singing Sleeper'), 'alice says no'],
      expect: { alice: { life: 20 }, 'Singing Sleeper': { faceDown: false } },
    },
  }),
];
