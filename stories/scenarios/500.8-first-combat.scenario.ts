import { card, scenario } from '../../machines/play/scenario/index.ts';
import { creature as creatures, triggered } from '../../machines/rules/abilities/write/index.ts';

/** "Whenever a creature you control attacks, if it's the first combat phase of the turn, untap it. After this phase, there is an additional combat phase." */
const drums = card('Second Drums', ['enchantment'], {
  abilities: [
    triggered({
      when: { on: 'attacks', object: { ...creatures, controller: 'you' } },
      if: { holds: 'firstCombatPhase' },
      effect: [
        { do: 'untap', what: { event: 'object' } },
        { do: 'extraPhases', after: 'thisPhase', phases: ['combat'] },
      ],
    }),
  ],
});

export default [
  scenario('500.8: a second combat phase isn’t the first of the turn', {
    rules: ['500.8', '603.4'],
    alice: { battlefield: [drums, 'Grizzly Bears'] },
    bob: {},
    script: [
      'alice attacks bob with Grizzly Bears',
      'everyone passes',
      { expect: { 'Grizzly Bears': { tapped: false } } },
      'pass until alice decides',
      'alice attacks bob with Grizzly Bears',
      { expect: { game: { stack: 0 } } },
      'pass until the postcombat main phase',
    ],
    expect: { bob: { life: 16 }, 'Grizzly Bears': { tapped: true } },
    control: {
      setup: { alice: { battlefield: ['Grizzly Bears'] } },
      script: ['alice attacks bob with Grizzly Bears', 'pass until the postcombat main phase'],
      expect: { bob: { life: 18 } },
    },
  }),
];
