import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  all,
  anyTarget,
  as,
  dealDamageToTarget,
  exile,
  exileUntilLeaves,
  having,
  lifelink,
  modify,
  named,
  one,
  opponentsControl,
  plus,
  spell,
  target,
  targetCreature,
  untilEndOfTurn,
  whenEnters,
} from '../../machines/rules/abilities/write/index.ts';

/** It phases out in its controller's next untap step, and in again in the one after that. */
const fading = creature('Fading Bear', '2/2', 'phasing');
/** Creatures get +1/+1 for the rest of the game. */
const grow = card('Grow Forever', ['sorcery'], {
  manaCost: '{G}',
  abilities: [spell([], modify(all({ type: 'creature' }), 'forever', plus(1, 1)))],
});
/** "As long as you control this", it holds what it was made to take. */
const thief = creature('Fading Thief', '1/1', 'phasing', {
  abilities: [
    {
      kind: 'activated',
      cost: [{ pay: 'tap' }],
      targets: [{ objects: { type: 'creature', controller: 'opponents' } }],
      effect: [
        {
          do: 'modify',
          what: { target: 0 },
          changes: [{ change: 'control', by: 'you' }],
          until: 'whileYouControlSource',
        },
      ],
    },
  ],
});

const fadeOut = card('Fade Out', ['instant'], {
  manaCost: '{U}',
  abilities: [spell([targetCreature], { do: 'phaseOut', what: target(0) })],
});
/** "Until this leaves the battlefield" it holds what it exiled. */
const jailer = creature('Fading Jailer', '2/2', 'phasing', {
  manaCost: '{W}',
  abilities: [whenEnters([one(opponentsControl({ type: 'creature' }))], exileUntilLeaves(target(0)))],
});
/** Its token is exiled as the next end step begins. */
const briefTwin = card('Brief Twin', ['instant'], {
  manaCost: '{U}',
  abilities: [
    spell([targetCreature], as('twin', { do: 'createCopy', of: target(0) }), {
      do: 'delayedTrigger',
      when: [{ on: 'begins', step: 'end' }],
      about: named('twin'),
      effect: [exile(named('about'))],
    }),
  ],
});
/** It deals as much damage as it has power. */
const archer = creature('Growing Archer', '1/1', '', {
  abilities: [
    activated({
      cost: [{ pay: 'mana', cost: '{C}' }],
      targets: [anyTarget],
      effect: [dealDamageToTarget({ number: 'value', value: 'power', of: 'self' })],
    }),
  ],
});
const blessing = card('Blessing', ['instant'], {
  manaCost: '{W}',
  abilities: [spell([targetCreature], untilEndOfTurn(target(0), plus(2, 2), having(lifelink)))],
});
const growing = creature('Growing Bear', '2/2', '', {
  abilities: [
    activated({
      cost: [{ pay: 'mana', cost: '{G}' }],
      effect: [
        { do: 'putCounters', kind: '+1/+1', count: 1, on: 'self' },
        untilEndOfTurn('self', plus(1, 1)),
        { do: 'tap', what: 'self' },
        { do: 'sacrifice', who: 'you', what: 'self' },
      ],
    }),
  ],
});

