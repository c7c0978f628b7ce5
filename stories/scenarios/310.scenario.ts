import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import { dealDamage, one, spell, target } from '../../machines/rules/abilities/write/index.ts';
import type { CardDefinition } from '../../machines/rules/index.ts';

/** A Siege with a creature on its back. */
const siege: CardDefinition = {
  ...card('Siege of the Ford', ['battle'], { manaCost: '{R}', subtypes: 'Siege' }),
  defense: 3,
  back: { ...creature('Lord of the Ford', '5/5', 'haste'), colorIndicator: ['R'] },
};
/** The same with more defense and nothing on its back that matters. */
const stormed: CardDefinition = {
  ...card('Long Siege', ['battle'], { manaCost: '{R}', subtypes: 'Siege' }),
  defense: 5,
  back: { ...creature('Long Memory', '1/1'), colorIndicator: ['R'] },
};
/** A battle without a type. */
const stand: CardDefinition = { ...card('Last Stand', ['battle'], { manaCost: '{W}' }), defense: 3 };
/** "Target battle becomes a copy of another target battle until end of turn." */
const mirage = card('Mirage of War', ['instant'], {
  manaCost: '{U}',
  abilities: [
    spell([one({ type: 'battle' }), one({ type: 'battle' })], {
      do: 'becomeCopy',
      what: target(0),
      of: target(1),
      until: 'untilEndOfTurn',
    }),
  ],
});
/** "Gain control of target battle." */
const banners = card('Change of Banners', ['sorcery'], {
  manaCost: '{U}',
  abilities: [
    spell([one({ type: 'battle' })], {
      do: 'modify',
      what: target(0),
      changes: [{ change: 'control', by: 'you' }],
      until: 'forever',
    }),
  ],
});
/** "3 damage to target battle." */
const breach = card('Breach the Wall', ['instant'], {
  manaCost: '{R}',
  abilities: [spell([one({ type: 'battle' })], dealDamage(3, target(0)))],
});
/** Siege abilities that trigger are countered by it. */
const silence = card('Silent Ford', ['instant'], {
  manaCost: '{U}',
  abilities: [
    spell([one({ zone: 'stack', stackObject: 'triggeredAbility' })], { do: 'counter', what: target(0) }),
  ],
});
/** It isn't a Siege any more, nor anything else. */
const unmade = card('Unmade Plans', ['instant'], {
  manaCost: '{U}',
  abilities: [
    spell([one({ type: 'battle' })], {
      do: 'modify',
      what: target(0),
      changes: [{ change: 'removeAllAbilities' }],
      until: 'untilEndOfTurn',
    }),
  ],
});

