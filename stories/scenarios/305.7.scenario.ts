import { card, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  affecting,
  artifact,
  as,
  base,
  create,
  creatureToken,
  destroy,
  enchant,
  entersWith,
  flying,
  indestructible,
  mana,
  one,
  sacrificeThis,
  spell,
  target,
  triggered,
} from '../../machines/rules/abilities/write/index.ts';

const quickening = card('Metal Quickening', ['enchantment'], {
  manaCost: '{1}{U}{B}',
  subtypes: 'Aura',
  abilities: [
    enchant(artifact),
    affecting('attached', { change: 'addTypes', types: ['creature'] }, base(5, 5)),
  ],
});
/** A legendary land that makes something great of itself once it has no counter. */
const deepIce = card('Deep Ice', ['land'], {
  supertypes: ['legendary'],
  abilities: [
    entersWith('ice', 10),
    activated({
      cost: [mana('{3}')],
      effect: [{ do: 'removeCounters', kind: 'ice', count: 1, from: 'self' }],
    }),
    triggered({
      when: {
        on: 'state',
        is: { holds: 'compare', what: { number: 'counters', kind: 'ice', on: 'self' }, to: { exactly: 0 } },
      },
      effect: [
        as('sacrificed', sacrificeThis),
        {
          do: 'if',
          condition: { holds: 'did', by: 'sacrificed' },
          then: [
            create({
              ...creatureToken(20, 20, ['B'], 'Avatar', flying, indestructible),
              name: 'Great Sleeper',
            }),
          ],
        },
      ],
    }),
  ],
});
const unweave = card('Unweave', ['instant'], {
  manaCost: '{G}',
  abilities: [spell([one({ type: 'enchantment' })], destroy(target(0)))],
});

export default [
  scenario('305.7: a land made a Mountain keeps its card types and what another effect gave it', {
    rules: ['305.7', '613.1d', '613.4b'],
    alice: {
      battlefield: ['Darksteel Citadel', { card: quickening, attachedTo: 'Darksteel Citadel' }],
    },
    bob: { hand: ['Blood Moon'], mana: 'RCC' },
    turn: { of: 'bob' },
    script: ['bob casts Blood Moon', 'everyone passes'],
    expect: {
      'Darksteel Citadel': {
        types: ['artifact', 'creature', 'land'],
        subtypes: ['Mountain'],
        power: 5,
        hasNot: ['indestructible'],
      },
      'Metal Quickening': { attachedTo: 'Darksteel Citadel' },
    },
    control: {
      script: ['bob passes'],
      expect: {
        'Darksteel Citadel': {
          types: ['artifact', 'creature', 'land'],
          subtypes: [],
          power: 5,
          has: ['indestructible'],
        },
      },
    },
  }),
  scenario('305.7: and it is the same when the Aura came later', {
    rules: ['305.7', '305.6'],
    alice: { battlefield: ['Darksteel Citadel'], hand: [quickening], mana: 'UBC' },
    bob: { battlefield: ['Blood Moon'] },
    script: [
      'alice casts Metal Quickening on Darksteel Citadel',
      'everyone passes',
      { expect: { 'Darksteel Citadel': { subtypes: ['Mountain'], power: 5, hasNot: ['indestructible'] } } },
      "pass until bob's upkeep",
      'bob passes',
      'alice activates Darksteel Citadel',
    ],
    expect: { alice: { mana: 'R' } },
    control: {
      without: 'Blood Moon',
      script: [
        'alice casts Metal Quickening on Darksteel Citadel',
        'everyone passes',
        "pass until bob's upkeep",
        'bob passes',
        'alice activates Darksteel Citadel',
      ],
      expect: { alice: { mana: 'C' } },
    },
  }),
  scenario('305.7: a land that enters as a Mountain enters without the counters its text says', {
    rules: ['305.7', '614.12', '603.8'],
    alice: { hand: [deepIce, unweave], mana: 'G' },
    bob: { battlefield: ['Blood Moon'] },
    script: [
      'alice plays Deep Ice',
      { expect: { 'Deep Ice': { on: 'battlefield', counters: { ice: 0 }, subtypes: ['Mountain'] } } },
      'alice casts Unweave on Blood Moon',
      'pass until the stack is empty',
    ],
    expect: {
      'Deep Ice': { on: 'graveyard' },
      'Great Sleeper': { on: 'battlefield', power: 20, controller: 'alice' },
    },
    control: {
      setup: { alice: { hand: [unweave], battlefield: [{ card: deepIce, counters: { ice: 10 } }] } },
      script: ['alice casts Unweave on Blood Moon', 'pass until the stack is empty'],
      expect: { 'Deep Ice': { on: 'battlefield', counters: { ice: 10 } } },
    },
  }),
];
