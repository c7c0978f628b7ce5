import { card, scenario } from '../../machines/play/scenario/index.ts';
import {
  all,
  create,
  creatureToken,
  keyword,
  replacement,
  spell,
} from '../../machines/rules/abilities/write/index.ts';
import type { Replacement } from '../../machines/rules/index.ts';

const replacing = (name: string, replaces: Replacement) =>
  card(name, ['enchantment'], { manaCost: '{1}', abilities: [replacement(replaces)] });

const beast = creatureToken(4, 4, ['G'], 'Beast');
const squirrel = creatureToken(1, 1, ['G'], 'Squirrel');
const angel = creatureToken(4, 4, ['W'], 'Angel', keyword('flying'));
const beasts = (count: number) =>
  card(`Call ${count}`, ['sorcery'], { manaCost: '{0}', abilities: [spell([], create(beast, count))] });

/** "If a creature would enter under an opponent's control, it enters under your control instead." */
const gathering = replacing('Gathering', {
  event: { would: 'enter', what: { type: 'creature', controller: 'opponents' } },
  under: 'you',
});
/** "If one or more tokens would be created under your control, twice that many are created instead." */
const doubling = replacing('Doubling', {
  event: { would: 'create', who: 'you' },
  amount: { number: 'times', of: [{ number: 'eventAmount' }, 2] },
});
/** "If one or more tokens would be created under your control, those tokens plus a Squirrel are created instead." */
const oneMore = replacing('One More', { event: { would: 'create', who: 'you' }, also: [create(squirrel)] });
/** "If one or more tokens would be created under an opponent's control, they are created under yours instead." */
const cutpurse = replacing('Cutting', { event: { would: 'create', who: 'opponents' }, under: 'you' });
/** "If one or more creature tokens would be created under your control, that many Angels are created instead." */
const visitation = replacing('Visiting', {
  event: { would: 'create', who: 'you', tokens: { type: 'creature' } },
  instead: [create(angel, { number: 'eventAmount' })],
});
const treasure = card('Call Treasure', ['sorcery'], {
  manaCost: '{0}',
  abilities: [spell([], create({ name: 'Treasure', types: ['artifact'], subtypes: ['Treasure'] }))],
});

