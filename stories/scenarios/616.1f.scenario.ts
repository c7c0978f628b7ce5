import { card, scenario } from '../../machines/play/scenario/index.ts';
import {
  create,
  creatureToken,
  flying,
  predefinedTokens,
  replacement,
  spell,
} from '../../machines/rules/abilities/write/index.ts';

/** "If one or more creature tokens would be created under your control, that many 4/4 Angels are created instead." */
const choir = card('Answering Choir', ['enchantment'], {
  abilities: [
    replacement({
      event: { would: 'create', who: 'you', tokens: { type: 'creature' } },
      instead: [create(creatureToken(4, 4, ['W'], 'Angel', flying), { number: 'eventAmount' })],
    }),
  ],
});
/** "If an effect would create one or more tokens under your control, it creates twice that many instead." */
const echoes = card('Living Echoes', ['enchantment'], {
  abilities: [
    replacement({
      event: { would: 'create', who: 'you', byEffect: true },
      amount: { number: 'times', of: [{ number: 'eventAmount' }, 2] },
    }),
  ],
});
const sprout = card('Small Sprout', ['instant'], {
  manaCost: '{G}',
  abilities: [spell([], create(creatureToken(1, 1, ['G'], 'Saproling')))],
});
const find = card('Small Find', ['instant'], {
  manaCost: '{G}',
  abilities: [spell([], create(predefinedTokens.Treasure))],
});

/** In either order each has been applied once. */
const first = (name: string, title: string) =>
  scenario(title, {
    rules: ['616.1f', '614.5', '616.1'],
    alice: { battlefield: [choir, echoes], hand: [sprout], mana: 'G' },
    bob: {},
    script: ['alice casts Small Sprout', 'everyone passes', `alice chooses ${name}`],
    expect: {
      alice: { battlefield: ['Answering Choir', 'Living Echoes', 'Angel Token', 'Angel Token'] },
    },
    control: {
      without: 'Living Echoes',
      script: ['alice casts Small Sprout', 'everyone passes'],
      expect: { alice: { battlefield: ['Answering Choir', 'Angel Token'] } },
    },
  });

export default [
  first('Answering Choir', '616.1f: what is created instead of other tokens is doubled as well, once'),
  first('Living Echoes', '616.1f: tokens that were doubled are as many other tokens'),
  scenario('614.1a: what replaces creature tokens does nothing to other tokens', {
    rules: ['614.1a', '701.7b'],
    alice: { battlefield: [choir], hand: [find], mana: 'G' },
    bob: {},
    script: ['alice casts Small Find', 'everyone passes'],
    expect: { alice: { battlefield: ['Answering Choir', 'Treasure Token'] } },
    control: {
      setup: { alice: { battlefield: [choir], hand: [sprout], mana: 'G' } },
      script: ['alice casts Small Sprout', 'everyone passes'],
      expect: { alice: { battlefield: ['Answering Choir', 'Angel Token'] } },
    },
  }),
];
