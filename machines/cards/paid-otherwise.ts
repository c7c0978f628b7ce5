/** Cards that may be paid for with something else than mana (702.51, 702.126). */
import {
  anyTarget,
  controllerOf,
  convoke,
  counter,
  dealDamageToTarget,
  draw,
  entersSelf,
  improvise,
  mana,
  putCounters,
  spell,
  target,
  targetSpell,
  trample,
  triggered,
} from '../rules/abilities/write/index.ts';
import type { CardDefinition } from '../rules/state/vocabulary/index.ts';
import { creatureCard, instantCard, sorceryCard } from './define.ts';

export const paidOtherwise: readonly CardDefinition[] = [
  creatureCard('Siege Wurm', '{5}{G}{G}', 'Wurm', '5/5', convoke, trample),
  instantCard('Stoke the Flames', '{2}{R}{R}', convoke, spell([anyTarget], dealDamageToTarget(4))),
  creatureCard(
    'Venerated Loxodon',
    '{4}{W}',
    'Elephant Cleric',
    '4/4',
    convoke,
    triggered({ when: entersSelf, effect: [putCounters('+1/+1', 1, { paid: 'convoked' })] }),
  ),
  sorceryCard('Reverse Engineer', '{3}{U}{U}', improvise, spell([], draw(3))),
  instantCard(
    'Metallic Rebuke',
    '{2}{U}',
    improvise,
    spell([targetSpell], {
      do: 'unless',
      who: controllerOf(target(0)),
      cost: [mana('{3}')],
      else: [counter(target(0))],
    }),
  ),
];
