import { scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario('702.81a: a card with retrace may be cast from the graveyard by discarding a land card besides', {
    rules: ['702.81a', '601.2b'],
    alice: { graveyard: ["Raven's Crime"], hand: ['Forest', 'Shock'], mana: 'B' },
    bob: { hand: ['Island'] },
    script: ["alice casts Raven's Crime by retrace on bob", 'pass until the stack is empty'],
    expect: {
      bob: { hand: 0 },
      Forest: { on: 'graveyard' },
      "Raven's Crime": { on: 'graveyard' },
      alice: { hand: ['Shock'] },
    },
    control: {
      without: 'retrace',
      script: [],
      expect: { game: { mayNot: { "alice casts Raven's Crime on bob": '601.3' } } },
    },
  }),
  scenario('702.81a: retrace lets nobody cast the card without a land card to discard', {
    rules: ['702.81a', '601.2h'],
    alice: { graveyard: ["Raven's Crime"], hand: ['Shock'], mana: 'B' },
    bob: {},
    script: [],
    expect: { game: { mayNot: { "alice casts Raven's Crime by retrace on bob": '118.3' } } },
    control: {
      setup: { alice: { graveyard: ["Raven's Crime"], hand: ['Forest'], mana: 'B' } },
      expect: { game: { may: ["alice casts Raven's Crime by retrace on bob"] } },
    },
  }),
  scenario('702.81a: from the hand it is cast as any card is', {
    rules: ['702.81a'],
    alice: { hand: ["Raven's Crime", 'Forest'], mana: 'B' },
    bob: { hand: ['Island'] },
    script: ["alice casts Raven's Crime on bob"],
    expect: { bob: { hand: 0 }, alice: { hand: ['Forest'] } },
    control: { script: [], expect: { bob: { hand: 1 } } },
  }),
];
