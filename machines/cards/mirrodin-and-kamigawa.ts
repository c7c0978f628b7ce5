/** Cards with the keywords of Mirrodin and Kamigawa. */
import {
  activated,
  anyTarget,
  artifact,
  dealDamageToTarget,
  firstStrike,
  gainLife,
  haste,
  loseLife,
  mill,
  modular,
  putCounters,
  sacrificing,
  soulshift,
  spell,
  spellLike,
  storm,
  target,
  targetOpponent,
  targetPlayer,
  triggered,
} from '../rules/abilities/write/index.ts';
import type { CardDefinition } from '../rules/state/vocabulary/index.ts';
import { artifactCreatureCard, creatureCard, instantCard, sorceryCard } from './define.ts';

export const mirrodinAndKamigawa: readonly CardDefinition[] = [
  sorceryCard('Grapeshot', '{1}{R}', spell([anyTarget], dealDamageToTarget(1)), storm),
  sorceryCard(
    'Tendrils of Agony',
    '{2}{B}{B}',
    spell([targetPlayer], loseLife(2, target(0)), gainLife(2, 'you')),
    storm,
  ),
  instantCard('Brain Freeze', '{1}{U}', spell([targetPlayer], mill(3, target(0))), storm),
  artifactCreatureCard('Arcbound Worker', '{1}', 'Construct', '0/0', modular(1)),
  artifactCreatureCard(
    'Arcbound Ravager',
    '{2}',
    'Beast',
    '0/0',
    activated({ cost: [sacrificing(artifact)], effect: [putCounters('+1/+1', 1, 'self')] }),
    modular(1),
  ),
  artifactCreatureCard('Arcbound Hybrid', '{4}', 'Beast', '0/0', haste, modular(2)),
  artifactCreatureCard('Arcbound Bruiser', '{5}', 'Golem', '0/0', modular(3)),
  artifactCreatureCard('Arcbound Lancer', '{7}', 'Beast', '0/0', firstStrike, modular(4)),
  creatureCard(
    'Thief of Hope',
    '{2}{B}',
    'Spirit',
    '2/2',
    triggered({
      when: { on: 'cast', by: 'you', spell: spellLike({ anySubtype: ['Spirit', 'Arcane'] }) },
      targets: [targetOpponent],
      effect: [loseLife(1, target(0)), gainLife(1, 'you')],
    }),
    soulshift(2),
  ),
  creatureCard('Promised Kannushi', '{G}', 'Human Druid', '1/1', soulshift(7)),
];
