import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  all,
  asLongAs,
  base,
  creature as creatures,
  creatureYouControl,
  devour,
  draw,
  enters,
  entersWith,
  inYourGraveyard,
  opponentsControl,
  replacement,
  returnToBattlefield,
  spell,
  triggered,
} from '../../machines/rules/abilities/write/index.ts';

/** "Return all land cards from your graveyard to the battlefield." */
const landsRise = card('Land Rising', ['sorcery'], {
  manaCost: '{1}',
  abilities: [
    {
      kind: 'spell',
      effect: [
        {
          do: 'move',
          what: { all: { zone: 'graveyard', owner: 'you', type: 'land' } },
          to: { zone: 'battlefield' },
        },
      ],
    },
  ],
});

const eater = creature('Bear Eater', '1/1', '', {
  manaCost: '{G}',
  abilities: [
    {
      kind: 'static',
      replaces: {
        event: { would: 'enter', what: 'self' },
        cost: [{ pay: 'sacrifice', what: { type: 'creature' }, as: 'eaten' }],
        counters: { kind: '+1/+1', count: { number: 'value', value: 'power', of: { paid: 'eaten' } } },
      },
    },
  ],
});
/** "Creatures your opponents control enter tapped." */
const slowing = card('Slowing Decree', ['enchantment'], {
  abilities: [
    replacement({ event: { would: 'enter', what: opponentsControl({ type: 'creature' }) }, tapped: true }),
  ],
});
const devout = creature('Devout Crowd', '1/1', '', { manaCost: '{B}{B}{B}{B}' });

/** "This enters with a +1/+1 counter on it for each other creature you control with a +1/+1 counter on it." */
const follower = creature('Steady Follower', '3/2', '', {
  manaCost: '{G}',
  abilities: [
    entersWith('+1/+1', {
      number: 'count',
      of: { ...creatureYouControl, other: true, counters: { kind: '+1/+1', atLeast: 1 } },
    }),
  ],
});
const creaturesRise = card('Herd Rising', ['sorcery'], {
  manaCost: '{1}',
  abilities: [spell([], returnToBattlefield(all(inYourGraveyard({ type: 'creature' }))))],
});

/** "As long as you control three or more artifacts, this is a 5/5 Golem artifact creature." */
const relic = card('Corroded Relic', ['artifact'], {
  manaCost: '{4}',
  abilities: [
    asLongAs(
      { holds: 'exists', what: { type: 'artifact', controller: 'you' }, count: { atLeast: 3 } },
      { change: 'addTypes', types: ['artifact', 'creature'] },
      { change: 'addSubtypes', subtypes: ['Golem'] },
      base(5, 5),
    ),
  ],
});
const trinket = card('Plain Trinket', ['artifact'], { manaCost: '{1}' });
/** "Creatures your opponents control enter tapped. Whenever one enters, you draw a card." */
const registry = card('Strict Registry', ['enchantment'], {
  abilities: [
    replacement({ event: { would: 'enter', what: opponentsControl({ type: 'creature' }) }, tapped: true }),
    triggered({ when: enters(opponentsControl({ type: 'creature' })), effect: [draw(1)] }),
  ],
});
const hatchling = creature('Hungry Hatchling', '2/2', '', { manaCost: '{2}{B}', abilities: [devour(1)] });
const rising = card('Common Rising', ['sorcery'], {
  manaCost: '{1}',
  abilities: [spell([], returnToBattlefield(all(inYourGraveyard(creatures))))],
});
const god = 'Erebos, God of the Dead';

