import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  creature as aCreature,
  all,
  create,
  creatureToken,
  devour,
  dies,
  gainLife,
  inYourGraveyard,
  loseLife,
  named,
  one,
  replacement,
  returnToBattlefield,
  spell,
  target,
  thatObject,
  triggered,
  whenEnters,
  youControl,
} from '../../machines/rules/abilities/write/index.ts';

const maw = creature('Broad Maw', '2/2', '', { manaCost: '{1}', abilities: [devour(2)] });
const beast = creature('Maw Beast', '2/2', '', {
  manaCost: '{1}',
  subtypes: 'Beast',
  abilities: [devour(2)],
});
const rising = card('Common Rising', ['sorcery'], {
  manaCost: '{W}',
  abilities: [spell([], returnToBattlefield(all(inYourGraveyard(aCreature))))],
});
/** Says how many it devoured, and how many Goblins among them. */
const glutton = creature('Glutton', '1/1', '', {
  manaCost: '{1}',
  abilities: [
    devour(1),
    whenEnters(
      [],
      gainLife({ number: 'countOf', of: { linked: 'devour' }, like: {} }),
      loseLife({ number: 'countOf', of: { linked: 'devour' }, like: { subtype: 'Goblin' } }, 'opponents'),
    ),
  ],
});
const goblin = creature('Goblin', '1/1', '', { subtypes: 'Goblin' });
const goblins = card('Goblin Muster', ['sorcery'], {
  manaCost: '{R}',
  abilities: [spell([], create(creatureToken(1, 1, ['R'], 'Goblin'), 2))],
});

const twins = card('Twin Birth', ['enchantment'], {
  abilities: [
    replacement({
      event: { would: 'create', who: 'you' },
      amount: { number: 'times', of: [{ number: 'eventAmount' }, 2] },
    }),
  ],
});
const likeness = card('Fresh Likeness', ['sorcery'], {
  manaCost: '{U}',
  abilities: [spell([one(youControl(aCreature))], { do: 'createCopy', of: target(0) })],
});

/** "Whenever a creature dies, if another creature is on the battlefield, return that card at the beginning of the next end step." */
const lifeThread = card('Thread of Life', ['artifact'], {
  abilities: [
    triggered({
      when: dies({ type: 'creature' }),
      if: { holds: 'exists', what: { type: 'creature', notAmong: thatObject } },
      effect: [
        {
          do: 'delayedTrigger',
          when: [{ on: 'begins', step: 'end' }],
          about: thatObject,
          effect: [returnToBattlefield(named('about'))],
        },
      ],
    }),
  ],
});

