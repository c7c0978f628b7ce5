/** Cards that say what can't be done, what is done to whom, and what that costs whoever does it. */
import {
  activated,
  as,
  asLongAs,
  creature,
  creatureYouControl,
  destroy,
  equip,
  flying,
  having,
  hexproof,
  hexproofFrom,
  mana,
  may,
  one,
  opponentsControl,
  putCounters,
  replacement,
  returnToBattlefield,
  rulesFor,
  spell,
  staticAbility,
  target,
  thatObject,
  thatPlayer,
  trample,
  triggered,
  untilEndOfTurn,
  whenEnters,
  youControl,
  yourUpkeep,
} from '../rules/abilities/write/index.ts';
import type { CardDefinition } from '../rules/state/vocabulary/index.ts';
import { creatureCard, enchantmentCard, equipmentCard, legendary, sorceryCard } from './define.ts';

export const restrictions: readonly CardDefinition[] = [
  enchantmentCard(
    'Sacred Ground',
    '{1}{W}',
    triggered({
      when: {
        on: 'putInto',
        zone: 'graveyard',
        from: 'battlefield',
        object: { type: 'land', owner: 'you' },
        causedBy: 'opponents',
      },
      effect: [returnToBattlefield(thatObject)],
    }),
  ),
  enchantmentCard(
    'Karmic Justice',
    '{2}{W}',
    triggered({
      when: { on: 'destroyed', object: youControl({ notType: 'creature' }), causedBy: 'opponents' },
      targets: [one({ controller: thatPlayer })],
      effect: [may(destroy(target(0)))],
    }),
  ),
  enchantmentCard(
    'Worship',
    '{3}{W}',
    replacement({
      event: { loseLife: 'you', toLessThan: 1 },
      if: { exists: creatureYouControl },
      amount: { minus: [{ life: 'you' }, 1] },
    }),
  ),
  creatureCard(
    'Elderscale Wurm',
    '{4}{G}{G}{G}',
    'Wurm',
    '7/7',
    trample,
    triggered({
      when: { on: 'enters', object: 'self' },
      if: { compare: { life: 'you' }, to: { atMost: 6 } },
      effect: [{ do: 'setLife', to: 7, who: 'you' }],
    }),
    staticAbility({
      if: { compare: { life: 'you' }, to: { atLeast: 7 } },
      replaces: { event: { loseLife: 'you', toLessThan: 7 }, amount: { minus: [{ life: 'you' }, 7] } },
    }),
  ),
  legendary(
    creatureCard(
      'Tromokratis',
      '{5}{U}{U}',
      'Kraken',
      '8/8',
      asLongAs(
        { not: { is: 'self', like: { any: [{ attacking: true }, { blocking: true }] } } },
        having(hexproof),
      ),
      rulesFor('self', { blockedByAllOrNone: true }),
    ),
  ),
  equipmentCard(
    'Ring of Evos Isle',
    '{2}',
    activated({ cost: [mana('{2}')], effect: [untilEndOfTurn('attached', having(hexproof))] }),
    triggered({
      when: yourUpkeep,
      effect: [
        {
          do: 'if',
          condition: { is: 'attached', like: { color: 'U' } },
          then: [putCounters('+1/+1', 1, 'attached')],
        },
      ],
    }),
    equip('{1}'),
  ),
  creatureCard(
    'Volatile Stormdrake',
    '{1}{U}',
    'Drake',
    '3/2',
    flying,
    hexproofFrom('activated and triggered abilities', { stackObject: 'ability' }),
    whenEnters(
      [one(opponentsControl(creature))],
      as('exchanged', { do: 'exchangeControl', first: 'self', second: target(0) }),
      {
        do: 'if',
        condition: { did: 'exchanged' },
        then: [
          { do: 'putCounters', kind: 'energy', count: 4, onPlayers: 'you' },
          {
            do: 'unless',
            who: 'you',
            cost: [{ payEnergy: { value: 'manaValue', of: target(0) } }],
            else: [{ do: 'sacrifice', who: 'you', what: target(0) }],
          },
        ],
      },
    ),
  ),
  sorceryCard(
    'Legerdemain',
    '{2}{U}{U}',
    spell(
      [
        one({ anyType: ['artifact', 'creature'] }),
        { objects: { sharesType: { with: target(0), among: ['artifact', 'creature'] } }, differentFrom: 0 },
      ],
      {
        do: 'exchangeControl',
        first: target(0),
        second: target(1),
      },
    ),
  ),
];
