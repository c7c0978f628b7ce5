/** Split cards with fuse (702.102), of which both halves may be cast from a hand as one spell. */
import {
  all,
  as,
  create,
  creature,
  creatureToken,
  creatureYouControl,
  deathtouch,
  destroy,
  doubleStrike,
  draw,
  flying,
  fuse,
  haste,
  having,
  indestructible,
  lifelink,
  loseLife,
  mill,
  move,
  named,
  one,
  opponentsControl,
  plus,
  returnToHand,
  sacrifice,
  spell,
  target,
  targetCreature,
  targetPlayer,
  thisTurn,
  untap,
  untilEndOfTurn,
} from '../rules/abilities/write/index.ts';
import type { CardDefinition } from '../rules/state/vocabulary/index.ts';
import { instantCard, sorceryCard, splitCard, worded } from './define.ts';

export const fusedCards: readonly CardDefinition[] = [
  splitCard(
    sorceryCard(
      'Armed',
      '{1}{R}',
      spell([targetCreature], untilEndOfTurn(target(0), plus(1, 1), having(doubleStrike))),
      fuse,
    ),
    sorceryCard(
      'Dangerous',
      '{3}{G}',
      spell([targetCreature], thisTurn(target(0), { rule: 'mustBeBlocked', by: 'all' })),
      fuse,
    ),
  ),
  splitCard(
    sorceryCard('Breaking', '{U}{B}', spell([targetPlayer], mill(8, target(0))), fuse),
    sorceryCard(
      'Entering',
      '{4}{B}{R}',
      spell(
        [],
        { do: 'choose', from: { ...creature, zone: 'graveyard' }, count: { min: 1, max: 1 }, as: 'chosen' },
        as('moved', move(named('chosen'), { zone: 'battlefield', under: 'you' })),
        untilEndOfTurn(named('moved'), having(haste)),
      ),
      fuse,
    ),
  ),
  splitCard(
    instantCard('Far', '{1}{U}', spell([targetCreature], returnToHand(target(0))), fuse),
    instantCard('Away', '{2}{B}', spell([targetPlayer], sacrifice(target(0), creature)), fuse),
  ),
  splitCard(
    instantCard('Profit', '{1}{W}', spell([], untilEndOfTurn(all(creatureYouControl), plus(1, 1))), fuse),
    instantCard(
      'Loss',
      '{2}{B}',
      spell([], untilEndOfTurn(all(opponentsControl(creature)), plus(-1, -1))),
      fuse,
    ),
  ),
  splitCard(
    instantCard('Protect', '{2}{W}', spell([targetCreature], untilEndOfTurn(target(0), plus(2, 4))), fuse),
    instantCard('Serve', '{1}{U}', spell([targetCreature], untilEndOfTurn(target(0), plus(-6, 0))), fuse),
  ),
  splitCard(
    worded(
      ['each <eachOne:anything>'],
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
    ),
    instantCard(
      'Willing',
      '{1}{W}{B}',
      spell([], untilEndOfTurn(all(creatureYouControl), having(deathtouch, lifelink))),
      fuse,
    ),
  ),
  splitCard(
    sorceryCard('Toil', '{2}{B}', spell([targetPlayer], draw(2, target(0)), loseLife(2, target(0))), fuse),
    sorceryCard(
      'Trouble',
      '{2}{R}',
      spell([targetPlayer], {
        do: 'dealDamage',
        amount: { number: 'cardsIn', zone: 'hand', of: target(0) },
        toPlayers: target(0),
      }),
      fuse,
    ),
  ),
  splitCard(
    instantCard('Wear', '{1}{R}', spell([one({ type: 'artifact' })], destroy(target(0))), fuse),
    instantCard('Tear', '{W}', spell([one({ type: 'enchantment' })], destroy(target(0))), fuse),
  ),
  splitCard(
    sorceryCard(
      'Beck',
      '{G}{U}',
      spell([], {
        do: 'delayedTrigger',
        when: [{ on: 'enters', object: creature }],
        effect: [{ do: 'may', then: [draw(1)] }],
        until: 'untilEndOfTurn',
      }),
      fuse,
    ),
    sorceryCard('Call', '{4}{W}{U}', spell([], create(creatureToken(1, 1, ['W'], 'Bird', flying), 4)), fuse),
  ),
];
