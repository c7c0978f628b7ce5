import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  dealDamage,
  dealDamageToPlayers,
  mana,
  spell,
  tap,
} from '../../machines/rules/abilities/write/index.ts';

/** "{1}: The next time a red source of your choice would deal damage to you this turn, prevent that damage." */
const circle = card('Circle of Care', ['enchantment'], {
  abilities: [
    activated({
      cost: [mana('{1}')],
      effect: [
        { do: 'chooseSource', like: { color: 'R' }, as: 'source' },
        {
          do: 'replace',
          replacement: {
            event: { would: 'dealDamage', from: { among: { named: 'source' }, color: 'R' }, toPlayer: 'you' },
            prevent: true,
          },
          until: 'untilEndOfTurn',
          once: true,
        },
      ],
    }),
  ],
});
const bleach = card('Quick Bleach', ['instant'], {
  manaCost: '{1}',
  abilities: [
    spell([{ objects: { type: 'creature' } }], {
      do: 'modify',
      what: { target: 0 },
      changes: [{ change: 'setColors', colors: ['W'] }],
      until: 'untilEndOfTurn',
    }),
  ],
});
const archer = creature('Red Archer', '1/1', '', {
  manaCost: '{R}',
  abilities: [activated({ cost: [tap], effect: [dealDamageToPlayers(1, 'opponents')] })],
});
/** "Prevent the next 1 damage that would be dealt to each creature you control this turn." */
const shield = card('Broad Shield', ['sorcery'], {
  manaCost: '{1}',
  abilities: [
    spell([], {
      do: 'preventDamage',
      amount: 1,
      to: { all: { type: 'creature', controller: 'you' } },
      until: 'untilEndOfTurn',
    }),
  ],
});
const quake = card('Small Quake', ['instant'], {
  manaCost: '{1}',
  abilities: [spell([], dealDamage(2, { all: { type: 'creature' } }))],
});

export default [
  scenario('615.9: a source that was chosen for its color is asked for that again as it would deal damage', {
    rules: ['615.9', '609.7b'],
    alice: { battlefield: [archer] },
    bob: { battlefield: [circle, 'Wastes', 'Wastes'], hand: [bleach] },
    script: [
      'alice passes',
      'bob activates Circle of Care',
      'everyone passes',
      'bob casts Quick Bleach on Red Archer',
      'everyone passes',
      'alice activates Red Archer',
      'everyone passes',
    ],
    expect: { bob: { life: 19 } },
    control: {
      script: [
        'alice passes',
        'bob activates Circle of Care',
        'everyone passes',
        'alice activates Red Archer',
        'everyone passes',
      ],
      expect: { bob: { life: 20 } },
    },
  }),
  scenario('615.11: each of the creatures has a shield of its own', {
    rules: ['615.11', '615.7'],
    alice: { battlefield: ['Grizzly Bears', 'Hill Giant'], hand: [shield, quake], mana: 'CC' },
    bob: {},
    script: ['alice casts Broad Shield', 'everyone passes', 'alice casts Small Quake', 'everyone passes'],
    expect: { 'Grizzly Bears': { on: 'battlefield', damage: 1 }, 'Hill Giant': { damage: 1 } },
    control: {
      // What comes later has none.
      setup: {
        alice: { battlefield: ['Hill Giant'], hand: [shield, quake, 'Grizzly Bears'], mana: 'CCGG' },
      },
      script: [
        'alice casts Broad Shield',
        'everyone passes',
        'alice casts Grizzly Bears',
        'everyone passes',
        'alice casts Small Quake',
        'everyone passes',
      ],
      expect: { 'Grizzly Bears': { on: 'graveyard' }, 'Hill Giant': { damage: 1 } },
    },
  }),
];
