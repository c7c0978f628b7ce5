import { creature, scenario } from '../../machines/play/scenario/index.ts';
import { draw, embalm, whenEnters } from '../../machines/rules/abilities/write/index.ts';

const sage = creature('Buried Sage', '2/2', '', {
  manaCost: '{1}{U}',
  subtypes: 'Human Wizard',
  abilities: [whenEnters([], draw(1)), embalm('{3}{W}')],
});

export default [
  scenario('702.128a: from the graveyard: a white copy of it without mana cost that is a Zombie, too', {
    rules: ['702.128', '702.128a', '707.9b'],
    alice: { graveyard: [sage], mana: 'WCCC' },
    bob: {},
    script: ['alice activates Buried Sage', 'pass until the stack is empty'],
    expect: {
      alice: { exile: ['Buried Sage'], hand: 1 },
      'Buried Sage 2': {
        power: 2,
        colors: 'W',
        manaValue: 0,
        subtypes: ['Human', 'Wizard', 'Zombie'],
        on: 'battlefield',
      },
    },
    control: {
      setup: { alice: { graveyard: [], battlefield: [sage] } },
      script: ['refused: alice activates Buried Sage'],
      expect: { alice: { exile: 0, battlefield: 1 } },
    },
  }),
  scenario('702.128a: the card is exiled as a cost, so it is too late to take it from the graveyard', {
    rules: ['702.128a', '113.7a'],
    alice: { graveyard: [sage], mana: 'WCCC' },
    bob: { hand: ['Shock'], mana: 'R' },
    script: [
      'alice activates Buried Sage',
      { expect: { alice: { graveyard: 0, exile: ['Buried Sage'] } } },
      'pass until the stack is empty',
    ],
    expect: { alice: { battlefield: 1 } },
    control: {
      setup: { alice: { mana: 'WCC' } },
      script: ['refused 118.3: alice activates Buried Sage'],
      expect: { alice: { graveyard: ['Buried Sage'], battlefield: 0 } },
    },
  }),
];
