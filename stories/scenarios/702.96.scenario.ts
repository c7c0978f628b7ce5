import { creature, scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario('702.96a: cast for its overload cost, a spell does to each what it would do to its target', {
    rules: ['702.96a', '702.96b', '612.1'],
    alice: { hand: ['Cyclonic Rift'], battlefield: ['Llanowar Elves'], mana: 'UUUUUUU' },
    bob: { battlefield: ['Grizzly Bears', 'Hill Giant', 'Forest'] },
    script: ['alice casts Cyclonic Rift by overload', 'pass until the stack is empty'],
    expect: {
      bob: { hand: 2, battlefield: ['Forest'] },
      alice: { battlefield: ['Llanowar Elves'] },
    },
    control: {
      script: ['alice casts Cyclonic Rift on Hill Giant', 'pass until the stack is empty'],
      expect: { bob: { hand: ['Hill Giant'], battlefield: 2 } },
    },
  }),
  scenario('702.96b: it requires no targets, and affects what couldn’t be targeted', {
    rules: ['702.96b', '702.18a', '601.2c'],
    alice: { hand: ['Cyclonic Rift'], mana: 'UUUUUUU' },
    bob: { battlefield: [creature('Shrouded One', '2/2', 'shroud')] },
    script: ['alice casts Cyclonic Rift by overload', 'pass until the stack is empty'],
    expect: { bob: { hand: ['Shrouded One'] } },
    control: {
      script: ['refused 601.2c: alice casts Cyclonic Rift'],
      expect: { bob: { battlefield: ['Shrouded One'] } },
    },
  }),
];
