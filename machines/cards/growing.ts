/** Creatures that grow: by their own abilities, for what was spent on them, or for what comes after them. */
import {
  activated,
  affecting,
  base,
  enters,
  entersWith,
  having,
  landYouControl,
  lifelink,
  mana,
  modify,
  putCounters,
  replacement,
  staticAbility,
  tap,
  trample,
  triggered,
  ward,
} from '../rules/abilities/write/index.ts';
import { colors } from '../rules/state/mana.ts';
import type {
  CardDefinition,
  CostPart,
  Filter,
  Instruction,
  Modification,
} from '../rules/state/vocabulary/index.ts';
import { artifactCreatureCard, creatureCard } from './define.ts';

/** "This becomes a … for good." */
const becomesForGood = (subtypes: readonly string[], ...changes: readonly Modification[]): Instruction =>
  modify('self', 'forever', { change: 'setSubtypes', subtypes }, ...changes);
const ifItIs = (like: Filter, then: Instruction): Instruction => ({
  do: 'if',
  condition: { holds: 'is', what: 'self', like },
  then: [then],
});
const removingACounter: CostPart = { pay: 'removeCounters', kind: '+1/+1', count: 1 };

export const growing: readonly CardDefinition[] = [
  creatureCard(
    'Warden of the First Tree',
    '{G}',
    'Human',
    '1/1',
    activated({ cost: [mana('{1}{W/B}')], effect: [becomesForGood(['Human', 'Warrior'], base(3, 3))] }),
    activated({
      cost: [mana('{2}{W/B}{W/B}')],
      effect: [
        ifItIs(
          { subtype: 'Warrior' },
          becomesForGood(['Human', 'Spirit', 'Warrior'], having(trample, lifelink)),
        ),
      ],
    }),
    activated({
      cost: [mana('{3}{W/B}{W/B}{W/B}')],
      effect: [ifItIs({ subtype: 'Spirit' }, putCounters('+1/+1', 5, 'self'))],
    }),
  ),
  artifactCreatureCard(
    'Crystalline Crawler',
    '{4}',
    'Construct',
    '1/1',
    { ...entersWith('+1/+1', { number: 'manaSpent', which: 'colors' }), abilityWord: 'Converge' },
    activated({ cost: [removingACounter], effect: [{ do: 'addMana', anyOf: colors }] }),
    activated({ cost: [tap], effect: [putCounters('+1/+1', 1, 'self')] }),
  ),
  creatureCard(
    'Undergrowth Champion',
    '{1}{G}{G}',
    'Elemental',
    '2/2',
    replacement({
      event: { would: 'dealDamage', to: 'self', atOnce: true },
      if: { holds: 'is', what: 'self', like: { counters: { kind: '+1/+1', atLeast: 1 } } },
      prevent: true,
      also: [{ do: 'removeCounters', kind: '+1/+1', count: 1, from: 'self' }],
    }),
    triggered({
      abilityWord: 'Landfall',
      when: enters(landYouControl),
      effect: [putCounters('+1/+1', 1, 'self')],
    }),
  ),
  artifactCreatureCard(
    'Roaming Throne',
    '{4}',
    'Golem',
    '4/4',
    ward(mana('{2}')),
    replacement({
      event: { would: 'enter', what: 'self' },
      choose: [{ do: 'chooseValue', what: 'creatureType', link: 'type' }],
    }),
    affecting('self', { change: 'addSubtypes', subtypes: { chosen: 'type' } }),
    staticAbility({
      players: 'you',
      rules: [{ rule: 'triggersAgain', what: { type: 'creature', other: true, typeChosen: 'type' } }],
    }),
  ),
];
