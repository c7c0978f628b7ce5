/** Cards that show where abilities look for what left, how often they are used, and what they ask of a turn. */
import {
  activated,
  all,
  as,
  basicLand,
  creature,
  discard,
  draw,
  enchant,
  flying,
  keyword,
  loyalty,
  mana,
  mayPay,
  move,
  plus,
  putCounters,
  returnToHand,
  staticAbility,
  targetPlayer,
  thatObject,
  triggered,
  untilEndOfTurn,
} from '../rules/abilities/write/index.ts';
import type { CardDefinition, Filter } from '../rules/state/vocabulary/index.ts';
import { auraCard, creatureCard, enchantmentCard, planeswalkerCard } from './define.ts';

const changeling = keyword('changeling');

/** "Reveal the first card you draw each turn. Whenever you reveal … this way, draw a card." */
const revealing = (name: string, card: Filter): CardDefinition =>
  enchantmentCard(
    name,
    '{2}{G}{G}',
    staticAbility({ players: 'you', rules: [{ rule: 'revealDrawn', number: 1 }] }),
    triggered({ when: { on: 'revealsDrawn', card }, effect: [draw(1)] }),
  );

export const moreAbilities: readonly CardDefinition[] = [
  revealing('Rowen', basicLand),
  revealing('Primitive Etchings', creature),
  auraCard(
    'Puppet Master',
    '{U}{U}{U}',
    enchant(creature),
    triggered({
      when: { on: 'dies', object: 'attached' },
      effect: [
        as('moved', returnToHand(thatObject)),
        {
          do: 'if',
          condition: { holds: 'did', by: 'moved' },
          then: [mayPay([mana('{U}{U}{U}')], move('self', { zone: 'hand' }))],
        },
      ],
    }),
  ),
  creatureCard(
    'Sengir Vampire',
    '{3}{B}{B}',
    'Vampire',
    '4/4',
    flying,
    triggered({
      when: { on: 'dies', object: { ...creature, damagedThisTurnBy: 'self' } },
      effect: [putCounters('+1/+1', 1, 'self')],
    }),
  ),
  creatureCard(
    'Fire-Belly Changeling',
    '{1}{R}',
    'Shapeshifter',
    '1/1',
    changeling,
    activated({
      cost: [mana('{R}')],
      effect: [untilEndOfTurn('self', plus(1, 0))],
      limits: { timesEachTurn: 2 },
    }),
  ),
  creatureCard('Woodland Changeling', '{1}{G}', 'Shapeshifter', '2/2', changeling),
  planeswalkerCard(
    'Liliana Vess',
    '{3}{B}{B}',
    'Liliana',
    5,
    loyalty(1, [targetPlayer], discard(1, { target: 0 })),
    loyalty(-2, [], {
      do: 'search',
      for: {},
      count: { min: 1, max: 1 },
      to: { zone: 'library', position: 'top' },
    }),
    loyalty(-8, [], move(all({ ...creature, zone: 'graveyard' }), { zone: 'battlefield', under: 'you' })),
  ),
];
