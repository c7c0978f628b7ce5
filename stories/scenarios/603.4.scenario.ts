import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  all,
  as,
  creatureYouControl,
  destroy,
  dies,
  exile,
  gainLife,
  inYourGraveyard,
  may,
  moveFrom,
  named,
  sacrificing,
  spell,
  target,
  targetCreature,
  triggered,
  yourUpkeep,
} from '../../machines/rules/abilities/write/index.ts';
import type { Condition, TriggerCondition } from '../../machines/rules/state/vocabulary/index.ts';

const none: Condition = { holds: 'not', of: { holds: 'exists', what: creatureYouControl } };
const nest = (when: TriggerCondition, asked: Condition) =>
  card('Asking Nest', ['enchantment'], {
    abilities: [triggered({ when, if: asked, effect: [gainLife(5)] })],
  });
const sweep = card('Clean Sweep', ['sorcery'], {
  manaCost: '{B}',
  abilities: [spell([], destroy(all({ type: 'creature' })))],
});
const pyre = card('Small Pyre', ['artifact'], {
  abilities: [activated({ cost: [sacrificing({ type: 'creature' })], effect: [gainLife(1)] })],
});
const vow = card('Brief Vow', ['instant'], {
  manaCost: '{W}',
  abilities: [
    spell([], {
      do: 'delayedTrigger',
      when: [dies(creatureYouControl)],
      if: none,
      until: 'untilEndOfTurn',
      effect: [gainLife(5)],
    }),
  ],
});
/** A creature that enters in answer to a trigger. */
const ambush = creature('Sudden Beast', '3/3', 'flash', { manaCost: '{G}' });
/** At the beginning of the next end step, if it is weak, its player gains 5 life. */
const watch = card('Careful Watch', ['instant'], {
  manaCost: '{W}',
  abilities: [
    spell([targetCreature], {
      do: 'delayedTrigger',
      about: target(0),
      when: [{ on: 'begins', step: 'end' }],
      if: { holds: 'is', what: named('about'), like: { power: { atMost: 3 } } },
      effect: [gainLife(5)],
    }),
  ],
});
const swollen = creature('Swollen Bear', '2/2', '', {
  abilities: [
    triggered({
      when: { on: 'dies', object: 'self' },
      if: { holds: 'is', what: 'self', like: { counters: { kind: '+1/+1', atLeast: 1 } } },
      effect: [gainLife(5)],
    }),
  ],
});

/** In its graveyard: "you may exile another black creature card from your graveyard. If you do, return this." */
const husk = creature('Hungry Husk', '3/1', 'haste', {
  manaCost: '{3}{B}',
  abilities: [
    triggered({
      when: yourUpkeep,
      if: { holds: 'is', what: 'self', like: { zone: 'graveyard' } },
      effect: [
        may(
          {
            do: 'choose',
            from: inYourGraveyard({ type: 'creature', color: 'B', other: true }),
            count: { min: 1, max: 1 },
            as: 'food',
          },
          as('eaten', exile(named('food'))),
        ),
        {
          do: 'if',
          condition: { holds: 'did', by: 'eaten' },
          then: [moveFrom('graveyard', { zone: 'battlefield' })],
        },
      ],
    }),
  ],
});
const corpse = creature('Dry Corpse', '2/3', '', { manaCost: '{2}{B}' });

