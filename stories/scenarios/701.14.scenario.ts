import { card, scenario } from '../../machines/play/scenario/index.ts';
import {
  creatureYouControl,
  one,
  opponentsControl,
  spell,
  target,
} from '../../machines/rules/abilities/write/index.ts';

const brawl = card('Brawl', ['sorcery'], {
  manaCost: '{G}',
  abilities: [
    spell([one(creatureYouControl), one(opponentsControl({ type: 'creature' }))], {
      do: 'fight',
      first: target(0),
      second: target(1),
    }),
  ],
});

const fighting = { alice: { hand: [brawl], mana: 'G' }, bob: { battlefield: ['Silvercoat Lion'] } };

export default [
  scenario('701.14a: it triggers once on creatures that fight', {
    rules: ['701.14a', '603.2c'],
    alice: { ...fighting.alice, battlefield: ['Neyith of the Dire Hunt'] },
    bob: fighting.bob,
    script: [
      'alice casts Brawl on Neyith of the Dire Hunt, Silvercoat Lion',
      'pass until the stack is empty',
    ],
    expect: { alice: { hand: 1 }, 'Silvercoat Lion': { on: 'graveyard' } },
    control: {
      setup: { alice: { ...fighting.alice, battlefield: ['Hill Giant'] } },
      script: ['alice casts Brawl on Hill Giant, Silvercoat Lion', 'pass until the stack is empty'],
      expect: { alice: { hand: 0 }, 'Silvercoat Lion': { on: 'graveyard' } },
    },
  }),
  scenario('603.2c: “one or more” triggers once however many creatures become blocked', {
    rules: ['603.2c', '509.3c'],
    alice: { battlefield: ['Neyith of the Dire Hunt', 'Hill Giant', 'Grizzly Bears'] },
    bob: { battlefield: ['Silvercoat Lion', 'Ornithopter'] },
    script: [
      "pass until alice's beginningOfCombat",
      'alice chooses Hill Giant',
      'pass until alice decides',
      'alice attacks bob with Hill Giant, Grizzly Bears',
      'everyone passes',
      'bob blocks Hill Giant with Ornithopter; Grizzly Bears with Silvercoat Lion',
      'everyone passes',
    ],
    expect: { alice: { hand: 1 } },
    control: {
      without: 'Neyith of the Dire Hunt',
      script: [
        'alice attacks bob with Hill Giant, Grizzly Bears',
        'everyone passes',
        'bob blocks Hill Giant with Ornithopter; Grizzly Bears with Silvercoat Lion',
        'everyone passes',
      ],
      expect: { alice: { hand: 0 } },
    },
  }),
];
