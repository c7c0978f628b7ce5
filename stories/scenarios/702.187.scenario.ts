import { card, creature, scenario } from '../../machines/play/scenario/index.ts';

const prank = creature('Loud Prank', '3/1', '', {
  manaCost: '{4}{R}',
  abilities: [{ kind: 'keyword', keyword: 'mayhem', cost: [{ pay: 'mana', cost: '{R}' }] }],
});
const yard = card('Scrap Yard', ['land'], { abilities: [{ kind: 'keyword', keyword: 'mayhem' }] });
const throwAway = card('Throw Away', ['sorcery'], {
  manaCost: '{0}',
  abilities: [{ kind: 'spell', effect: [{ do: 'discard', who: 'you', count: 1 }] }],
});
const discard = ['alice casts Throw Away', 'pass until the stack is empty'];

export default [
  scenario('702.187b: a card discarded this turn is cast from the graveyard for its mayhem cost', {
    rules: ['702.187', '702.187a', '702.187b', '601.3'],
    alice: { hand: [throwAway, prank], mana: 'R' },
    bob: {},
    script: [...discard, 'alice casts Loud Prank by mayhem', 'pass until the stack is empty'],
    expect: { alice: { battlefield: ['Loud Prank'], graveyard: ['Throw Away'] } },
    control: {
      // It was in the graveyard already as the turn began.
      setup: { alice: { hand: [], graveyard: [prank] } },
      script: ['refused: alice casts Loud Prank by mayhem'],
      expect: { alice: { graveyard: ['Loud Prank'] } },
    },
  }),
  scenario('702.187c: without a cost the card may be played, also a land', {
    rules: ['702.187c', '305.1'],
    alice: { hand: [throwAway, yard] },
    bob: {},
    script: [...discard, 'alice plays Scrap Yard'],
    expect: { alice: { battlefield: ['Scrap Yard'] } },
    control: {
      setup: { alice: { hand: [], graveyard: [yard] } },
      script: ['refused: alice plays Scrap Yard'],
      expect: { alice: { graveyard: ['Scrap Yard'] } },
    },
  }),
];
