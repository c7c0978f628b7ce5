/** Cards that tap what others have, or say what attacks and what can't. */
import {
  activated,
  all,
  as,
  creature,
  land,
  modify,
  named,
  one,
  spell,
  tap,
  tapThem,
  target,
  targetOpponent,
  targetPlayer,
  untap,
} from '../rules/abilities/write/index.ts';
import type { CardDefinition } from '../rules/state/vocabulary/index.ts';
import { creatureCard, instantCard, worded } from './define.ts';

export const tappedAndUntapped: readonly CardDefinition[] = [
  instantCard(
    'Turnabout',
    '{2}{U}{U}',
    spell(
      [targetPlayer],
      { do: 'chooseValue', what: { oneOf: ['artifact', 'creature', 'land'] }, link: 'word', anew: true },
      {
        do: 'oneOf',
        options: [
          { word: 'tap', then: [tapThem(all({ typeChosen: 'word', tapped: false, controller: target(0) }))] },
          { word: 'untap', then: [untap(all({ typeChosen: 'word', tapped: true, controller: target(0) }))] },
        ],
      },
    ),
  ),
  creatureCard(
    'Orcish Farmer',
    '{1}{R}{R}',
    'Orc',
    '2/2',
    activated({
      cost: [tap],
      targets: [one(land)],
      effect: [modify(target(0), 'untilItsNextUntapStep', { change: 'setSubtypes', subtypes: ['Swamp'] })],
    }),
  ),
  creatureCard(
    'Oracle en-Vec',
    '{1}{W}',
    'Human Wizard',
    '1/1',
    activated({
      cost: [tap],
      targets: [targetOpponent],
      limits: { onlyIf: { holds: 'turnOf', who: 'you' } },
      effect: [
        as('chosen', {
          do: 'choose',
          who: target(0),
          from: { ...creature, controller: 'they' },
          count: { min: 0, max: { number: 'count', of: { ...creature, controller: 'they' } } },
        }),
        {
          do: 'rule',
          what: all({ ...creature, among: named('chosen') }),
          rules: [{ rule: 'mustAttack' }],
          inNextTurnOf: target(0),
          until: 'untilEndOfTurn',
        },
        {
          do: 'rule',
          what: all({ ...creature, controller: target(0), notAmong: named('chosen') }),
          rules: [{ rule: 'cant', what: 'attack' }],
          inNextTurnOf: target(0),
          until: 'untilEndOfTurn',
        },
        {
          do: 'delayedTrigger',
          when: [{ on: 'begins', step: 'end', whose: target(0) }],
          effect: [
            {
              do: 'destroy',
              what: all({ ...creature, among: named('chosen'), attackedThisTurn: false }),
            },
          ],
        },
      ],
    }),
  ),
  worded(
    ['each <eachOne:anything>'],
    instantCard(
      "Aurelia's Fury",
      '{X}{R}{W}',
      spell(
        [{ any: true, count: { min: 0, max: 99 }, divide: { number: 'x' } }],
        as('damaged', { do: 'dealDamage', amount: 'divided', to: target(0), toPlayers: target(0) }),
        tapThem(all({ ...creature, among: named('damaged') })),
        {
          do: 'rule',
          players: named('damaged'),
          rules: [{ rule: 'cantCast', what: { notType: 'creature' } }],
          until: 'untilEndOfTurn',
        },
      ),
    ),
  ),
];
