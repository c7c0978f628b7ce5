/** Cards that look for cards in several zones, return them or put them onto the battlefield, and what they leave behind. */
import {
  activated,
  all,
  anySpell,
  as,
  controllerOf,
  counter,
  create,
  creature,
  creatureToken,
  creatureYouControl,
  destroy,
  enchant,
  enters,
  having,
  indestructible,
  inYourGraveyard,
  mana,
  may,
  move,
  named,
  one,
  ownerOf,
  putCounters,
  returnToHand,
  search,
  target,
  thatObject,
  triggered,
  untilEndOfTurn,
  upTo,
  whenEnters,
} from '../rules/abilities/write/index.ts';
import type { CardDefinition, Filter, Instruction, Players } from '../rules/state/vocabulary/index.ts';
import { creatureCard, enchantmentCard, instantCard, sorceryCard, worded } from './define.ts';

/** "Search [that player's] graveyard, hand, and library for any number of cards with the same name … and exile them." */
function exileAllNamed(
  library: Players,
  sharing: Filter,
  more: { readonly as?: string; readonly thenShuffle?: false },
): Instruction {
  return {
    do: 'search',
    library,
    zones: ['graveyard', 'hand'],
    for: sharing,
    count: {
      min: 0,
      max: { number: 'count', of: { ...sharing, zone: ['graveyard', 'hand', 'library'], owner: library } },
    },
    to: { zone: 'exile' },
    ...more,
  };
}

export const searchedFor: readonly CardDefinition[] = [
  instantCard('Surgical Extraction', '{B/P}', {
    kind: 'spell',
    targets: [one({ zone: 'graveyard', not: { type: 'land', supertype: 'basic' } })],
    effect: [exileAllNamed(ownerOf(target(0)), { sharesNameWith: target(0) }, {})],
  }),
  worded(
    [{ joint: 'then', of: ['search', 'draw'] }],
    instantCard('Test of Talents', '{1}{U}', {
      kind: 'spell',
      targets: [one({ ...anySpell, anyType: ['instant', 'sorcery'] })],
      effect: [
        counter(target(0)),
        exileAllNamed(controllerOf(target(0)), { sharesNameWith: target(0) }, { as: 'found' }),
        {
          do: 'draw',
          who: controllerOf(target(0)),
          count: { number: 'count', of: { zone: 'exile', among: named('found'), was: { zone: 'hand' } } },
        },
      ],
    }),
  ),
  sorceryCard('Seasons Past', '{4}{G}{G}', {
    kind: 'spell',
    effect: [
      {
        do: 'choose',
        from: inYourGraveyard({}),
        count: { min: 0, max: { number: 'count', of: inYourGraveyard({}) } },
        different: 'manaValue',
        as: 'chosen',
      },
      returnToHand(named('chosen')),
      move('self', { zone: 'library', position: 'bottom' }),
    ],
  }),
  creatureCard(
    'Bronzehide Lion',
    '{G}{W}',
    'Cat',
    '3/3',
    activated({ cost: [mana('{G}{W}')], effect: [untilEndOfTurn('self', having(indestructible))] }),
    triggered({
      when: { on: 'dies', object: 'self' },
      effect: [
        move('self', {
          zone: 'battlefield',
          with: {
            changes: [
              { change: 'setTypes', types: ['enchantment'] },
              { change: 'setSubtypes', subtypes: ['Aura'] },
              { change: 'removeAllAbilities' },
              having(
                enchant(creatureYouControl),
                activated({
                  cost: [mana('{G}{W}')],
                  effect: [untilEndOfTurn('attached', having(indestructible))],
                }),
              ),
            ],
          },
        }),
      ],
    }),
  ),
  creatureCard(
    'Terastodon',
    '{6}{G}{G}',
    'Elephant',
    '9/9',
    whenEnters([upTo(3, { notType: 'creature' })], may(as('destroyed', destroy(target(0)))), {
      do: 'forEach',
      of: all({ zone: 'graveyard', among: named('destroyed') }),
      then: [create(creatureToken(3, 3, ['G'], 'Elephant'), 1, controllerOf({ before: 'it' }))],
    }),
  ),
  worded(
    ['[put] a|an <kind:counterKind> counter on <on:objects> for each <count:counts>', '<what:selfWord>'],
    creatureCard(
      'Bane of Progress',
      '{4}{G}{G}',
      'Elemental',
      '2/2',
      whenEnters(
        [],
        as('destroyed', destroy(all({ anyType: ['artifact', 'enchantment'] }))),
        putCounters('+1/+1', { number: 'amount', by: 'destroyed' }, 'self'),
      ),
    ),
  ),
  enchantmentCard(
    'Wild Pair',
    '{4}{G}{G}',
    triggered({
      when: enters(creature),
      if: { holds: 'wasCast', what: thatObject, by: 'you', from: 'hand' },
      effect: [
        may(
          search(
            {
              type: 'creature',
              powerPlusToughness: {
                exactly: {
                  number: 'plus',
                  of: [
                    { number: 'value', value: 'power', of: thatObject },
                    { number: 'value', value: 'toughness', of: thatObject },
                  ],
                },
              },
            },
            { zone: 'battlefield' },
          ),
        ),
      ],
    }),
  ),
];