export default [
  scenario('702.82a: any number of creatures, and as many counters for each', {
    rules: ['702.82', '702.82a', '614.1c'],
    alice: { hand: [maw], mana: 'C', battlefield: ['Grizzly Bears', 'Hill Giant', 'Craw Wurm', 'Sol Ring'] },
    bob: { battlefield: ['Serra Angel'] },
    script: [
      'alice casts Broad Maw',
      'everyone passes',
      'refused 608.2d: alice chooses Serra Angel',
      'refused 608.2d: alice chooses Sol Ring',
      'alice chooses Grizzly Bears, Hill Giant',
    ],
    expect: {
      'Broad Maw': { counters: { '+1/+1': 4 }, power: 6 },
      'Grizzly Bears': { on: 'graveyard' },
      'Hill Giant': { on: 'graveyard' },
      'Craw Wurm': { on: 'battlefield' },
    },
    control: {
      script: ['alice casts Broad Maw', 'everyone passes', 'alice chooses nothing'],
      expect: { 'Broad Maw': { counters: { '+1/+1': 0 }, power: 2 }, 'Hill Giant': { on: 'battlefield' } },
    },
  }),
  scenario('702.82c: what is said instead of creatures is devoured', {
    rules: ['702.82c'],
    alice: {
      hand: [
        creature('Rust Maw', '2/2', '', { manaCost: '{1}', abilities: [devour(1, { type: 'artifact' })] }),
      ],
      mana: 'C',
      battlefield: ['Grizzly Bears', 'Sol Ring', card('Tin Cup', ['artifact'])],
    },
    bob: {},
    script: [
      'alice casts Rust Maw',
      'everyone passes',
      'refused 608.2d: alice chooses Grizzly Bears',
      'alice chooses Sol Ring, Tin Cup',
    ],
    expect: { 'Rust Maw': { power: 4 }, 'Sol Ring': { on: 'graveyard' } },
    control: {
      script: ['alice casts Rust Maw', 'everyone passes', 'alice chooses Tin Cup'],
      expect: { 'Rust Maw': { power: 3 }, 'Sol Ring': { on: 'battlefield' } },
    },
  }),
  scenario('702.82b: what it devoured is known as it was, tokens too', {
    rules: ['702.82b', '608.2h', '607.2'],
    alice: { hand: [glutton, goblins], mana: 'CR', battlefield: [goblin, 'Grizzly Bears'] },
    bob: {},
    script: [
      'alice casts Goblin Muster',
      'everyone passes',
      'alice casts Glutton',
      'everyone passes',
      'alice chooses Goblin, Grizzly Bears, Goblin Token',
      'pass until the stack is empty',
    ],
    expect: { Glutton: { power: 4 }, alice: { life: 23 }, bob: { life: 18 } },
    control: {
      script: [
        'alice casts Glutton',
        'everyone passes',
        'alice chooses Grizzly Bears',
        'pass until the stack is empty',
      ],
      expect: { Glutton: { power: 2 }, alice: { life: 21 }, bob: { life: 20 } },
    },
  }),
  scenario('614.13b: what one devours that enters, another that enters with it doesn’t devour', {
    rules: ['614.13b', '702.82a'],
    alice: {
      graveyard: [maw, { ...maw, name: 'Other Maw' }],
      battlefield: ['Grizzly Bears', 'Hill Giant'],
      hand: [rising],
      mana: 'W',
    },
    bob: {},
    script: [
      'alice casts Common Rising',
      'everyone passes',
      'alice chooses Grizzly Bears',
      'refused 608.2d: alice chooses Grizzly Bears',
      'alice chooses Hill Giant',
    ],
    expect: { 'Broad Maw': { power: 4 }, 'Other Maw': { power: 4 } },
    control: {
      script: [
        'alice casts Common Rising',
        'everyone passes',
        'alice chooses nothing',
        'alice chooses nothing',
      ],
      expect: { 'Broad Maw': { power: 2 }, 'Other Maw': { power: 2 }, 'Hill Giant': { on: 'battlefield' } },
    },
  }),
  ...['Maw Beast', 'Metallic Mimic'].map((first) =>
    scenario(`616.1f: it enters as what it devours says, with ${first} first`, {
      rules: ['616.1f', '614.12', '702.82a'],
      alice: {
        battlefield: ['Grizzly Bears'],
        hand: [beast, 'Metallic Mimic'],
        mana: 'CCC',
      },
      bob: {},
      script: [
        'alice casts Metallic Mimic',
        'everyone passes',
        'alice chooses Beast',
        'alice casts Maw Beast',
        'everyone passes',
        `alice says ${first}`,
        'alice chooses Metallic Mimic',
      ],
      expect: { 'Metallic Mimic': { on: 'graveyard' }, 'Maw Beast': { counters: { '+1/+1': 3 } } },
      control: {
        setup: { alice: { battlefield: ['Grizzly Bears'], hand: [beast], mana: 'C' } },
        script: ['alice casts Maw Beast', 'everyone passes', 'alice chooses Grizzly Bears'],
        expect: { 'Maw Beast': { counters: { '+1/+1': 2 } } },
      },
    }),
  ),
  scenario('614.4: what doubles counters does so though it is devoured', {
    rules: ['614.4', '614.16', '702.82a'],
    alice: {
      battlefield: [
        creature('Small Season', '1/1', '', {
          abilities: [
            replacement({
              event: { would: 'putCounters', on: youControl({}), byEffect: true },
              amount: { number: 'times', of: [2, { number: 'eventAmount' }] },
            }),
          ],
        }),
      ],
      hand: [maw],
      mana: 'C',
    },
    bob: {},
    script: ['alice casts Broad Maw', 'everyone passes', 'alice chooses Small Season'],
    expect: { 'Broad Maw': { counters: { '+1/+1': 4 } } },
    control: { withoutAbilities: ['Small Season'], expect: { 'Broad Maw': { counters: { '+1/+1': 2 } } } },
  }),
  scenario('702.82a: of two tokens that are copies each devours by itself', {
    rules: ['702.82a', '616.1g', '614.13b'],
    alice: {
      battlefield: [maw, twins, 'Grizzly Bears', 'Hill Giant'],
      hand: [likeness],
      mana: 'U',
    },
    bob: {},
    script: [
      'alice casts Fresh Likeness on Broad Maw',
      'everyone passes',
      'alice chooses Hill Giant',
      'refused 608.2d: alice chooses Hill Giant',
      'alice chooses nothing',
    ],
    expect: {
      'Broad Maw 2': { counters: { '+1/+1': 2 } },
      'Broad Maw 3': { counters: {} },
      'Grizzly Bears': { on: 'battlefield' },
    },
    control: {
      without: 'Twin Birth',
      script: ['alice casts Fresh Likeness on Broad Maw', 'everyone passes', 'alice chooses Hill Giant'],
      expect: { 'Broad Maw 2': { counters: { '+1/+1': 2 } }, alice: { battlefield: 3 } },
    },
  }),
  scenario('603.4: once something is devoured, what devoured it is another creature on the battlefield', {
    rules: ['603.4', '603.10', '702.82a', '614.13'],
    alice: { battlefield: ['Craw Wurm', lifeThread], hand: [maw], mana: 'C' },
    bob: {},
    script: [
      'alice casts Broad Maw',
      'everyone passes',
      'alice chooses Craw Wurm',
      { expect: { game: { stack: 1 } } },
      'pass until end step',
      'pass until the stack is empty',
    ],
    expect: { 'Broad Maw': { power: 4 }, 'Craw Wurm': { on: 'battlefield' } },
    control: {
      // Where it just dies, there is no other creature.
      setup: { alice: { battlefield: ['Craw Wurm', lifeThread], hand: ['Terminate'], mana: 'BR' } },
      script: [
        'alice casts Terminate on Craw Wurm',
        'everyone passes',
        { expect: { game: { stack: 0 } } },
        'pass until end step',
      ],
      expect: { 'Craw Wurm': { on: 'graveyard' } },
    },
  }),
];
