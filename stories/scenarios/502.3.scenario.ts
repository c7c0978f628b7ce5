import { card, scenario } from '../../machines/play/scenario/index.ts';
import {
  draw,
  freeze,
  spell,
  tapThem,
  target,
  targetCreature,
} from '../../machines/rules/abilities/write/index.ts';

/** "Tap target creature. It doesn’t untap during its controller’s next untap step. Draw a card." */
const chill = card('Deep Chill', ['instant'], {
  manaCost: '{U}',
  abilities: [spell([targetCreature], tapThem(target(0)), freeze(target(0)), draw(1))],
});
const brief = card('Brief Chill', ['instant'], {
  manaCost: '{U}',
  abilities: [spell([targetCreature], tapThem(target(0)))],
});

export default [
  scenario('502.3: what doesn’t untap in its player’s next untap step does in the one after that', {
    rules: ['502.3', '502.4'],
    alice: { battlefield: ['Grizzly Bears'] },
    bob: { hand: [chill], mana: 'U' },
    turn: { of: 'bob' },
    script: [
      'bob casts Deep Chill on Grizzly Bears',
      'everyone passes',
      "pass until alice's draw",
      { expect: { 'Grizzly Bears': { tapped: true } } },
      "pass until bob's draw",
      "pass until alice's draw",
    ],
    expect: { 'Grizzly Bears': { tapped: false } },
    control: {
      setup: { bob: { hand: [brief], mana: 'U' } },
      script: ['bob casts Brief Chill on Grizzly Bears', 'everyone passes', "pass until alice's draw"],
      expect: { 'Grizzly Bears': { tapped: false } },
    },
  }),
  scenario(
    '608.2b: what has left and come back is no target any more: nothing is tapped, and no card drawn',
    {
      rules: ['608.2b', '400.7'],
      alice: { battlefield: ['Grizzly Bears'], hand: ['Cloudshift'], mana: 'W' },
      bob: { hand: [chill], mana: 'U' },
      turn: { of: 'bob' },
      script: [
        'bob casts Deep Chill on Grizzly Bears',
        'bob passes',
        'alice casts Cloudshift on Grizzly Bears',
        'everyone passes',
        { expect: { game: { stack: ['Deep Chill'] } } },
        'everyone passes',
      ],
      expect: { 'Grizzly Bears': { on: 'battlefield', tapped: false }, bob: { hand: 0 } },
      control: {
        script: ['bob casts Deep Chill on Grizzly Bears', 'everyone passes'],
        expect: { 'Grizzly Bears': { tapped: true }, bob: { hand: 1 } },
      },
    },
  ),
];
