/** Cards that speak of creatures of one kind, or change of which kind creatures are. */
import {
  activated,
  affecting,
  all,
  artifactOrEnchantment,
  asLongAs,
  create,
  creature,
  creatureToken,
  creatureYouControl,
  destroy,
  enters,
  everyCreatureType,
  flying,
  having,
  keyword,
  mana,
  may,
  modify,
  one,
  other,
  plus,
  replacement,
  sacrificing,
  spell,
  spellLike,
  tap,
  tapThem,
  target,
  targetCreature,
  targetPlayer,
  triggered,
  untap,
  untilEndOfTurn,
  whenEnters,
  youControl,
} from '../rules/abilities/write/index.ts';
import type { CardDefinition } from '../rules/state/vocabulary/index.ts';
import { artifactCard, artifactCreatureCard, creatureCard, instantCard, typed } from './define.ts';

export const kindsOfCreatures: readonly CardDefinition[] = [
  creatureCard(
    'Battle Sliver',
    '{4}{R}',
    'Sliver',
    '3/3',
    affecting(all({ ...creatureYouControl, subtype: 'Sliver' }), plus(2, 0)),
  ),
  creatureCard(
    'Harmonic Sliver',
    '{1}{G}{W}',
    'Sliver',
    '1/1',
    affecting(
      all({ subtype: 'Sliver' }),
      having(whenEnters([one(artifactOrEnchantment)], destroy(target(0)))),
    ),
  ),
  creatureCard(
    'Lymph Sliver',
    '{4}{W}',
    'Sliver',
    '3/3',
    affecting(all({ ...creature, subtype: 'Sliver' }), having({ kind: 'keyword', keyword: 'absorb', n: 1 })),
  ),
  creatureCard(
    'Pulmonic Sliver',
    '{3}{W}{W}',
    'Sliver',
    '3/3',
    affecting(all({ ...creature, subtype: 'Sliver' }), having(flying)),
    affecting(
      all({ subtype: 'Sliver' }),
      having(
        replacement({
          event: { would: 'move', what: 'self', to: 'graveyard' },
          optional: true,
          to: { zone: 'library', position: 'top' },
        }),
      ),
    ),
  ),
  artifactCreatureCard(
    'Adaptive Automaton',
    '{3}',
    'Construct',
    '2/2',
    replacement({
      event: { would: 'enter', what: 'self' },
      choose: [{ do: 'chooseValue', what: 'creatureType', link: 'type' }],
    }),
    affecting('self', { change: 'addSubtypes', subtypes: { chosen: 'type' } }),
    affecting(all(other({ ...creatureYouControl, typeChosen: 'type' })), plus(1, 1)),
  ),
  creatureCard(
    'Captivating Vampire',
    '{1}{B}{B}',
    'Vampire',
    '2/2',
    affecting(all({ ...creatureYouControl, subtype: 'Vampire', other: true }), plus(1, 1)),
    activated({
      cost: [{ pay: 'tapPermanents', what: { subtype: 'Vampire', tapped: false }, count: 5 }],
      targets: [targetCreature],
      effect: [
        modify(target(0), 'forever', { change: 'control', by: 'you' }),
        modify(target(0), 'forever', { change: 'addSubtypes', subtypes: ['Vampire'] }),
      ],
    }),
  ),
  artifactCard(
    'Maskwood Nexus',
    '{4}',
    affecting(
      {
        union: [
          all(creatureYouControl),
          all(spellLike(creatureYouControl)),
          all({ ...creature, zone: ['hand', 'library', 'graveyard', 'exile', 'command'], owner: 'you' }),
        ],
      },
      everyCreatureType,
    ),
    activated({
      cost: [mana('{3}'), tap],
      effect: [create(creatureToken(2, 2, ['U'], 'Shapeshifter', keyword('changeling')))],
    }),
  ),
  {
    ...typed(
      instantCard(
        'Ego Erasure',
        '{2}{U}',
        keyword('changeling'),
        spell(
          [targetPlayer],
          untilEndOfTurn(all({ ...creature, controller: target(0) }), plus(-2, 0), {
            change: 'removeSubtypes',
            of: 'creature',
          }),
        ),
      ),
      'kindred',
      'instant',
    ),
    subtypes: ['Shapeshifter'],
  },
  creatureCard(
    'Hearthcage Giant',
    '{6}{R}{R}',
    'Giant Warrior',
    '5/5',
    whenEnters([], create(creatureToken(3, 1, ['R'], 'Elemental Shaman'), 2)),
    activated({
      cost: [sacrificing({ subtype: 'Elemental' })],
      targets: [one({ ...creature, subtype: 'Giant' })],
      effect: [untilEndOfTurn(target(0), plus(3, 1))],
    }),
  ),
  creatureCard(
    'Captain of the Mists',
    '{2}{U}',
    'Human Wizard',
    '2/3',
    triggered({
      when: enters(other(youControl({ subtype: 'Human' }))),
      effect: [untap('self')],
    }),
    activated({
      cost: [mana('{1}{U}'), tap],
      targets: [one({})],
      effect: [
        may({
          do: 'if',
          condition: { holds: 'is', what: target(0), like: { tapped: true } },
          then: [untap(target(0))],
          else: [tapThem(target(0))],
        }),
      ],
    }),
  ),
  creatureCard(
    "Champion's Drake",
    '{1}{U}',
    'Drake',
    '1/1',
    flying,
    asLongAs(
      { holds: 'exists', what: { ...creatureYouControl, counters: { kind: 'level', atLeast: 3 } } },
      plus(3, 3),
    ),
  ),
];