export default [
  scenario('616.2: what gives a player a token lets what doubles that player’s tokens apply to it', {
    rules: ['616.1f', '111.2'],
    alice: { hand: [beasts(1)] },
    bob: { battlefield: [gathering, doubling] },
    script: ['alice casts Call 1', 'everyone passes'],
    expect: {
      alice: { battlefield: 0 },
      bob: { battlefield: ['Beast Token', 'Beast Token', 'Doubling', 'Gathering'] },
    },
    control: {
      withoutAbilities: ['Doubling'],
      expect: { alice: { battlefield: 0 }, bob: { battlefield: ['Beast Token', 'Doubling', 'Gathering'] } },
    },
  }),
  scenario('616.2: tokens of one creation that a player is given are one creation, which gets one more', {
    rules: ['616.1f'],
    alice: { hand: [beasts(3)] },
    bob: { battlefield: [gathering, oneMore] },
    script: ['alice casts Call 3', 'everyone passes'],
    expect: {
      bob: {
        battlefield: ['Beast Token', 'Beast Token', 'Beast Token', 'Gathering', 'One More', 'Squirrel Token'],
      },
      game: { happened: [{ event: 'create', amount: 3, player: 'alice' }] },
    },
    control: {
      withoutAbilities: ['Gathering'],
      expect: {
        alice: { battlefield: ['Beast Token', 'Beast Token', 'Beast Token'] },
        bob: { battlefield: ['Gathering', 'One More'] },
      },
    },
  }),
  scenario('616.2: what takes a token back is asked once another effect has given it away', {
    rules: ['614.5', '616.1f'],
    alice: { battlefield: [cutpurse], hand: [beasts(1)] },
    bob: { battlefield: [gathering] },
    script: ['alice casts Call 1', 'everyone passes'],
    expect: {
      alice: { battlefield: ['Beast Token', 'Cutting'] },
      bob: { battlefield: ['Gathering'] },
      'Beast Token': { owner: 'alice' },
    },
    control: {
      withoutAbilities: ['Cutting'],
      expect: {
        alice: { battlefield: ['Cutting'] },
        bob: { battlefield: ['Beast Token', 'Gathering'] },
        'Beast Token': { owner: 'alice' },
      },
    },
  }),
  scenario(
    '616.2: what doubled tokens before they were given away doesn’t double them again as they come back',
    {
      rules: ['614.5'],
      alice: { battlefield: [cutpurse, doubling], hand: [beasts(1)] },
      bob: { battlefield: [gathering] },
      script: ['alice casts Call 1', 'everyone passes'],
      expect: { alice: { battlefield: ['Beast Token', 'Beast Token', 'Cutting', 'Doubling'] } },
      control: {
        withoutAbilities: ['Doubling'],
        expect: { alice: { battlefield: ['Beast Token', 'Cutting', 'Doubling'] } },
      },
    },
  ),
  scenario('616.2: with two such effects a token ends with whoever was asked last', {
    rules: ['614.5', '616.1', '616.1b'],
    alice: { hand: [beasts(2)] },
    bob: { battlefield: [cutpurse] },
    carol: { battlefield: [cutpurse, doubling] },
    script: ['alice casts Call 2', 'everyone passes', 'alice chooses Cutting 1'],
    expect: {
      carol: {
        battlefield: ['Beast Token', 'Beast Token', 'Beast Token', 'Beast Token', 'Cutting', 'Doubling'],
      },
      bob: { battlefield: ['Cutting'] },
    },
    control: {
      script: ['alice casts Call 2', 'everyone passes', 'alice chooses Cutting 2'],
      expect: {
        // Whose tokens they are is settled before how many (616.1b).
        bob: { battlefield: ['Beast Token', 'Beast Token', 'Cutting'] },
        carol: { battlefield: ['Cutting', 'Doubling'] },
      },
    },
  }),
  scenario('616.2: a token that is a copy is asked again as well, and stays a copy', {
    rules: ['616.1f'],
    alice: {
      battlefield: ['Grizzly Bears'],
      hand: [
        card('Another', ['sorcery'], {
          manaCost: '{0}',
          abilities: [spell([], { do: 'createCopy', of: { all: { name: 'Grizzly Bears' } } })],
        }),
      ],
    },
    bob: { battlefield: [gathering, doubling] },
    script: ['alice casts Another', 'everyone passes'],
    expect: { bob: { battlefield: ['Doubling', 'Gathering', 'Grizzly Bears', 'Grizzly Bears'] } },
    control: {
      withoutAbilities: ['Doubling'],
      expect: { bob: { battlefield: ['Doubling', 'Gathering', 'Grizzly Bears'] } },
    },
  }),
  scenario('701.7b: what is of creature tokens alone leaves the others as they are', {
    rules: ['614.1a'],
    alice: { battlefield: [visitation], hand: [beasts(2), treasure] },
    bob: {},
    script: ['alice casts Call 2', 'everyone passes', 'alice casts Call Treasure', 'everyone passes'],
    expect: { alice: { battlefield: ['Angel Token', 'Angel Token', 'Treasure', 'Visiting'] } },
    control: {
      withoutAbilities: ['Visiting'],
      expect: { alice: { battlefield: ['Beast Token', 'Beast Token', 'Treasure', 'Visiting'] } },
    },
  }),
  scenario('701.7b: tokens are like what is printed on them, not what they would become on the battlefield', {
    rules: ['614.1a'],
    alice: {
      battlefield: [
        visitation,
        card('Awakened', ['enchantment'], {
          abilities: [
            {
              kind: 'static',
              affects: all({ type: 'artifact' }),
              changes: [
                { change: 'addTypes', types: ['creature'] },
                { change: 'setPowerToughness', power: 2, toughness: 2 },
              ],
            },
          ],
        }),
      ],
      hand: [treasure],
    },
    bob: {},
    script: ['alice casts Call Treasure', 'everyone passes'],
    expect: {
      alice: { battlefield: ['Awakened', 'Treasure', 'Visiting'] },
      Treasure: { types: ['artifact', 'creature'] },
    },
    control: {
      withoutAbilities: ['Awakened'],
      expect: { Treasure: { types: ['artifact'] } },
    },
  }),
  scenario('616.2: it is doubled for who is given it, though whoever would have created it doubles nothing', {
    rules: ['616.1b', '616.1f'],
    alice: { hand: [beasts(1)] },
    bob: { battlefield: [cutpurse, doubling] },
    script: ['alice casts Call 1', 'everyone passes'],
    expect: { bob: { battlefield: ['Beast Token', 'Beast Token', 'Cutting', 'Doubling'] } },
    control: {
      setup: { alice: { hand: [beasts(1)], battlefield: [doubling] }, bob: { battlefield: [cutpurse] } },
      // Given to bob first (616.1b), it isn’t alice’s to double.
      expect: { alice: { battlefield: ['Doubling'] }, bob: { battlefield: ['Beast Token', 'Cutting'] } },
    },
  }),
];
