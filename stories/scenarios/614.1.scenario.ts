import { card, scenario } from '../../machines/play/scenario/index.ts';
import {
  discard,
  one,
  putCounters,
  spell,
  target,
  targetPlayer,
} from '../../machines/rules/abilities/write/index.ts';

const forget = card('Forget', ['instant'], {
  manaCost: '{B}',
  abilities: [spell([targetPlayer], discard(1, target(0)))],
});
const grow = card('Grow', ['instant'], {
  manaCost: '{G}',
  abilities: [spell([one({ type: 'creature' })], putCounters('+1/+1', 1, target(0)))],
});

export default [
  scenario('614.1a: a discard that an opponent’s spell causes is told from one’s own', {
    rules: ['614.1a', '701.9a'],
    alice: { hand: ['Obstinate Baloth'] },
    bob: { hand: [forget], mana: 'B' },
    turn: { of: 'bob' },
    script: ['bob casts Forget on alice', 'everyone passes', 'everyone passes'],
    expect: { 'Obstinate Baloth': { on: 'battlefield', controller: 'alice' }, alice: { life: 24 } },
    control: {
      setup: { alice: { hand: [forget, 'Obstinate Baloth'], mana: 'B' }, bob: {} },
      turn: { of: 'alice' },
      script: ['alice casts Forget on alice', 'everyone passes'],
      expect: { 'Obstinate Baloth': { on: 'graveyard' }, alice: { life: 20 } },
    },
  }),
  scenario('614.1a: counters that a player puts on permanents and players are others for each player', {
    rules: ['614.1a', '122.6', '122.6a'],
    alice: { battlefield: ['Vorinclex, Monstrous Raider', 'Grizzly Bears'], hand: [grow], mana: 'G' },
    bob: { battlefield: ['Hill Giant'], hand: [{ card: grow, as: 'bob’s Grow' }], mana: 'G' },
    script: ['alice casts Grow on Grizzly Bears', 'everyone passes'],
    expect: { 'Grizzly Bears': { counters: { '+1/+1': 2 } } },
    control: {
      script: ['alice passes', 'bob casts bob’s Grow on Hill Giant', 'everyone passes'],
      // Half of one, rounded down, is none.
      expect: { 'Hill Giant': { counters: {} } },
    },
  }),
];
