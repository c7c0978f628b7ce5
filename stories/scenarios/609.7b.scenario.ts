import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  as,
  counter,
  exile,
  named,
  returnToBattlefield,
  sacrificeSelf,
  spell,
  target,
  targetCreature,
  targetSpell,
  untilEndOfTurn,
} from '../../machines/rules/abilities/write/index.ts';

/** Damage that a red source of its player’s choice would deal this turn is prevented. */
const tender = creature('Fire Warden', '1/1', '', {
  abilities: [
    activated({
      cost: [sacrificeSelf],
      effect: [
        { do: 'chooseSource', like: { color: 'R' }, as: 'source' },
        {
          do: 'replace',
          replacement: {
            event: { would: 'dealDamage', from: { among: named('source'), color: 'R' } },
            prevent: true,
          },
          until: 'untilEndOfTurn',
        },
      ],
    }),
  ],
});
const spark = creature('Hasty Spark', '1/1', 'haste', { manaCost: '{R}' });
const ember = creature('Idle Ember', '1/1', '', { colors: 'R' });
const bleach = card('Bleach It', ['instant'], {
  manaCost: '{U}',
  abilities: [spell([targetCreature], untilEndOfTurn(target(0), { change: 'setColors', colors: ['W'] }))],
});
const recall = card('Call It Back', ['instant'], {
  manaCost: '{U}',
  abilities: [spell([targetSpell], counter(target(0), { zone: 'hand' }))],
});
const blink = card('Short Absence', ['instant'], {
  manaCost: '{U}',
  abilities: [spell([targetCreature], as('gone', exile(target(0))), returnToBattlefield(named('gone')))],
});
const warded = [
  'alice casts Hasty Spark',
  'alice passes',
  'bob activates Fire Warden',
  'pass until bob decides',
  'bob chooses Hasty Spark',
] as const;
const attack = ['alice attacks bob with Hasty Spark', 'pass until postcombat main'] as const;
const bob = { battlefield: [tender] };

export default [
  scenario('609.7a: of a red creature spell that is chosen the permanent’s damage is prevented as well', {
    rules: ['609.7a', '400.7c'],
    alice: { battlefield: [ember], hand: [spark], mana: 'R' },
    bob,
    script: [...warded, 'pass until the stack is empty', ...attack],
    expect: { bob: { life: 20 } },
    control: {
      script: [
        'alice casts Hasty Spark',
        'alice passes',
        'bob activates Fire Warden',
        'pass until bob decides',
        'bob chooses Idle Ember',
        'pass until the stack is empty',
        ...attack,
      ],
      expect: { bob: { life: 19 } },
    },
  }),
  scenario('609.7b: a source that is red no longer as it would deal damage isn’t what was meant', {
    rules: ['609.7b'],
    alice: { battlefield: [ember], hand: [spark, bleach], mana: 'RU' },
    bob,
    script: [
      ...warded,
      'everyone passes',
      'alice casts Bleach It on Hasty Spark',
      'everyone passes',
      ...attack,
    ],
    expect: { bob: { life: 19 } },
    control: {
      script: [
        ...warded,
        'everyone passes',
        'alice casts Bleach It on Idle Ember',
        'everyone passes',
        ...attack,
      ],
      expect: { bob: { life: 20 } },
    },
  }),
  scenario('400.7: a source that was returned and is cast again is another one', {
    rules: ['400.7', '609.7a'],
    alice: { battlefield: [ember], hand: [spark, recall], mana: 'RRU' },
    bob,
    script: [
      ...warded,
      'alice casts Call It Back on Hasty Spark',
      'everyone passes',
      'alice casts Hasty Spark',
      'everyone passes',
      ...attack,
    ],
    expect: { bob: { life: 19 } },
    control: { script: [...warded, 'everyone passes', ...attack], expect: { bob: { life: 20 } } },
  }),
  scenario('400.7: and so is a permanent that was exiled and came back', {
    rules: ['400.7', '609.7a'],
    alice: { battlefield: [ember], hand: [spark, blink], mana: 'RU' },
    bob,
    script: [
      ...warded,
      'everyone passes',
      'alice casts Short Absence on Hasty Spark',
      'everyone passes',
      ...attack,
    ],
    expect: { bob: { life: 19 } },
    control: {
      script: [
        ...warded,
        'everyone passes',
        'alice casts Short Absence on Idle Ember',
        'everyone passes',
        ...attack,
      ],
      expect: { bob: { life: 20 } },
    },
  }),
];
