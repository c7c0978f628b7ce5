import { card, scenario, creature as shaped } from '../../machines/play/scenario/index.ts';
import {
  artifact,
  as,
  creature,
  draw,
  enters,
  flying,
  having,
  inAnyGraveyard,
  move,
  one,
  spell,
  spellLike,
  target,
  triggered,
} from '../../machines/rules/abilities/write/index.ts';
import type { Modification } from '../../machines/rules/index.ts';

const alsoArtifact: Modification = { change: 'addTypes', types: ['artifact'] };

/** What it puts onto the battlefield is an artifact from the start. */
const gildedReturn = card('Gilded Return', ['sorcery'], {
  manaCost: '{B}',
  abilities: [
    spell(
      [one(inAnyGraveyard(creature))],
      move(target(0), { zone: 'battlefield', under: 'you', with: { changes: [alsoArtifact] } }),
    ),
  ],
});
/** What it puts onto the battlefield becomes an artifact afterward. */
const laterGilding = card('Later Gilding', ['sorcery'], {
  manaCost: '{B}',
  abilities: [
    spell([one(inAnyGraveyard(creature))], as('it', move(target(0), { zone: 'battlefield', under: 'you' })), {
      do: 'modify',
      what: { named: 'it' },
      changes: [alsoArtifact],
      until: 'forever',
    }),
  ],
});
/** It sees artifacts enter. */
const curator = shaped('Curator', '1/1', '', {
  abilities: [triggered({ when: enters(artifact), effect: [draw(1)] })],
});
/** Artifacts enter tapped. */
const rust = card('Rust', ['enchantment'], {
  abilities: [{ kind: 'static', replaces: { event: { would: 'enter', what: artifact }, tapped: true } }],
});

/** The next creature spell has flying. */
const liftedName = card('Lifted Name', ['instant'], {
  manaCost: '{U}',
  abilities: [
    spell([], {
      do: 'modifyNextSpell',
      like: creature,
      changes: [having(flying)],
      until: 'untilEndOfTurn',
    }),
  ],
});
/** The next spell has affinity for artifacts. */
const oiledGears = card('Oiled Gears', ['instant'], {
  manaCost: '{U}',
  abilities: [
    spell([], {
      do: 'modifyNextSpell',
      like: {},
      changes: [
        having({
          kind: 'keyword',
          keyword: 'affinity',
          object: { ...artifact, controller: 'you' },
          quality: 'artifacts',
        }),
      ],
      until: 'untilEndOfTurn',
    }),
  ],
});
/** Turns a spell red. */
const redInk = card('Red Ink', ['instant'], {
  manaCost: '{U}',
  abilities: [
    spell([one(spellLike({}))], {
      do: 'modify',
      what: target(0),
      changes: [{ change: 'setColors', colors: ['R'] }],
      until: 'forever',
    }),
  ],
});
/** Prevents all damage by a spell this turn. */
const muffledName = card('Muffled Name', ['instant'], {
  manaCost: '{U}',
  abilities: [
    spell([one(spellLike({}))], {
      do: 'preventDamage',
      amount: 'all',
      from: target(0),
      until: 'untilEndOfTurn',
    }),
  ],
});

