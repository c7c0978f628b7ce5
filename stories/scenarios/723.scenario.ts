import { card, scenario } from '../../machines/play/scenario/index.ts';
import { activated, target, targetPlayer } from '../../machines/rules/abilities/write/index.ts';

/** "{0}: You control target player during that player’s next turn." */
const leash = card('Leash', ['artifact'], {
  abilities: [
    activated({
      cost: [{ pay: 'mana', cost: '{0}' }],
      targets: [targetPlayer],
      effect: [{ do: 'controlPlayer', who: target(0), by: 'you' }],
    }),
  ],
});
const theirTurn = [
  'alice activates Leash on bob',
  'everyone passes',
  'pass until bob’s precombat main phase',
];
const own = { battlefield: [leash, 'Mountain', 'Prodigal Sorcerer'], hand: ['Shock'] };

export default [
  scenario('723.8: who controls another player acts in their own name only with priority of their own', {
    rules: ['117.1a', '117.1b', '723.3', '723.5a', '723.8'],
    alice: own,
    bob: { battlefield: ['Forest', 'Grizzly Bears'], hand: ['Giant Growth'] },
    script: [
      ...theirTurn,
      { expect: { game: { priority: 'bob' } } },
      'refused 117.1: alice casts Shock on bob',
      'refused 117.1: alice activates Prodigal Sorcerer on bob',
      'refused 117.1: alice activates Mountain',
      'bob casts Giant Growth on Grizzly Bears',
      { expect: { game: { priority: 'bob', stack: 1 } } },
      'bob passes',
      { expect: { game: { priority: 'alice' } } },
      'alice casts Shock on bob',
      { expect: { game: { priority: 'alice', stack: 2 } } },
      'everyone passes',
    ],
    expect: { bob: { life: 18 } },
    control: {
      script: [
        'pass until bob’s precombat main phase',
        { expect: { game: { priority: 'bob' } } },
        'refused 117.1: alice casts Shock on bob',
        'bob passes',
        'alice casts Shock on bob',
        'everyone passes',
      ],
      expect: { bob: { life: 18 } },
    },
  }),
  scenario('723.1a: of two effects by which a player is controlled in a turn the last one counts', {
    rules: ['723.1a', '723.5'],
    alice: { battlefield: [leash] },
    bob: { hand: ['Forest'] },
    carol: { battlefield: [{ card: leash, as: 'Long Leash' }] },
    script: [
      'alice activates alice’s Leash on bob',
      'everyone passes',
      'alice passes',
      'bob passes',
      'carol activates Long Leash on bob',
      'everyone passes',
      'pass until bob’s precombat main phase',
      'refused 117.3d: alice passes',
    ],
    expect: { game: { priority: 'bob', may: ['carol passes'], mayNot: { 'alice passes': '117.3d' } } },
    control: {
      script: [
        'alice activates alice’s Leash on bob',
        'everyone passes',
        'pass until bob’s precombat main phase',
      ],
      expect: { game: { may: ['alice passes'], mayNot: { 'carol passes': '117.3d' } } },
    },
  }),
];
