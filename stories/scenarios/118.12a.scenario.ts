import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  creature as aCreature,
  affecting,
  anySpell,
  anyTarget,
  as,
  controllerOf,
  counter,
  dealDamageToTarget,
  discard,
  draw,
  enchant,
  mana,
  may,
  move,
  named,
  plus,
  spell,
  target,
  targetSpell,
  thatPlayer,
  triggered,
} from '../../machines/rules/abilities/write/index.ts';

/**
 * "Reveal the top seven cards of your library, then put them on the bottom. If a card named Seventh Step was revealed
 * this way, this deals 7 damage to any target."
 */
const steps = card('Seventh Step', ['sorcery'], {
  manaCost: '{R}',
  abilities: [
    spell(
      [anyTarget],
      as('revealed', { do: 'reveal', what: { top: 7, of: 'you' } }),
      move(named('revealed'), { zone: 'library', position: 'bottom' }),
      {
        do: 'if',
        condition: {
          holds: 'compare',
          what: {
            number: 'countOf',
            of: named('revealed'),
            like: { zone: ['library'], name: 'Seventh Step' },
          },
          to: { atLeast: 1 },
        },
        then: [dealDamageToTarget(7)],
      },
    ),
  ],
});
/** "Counter target spell unless its controller pays {1}. That player discards a card." */
const delusion = card('Costly Delusion', ['instant'], {
  manaCost: '{U}',
  abilities: [
    spell(
      [targetSpell],
      { do: 'unless', who: controllerOf(target(0)), cost: [mana('{1}')], else: [counter(target(0))] },
      discard(1, controllerOf(target(0))),
    ),
  ],
});
/** "Counter target spell unless its controller pays {X}, where X is its mana value." */
const rethought = card('Second Reckoning', ['instant'], {
  manaCost: '{U}',
  abilities: [
    spell([targetSpell], {
      do: 'unless',
      who: controllerOf(target(0)),
      cost: [mana('{1}')],
      times: { number: 'value', value: 'manaValue', of: target(0) },
      else: [counter(target(0))],
    }),
  ],
});
const giant = creature('Slow Giant', '4/4', '', { manaCost: '{R}' });
const played = ['alice casts Seventh Step on bob', 'everyone passes', 'alice orders anything'] as const;

/** "Whenever an opponent casts a spell, you may draw a card unless that player pays {1}." */
const tithe = card('Scholar’s Tithe', ['enchantment'], {
  abilities: [
    triggered({
      when: { on: 'cast', by: 'opponents', spell: anySpell },
      effect: [{ do: 'unless', who: thatPlayer, cost: [mana('{1}')], else: [may(draw(1))] }],
    }),
  ],
});
const gloom = card('Clinging Gloom', ['enchantment'], {
  manaCost: '{B}',
  subtypes: 'Aura',
  abilities: [enchant(aCreature), affecting('attached', plus(-1, -1))],
});

export default [
  scenario('118.12a: what follows “unless” is done by who has paid as well', {
    rules: ['118.12a', '608.2c'],
    alice: { hand: [giant, 'Grizzly Bears'], mana: 'RR' },
    bob: { hand: [delusion], mana: 'U' },
    script: [
      'alice casts Slow Giant',
      'alice passes',
      'bob casts Costly Delusion on Slow Giant',
      'everyone passes',
      'alice says yes',
      'alice pays',
      { expect: { alice: { hand: 0, graveyard: ['Grizzly Bears'] }, game: { stack: ['Slow Giant'] } } },
      'everyone passes',
    ],
    expect: { 'Slow Giant': { on: 'battlefield' }, alice: { graveyard: ['Grizzly Bears'] } },
    control: {
      script: [
        'alice casts Slow Giant',
        'alice passes',
        'bob casts Costly Delusion on Slow Giant',
        'everyone passes',
        'alice says no',
      ],
      expect: { alice: { hand: 0, graveyard: ['Grizzly Bears', 'Slow Giant'] } },
    },
  }),
  scenario('118.12a: a cost of so much mana as something is large is paid whole, or not at all', {
    rules: ['118.12a', '118.3'],
    alice: { hand: ['Grizzly Bears'], mana: 'GGRR' },
    bob: { hand: [rethought], mana: 'U' },
    script: [
      'alice casts Grizzly Bears',
      'alice passes',
      'bob casts Second Reckoning on Grizzly Bears',
      'everyone passes',
      'alice says yes',
      'alice pays',
      'everyone passes',
    ],
    expect: { 'Grizzly Bears': { on: 'battlefield' }, alice: { mana: '' } },
    control: {
      // With less she isn't even asked.
      setup: { alice: { mana: 'GGR' } },
      script: [
        'alice casts Grizzly Bears',
        'alice passes',
        'bob casts Second Reckoning on Grizzly Bears',
        'everyone passes',
      ],
      expect: { alice: { graveyard: ['Grizzly Bears'] } },
    },
  }),
  scenario('608.2c: “if one was revealed” is one condition, however many were', {
    rules: ['608.2c'],
    alice: {
      hand: [steps],
      mana: 'R',
      library: [{ card: 'Mountain', count: 5 }, { card: steps, count: 2 }, 'Forest'],
    },
    bob: {},
    script: played,
    expect: { bob: { life: 13 } },
    control: {
      setup: { alice: { library: [{ card: 'Mountain', count: 7 }, steps] } },
      expect: { bob: { life: 20 } },
    },
  }),
  scenario('118.12a: who may draw unless another pays decides after that player', {
    rules: ['118.12a', '608.2d'],
    alice: { hand: [gloom], mana: 'BC' },
    bob: { battlefield: [tithe, 'Grizzly Bears'] },
    script: [
      'alice casts Clinging Gloom on Grizzly Bears',
      'everyone passes',
      { expect: { game: { asked: { player: 'alice', kind: 'confirm' } } } },
      'alice says no',
      { expect: { game: { asked: { player: 'bob', kind: 'confirm' } } } },
      'bob says yes',
      { expect: { game: { stack: ['Clinging Gloom'] } } },
      'stop here',
    ],
    expect: { bob: { hand: 1 }, alice: { mana: 'C' } },
    control: {
      script: [
        'alice casts Clinging Gloom on Grizzly Bears',
        'everyone passes',
        'alice says yes',
        'alice pays',
        { expect: { game: { priority: 'alice', stack: ['Clinging Gloom'] } } },
        'stop here',
      ],
      expect: { bob: { hand: 0 }, alice: { mana: '' } },
    },
  }),
  scenario('118.12a: who can’t pay isn’t asked, and the other decides at once', {
    rules: ['118.12a', '118.3'],
    alice: { hand: [gloom], mana: 'B' },
    bob: { battlefield: [tithe, 'Grizzly Bears'] },
    script: [
      'alice casts Clinging Gloom on Grizzly Bears',
      'everyone passes',
      { expect: { game: { asked: { player: 'bob', kind: 'confirm' } } } },
      'bob says yes',
    ],
    expect: { bob: { hand: 1 } },
    control: {
      without: 'Scholar’s Tithe',
      script: ['alice casts Clinging Gloom on Grizzly Bears', 'everyone passes'],
      expect: { bob: { hand: 0 }, 'Grizzly Bears': { power: 1 } },
    },
  }),
];
