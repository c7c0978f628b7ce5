import { card, scenario, creature as shaped } from '../../machines/play/scenario/index.ts';
import {
  as,
  creature,
  creatureYouControl,
  dealDamageToPlayers,
  draw,
  may,
  sacrifice,
  spell,
  target,
  targetPlayer,
} from '../../machines/rules/abilities/write/index.ts';

/** "You may sacrifice a creature. If you do, this deals X damage to target player", X being chosen for its cost. */
const offering = card('Burning Offering', ['sorcery'], {
  manaCost: '{X}{R}',
  abilities: [
    spell([targetPlayer], may(as('offered', sacrifice('you', creature))), {
      do: 'if',
      condition: { holds: 'did', by: 'offered' },
      then: [dealDamageToPlayers({ number: 'x' }, target(0))],
    }),
  ],
});
/** Counters move from one creature to another; a card is drawn if any did. */
const transfer = card('Careful Transfer', ['sorcery'], {
  manaCost: '{U}',
  abilities: [
    spell(
      [{ objects: creatureYouControl }, { objects: creatureYouControl, differentFrom: 0 }],
      as('moved', {
        do: 'moveCounter',
        kind: '+1/+1',
        count: 'any',
        from: { target: 0 },
        to: { target: 1 },
      }),
      { do: 'if', condition: { holds: 'did', by: 'moved' }, then: [draw(1)] },
    ),
  ],
});
const bear = shaped('Old Bear', '2/2');
const cub = shaped('Bear Cub', '1/1');

export default [
  scenario('118.12: what is paid as a spell resolves leaves its target and its X as they were chosen', {
    rules: ['118.12', '608.2c', '107.3a'],
    alice: { battlefield: [cub], hand: [offering], mana: 'CCCR' },
    bob: {},
    script: ['alice casts Burning Offering on bob with X = 3', 'everyone passes', 'alice says yes'],
    expect: { bob: { life: 17 }, 'Bear Cub': { on: 'graveyard' } },
    control: {
      script: ['alice casts Burning Offering on bob with X = 3', 'everyone passes', 'alice says no'],
      expect: { bob: { life: 20 }, 'Bear Cub': { on: 'battlefield' } },
    },
  }),
  scenario('122.5: who moves none of any number of counters has moved none', {
    rules: ['122.5', '608.2c'],
    alice: {
      battlefield: [{ card: bear, counters: { '+1/+1': 2 } }, cub],
      hand: [transfer],
      mana: 'U',
    },
    bob: {},
    script: ['alice casts Careful Transfer on Old Bear, Bear Cub', 'everyone passes', 'alice chooses 0'],
    expect: { alice: { hand: 0 }, 'Old Bear': { counters: { '+1/+1': 2 } } },
    control: {
      script: ['alice casts Careful Transfer on Old Bear, Bear Cub', 'everyone passes', 'alice chooses 1'],
      expect: { alice: { hand: 1 }, 'Bear Cub': { counters: { '+1/+1': 1 } } },
    },
  }),
];
