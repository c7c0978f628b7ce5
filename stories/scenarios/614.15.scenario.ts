import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  creature as aCreature,
  controllerOf,
  dealDamage,
  destroy,
  draw,
  replacement,
  spell,
  target,
} from '../../machines/rules/abilities/write/index.ts';

/** Damage to it is prevented; who controls the source draws as many cards. */
const swans = creature('Generous Swans', '4/3', '', {
  abilities: [
    replacement({
      event: { damage: { to: 'self' } },
      prevent: true,
      as: 'prevented',
      also: [draw({ amount: 'prevented' }, controllerOf({ event: 'source' }))],
    }),
  ],
});
/** 2 damage to each of two creatures; whoever has no cards in hand destroys them instead. */
const strike = card('Hungry Strike', ['instant'], {
  manaCost: '{R}',
  abilities: [
    spell([{ objects: aCreature, count: { min: 2, max: 2 } }], {
      do: 'if',
      condition: { compare: { cardsIn: 'hand', of: 'you' }, to: { exactly: 0 } },
      then: [destroy(target(0))],
      else: [dealDamage(2, target(0))],
    }),
  ],
});

export default [
  scenario('614.15: what a spell itself says instead of its damage comes before what prevents that', {
    rules: ['614.15', '616.1a'],
    alice: { hand: [strike], mana: 'R' },
    bob: { battlefield: [swans, { card: swans, as: 'more Swans' }] },
    script: ['alice casts Hungry Strike on Generous Swans, more Swans', 'everyone passes'],
    expect: { bob: { graveyard: 2 }, alice: { hand: 0 }, game: { notHappened: [{ event: 'draw' }] } },
    control: {
      setup: { alice: { hand: [strike, 'Forest'] } },
      expect: { bob: { battlefield: 2 }, alice: { hand: 5 } },
    },
  }),
];
