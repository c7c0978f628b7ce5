/** Cards that show what abilities are: what counters, copies, gives, takes away and forbids them (113, 602, 603, 605, 606). */
import {
  activated,
  affecting,
  all,
  anySpell,
  artifactCreatureToken,
  as,
  counter,
  create,
  creature,
  creatureYouControl,
  destroyForGood,
  dies,
  draw,
  emblem,
  exile,
  flying,
  having,
  hexproof,
  ifYouControl,
  land,
  leavesSelf,
  loyalty,
  mana,
  move,
  named,
  one,
  opponentsControl,
  other,
  plus,
  putCounters,
  replacement,
  returnToHand,
  rulesFor,
  sacrificeThis,
  spell,
  staticAbility,
  tap,
  target,
  targetCreature,
  thatObject,
  triggered,
  vigilance,
  youCast,
  yourUpkeep,
} from '../rules/abilities/write/index.ts';
import type { CardDefinition } from '../rules/state/vocabulary/index.ts';
import {
  artifactCard,
  artifactCreatureCard,
  creatureCard,
  enchantmentCard,
  instantCard,
  legendary,
  planeswalkerCard,
  typed,
  worded,
} from './define.ts';

const theirs = all(opponentsControl(creature));

/** What counters or copies abilities on the stack (113.9, 707.10). */
const onTheStack: readonly CardDefinition[] = [
  instantCard('Stifle', '{U}', spell([one({ zone: 'stack', stackObject: 'ability' })], counter(target(0)))),
  creatureCard(
    'Diplomatic Escort',
    '{1}{U}',
    'Human Spellshaper',
    '1/1',
    activated({
      cost: [mana('{U}'), tap, { pay: 'discard', what: {} }],
      targets: [one({ zone: 'stack', targets: creature })],
      effect: [counter(target(0))],
    }),
  ),
  artifactCard(
    'Strionic Resonator',
    '{2}',
    activated({
      cost: [mana('{2}'), tap],
      targets: [one({ zone: 'stack', stackObject: 'triggeredAbility', controller: 'you' })],
      effect: [{ do: 'copySpell', what: target(0), newTargets: true }],
    }),
  ),
];

/** What gives, takes away and forbids abilities, and what asks for none (113.10-113.12). */
const givingAndTaking: readonly CardDefinition[] = [
  enchantmentCard(
    'Muraganda Petroglyphs',
    '{3}{G}',
    affecting(all({ type: 'creature', noAbilities: true }), plus(2, 2)),
  ),
  typed(
    creatureCard(
      'Archetype of Imagination',
      '{4}{U}{U}',
      'Human Wizard',
      '3/2',
      affecting(all(creatureYouControl), having(flying)),
      affecting(
        theirs,
        { change: 'removeKeyword', keyword: 'flying' },
        { change: 'cantHaveKeyword', keyword: 'flying' },
      ),
    ),
    'enchantment',
    'creature',
  ),
  typed(
    creatureCard(
      'Archetype of Endurance',
      '{6}{G}{G}',
      'Boar',
      '6/5',
      affecting(all(creatureYouControl), having(hexproof)),
      affecting(
        theirs,
        { change: 'removeKeyword', keyword: 'hexproof' },
        { change: 'cantHaveKeyword', keyword: 'hexproof' },
      ),
    ),
    'enchantment',
    'creature',
  ),
];

/** Delayed triggered abilities, and what they are about (603.7). */
const later: readonly CardDefinition[] = [
  legendary(
    creatureCard(
      'Merieke Ri Berit',
      '{W}{U}{B}',
      'Human',
      '1/1',
      rulesFor(null, { rule: 'cant', what: 'untap' }),
      activated({
        cost: [tap],
        targets: [targetCreature],
        effect: [
          {
            do: 'modify',
            what: target(0),
            changes: [{ change: 'control', by: 'you' }],
            until: 'whileYouControlSource',
          },
          {
            do: 'delayedTrigger',
            when: [leavesSelf, { on: 'untapped', object: 'self' }],
            about: target(0),
            effect: [destroyForGood(named('about'))],
          },
        ],
      }),
    ),
  ),
];

