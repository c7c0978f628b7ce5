import { enchantmentCard } from '../../machines/cards/define.ts';
import { creature, scenario } from '../../machines/play/scenario/index.ts';
import { one, perform, staticAbility, target } from '../../machines/rules/abilities/write/index.ts';
import { bidding } from './keyword-actions.ts';

const shroud = bidding('Grey Shroud', [], perform('cloak', { what: { top: 1, of: 'you' } }));
const twoShrouds = bidding('Double Shroud', [], perform('cloak', { what: { top: 2, of: 'you' } }));
const lamp = bidding('Bright Lamp', [one({ type: 'creature' })], { do: 'turnFaceUp', what: target(0) });
const morpher = creature('Late Riser', '4/4', '', {
  manaCost: '{4}{G}',
  abilities: [{ kind: 'keyword', keyword: 'morph', cost: [{ pay: 'mana', cost: '{G}' }] }],
});
const barrier = enchantmentCard(
  'Barred Gate',
  '{W}',
  staticAbility({
    players: 'everyone',
    rules: [{ rule: 'cantEnter', what: { type: 'creature' }, from: ['library'] }],
  }),
);

export default [
  scenario('701.58a: a cloaked card is a 2/2 creature with ward {2} and without a name', {
    rules: ['701.58a', '702.21a'],
    alice: { hand: [shroud], library: ['Forest', 'Island'] },
    bob: { hand: ['Shock'], mana: 'R' },
    script: [
      'alice casts Grey Shroud',
      'pass until the stack is empty',
      { expect: { Forest: { faceDown: true, power: 2, toughness: 2, has: ['ward'] } } },
      'alice passes',
      'bob casts Shock on Forest',
      'pass until the stack is empty',
    ],
    // The ability of ward counters it, as nobody pays.
    expect: { Forest: { on: 'battlefield' }, Shock: { on: 'graveyard' } },
    control: {
      setup: { bob: { hand: ['Shock'], mana: 'RCC' } },
      script: [
        'alice casts Grey Shroud',
        'pass until the stack is empty',
        'alice passes',
        'bob casts Shock on Forest',
        'pass until bob decides',
        'bob says yes',
        'pass until the stack is empty',
      ],
      expect: { Forest: { on: 'graveyard' } },
    },
  }),
  scenario('701.58b: a creature card is turned face up for its mana cost; another card can’t be', {
    rules: ['701.58b', '116.2b'],
    alice: { hand: [shroud], library: ['Grizzly Bears', 'Island'], mana: 'GC' },
    bob: {},
    script: ['alice casts Grey Shroud', 'pass until the stack is empty', 'alice turns Grizzly Bears face up'],
    expect: { 'Grizzly Bears': { faceDown: false, hasNot: ['ward'] }, alice: { mana: '' } },
    control: {
      setup: { alice: { hand: [shroud], library: ['Forest', 'Island'], mana: 'GC' } },
      script: [
        'alice casts Grey Shroud',
        'pass until the stack is empty',
        'refused 116.2b: alice turns Forest face up',
      ],
      expect: { Forest: { faceDown: true } },
    },
  }),
  scenario('701.58c: one with morph is turned face up for either cost', {
    rules: ['701.58c', '702.37e'],
    alice: { hand: [shroud], library: [morpher, 'Island'], mana: 'G' },
    bob: {},
    script: [
      'alice casts Grey Shroud',
      'pass until the stack is empty',
      'alice turns Late Riser face up for {G}',
    ],
    expect: { 'Late Riser': { faceDown: false, power: 4 } },
    control: {
      setup: { alice: { hand: [shroud], library: [morpher, 'Island'], mana: 'GCCCC' } },
      script: [
        'alice casts Grey Shroud',
        'pass until the stack is empty',
        'alice turns Late Riser face up for {4}{G}',
      ],
      expect: { 'Late Riser': { faceDown: false, power: 4 }, alice: { mana: '' } },
    },
  }),
  scenario('701.58e: several cards are cloaked one at a time', {
    rules: ['701.58e'],
    alice: {
      hand: [twoShrouds],
      library: ['Forest', 'Island', 'Swamp'],
    },
    bob: {},
    script: ['alice casts Double Shroud', 'pass until the stack is empty'],
    expect: {
      Forest: { on: 'battlefield', faceDown: true },
      Island: { on: 'battlefield', faceDown: true },
      alice: { library: ['Swamp'] },
    },
    control: {
      setup: { alice: { hand: [shroud], library: ['Forest', 'Island'] } },
      script: ['alice casts Grey Shroud', 'pass until the stack is empty'],
      expect: { alice: { library: ['Island'] } },
    },
  }),
  scenario('701.58f: what can’t enter face down stays where it is', {
    rules: ['701.58f', '614.17d'],
    alice: { hand: [shroud], battlefield: [barrier], library: ['Forest', 'Island'] },
    bob: {},
    script: ['alice casts Grey Shroud', 'pass until the stack is empty'],
    expect: { alice: { library: ['Forest', 'Island'] } },
    control: { without: 'Barred Gate', expect: { alice: { library: ['Island'] } } },
  }),
  scenario('701.58g: an instant card is revealed and stays face down', {
    rules: ['701.58g'],
    alice: { hand: [shroud, lamp], library: ['Shock', 'Island'], mana: 'CC' },
    bob: {},
    script: [
      'alice casts Grey Shroud',
      'pass until the stack is empty',
      'alice casts Bright Lamp on Shock',
      'pass until the stack is empty',
    ],
    expect: {
      Shock: { on: 'battlefield', faceDown: true },
      game: {
        happened: [
          { event: 'reveal', times: 1 },
          { event: 'turnFaceUp', times: 0 },
        ],
      },
    },
    control: {
      setup: { alice: { hand: [shroud, lamp], library: ['Grizzly Bears', 'Island'] } },
      script: [
        'alice casts Grey Shroud',
        'pass until the stack is empty',
        'alice casts Bright Lamp on Grizzly Bears',
        'pass until the stack is empty',
      ],
      expect: {
        'Grizzly Bears': { faceDown: false },
        game: { happened: [{ event: 'turnFaceUp', times: 1 }] },
      },
    },
  }),
];
