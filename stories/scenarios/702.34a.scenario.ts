import { card, scenario } from '../../machines/play/scenario/index.ts';
import {
  counter,
  dealDamageToPlayers,
  draw,
  flashback,
  returnToHand,
  spell,
  target,
  targetPlayer,
  targetSpell,
} from '../../machines/rules/abilities/write/index.ts';

/** Counters a spell, which returns to its owner’s hand, and draws a card. */
const rethink = card('Rethink', ['instant'], {
  manaCost: '{U}',
  abilities: [spell([targetSpell], counter(target(0), { zone: 'hand' }), draw(1))],
});
const echo = card('Echoing Spark', ['instant'], {
  manaCost: '{0}',
  abilities: [spell([targetPlayer], dealDamageToPlayers(1, target(0))), flashback('{0}')],
});
/** It returns to its owner’s hand as it resolves. */
const boomerang = card('Returning Spark', ['instant'], {
  manaCost: '{0}',
  abilities: [
    spell([targetPlayer], dealDamageToPlayers(1, target(0)), returnToHand('self')),
    flashback('{0}'),
  ],
});
const rethought = ['alice passes', 'bob casts Rethink on Echoing Spark', 'everyone passes'];

export default [
  scenario('702.34a: a spell cast with flashback that is countered to the hand is exiled instead', {
    rules: ['702.34a', '614.6', '701.6a'],
    alice: { graveyard: [echo] },
    bob: { hand: [rethink], mana: 'U' },
    script: ['alice casts Echoing Spark on bob by flashback', ...rethought],
    expect: { 'Echoing Spark': { on: 'exile' }, bob: { life: 20, hand: 1 } },
    control: {
      setup: { alice: { hand: [echo], graveyard: [] } },
      script: ['alice casts Echoing Spark on bob', ...rethought],
      expect: { 'Echoing Spark': { on: 'hand' }, bob: { life: 20, hand: 1 } },
    },
  }),
  scenario('702.34a: and one that would return itself to the hand, as well', {
    rules: ['702.34a', '608.2n', '614.6'],
    alice: { graveyard: [boomerang] },
    bob: {},
    script: ['alice casts Returning Spark on bob by flashback', 'everyone passes'],
    expect: { 'Returning Spark': { on: 'exile' }, bob: { life: 19 } },
    control: {
      setup: { alice: { hand: [boomerang], graveyard: [] } },
      script: ['alice casts Returning Spark on bob', 'everyone passes'],
      expect: { 'Returning Spark': { on: 'hand' }, bob: { life: 19 } },
    },
  }),
];
