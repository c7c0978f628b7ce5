/** Rooms (709.5): enchantments with two doors, each with a cost of its own, and what looks at them. */
import {
  create,
  creature,
  creatureToken,
  dealDamage,
  dealDamageToPlayers,
  deathtouch,
  discard,
  draw,
  enters,
  having,
  inYourGraveyard,
  loseLife,
  one,
  opponentsControl,
  plus,
  putCounters,
  returnToBattlefield,
  returnToHand,
  tapThem,
  target,
  thatObject,
  triggered,
  untilEndOfTurn,
  upTo,
  youControl,
} from '../rules/abilities/write/index.ts';
import type { CardDefinition, Half, Instruction, TargetSpec, TriggeredAbility } from '../rules/index.ts';
import { creatureCard, enchantmentCard, splitCard } from './define.ts';

/** A Room with its two doors. */
const room = (left: CardDefinition, right: CardDefinition): CardDefinition =>
  splitCard({ ...left, subtypes: ['Room'] }, { ...right, subtypes: ['Room'] });

/** "When you unlock this door": the left one, or the right one. */
const whenUnlocked = (
  half: Half,
  targets: readonly TargetSpec[],
  ...effect: readonly Instruction[]
): TriggeredAbility =>
  triggered({
    when: { on: 'unlocked', object: 'self', half, by: 'you' },
    ...(targets.length > 0 && { targets }),
    effect,
  });

export const rooms: readonly CardDefinition[] = [
  room(
    enchantmentCard(
      'Bottomless Pool',
      '{U}',
      whenUnlocked('left', [upTo(1, creature)], returnToHand(target(0))),
    ),
    enchantmentCard(
      'Locker Room',
      '{4}{U}',
      triggered({
        when: {
          on: 'dealsDamage',
          source: youControl(creature),
          combat: true,
          toPlayer: 'everyone',
          oneOrMore: true,
        },
        effect: [draw(1)],
      }),
    ),
  ),
  room(
    enchantmentCard(
      'Meat Locker',
      '{2}{U}',
      whenUnlocked('left', [upTo(1, creature)], tapThem(target(0)), putCounters('stun', 2, target(0))),
    ),
    enchantmentCard('Drowned Diner', '{3}{U}{U}', whenUnlocked('right', [], draw(3), discard(1, 'you'))),
  ),
  room(
    enchantmentCard(
      'Surgical Suite',
      '{1}{W}',
      whenUnlocked(
        'left',
        [one(inYourGraveyard({ ...creature, manaValue: { atMost: 3 } }))],
        returnToBattlefield(target(0)),
      ),
    ),
    enchantmentCard(
      'Hospital Room',
      '{3}{W}',
      triggered({
        when: { on: 'playerAttacks', by: 'you' },
        targets: [one({ ...creature, attacking: true })],
        effect: [putCounters('+1/+1', 1, target(0))],
      }),
    ),
  ),
  room(
    enchantmentCard(
      'Glassworks',
      '{2}{R}',
      whenUnlocked('left', [one(opponentsControl(creature))], dealDamage(4, target(0))),
    ),
    enchantmentCard(
      'Shattered Yard',
      '{4}{R}',
      triggered({
        when: { on: 'begins', step: 'end', whose: 'you' },
        effect: [dealDamageToPlayers(1, 'opponents')],
      }),
    ),
  ),
  room(
    enchantmentCard('Derelict Attic', '{2}{B}', whenUnlocked('left', [], draw(2), loseLife(2, 'you'))),
    enchantmentCard(
      "Widow's Walk",
      '{3}{B}',
      triggered({
        when: { on: 'attacks', object: youControl(creature), alone: true },
        effect: [untilEndOfTurn(thatObject, plus(1, 0), having(deathtouch))],
      }),
    ),
  ),
  creatureCard(
    'Gremlin Tamer',
    '{W}{U}',
    'Human Scout',
    '2/2',
    triggered({
      when: [
        enters(youControl({ type: 'enchantment' })),
        { on: 'unlocked', object: { subtype: 'Room' }, fully: true, by: 'you' },
      ],
      abilityWord: 'Eerie',
      effect: [create(creatureToken(1, 1, ['R'], 'Gremlin'))],
    }),
  ),
];