export default [
  scenario('611.2e: what a spell says that a permanent is, it is as it enters', {
    rules: ['611.2e', '603.6a'],
    alice: {
      hand: [gildedReturn],
      graveyard: ['Grizzly Bears'],
      mana: 'B',
      battlefield: [curator],
      library: ['Forest'],
    },
    bob: {},
    script: ['alice casts Gilded Return on Grizzly Bears', 'pass until the stack is empty'],
    expect: { 'Grizzly Bears': { on: 'battlefield', types: ['artifact', 'creature'] }, alice: { hand: 1 } },
    control: {
      setup: {
        alice: {
          hand: [laterGilding],
          graveyard: ['Grizzly Bears'],
          mana: 'B',
          battlefield: [curator],
          library: ['Forest'],
        },
      },
      script: ['alice casts Later Gilding on Grizzly Bears', 'pass until the stack is empty'],
      expect: { 'Grizzly Bears': { on: 'battlefield', types: ['artifact', 'creature'] }, alice: { hand: 0 } },
    },
  }),
  scenario('611.2e: how it enters is asked of what it is then', {
    rules: ['611.2e', '614.12'],
    alice: { hand: [gildedReturn], graveyard: ['Grizzly Bears'], mana: 'B', battlefield: [rust] },
    bob: {},
    script: ['alice casts Gilded Return on Grizzly Bears', 'everyone passes'],
    expect: { 'Grizzly Bears': { on: 'battlefield', tapped: true } },
    control: {
      setup: {
        alice: { hand: [laterGilding], graveyard: ['Grizzly Bears'], mana: 'B', battlefield: [rust] },
      },
      script: ['alice casts Later Gilding on Grizzly Bears', 'everyone passes'],
      expect: { 'Grizzly Bears': { on: 'battlefield', tapped: false } },
    },
  }),
  scenario('611.2f: an effect on the next spell begins as that is put on the stack, and is about no other', {
    rules: ['611.2f', '601.2a', '400.7a'],
    alice: {
      hand: [liftedName, 'Shock', 'Grizzly Bears', 'Hill Giant'],
      mana: 'URGCRCCC',
    },
    bob: {},
    script: [
      'alice casts Lifted Name',
      'everyone passes',
      'alice casts Shock on bob',
      'everyone passes',
      'alice casts Grizzly Bears',
      { expect: { 'Grizzly Bears': { on: 'stack', has: ['flying'] } } },
      'everyone passes',
      'alice casts Hill Giant',
      'everyone passes',
      "pass until bob's upkeep",
    ],
    expect: { 'Grizzly Bears': { on: 'battlefield', has: ['flying'] }, 'Hill Giant': { hasNot: ['flying'] } },
    control: {
      script: ['alice casts Grizzly Bears', 'everyone passes', "pass until bob's upkeep"],
      expect: { 'Grizzly Bears': { on: 'battlefield', hasNot: ['flying'] } },
    },
  }),
  scenario('611.2f: what the next spell costs is what it costs with the effect', {
    rules: ['611.2f', '601.2a', '702.41a'],
    alice: {
      hand: [oiledGears, 'Hill Giant'],
      mana: 'UR',
      battlefield: ['Pentad Prism', 'Chrome Mox', 'Bonesplitter'],
    },
    bob: {},
    script: [
      'refused 118.3: alice casts Hill Giant',
      'alice casts Oiled Gears',
      'everyone passes',
      'alice casts Hill Giant',
      'everyone passes',
    ],
    expect: { 'Hill Giant': { on: 'battlefield' }, alice: { mana: '' } },
    control: {
      setup: { alice: { hand: [oiledGears, 'Hill Giant'], mana: 'UR', battlefield: ['Pentad Prism'] } },
      script: ['alice casts Oiled Gears', 'everyone passes', 'refused 118.3: alice casts Hill Giant'],
      expect: { 'Hill Giant': { on: 'hand' } },
    },
  }),
  scenario('611.2f: it waits no longer than it says', {
    rules: ['611.2f', '514.2'],
    alice: { hand: [liftedName], mana: 'U' },
    bob: { hand: ['Raging Goblin'], battlefield: ['Mountain'] },
    script: [
      'alice casts Lifted Name',
      'everyone passes',
      "pass until bob's precombat main",
      'bob casts Raging Goblin',
      'everyone passes',
    ],
    expect: { 'Raging Goblin': { on: 'battlefield', hasNot: ['flying'] } },
    control: {
      setup: { alice: { hand: [liftedName, 'Raging Goblin'], mana: 'UR' } },
      script: ['alice casts Lifted Name', 'everyone passes', 'alice casts Raging Goblin', 'everyone passes'],
      expect: { 'Raging Goblin 1': { on: 'battlefield', has: ['flying'] } },
    },
  }),
  scenario('400.7a: what changes a permanent spell goes on with the permanent', {
    rules: ['400.7a', '611.2a'],
    alice: { hand: ['Grizzly Bears', redInk], mana: 'GCU' },
    bob: {},
    script: [
      'alice casts Grizzly Bears',
      'alice casts Red Ink on Grizzly Bears',
      'pass until the stack is empty',
    ],
    expect: { 'Grizzly Bears': { on: 'battlefield', colors: 'R' } },
    control: {
      script: ['alice casts Grizzly Bears', 'pass until the stack is empty'],
      expect: { 'Grizzly Bears': { on: 'battlefield', colors: 'G' } },
    },
  }),
  scenario('400.7c: damage from the permanent is prevented where damage from its spell would be', {
    rules: ['400.7c', '615.1'],
    alice: { hand: ['Raging Goblin', muffledName], mana: 'RU' },
    bob: {},
    script: [
      'alice casts Raging Goblin',
      'alice casts Muffled Name on Raging Goblin',
      'pass until the stack is empty',
      'alice attacks bob with Raging Goblin',
    ],
    expect: { bob: { life: 20 } },
    control: {
      script: [
        'alice casts Raging Goblin',
        'pass until the stack is empty',
        'alice attacks bob with Raging Goblin',
      ],
      expect: { bob: { life: 19 } },
    },
  }),
];