export default [
  scenario('614.12: a land that is a Mountain once it enters has no ability by which it would enter tapped', {
    rules: ['614.12', '305.7'],
    alice: { hand: ['Kabira Crossroads'], battlefield: ['Blood Moon'] },
    bob: {},
    script: ['alice plays Kabira Crossroads', 'pass until the stack is empty'],
    expect: { 'Kabira Crossroads': { tapped: false }, alice: { life: 20 } },
    control: {
      without: 'Blood Moon',
      expect: { 'Kabira Crossroads': { tapped: true }, alice: { life: 22 } },
    },
  }),
  scenario('614.12b: nobody chooses to pay for several that enter what they can’t pay for all', {
    rules: ['614.12b', '614.12a'],
    alice: { life: 3, hand: [landsRise], graveyard: ['Steam Vents', 'Breeding Pool'], mana: 'C' },
    bob: {},
    script: ['alice casts Land Rising', 'everyone passes', 'alice says yes'],
    expect: { alice: { life: 1 } },
    control: {
      setup: {
        alice: { life: 5, hand: [landsRise], graveyard: ['Steam Vents', 'Breeding Pool'], mana: 'C' },
      },
      script: ['alice casts Land Rising', 'everyone passes', 'alice says yes', 'alice says yes'],
      expect: { alice: { life: 1 } },
    },
  }),
  scenario('614.12a: how something enters may ask what was paid as it does', {
    rules: ['614.12a'],
    alice: { battlefield: ['Forest', 'Hill Giant'], hand: [eater] },
    bob: {},
    script: ['alice casts Bear Eater', 'everyone passes', 'alice says yes'],
    expect: { 'Bear Eater': { power: 4 }, 'Hill Giant': { on: 'graveyard' } },
    control: {
      script: ['alice casts Bear Eater', 'everyone passes', 'alice says no'],
      expect: { 'Bear Eater': { power: 1 }, 'Hill Giant': { on: 'battlefield' } },
    },
  }),
  scenario('614.12: what says of itself that it is no creature isn’t one as it enters', {
    rules: ['614.12', '613.1d', '700.5'],
    alice: { hand: ['Erebos, God of the Dead'], mana: 'CCCB' },
    bob: { battlefield: [slowing] },
    script: ['alice casts Erebos, God of the Dead', 'everyone passes'],
    expect: { 'Erebos, God of the Dead': { tapped: false, types: ['enchantment'] } },
    control: {
      // With enough devotion it is one.
      setup: { alice: { battlefield: [devout], hand: ['Erebos, God of the Dead'], mana: 'CCCB' } },
      expect: { 'Erebos, God of the Dead': { tapped: true, types: ['enchantment', 'creature'] } },
    },
  }),
  scenario('614.12: what enters together isn’t there yet for how each of them enters', {
    rules: ['614.12', '614.12a'],
    alice: {
      battlefield: [{ card: 'Grizzly Bears', counters: { '+1/+1': 1 } }],
      graveyard: [
        { card: follower, as: 'First' },
        { card: follower, as: 'Second' },
      ],
      hand: [creaturesRise],
      mana: 'C',
    },
    bob: {},
    script: ['alice casts Herd Rising', 'everyone passes'],
    expect: { First: { counters: { '+1/+1': 1 } }, Second: { counters: { '+1/+1': 1 } } },
    control: {
      // One after the other, the second one counts the first.
      setup: {
        alice: {
          graveyard: [{ card: follower, as: 'First' }],
          hand: [creaturesRise, { card: follower, as: 'Second' }],
          mana: 'CG',
        },
      },
      script: ['alice casts Herd Rising', 'everyone passes', 'alice casts Second', 'everyone passes'],
      expect: { First: { counters: { '+1/+1': 1 } }, Second: { counters: { '+1/+1': 2 } } },
    },
  }),
  scenario('614.12: a permanent counts itself as what it would be on the battlefield', {
    rules: ['614.12', '613.1d'],
    alice: { hand: [relic], mana: 'CCCC', battlefield: [trinket, trinket] },
    bob: { battlefield: [slowing] },
    script: ['alice casts Corroded Relic', 'everyone passes'],
    expect: { 'Corroded Relic': { tapped: true, types: ['artifact', 'creature'], power: 5 } },
    control: {
      setup: { alice: { battlefield: [trinket] } },
      expect: { 'Corroded Relic': { tapped: false, types: ['artifact'] } },
    },
  }),
  ...[
    { order: 'god first', graveyard: [god, hatchling] },
    { order: 'god last', graveyard: [hatchling, god] },
  ].map(({ order, graveyard }) =>
    scenario(
      `614.12: what another devours that enters at the same time is there as it is asked how a god enters (${order})`,
      {
        rules: ['614.12', '614.4', '702.82a'],
        alice: {
          battlefield: [devout],
          hand: [rising],
          mana: 'C',
          graveyard,
        },
        bob: { battlefield: [registry] },
        script: [
          'alice casts Common Rising',
          'everyone passes',
          'alice says Hungry Hatchling',
          'alice chooses Devout Crowd',
          'pass until the stack is empty',
        ],
        // Tapped as the creature that it would have been; it entered as none.
        expect: { [god]: { tapped: true, types: ['enchantment'] }, bob: { hand: 1 } },
        control: {
          script: [
            'alice casts Common Rising',
            'everyone passes',
            'alice says Hungry Hatchling',
            'alice chooses nothing',
            'pass until the stack is empty',
          ],
          expect: { [god]: { tapped: true, types: ['enchantment', 'creature'] }, bob: { hand: 2 } },
        },
      },
    ),
  ),
];
