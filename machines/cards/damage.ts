/** Cards that deal damage, say how it is dealt, or ask what was dealt. */
import {
  activated,
  affecting,
  all,
  anyTarget,
  as,
  controllerOf,
  create,
  creature,
  creatureToken,
  creatureYouControl,
  dealDamage,
  dealDamageToPlayers,
  dealDamageToTarget,
  destroy,
  discard,
  enchant,
  enters,
  entersTapped,
  equip,
  exile,
  firstStrike,
  flash,
  flying,
  having,
  instantOrSorcery,
  land,
  mana,
  may,
  move,
  named,
  one,
  opponentsControl,
  ownerOf,
  plus,
  putCounters,
  replacement,
  returnToHand,
  sacrificeSelf,
  sacrificeThis,
  spell,
  spellLike,
  staticAbility,
  tap,
  tapFor,
  target,
  targetCreature,
  thatObject,
  thatPlayer,
  thisTurn,
  trample,
  triggered,
  youControl,
} from '../rules/abilities/write/index.ts';
import type { CardDefinition, Filter, Instruction, Objects } from '../rules/state/vocabulary/index.ts';
import {
  artifactCard,
  auraCard,
  creatureCard,
  enchantmentCard,
  equipmentCard,
  instantCard,
  landCard,
  legendary,
  sorceryCard,
  typed,
  worded,
} from './define.ts';

/** "… dealt damage this way would die this turn, exile it instead." */
const exiledIfItWouldDie = (what: Objects): Instruction => ({
  do: 'replace',
  replacement: { event: { would: 'die', what: { ...creature, among: what } }, to: { zone: 'exile' } },
  until: 'untilEndOfTurn',
});
const exiledInstead = (damaged: Filter) =>
  replacement({ event: { would: 'die', what: damaged }, to: { zone: 'exile' } });

