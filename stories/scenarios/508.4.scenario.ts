import { creature, scenario } from '../../machines/play/scenario/index.ts';

/** As it attacks, a copy of it enters: attacking or not. */
const marching = (name: string, attacking: boolean) =>
  creature(name, '2/2', '', {
    abilities: [
      {
        kind: 'triggered',
        when: [{ on: 'attacks', object: 'self' }],
        effect: [{ do: 'createCopy', of: 'self', ...(attacking && { tapped: true, attacking: true }) }],
      },
    ],
  });

export default [
  scenario(
    '508.4: a token copy that enters attacking deals combat damage, and was not declared as an attacker',
    {
      rules: ['508.4', '707.2'],
      alice: { battlefield: [marching('Marching Mirror', true)] },
      bob: {},
      script: ['alice attacks bob with Marching Mirror'],
      expect: {
        bob: { life: 16 },
        alice: { battlefield: 2 },
        game: { happened: [{ event: 'trigger', times: 1 }] },
      },
      control: {
        setup: { alice: { battlefield: [marching('Resting Mirror', false)] } },
        script: ['alice attacks bob with Resting Mirror'],
        expect: { bob: { life: 18 }, alice: { battlefield: 2 } },
      },
    },
  ),
];
