/** Cards that players ask about: what they say meets rules that are seldom thought of. */
import {
  activated,
  affecting,
  all,
  anyTarget,
  as,
  controllerOf,
  counter,
  create,
  creature,
  creatureToken,
  dealDamage,
  dealDamageToPlayers,
  dealDamageToTarget,
  destroy,
  diesSelf,
  draw,
  enters,
  entersAsCopy,
  entersTapped,
  entersWith,
  equip,
  exile,
  exileLinked,
  firstStrike,
  flying,
  having,
  keyword,
  land,
  landYouControl,
  leavesSelf,
  loyalty,
  may,
  mill,
  modify,
  named,
  one,
  opponentsControl,
  other,
  plus,
  putCounters,
  replacement,
  returnToBattlefield,
  sacrificeSelf,
  sacrificing,
  spell,
  spellLike,
  staticAbility,
  tap,
  tapFor,
  target,
  targetCreature,
  targetOpponent,
  targetPlayer,
  thatObject,
  thatPlayer,
  thisTurn,
  trample,
  triggered,
  untilEndOfTurn,
  whenEnters,
  youControl,
  yourUpkeep,
} from '../rules/abilities/write/index.ts';
import { colors } from '../rules/state/mana.ts';
import type { CardDefinition } from '../rules/state/vocabulary/index.ts';
import {
  artifactCard,
  creatureCard,
  enchantmentCard,
  equipmentCard,
  instantCard,
  landCard,
  legendary,
  planeswalkerCard,
  sorceryCard,
} from './define.ts';

