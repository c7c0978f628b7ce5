import { card, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  all,
  as,
  exile,
  gainLife,
  mana,
  move,
  named,
  target,
  targetOpponent,
  triggered,
} from '../../machines/rules/abilities/write/index.ts';

/** What one player chose of the cards looked at, and the rest of those. */
const chosenOnes = { zone: 'library', among: named('chosen') } as const;
const others = { zone: 'library', among: named('seen'), notAmong: named('chosen') } as const;
const find = (from: typeof chosenOnes | typeof others) => [
  { do: 'look', at: all(from) } as const,
  { do: 'choose', from, count: { min: 1, max: 1 }, as: 'found' } as const,
  move(named('found'), { zone: 'hand' }),
];
/**
 * An opponent parts the top ten cards of your library in two. You exile the one part, take a card of the other into
 * your hand, and shuffle.
 */
const portal = card('Parting Portal', ['artifact'], {
  manaCost: '{3}',
  abilities: [
    activated({
      cost: [mana('{3}')],
      targets: [targetOpponent],
      effect: [
        {
          do: 'if',
          condition: {
            holds: 'compare',
            what: { number: 'cardsIn', zone: 'library', of: 'you' },
            to: { atLeast: 10 },
          },
          then: [
            as('seen', { do: 'look', at: { top: 10, of: 'you' }, who: target(0) }),
            {
              do: 'choose',
              who: target(0),
              from: { zone: 'library', among: named('seen') },
              count: { min: 0, max: 10 },
              as: 'chosen',
            },
            {
              do: 'oneOf',
              options: [
                { word: 'first', then: [exile(all(chosenOnes)), ...find(others)] },
                { word: 'second', then: [exile(all(others)), ...find(chosenOnes)] },
              ],
            },
            { do: 'shuffle', who: 'you' },
          ],
        },
      ],
    }),
  ],
});
const listening = card('Listening to Cards', ['enchantment'], {
  abilities: [triggered({ when: { on: 'shuffles', who: 'you' }, effect: [gainLife(1)] })],
});
const ten = [
  'Forest',
  'Swamp',
  'Plains',
  'Mountain',
  'Island',
  'Shock',
  'Memnite',
  'Ornithopter',
  'Grizzly Bears',
  'Murder',
];
const alice = { battlefield: [portal, listening], library: [...ten, 'Wastes'], mana: 'CCC' };

export default [
  scenario('701.24a: a library is shuffled though none of the cards looked at is left in it', {
    rules: ['701.24a', '608.2c', '101.3'],
    alice,
    bob: {},
    script: [
      'alice activates Parting Portal on bob',
      'everyone passes',
      `bob chooses ${ten.join(', ')}`,
      'alice chooses first',
      'pass until the stack is empty',
    ],
    expect: {
      alice: { exile: 10, hand: 0, library: 1, life: 21 },
      game: { happened: [{ event: 'shuffle', player: 'alice', times: 1 }] },
    },
    control: {
      setup: { alice: { ...alice, library: ten.slice(1) } },
      script: ['alice activates Parting Portal on bob', 'pass until the stack is empty'],
      expect: { alice: { exile: 0, life: 20, library: 9 }, game: { notHappened: [{ event: 'shuffle' }] } },
    },
  }),
  scenario('406.3: what was exiled face up is seen by both before a card is chosen from what is left', {
    rules: ['406.3', '608.2c', '608.2d'],
    alice,
    bob: {},
    script: [
      'alice activates Parting Portal on bob',
      'everyone passes',
      'bob chooses Shock, Memnite, Ornithopter',
      { expect: { Shock: { on: 'library', seenBy: ['bob'] } } },
      'alice chooses first',
    ],
    expect: {
      Shock: { on: 'exile', faceDown: false, seenBy: ['alice', 'bob'] },
      Murder: { on: 'library', seenBy: ['alice', 'bob'] },
      game: { asked: { player: 'alice', kind: 'choose' } },
    },
    control: {
      script: [
        'alice activates Parting Portal on bob',
        'everyone passes',
        'bob chooses Shock, Memnite, Ornithopter',
        'alice chooses second',
        'alice chooses Shock',
        'pass until the stack is empty',
      ],
      expect: {
        Shock: { on: 'hand' },
        Murder: { on: 'exile' },
      },
    },
  }),
  scenario('701.24c: what is shuffled into its owner’s library is shuffled by its owner, whoever cast it', {
    rules: ['701.24c', '701.24a'],
    alice: { hand: ['Diluvian Primordial'], mana: 'UUCCCCC' },
    bob: { graveyard: ['Beacon of Immortality'], library: ['Forest'] },
    script: [
      'alice casts Diluvian Primordial',
      'everyone passes',
      'alice chooses Beacon of Immortality',
      'everyone passes',
      'alice says yes',
      'alice chooses alice',
      'everyone passes',
    ],
    expect: {
      alice: { life: 40 },
      bob: { library: 2 },
      game: {
        happened: [{ event: 'shuffle', player: 'bob' }],
        notHappened: [{ event: 'shuffle', player: 'alice' }],
      },
    },
    control: {
      setup: {
        alice: { hand: ['Beacon of Immortality'], mana: 'WWWWWW' },
        bob: { graveyard: [], library: ['Forest'] },
      },
      script: ['alice casts Beacon of Immortality on alice', 'everyone passes'],
      expect: {
        alice: { life: 40 },
        bob: { library: 1 },
        game: { happened: [{ event: 'shuffle', player: 'alice' }] },
      },
    },
  }),
];
