import { card, scenario } from '../../machines/play/scenario/index.ts';
import {
  dealDamage,
  exile,
  flashback,
  inAnyGraveyard,
  one,
  spell,
  target,
  targetCreature,
} from '../../machines/rules/abilities/write/index.ts';

const secondSpark = card('Second Spark', ['sorcery'], {
  manaCost: '{R}',
  abilities: [spell([targetCreature], dealDamage(1, target(0))), flashback('{R}')],
});
const beckon = card('Beckon Away', ['instant'], {
  manaCost: '{W}',
  abilities: [spell([one(inAnyGraveyard({}))], exile(target(0)))],
});
const first = ['alice casts Second Spark on Grizzly Bears', 'everyone passes'];

export default [
  scenario(
    '117.3b: the active player has priority first once a spell has resolved, and casts its card again',
    {
      rules: ['117.3b', '702.34a'],
      alice: { battlefield: ['Grizzly Bears'], hand: [secondSpark], mana: 'RR' },
      bob: { hand: [beckon], mana: 'W' },
      script: [
        ...first,
        'refused 117.1: bob casts Beckon Away on Second Spark',
        'alice casts Second Spark on Grizzly Bears by flashback',
        'alice passes',
        // It is on the stack by then, and is exiled from there.
        'refused 601.2c: bob casts Beckon Away on Second Spark',
        'bob passes',
      ],
      expect: { 'Second Spark': { on: 'exile' }, 'Beckon Away': { on: 'hand' } },
      control: {
        script: [
          ...first,
          'alice passes',
          'bob casts Beckon Away on Second Spark',
          'everyone passes',
          'refused 601.3: alice casts Second Spark on Grizzly Bears by flashback',
        ],
        expect: { 'Second Spark': { on: 'exile' }, 'Beckon Away': { on: 'graveyard' } },
      },
    },
  ),
  scenario('702.34a: cast again it may have the same target as before', {
    rules: ['702.34a', '115.3'],
    alice: { hand: [secondSpark], mana: 'RR' },
    bob: { battlefield: ['Grizzly Bears'] },
    script: [...first, 'alice casts Second Spark on Grizzly Bears by flashback', 'everyone passes'],
    expect: { 'Grizzly Bears': { on: 'graveyard' }, 'Second Spark': { on: 'exile' } },
    control: {
      script: first,
      expect: { 'Grizzly Bears': { on: 'battlefield', damage: 1 }, 'Second Spark': { on: 'graveyard' } },
    },
  }),
];
