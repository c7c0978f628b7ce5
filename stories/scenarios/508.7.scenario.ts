import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  all,
  creature as creatures,
  gainLife,
  rulesFor,
  spell,
  target,
  targetCreature,
  triggered,
} from '../../machines/rules/abilities/write/index.ts';

const goat = { card: 'Capricopian', counters: { '+1/+1': 2 } };
const lands = ['Forest', 'Forest'];

/** "Reselect which player, planeswalker, or battle target creature is attacking." */
const detour = card('Sudden Detour', ['instant'], {
  manaCost: '{U}',
  abilities: [spell([targetCreature], { do: 'reselect', what: target(0) })],
});
/** "Creatures can't attack you." */
const moat = card('Private Moat', ['enchantment'], {
  abilities: [rulesFor(all(creatures), { rule: 'cantAttack', whom: 'you' })],
});
/** "Whenever this creature attacks, you gain 1 life." */
const eager = creature('Eager Ox', '2/2', '', {
  abilities: [triggered({ when: { on: 'attacks', object: 'self' }, effect: [gainLife(1)] })],
});
const islands = ['Island'];

export default [
  scenario('508.7: the player whom a creature attacks has it attack another', {
    rules: ['508.7', '508.7c', '602.2'],
    alice: { battlefield: [goat] },
    bob: { battlefield: lands },
    carol: {},
    script: [
      'alice attacks bob with Capricopian',
      'alice passes',
      'bob activates Capricopian',
      'everyone passes',
      'bob says yes',
      'bob chooses carol',
      'pass until the postcombat main phase',
    ],
    expect: { Capricopian: { counters: { '+1/+1': 3 } }, bob: { life: 20 }, carol: { life: 17 } },
    control: {
      script: [
        'alice attacks bob with Capricopian',
        'alice passes',
        'bob activates Capricopian',
        'everyone passes',
        'bob says no',
        'pass until the postcombat main phase',
      ],
      expect: { Capricopian: { counters: { '+1/+1': 3 } }, bob: { life: 17 }, carol: { life: 20 } },
    },
  }),
  scenario(
    '602.2: only the player whom it is attacking may activate such an ability, and only in that step',
    {
      rules: ['602.2', '602.5'],
      alice: { battlefield: [goat, ...lands] },
      bob: { battlefield: lands },
      carol: { battlefield: lands },
      script: [
        'refused 602.2: alice activates Capricopian',
        'alice attacks bob with Capricopian',
        'refused 602.2: alice activates Capricopian',
        'alice passes',
        'bob passes',
        'refused 602.2: carol activates Capricopian',
        'carol passes',
        'alice passes',
        'refused 602.5: bob activates Capricopian',
        'pass until the postcombat main phase',
      ],
      expect: { bob: { life: 18 } },
      control: {
        script: [
          'alice attacks carol with Capricopian',
          'alice passes',
          'bob passes',
          'carol activates Capricopian',
          'everyone passes',
          'carol says yes',
          'carol chooses bob',
          'pass until the postcombat main phase',
        ],
        expect: { bob: { life: 17 }, carol: { life: 20 } },
      },
    },
  ),
  scenario('508.7c: with one opponent there is nothing else to select', {
    rules: ['508.7c', '608.2d'],
    alice: { battlefield: [goat] },
    bob: { battlefield: lands },
    script: [
      'alice attacks bob with Capricopian',
      'alice passes',
      'bob activates Capricopian',
      'pass until the postcombat main phase',
    ],
    expect: { bob: { life: 17 }, alice: { life: 20 } },
    control: {
      script: ['alice attacks bob with Capricopian', 'pass until the postcombat main phase'],
      expect: { bob: { life: 18 } },
    },
  }),
  scenario('508.7a: what attacks something else now has not attacked twice, and stays blocked', {
    rules: ['508.7', '508.7a', '509.1h'],
    alice: { battlefield: [eager, 'Island'], hand: [detour] },
    bob: { battlefield: ['Wall of Omens'] },
    carol: { battlefield: ['Jace Beleren'] },
    script: [
      'alice attacks bob with Eager Ox',
      'everyone passes',
      'everyone passes',
      'bob blocks Eager Ox with Wall of Omens',
      'alice casts Sudden Detour on Eager Ox',
      'everyone passes',
      'alice chooses Jace Beleren',
      { expect: { 'Eager Ox': { blocked: true } } },
      'pass until the postcombat main phase',
    ],
    expect: {
      alice: { life: 21 },
      'Jace Beleren': { counters: { loyalty: 3 } },
      'Wall of Omens': { damage: 2 },
    },
    control: {
      script: [
        'alice attacks bob with Eager Ox',
        'everyone passes',
        'alice casts Sudden Detour on Eager Ox',
        'everyone passes',
        'alice chooses Jace Beleren',
        'pass until the postcombat main phase',
      ],
      expect: { alice: { life: 21 }, 'Jace Beleren': { counters: { loyalty: 1 } }, bob: { life: 20 } },
    },
  }),
  scenario('508.7b: what keeps creatures from attacking a player doesn’t keep one from being sent there', {
    rules: ['508.7b'],
    alice: { battlefield: ['Hill Giant', ...islands], hand: [detour] },
    bob: {},
    carol: { battlefield: [moat] },
    script: [
      'refused 508.1c: alice attacks carol with Hill Giant',
      'alice attacks bob with Hill Giant',
      'alice casts Sudden Detour on Hill Giant',
      'everyone passes',
      'alice chooses carol',
      'pass until the postcombat main phase',
    ],
    expect: { bob: { life: 20 }, carol: { life: 17 } },
    control: {
      without: 'Private Moat',
      script: ['alice attacks carol with Hill Giant'],
      expect: { carol: { life: 17 } },
    },
  }),
];
