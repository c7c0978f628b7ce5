import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  creature as aCreature,
  activated,
  affecting,
  all,
  base,
  flash,
  flying,
  having,
  infect,
  mana,
  opponentsControl,
  staticAbility,
  tap,
  untilEndOfTurn,
} from '../../machines/rules/abilities/write/index.ts';

const nest = card('Buzzing Nest', ['land'], {
  abilities: [
    activated({ cost: [tap], effect: [{ do: 'addMana', mana: ['C'] }] }),
    activated({
      cost: [mana('{1}')],
      effect: [
        untilEndOfTurn(
          'self',
          { change: 'addTypes', types: ['artifact', 'creature'] },
          { change: 'addSubtypes', subtypes: ['Insect'] },
          base(1, 1),
          having(flying, infect),
        ),
      ],
    }),
  ],
});
/** Creatures of opponents lose infect; its player gets no poison counters. */
const healer = creature('Immune Healer', '2/2', '', {
  manaCost: '{W}',
  abilities: [
    flash,
    staticAbility({ players: 'you', rules: [{ rule: 'cantGetCounters', kind: 'poison' }] }),
    affecting(all(opponentsControl(aCreature)), { change: 'removeKeyword', keyword: 'infect' }),
  ],
});
const awake = ['alice activates Buzzing Nest ability 2', 'everyone passes'] as const;

export default [
  scenario('702.90b: what has lost infect by what came later takes life', {
    rules: ['702.90b', '613.7', '120.3a'],
    alice: { battlefield: [nest], mana: 'C' },
    bob: { hand: [healer], battlefield: ['Plains'] },
    script: [
      ...awake,
      { expect: { 'Buzzing Nest': { has: ['flying', 'infect'] } } },
      'alice attacks bob with Buzzing Nest',
      'pass until declare blockers',
      'alice passes',
      'bob casts Immune Healer',
      'everyone passes',
      { expect: { 'Buzzing Nest': { has: ['flying'], hasNot: ['infect'] } } },
      'pass until postcombat main',
    ],
    expect: { bob: { life: 19, counters: {} }, game: { notHappened: [{ event: 'putCounters' }] } },
    control: {
      script: [...awake, 'alice attacks bob with Buzzing Nest', 'pass until postcombat main'],
      expect: { bob: { life: 20, counters: { poison: 1 } } },
    },
  }),
  scenario('702.90b: what gains it later takes no life, also from who gets no poison counters', {
    rules: ['702.90b', '613.7', '101.2'],
    alice: { battlefield: [nest], mana: 'C' },
    bob: { battlefield: [healer] },
    script: [
      ...awake,
      { expect: { 'Buzzing Nest': { has: ['flying', 'infect'] } } },
      'alice attacks bob with Buzzing Nest',
      'pass until postcombat main',
    ],
    expect: {
      bob: { life: 20, counters: {} },
      game: { happened: [{ event: 'damage', player: 'bob', amount: 1 }] },
    },
    control: {
      withoutAbilities: ['Immune Healer'],
      expect: { bob: { life: 20, counters: { poison: 1 } } },
    },
  }),
];
