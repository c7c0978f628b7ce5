import { scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario('702.153a: for a creature that is sacrificed as it is cast, a spell with casualty is copied', {
    rules: ['702.153a', '601.2b', '707.10'],
    alice: {
      hand: ['Lightning Bolt'],
      battlefield: ['Silverquill, the Disputant', 'Grizzly Bears'],
      mana: 'R',
    },
    bob: {},
    script: [
      'alice casts Lightning Bolt kicked on bob paying Grizzly Bears',
      'pass until alice decides',
      'alice chooses bob',
      'pass until the stack is empty',
    ],
    expect: { bob: { life: 14 }, 'Grizzly Bears': { on: 'graveyard' } },
    control: {
      script: ['alice casts Lightning Bolt on bob', 'pass until the stack is empty'],
      expect: { bob: { life: 17 }, 'Grizzly Bears': { on: 'battlefield' } },
    },
  }),
];
