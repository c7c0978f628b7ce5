import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  all,
  destroy,
  gravestorm,
  loseLife,
  returnToHand,
  spell,
  target,
  targetCreature,
} from '../../machines/rules/abilities/write/index.ts';

const dirge = card('Plain Dirge', ['sorcery'], {
  manaCost: '{0}',
  abilities: [spell([], loseLife(1, 'opponents')), gravestorm],
});
const ruin = card('Common Ruin', ['sorcery'], {
  manaCost: '{0}',
  abilities: [spell([], destroy(all({})))],
});
const pup = creature('Frail Pup', '1/1');
const recall = card('Quick Return', ['instant'], {
  manaCost: '{U}',
  abilities: [spell([targetCreature], returnToHand(target(0)))],
});
const bone = card('Old Bone', ['artifact'], { manaCost: '{0}' });

export default [
  scenario('702.69a: a copy for each permanent that went to a graveyard this turn, whosever it was', {
    rules: ['702.69', '702.69a', '707.10'],
    alice: { hand: [ruin, dirge], battlefield: [bone, 'Forest'] },
    bob: { battlefield: [pup] },
    script: [
      'alice casts Common Ruin',
      'pass until the stack is empty',
      'alice casts Plain Dirge',
      'pass until the stack is empty',
    ],
    expect: { bob: { life: 16 } },
    control: {
      script: ['alice casts Plain Dirge', 'pass until the stack is empty'],
      expect: { bob: { life: 19 } },
    },
  }),
  scenario('702.69a: what dies in response counts, what is returned doesn’t', {
    rules: ['702.69a', '608.2h'],
    alice: { hand: [dirge] },
    bob: { hand: ['Shock', recall], battlefield: [pup, 'Grizzly Bears'], mana: 'RU' },
    script: [
      'alice casts Plain Dirge',
      'alice passes',
      'bob casts Shock on Frail Pup',
      'bob casts Quick Return on Grizzly Bears',
      'pass until the stack is empty',
    ],
    expect: { bob: { life: 18 } },
    control: {
      script: [
        'alice casts Plain Dirge',
        'alice passes',
        'bob casts Quick Return on Grizzly Bears',
        'pass until the stack is empty',
      ],
      expect: { bob: { life: 19 } },
    },
  }),
];
