import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  affecting,
  anyTarget,
  as,
  creatureYouControl,
  dealDamageToTarget,
  one,
  perform,
  plus,
  returnToHand,
  spell,
  target,
  untilEndOfTurn,
} from '../../machines/rules/abilities/write/index.ts';
import type { Instruction } from '../../machines/rules/index.ts';

const comet = (name: string, ...more: readonly Instruction[]) =>
  card(name, ['instant'], {
    manaCost: '{R}',
    abilities: [spell([anyTarget], dealDamageToTarget(2), returnToHand('self'), ...more)],
  });
const returning = comet('Returning Comet');
/** It returns as well, and then a card is discarded at random. */
const wild = comet('Wild Comet', { do: 'discard', count: 1, who: 'you', atRandom: true });
/** It returns if its player wins a clash. */
const wager = card('Hopeful Wager', ['instant'], {
  manaCost: '{R}',
  abilities: [
    spell([one(creatureYouControl)], untilEndOfTurn(target(0), plus(2, 0)), as('clash', perform('clash')), {
      do: 'if',
      condition: { holds: 'did', by: 'clash' },
      then: [returnToHand('self')],
    }),
  ],
});
/** It is as big as there are card types among cards in graveyards, and its toughness one more. */
const ghoul = creature('Gathering Ghoul', '0/1', '', {
  abilities: [
    affecting(
      'self',
      plus(
        { number: 'typesAmong', of: { zone: 'graveyard' } },
        { number: 'typesAmong', of: { zone: 'graveyard' } },
      ),
    ),
  ],
});
const sheep = creature('Small Sheep', '1/1');
const atSheep = [
  'alice casts Returning Comet on Small Sheep',
  'alice passes',
  'bob casts Shock on Small Sheep',
  'pass until the stack is empty',
];
const clashing = (bobs: string) => [
  'alice casts Hopeful Wager on Small Sheep',
  'pass until alice decides',
  'alice answers top: Hill Giant; bottom: nothing',
  `bob answers top: ${bobs}; bottom: nothing`,
  'pass until the stack is empty',
];

export default [
  scenario(
    '608.2n: a spell that returns itself to the hand is never put into a graveyard, nor exiled instead',
    {
      rules: ['608.2n', '614.6'],
      alice: { hand: [returning, 'Shock'], mana: 'RR' },
      bob: { battlefield: ['Leyline of the Void'] },
      script: ['alice casts Returning Comet on bob', 'pass until the stack is empty'],
      expect: { bob: { life: 18 }, 'Returning Comet': { on: 'hand' } },
      control: {
        script: ['alice casts Shock on bob', 'pass until the stack is empty'],
        expect: { bob: { life: 18 }, Shock: { on: 'exile' } },
      },
    },
  ),
  scenario('608.2n: once it has returned it can be the card that is discarded next, and is exiled so', {
    rules: ['608.2n', '608.2c', '701.9a', '614.6'],
    alice: { hand: [wild], mana: 'R' },
    bob: { battlefield: ['Leyline of the Void'] },
    script: ['alice casts Wild Comet on bob', 'pass until the stack is empty'],
    expect: {
      bob: { life: 18 },
      'Wild Comet': { on: 'exile' },
      game: { happened: [{ event: 'discard', player: 'alice', times: 1 }] },
    },
    control: {
      without: 'Leyline of the Void',
      expect: { bob: { life: 18 }, 'Wild Comet': { on: 'graveyard' } },
    },
  }),
  scenario('608.2b: a spell that doesn’t resolve doesn’t return itself', {
    rules: ['608.2b', '614.6'],
    alice: { hand: [returning], mana: 'R' },
    bob: { battlefield: ['Leyline of the Void', sheep], hand: ['Shock'], mana: 'R' },
    script: atSheep,
    expect: { 'Returning Comet': { on: 'exile' }, 'Small Sheep': { on: 'graveyard' } },
    control: {
      script: ['alice casts Returning Comet on Small Sheep', 'pass until the stack is empty'],
      expect: { 'Returning Comet': { on: 'hand' }, 'Small Sheep': { on: 'graveyard' } },
    },
  }),
  scenario('608.2n: one that returns only if a clash is won is put away if it is lost, and then exiled', {
    rules: ['608.2n', '701.30d', '614.6'],
    alice: { battlefield: [sheep], hand: [wager], library: ['Hill Giant'], mana: 'R' },
    bob: { battlefield: ['Rest in Peace'], library: ['Serra Angel'] },
    script: clashing('Serra Angel'),
    expect: { 'Hopeful Wager': { on: 'exile' }, alice: { hand: 0 } },
    control: {
      setup: { bob: { library: ['Forest'] } },
      script: clashing('Forest'),
      expect: { 'Hopeful Wager': { on: 'hand' }, alice: { exile: 0 } },
    },
  }),
  scenario('608.2n: an instant is in the graveyard before anybody looks whether its damage is lethal', {
    rules: ['608.2n', '704.3', '704.5g'],
    alice: { hand: ['Lightning Bolt'], mana: 'R' },
    bob: { battlefield: [ghoul], graveyard: ['Grizzly Bears', 'Wrath of God'] },
    script: [
      { expect: { 'Gathering Ghoul': { power: 2, toughness: 3 } } },
      'alice casts Lightning Bolt on Gathering Ghoul',
      'everyone passes',
    ],
    expect: { 'Gathering Ghoul': { on: 'battlefield', power: 3, toughness: 4, damage: 3 } },
    control: {
      // An instant is there already.
      setup: { bob: { graveyard: ['Grizzly Bears', 'Shock'] } },
      expect: { 'Gathering Ghoul': { on: 'graveyard' }, 'Lightning Bolt': { on: 'graveyard' } },
    },
  }),
];
