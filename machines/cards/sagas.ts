/** Sagas (714). */
import {
  as,
  chapters,
  create,
  creature,
  creatureToken,
  creatureYouControl,
  dealDamageToPlayers,
  flying,
  having,
  one,
  other,
  plus,
  sacrifice,
  target,
  targetCreature,
  trample,
  triggered,
  untilEndOfTurn,
  upTo,
  yourUpkeep,
} from '../rules/abilities/write/index.ts';
import type { CardDefinition } from '../rules/state/vocabulary/index.ts';
import { enchantmentCard } from './define.ts';

const sagaCard = (
  name: string,
  manaCost: string,
  ...abilities: NonNullable<CardDefinition['abilities']>
): CardDefinition => ({
  ...enchantmentCard(name, manaCost, ...abilities),
  subtypes: ['Saga'],
});

const loreCounters = { counters: 'lore', on: 'self' } as const;

export const sagas: readonly CardDefinition[] = [
  sagaCard(
    'Rite of Belzenlok',
    '{2}{B}{B}',
    ...chapters([1, 2], [], create(creatureToken(0, 1, ['B'], 'Cleric'), 2)),
    ...chapters(
      [3],
      [],
      create(
        creatureToken(
          6,
          6,
          ['B'],
          'Demon',
          flying,
          trample,
          triggered({
            when: yourUpkeep,
            effect: [
              as('sacrificed', sacrifice('you', other(creature))),
              {
                do: 'if',
                condition: { not: { did: 'sacrificed' } },
                then: [dealDamageToPlayers(6, 'you')],
              },
            ],
          }),
        ),
      ),
    ),
  ),
  sagaCard(
    'The Triumph of Anax',
    '{2}{R}',
    ...chapters(
      [1, 2, 3],
      [targetCreature],
      untilEndOfTurn(target(0), having(trample), plus(loreCounters, 0)),
    ),
    ...chapters([4], [one(creatureYouControl), upTo(1, { ...creature, notController: 'you' })], {
      do: 'fight',
      first: target(0),
      second: target(1),
    }),
  ),
];