export default [
  scenario('603.4: an ability may ask what entered in the last turn, also before its own object did', {
    rules: ['603.4', '608.2i'],
    alice: {
      hand: ['Grizzly Bears', 'Ephara, God of the Polis'],
      mana: 'GCWUCC',
      library: ['Forest', 'Island', 'Swamp'],
    },
    bob: {},
    script: [
      'alice casts Grizzly Bears',
      'pass until the stack is empty',
      'alice casts Ephara, God of the Polis',
      'pass until the stack is empty',
      'pass until the draw step',
    ],
    expect: { alice: { hand: ['Forest'] } },
    control: {
      // Ephara is no creature besides herself.
      script: [
        'alice casts Ephara, God of the Polis',
        'pass until the stack is empty',
        'pass until the draw step',
      ],
      expect: { alice: { hand: ['Grizzly Bears'] } },
    },
  }),
  scenario('603.4: “if it’s on the battlefield” is false of what was there and is gone', {
    rules: ['603.4', '608.2h'],
    alice: { hand: ['Animate Dead'], graveyard: ['Grizzly Bears'], mana: 'BB' },
    bob: { hand: ['Disenchant'], mana: 'WW' },
    script: [
      'alice casts Animate Dead on Grizzly Bears',
      'everyone passes',
      'alice passes',
      'bob casts Disenchant on Animate Dead',
      'pass until the stack is empty',
    ],
    expect: { 'Grizzly Bears': { on: 'graveyard' }, 'Animate Dead': { on: 'graveyard' } },
    control: {
      script: ['alice casts Animate Dead on Grizzly Bears', 'pass until the stack is empty'],
      expect: { 'Grizzly Bears': { on: 'battlefield', power: 1 } },
    },
  }),
  scenario('603.4: “dies, if you control no creatures” is asked once the creature is gone', {
    rules: ['603.4', '603.10'],
    alice: { battlefield: [nest(dies(creatureYouControl), none), 'Grizzly Bears'] },
    bob: { hand: ['Murder'], mana: 'CBB' },
    script: ['alice passes', 'bob casts Murder on Grizzly Bears', 'pass until the stack is empty'],
    expect: { 'Grizzly Bears': { on: 'graveyard' }, alice: { life: 25 } },
    control: {
      setup: { alice: { battlefield: ['Asking Nest', 'Grizzly Bears', 'Scathe Zombies'] } },
      expect: { 'Grizzly Bears': { on: 'graveyard' }, alice: { life: 20 } },
    },
  }),
  scenario('603.4: what is sacrificed for a cost is gone as well', {
    rules: ['603.4', '603.10a'],
    alice: {
      battlefield: [nest({ on: 'sacrificed', object: {}, by: 'you' }, none), pyre, 'Grizzly Bears'],
    },
    bob: {},
    script: [
      'alice activates Small Pyre',
      { expect: { game: { stack: 2 } } },
      'pass until the stack is empty',
    ],
    expect: { alice: { life: 26 } },
    control: {
      setup: { alice: { battlefield: ['Asking Nest', 'Small Pyre', 'Grizzly Bears', 'Scathe Zombies'] } },
      script: [
        'alice activates Small Pyre paying Grizzly Bears',
        { expect: { game: { stack: 1 } } },
        'pass until the stack is empty',
      ],
      expect: { alice: { life: 21 } },
    },
  }),
  scenario('603.4: of creatures that die at once each is asked for after all of them', {
    rules: ['603.4', '603.10a', '704.3'],
    alice: {
      battlefield: [
        nest(dies(creatureYouControl), { holds: 'exists', what: creatureYouControl }),
        'Grizzly Bears',
        'Runeclaw Bear',
      ],
      hand: [sweep],
      mana: 'B',
    },
    bob: {},
    script: ['alice casts Clean Sweep', 'pass until the stack is empty'],
    expect: { alice: { life: 20, graveyard: 3 } },
    control: {
      setup: { alice: { hand: ['Murder'], mana: 'CBB' } },
      script: ['alice casts Murder on Grizzly Bears', 'pass until the stack is empty'],
      expect: { alice: { life: 25 } },
    },
  }),
  scenario('603.4: a creature that died is among the creature cards of the graveyard', {
    rules: ['603.4', '603.10a'],
    alice: {
      battlefield: [
        nest(dies(creatureYouControl), {
          holds: 'exists',
          what: { zone: 'graveyard', type: 'creature', owner: 'you' },
        }),
        'Grizzly Bears',
      ],
    },
    bob: { hand: ['Murder'], mana: 'CBB' },
    script: ['alice passes', 'bob casts Murder on Grizzly Bears', 'pass until the stack is empty'],
    expect: { alice: { life: 25 } },
    control: {
      setup: { bob: { battlefield: ['Leyline of the Void'] } },
      expect: { 'Grizzly Bears': { on: 'exile' }, alice: { life: 20 } },
    },
  }),
  scenario('603.4: the same of a delayed triggered ability', {
    rules: ['603.4', '603.7b'],
    alice: { battlefield: ['Grizzly Bears'], hand: [vow, sweep], mana: 'WB' },
    bob: {},
    script: [
      'alice casts Brief Vow',
      'pass until the stack is empty',
      'alice casts Clean Sweep',
      'pass until the stack is empty',
    ],
    expect: { alice: { life: 25 } },
    control: {
      setup: { alice: { battlefield: ['Grizzly Bears', 'Darksteel Myr'] } },
      expect: { 'Grizzly Bears': { on: 'graveyard' }, alice: { life: 20 } },
    },
  }),
  scenario('603.4: the “if” of a delayed triggered ability is asked again as it resolves', {
    rules: ['603.4', '603.7', '608.2a'],
    alice: { battlefield: ['Grizzly Bears'], hand: [vow, sweep, ambush], mana: 'WBG' },
    bob: {},
    script: [
      'alice casts Brief Vow',
      'pass until the stack is empty',
      'alice casts Clean Sweep',
      'alice passes',
      'bob passes',
      { expect: { game: { stack: 1 } } },
      'alice casts Sudden Beast',
      'pass until the stack is empty',
    ],
    expect: { alice: { life: 20 }, game: { stack: 0 } },
    control: {
      script: [
        'alice casts Brief Vow',
        'pass until the stack is empty',
        'alice casts Clean Sweep',
        'pass until the stack is empty',
        'alice casts Sudden Beast',
        'pass until the stack is empty',
      ],
      expect: { alice: { life: 25 } },
    },
  }),
  scenario('603.4: so is the one of a delayed triggered ability about the object that it is about', {
    rules: ['603.4', '603.7c', '608.2a'],
    alice: {
      battlefield: ['Grizzly Bears', 'Runeclaw Bear', 'Forest'],
      hand: [watch, 'Giant Growth'],
      mana: 'W',
    },
    bob: {},
    script: [
      'alice casts Careful Watch on Grizzly Bears',
      'pass until the end step',
      { expect: { game: { stack: 1 } } },
      'alice casts Giant Growth on Grizzly Bears',
      'pass until the stack is empty',
    ],
    expect: { alice: { life: 20 }, 'Grizzly Bears': { power: 5 } },
    control: {
      script: [
        'alice casts Careful Watch on Grizzly Bears',
        'pass until the end step',
        { expect: { game: { stack: 1 } } },
        'alice casts Giant Growth on Runeclaw Bear',
        'pass until the stack is empty',
      ],
      expect: { alice: { life: 25 } },
    },
  }),
  scenario('603.4: what the “if” says of the object that left is still asked as it was', {
    rules: ['603.4', '608.2h'],
    alice: { battlefield: [{ card: swollen, counters: { '+1/+1': 1 } }], hand: [sweep], mana: 'B' },
    bob: {},
    script: ['alice casts Clean Sweep', 'pass until the stack is empty'],
    expect: { 'Swollen Bear': { on: 'graveyard' }, alice: { life: 25 } },
    control: {
      setup: { alice: { battlefield: ['Swollen Bear'] } },
      expect: { 'Swollen Bear': { on: 'graveyard' }, alice: { life: 20 } },
    },
  }),
  scenario('603.4: what another such card has exiled meanwhile isn’t in the graveyard any more', {
    rules: ['603.4', '608.2a', '113.6b'],
    alice: { graveyard: [corpse, { card: husk, as: 'first' }, { card: husk, as: 'second' }] },
    bob: {},
    turn: { of: 'alice', at: 'untap' },
    script: [
      'pass until alice decides',
      'alice orders the ability of second, the ability of first',
      { expect: { game: { stack: 2 } } },
      'everyone passes',
      'alice says yes',
      'alice chooses second',
      { expect: { first: { on: 'battlefield' }, second: { on: 'exile' } } },
      'everyone passes',
    ],
    // Nobody was asked about the second.
    expect: { 'Dry Corpse': { on: 'graveyard' }, second: { on: 'exile' }, game: { stack: 0 } },
    control: {
      script: [
        'pass until alice decides',
        'alice orders the ability of second, the ability of first',
        'everyone passes',
        'alice says yes',
        'alice chooses Dry Corpse',
        'everyone passes',
        'alice says no',
      ],
      expect: { first: { on: 'battlefield' }, second: { on: 'graveyard' } },
    },
  }),
];
