import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  creature as aCreature,
  affecting,
  anyTarget,
  dealDamageToTarget,
  diesSelf,
  enchant,
  having,
  infect,
  may,
  move,
  putCounters,
  reach,
  triggered,
  yourUpkeep,
} from '../../machines/rules/abilities/write/index.ts';
import type { Ability } from '../../machines/rules/index.ts';

const arsonist = creature('Last Arsonist', '1/1', '', {
  abilities: [triggered({ when: diesSelf, targets: [anyTarget], effect: [may(dealDamageToTarget(1))] })],
});
/** Enchanted creature has what is given. In its controller’s upkeep that creature gets a −1/−1 counter. */
const oil = (name: string, ...given: readonly Ability[]) =>
  card(name, ['enchantment'], {
    subtypes: 'Aura',
    abilities: [
      enchant(aCreature),
      affecting('attached', having(...given)),
      triggered({ when: yourUpkeep, effect: [putCounters('-1/-1', 1, 'attached')] }),
      triggered({
        when: { on: 'putInto', zone: 'graveyard', from: 'battlefield', object: 'self' },
        effect: [move('self', { zone: 'hand' })],
      }),
    ],
  });

export default [
  scenario('702.90d: an Aura’s “your upkeep” is its controller’s, and what dies of it had infect last', {
    rules: ['702.90d', '109.5', '608.2h'],
    alice: { battlefield: [arsonist] },
    bob: { battlefield: [{ card: oil('Creeping Oil', infect), attachedTo: "alice's Last Arsonist" }] },
    turn: { of: 'alice', at: 'untap' },
    script: [
      "pass until alice's upkeep",
      { expect: { game: { stack: 0 } } },
      "pass until bob's upkeep",
      'pass until alice decides',
      'alice chooses bob',
      { expect: { 'Last Arsonist': { on: 'graveyard' }, 'Creeping Oil': { on: 'graveyard' } } },
      'pass until alice decides',
      'alice says yes',
      'pass until the stack is empty',
    ],
    expect: { bob: { life: 20, counters: { poison: 1 } }, 'Creeping Oil': { on: 'hand' } },
    control: {
      setup: {
        bob: { battlefield: [{ card: oil('Harmless Oil', reach), attachedTo: "alice's Last Arsonist" }] },
      },
      script: [
        "pass until bob's upkeep",
        'pass until alice decides',
        'alice chooses bob',
        'pass until alice decides',
        'alice says yes',
        'pass until the stack is empty',
      ],
      expect: { bob: { life: 19, counters: { poison: 0 } } },
    },
  }),
];
