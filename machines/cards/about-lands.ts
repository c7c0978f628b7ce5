/** Cards that speak of lands: how many are played, where they are, what they become. */
import {
  activated,
  all,
  as,
  base,
  create,
  creatureToken,
  dealDamageToPlayers,
  destroy,
  enchant,
  enters,
  entersSelf,
  entersTapped,
  flying,
  land,
  landYouControl,
  loseLife,
  mana,
  may,
  moveFrom,
  named,
  other,
  putCounters,
  replacement,
  sacrificeSelf,
  search,
  spell,
  staticAbility,
  tap,
  tapFor,
  target,
  targetPlayer,
  thatPlayer,
  triggered,
  untilEndOfTurn,
} from '../rules/abilities/write/index.ts';
import type { Color } from '../rules/state/mana.ts';
import type { CardDefinition } from '../rules/state/vocabulary/index.ts';
import {
  artifactCard,
  auraCard,
  creatureCard,
  enchantmentCard,
  instantCard,
  landCard,
  legendary,
  sorceryCard,
  worded,
} from './define.ts';

const legendaryCreature = { type: 'creature', supertype: 'legendary' } as const;
/** Legendary creatures of one color have "bands with other legendary creatures" (702.22). */
const bandedLegends = (name: string, color: Color): CardDefinition =>
  landCard(
    name,
    {},
    staticAbility({
      affects: all({ ...legendaryCreature, color, controller: 'you' }),
      changes: [
        {
          change: 'addAbilities',
          abilities: [{ kind: 'keyword', keyword: 'bands with other', object: legendaryCreature }],
        },
      ],
    }),
  );

const spirit = { change: 'addSubtypes', subtypes: ['Spirit'] } as const;

export const aboutLands: readonly CardDefinition[] = [
  bandedLegends('Cathedral of Serra', 'W'),
  bandedLegends("Seafarer's Quay", 'U'),
  bandedLegends('Unholy Citadel', 'B'),
  bandedLegends('Mountain Stronghold', 'R'),
  bandedLegends("Adventurers' Guildhouse", 'G'),
  landCard(
    'Grasslands',
    {},
    entersTapped,
    activated({
      cost: [tap, sacrificeSelf],
      effect: [search({ anySubtype: ['Forest', 'Plains'] }, { zone: 'battlefield' })],
    }),
  ),
  artifactCard(
    'Crucible of Worlds',
    '{3}',
    staticAbility({ players: 'you', rules: [{ rule: 'mayPlayFrom', from: 'graveyard', what: land }] }),
  ),
  enchantmentCard(
    'Root Maze',
    '{G}',
    replacement({ event: { would: 'enter', what: { anyType: ['artifact', 'land'] } }, tapped: true }),
  ),
  instantCard('Boil', '{3}{R}', spell([], destroy(all({ subtype: 'Island' })))),
  enchantmentCard(
    'Fastbond',
    '{G}',
    staticAbility({ players: 'you', rules: [{ rule: 'additionalLands', number: 'any' }] }),
    triggered({
      when: { on: 'landPlayed', by: 'you' },
      if: {
        holds: 'compare',
        what: { number: 'thisTurn', fact: 'landsPlayed', by: 'you' },
        to: { atLeast: 2 },
      },
      effect: [dealDamageToPlayers(1, 'you')],
    }),
  ),
  sorceryCard(
    'Scapeshift',
    '{2}{G}{G}',
    spell(
      [],
      {
        do: 'choose',
        from: landYouControl,
        count: { min: 0, max: { number: 'count', of: landYouControl } },
        as: 'chosen',
      },
      as('sacrificed', { do: 'sacrifice', who: 'you', what: named('chosen') }),
      {
        do: 'search',
        for: { type: 'land', zone: 'library' },
        count: { min: 0, max: { number: 'amount', by: 'sacrificed' } },
        to: { zone: 'battlefield', tapped: true },
      },
    ),
  ),
  landCard(
    'Field of the Dead',
    {},
    entersTapped,
    tapFor('C'),
    triggered({
      when: [entersSelf, enters(other(landYouControl))],
      if: {
        holds: 'compare',
        what: { number: 'withDifferentNames', of: landYouControl },
        to: { atLeast: 7 },
      },
      effect: [create(creatureToken(2, 2, ['B'], 'Zombie'))],
    }),
  ),
  auraCard(
    'Genju of the Spires',
    '{R}',
    enchant({ subtype: 'Mountain' }),
    activated({
      cost: [mana('{2}')],
      effect: [
        untilEndOfTurn(
          'attached',
          { change: 'addTypes', types: ['creature'] },
          spirit,
          { change: 'setColors', colors: ['R'] },
          base(6, 1),
        ),
      ],
    }),
    triggered({
      when: { on: 'leaves', object: 'attached', to: 'graveyard' },
      effect: [may(moveFrom('graveyard', { zone: 'hand' }))],
    }),
  ),
  legendary(
    creatureCard(
      'Ob Nixilis, the Fallen',
      '{3}{B}{B}',
      'Demon',
      '3/3',
      triggered({
        abilityWord: 'Landfall',
        when: enters(landYouControl),
        targets: [targetPlayer],
        effect: [
          may(as('lost', loseLife(3, target(0)))),
          { do: 'if', condition: { holds: 'did', by: 'lost' }, then: [putCounters('+1/+1', 3, 'self')] },
        ],
      }),
    ),
  ),
  creatureCard('Aven Trailblazer', '{2}{W}', 'Bird Soldier', '2/*', flying, {
    ...staticAbility({
      characteristicDefining: true,
      changes: [
        { change: 'setPowerToughness', toughness: { number: 'basicLandTypesAmong', of: landYouControl } },
      ],
    }),
    abilityWord: 'Domain',
  }),
  worded(
    ['<does:plainClauses> , where X is <x:quantity>'],
    enchantmentCard(
      'Power Surge',
      '{R}{R}',
      triggered({
        when: { on: 'begins', step: 'upkeep', whose: 'everyone' },
        effect: [
          dealDamageToPlayers(
            { number: 'begunWith', of: { ...land, tapped: false }, by: thatPlayer },
            thatPlayer,
          ),
        ],
      }),
    ),
  ),
];
