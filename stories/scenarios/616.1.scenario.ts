import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  as,
  dealDamage,
  move,
  named,
  opponentsControl,
  permanent,
  putCounters,
  replacement,
  spell,
  target,
  targetCreature,
} from '../../machines/rules/abilities/write/index.ts';

/** Red sources of its player deal 2 damage more. */
const flame = card('Fanned Flame', ['enchantment'], {
  abilities: [
    replacement({
      event: {
        would: 'dealDamage',
        to: permanent,
        toPlayer: 'everyone',
        from: { color: 'R', controller: 'you' },
      },
      amount: { number: 'plus', of: [{ number: 'eventAmount' }, 2] },
    }),
  ],
});
/** What would be noncombat damage to opponents’ creatures is −1/−1 counters instead. */
const scarring = creature('Scarring Mage', '1/2', '', {
  abilities: [
    replacement({
      event: {
        would: 'dealDamage',
        to: opponentsControl({ type: 'creature' }),
        from: { controller: 'you' },
        combat: false,
      },
      instead: [putCounters('-1/-1', { number: 'eventAmount' }, 'it')],
    }),
  ],
});
const cudgel = card('Small Cudgel', ['sorcery'], {
  manaCost: '{R}',
  abilities: [spell([targetCreature], dealDamage(2, target(0)))],
});
const crab = creature('Old Crab', '1/5');
const struck = [
  'alice casts Small Cudgel on Old Crab',
  'everyone passes',
  { expect: { game: { asked: { player: 'bob', kind: 'replacement', rule: '616.1' } } } },
] as const;

/** "If a player would draw a card, that player skips that draw instead." */
const drought = card('Drought of Thought', ['artifact'], {
  abilities: [replacement({ event: { would: 'draw', who: 'everyone' }, skip: true })],
});
/**
 * "If you would draw a card, instead reveal the top three cards of your library, put all creature cards of them into your
 * hand and the rest on the bottom in any order."
 */
const elders = creature('Elders of the Grove', '3/4', '', {
  abilities: [
    replacement({
      event: { would: 'draw', who: 'you' },
      instead: [
        as('shown', { do: 'reveal', what: { top: 3, of: 'you' } }),
        move({ all: { zone: 'library', type: 'creature', among: named('shown') } }, { zone: 'hand' }),
        move({ all: { zone: 'library', among: named('shown') } }, { zone: 'library', position: 'bottom' }),
      ],
    }),
  ],
});

export default [
  scenario(
    '616.1: the affected creature’s controller chooses which of two effects of their opponent is first',
    {
      rules: ['616.1', '616.1f', '614.6'],
      alice: { battlefield: [flame, scarring], hand: [cudgel], mana: 'R' },
      bob: { battlefield: [crab] },
      script: [...struck, 'bob says Scarring Mage'],
      // Counters are no damage: nothing is left for the other effect.
      expect: { 'Old Crab': { counters: { '-1/-1': 2 }, damage: 0, toughness: 3 } },
      control: {
        script: [...struck, 'bob says Fanned Flame'],
        expect: { 'Old Crab': { counters: { '-1/-1': 4 }, damage: 0, toughness: 1 } },
      },
    },
  ),
  scenario('616.1: who is exiled instead of dying may be one of which nothing else comes', {
    rules: ['616.1', '616.1f', '614.6'],
    alice: {
      battlefield: ['Kalitas, Traitor of Ghet', 'Anafenza, the Foremost'],
      hand: ['Terminate'],
      mana: 'BR',
    },
    bob: { battlefield: ['Hill Giant'] },
    script: [
      'alice casts Terminate on Hill Giant',
      'everyone passes',
      { expect: { game: { asked: { player: 'bob', kind: 'replacement', rule: '616.1' } } } },
      'bob says Anafenza, the Foremost',
    ],
    expect: { 'Hill Giant': { on: 'exile' }, alice: { battlefield: 2 } },
    control: {
      script: ['alice casts Terminate on Hill Giant', 'everyone passes', 'bob says Kalitas, Traitor of Ghet'],
      expect: {
        'Hill Giant': { on: 'exile' },
        alice: { battlefield: ['Kalitas, Traitor of Ghet', 'Anafenza, the Foremost', 'Zombie Token'] },
      },
    },
  }),
  scenario('616.1: the draw of a draw step is skipped or replaced, as its player chooses', {
    rules: ['616.1', '504.1', '614.11'],
    alice: {
      battlefield: [drought, elders],
      library: ['Grizzly Bears', 'Forest', 'Hill Giant', 'Island', 'Plains'],
    },
    bob: {},
    turn: { of: 'alice', at: 'upkeep' },
    script: [
      'everyone passes',
      { expect: { game: { asked: { player: 'alice', kind: 'replacement', rule: '616.1' } } } },
      'alice says Drought of Thought',
    ],
    expect: { alice: { hand: 0, library: 5 } },
    control: {
      script: ['everyone passes', 'alice says Elders of the Grove'],
      expect: { alice: { hand: ['Grizzly Bears', 'Hill Giant'], library: ['Island', 'Plains', 'Forest'] } },
    },
  }),
];
