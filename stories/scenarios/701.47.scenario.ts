import { creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  as,
  haste,
  having,
  named,
  perform,
  untilEndOfTurn,
} from '../../machines/rules/abilities/write/index.ts';
import { bidding, saying, witness } from './keyword-actions.ts';

const levy = saying('Orcish Levy', 'amass', { quality: 'Orc', n: 2 });
const noLevy = saying('Empty Levy', 'amass', { quality: 'Zombie', n: 0 });
const fastLevy = bidding(
  'Forced March',
  [],
  as('army', perform('amass', { quality: 'Zombie', n: 0 })),
  untilEndOfTurn(named('army'), having(haste)),
);
const standing = creature('Standing Army', '3/3', '', { subtypes: 'Human Army' });
const drum = witness('War Drum', 'amass', { who: 'you' });

export default [
  scenario('701.47a: who has no Army creates one, and puts the counters on it', {
    rules: ['701.47a'],
    alice: { hand: [levy] },
    bob: { battlefield: [standing] },
    script: ['alice casts Orcish Levy', 'pass until the stack is empty'],
    expect: {
      'Orc Army Token': { power: 2, toughness: 2, subtypes: ['Orc', 'Army'] },
      'Standing Army': { power: 3 },
    },
    control: { script: [], expect: { 'Orc Army Token': { on: 'nowhere' } } },
  }),
  scenario('701.47a: an Army that is there grows, and becomes what it wasn’t besides what it was', {
    rules: ['701.47a'],
    alice: { hand: [levy], battlefield: [standing] },
    bob: {},
    script: ['alice casts Orcish Levy', 'pass until the stack is empty'],
    expect: {
      alice: { battlefield: ['Standing Army'] },
      'Standing Army': { power: 5, subtypes: ['Human', 'Army', 'Orc'] },
    },
    control: {
      script: [],
      expect: { 'Standing Army': { power: 3, subtypes: ['Human', 'Army'] } },
    },
  }),
  scenario('701.47b: a player amassed also where the Army got no counters', {
    rules: ['701.47b', '704.5f'],
    alice: { hand: [noLevy], battlefield: [drum] },
    bob: {},
    script: ['alice casts Empty Levy', 'pass until the stack is empty'],
    expect: { alice: { life: 21, battlefield: ['War Drum'] } },
    control: { without: 'War Drum', expect: { alice: { life: 20 } } },
  }),
  scenario('701.47c: the amassed Army is the creature that was chosen, with counters or without', {
    rules: ['701.47c'],
    alice: { hand: [fastLevy], battlefield: [standing] },
    bob: {},
    script: ['alice casts Forced March', 'pass until the stack is empty'],
    expect: { 'Standing Army': { power: 3, has: ['haste'], subtypes: ['Human', 'Army', 'Zombie'] } },
    control: { script: [], expect: { 'Standing Army': { hasNot: ['haste'] } } },
  }),
];
