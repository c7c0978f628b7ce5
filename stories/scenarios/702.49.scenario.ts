import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import { ninjutsu } from '../../machines/rules/abilities/write/index.ts';

const ninja = creature('Patient Ninja', '4/1', '', { manaCost: '{4}{U}', abilities: [ninjutsu('{U}')] });
const thinker = card('Quiet Thinker', ['planeswalker'], { loyalty: 5 });

export default [
  scenario('702.49a: an unblocked attacker goes back to hand, and the Ninja attacks in its place', {
    rules: ['702.49', '702.49a', '508.4'],
    alice: { hand: [ninja], battlefield: ['Llanowar Elves', 'Island'] },
    bob: { battlefield: ['Grizzly Bears'] },
    script: [
      'alice attacks bob with Llanowar Elves',
      'refused 118.3: alice activates Patient Ninja',
      'pass until bob decides',
      'bob blocks nothing',
      'alice activates Patient Ninja',
      'everyone passes',
      {
        expect: {
          'Patient Ninja': { tapped: true, attacking: 'bob', blocked: false },
          alice: { hand: ['Llanowar Elves'] },
        },
      },
      'pass until the end of combat step',
    ],
    expect: { bob: { life: 16 } },
    control: {
      script: ['alice attacks bob with Llanowar Elves', 'pass until the end of combat step'],
      expect: { bob: { life: 19 }, alice: { hand: ['Patient Ninja'] } },
    },
  }),
  scenario('702.49a: what is blocked can’t be returned for it', {
    rules: ['702.49a', '509.1h'],
    alice: { hand: [ninja], battlefield: ['Llanowar Elves', 'Island'] },
    bob: { battlefield: ['Grizzly Bears'] },
    script: [
      'alice attacks bob with Llanowar Elves',
      'pass until bob decides',
      'bob blocks Llanowar Elves with Grizzly Bears',
      'refused 118.3: alice activates Patient Ninja',
      'stop here',
    ],
    expect: { alice: { hand: ['Patient Ninja'] } },
    control: {
      script: [
        'alice attacks bob with Llanowar Elves',
        'pass until bob decides',
        'bob blocks nothing',
        'alice activates Patient Ninja',
        'pass until the end of combat step',
      ],
      expect: { bob: { life: 16 } },
    },
  }),
  scenario('702.49c: it attacks the planeswalker that the returned creature attacked', {
    rules: ['702.49c', '608.2h'],
    alice: { hand: [ninja], battlefield: ['Llanowar Elves', 'Island'] },
    bob: { battlefield: [thinker] },
    script: [
      'alice attacks Quiet Thinker with Llanowar Elves',
      'pass until the declareBlockers',
      'alice activates Patient Ninja',
      'pass until the end of combat step',
    ],
    expect: { bob: { life: 20 }, 'Quiet Thinker': { counters: { loyalty: 1 } } },
    control: {
      script: [
        'alice attacks bob with Llanowar Elves',
        'pass until the declareBlockers',
        'alice activates Patient Ninja',
        'pass until the end of combat step',
      ],
      expect: { bob: { life: 16 }, 'Quiet Thinker': { counters: { loyalty: 5 } } },
    },
  }),
  scenario('510.4: after first-strike damage it deals its own in the second step', {
    rules: ['702.49a', '510.4'],
    alice: {
      hand: [ninja],
      battlefield: [creature('Quick Scout', '1/1', 'first strike'), 'Island'],
    },
    bob: {},
    script: [
      'alice attacks bob with Quick Scout',
      'pass until the combatDamage',
      'alice activates Patient Ninja',
      'pass until the end of combat step',
    ],
    expect: { bob: { life: 15 }, alice: { hand: ['Quick Scout'] } },
    control: {
      script: ['alice attacks bob with Quick Scout', 'pass until the end of combat step'],
      expect: { bob: { life: 19 } },
    },
  }),
  scenario('702.49c, 508.4a: it attacks nothing if the planeswalker is gone as it enters', {
    rules: ['702.49c', '508.4a', '506.4c'],
    alice: { hand: [ninja, 'Shock'], battlefield: ['Llanowar Elves', 'Island', 'Mountain'] },
    bob: { battlefield: [card('Frail Thinker', ['planeswalker'], { loyalty: 2 })] },
    script: [
      'alice attacks Frail Thinker with Llanowar Elves',
      'pass until the declareBlockers',
      'alice activates Patient Ninja',
      'alice casts Shock on Frail Thinker',
      'pass until the end of combat step',
    ],
    expect: {
      'Frail Thinker': { on: 'graveyard' },
      'Patient Ninja': { on: 'battlefield', tapped: true },
      bob: { life: 20 },
    },
    control: {
      script: [
        'alice attacks bob with Llanowar Elves',
        'pass until the declareBlockers',
        'alice activates Patient Ninja',
        'alice casts Shock on Frail Thinker',
        'pass until the end of combat step',
      ],
      expect: { 'Frail Thinker': { on: 'graveyard' }, bob: { life: 16 } },
    },
  }),
];
