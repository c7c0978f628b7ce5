import { expect, test } from 'vitest';
import { runScenario, scenario } from '../../../machines/play/scenario/index.ts';

/** What more well-known cards do. */
const scenarios = [
  scenario('Safe Passage: creatures that come later too', {
    rules: ['615.1'],
    alice: { hand: ['Safe Passage', 'Ornithopter'], mana: 'WCC', battlefield: ['Plains', 'Plains'] },
    bob: { hand: ['Shock'], battlefield: ['Mountain'] },
    script: [
      'alice casts Safe Passage',
      'pass until the stack is empty',
      'alice casts Ornithopter',
      'pass until the stack is empty',
      'alice passes',
      'bob casts Shock on Ornithopter',
    ],
    expect: { Ornithopter: { on: 'battlefield' } },
  }),
  scenario('Ethereal Haze: what a creature’s ability deals', {
    rules: ['615.1'],
    alice: { hand: ['Ethereal Haze', 'Ornithopter'], mana: 'W', battlefield: [] },
    bob: { battlefield: ['Prodigal Pyromancer'] },
    script: [
      'alice casts Ethereal Haze',
      'pass until the stack is empty',
      'alice passes',
      'bob activates Prodigal Pyromancer on alice',
    ],
    expect: { alice: { life: 20 } },
  }),
  scenario('Ethereal Haze: creatures that come later too', {
    rules: ['615.1'],
    alice: { hand: ['Ethereal Haze', 'Raging Goblin'], mana: 'WR', battlefield: [] },
    bob: {},
    script: [
      'alice casts Ethereal Haze',
      'pass until the stack is empty',
      'alice casts Raging Goblin',
      'pass until the stack is empty',
      'alice attacks bob with Raging Goblin',
      'pass until the postcombat main phase',
    ],
    expect: { bob: { life: 20 } },
  }),
  scenario('two Reflecting Pools make what other lands could', {
    rules: ['106.7'],
    alice: {
      battlefield: ['Reflecting Pool', 'Reflecting Pool', 'Forest', 'City of Brass'],
      hand: ['Grizzly Bears'],
    },
    bob: {},
    script: ['alice casts Grizzly Bears'],
    expect: { 'Grizzly Bears': { on: 'battlefield' } },
  }),
  scenario('two Reflecting Pools alone make nothing', {
    rules: ['106.7'],
    alice: { battlefield: ['Reflecting Pool', 'Reflecting Pool'], hand: ['Memnite'] },
    bob: {},
    script: ['alice activates Reflecting Pool 1'],
    expect: { alice: { mana: '' } },
  }),
  scenario('Alluring Siren makes a creature attack', {
    rules: ['508.1d'],
    alice: { battlefield: ['Alluring Siren'] },
    bob: { battlefield: ['Hill Giant'] },
    turn: { of: 'bob' },
    script: [
      'bob passes',
      'alice activates Alluring Siren on Hill Giant',
      'pass until bob decides',
      'refused 508.1d: bob attacks with nothing',
    ],
    expect: { game: { asked: { player: 'bob', kind: 'attackers' } } },
  }),
  scenario('Boneclad Necromancer exiles for a Zombie', {
    rules: ['608.2c'],
    alice: { hand: ['Boneclad Necromancer'], mana: 'BBCCC', graveyard: ['Hill Giant'] },
    bob: {},
    script: ['alice casts Boneclad Necromancer', 'pass until alice decides', 'alice says yes'],
    expect: { alice: { battlefield: 2, exile: 1 } },
  }),
  scenario('Bower Passage', {
    rules: ['509.1b'],
    alice: { battlefield: ['Bower Passage', 'Craw Wurm'] },
    bob: { battlefield: ['Storm Crow', 'Hill Giant'] },
    script: [
      'alice attacks bob with Craw Wurm',
      'refused 509.1b: bob blocks Craw Wurm with Storm Crow',
      'bob blocks nothing',
    ],
    expect: { bob: { life: 14 } },
  }),
  scenario('Grasslands finds by land type, basic or not', {
    rules: ['701.23'],
    alice: { battlefield: ['Grasslands'], library: ['Island', 'Savannah', 'Forest'] },
    bob: {},
    script: ['alice activates Grasslands', 'pass until alice decides', 'alice chooses Savannah'],
    expect: { Savannah: { on: 'battlefield', tapped: false }, Grasslands: { on: 'graveyard' } },
  }),
  scenario('Cackling Counterpart', {
    rules: ['707.2'],
    alice: { battlefield: ['Serra Angel'], hand: ['Cackling Counterpart'], mana: 'UUC' },
    bob: {},
    script: ['alice casts Cackling Counterpart on Serra Angel'],
    expect: { alice: { battlefield: 2 }, 'Cackling Counterpart': { on: 'graveyard' } },
  }),
  scenario('Pyromania takes a card at random', {
    rules: ['701.9'],
    alice: { battlefield: ['Pyromania'], hand: ['Shock'], mana: 'RC' },
    bob: {},
    script: ['alice activates Pyromania ability 1 on bob'],
    expect: { alice: { hand: 0 }, bob: { life: 19 } },
  }),
  scenario('Biomass Mutation', {
    rules: ['107.3a'],
    alice: { battlefield: ['Memnite'], hand: ['Biomass Mutation'], mana: 'GUCCC' },
    bob: {},
    script: ['alice casts Biomass Mutation with X = 3', 'pass until the stack is empty'],
    expect: { Memnite: { power: 3, toughness: 3 } },
  }),
  scenario('Irresistible Prey must be blocked', {
    rules: ['509.1c'],
    alice: { battlefield: ['Memnite'], hand: ['Irresistible Prey'], mana: 'G' },
    bob: { battlefield: ['Hill Giant'] },
    script: [
      'alice casts Irresistible Prey on Memnite',
      'pass until the stack is empty',
      'alice attacks bob with Memnite',
      'refused 509.1c: bob blocks nothing',
      'bob blocks Memnite with Hill Giant',
    ],
    expect: { alice: { hand: 1 } },
  }),
  scenario('Dualcaster Mage copies a spell', {
    rules: ['707.10'],
    alice: { hand: ['Dualcaster Mage', 'Lava Axe'], mana: 'RCCCCRRC' },
    bob: {},
    script: ['alice casts Lava Axe on bob', 'alice casts Dualcaster Mage', 'pass until the stack is empty'],
    decide: { choose: 'bob' },
    expect: { bob: { life: 10 } },
  }),
  scenario('Mirari copies a spell for mana', {
    rules: ['707.10'],
    alice: { battlefield: ['Mirari'], hand: ['Lava Axe'], mana: 'RCCCCCCC' },
    bob: {},
    script: [
      'alice casts Lava Axe on bob',
      'pass until alice decides',
      'alice says yes',
      'pass until the stack is empty',
    ],
    decide: { choose: 'bob' },
    expect: { bob: { life: 10 } },
  }),
  scenario('Hearthcage Giant takes an Elemental', {
    rules: ['602.2'],
    alice: { battlefield: ['Hearthcage Giant', 'Rockslide Elemental'] },
    bob: {},
    script: ['alice activates Hearthcage Giant on Hearthcage Giant', 'pass until the stack is empty'],
    expect: { 'Hearthcage Giant': { power: 8, toughness: 6 } },
  }),
  scenario('Wight of Precinct Six counts opponents’ graveyards', {
    rules: ['613.4c'],
    alice: { battlefield: ['Wight of Precinct Six'], graveyard: ['Hill Giant'] },
    bob: { graveyard: ['Hill Giant', 'Memnite', 'Shock'] },
    expect: { 'Wight of Precinct Six': { power: 3 } },
  }),
  scenario('Evernight Shade', {
    rules: ['602.2'],
    alice: { battlefield: ['Evernight Shade'], mana: 'B' },
    bob: {},
    script: ['alice activates Evernight Shade'],
    expect: { 'Evernight Shade': { power: 2 } },
  }),
  scenario('Hunted Ghoul can’t block Humans', {
    rules: ['509.1b'],
    alice: { battlefield: ['Elite Vanguard'] },
    bob: { battlefield: ['Hunted Ghoul', 'Memnite'] },
    script: [
      'alice attacks bob with Elite Vanguard',
      'refused 509.1b: bob blocks Elite Vanguard with Hunted Ghoul',
      'bob blocks nothing',
    ],
    expect: { bob: { life: 18 } },
  }),
  scenario('Magus of the Moon', {
    rules: ['305.7'],
    alice: { battlefield: ['Magus of the Moon', 'City of Brass'], hand: ['Shock'] },
    bob: {},
    script: ['alice casts Shock on bob'],
    expect: { alice: { life: 20 }, bob: { life: 18 } },
  }),
];

test.each(scenarios.map((one) => [one.title, one] as const))('%s', (_, one) => {
  const { failure, faults } = runScenario(one);
  expect({ faults, failure }).toEqual({ faults: [], failure: null });
});
