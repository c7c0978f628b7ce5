import { creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  creatureYouControl,
  dies,
  other,
  putCounters,
  triggered,
} from '../../machines/rules/abilities/write/index.ts';

const unhallowed = creature('Growing Ghoul', '2/4', '', {
  abilities: [
    triggered({ when: dies(other(creatureYouControl)), effect: [putCounters('+1/+1', 1, 'self')] }),
  ],
});
const ceratok = creature('Big Ceratok', '4/3');

export default [
  scenario('704.3: what dies in the same check as what it triggers on isn’t saved by a counter', {
    rules: ['704.3', '704.5g', '510.2', '608.2h'],
    alice: { battlefield: [unhallowed, 'Grizzly Bears'] },
    bob: { battlefield: ['Hill Giant', ceratok] },
    script: [
      'alice attacks bob with Growing Ghoul, Grizzly Bears',
      'bob blocks Growing Ghoul with Big Ceratok; Grizzly Bears with Hill Giant',
      'pass until combat damage',
      { expect: { game: { stack: 1 }, 'Growing Ghoul': { on: 'graveyard' } } },
      'everyone passes',
    ],
    expect: { 'Growing Ghoul': { on: 'graveyard' }, game: { notHappened: [{ event: 'putCounters' }] } },
    control: {
      script: [
        'alice attacks bob with Growing Ghoul, Grizzly Bears',
        'bob blocks Grizzly Bears with Hill Giant',
      ],
      expect: { 'Growing Ghoul': { on: 'battlefield', counters: { '+1/+1': 1 } } },
    },
  }),
];
