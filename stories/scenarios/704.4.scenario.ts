import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  affecting,
  anyTarget,
  controllerOf,
  dealDamageToTarget,
  discard,
  draw,
  mana,
  plus,
  spell,
  target,
} from '../../machines/rules/abilities/write/index.ts';
import type { Players } from '../../machines/rules/index.ts';

/** It gets +1/+1 for each card in your hand. */
const beast = creature('Hand Beast', '0/0', '', {
  abilities: [
    affecting(
      'self',
      plus({ number: 'cardsIn', zone: 'hand', of: 'you' }, { number: 'cardsIn', zone: 'hand', of: 'you' }),
    ),
  ],
});
const wheel = card('Windy Wheel', ['sorcery'], {
  manaCost: '{1}',
  abilities: [spell([], discard('all', 'you'), draw(3))],
});
const gust = card('Empty Gust', ['sorcery'], {
  manaCost: '{1}',
  abilities: [spell([], discard('all', 'you'))],
});
/** That player or that permanent’s controller. */
const struck: Players = { union: [target(0), controllerOf(target(0))] };
/** 3 damage; whoever was dealt it may pay {R}{R}, and then copy it with another target. */
const relay = card('Relayed Lightning', ['sorcery'], {
  manaCost: '{R}',
  abilities: [
    spell([anyTarget], dealDamageToTarget(3), {
      do: 'may',
      who: struck,
      cost: [mana('{R}{R}')],
      then: [
        { do: 'may', who: struck, then: [{ do: 'copySpell', what: 'self', newTargets: true, who: struck }] },
      ],
    }),
  ],
});
const relayed = [
  'alice casts Relayed Lightning on bob',
  'pass until bob decides',
  'bob says yes',
  'bob pays',
  'bob says yes',
];

export default [
  scenario('704.4: state-based actions pay no attention to what happens in the middle of a resolution', {
    rules: ['704.4', '704.3'],
    alice: { hand: [wheel, 'Shock'], battlefield: [beast], mana: 'C' },
    bob: {},
    script: ['alice casts Windy Wheel', 'everyone passes'],
    expect: { 'Hand Beast': { on: 'battlefield', power: 3 } },
    control: {
      setup: { alice: { hand: [gust, 'Shock'], battlefield: [beast], mana: 'C' } },
      script: ['alice casts Empty Gust', 'everyone passes'],
      expect: { 'Hand Beast': { on: 'graveyard' } },
    },
  }),
  scenario('704.4: who is down to 0 life may still copy the spell, and the copy goes with them', {
    rules: ['704.4', '704.5a', '800.4a'],
    alice: { hand: [relay], mana: 'R' },
    bob: { life: 3, mana: 'RR' },
    carol: {},
    script: [
      ...relayed,
      { expect: { bob: { life: 0, lost: false }, game: { asked: { player: 'bob', kind: 'choose' } } } },
      'bob chooses carol',
    ],
    expect: {
      bob: { lost: '704.5a' },
      carol: { life: 20 },
      game: { stack: 0, happened: [{ event: 'copyOnStack', times: 1 }] },
    },
    control: {
      setup: { bob: { life: 4 } },
      script: [...relayed, 'bob chooses carol', { expect: { game: { stack: 1 } } }, 'everyone passes'],
      expect: { bob: { life: 1, lost: false }, carol: { life: 17 } },
    },
  }),
];
