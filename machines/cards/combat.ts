/** Cards that say who attacks and who blocks, must do so, or can't. */
import {
  activated,
  all,
  as,
  controllerOf,
  creature,
  creatureYouControl,
  deathtouch,
  draw,
  enters,
  equip,
  haste,
  having,
  ifYouControl,
  landYouControl,
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
import { creatureCard, enchantmentCard, equipmentCard, instantCard, sorceryCard } from './define.ts';

export const combat: readonly CardDefinition[] = [
  creatureCard('Hunted Ghoul', '{B}', 'Zombie', '1/2', rulesFor(null, { cantBlock: { subtype: 'Human' } })),
  creatureCard(
    'Nessian Boar',
    '{3}{G}{G}',
    'Boar',
    '10/6',
    rulesFor(null, { mustBeBlocked: 'byAll' }),
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
      effect: [thisTurn(target(0), { mustAttack: 'you' })],
    }),
  ),
  creatureCard(
    'Howlpack Wolf',
    '{2}{R}',
    'Wolf',
    '3/3',
    staticAbility({
      if: { not: ifYouControl({ anySubtype: ['Wolf', 'Werewolf'], other: true }) },
      rules: [{ cant: 'block' }],
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
      effect: [may(thisTurn(target(0), { mustBlock: { attacker: 'self' } }))],
    }),
  ),
  creatureCard(
    'Champion of Lambholt',
    '{1}{G}{G}',
    'Human Warrior',
    '1/1',
    rulesFor(all({ ...creature, power: { atMost: { minus: [{ value: 'power', of: 'self' }, 1] } } }), {
      cantBlock: creatureYouControl,
    }),
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
      rules: [{ cantAttack: 'you', orPlaneswalkers: true }, { cant: 'beSacrificed' }],
    }),
    triggered({
      when: { on: 'begins', step: 'upkeep', whose: 'opponents' },
      effect: [
        may(as('controlled', untilEndOfTurn('attached', { control: thatPlayer }))),
        { do: 'if', condition: { did: 'controlled' }, then: [untap('attached')] },
      ],
    }),
    equip('{3}'),
  ),
  enchantmentCard(
    'Bower Passage',
    '{1}{G}',
    rulesFor(all({ ...creature, keyword: 'flying' }), { cantBlock: creatureYouControl }),
  ),
  sorceryCard(
    'Irresistible Prey',
    '{G}',
    spell([targetCreature], thisTurn(target(0), { mustBeBlocked: true }), draw(1)),
  ),
  instantCard(
    'Bloodscent',
    '{3}{G}',
    spell([targetCreature], thisTurn(target(0), { mustBeBlocked: 'byAll' })),
  ),
];
