/** Cards that return what died, exile it, or count on it. */
import {
  all,
  as,
  creature,
  diesSelf,
  enchant,
  exile,
  flying,
  inYourGraveyard,
  leavesSelf,
  may,
  mill,
  move,
  named,
  replacement,
  returnToBattlefield,
  returnToHand,
  rulesFor,
  spell,
  staticAbility,
  target,
  thatObject,
  triggered,
  upTo,
  whenEnters,
  yourUpkeep,
} from '../rules/abilities/write/index.ts';
import type { CardDefinition } from '../rules/state/vocabulary/index.ts';
import { artifactCard, auraCard, creatureCard, enchantmentCard, instantCard } from './define.ts';

export const graveyards: readonly CardDefinition[] = [
  creatureCard(
    'Angel of Serenity',
    '{4}{W}{W}{W}',
    'Angel',
    '5/6',
    flying,
    whenEnters(
      [upTo(3, { ...creature, zone: ['battlefield', 'graveyard'], other: true })],
      may({ do: 'exile', what: target(0), link: 'exiled' }),
    ),
    triggered({ when: leavesSelf, effect: [returnToHand({ linked: 'exiled' })] }),
  ),
  creatureCard(
    'Underworld Cerberus',
    '{3}{B}{R}',
    'Dog',
    '6/6',
    rulesFor('self', { fewestBlockers: 3 }),
    rulesFor(all({ zone: 'graveyard' }), { cantBeTargetedBy: {} }),
    triggered({
      when: diesSelf,
      effect: [exile('self'), returnToHand(all({ ...creature, zone: 'graveyard' }))],
    }),
  ),
  creatureCard(
    'Satyr Wayfinder',
    '{1}{G}',
    'Satyr',
    '1/1',
    whenEnters(
      [],
      as('revealed', { do: 'reveal', what: { top: 4, of: 'you' } }),
      {
        do: 'choose',
        from: { among: named('revealed'), like: { type: 'land', zone: 'library' } },
        count: { min: 0, max: 1 },
        as: 'chosen',
      },
      move(named('chosen'), { zone: 'hand' }),
      move({ all: { zone: 'library', among: named('revealed') } }, { zone: 'graveyard' }),
    ),
  ),
  auraCard(
    'Gift of Immortality',
    '{2}{W}',
    enchant(creature),
    triggered({
      when: { on: 'dies', object: 'attached' },
      effect: [
        as('returned', returnToBattlefield(thatObject)),
        {
          do: 'delayedTrigger',
          when: [{ on: 'begins', step: 'end' }],
          about: named('returned'),
          effect: [move('self', { zone: 'battlefield', attachedTo: named('about') })],
        },
      ],
    }),
  ),
  enchantmentCard(
    'Deadbridge Chant',
    '{4}{B}{G}',
    whenEnters([], mill(10, 'you')),
    triggered({
      when: yourUpkeep,
      effect: [
        { do: 'choose', from: inYourGraveyard({}), count: { min: 1, max: 1 }, atRandom: true, as: 'chosen' },
        {
          do: 'if',
          condition: { is: named('chosen'), like: { ...creature, zone: 'graveyard' } },
          then: [returnToBattlefield(named('chosen'))],
          else: [returnToHand(named('chosen'))],
        },
      ],
    }),
  ),
  instantCard(
    'Rally the Ancestors',
    '{X}{W}{W}',
    spell(
      [],
      as(
        'returned',
        returnToBattlefield(all(inYourGraveyard({ ...creature, manaValue: { atMost: { x: true } } }))),
      ),
      {
        do: 'delayedTrigger',
        when: [yourUpkeep],
        about: named('returned'),
        effect: [exile(named('about'))],
      },
      exile('self'),
    ),
  ),
  artifactCard(
    'Abandoned Sarcophagus',
    '{3}',
    staticAbility({
      players: 'you',
      rules: [{ mayPlayFrom: 'graveyard', what: { notType: 'land', keyword: 'cycling' } }],
    }),
    replacement({
      event: {
        moves: { keyword: 'cycling', token: false, owner: 'you' },
        to: 'graveyard',
        notPaying: 'cycling',
      },
      to: { zone: 'exile' },
    }),
  ),
];
