/** Cards that destroy or exile, one permanent or many at once. */
import {
  activated,
  all,
  anotherCreature,
  controllerOf,
  creature,
  destroy,
  evoke,
  exile,
  flash,
  flying,
  gainLife,
  inYourHand,
  lifelink,
  mana,
  named,
  one,
  opponentsControl,
  plus,
  spell,
  target,
  untilEndOfTurn,
  upTo,
  whenEnters,
} from '../rules/abilities/write/index.ts';
import type { CardDefinition } from '../rules/state/vocabulary/index.ts';
import { artifactCreatureCard, creatureCard, instantCard, legendary, sorceryCard, worded } from './define.ts';

export const destroyed: readonly CardDefinition[] = [
  instantCard('Leave No Trace', '{1}{W}', {
    ...spell(
      [one({ type: 'enchantment' })],
      destroy({
        union: [target(0), all({ type: 'enchantment', notAmong: target(0), sharesColorWith: target(0) })],
      }),
    ),
    abilityWord: 'Radiance',
  }),
  legendary(
    sorceryCard(
      "Urza's Ruinous Blast",
      '{4}{W}',
      spell([], exile(all({ notType: 'land', not: { supertype: 'legendary' } }))),
    ),
  ),
  artifactCreatureCard(
    'Steel Hellkite',
    '{6}',
    'Dragon',
    '5/5',
    flying,
    activated({ cost: [mana('{2}')], effect: [untilEndOfTurn('self', plus(1, 0))] }),
    activated({
      cost: [mana('{X}')],
      effect: [
        destroy(
          all({
            notType: 'land',
            manaValue: { exactly: { number: 'x' } },
            controller: { playersWith: { of: 'everyone', dealtCombatDamageBy: 'self' } },
          }),
        ),
      ],
      limits: { timesEachTurn: 1 },
    }),
  ),
  sorceryCard(
    'Duneblast',
    '{4}{W}{B}{G}',
    spell(
      [],
      { do: 'choose', from: creature, count: { min: 0, max: 1 }, as: 'chosen' },
      destroy(all({ ...creature, notAmong: named('chosen') })),
    ),
  ),
  sorceryCard(
    'Daring Demolition',
    '{2}{B}{B}',
    spell([one({ any: [creature, { subtype: 'Vehicle' }] })], destroy(target(0))),
  ),
  worded(
    ['that player', 'each other <eachOne:anything>', '<each>'],
    instantCard(
      'Public Execution',
      '{5}{B}',
      spell(
        [one(opponentsControl(creature))],
        destroy(target(0)),
        untilEndOfTurn(
          all({ ...creature, controller: controllerOf(target(0)), notAmong: target(0) }),
          plus(-2, 0),
        ),
      ),
    ),
  ),
  worded(
    ["that <noun:nounMeant>'s controller"],
    creatureCard(
      'Solitude',
      '{3}{W}{W}',
      'Elemental Incarnation',
      '3/2',
      flash,
      lifelink,
      whenEnters(
        [upTo(1, anotherCreature)],
        exile(target(0)),
        gainLife({ number: 'value', value: 'power', of: target(0) }, controllerOf(target(0))),
      ),
      evoke({ pay: 'exile', what: inYourHand({ color: 'W' }) }),
    ),
  ),
];
