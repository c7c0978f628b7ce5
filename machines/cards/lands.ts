import {
  activated,
  affecting,
  all,
  as,
  base,
  basicLand,
  controllerOf,
  creatureYouControl,
  dealDamageToPlayers,
  destroy,
  entersTapped,
  everyCreatureType,
  exile,
  gainLife,
  indestructible,
  inYourHand,
  land,
  mana,
  may,
  mayPlayer,
  move,
  named,
  one,
  payLife,
  replacement,
  sacrificeSelf,
  search,
  staticAbility,
  tap,
  tapFor,
  tapForAnyColor,
  target,
  triggered,
  untilEndOfTurn,
  whenEnters,
  youControl,
} from '../rules/abilities/write/index.ts';
import { colors } from '../rules/state/mana.ts';
import type { ActivatedAbility, CardDefinition, StaticAbility } from '../rules/state/vocabulary/index.ts';
import { landCard, legendary, typed, worded } from './define.ts';

/** A basic land; its mana ability comes with its type (305.6). */
const basic = (name: string): CardDefinition => landCard(name, { supertypes: ['basic'], subtypes: name });

/** "{T}, Pay 1 life, Sacrifice this: Search your library for a … or … card, put it onto the battlefield." */
const fetching = (...anySubtype: readonly string[]): ActivatedAbility =>
  activated({
    cost: [tap, payLife(1), sacrificeSelf],
    effect: [search({ anySubtype }, { zone: 'battlefield' })],
  });

/** "As this enters, you may pay 2 life. If you don't, it enters tapped." */
const shocking: StaticAbility = replacement({
  event: { would: 'enter', what: 'self' },
  cost: [payLife(2)],
  otherwise: { tapped: true },
});

