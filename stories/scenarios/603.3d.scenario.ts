import { creature, scenario } from '../../machines/play/scenario/index.ts';

const giant = creature('Young Giant', '6/4');
const wurm = creature('Young Wurm', '7/6');

export default [
  scenario('603.3d: an ability that triggers once has its target and its payment once', {
    rules: ['603.3d', '113.3c', '601.2c', '509.1b'],
    alice: { battlefield: ['Frenzied Goblin', { card: 'Mountain', count: 2 }] },
    bob: { battlefield: [giant, wurm] },
    script: [
      'alice attacks bob with Frenzied Goblin',
      'refused 603.3d: alice chooses Young Giant, Young Wurm',
      'alice chooses Young Giant',
      { expect: { game: { stack: 1 } } },
      'everyone passes',
      'alice says yes',
      'alice pays',
      { expect: { game: { stack: 0 }, 'Mountain 2': { tapped: false } } },
      'refused 509.1b: bob blocks Frenzied Goblin with Young Giant',
      'bob blocks Frenzied Goblin with Young Wurm',
    ],
    expect: { 'Frenzied Goblin': { on: 'graveyard' }, bob: { life: 20 } },
    control: {
      script: [
        'alice attacks bob with Frenzied Goblin',
        'alice chooses Young Giant',
        'everyone passes',
        'alice says no',
        'bob blocks Frenzied Goblin with Young Giant',
      ],
      expect: { 'Frenzied Goblin': { on: 'graveyard' }, Mountain: { tapped: false } },
    },
  }),
];
