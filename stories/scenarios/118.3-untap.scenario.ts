import { card, scenario } from '../../machines/play/scenario/index.ts';

const drum = card('Waking Drum', ['artifact'], {
  abilities: [
    {
      kind: 'activated',
      cost: [
        { pay: 'untapPermanents', what: { type: 'creature', tapped: true, controller: 'you' }, count: 2 },
      ],
      effect: [{ do: 'draw', count: 1 }],
    },
  ],
});
const well = card('Shared Well', ['artifact'], {
  abilities: [
    {
      kind: 'activated',
      cost: [
        { pay: 'tap' },
        { pay: 'untapPermanents', what: { type: 'land', tapped: true, controller: 'opponents' } },
      ],
      effect: [{ do: 'gainLife', amount: 2 }],
    },
  ],
});
const tapped = (name: string) => ({ card: name, tapped: true });

export default [
  scenario('118.3, 701.26b: only what is tapped can be untapped to pay for something', {
    rules: ['118.3', '701.26b'],
    alice: { battlefield: [drum, tapped('Grizzly Bears'), tapped('Hill Giant'), 'Goblin Piker'] },
    bob: {},
    script: ['alice activates Waking Drum', 'pass until the stack is empty'],
    expect: { alice: { hand: 1 }, 'Grizzly Bears': { tapped: false }, 'Hill Giant': { tapped: false } },
    control: {
      setup: { alice: { battlefield: [drum, tapped('Grizzly Bears'), 'Hill Giant', 'Goblin Piker'] } },
      script: ['refused 118.3: alice activates Waking Drum'],
      expect: { alice: { hand: 0 }, 'Grizzly Bears': { tapped: true } },
    },
  }),
  scenario('118.3: an opponent’s land is untapped where the cost says so', {
    rules: ['118.3', '602.1a'],
    alice: { battlefield: [well, tapped('Plains')] },
    bob: { battlefield: [tapped('Forest')] },
    script: ['alice activates Shared Well', 'pass until the stack is empty'],
    expect: { alice: { life: 22 }, Forest: { tapped: false }, Plains: { tapped: true } },
    control: {
      setup: { bob: { battlefield: ['Forest'] } },
      script: ['refused 118.3: alice activates Shared Well'],
      expect: { alice: { life: 20 }, 'Shared Well': { tapped: false } },
    },
  }),
];
