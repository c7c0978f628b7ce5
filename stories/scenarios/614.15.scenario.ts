import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  creature as aCreature,
  controllerOf,
  counter,
  dealDamage,
  destroy,
  draw,
  replacement,
  spell,
  target,
  targetSpell,
} from '../../machines/rules/abilities/write/index.ts';

/** Damage to it is prevented; who controls the source draws as many cards. */
const swans = creature('Generous Swans', '4/3', '', {
  abilities: [
    replacement({
      event: { would: 'dealDamage', to: 'self' },
      prevent: true,
      as: 'prevented',
      also: [draw({ number: 'amount', by: 'prevented' }, controllerOf({ event: 'source' }))],
    }),
  ],
});
/** 2 damage to each of two creatures; whoever has no cards in hand destroys them instead. */
const strike = card('Hungry Strike', ['instant'], {
  manaCost: '{R}',
  abilities: [
    spell([{ objects: aCreature, count: { min: 2, max: 2 } }], {
      do: 'if',
      condition: {
        holds: 'compare',
        what: { number: 'cardsIn', zone: 'hand', of: 'you' },
        to: { exactly: 0 },
      },
      then: [destroy(target(0))],
      else: [dealDamage(2, target(0))],
    }),
  ],
});

/** "If this would be put into a graveyard from anywhere, reveal it and shuffle it into its owner’s library instead." */
const eternal = creature('Eternal Engine', '11/11', '', {
  types: ['artifact', 'creature'],
  manaCost: '{1}',
  abilities: [
    replacement({
      event: { would: 'move', what: 'self', to: 'graveyard' },
      to: { zone: 'library', revealed: true },
      afterwards: [{ do: 'shuffle', who: { ownerOf: 'self' } }],
    }),
  ],
});
/** "Counter target spell. If that spell is countered this way, exile it instead of putting it into its owner’s graveyard." */
const voiding = card('Voiding Word', ['instant'], {
  manaCost: '{U}{U}',
  abilities: [spell([targetSpell], counter(target(0), { zone: 'exile' }))],
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
  scenario('614.15: what a spell does with the one it counters comes before that one’s own replacement', {
    rules: ['614.15', '616.1a', '701.6a'],
    alice: { hand: [eternal], mana: 'C' },
    bob: { hand: [voiding], mana: 'UU' },
    script: [
      'alice casts Eternal Engine',
      'alice passes',
      'bob casts Voiding Word on Eternal Engine',
      'everyone passes',
    ],
    expect: { 'Eternal Engine': { on: 'exile' }, alice: { library: 20 } },
    control: {
      setup: { bob: { hand: ['Counterspell'] } },
      script: [
        'alice casts Eternal Engine',
        'alice passes',
        'bob casts Counterspell on Eternal Engine',
        'everyone passes',
      ],
      expect: { 'Eternal Engine': { on: 'library' }, alice: { library: 21, graveyard: 0 } },
    },
  }),
];
