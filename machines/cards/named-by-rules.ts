/** Cards with which people explain rules: copies, redirected damage, doubled tokens, prohibited spells. */
import {
  activated,
  all,
  create,
  creature,
  creatureToken,
  dealDamage,
  dealDamageToTarget,
  entersSelf,
  flying,
  gainLife,
  keyword,
  loyalty,
  mana,
  one,
  other,
  playerOrPlaneswalker,
  replacement,
  rulesFor,
  staticAbility,
  target,
  targetCreature,
  trample,
  triggered,
  untilEndOfTurn,
  youControl,
} from '../rules/abilities/write/index.ts';
import type { CardDefinition, Instruction, Objects } from '../rules/state/vocabulary/index.ts';
import { creatureCard, enchantmentCard, legendary, planeswalkerCard } from './define.ts';
import { back, manySpellsLastTurn, noSpellsLastTurn, transformsEachUpkeep } from './double-faced.ts';

const changeling = keyword('changeling');
/** Creatures of the player who is the target, or of the controller of the planeswalker that is. */
const creaturesOfTheirs: readonly Objects[] = [
  all({ ...creature, controller: target(0) }),
  all({ ...creature, controller: { controllerOf: target(0) } }),
];
const twice: Pick<Parameters<typeof replacement>[0], 'amount'> = {
  amount: { number: 'times', of: [2, { number: 'eventAmount' }] },
};
const wolfAndLife: readonly Instruction[] = [create(creatureToken(2, 2, ['G'], 'Wolf')), gainLife(2)];

export const namedByRules: readonly CardDefinition[] = [
  creatureCard(
    'Changeling Outcast',
    '{B}',
    'Shapeshifter',
    '1/1',
    changeling,
    rulesFor(null, { rule: 'cant', what: 'block' }, { rule: 'cant', what: 'beBlocked' }),
  ),
  creatureCard(
    'Rainbow Crow',
    '{3}{U}',
    'Bird',
    '2/2',
    flying,
    activated({
      cost: [mana('{1}')],
      effect: [
        { do: 'chooseValue', what: 'color', link: 'color', anew: true },
        untilEndOfTurn('self', { change: 'setColors', colors: { chosen: 'color' } }),
      ],
    }),
  ),
  creatureCard(
    'Shapesharer',
    '{1}{U}',
    'Shapeshifter',
    '1/1',
    changeling,
    activated({
      cost: [mana('{2}{U}')],
      targets: [one({ subtype: 'Shapeshifter' }), targetCreature],
      effect: [{ do: 'becomeCopy', what: target(0), of: target(1), until: 'untilYourNextTurn' }],
    }),
  ),
  creatureCard(
    'Palisade Giant',
    '{4}{W}{W}',
    'Giant Soldier',
    '2/7',
    replacement({
      event: { would: 'dealDamage', to: other(youControl({})), toPlayer: 'you', atOnce: true },
      redirectTo: 'self',
    }),
  ),
  legendary(
    creatureCard(
      'Gaddock Teeg',
      '{G}{W}',
      'Kithkin Advisor',
      '2/2',
      staticAbility({
        players: 'everyone',
        rules: [{ rule: 'cantCast', what: { notType: 'creature', manaValue: { atLeast: 4 } } }],
      }),
      staticAbility({
        players: 'everyone',
        rules: [{ rule: 'cantCast', what: { notType: 'creature', costsX: true } }],
      }),
    ),
  ),
  planeswalkerCard(
    'Chandra Nalaar',
    '{3}{R}{R}',
    'Chandra',
    6,
    loyalty(1, [playerOrPlaneswalker], dealDamageToTarget(1)),
    loyalty('-X', [targetCreature], dealDamage({ number: 'x' }, target(0))),
    loyalty(-8, [playerOrPlaneswalker], {
      do: 'dealDamage',
      amount: 10,
      to: { union: [target(0), ...creaturesOfTheirs] },
      toPlayers: target(0),
    }),
  ),
  enchantmentCard(
    'Doubling Season',
    '{4}{G}',
    replacement({ event: { would: 'create', who: 'you', byEffect: true }, ...twice }),
    replacement({ event: { would: 'putCounters', on: youControl({}), byEffect: true }, ...twice }),
  ),
  {
    ...creatureCard(
      'Huntmaster of the Fells',
      '{2}{R}{G}',
      'Human Werewolf',
      '2/2',
      triggered({ when: [entersSelf, { on: 'transforms', object: 'self' }], effect: wolfAndLife }),
      transformsEachUpkeep(noSpellsLastTurn),
    ),
    back: back(
      creatureCard(
        'Ravager of the Fells',
        '',
        'Werewolf',
        '4/4',
        trample,
        triggered({
          when: { on: 'transforms', object: 'self' },
          targets: [
            { objects: { type: 'planeswalker' }, players: 'opponent' },
            {
              objects: {
                ...creature,
                any: [{ controller: target(0) }, { controller: { controllerOf: target(0) } }],
              },
              count: { min: 0, max: 1 },
            },
          ],
          effect: [
            {
              do: 'dealDamage',
              amount: 2,
              to: target(0),
              toPlayers: target(0),
              and: [{ amount: 2, to: target(1) }],
            },
          ],
        }),
        transformsEachUpkeep(manySpellsLastTurn),
      ),
      'R',
      'G',
    ),
  },
];
