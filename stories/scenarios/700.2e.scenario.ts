import { card, scenario } from '../../machines/play/scenario/index.ts';
import { gainLife, loseLife } from '../../machines/rules/abilities/write/index.ts';

/** Its controller gains 5 life or each opponent loses 5, as an opponent chooses; or as its controller does. */
const bargain = (name: string, by?: 'opponent') =>
  card(name, ['sorcery'], {
    manaCost: '{B}',
    abilities: [
      {
        kind: 'spell',
        modes: {
          choose: { min: 1, max: 1, ...(by && { by }) },
          options: [{ effect: [gainLife(5)] }, { effect: [loseLife(5, 'opponents')] }],
        },
      },
    ],
  });

export default [
  scenario('700.2e: an opponent chooses the mode of a spell as its controller would, while it is cast', {
    rules: ['700.2e', '601.7', '601.2b'],
    alice: { hand: [bargain('Offered Bargain', 'opponent')], battlefield: ['Swamp'] },
    bob: {},
    script: [
      'alice casts Offered Bargain',
      'bob chooses mode 1',
      { expect: { 'Offered Bargain': { on: 'stack' } } },
      'everyone passes',
    ],
    expect: { alice: { life: 25 }, bob: { life: 20 } },
    control: {
      setup: { alice: { hand: [bargain('Open Bargain')], battlefield: ['Swamp'] } },
      script: ['alice casts Open Bargain', 'alice chooses mode 2', 'everyone passes'],
      expect: { alice: { life: 20 }, bob: { life: 15 } },
    },
  }),
  scenario('700.2e: of several opponents the controller decides which one chooses', {
    rules: ['700.2e', '601.7a'],
    alice: { hand: [bargain('Offered Bargain', 'opponent')], battlefield: ['Swamp'] },
    bob: {},
    carol: {},
    script: ['alice casts Offered Bargain', 'alice chooses carol', 'carol chooses mode 2', 'everyone passes'],
    expect: { alice: { life: 20 }, bob: { life: 15 }, carol: { life: 15 } },
    control: {
      script: ['alice casts Offered Bargain', 'alice chooses bob', 'bob chooses mode 1', 'everyone passes'],
      expect: { alice: { life: 25 }, bob: { life: 20 }, carol: { life: 20 } },
    },
  }),
];
