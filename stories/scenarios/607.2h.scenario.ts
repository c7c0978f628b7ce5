import { card, scenario } from '../../machines/play/scenario/index.ts';
import type { TriggeredAbility } from '../../machines/rules/index.ts';

/** "Whenever you reveal a basic land card this way, you gain 5 life.", without anything that reveals. */
const gains: TriggeredAbility = {
  kind: 'triggered',
  when: [{ on: 'revealsDrawn', card: { type: 'land', supertype: 'basic' } }],
  effect: [{ do: 'gainLife', amount: 5 }],
};
const onlooker = card('Onlooker', ['enchantment'], { abilities: [gains] });
const revealer = card('Revealer', ['enchantment'], {
  abilities: [{ kind: 'static', players: 'you', rules: [{ rule: 'revealDrawn', number: 1 }] }, gains],
});

export default [
  scenario('607.2h: it triggers on what the static ability of its own paragraph does, and on no other’s', {
    rules: ['607.2h', '603.11'],
    alice: {
      battlefield: ['Rowen', onlooker],
      library: ['Forest', { card: 'Shock', count: 5 }],
      hand: ['Reach Through Mists'],
      mana: 'U',
    },
    bob: {},
    script: ['alice casts Reach Through Mists', 'pass until the stack is empty'],
    expect: {
      alice: { life: 20, hand: 2 },
      game: {
        happened: [
          { event: 'trigger', source: 'Rowen', times: 1 },
          { event: 'trigger', times: 1 },
        ],
      },
    },
    control: {
      setup: { alice: { battlefield: ['Rowen', revealer] } },
      script: [
        'alice casts Reach Through Mists',
        'everyone passes',
        'alice orders Rowen, Revealer',
        'pass until the stack is empty',
      ],
      expect: { alice: { life: 25, hand: 2 } },
    },
  }),
];
