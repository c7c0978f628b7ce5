/** Cards that make mana of mana, or ask what mana was spent. */
import {
  activated,
  all,
  anyTarget,
  as,
  creature,
  dealDamage,
  dealDamageToTarget,
  defender,
  gainLife,
  inYourGraveyard,
  land,
  landYouControl,
  mana,
  move,
  named,
  one,
  opponentsControl,
  sacrificeSelf,
  spell,
  staticAbility,
  tap,
  target,
  triggered,
} from '../rules/abilities/write/index.ts';
import { colors } from '../rules/state/mana.ts';
import type { CardDefinition } from '../rules/state/vocabulary/index.ts';
import {
  artifactCard,
  creatureCard,
  instantCard,
  landCard,
  legendary,
  sorceryCard,
  worded,
} from './define.ts';

export const ofMana: readonly CardDefinition[] = [
  worded(
    [{ joint: 'apart', of: ['dealDamage', 'gainLife'] }, "the <noun:nounMeant>'s"],
    sorceryCard(
      'Drain Life',
      '{X}{1}{B}',
      staticAbility({ spentOnX: 'B' }),
      spell(
        [anyTarget],
        as('damaged', dealDamageToTarget({ number: 'x' })),
        gainLife({
          number: 'least',
          of: [
            { number: 'amount', by: 'damaged' },
            { number: 'beforeDamage', by: 'damaged', of: 'player' },
            { number: 'beforeDamage', by: 'damaged', of: 'planeswalker' },
            { number: 'value', value: 'toughness', of: target(0) },
          ],
        }),
      ),
    ),
  ),
  artifactCard(
    'Doubling Cube',
    '{2}',
    activated({ cost: [mana('{3}'), tap], effect: [{ do: 'doubleMana' }] }),
  ),
  legendary(
    worded(
      [{ word: 'permanent', in: 'addMana' }],
      creatureCard(
        'Kinnan, Bonder Prodigy',
        '{G}{U}',
        'Human Druid',
        '2/2',
        triggered({
          when: { on: 'tappedForMana', object: { notType: 'land' }, by: 'you' },
          effect: [{ do: 'addMana', eventProduced: true }],
        }),
        activated({
          cost: [mana('{5}{G}{U}')],
          effect: [
            as('seen', { do: 'look', at: { top: 5, of: 'you' } }),
            {
              do: 'choose',
              from: { among: named('seen'), like: { type: 'creature', notSubtype: 'Human' } },
              count: { min: 0, max: 1 },
              as: 'chosen',
            },
            move(named('chosen'), { zone: 'battlefield' }),
            move(all({ zone: 'library', among: named('seen') }), {
              zone: 'library',
              position: 'bottom',
              inRandomOrder: true,
            }),
          ],
        }),
      ),
    ),
  ),
  sorceryCard(
    'Vigor Mortis',
    '{2}{B}{B}',
    spell([one(inYourGraveyard(creature))], {
      do: 'if',
      condition: { holds: 'compare', what: { number: 'manaSpent', which: 'G' }, to: { atLeast: 1 } },
      then: [move(target(0), { zone: 'battlefield', counters: { kind: '+1/+1', count: 1 } })],
      else: [move(target(0), { zone: 'battlefield' })],
    }),
  ),
  worded(
    ['you and each <what:filter>'],
    instantCard(
      'Hail Storm',
      '{1}{G}{G}',
      spell([], {
        do: 'dealDamage',
        amount: 2,
        to: all({ type: 'creature', attacking: true }),
        and: [{ amount: 1, to: all({ type: 'creature', controller: 'you' }), toPlayers: 'you' }],
      }),
    ),
  ),
  creatureCard(
    'Agent of Stromgald',
    '{R}',
    'Human Knight',
    '1/1',
    activated({ cost: [mana('{R}')], effect: [{ do: 'addMana', mana: ['B'] }] }),
  ),
  creatureCard(
    'Tinder Wall',
    '{G}',
    'Plant Wall',
    '0/3',
    defender,
    activated({ cost: [sacrificeSelf], effect: [{ do: 'addMana', mana: ['R', 'R'] }] }),
    activated({
      cost: [mana('{R}'), sacrificeSelf],
      targets: [one({ ...creature, blockedBy: 'self' })],
      effect: [dealDamage(2, target(0))],
    }),
  ),
  landCard(
    'Reflecting Pool',
    {},
    activated({ cost: [tap], effect: [{ do: 'addMana', couldProduce: landYouControl }] }),
  ),
  landCard(
    'Exotic Orchard',
    {},
    activated({
      cost: [tap],
      effect: [{ do: 'addMana', anyOf: colors, couldProduce: opponentsControl(land) }],
    }),
  ),
  landCard(
    'River of Tears',
    {},
    activated({
      cost: [tap],
      effect: [
        {
          do: 'if',
          condition: {
            holds: 'compare',
            what: { number: 'thisTurn', fact: 'landsPlayed', by: 'you' },
            to: { atLeast: 1 },
          },
          then: [{ do: 'addMana', mana: ['B'] }],
          else: [{ do: 'addMana', mana: ['U'] }],
        },
      ],
    }),
  ),
];
