import { card, scenario } from '../../machines/play/scenario/index.ts';
import {
  draw,
  gainLife,
  move,
  named,
  staticAbility,
  triggered,
} from '../../machines/rules/abilities/write/index.ts';

const prism = card('Prism for All', ['artifact'], {
  abilities: [staticAbility({ players: 'everyone', rules: [{ rule: 'spendsAsAnyColor' }] })],
});
const vigil = card('Vigil of the Day', ['enchantment'], {
  abilities: [
    triggered({
      when: { on: 'cast', by: 'opponents', spell: { zone: 'stack' }, turnOf: 'you' },
      effect: [gainLife(3)],
    }),
  ],
});
const archive = card('Draughty Archive', ['enchantment'], {
  abilities: [
    triggered({
      when: { on: 'begins', step: 'draw', whose: 'you' },
      effect: [
        draw(1),
        {
          do: 'choose',
          from: { zone: 'hand', owner: 'you', drawnThisTurn: true },
          count: { min: 9, max: 9 },
          as: 'drawn',
        },
        move(named('drawn'), { zone: 'graveyard' }),
      ],
    }),
  ],
});
const goyf = {
  ...card('Grave Eater', ['creature'], {
    abilities: [
      staticAbility({
        characteristicDefining: true,
        changes: [
          {
            change: 'setPowerToughness',
            power: { number: 'typesAmong', of: { zone: 'graveyard' } },
            toughness: { number: 'plus', of: [{ number: 'typesAmong', of: { zone: 'graveyard' } }, 1] },
          },
        ],
      }),
    ],
  }),
  power: '*' as const,
  toughness: '*' as const,
};

export default [
  scenario('609.4b: mana of any type is spent as though it were of any color', {
    rules: ['609.4b', '118.3'],
    alice: { battlefield: [prism], hand: ['Grizzly Bears'], mana: 'RC' },
    bob: {},
    script: ['alice casts Grizzly Bears'],
    expect: { 'Grizzly Bears': { on: 'battlefield' } },
    control: {
      without: 'Prism for All',
      script: ['refused 118.3: alice casts Grizzly Bears'],
      expect: { 'Grizzly Bears': { on: 'hand' } },
    },
  }),
  scenario('603.2: it triggers on spells that opponents cast in its controller’s turn', {
    rules: ['603.2'],
    alice: { battlefield: [vigil] },
    bob: { hand: ['Shock'], mana: 'R' },
    script: ['alice passes', 'bob casts Shock on alice', 'pass until the stack is empty'],
    expect: { alice: { life: 21 } },
    control: {
      turn: { of: 'bob' },
      script: ['bob casts Shock on alice', 'pass until the stack is empty'],
      expect: { alice: { life: 18 } },
    },
  }),
  scenario('121.1: of the cards in hand it knows those that were drawn this turn', {
    rules: ['121.1', '608.2i'],
    alice: {
      battlefield: [archive],
      hand: ['Forest'],
      library: ['Island', 'Swamp', 'Mountain'],
    },
    bob: {},
    turn: { of: 'alice', at: 'upkeep', number: 3 },
    script: ['pass until the draw step', 'pass until the stack is empty'],
    expect: { alice: { graveyard: ['Island', 'Swamp'], hand: ['Forest'] } },
    control: {
      without: 'Draughty Archive',
      script: ['pass until the draw step'],
      expect: { alice: { graveyard: 0, hand: ['Forest', 'Island'] } },
    },
  }),
  scenario('604.3: a size by the card types among cards in all graveyards', {
    rules: ['604.3', '613.4a'],
    alice: { battlefield: [goyf], graveyard: ['Forest', 'Island', 'Shock'] },
    bob: { graveyard: ['Ornithopter'] },
    script: ['alice passes'],
    expect: { 'Grave Eater': { power: 4, toughness: 5 } },
    control: {
      setup: { bob: { graveyard: ['Shock'] } },
      expect: { 'Grave Eater': { power: 2, toughness: 3 } },
    },
  }),
  scenario('613.7a: what sizes creatures later than what sizes all of them has the last word', {
    rules: ['613.6', '613.4b', '613.7a'],
    alice: { battlefield: ['Humility', 'March of the Machines', 'Mycosynth Lattice', 'Island'] },
    bob: {},
    script: ['alice passes'],
    expect: {
      Humility: { on: 'battlefield', power: 4, toughness: 4 },
      'March of the Machines': { on: 'battlefield', power: 4, toughness: 4 },
      'Mycosynth Lattice': { on: 'battlefield', power: 6, toughness: 6 },
      Island: { on: 'graveyard' },
    },
    control: {
      setup: { alice: { battlefield: ['March of the Machines', 'Humility', 'Mycosynth Lattice', 'Island'] } },
      expect: { Humility: { power: 1, toughness: 1 }, Island: { on: 'battlefield', power: 1 } },
    },
  }),
];