export default [
  scenario('310.9a: as a Siege enters, its controller chooses an opponent as its protector', {
    rules: ['310.9a', '310.12a', '310.4b'],
    alice: { hand: [siege, 'Ornithopter'], mana: 'R' },
    bob: {},
    carol: {},
    script: [
      'alice casts Ornithopter',
      'everyone passes',
      'alice casts Siege of the Ford',
      'pass until alice decides',
      // It is chosen as it enters: it isn't there yet.
      { expect: { 'Siege of the Ford': { on: 'stack' } } },
      'refused 310.9a: alice chooses alice',
      'alice chooses carol',
    ],
    expect: {
      'Siege of the Ford': { on: 'battlefield', protector: 'carol', counters: { defense: 3 } },
      Ornithopter: { on: 'battlefield', protector: null },
    },
    control: {
      setup: { alice: { hand: [stand], mana: 'W' } },
      script: ['alice casts Last Stand', 'everyone passes'],
      expect: { 'Last Stand': { on: 'battlefield', protector: 'alice', counters: { defense: 3 } } },
    },
  }),
  scenario('310.9b: a Siege can be attacked by its own controller, and never by its protector', {
    rules: ['310.9b', '310.5', '310.6'],
    alice: { battlefield: ['Hill Giant', { card: stormed, protector: 'bob' }] },
    bob: { battlefield: ['Grizzly Bears'] },
    script: ['alice attacks Long Siege with Hill Giant', 'pass until the postcombat main phase'],
    expect: { 'Long Siege': { counters: { defense: 2 } }, bob: { life: 20 } },
    control: {
      setup: { alice: { battlefield: [{ card: stormed, protector: 'bob' }] } },
      turn: { of: 'bob' },
      script: [
        'refused 508.1b: bob attacks Long Siege with Grizzly Bears',
        'bob attacks alice with Grizzly Bears',
      ],
      expect: { 'Long Siege': { counters: { defense: 5 } } },
    },
  }),
  scenario('310.9c: a battle’s protector blocks what attacks it, and nobody else', {
    rules: ['310.9c', '310.9d'],
    alice: { battlefield: ['Hill Giant', { card: stormed, protector: 'bob' }] },
    bob: { battlefield: ['Grizzly Bears'] },
    carol: { battlefield: ['Silvercoat Lion'] },
    script: [
      'alice attacks Long Siege with Hill Giant',
      'bob blocks Hill Giant with Grizzly Bears',
      'pass until the postcombat main phase',
    ],
    expect: { 'Long Siege': { counters: { defense: 5 } }, 'Grizzly Bears': { on: 'graveyard' } },
    control: {
      setup: { alice: { battlefield: ['Hill Giant', { card: stormed, protector: 'carol' }] } },
      script: [
        'alice attacks Long Siege with Hill Giant',
        'carol blocks Hill Giant with Silvercoat Lion',
        'pass until the postcombat main phase',
      ],
      expect: { 'Silvercoat Lion': { on: 'graveyard' }, 'Grizzly Bears': { on: 'battlefield' } },
    },
  }),
  scenario('310.12b: a Siege without its last defense counter is exiled, and may be cast transformed', {
    rules: ['310.12b', '310.7', '712.11a'],
    alice: { battlefield: [{ card: siege, protector: 'bob' }], hand: [breach], mana: 'R' },
    bob: {},
    script: [
      'alice casts Breach the Wall on Siege of the Ford',
      'everyone passes',
      // Its ability is on the stack: until that has left it, it isn't put into a graveyard.
      {
        expect: { 'Siege of the Ford': { on: 'battlefield', counters: { defense: 0 } }, game: { stack: 1 } },
      },
      'pass until alice decides',
      { expect: { 'Siege of the Ford': { on: 'exile' } } },
      'alice answers yes',
      { expect: { game: { stack: 1 } } },
      'everyone passes',
    ],
    expect: {
      'Siege of the Ford': { name: 'Lord of the Ford', on: 'battlefield', controller: 'alice', power: 5 },
    },
    control: {
      setup: { alice: { battlefield: [{ card: stand, protector: 'alice' }] } },
      script: ['alice casts Breach the Wall on Last Stand', 'everyone passes'],
      // 310.8
      expect: { 'Last Stand': { on: 'graveyard' }, game: { stack: 0 } },
    },
  }),
  scenario('310.12b: it may also stay in exile', {
    rules: ['310.12b'],
    alice: { battlefield: [{ card: siege, protector: 'bob' }], hand: [breach], mana: 'R' },
    bob: {},
    script: [
      'alice casts Breach the Wall on Siege of the Ford',
      'pass until alice decides',
      'alice answers no',
    ],
    expect: { 'Siege of the Ford': { on: 'exile' }, game: { stack: 0 } },
    control: {
      script: [
        'alice casts Breach the Wall on Siege of the Ford',
        'pass until alice decides',
        'alice answers yes',
        'everyone passes',
      ],
      expect: { 'Siege of the Ford': { on: 'battlefield' } },
    },
  }),
  scenario('310.7: a Siege whose ability is countered is put into its owner’s graveyard', {
    rules: ['310.7', '704.5v'],
    alice: { battlefield: [{ card: siege, protector: 'bob' }], hand: [breach], mana: 'R' },
    bob: { hand: [silence], mana: 'U' },
    script: [
      'alice casts Breach the Wall on Siege of the Ford',
      'everyone passes',
      'bob casts Silent Ford on the ability of Siege of the Ford',
      'pass until the stack is empty',
    ],
    expect: { 'Siege of the Ford': { on: 'graveyard' } },
    control: {
      script: [
        'alice casts Breach the Wall on Siege of the Ford',
        'pass until alice decides',
        'alice answers no',
      ],
      expect: { 'Siege of the Ford': { on: 'exile' } },
    },
  }),
  scenario('310.12b: who has lost the ability is put into a graveyard at once', {
    rules: ['310.12b', '310.7'],
    alice: { battlefield: [{ card: siege, protector: 'bob' }], hand: [breach, unmade], mana: 'RU' },
    bob: {},
    script: [
      'alice casts Unmade Plans on Siege of the Ford',
      'everyone passes',
      'alice casts Breach the Wall on Siege of the Ford',
      'everyone passes',
    ],
    expect: { 'Siege of the Ford': { on: 'graveyard' } },
    control: {
      script: ['alice casts Breach the Wall on Siege of the Ford', 'everyone passes', 'stop here'],
      expect: { 'Siege of the Ford': { on: 'battlefield' } },
    },
  }),
  scenario('310.9g: a battle that becomes a copy of another keeps its protector', {
    rules: ['310.9g'],
    alice: {
      battlefield: [
        { card: siege, protector: 'bob' },
        { card: stormed, protector: 'carol' },
      ],
      hand: [mirage],
      mana: 'U',
    },
    bob: {},
    carol: {},
    script: ['alice casts Mirage of War on Siege of the Ford, Long Siege', 'everyone passes'],
    expect: {
      'Siege of the Ford': { name: 'Long Siege', protector: 'bob', counters: { defense: 3 } },
    },
    control: { script: [], expect: { 'Siege of the Ford': { name: 'Siege of the Ford', protector: 'bob' } } },
  }),
  scenario('310.11: a Siege under its protector’s control gets another protector', {
    rules: ['310.11', '310.12a', '704.5y'],
    alice: { battlefield: [{ card: siege, protector: 'bob' }] },
    bob: { hand: [banners], mana: 'U' },
    turn: { of: 'bob' },
    script: ['bob casts Change of Banners on Siege of the Ford', 'everyone passes'],
    expect: { 'Siege of the Ford': { controller: 'bob', protector: 'alice' } },
    control: {
      script: [],
      expect: { 'Siege of the Ford': { controller: 'alice', protector: 'bob' } },
    },
  }),
];
