import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  creature as aCreature,
  creatureYouControl,
  entersAsCopy,
  one,
  replacement,
  spell,
  target,
} from '../../machines/rules/abilities/write/index.ts';

const double = creature('Pale Double', '1/1', '', { abilities: [entersAsCopy(aCreature)] });
const twice = card('Twice the Tokens', ['enchantment'], {
  abilities: [
    replacement({
      event: { would: 'create', who: 'you' },
      amount: { number: 'times', of: [{ number: 'eventAmount' }, 2] },
    }),
  ],
});
const likeness = card('Fresh Likeness', ['sorcery'], {
  manaCost: '{U}',
  abilities: [spell([one(creatureYouControl)], { do: 'createCopy', of: target(0) })],
});
const copies = ['alice casts Fresh Likeness on Pale Double', 'everyone passes', 'alice says yes'];

export default [
  scenario('707.5: of tokens that are doubled each is asked by itself what it enters as', {
    rules: ['707.5', '616.1g', '614.12a'],
    alice: { battlefield: [twice, double], hand: [likeness], mana: 'U' },
    bob: { battlefield: ['Hill Giant', 'Grizzly Bears'] },
    script: [...copies, 'alice chooses Hill Giant', 'alice says yes', 'alice chooses Grizzly Bears'],
    expect: { alice: { battlefield: ['Grizzly Bears', 'Hill Giant', 'Pale Double', 'Twice the Tokens'] } },
    control: {
      script: [...copies, 'alice chooses Hill Giant', 'alice says no'],
      expect: { alice: { battlefield: ['Hill Giant', 'Pale Double', 'Pale Double', 'Twice the Tokens'] } },
    },
  }),
];
