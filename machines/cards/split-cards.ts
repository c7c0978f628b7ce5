/** Split cards (709): two halves, of which a player casts one; the right one from a graveyard where it has aftermath. */
import {
  aftermath,
  all,
  anyTarget,
  create,
  creature,
  creatureToken,
  creatureYouControl,
  dealDamage,
  dealDamageToTarget,
  destroy,
  discard,
  draw,
  haste,
  having,
  inYourGraveyard,
  land,
  loseLife,
  nonlandPermanent,
  one,
  permanent,
  plus,
  returnToBattlefield,
  returnToHand,
  sacrificing,
  spell,
  tapThem,
  target,
  targetCreature,
  targetOpponent,
  untilEndOfTurn,
  vigilance,
} from '../rules/abilities/write/index.ts';
import type { CardDefinition } from '../rules/state/vocabulary/index.ts';
import { instantCard, sorceryCard, splitCard } from './define.ts';

export const splitCards: readonly CardDefinition[] = [
  splitCard(
    sorceryCard('Assault', '{R}', spell([anyTarget], dealDamageToTarget(2))),
    sorceryCard('Battery', '{3}{G}', spell([], create(creatureToken(3, 3, ['G'], 'Elephant')))),
  ),
  splitCard(
    sorceryCard(
      'Boom',
      '{1}{R}',
      spell(
        [one({ ...land, controller: 'you' }), one({ ...land, notController: 'you' })],
        destroy({ union: [target(0), target(1)] }),
      ),
    ),
    sorceryCard('Bust', '{5}{R}', spell([], destroy(all(land)))),
  ),
  splitCard(
    sorceryCard(
      'Claim',
      '{B}',
      spell(
        [one(inYourGraveyard({ ...creature, manaValue: { atMost: 2 } }))],
        returnToBattlefield(target(0)),
      ),
    ),
    sorceryCard(
      'Fame',
      '{1}{R}',
      aftermath,
      spell([targetCreature], untilEndOfTurn(target(0), plus(2, 0), having(haste))),
    ),
  ),
  splitCard(
    instantCard('Consign', '{1}{U}', spell([one(nonlandPermanent)], returnToHand(target(0)))),
    sorceryCard('Oblivion', '{4}{B}', aftermath, spell([targetOpponent], discard(2, target(0)))),
  ),
  splitCard(
    sorceryCard('Cut', '{1}{R}', spell([targetCreature], dealDamage(4, target(0)))),
    sorceryCard('Ribbons', '{X}{B}{B}', aftermath, spell([], loseLife({ number: 'x' }, 'opponents'))),
  ),
  splitCard(
    instantCard('Dead', '{R}', spell([targetCreature], dealDamage(2, target(0)))),
    instantCard(
      'Gone',
      '{2}{R}',
      spell([one({ ...creature, notController: 'you' })], returnToHand(target(0))),
    ),
  ),
  splitCard(
    sorceryCard('Dusk', '{2}{W}{W}', spell([], destroy(all({ ...creature, power: { atLeast: 3 } })))),
    sorceryCard(
      'Dawn',
      '{3}{W}{W}',
      aftermath,
      spell([], returnToHand(all(inYourGraveyard({ ...creature, power: { atMost: 2 } })))),
    ),
  ),
  splitCard(
    instantCard(
      'Fire',
      '{1}{R}',
      spell([{ any: true, count: { min: 1, max: 2 }, divide: 2 }], {
        do: 'dealDamage',
        amount: 'divided',
        to: target(0),
        toPlayers: target(0),
      }),
    ),
    instantCard('Ice', '{1}{U}', spell([one(permanent)], tapThem(target(0)), draw(1))),
  ),
  splitCard(
    sorceryCard('Mouth', '{2}{G}', spell([], create(creatureToken(3, 3, ['G'], 'Hippo')))),
    sorceryCard(
      'Feed',
      '{3}{G}',
      aftermath,
      spell([], draw({ number: 'count', of: { ...creatureYouControl, power: { atLeast: 3 } } })),
    ),
  ),
  splitCard(
    sorceryCard(
      'Never',
      '{1}{B}{B}',
      spell([one({ anyType: ['creature', 'planeswalker'] })], destroy(target(0))),
    ),
    sorceryCard(
      'Return',
      '{3}{B}',
      aftermath,
      spell(
        [one({ zone: 'graveyard' })],
        { do: 'exile', what: target(0) },
        create(creatureToken(2, 2, ['B'], 'Zombie')),
      ),
    ),
  ),
  splitCard(
    sorceryCard('Rough', '{1}{R}', spell([], dealDamage(2, all({ ...creature, notKeyword: 'flying' })))),
    sorceryCard('Tumble', '{5}{R}', spell([], dealDamage(6, all({ ...creature, keyword: 'flying' })))),
  ),
  splitCard(
    instantCard('Start', '{2}{W}', spell([], create(creatureToken(1, 1, ['W'], 'Warrior', vigilance), 2))),
    sorceryCard(
      'Finish',
      '{2}{B}',
      aftermath,
      { kind: 'static', additionalCost: { cost: [sacrificing(creature)] } },
      spell([targetCreature], destroy(target(0))),
    ),
  ),
  splitCard(
    instantCard('Wax', '{G}', spell([targetCreature], untilEndOfTurn(target(0), plus(2, 2)))),
    instantCard('Wane', '{W}', spell([one({ type: 'enchantment' })], destroy(target(0)))),
  ),
];
