/** An effect that lasts is about what was targeted as it began (609.7, 611.2c). */
import { card, scenario } from '../../machines/play/scenario/index.ts';

const guard = card('Guard Duty', ['instant'], {
  manaCost: '{W}',
  abilities: [
    {
      kind: 'spell',
      targets: [{ objects: { type: 'creature' } }],
      effect: [
        {
          do: 'replace',
          replacement: {
            event: { would: 'dealDamage', to: { among: { target: 0 } } },
            redirectToPlayers: 'you',
          },
          until: 'untilEndOfTurn',
        },
      ],
    },
  ],
});

export default [
  scenario(
    '609.7: damage to the creature that was targeted is dealt to another instead, to no other creature',
    {
      rules: ['609.7', '611.2c', '614.9'],
      alice: { battlefield: ['Hill Giant', 'Grizzly Bears', 'Plains', 'Mountain'], hand: [guard, 'Shock'] },
      bob: {},
      script: [
        'alice casts Guard Duty on Grizzly Bears',
        'everyone passes',
        'alice casts Shock on Grizzly Bears',
        'everyone passes',
      ],
      expect: { 'Grizzly Bears': { on: 'battlefield', damage: 0 }, alice: { life: 18 } },
      control: {
        script: [
          'alice casts Guard Duty on Hill Giant',
          'everyone passes',
          'alice casts Shock on Grizzly Bears',
          'everyone passes',
        ],
        expect: { 'Grizzly Bears': { on: 'graveyard' }, alice: { life: 20 } },
      },
    },
  ),
];
