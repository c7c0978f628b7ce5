import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  all,
  creatureYouControl,
  entersWith,
  inYourGraveyard,
  opponentsControl,
  replacement,
  returnToBattlefield,
  spell,
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
        event: { enters: 'self' },
        cost: [{ sacrifice: { type: 'creature' }, as: 'eaten' }],
        counters: { kind: '+1/+1', count: { value: 'power', of: { paid: 'eaten' } } },
      },
    },
  ],
});
/** "Creatures your opponents control enter tapped." */
const slowing = card('Slowing Decree', ['enchantment'], {
  abilities: [replacement({ event: { enters: opponentsControl({ type: 'creature' }) }, tapped: true })],
});
const devout = creature('Devout Crowd', '1/1', '', { manaCost: '{B}{B}{B}{B}' });

/** "This enters with a +1/+1 counter on it for each other creature you control with a +1/+1 counter on it." */
const follower = creature('Steady Follower', '3/2', '', {
  manaCost: '{G}',
  abilities: [
    entersWith('+1/+1', {
      count: { ...creatureYouControl, other: true, counters: { kind: '+1/+1', atLeast: 1 } },
    }),
  ],
});
const creaturesRise = card('Herd Rising', ['sorcery'], {
  manaCost: '{1}',
  abilities: [spell([], returnToBattlefield(all(inYourGraveyard({ type: 'creature' }))))],
});

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
];