export const askedAbout: readonly CardDefinition[] = [
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
  legendary(
    equipmentCard(
      'Unscythe, Killer of Kings',
      '{U}{B}{B}{R}',
      affecting('attached', plus(3, 3), having(firstStrike)),
      triggered({
        when: { on: 'dies', object: { ...creature, damagedThisTurnBy: 'attached' } },
        effect: [
          as('exiled', may(exile(thatObject))),
          {
            do: 'if',
            condition: { did: 'exiled' },
            then: [create(creatureToken(2, 2, ['B'], 'Zombie'))],
          },
        ],
      }),
      equip('{2}'),
    ),
  ),
  artifactCard(
    'Chalice of the Void',
    '{X}{X}',
    entersWith('charge', { x: true }),
    triggered({
      when: { on: 'cast', spell: spellLike({ manaValue: { exactly: { counters: 'charge', on: 'self' } } }) },
      effect: [counter(thatObject)],
    }),
  ),
  artifactCard(
    'Jinxed Ring',
    '{2}',
    triggered({
      when: { on: 'putInto', zone: 'graveyard', from: 'battlefield', object: { token: false, owner: 'you' } },
      effect: [dealDamageToPlayers(1, 'you')],
    }),
    activated({
      cost: [sacrificing(creature)],
      targets: [targetOpponent],
      effect: [modify('self', 'forever', { control: target(0) })],
    }),
  ),
  landCard(
    'Valakut, the Molten Pinnacle',
    {},
    entersTapped,
    triggered({
      when: enters(youControl({ subtype: 'Mountain' })),
      if: { exists: youControl({ subtype: 'Mountain', notAmong: thatObject }), count: { atLeast: 5 } },
      targets: [anyTarget],
      effect: [may(dealDamageToTarget(3))],
    }),
    tapFor('R'),
  ),
  instantCard(
    'Bloodscent',
    '{3}{G}',
    spell([targetCreature], thisTurn(target(0), { mustBeBlocked: 'byAll' })),
  ),
  creatureCard(
    'Worldgorger Dragon',
    '{3}{R}{R}{R}',
    'Nightmare Dragon',
    '7/7',
    flying,
    trample,
    whenEnters([], exileLinked(all(other(youControl({}))), 'exiled')),
    triggered({ when: leavesSelf, effect: [returnToBattlefield({ linked: 'exiled' })] }),
  ),
  planeswalkerCard(
    'Jace, Memory Adept',
    '{3}{U}{U}',
    'Jace',
    4,
    loyalty(1, [targetPlayer], draw(1), mill(1, target(0))),
    loyalty(0, [targetPlayer], mill(10, target(0))),
    loyalty(
      -7,
      [{ players: 'any', count: { min: 0, max: { countPlayers: 'everyone' } } }],
      draw(20, target(0)),
    ),
  ),
  creatureCard(
    'Pulmonic Sliver',
    '{3}{W}{W}',
    'Sliver',
    '3/3',
    affecting(all({ ...creature, subtype: 'Sliver' }), having(flying)),
    affecting(
      all({ subtype: 'Sliver' }),
      having(
        replacement({
          event: { moves: 'self', to: 'graveyard' },
          optional: true,
          to: { zone: 'library', position: 'top' },
        }),
      ),
    ),
  ),
  instantCard(
    'Incinerate',
    '{1}{R}',
    spell(
      [anyTarget],
      as('dealt', dealDamageToTarget(3)),
      thisTurn(named('dealt'), { cant: 'beRegenerated' }),
    ),
  ),
  instantCard(
    'Dance with Devils',
    '{3}{R}',
    spell(
      [],
      create(
        creatureToken(
          1,
          1,
          ['R'],
          'Devil',
          triggered({ when: diesSelf, targets: [anyTarget], effect: [dealDamageToTarget(1)] }),
        ),
        2,
      ),
    ),
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
  artifactCard(
    'Pithing Needle',
    '{1}',
    replacement({
      event: { enters: 'self' },
      choose: [{ do: 'chooseValue', what: 'cardName', link: 'name' }],
    }),
    staticAbility({
      players: 'everyone',
      rules: [{ cantActivate: { nameChosen: 'name' }, exceptMana: true }],
    }),
  ),
  instantCard(
    'Gather Specimens',
    '{3}{U}{U}{U}',
    spell([], {
      do: 'replace',
      replacement: { event: { enters: opponentsControl(creature) }, under: 'you' },
      until: 'untilEndOfTurn',
    }),
  ),
  landCard(
    'River of Tears',
    {},
    activated({
      cost: [tap],
      effect: [
        {
          do: 'if',
          condition: { compare: { thisTurn: 'landsPlayed', by: 'you' }, to: { atLeast: 1 } },
          then: [{ do: 'addMana', mana: ['B'] }],
          else: [{ do: 'addMana', mana: ['U'] }],
        },
      ],
    }),
  ),
  landCard(
    'Exotic Orchard',
    {},
    activated({
      cost: [tap],
      effect: [{ do: 'addMana', anyOf: colors, couldProduce: opponentsControl(land), count: 1 }],
    }),
  ),
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
  legendary(
    creatureCard(
      'Thada Adel, Acquisitor',
      '{1}{U}{U}',
      'Merfolk Rogue',
      '2/2',
      keyword('islandwalk'),
      triggered({
        when: { on: 'dealsDamage', source: 'self', combat: true, toPlayer: 'everyone' },
        effect: [
          {
            do: 'search',
            library: thatPlayer,
            for: { type: 'artifact' },
            count: { min: 0, max: 1 },
            to: { zone: 'exile' },
            as: 'found',
          },
          { do: 'mayPlay', what: named('found'), until: 'untilEndOfTurn' },
        ],
      }),
    ),
  ),
  sorceryCard(
    'Scapeshift',
    '{2}{G}{G}',
    spell(
      [],
      { do: 'choose', from: landYouControl, count: { min: 0, max: { count: landYouControl } }, as: 'chosen' },
      as('gone', { do: 'sacrifice', who: 'you', what: named('chosen') }),
      {
        do: 'search',
        for: { type: 'land' },
        count: { min: 0, max: { amount: 'gone' } },
        to: { zone: 'battlefield', tapped: true },
      },
    ),
  ),
  creatureCard(
    'Progenitor Mimic',
    '{4}{G}{U}',
    'Shapeshifter',
    '0/0',
    entersAsCopy(creature, {
      addAbilities: [
        triggered({
          when: yourUpkeep,
          if: { not: { is: 'self', like: { token: true } } },
          effect: [{ do: 'createCopy', of: 'self' }],
        }),
      ],
    }),
  ),
  enchantmentCard(
    'Angelic Renewal',
    '{1}{W}',
    triggered({
      when: { on: 'putInto', zone: 'graveyard', from: 'battlefield', object: { ...creature, owner: 'you' } },
      effect: [{ do: 'may', cost: [sacrificeSelf], then: [returnToBattlefield(thatObject)] }],
    }),
  ),
];