/** What triggers, how often, and on what (603). */
const triggering: readonly CardDefinition[] = [
  artifactCard(
    'Panharmonicon',
    '{4}',
    staticAbility({
      players: 'you',
      rules: [{ rule: 'triggersAgain', what: {}, entering: { anyType: ['artifact', 'creature'] } }],
    }),
  ),
  legendary(
    creatureCard(
      'Elesh Norn, Mother of Machines',
      '{4}{W}',
      'Phyrexian Praetor',
      '4/7',
      vigilance,
      staticAbility({ players: 'you', rules: [{ rule: 'triggersAgain', what: {}, entering: {} }] }),
      staticAbility({ players: 'opponents', rules: [{ rule: 'doesntTrigger', what: {}, entering: {} }] }),
    ),
  ),
  creatureCard(
    'Vengeful Townsfolk',
    '{2}{W}',
    'Human Citizen',
    '3/3',
    triggered({
      when: { on: 'dies', object: other(creatureYouControl), oneOrMore: true },
      effect: [putCounters('+1/+1', 1, 'self')],
    }),
  ),
  enchantmentCard(
    'Thopter Spy Network',
    '{2}{U}{U}',
    triggered({
      when: yourUpkeep,
      if: ifYouControl({ type: 'artifact' }),
      effect: [create(artifactCreatureToken(1, 1, [], 'Thopter', flying))],
    }),
    triggered({
      when: {
        on: 'dealsDamage',
        source: { type: ['artifact', 'creature'], controller: 'you' },
        combat: true,
        toPlayer: 'everyone',
        oneOrMore: true,
      },
      effect: [draw(1)],
    }),
  ),
  artifactCreatureCard(
    'Lurebound Scarecrow',
    '{3}',
    'Scarecrow',
    '4/4',
    replacement({
      event: { would: 'enter', what: 'self' },
      choose: [{ do: 'chooseValue', what: 'color', link: 'color' }],
    }),
    triggered({
      when: {
        on: 'state',
        is: { holds: 'not', of: { holds: 'exists', what: { controller: 'you', colorChosen: 'color' } } },
      },
      effect: [sacrificeThis],
    }),
  ),
  worded(
    ['precombat main phase'],
    enchantmentCard(
      'Black Market',
      '{3}{B}{B}',
      triggered({ when: dies(creature), effect: [putCounters('charge', 1, 'self')] }),
      triggered({
        when: { on: 'begins', step: 'precombatMain', whose: 'you' },
        effect: [{ do: 'addMana', anyOf: ['B'], count: { number: 'counters', kind: 'charge', on: 'self' } }],
      }),
    ),
  ),
  artifactCard(
    'Storm Cauldron',
    '{5}',
    staticAbility({ players: 'everyone', rules: [{ rule: 'additionalLands', number: 1 }] }),
    triggered({
      when: { on: 'tappedForMana', object: land },
      effect: [returnToHand(thatObject)],
    }),
  ),
  legendary(
    artifactCard(
      'Mox Opal',
      '{0}',
      activated({
        cost: [tap],
        effect: [{ do: 'addMana', anyOf: ['W', 'U', 'B', 'R', 'G'] }],
        limits: {
          onlyIf: { holds: 'exists', what: { type: 'artifact', controller: 'you' }, count: { atLeast: 3 } },
        },
        abilityWord: 'Metalcraft',
      }),
    ),
  ),
  planeswalkerCard(
    'Venser, the Sojourner',
    '{3}{W}{U}',
    'Venser',
    3,
    loyalty(2, [one({ owner: 'you' })], as('exiled', exile(target(0))), {
      do: 'delayedTrigger',
      when: [{ on: 'begins', step: 'end' }],
      about: named('exiled'),
      effect: [move(named('about'), { zone: 'battlefield', under: 'you' })],
    }),
    loyalty(-1, [], {
      do: 'rule',
      rules: [{ rule: 'cant', what: 'beBlocked' }],
      what: all(creature),
      until: 'untilEndOfTurn',
    }),
    loyalty(
      -8,
      [],
      emblem(triggered({ when: youCast(anySpell), targets: [one({})], effect: [exile(target(0))] })),
    ),
  ),
];

export const aboutAbilities: readonly CardDefinition[] = [
  ...onTheStack,
  ...givingAndTaking,
  ...later,
  ...triggering,
];
