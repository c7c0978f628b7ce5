/** Cards about the monarch (725). */
import {
  activated,
  create,
  creature,
  creatureToken,
  deathtouch,
  flying,
  haste,
  mana,
  putCounters,
  rulesFor,
  sacrifice,
  sacrificeSelf,
  tap,
  tapFor,
  target,
  targetPlayer,
  triggered,
  whenEnters,
  yourUpkeep,
} from '../rules/abilities/write/index.ts';
import type { CardDefinition, Condition, Instruction } from '../rules/state/vocabulary/index.ts';
import { creatureCard, landCard, legendary } from './define.ts';

const youBecomeTheMonarch: Instruction = { do: 'designatePlayer', designation: 'monarch', who: 'you' };
const youreTheMonarch: Condition = { holds: 'playerDesignated', designation: 'monarch', who: 'you' };

/** Every card here. */
export const theMonarch: readonly CardDefinition[] = [
  creatureCard('Palace Sentinels', '{3}{W}', 'Human Soldier', '2/4', whenEnters([], youBecomeTheMonarch)),
  creatureCard(
    'Throne Warden',
    '{1}{W}',
    'Human Soldier',
    '1/1',
    triggered({
      when: { on: 'begins', step: 'end', whose: 'you' },
      if: youreTheMonarch,
      effect: [putCounters('+1/+1', 1, 'self')],
    }),
  ),
  creatureCard(
    'Azure Fleet Admiral',
    '{3}{U}',
    'Human Pirate',
    '3/3',
    whenEnters([], youBecomeTheMonarch),
    rulesFor(null, {
      rule: 'cantBeBlockedBy',
      by: { type: 'creature', controller: { playerDesignated: 'monarch' } },
    }),
  ),
  creatureCard(
    'Custodi Lich',
    '{3}{B}{B}',
    'Zombie Cleric',
    '4/2',
    whenEnters([], youBecomeTheMonarch),
    triggered({
      when: { on: 'playerDesignated', designation: 'monarch', who: 'you' },
      targets: [targetPlayer],
      effect: [sacrifice(target(0), creature)],
    }),
  ),
  creatureCard(
    'Skyline Despot',
    '{5}{R}{R}',
    'Dragon',
    '5/5',
    flying,
    whenEnters([], youBecomeTheMonarch),
    triggered({
      when: yourUpkeep,
      if: youreTheMonarch,
      effect: [create(creatureToken(5, 5, ['R'], 'Dragon', flying))],
    }),
  ),
  legendary(
    creatureCard(
      'Queen Marchesa',
      '{1}{R}{W}{B}',
      'Human Assassin',
      '3/3',
      deathtouch,
      haste,
      whenEnters([], youBecomeTheMonarch),
      triggered({
        when: yourUpkeep,
        if: { holds: 'playerDesignated', designation: 'monarch', who: 'opponents' },
        effect: [create(creatureToken(1, 1, ['B'], 'Assassin', deathtouch, haste))],
      }),
    ),
  ),
  landCard(
    'Throne of the High City',
    {},
    tapFor('C'),
    activated({ cost: [mana('{4}'), tap, sacrificeSelf], effect: [youBecomeTheMonarch] }),
  ),
];
