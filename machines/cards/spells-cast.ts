/** Cards that look for spells being cast, and spells that are cast from elsewhere or copied. */
import {
  activated,
  all,
  as,
  controllerOf,
  dealDamage,
  deathtouch,
  flashback,
  gainLife,
  inYourGraveyard,
  inYourHand,
  mana,
  may,
  move,
  named,
  nonlandPermanent,
  one,
  putCounters,
  returnToBattlefield,
  returnToHand,
  sacrificeSelf,
  spell,
  spellLike,
  target,
  targetOpponent,
  targetPlayer,
  thatObject,
  triggered,
  whenEnters,
  youCast,
} from '../rules/abilities/write/index.ts';
import type { CardDefinition, Filter } from '../rules/state/vocabulary/index.ts';
import { creatureCard, enchantmentCard, instantCard, legendary, sorceryCard, typed } from './define.ts';

const instantOrSorcerySpell: Filter = spellLike({ anyType: ['instant', 'sorcery'] });

export const spellsCast: readonly CardDefinition[] = [
  enchantmentCard(
    'Bloodbond March',
    '{2}{B}{G}',
    triggered({
      when: { on: 'cast', spell: spellLike({ type: 'creature' }) },
      effect: [returnToBattlefield(all({ zone: 'graveyard', sharesNameWith: thatObject }))],
    }),
  ),
  enchantmentCard(
    'Harness the Storm',
    '{2}{R}',
    triggered({
      when: { on: 'cast', by: 'you', spell: instantOrSorcerySpell, from: 'hand' },
      targets: [one(inYourGraveyard({ sharesNameWith: thatObject }))],
      effect: [{ do: 'cast', what: target(0) }],
    }),
  ),
  instantCard(
    'Chain of Vapor',
    '{U}',
    spell([one(nonlandPermanent)], returnToHand(target(0)), {
      do: 'may',
      who: controllerOf(target(0)),
      cost: [{ sacrifice: { type: 'land' } }],
      then: [
        {
          do: 'may',
          who: controllerOf(target(0)),
          then: [{ do: 'copySpell', what: 'self', newTargets: true, who: controllerOf(target(0)) }],
        },
      ],
    }),
  ),
  sorceryCard(
    "Sevinne's Reclamation",
    '{2}{W}',
    spell(
      [
        one(
          inYourGraveyard({
            anyType: ['artifact', 'battle', 'creature', 'enchantment', 'land', 'planeswalker'],
            manaValue: { atMost: 3 },
          }),
        ),
      ],
      returnToBattlefield(target(0)),
      {
        do: 'if',
        condition: { wasCast: 'self', from: 'graveyard' },
        then: [may({ do: 'copySpell', what: 'self', newTargets: true })],
      },
    ),
    flashback('{4}{W}'),
  ),
  enchantmentCard(
    'Pyromancer Ascension',
    '{1}{R}',
    triggered({
      when: youCast({ ...instantOrSorcerySpell, sharesNameWith: all(inYourGraveyard({})) }),
      effect: [may(putCounters('quest', 1, 'self'))],
    }),
    triggered({
      when: youCast(instantOrSorcerySpell),
      while: { is: 'self', like: { counters: { kind: 'quest', atLeast: 2 } } },
      effect: [may({ do: 'copySpell', what: thatObject, newTargets: true })],
    }),
  ),
  creatureCard(
    'Martyr of Sands',
    '{W}',
    'Human Cleric',
    '1/1',
    activated({
      cost: [mana('{1}'), { reveal: inYourHand({ color: 'W' }), count: { x: true } }, sacrificeSelf],
      effect: [gainLife({ times: [3, { x: true }] })],
    }),
  ),
  creatureCard(
    'Corpse Traders',
    '{3}{B}',
    'Human Rogue',
    '3/3',
    activated({
      cost: [mana('{2}{B}'), { sacrifice: { type: 'creature' } }],
      targets: [targetOpponent],
      effect: [
        { do: 'reveal', what: all({ zone: 'hand', owner: target(0) }) },
        { do: 'discard', count: 1, who: target(0), chosenBy: 'you' },
      ],
      limits: { timing: 'sorcery' },
    }),
  ),
  {
    ...typed(
      instantCard(
        'Runeflare Trap',
        '{4}{R}{R}',
        {
          kind: 'static',
          alternativeCost: {
            cost: [mana('{R}')],
            name: 'trap',
            if: { compare: { thisTurn: 'cardsDrawn', by: 'opponents' }, to: { atLeast: 3 } },
          },
        },
        spell([targetPlayer], dealDamage({ cardsIn: 'hand', of: target(0) }, target(0))),
      ),
      'instant',
    ),
    subtypes: ['Trap'],
  },
  legendary(
    creatureCard(
      'Gonti, Lord of Luxury',
      '{2}{B}{B}',
      'Aetherborn Rogue',
      '2/3',
      deathtouch,
      whenEnters(
        [targetOpponent],
        as('looked', { do: 'look', at: { top: 4, of: target(0) } }),
        {
          do: 'choose',
          from: { among: named('looked'), like: { zone: 'library' } },
          count: { min: 1, max: 1 },
          as: 'chosen',
        },
        as('exiled', { do: 'exile', what: named('chosen'), faceDown: true }),
        move(all({ zone: 'library', among: named('looked') }), {
          zone: 'library',
          position: 'bottom',
          inRandomOrder: true,
        }),
        { do: 'mayPlay', what: named('exiled'), until: 'forever', onlyCast: true, asAnyType: true },
      ),
    ),
  ),
];
