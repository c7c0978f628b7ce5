import { scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario('704.5c: who can’t lose this turn loses to ten poison counters in its cleanup step', {
    rules: ['704.5c', '514.2', '514.3a', '702.90b'],
    alice: { battlefield: ['Glistener Elf'] },
    bob: { counters: { poison: 9 }, hand: ["Angel's Grace"], battlefield: ['Plains'] },
    script: [
      'alice attacks bob with Glistener Elf',
      'alice passes',
      "bob casts Angel's Grace",
      'everyone passes',
      'pass until alice’s end',
      { expect: { bob: { life: 20, counters: { poison: 10 }, lost: false } } },
      'pass until the game is over',
    ],
    expect: {
      bob: { lost: '704.5c', life: 20 },
      game: { turn: { of: 'alice', at: 'cleanup' }, over: { winners: ['alice'] } },
    },
    control: {
      script: ['alice attacks bob with Glistener Elf', 'pass until the game is over'],
      expect: { bob: { lost: '704.5c', counters: { poison: 10 } }, game: { turn: { at: 'combatDamage' } } },
    },
  }),
];
