import { creature, scenario } from '../../machines/play/scenario/index.ts';
import { blitz } from '../../machines/rules/abilities/write/index.ts';

const brawler = creature('Blitzing Brawler', '3/1', '', { manaCost: '{3}{R}', abilities: [blitz('{1}{R}')] });
const twice = creature('Twice Brawler', '3/1', '', {
  manaCost: '{3}{R}',
  abilities: [blitz('{1}{R}'), blitz('{B}')],
});

export default [
  scenario('702.152a: it attacks at once, is sacrificed at the end of the turn, and draws a card', {
    rules: ['702.152', '702.152a'],
    alice: { hand: [brawler], mana: 'RCCC' },
    bob: {},
    script: [
      'alice casts Blitzing Brawler by blitz',
      'pass until the stack is empty',
      'alice attacks bob with Blitzing Brawler',
      'pass until the end step',
      'pass until the stack is empty',
    ],
    expect: { bob: { life: 17 }, alice: { hand: 1, graveyard: ['Blitzing Brawler'] } },
    control: {
      script: [
        'alice casts Blitzing Brawler',
        'pass until the stack is empty',
        'refused 302.6: alice attacks bob with Blitzing Brawler',
        'pass until the end step',
      ],
      expect: { bob: { life: 20 }, alice: { hand: 0, battlefield: ['Blitzing Brawler'] } },
    },
  }),
  scenario('702.152a, 113.6d: it is sacrificed also where it loses its abilities as a permanent', {
    rules: ['702.152a', '113.6d', '603.7a'],
    alice: { hand: [brawler], mana: 'RC', battlefield: ['Humility'] },
    bob: {},
    script: [
      'alice casts Blitzing Brawler by blitz',
      'pass until the stack is empty',
      { expect: { 'Blitzing Brawler': { hasNot: ['haste'] } } },
      'pass until the end step',
      'pass until the stack is empty',
    ],
    expect: { alice: { graveyard: ['Blitzing Brawler'], hand: 0, battlefield: ['Humility'] } },
    control: {
      setup: { alice: { battlefield: [] } },
      script: [
        'alice casts Blitzing Brawler by blitz',
        'pass until the stack is empty',
        { expect: { 'Blitzing Brawler': { has: ['haste'] } } },
        'pass until the end step',
        'pass until the stack is empty',
      ],
      expect: { alice: { graveyard: ['Blitzing Brawler'], hand: 1, battlefield: 0 } },
    },
  }),
  scenario('702.152b: of two instances only the one that was paid has its effects', {
    rules: ['702.152b'],
    alice: { hand: [twice], mana: 'RCB' },
    bob: {},
    script: [
      'alice casts Twice Brawler by blitz {B}',
      'pass until the stack is empty',
      { expect: { 'Twice Brawler': { has: ['haste'] } } },
      'pass until the end step',
      'pass until the stack is empty',
    ],
    expect: { alice: { hand: 1, graveyard: ['Twice Brawler'] } },
    control: {
      setup: { alice: { hand: [brawler], mana: 'RC' } },
      script: [
        'alice casts Blitzing Brawler by blitz',
        'pass until the stack is empty',
        'pass until the end step',
        'pass until the stack is empty',
      ],
      expect: { alice: { hand: 1, graveyard: ['Blitzing Brawler'] } },
    },
  }),
];