export const lands: readonly CardDefinition[] = [
  basic('Plains'),
  basic('Island'),
  basic('Swamp'),
  basic('Mountain'),
  basic('Forest'),
  landCard('Wastes', { supertypes: ['basic'] }, tapFor('C')),

  landCard('Tundra', { subtypes: 'Plains Island' }),
  landCard('Badlands', { subtypes: 'Swamp Mountain' }),
  landCard('Taiga', { subtypes: 'Mountain Forest' }),
  landCard('Savannah', { subtypes: 'Forest Plains' }),
  landCard('Volcanic Island', { subtypes: 'Island Mountain' }),
  landCard('Bayou', { subtypes: 'Swamp Forest' }),
  landCard('Plateau', { subtypes: 'Mountain Plains' }),
  landCard('Tropical Island', { subtypes: 'Forest Island' }),
  landCard('Steam Vents', { subtypes: 'Island Mountain' }, shocking),
  landCard('Stomping Ground', { subtypes: 'Mountain Forest' }, shocking),
  landCard('Breeding Pool', { subtypes: 'Forest Island' }, shocking),
  landCard(
    'Canopy Vista',
    { subtypes: 'Forest Plains' },
    replacement({
      event: { would: 'enter', what: 'self' },
      if: { holds: 'not', of: { holds: 'exists', what: youControl(basicLand), count: { atLeast: 2 } } },
      tapped: true,
    }),
  ),
  landCard('Flooded Strand', {}, fetching('Plains', 'Island')),
  landCard('Scalding Tarn', {}, fetching('Island', 'Mountain')),
  landCard(
    'Evolving Wilds',
    {},
    activated({
      cost: [tap, sacrificeSelf],
      effect: [search(basicLand, { zone: 'battlefield', tapped: true })],
    }),
  ),
  landCard('Kabira Crossroads', {}, entersTapped, whenEnters([], gainLife(2)), tapFor('W')),
  landCard(
    'Crumbling Vestige',
    {},
    entersTapped,
    whenEnters([], { do: 'addMana', anyOf: colors }),
    tapFor('C'),
  ),
  landCard(
    'Mutavault',
    {},
    tapFor('C'),
    activated({
      cost: [mana('{1}')],
      effect: [
        untilEndOfTurn('self', { change: 'addTypes', types: ['creature'] }, base(2, 2), everyCreatureType),
      ],
    }),
  ),
  landCard(
    'City of Brass',
    {},
    triggered({ when: { on: 'tapped', object: 'self' }, effect: [dealDamageToPlayers(1, 'you')] }),
    tapForAnyColor,
  ),
  landCard(
    'Caves of Koilos',
    {},
    tapFor('C'),
    activated({
      cost: [tap],
      effect: [{ do: 'addMana', anyOf: ['W', 'B'] }, dealDamageToPlayers(1, 'you')],
    }),
  ),
  landCard(
    'Castle Sengir',
    {},
    tapFor('C'),
    activated({ cost: [mana('{1}'), tap], effect: [{ do: 'addMana', mana: ['B'] }] }),
    activated({ cost: [mana('{2}'), tap], effect: [{ do: 'addMana', anyOf: ['U', 'R'] }] }),
  ),
  landCard(
    'Crystal Vein',
    {},
    tapFor('C'),
    activated({ cost: [tap, sacrificeSelf], effect: [{ do: 'addMana', mana: ['C', 'C'] }] }),
  ),
  landCard(
    'Strip Mine',
    {},
    tapFor('C'),
    activated({ cost: [tap, sacrificeSelf], targets: [one(land)], effect: [destroy(target(0))] }),
  ),
  landCard(
    'Ghost Quarter',
    {},
    tapFor('C'),
    activated({
      cost: [tap, sacrificeSelf],
      targets: [one(land)],
      effect: [
        destroy(target(0)),
        mayPlayer(
          controllerOf(target(0)),
          search(basicLand, { zone: 'battlefield' }, { who: controllerOf(target(0)) }),
        ),
      ],
    }),
  ),
  typed(landCard('Darksteel Citadel', {}, indestructible, tapFor('C')), 'artifact', 'land'),
  landCard(
    'Reliquary Tower',
    {},
    staticAbility({ players: 'you', rules: [{ rule: 'maximumHandSize', number: 'none' }] }),
    tapFor('C'),
  ),
  landCard(
    'Forbidding Watchtower',
    {},
    entersTapped,
    tapFor('W'),
    activated({
      cost: [mana('{1}{W}')],
      effect: [
        untilEndOfTurn(
          'self',
          { change: 'addTypes', types: ['creature'] },
          { change: 'addSubtypes', subtypes: ['Soldier'] },
          { change: 'setColors', colors: ['W'] },
          base(1, 5),
        ),
      ],
    }),
  ),
  legendary(
    landCard(
      "Gaea's Cradle",
      {},
      activated({
        cost: [tap],
        effect: [{ do: 'addMana', anyOf: ['G'], count: { number: 'count', of: creatureYouControl } }],
      }),
    ),
  ),
  legendary(
    landCard(
      'Flagstones of Trokair',
      {},
      tapFor('W'),
      triggered({
        when: { on: 'putInto', zone: 'graveyard', from: 'battlefield', object: 'self' },
        effect: [may(search({ subtype: 'Plains' }, { zone: 'battlefield', tapped: true }))],
      }),
    ),
  ),
  legendary(
    landCard(
      'Urborg, Tomb of Yawgmoth',
      {},
      affecting(all(land), { change: 'addSubtypes', subtypes: ['Swamp'] }),
    ),
  ),
  legendary(
    landCard(
      'Yavimaya, Cradle of Growth',
      {},
      affecting(all(land), { change: 'addSubtypes', subtypes: ['Forest'] }),
    ),
  ),
  worded(
    ['<of:sentence> if <condition> , instead <does:clauses> .'],
    legendary(
      landCard(
        'Gemstone Caverns',
        {},
        staticAbility({
          if: { holds: 'not', of: { holds: 'startingPlayer', who: 'you' } },
          openingHand: [
            as('moved', move('self', { zone: 'battlefield', counters: { kind: 'luck', count: 1 } })),
            {
              do: 'if',
              condition: { holds: 'did', by: 'moved' },
              then: [
                { do: 'choose', from: inYourHand({}), count: { min: 1, max: 1 }, as: 'chosen' },
                exile(named('chosen')),
              ],
            },
          ],
        }),
        activated({
          cost: [tap],
          effect: [
            {
              do: 'if',
              condition: { holds: 'is', what: 'self', like: { counters: { kind: 'luck', atLeast: 1 } } },
              then: [{ do: 'addMana', anyOf: colors }],
              else: [{ do: 'addMana', mana: ['C'] }],
            },
          ],
        }),
      ),
    ),
  ),
];
