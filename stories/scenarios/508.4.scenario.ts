import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import { spell, target, targetPlayer } from '../../machines/rules/abilities/write/index.ts';

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

/** A 2/2 that enters attacking the target player. */
const sent = card('Send a Scout', ['instant'], {
  manaCost: '{W}',
  abilities: [
    spell([targetPlayer], {
      do: 'create',
      token: { name: 'Scout', types: ['creature'], power: 2, toughness: 2 },
      attacking: target(0),
    }),
  ],
});
const sentTo = (player: string) => [
  'alice attacks bob with Grizzly Bears',
  `alice casts Send a Scout on ${player}`,
  'everyone passes',
  'pass until the postcombat main phase',
];

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
  scenario('508.4: what an effect says that a creature attacks as it enters isn’t chosen', {
    rules: ['508.4'],
    alice: { battlefield: ['Grizzly Bears', 'Plains'], hand: [sent] },
    bob: {},
    carol: {},
    script: sentTo('carol'),
    expect: { bob: { life: 18 }, carol: { life: 18 } },
    control: { script: sentTo('bob'), expect: { bob: { life: 16 }, carol: { life: 20 } } },
  }),
  scenario('506.3c: what would enter attacking a player who doesn’t defend enters, and doesn’t attack', {
    rules: ['506.3c', '508.4a'],
    alice: { battlefield: ['Grizzly Bears', 'Plains'], hand: [sent] },
    bob: {},
    script: sentTo('alice'),
    expect: { alice: { life: 20, battlefield: 3 }, bob: { life: 18 } },
    control: { script: sentTo('bob'), expect: { alice: { battlefield: 3 }, bob: { life: 16 } } },
  }),
];