export default [
  scenario('702.26e: what is phased out is not among what an effect changes', {
    rules: ['702.26e', '702.26a', '702.26b', '702.26c'],
    alice: { battlefield: [fading, 'Craw Wurm', 'Forest'], hand: [grow] },
    bob: {},
    script: [
      'pass until turn 5',
      'pass until the precombat main phase',
      'alice casts Grow Forever',
      'pass until turn 7',
    ],
    expect: { 'Fading Bear': { power: 2 }, 'Craw Wurm': { power: 7 } },
    control: { without: 'phasing', expect: { 'Fading Bear': { power: 3 } } },
  }),
  scenario('702.26f: “for as long as” ends as the permanent that it tracks phases out', {
    rules: ['702.26f', '611.2b', '702.26b'],
    alice: { battlefield: [thief] },
    bob: { battlefield: ['Craw Wurm'] },
    script: ['alice activates Fading Thief on Craw Wurm', 'pass until turn 5'],
    expect: { 'Craw Wurm': { controller: 'bob' } },
    control: { without: 'phasing', expect: { 'Craw Wurm': { controller: 'alice' } } },
  }),
  scenario('702.26d: what phases in was there all along: it may attack', {
    rules: ['702.26d', '302.6', '702.26c'],
    alice: { battlefield: [fading] },
    bob: {},
    script: [
      'pass until turn 7',
      'pass until the precombat main phase',
      'alice attacks bob with Fading Bear',
      'pass until the end step',
    ],
    expect: { bob: { life: 18 } },
    control: {
      setup: { alice: { battlefield: [] } },
      script: ['pass until turn 7'],
      expect: { bob: { life: 20 } },
    },
  }),
  scenario('702.26d: what is exiled until something leaves stays in exile as that phases out and in', {
    rules: ['702.26d', '610.3'],
    alice: { hand: [jailer, 'Murder'], mana: 'W', battlefield: ['Swamp', 'Swamp', 'Swamp'] },
    bob: { battlefield: ['Grizzly Bears'] },
    script: [
      'alice casts Fading Jailer',
      'pass until the stack is empty',
      'pass until turn 5',
      "pass until alice's precombat main phase",
      { expect: { 'Fading Jailer': { phasedOut: true }, 'Grizzly Bears': { on: 'exile' } } },
      'pass until turn 7',
      "pass until alice's precombat main phase",
    ],
    expect: { 'Fading Jailer': { phasedOut: false }, 'Grizzly Bears': { on: 'exile' } },
    control: {
      script: [
        'alice casts Fading Jailer',
        'pass until the stack is empty',
        'alice casts Murder on Fading Jailer',
        'pass until the stack is empty',
      ],
      expect: { 'Grizzly Bears': { on: 'battlefield', controller: 'bob' } },
    },
  }),
  scenario('702.26b: nothing is done to what is phased out, also by what speaks of that very object', {
    rules: ['702.26b', '702.26e'],
    alice: { battlefield: [growing], hand: [fadeOut], mana: 'GU' },
    bob: {},
    script: [
      'alice activates Growing Bear',
      'alice casts Fade Out on Growing Bear',
      'pass until the stack is empty',
    ],
    expect: { 'Growing Bear': { on: 'battlefield', phasedOut: true, power: 2, counters: {}, tapped: false } },
    control: {
      script: ['alice activates Growing Bear', 'pass until the stack is empty'],
      expect: { 'Growing Bear': { on: 'graveyard' } },
    },
  }),
  scenario('702.26b: what a delayed triggered ability would exile is phased out then, and stays', {
    rules: ['702.26b', '702.26d', '603.7b'],
    alice: { battlefield: ['Grizzly Bears'], hand: [briefTwin, fadeOut], mana: 'UU' },
    bob: {},
    script: [
      'alice casts Brief Twin on Grizzly Bears',
      'pass until the stack is empty',
      'alice casts Fade Out on Grizzly Bears 2',
      'pass until turn 5',
      "pass until alice's precombat main phase",
    ],
    expect: { 'Grizzly Bears 2': { on: 'battlefield', phasedOut: false } },
    control: {
      script: ['alice casts Brief Twin on Grizzly Bears', 'pass until turn 5'],
      expect: { alice: { battlefield: 1 } },
    },
  }),
  scenario('702.26b: a source that is phased out deals its damage as it last was', {
    rules: ['702.26b', '113.7a', '608.2h', '120.3f'],
    alice: { battlefield: [archer], hand: [fadeOut, blessing], mana: 'UWC' },
    bob: {},
    script: [
      'alice casts Blessing on Growing Archer',
      'everyone passes',
      'alice activates Growing Archer on bob',
      'alice casts Fade Out on Growing Archer',
      'everyone passes',
      'everyone passes',
    ],
    expect: { bob: { life: 17 }, alice: { life: 23 } },
    control: {
      script: [
        'alice activates Growing Archer on bob',
        'alice casts Fade Out on Growing Archer',
        'everyone passes',
        'everyone passes',
      ],
      expect: { bob: { life: 19 }, alice: { life: 20 } },
    },
  }),
  scenario('702.26d: what is under a player’s control by an Aura was so all along, and may attack', {
    rules: ['702.26d', '702.26g', '302.6'],
    alice: { battlefield: ['Hill Giant'], library: ['Plains', 'Plains'] },
    bob: {
      battlefield: [{ card: 'Control Magic', attachedTo: "alice's Hill Giant" }],
      hand: [fadeOut],
      library: ['Plains', 'Plains'],
      mana: 'U',
    },
    turn: { of: 'bob', at: 'precombatMain' },
    script: [
      'bob casts Fade Out on Hill Giant',
      'everyone passes',
      "pass until alice's upkeep",
      "pass until bob's precombat main",
      { expect: { 'Hill Giant': { controller: 'bob' } } },
      'bob attacks alice with Hill Giant',
    ],
    expect: { alice: { life: 17 } },
    control: {
      setup: {
        bob: { battlefield: ['Raging Goblin'], hand: ['Control Magic'], mana: 'UUUU' },
      },
      script: [
        'bob casts Control Magic on Hill Giant',
        'everyone passes',
        'refused 302.6: bob attacks alice with Hill Giant',
        'bob attacks alice with Raging Goblin',
      ],
      expect: { 'Hill Giant': { controller: 'bob' }, alice: { life: 19 } },
    },
  }),
];
