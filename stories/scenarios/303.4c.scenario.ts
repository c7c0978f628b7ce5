import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  affecting,
  as,
  counter,
  entersSelf,
  having,
  inAnyGraveyard,
  leavesSelf,
  modify,
  named,
  one,
  plus,
  spell,
  triggered,
} from '../../machines/rules/abilities/write/index.ts';

const enchantDead = {
  kind: 'keyword',
  keyword: 'enchant',
  object: inAnyGraveyard({ type: 'creature' }),
} as const;
const enchantRaised = {
  kind: 'keyword',
  keyword: 'enchant',
  object: { type: 'creature', among: { linked: 'raised' } },
} as const;
/** Enchants a creature card in a graveyard, and then the creature that it has put onto the battlefield. */
const raising = card('Slow Raising', ['enchantment'], {
  manaCost: '{1}{B}',
  subtypes: 'Aura',
  abilities: [
    enchantDead,
    triggered({
      when: entersSelf,
      if: { holds: 'is', what: 'self', like: { zone: 'battlefield' } },
      effect: [
        modify(
          'self',
          'forever',
          { change: 'removeAbilities', abilities: [enchantDead] },
          having(enchantRaised),
        ),
        as('creature', {
          do: 'move',
          what: 'attached',
          from: 'graveyard',
          to: { zone: 'battlefield', under: 'you', tapped: true, link: 'raised' },
        }),
        { do: 'attach', what: 'self', to: named('creature') },
        {
          do: 'delayedTrigger',
          when: [leavesSelf],
          about: named('creature'),
          effect: [{ do: 'sacrifice', who: { controllerOf: named('about') }, what: named('about') }],
        },
      ],
    }),
    affecting('attached', plus(1, 1)),
  ],
});
const hero = creature('Buried Hero', '1/2', '', { manaCost: '{W}' });
const refusal = card('Plain Refusal', ['instant'], {
  manaCost: '{U}',
  abilities: [spell([one({ zone: 'stack' })], counter({ target: 0 }))],
});
const burial = card('Deep Burial', ['instant'], {
  manaCost: '{W}',
  abilities: [spell([one(inAnyGraveyard({}))], { do: 'exile', what: { target: 0 } })],
});

export default [
  scenario(
    '303.4c: an Aura that enchants a card in a graveyard stays on it, if its ability comes to nothing',
    {
      rules: ['303.4c', '701.6a'],
      alice: { hand: [raising], graveyard: [hero], mana: 'CB' },
      bob: { hand: [refusal], mana: 'U' },
      script: [
        'alice casts Slow Raising on Buried Hero',
        'everyone passes',
        'alice passes',
        'bob casts Plain Refusal on the ability of Slow Raising',
        'pass until the next turn',
      ],
      expect: {
        'Slow Raising': { on: 'battlefield', attachedTo: 'Buried Hero' },
        'Buried Hero': { on: 'graveyard' },
      },
      control: {
        script: ['alice casts Slow Raising on Buried Hero', 'pass until the stack is empty'],
        expect: {
          'Buried Hero': { on: 'battlefield', tapped: true, power: 2, toughness: 3 },
          'Slow Raising': { attachedTo: 'Buried Hero' },
        },
      },
    },
  ),
  scenario('303.4c: once that card has left the graveyard the Aura goes there', {
    rules: ['303.4c', '704.5m'],
    alice: { hand: [raising], graveyard: [hero], mana: 'CB' },
    bob: { hand: [burial], mana: 'W' },
    script: [
      'alice casts Slow Raising on Buried Hero',
      'everyone passes',
      'alice passes',
      'bob casts Deep Burial on Buried Hero',
      'pass until the stack is empty',
    ],
    expect: { 'Slow Raising': { on: 'graveyard' }, 'Buried Hero': { on: 'exile' } },
    control: {
      setup: { alice: { graveyard: [hero, 'Grizzly Bears'] } },
      script: [
        'alice casts Slow Raising on Buried Hero',
        'everyone passes',
        'alice passes',
        'bob casts Deep Burial on Grizzly Bears',
        'pass until the stack is empty',
      ],
      expect: { 'Slow Raising': { on: 'battlefield' }, 'Buried Hero': { on: 'battlefield' } },
    },
  }),
];
