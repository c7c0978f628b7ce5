import { creature, scenario } from '../../machines/play/scenario/index.ts';
import { inYourHand, may, move, named, triggered } from '../../machines/rules/abilities/write/index.ts';

/** "Whenever this attacks an opponent, you may put a Demon from your hand onto the battlefield tapped and attacking them." */
const herald = creature('Herald of Demons', '2/2', 'flying', {
  abilities: [
    triggered({
      when: { on: 'attacks', object: 'self', player: 'opponents' },
      effect: [
        may(
          {
            do: 'choose',
            from: inYourHand({ type: 'creature', subtype: 'Demon' }),
            count: { min: 1, max: 1 },
            as: 'demon',
          },
          move(named('demon'), {
            zone: 'battlefield',
            tapped: true,
            attacking: { event: 'otherPlayer' },
          }),
        ),
      ],
    }),
  ],
});
const master = 'Master of Cruelties';

export default [
  scenario('509.3g: what entered attacking attacks and isn’t blocked, though it was never declared', {
    rules: ['509.3g', '508.3f', '508.4'],
    alice: { battlefield: [herald], hand: [master] },
    bob: { battlefield: ['Hill Giant'] },
    script: [
      'alice attacks bob with Herald of Demons',
      'everyone passes',
      'alice says yes',
      // It triggers in the declare blockers step, and not as it enters.
      { expect: { [master]: { attacking: 'bob', tapped: true }, game: { stack: 0 } } },
      'bob blocks nothing',
      { expect: { game: { stack: ['the ability of Master of Cruelties'] } } },
      'everyone passes',
      // It assigns no combat damage, and the other two does.
      { expect: { bob: { life: 1 } } },
      'pass until the game is over',
    ],
    expect: { bob: { lost: true, life: -1 } },
    control: {
      script: [
        'alice attacks bob with Herald of Demons',
        'everyone passes',
        'alice says yes',
        'bob blocks Master of Cruelties with Hill Giant',
        'pass until the postcombat main phase',
      ],
      expect: { bob: { lost: false, life: 18 } },
    },
  }),
  scenario(
    '508.3b: an attack on “an opponent” is none on a planeswalker, and of two it is the attacked one',
    {
      rules: ['508.3b', '508.4'],
      alice: { battlefield: [herald], hand: [master] },
      bob: {},
      carol: { battlefield: ['Karn Liberated'] },
      script: ['alice attacks carol with Herald of Demons', 'everyone passes', 'alice says yes', 'stop here'],
      expect: { [master]: { on: 'battlefield', attacking: 'carol' } },
      control: {
        script: ['alice attacks Karn Liberated with Herald of Demons', 'stop here'],
        expect: { [master]: { on: 'hand' }, game: { stack: 0 } },
      },
    },
  ),
];