export const damage: readonly CardDefinition[] = [
  {
    ...creatureCard(
      'Blizzard Specter',
      '{2}{U}{B}',
      'Specter',
      '2/3',
      flying,
      triggered({
        when: { on: 'dealsDamage', source: 'self', combat: true, toPlayer: 'everyone' },
        modes: {
          choose: { min: 1, max: 1 },
          options: [
            {
              effect: [
                {
                  do: 'choose',
                  who: thatPlayer,
                  from: { controller: 'they' },
                  count: { min: 1, max: 1 },
                  as: 'chosen',
                },
                returnToHand(named('chosen')),
              ],
            },
            { effect: [discard(1, thatPlayer)] },
          ],
        },
        effect: [],
      }),
    ),
    supertypes: ['snow'],
  },
  worded(
    [
      { word: 'was' },
      { phrase: 'that <noun:nounMeant>', in: 'if' },
      "the <noun:nounMeant>'s controller",
      '<what:oneOfThese> is|was <like:stateWords>',
    ],
    sorceryCard(
      'Molten Rain',
      '{1}{R}{R}',
      spell([one(land)], destroy(target(0)), {
        do: 'if',
        condition: { holds: 'is', what: target(0), like: { notSupertype: 'basic' } },
        then: [dealDamageToPlayers(2, controllerOf(target(0)))],
      }),
    ),
  ),
  creatureCard(
    'Phyrexian Obliterator',
    '{B}{B}{B}{B}',
    'Phyrexian Horror',
    '5/5',
    trample,
    triggered({
      when: { on: 'dealsDamage', to: 'self' },
      effect: [
        {
          do: 'sacrifice',
          who: controllerOf({ event: 'source' }),
          filter: {},
          count: { number: 'eventAmount' },
        },
      ],
    }),
  ),
  typed(
    creatureCard(
      'Satyr Firedancer',
      '{1}{R}',
      'Satyr',
      '1/1',
      triggered({
        when: {
          on: 'dealsDamage',
          source: spellLike({ ...instantOrSorcery, controller: 'you' }),
          toPlayer: 'opponents',
        },
        targets: [one({ ...creature, controller: thatPlayer })],
        effect: [dealDamage({ number: 'eventAmount' }, target(0))],
      }),
    ),
    'enchantment',
    'creature',
  ),
  sorceryCard(
    "Yamabushi's Storm",
    '{1}{R}',
    spell([], as('damaged', dealDamage(1, all(creature))), exiledIfItWouldDie(named('damaged'))),
  ),
  sorceryCard(
    "Red Sun's Zenith",
    '{X}{R}',
    spell(
      [anyTarget],
      as('damaged', dealDamageToTarget({ number: 'x' })),
      exiledIfItWouldDie(named('damaged')),
      move('self', { zone: 'library' }),
      { do: 'shuffle', who: ownerOf('self') },
    ),
  ),
  creatureCard(
    'Tunnel Ignus',
    '{1}{R}',
    'Elemental',
    '2/1',
    triggered({
      when: enters(opponentsControl(land)),
      if: {
        holds: 'compare',
        what: { number: 'thisTurn', fact: 'landsEntered', by: controllerOf(thatObject) },
        to: { atLeast: 2 },
      },
      effect: [dealDamageToPlayers(3, controllerOf(thatObject))],
    }),
  ),
  enchantmentCard(
    'Pyromania',
    '{2}{R}',
    activated({
      cost: [mana('{1}{R}'), { pay: 'discard', what: {}, atRandom: true }],
      targets: [anyTarget],
      effect: [dealDamageToTarget(1)],
    }),
    activated({
      cost: [mana('{1}{R}'), sacrificeSelf],
      targets: [anyTarget],
      effect: [dealDamageToTarget(1)],
    }),
  ),
  enchantmentCard(
    'Furnace of Rath',
    '{1}{R}{R}{R}',
    replacement({
      event: { would: 'dealDamage' },
      amount: { number: 'times', of: [2, { number: 'eventAmount' }] },
    }),
  ),
  enchantmentCard(
    'Gratuitous Violence',
    '{2}{R}{R}{R}',
    replacement({
      event: { would: 'dealDamage', from: creatureYouControl },
      amount: { number: 'times', of: [2, { number: 'eventAmount' }] },
    }),
  ),
  worded(
    ['<does:plainClauses> , where X is <x:quantity>'],
    enchantmentCard(
      'Citadel of Pain',
      '{2}{R}',
      triggered({
        when: { on: 'begins', step: 'end', whose: 'everyone' },
        effect: [
          {
            do: 'dealDamage',
            amount: { number: 'count', of: { ...land, tapped: false, controller: thatPlayer } },
            toPlayers: thatPlayer,
          },
        ],
      }),
    ),
  ),
  sorceryCard(
    'Blasphemous Act',
    '{8}{R}',
    staticAbility({
      costs: [
        {
          of: 'spells',
          like: { among: 'self' },
          less: { number: 'count', of: creature },
        },
      ],
    }),
    spell([], dealDamage(13, all(creature))),
  ),
  instantCard(
    'Call In a Professional',
    '{2}{R}',
    spell(
      [anyTarget],
      { do: 'rule', players: 'everyone', rules: [{ rule: 'cantGainLife' }], until: 'untilEndOfTurn' },
      { do: 'rule', players: 'everyone', rules: [{ rule: 'cantPreventDamage' }], until: 'untilEndOfTurn' },
      dealDamageToTarget(3),
    ),
  ),
  creatureCard(
    'Frostwielder',
    '{2}{R}{R}',
    'Human Shaman',
    '1/2',
    exiledInstead({ ...creature, damagedThisTurnBy: 'self' }),
    activated({ cost: [tap], targets: [anyTarget], effect: [dealDamageToTarget(1)] }),
  ),
  legendary(
    creatureCard(
      'Kumano, Master Yamabushi',
      '{3}{R}{R}',
      'Human Shaman',
      '4/4',
      activated({ cost: [mana('{1}{R}')], targets: [anyTarget], effect: [dealDamageToTarget(1)] }),
      exiledInstead({ ...creature, damagedThisTurnBy: 'self' }),
    ),
  ),
  auraCard(
    "Kumano's Blessing",
    '{2}{R}',
    flash,
    enchant(creature),
    exiledInstead({ ...creature, damagedThisTurnBy: 'attached' }),
  ),
  artifactCard(
    'Goblin Cannon',
    '{4}',
    activated({
      cost: [mana('{2}')],
      targets: [anyTarget],
      effect: [dealDamageToTarget(1), sacrificeThis],
    }),
  ),
  worded(
    ['<what:selfWord>'],
    auraCard(
      'Inferno Fist',
      '{1}{R}',
      enchant(creatureYouControl),
      affecting('attached', plus(2, 0)),
      activated({
        cost: [mana('{R}'), sacrificeSelf],
        targets: [anyTarget],
        effect: [dealDamageToTarget(2)],
      }),
    ),
  ),
  instantCard(
    'Incinerate',
    '{1}{R}',
    spell(
      [anyTarget],
      as('damaged', dealDamageToTarget(3)),
      thisTurn(named('damaged'), { rule: 'cant', what: 'beRegenerated' }),
    ),
  ),
  creatureCard(
    'Blood Cultist',
    '{1}{B}{R}',
    'Human Wizard',
    '1/1',
    activated({ cost: [tap], targets: [targetCreature], effect: [dealDamage(1, target(0))] }),
    triggered({
      when: { on: 'dies', object: { ...creature, damagedThisTurnBy: 'self' } },
      effect: [putCounters('+1/+1', 1, 'self')],
    }),
  ),
  worded(
    ['that <noun:nounMeant>'],
    legendary(
      equipmentCard(
        'Unscythe, Killer of Kings',
        '{U}{B}{B}{R}',
        affecting('attached', plus(3, 3), having(firstStrike)),
        triggered({
          when: { on: 'dies', object: { ...creature, damagedThisTurnBy: 'attached' } },
          effect: [
            may(as('exiled', exile(thatObject))),
            {
              do: 'if',
              condition: { holds: 'did', by: 'exiled' },
              then: [create(creatureToken(2, 2, ['B'], 'Zombie'))],
            },
          ],
        }),
        equip('{2}'),
      ),
    ),
  ),
  landCard(
    'Valakut, the Molten Pinnacle',
    {},
    entersTapped,
    triggered({
      when: enters(youControl({ subtype: 'Mountain' })),
      if: {
        holds: 'exists',
        what: youControl({ subtype: 'Mountain', notAmong: thatObject }),
        count: { atLeast: 5 },
      },
      targets: [anyTarget],
      effect: [may(dealDamageToTarget(3))],
    }),
    tapFor('R'),
  ),
];
