import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  destroy,
  enchant,
  gainLife,
  having,
  keyword,
  mana,
  modify,
  putCounters,
  tap,
  target,
  targetCreature,
  triggered,
  untilEndOfTurn,
  yourUpkeep,
} from '../../machines/rules/abilities/write/index.ts';

const farm = { card: card('Wet Farmland', ['land'], { subtypes: 'Plains Island' }), as: 'farm' };
/** "{2}: Enchanted Plains becomes a 2/5 creature with 'Whenever this deals damage, you gain that much life.'" */
const genju = card('Field Spirit', ['enchantment'], {
  subtypes: 'Aura',
  abilities: [
    enchant({ subtype: 'Plains' }),
    activated({
      cost: [mana('{2}')],
      effect: [
        untilEndOfTurn(
          'attached',
          { change: 'addTypes', types: ['creature'] },
          { change: 'addSubtypes', subtypes: ['Spirit'] },
          { change: 'setPowerToughness', power: 2, toughness: 5 },
          having(
            triggered({
              when: { on: 'dealsDamage', source: 'self' },
              effect: [gainLife({ number: 'eventAmount' })],
            }),
          ),
        ),
      ],
    }),
  ],
});
/** "At the beginning of your upkeep, destroy this creature unless you pay {1} for each music counter on it." */
const toll = triggered({
  when: yourUpkeep,
  effect: [
    {
      do: 'unless',
      who: 'you',
      cost: [mana('{1}')],
      times: { number: 'counters', kind: 'music', on: 'self' },
      else: [destroy('self')],
    },
  ],
});
/** A music counter; and the toll with shadow, for a creature that has no shadow. */
const musician = creature('Tiring Musician', '1/3', '', {
  abilities: [
    activated({
      cost: [tap],
      targets: [targetCreature],
      effect: [
        putCounters('music', 1, target(0)),
        {
          do: 'if',
          condition: { holds: 'is', what: target(0), like: { notKeyword: 'shadow' } },
          then: [modify(target(0), 'forever', having(toll, keyword('shadow')))],
        },
      ],
    }),
  ],
});
const playedTwice = (between: readonly string[]) =>
  [
    'alice activates Tiring Musician on Grizzly Bears',
    'everyone passes',
    ...between,
    'alice activates Tiring Musician 2 on Grizzly Bears',
    'everyone passes',
    { expect: { 'Grizzly Bears': { counters: { music: 2 } } } },
    "pass until bob's upkeep",
  ] as const;
const frog = ['alice casts Turn to Frog on Grizzly Bears', 'everyone passes'];

export default [
  scenario('113.2c: an ability that was given twice triggers twice', {
    rules: ['113.2c', '613.1f'],
    alice: {
      battlefield: [farm, { card: genju, attachedTo: 'farm' }],
      mana: 'CCCC',
    },
    bob: {},
    script: [
      'alice activates Field Spirit',
      'everyone passes',
      'alice activates Field Spirit',
      'everyone passes',
      { expect: { farm: { power: 2, toughness: 5, subtypes: ['Plains', 'Island', 'Spirit'] } } },
      'alice attacks bob with farm',
    ],
    expect: { alice: { life: 24 }, bob: { life: 18 } },
    control: {
      script: ['alice activates Field Spirit', 'everyone passes', 'alice attacks bob with farm'],
      expect: { alice: { life: 22 }, bob: { life: 18 } },
    },
  }),
  scenario('113.2c: what had lost the ability and gained it again has it twice once it has lost it no more', {
    rules: ['113.2c', '613.1f', '514.2'],
    alice: { battlefield: [{ card: musician, count: 2 }], hand: ['Turn to Frog'], mana: 'UU' },
    bob: { battlefield: ['Grizzly Bears', { card: 'Forest', count: 4 }] },
    script: [
      ...playedTwice(frog),
      { expect: { game: { stack: 2 } } },
      'everyone passes',
      'bob says yes',
      'bob pays',
      'everyone passes',
      'bob says yes',
      'bob pays',
    ],
    expect: { 'Grizzly Bears': { on: 'battlefield' }, 'Forest 4': { tapped: true } },
    control: {
      script: [
        ...playedTwice([]),
        { expect: { game: { stack: 1 } } },
        'everyone passes',
        'bob says yes',
        'bob pays',
      ],
      expect: { 'Grizzly Bears': { on: 'battlefield' }, 'Forest 4': { tapped: false } },
    },
  }),
  scenario('113.2c: each of the two is to be paid for in full', {
    rules: ['113.2c', '118.12a'],
    alice: { battlefield: [{ card: musician, count: 2 }], hand: ['Turn to Frog'], mana: 'UU' },
    bob: { battlefield: ['Grizzly Bears', { card: 'Forest', count: 3 }] },
    script: [...playedTwice(frog), 'everyone passes', 'bob says yes', 'bob pays', 'everyone passes'],
    expect: { 'Grizzly Bears': { on: 'graveyard' }, 'Forest 3': { tapped: false } },
    control: {
      script: [...playedTwice([]), 'everyone passes', 'bob says yes', 'bob pays'],
      expect: { 'Grizzly Bears': { on: 'battlefield' } },
    },
  }),
];
