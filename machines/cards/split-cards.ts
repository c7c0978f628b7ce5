/** Split cards (709): two halves, of which a player casts one; with fuse (702.102) or aftermath (702.127) on some. */
import {
  aftermath,
  all,
  as,
  creature,
  creatureYouControl,
  deathtouch,
  destroy,
  draw,
  fuse,
  haste,
  having,
  indestructible,
  land,
  lifelink,
  mill,
  move,
  named,
  one,
  permanent,
  returnToHand,
  spell,
  tapThem,
  target,
  targetPlayer,
  untap,
  untilEndOfTurn,
} from '../rules/abilities/write/index.ts';
import type { CardDefinition } from '../rules/state/vocabulary/index.ts';
import { instantCard, sorceryCard } from './define.ts';

/** A card of a left and a right half. */
const split = (left: CardDefinition, right: CardDefinition): CardDefinition => ({
  ...left,
  split: true,
  back: right,
});

export const splitCards: readonly CardDefinition[] = [
  split(
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
  split(
    sorceryCard('Breaking', '{U}{B}', spell([targetPlayer], mill(8, target(0))), fuse),
    sorceryCard(
      'Entering',
      '{4}{B}{R}',
      spell(
        [],
        { do: 'choose', from: { ...creature, zone: 'graveyard' }, count: { min: 1, max: 1 }, as: 'chosen' },
        as('entered', move(named('chosen'), { zone: 'battlefield', under: 'you' })),
        untilEndOfTurn(named('entered'), having(haste)),
      ),
      fuse,
    ),
  ),
  split(
    sorceryCard('Dusk', '{2}{W}{W}', spell([], destroy(all({ ...creature, power: { atLeast: 3 } })))),
    sorceryCard(
      'Dawn',
      '{3}{W}{W}',
      aftermath,
      spell([], returnToHand(all({ ...creature, zone: 'graveyard', owner: 'you', power: { atMost: 2 } }))),
    ),
  ),
  split(
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
  split(
    instantCard(
      'Ready',
      '{1}{G}{W}',
      spell(
        [],
        untilEndOfTurn(all(creatureYouControl), having(indestructible)),
        untap(all(creatureYouControl)),
      ),
      fuse,
    ),
    instantCard(
      'Willing',
      '{1}{W}{B}',
      spell([], untilEndOfTurn(all(creatureYouControl), having(deathtouch, lifelink))),
      fuse,
    ),
  ),
  split(
    instantCard('Wear', '{1}{R}', spell([one({ type: 'artifact' })], destroy(target(0))), fuse),
    instantCard('Tear', '{W}', spell([one({ type: 'enchantment' })], destroy(target(0))), fuse),
  ),
];
