import { card, scenario } from '../../machines/play/scenario/index.ts';
import {
  all,
  discard,
  draw,
  miracle,
  plus,
  spell,
  target,
  targetCreature,
  targetPlayer,
  untilEndOfTurn,
} from '../../machines/rules/abilities/write/index.ts';

const wrath = card('Wrath of the Wild', ['sorcery'], {
  manaCost: '{4}{G}{G}',
  abilities: [spell([targetCreature], untilEndOfTurn(target(0), plus(6, 6))), miracle('{G}')],
});
/** Looks at a hand and has a card of it discarded. */
const glimpse = card('Greedy Glimpse', ['instant'], {
  manaCost: '{U}',
  abilities: [
    spell(
      [targetPlayer],
      { do: 'reveal', what: all({ zone: 'hand', owner: target(0) }) },
      { do: 'discard', count: 1, who: target(0), filter: { notType: 'land' }, chosenBy: 'you' },
    ),
  ],
});
/** Draws a card, and discards one. */
const pull = card('Hasty Pull', ['instant'], {
  manaCost: '{U}',
  abilities: [spell([], draw(1), discard(1, 'you'))],
});
const pulls = [
  'alice casts Hasty Pull',
  'pass until alice decides',
  // The first card drawn in the turn is revealed; the spell goes on.
  'alice chooses Wrath of the Wild',
];
const revealed = ['pass until alice decides', 'alice chooses Wrath of the Wild'];

export default [
  scenario('702.94a: a card that has left the hand by then isn’t cast for its miracle cost', {
    rules: ['702.94a', '603.11', '400.7'],
    turn: { of: 'bob', at: 'end' },
    alice: { battlefield: ['Grizzly Bears', 'Forest'], library: [wrath, 'Wastes'] },
    bob: { hand: [glimpse], battlefield: ['Upwelling'], mana: 'U' },
    script: [
      ...revealed,
      'alice passes',
      'bob casts Greedy Glimpse on alice',
      'everyone passes',
      { expect: { 'Wrath of the Wild': { on: 'graveyard' }, game: { stack: 1, turn: { at: 'draw' } } } },
      'pass until the stack is empty',
    ],
    expect: {
      Forest: { tapped: false },
      game: { notHappened: [{ event: 'cast', object: 'Wrath of the Wild' }] },
    },
    control: {
      script: [
        ...revealed,
        'everyone passes',
        'alice says yes',
        'alice pays',
        'pass until the stack is empty',
      ],
      expect: { 'Grizzly Bears': { power: 8 }, Forest: { tapped: true } },
    },
  }),
  scenario('702.94a: what drew a card may discard it before the ability of that card is on the stack', {
    rules: ['702.94a', '603.3', '601.3'],
    alice: {
      hand: [pull],
      battlefield: ['Grizzly Bears', 'Forest', 'Island'],
      library: [wrath],
    },
    bob: {},
    script: [
      ...pulls,
      {
        expect: {
          'Wrath of the Wild': { on: 'graveyard' },
          'Hasty Pull': { on: 'graveyard' },
          game: { stack: ['the ability of Wrath of the Wild'] },
        },
      },
      'everyone passes',
      'refused 601.3: alice casts Wrath of the Wild on Grizzly Bears',
    ],
    expect: { 'Grizzly Bears': { power: 2 }, Forest: { tapped: false } },
    control: {
      setup: { alice: { hand: [pull, 'Swamp'] } },
      script: [
        ...pulls,
        'alice chooses Swamp',
        'everyone passes',
        'alice says yes',
        'alice pays',
        'everyone passes',
      ],
      expect: { 'Grizzly Bears': { power: 8 }, Swamp: { on: 'graveyard' } },
    },
  }),
];
