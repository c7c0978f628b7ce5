/** Sagas (714) and Classes (716). */
import {
  affecting,
  artifactOrEnchantment,
  as,
  chapters,
  classLevel,
  create,
  creature,
  creatureToken,
  creatureYouControl,
  dealDamageToPlayers,
  draw,
  enters,
  exile,
  flying,
  gainLife,
  haste,
  having,
  landYouControl,
  modify,
  move,
  named,
  one,
  other,
  plus,
  putCounters,
  sacrifice,
  staticAbility,
  target,
  targetCreature,
  trample,
  triggered,
  untilEndOfTurn,
  upTo,
  youControl,
  yourUpkeep,
} from '../rules/abilities/write/index.ts';
import type { CardDefinition, Quantity } from '../rules/state/vocabulary/index.ts';
import { enchantmentCard, worded } from './define.ts';

const sagaCard = (
  name: string,
  manaCost: string,
  ...abilities: NonNullable<CardDefinition['abilities']>
): CardDefinition => ({
  ...enchantmentCard(name, manaCost, ...abilities),
  subtypes: ['Saga'],
});

const classCard = (
  name: string,
  manaCost: string,
  ...abilities: NonNullable<CardDefinition['abilities']>
): CardDefinition => ({
  ...enchantmentCard(name, manaCost, ...abilities),
  subtypes: ['Class'],
});

const yourArtifactsAndEnchantments: Quantity = { number: 'count', of: youControl(artifactOrEnchantment) };

const loreCounters = { number: 'counters', kind: 'lore', on: 'self' } as const;

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
                condition: { holds: 'not', of: { holds: 'did', by: 'sacrificed' } },
                then: [dealDamageToPlayers(6, 'you')],
              },
            ],
          }),
        ),
      ),
    ),
  ),
  worded(
    ['<until> , <subject:objects> <changes:changings>'],
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
  ),
  classCard(
    'Wizard Class',
    '{U}',
    staticAbility({ players: 'you', rules: [{ rule: 'maximumHandSize', number: 'none' }] }),
    classLevel(
      2,
      '{2}{U}',
      triggered({ when: { on: 'becomesLevel', object: 'self', level: 2 }, effect: [draw(2)] }),
    ),
    classLevel(
      3,
      '{4}{U}',
      triggered({
        when: { on: 'draws', who: 'you' },
        targets: [one(creatureYouControl)],
        effect: [putCounters('+1/+1', 1, target(0))],
      }),
    ),
  ),
  classCard(
    'Druid Class',
    '{1}{G}',
    triggered({ when: enters(landYouControl), effect: [gainLife(1)] }),
    classLevel(
      2,
      '{2}{G}',
      staticAbility({ players: 'you', rules: [{ rule: 'additionalLands', number: 1 }] }),
    ),
    classLevel(
      3,
      '{4}{G}',
      triggered({
        when: { on: 'becomesLevel', object: 'self', level: 3 },
        targets: [one(landYouControl)],
        effect: [
          modify(
            target(0),
            'forever',
            { change: 'addTypes', types: ['creature'] },
            having(
              haste,
              staticAbility({
                changes: [
                  {
                    change: 'setPowerToughness',
                    power: { number: 'count', of: landYouControl },
                    toughness: { number: 'count', of: landYouControl },
                  },
                ],
              }),
            ),
          ),
        ],
      }),
    ),
  ),
  {
    ...sagaCard(
      "Michiko's Reign of Truth",
      '{1}{W}',
      ...chapters(
        [1, 2],
        [targetCreature],
        untilEndOfTurn(target(0), plus(yourArtifactsAndEnchantments, yourArtifactsAndEnchantments)),
      ),
      ...chapters(
        [3],
        [],
        as('exiled', exile('self')),
        move(named('exiled'), { zone: 'battlefield', transformed: true, under: 'you' }),
      ),
    ),
    back: {
      name: 'Portrait of Michiko',
      colorIndicator: ['W'],
      types: ['enchantment', 'creature'],
      subtypes: ['Human', 'Noble'],
      power: 0,
      toughness: 0,
      abilities: [affecting('self', plus(yourArtifactsAndEnchantments, yourArtifactsAndEnchantments))],
    },
  },
];
