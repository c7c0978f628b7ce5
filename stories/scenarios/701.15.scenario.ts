import { card, scenario } from '../../machines/play/scenario/index.ts';
import { one, spell, target } from '../../machines/rules/abilities/write/index.ts';

/** "Goad target creature." */
const provoke = card('Provoke', ['sorcery'], {
  manaCost: '{R}',
  abilities: [
    spell([one({ type: 'creature' })], {
      do: 'rule',
      what: target(0),
      rules: [{ rule: 'goaded' }],
      until: 'untilYourNextTurn',
    }),
  ],
});

const three = {
  alice: { hand: [provoke], mana: 'R' },
  bob: { battlefield: ['Hill Giant'] },
  carol: {},
};

export default [
  scenario('701.15b: a goaded creature attacks, and attacks another player than who goaded it', {
    rules: ['701.15b', '508.1d'],
    ...three,
    script: [
      'alice casts Provoke on Hill Giant',
      'everyone passes',
      'pass until bob decides',
      'refused 508.1d: bob attacks with nothing',
      'refused 508.1d: bob attacks alice with Hill Giant',
      'bob attacks carol with Hill Giant',
    ],
    expect: { 'Hill Giant': { attacking: 'carol' } },
    control: {
      script: ["pass until bob's declareAttackers", 'bob attacks alice with Hill Giant'],
      expect: { 'Hill Giant': { attacking: 'alice' } },
    },
  }),
];
