import { creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  anyTarget,
  dealDamageToTarget,
  draw,
  perform,
  staticAbility,
  triggered,
  whenEnters,
} from '../../machines/rules/abilities/write/index.ts';

const scout = creature('Early Scout', '3/3', '', {
  manaCost: '{W}',
  abilities: [whenEnters([], perform('explore'))],
});
/** It reveals the first card drawn in each of its controller's turns; what happens then depends on the card. */
const stormLord = creature('Revealing Lord', '6/5', '', {
  abilities: [
    staticAbility({
      if: { holds: 'turnOf', who: 'you' },
      players: 'you',
      rules: [{ rule: 'revealDrawn', number: 1 }],
    }),
    triggered({ when: { on: 'revealsDrawn', card: { type: 'land' } }, effect: [draw(1)] }),
    triggered({
      when: { on: 'revealsDrawn', card: { notType: 'land' } },
      targets: [anyTarget],
      effect: [dealDamageToTarget(3)],
    }),
  ],
});

export default [
  scenario('704.5b: who explores without a library has drawn nothing, and goes on', {
    rules: ['704.5b', '701.44a', '121.5'],
    alice: { hand: [scout], mana: 'W', library: [] },
    bob: {},
    script: ['alice casts Early Scout', 'everyone passes', 'everyone passes'],
    expect: {
      alice: { lost: false, hand: 0 },
      'Early Scout': { counters: { '+1/+1': 1 } },
    },
    control: {
      setup: { alice: { library: ['Forest'] } },
      expect: { alice: { lost: false, hand: ['Forest'] }, 'Early Scout': { counters: { '+1/+1': 0 } } },
    },
  }),
  scenario('704.5b: where there is no card to draw none is revealed, and the draw loses the game', {
    rules: ['704.5b', '121.4', '603.11'],
    alice: { battlefield: [stormLord], library: [] },
    bob: {},
    turn: { of: 'alice', at: 'upkeep' },
    script: ['everyone passes'],
    expect: {
      alice: { lost: '704.5b' },
      game: { notHappened: [{ event: 'trigger', source: 'Revealing Lord' }] },
    },
    control: {
      setup: { alice: { library: ['Forest', 'Island'] } },
      script: ['everyone passes', { expect: { game: { stack: 1 } } }, 'everyone passes'],
      expect: { alice: { lost: false, hand: ['Forest', 'Island'] } },
    },
  }),
  scenario(
    '603.11: of two cards drawn in a turn only the first is revealed, so that only one of them triggers',
    {
      rules: ['603.11', '607.2h', '121.2'],
      alice: { battlefield: [stormLord], library: ['Shock', 'Shock', 'Forest'] },
      bob: {},
      turn: { of: 'alice', at: 'upkeep' },
      script: ['everyone passes', 'alice chooses bob', 'everyone passes'],
      expect: { bob: { life: 17 }, alice: { hand: ['Shock'] } },
      control: {
        setup: { alice: { library: ['Forest', 'Shock', 'Shock'] } },
        script: ['everyone passes', 'everyone passes'],
        expect: { bob: { life: 20 }, alice: { hand: ['Forest', 'Shock'] }, game: { stack: 0 } },
      },
    },
  ),
];
