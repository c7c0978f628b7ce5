import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  draw,
  flash,
  mill,
  move,
  named,
  replacement,
  spell,
  staticAbility,
} from '../../machines/rules/abilities/write/index.ts';

/** Each opponent can’t draw more than one card each turn. */
const envoy = creature('Stingy Envoy', '3/3', '', {
  abilities: [staticAbility({ players: 'opponents', rules: [{ rule: 'cantDraw', moreThan: 1 }] })],
});
/** Its player draws what opponents would draw, but for the first card of each of their draw steps. */
const thief = creature('Thief of Notions', '3/1', '', {
  manaCost: '{U}',
  abilities: [
    flash,
    replacement({
      event: { would: 'draw', who: 'opponents', exceptFirstInDrawStep: true },
      instead: [draw(1, 'you')],
    }),
  ],
});
/** Whoever would draw a card, but for that first one, discards one and then draws one instead, or mills one if they discard none. */
const shackles = card('Shackles of Thought', ['enchantment'], {
  abilities: [
    replacement({
      event: { would: 'draw', who: 'everyone', exceptFirstInDrawStep: true },
      instead: [
        { do: 'discard', count: 1, who: 'they', as: 'thrown' },
        {
          do: 'if',
          condition: { holds: 'did', by: 'thrown' },
          then: [draw(1, 'they')],
          else: [mill(1, 'they')],
        },
      ],
    }),
  ],
});
/** Three cards are drawn, then two of the hand put on top. */
const musing = card('Deep Musing', ['instant'], {
  manaCost: '{U}',
  abilities: [
    spell(
      [],
      draw(3),
      {
        do: 'choose',
        from: { zone: 'hand', owner: 'you' },
        count: { min: 2, max: 2 },
        as: 'back',
      },
      move(named('back'), { zone: 'library', position: 'top' }),
    ),
  ],
});
const library = ['Forest', 'Island', 'Swamp', 'Plains', 'Mountain'];
const giants = ['Hill Giant', 'Grizzly Bears'];

export default [
  scenario('614.17c: draws that can’t happen aren’t replaced, and nobody draws instead', {
    rules: ['614.17c', '121.2b', '121.3'],
    turn: { of: 'alice', at: 'upkeep' },
    alice: { hand: [musing, ...giants], battlefield: ['Island'], library: ['Mountain', ...library] },
    bob: { battlefield: [envoy, thief], library },
    script: [
      'pass until the precombat main phase',
      { expect: { alice: { hand: ['Mountain', ...giants, 'Deep Musing'] }, bob: { hand: 0 } } },
      'alice casts Deep Musing',
      'everyone passes',
      'alice chooses Mountain, Hill Giant',
      'alice orders Mountain, Hill Giant',
    ],
    expect: { alice: { hand: ['Grizzly Bears'], library: 7 }, bob: { hand: 0 } },
    control: {
      withoutAbilities: ['Stingy Envoy'],
      expect: {
        alice: { hand: ['Grizzly Bears'], library: 7 },
        bob: { hand: ['Forest', 'Island', 'Swamp'] },
      },
    },
  }),
  scenario('614.17c: as long as they have drawn none each of their draws could happen, and is replaced', {
    rules: ['614.17c', '121.2', '614.6'],
    alice: { hand: [musing, ...giants], mana: 'U', library },
    bob: { battlefield: [envoy, thief], library },
    script: ['alice casts Deep Musing', 'everyone passes', 'alice orders Grizzly Bears, Hill Giant'],
    expect: {
      alice: { hand: 0, library: ['Grizzly Bears', 'Hill Giant', ...library] },
      bob: { hand: ['Forest', 'Island', 'Swamp'] },
    },
    control: {
      without: 'Thief of Notions',
      script: [
        'alice casts Deep Musing',
        'everyone passes',
        'alice chooses Grizzly Bears, Hill Giant',
        'alice orders Grizzly Bears, Hill Giant',
      ],
      expect: { alice: { hand: ['Forest'] }, bob: { hand: 0 } },
    },
  }),
  scenario(
    '614.17c: of three draws one is replaced, and what is drawn instead is the one that was possible',
    {
      rules: ['614.17c', '121.2', '614.6'],
      alice: { hand: [musing, 'Memnite', ...giants], mana: 'U', library },
      bob: { battlefield: [envoy, shackles] },
      script: [
        'alice casts Deep Musing',
        'everyone passes',
        'alice chooses Memnite',
        { expect: { alice: { hand: ['Hill Giant', 'Grizzly Bears', 'Forest'] } } },
        'alice chooses Hill Giant, Forest',
        'alice orders Hill Giant, Forest',
      ],
      expect: {
        alice: { hand: ['Grizzly Bears'], graveyard: ['Memnite', 'Deep Musing'], library: 6 },
      },
      control: {
        without: 'Stingy Envoy',
        script: [
          'alice casts Deep Musing',
          'everyone passes',
          'alice chooses Memnite',
          'alice chooses Hill Giant',
          'alice chooses Forest',
          { expect: { alice: { hand: ['Grizzly Bears', 'Island', 'Swamp'] } } },
          'alice chooses Island, Swamp',
          'alice orders Island, Swamp',
        ],
        expect: { alice: { hand: ['Grizzly Bears'], graveyard: 4, library: 4 } },
      },
    },
  ),
];
