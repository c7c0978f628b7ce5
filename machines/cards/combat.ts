/** Cards that say who attacks and who blocks, must do so, or can't. */
import {
  activated,
  all,
  as,
  controllerOf,
  creature,
  creatureYouControl,
  deathtouch,
  destroy,
  draw,
  enters,
  entersWith,
  equip,
  firstStrike,
  haste,
  having,
  ifYouControl,
  landYouControl,
  mana,
  may,
  one,
  opponentsControl,
  other,
  otherObject,
  plus,
  putCounters,
  rulesFor,
  spell,
  staticAbility,
  tap,
  target,
  targetCreature,
  thatPlayer,
  thisTurn,
  triggered,
  untap,
  untilEndOfTurn,
} from '../rules/abilities/write/index.ts';
import type { CardDefinition } from '../rules/state/vocabulary/index.ts';
import { creatureCard, enchantmentCard, equipmentCard, instantCard, sorceryCard, worded } from './define.ts';

export const combat: readonly CardDefinition[] = [
  creatureCard(
    'Hunted Ghoul',
    '{B}',
    'Zombie',
    '1/2',
    rulesFor(null, { rule: 'cantBlock', what: { subtype: 'Human' } }),
  ),
  creatureCard(
    'Nessian Boar',
    '{3}{G}{G}',
    'Boar',
    '10/6',
    rulesFor(null, { rule: 'mustBeBlocked', by: 'all' }),
    triggered({
      when: { on: 'becomesBlocked', object: 'self', by: creature },
      effect: [draw(1, controllerOf(otherObject))],
    }),
  ),
  creatureCard(
    'Alluring Siren',
    '{1}{U}',
    'Siren',
    '1/1',
    activated({
      cost: [tap],
      targets: [one(opponentsControl(creature))],
      effect: [thisTurn(target(0), { rule: 'mustAttack', whom: 'you' })],
    }),
  ),
  creatureCard(
    'Howlpack Wolf',
    '{2}{R}',
    'Wolf',
    '3/3',
    staticAbility({
      if: { holds: 'not', of: ifYouControl({ anySubtype: ['Wolf', 'Werewolf'], other: true }) },
      rules: [{ rule: 'cant', what: 'block' }],
    }),
  ),
  creatureCard(
    'Turntimber Basilisk',
    '{1}{G}{G}',
    'Basilisk',
    '2/1',
    deathtouch,
    triggered({
      abilityWord: 'Landfall',
      when: enters(landYouControl),
      targets: [targetCreature],
      effect: [may(thisTurn(target(0), { rule: 'mustBlock', what: 'self' }))],
    }),
  ),
  creatureCard(
    'Champion of Lambholt',
    '{1}{G}{G}',
    'Human Warrior',
    '1/1',
    rulesFor(
      all({
        ...creature,
        power: { atMost: { number: 'minus', of: [{ number: 'value', value: 'power', of: 'self' }, 1] } },
      }),
      {
        rule: 'cantBlock',
        what: creatureYouControl,
      },
    ),
    triggered({
      when: enters(other(creatureYouControl)),
      effect: [putCounters('+1/+1', 1, 'self')],
    }),
  ),
  equipmentCard(
    'Assault Suit',
    '{4}',
    staticAbility({
      affects: 'attached',
      changes: [plus(2, 2), having(haste)],
      rules: [
        { rule: 'cantAttack', whom: 'you', orPlaneswalkers: true },
        { rule: 'cant', what: 'beSacrificed' },
      ],
    }),
    triggered({
      when: { on: 'begins', step: 'upkeep', whose: 'opponents' },
      effect: [
        may(as('changed', untilEndOfTurn('attached', { change: 'control', by: thatPlayer }))),
        { do: 'if', condition: { holds: 'did', by: 'changed' }, then: [untap('attached')] },
      ],
    }),
    equip('{3}'),
  ),
  enchantmentCard(
    'Bower Passage',
    '{1}{G}',
    rulesFor(all({ ...creature, keyword: 'flying' }), { rule: 'cantBlock', what: creatureYouControl }),
  ),
  sorceryCard(
    'Irresistible Prey',
    '{G}',
    spell([targetCreature], thisTurn(target(0), { rule: 'mustBeBlocked' }), draw(1)),
  ),
  instantCard(
    'Bloodscent',
    '{3}{G}',
    spell([targetCreature], thisTurn(target(0), { rule: 'mustBeBlocked', by: 'all' })),
  ),
  worded(
    ['<what:selfWord>'],
    creatureCard(
      'Master of Cruelties',
      '{3}{B}{R}',
      'Demon',
      '1/4',
      firstStrike,
      deathtouch,
      rulesFor(null, { rule: 'attacksOnlyAlone' }),
      triggered({
        when: { on: 'attacksUnblocked', object: 'self', player: 'everyone' },
        effect: [
          { do: 'setLife', to: 1, who: { event: 'otherPlayer' } },
          { do: 'rule', what: 'self', rules: [{ rule: 'assignsNoDamage' }], until: 'untilEndOfCombat' },
        ],
      }),
    ),
  ),
  creatureCard(
    'Orcish Conscripts',
    '{R}',
    'Orc',
    '2/2',
    rulesFor(null, { rule: 'attacksOnlyWith', others: 2 }),
    rulesFor(null, { rule: 'blocksOnlyWith', others: 2 }),
  ),
  worded(
    ['each <eachOne:anything>'],
    enchantmentCard(
      'Heat Stroke',
      '{2}{R}',
      triggered({
        when: { on: 'begins', step: 'endOfCombat' },
        effect: [destroy(all({ ...creature, didThisTurn: ['blocked', 'wasBlocked'] }))],
      }),
    ),
  ),
  worded(
    [{ joint: 'then', of: ['putCounters', 'may'] }],
    creatureCard(
      'Capricopian',
      '{X}{G}',
      'Goat Hydra',
      '0/0',
      entersWith('+1/+1', { number: 'x' }),
      activated({
        cost: [mana('{2}')],
        effect: [putCounters('+1/+1', 1, 'self'), may({ do: 'reselect', what: 'self', among: 'players' })],
        limits: { timing: { during: 'declareAttackers' }, by: { attackedBy: 'self' } },
      }),
    ),
  ),
];
