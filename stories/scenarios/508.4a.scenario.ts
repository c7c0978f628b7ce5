import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import { destroy, one, spell, target, targetCreature } from '../../machines/rules/abilities/write/index.ts';
import type { CardDefinition, TargetSpec } from '../../machines/rules/index.ts';

const planeswalkerOrBattle: TargetSpec = one({ anyType: ['planeswalker', 'battle'] });
/** "Target creature is attacking target planeswalker or battle." */
const diversion = card('Sudden Diversion', ['instant'], {
  manaCost: '{R}',
  abilities: [
    spell([targetCreature, planeswalkerOrBattle], {
      do: 'becomeAttacking',
      what: target(0),
      whom: { object: target(1) },
    }),
  ],
});
/** "Create a 2/2 token that's tapped and attacking target planeswalker or battle." */
const raid = card('Sudden Raid', ['instant'], {
  manaCost: '{R}',
  abilities: [
    spell(
      [targetCreature, planeswalkerOrBattle],
      {
        do: 'tap',
        what: target(0),
      },
      {
        do: 'create',
        token: { name: 'Raider', types: ['creature'], power: 2, toughness: 2 },
        tapped: true,
        attacking: { object: target(1) },
      },
    ),
  ],
});
const unbound = card('Unbound', ['instant'], {
  manaCost: '{B}',
  abilities: [spell([planeswalkerOrBattle], destroy(target(0)))],
});
const walker: CardDefinition = { ...card('Quiet Walker', ['planeswalker'], { manaCost: '{4}' }), loyalty: 5 };
const stand: CardDefinition = { ...card('Last Stand', ['battle'], { manaCost: '{W}' }), defense: 5 };
const ox = creature('Eager Ox', '2/2');

export default [
  scenario('508.4: an effect says that a creature is attacking a planeswalker', {
    rules: ['508.4'],
    alice: { battlefield: ['Hill Giant', ox, 'Mountain'], hand: [diversion] },
    bob: { battlefield: [walker] },
    script: [
      'alice attacks bob with Hill Giant',
      'alice casts Sudden Diversion on Eager Ox, Quiet Walker',
      'everyone passes',
      { expect: { 'Eager Ox': { attacking: 'Quiet Walker' } } },
      'pass until the postcombat main phase',
    ],
    expect: { 'Quiet Walker': { counters: { loyalty: 3 } }, bob: { life: 17 } },
    control: {
      script: ['alice attacks bob with Hill Giant', 'pass until the postcombat main phase'],
      expect: { 'Quiet Walker': { counters: { loyalty: 5 } } },
    },
  }),
  scenario('508.4b: what is no longer on the battlefield isn’t attacked by what an effect says attacks it', {
    rules: ['508.4b'],
    alice: { battlefield: ['Hill Giant', ox, 'Mountain'], hand: [diversion] },
    bob: { battlefield: [walker, 'Swamp'], hand: [unbound] },
    script: [
      'alice attacks bob with Hill Giant',
      'alice casts Sudden Diversion on Eager Ox, Quiet Walker',
      'bob casts Unbound on Quiet Walker',
      'pass until the stack is empty',
    ],
    expect: { 'Eager Ox': { attacking: false, tapped: false } },
    control: {
      script: [
        'alice attacks bob with Hill Giant',
        'alice casts Sudden Diversion on Eager Ox, Quiet Walker',
        'everyone passes',
      ],
      expect: { 'Eager Ox': { attacking: 'Quiet Walker' } },
    },
  }),
  scenario('508.4a: a token enters attacking a battle, and doesn’t attack once that is gone', {
    rules: ['508.4a', '508.4'],
    alice: { battlefield: ['Hill Giant', 'Mountain'], hand: [raid] },
    bob: { battlefield: [{ card: stand, protector: 'bob' }, 'Swamp'], hand: [unbound] },
    script: [
      'alice attacks bob with Hill Giant',
      'alice casts Sudden Raid on Hill Giant, Last Stand',
      'bob casts Unbound on Last Stand',
      'pass until the stack is empty',
    ],
    expect: { Raider: { on: 'battlefield', tapped: true, attacking: false } },
    control: {
      script: [
        'alice attacks bob with Hill Giant',
        'alice casts Sudden Raid on Hill Giant, Last Stand',
        'everyone passes',
        { expect: { Raider: { attacking: 'Last Stand' } } },
        'pass until the postcombat main phase',
      ],
      expect: { 'Last Stand': { counters: { defense: 3 } }, bob: { life: 17 } },
    },
  }),
];
