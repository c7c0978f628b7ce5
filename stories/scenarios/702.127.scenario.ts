import { card, scenario } from '../../machines/play/scenario/index.ts';
import {
  aftermath,
  draw,
  gainLife,
  one,
  returnToHand,
  spell,
  target,
} from '../../machines/rules/abilities/write/index.ts';
import type { CardDefinition } from '../../machines/rules/index.ts';

const riseAndRest: CardDefinition = {
  ...card('Rise', ['instant'], { manaCost: '{W}', abilities: [spell([], gainLife(3))] }),
  split: true,
  back: card('Rest', ['instant'], { manaCost: '{U}', abilities: [aftermath, spell([], draw(1))] }),
};
/** Returns the instant that it targets to its owner's hand. */
const recall = card('Recall Them', ['instant'], {
  manaCost: '{U}',
  abilities: [
    spell([one({ zone: 'stack', stackObject: 'spell', type: 'instant' })], returnToHand(target(0))),
  ],
});

export default [
  scenario('702.127a: a half with aftermath may be cast from a graveyard, and is exiled after', {
    rules: ['702.127a'],
    alice: { graveyard: [riseAndRest], library: ['Plains'], mana: 'WU' },
    bob: {},
    script: [
      'refused 601.3: alice casts Rise',
      'alice casts Rest',
      { expect: { game: { stack: ['Rest'] } } },
      'everyone passes',
    ],
    expect: { alice: { hand: ['Plains'], exile: ['Rise // Rest'], graveyard: 0 } },
    control: {
      without: 'aftermath',
      script: ['refused 601.3: alice casts Rest'],
      expect: { alice: { hand: 0, exile: 0, graveyard: ['Rise // Rest'] } },
    },
  }),
  scenario('702.127a: it can’t be cast from anywhere else', {
    rules: ['702.127a'],
    alice: { hand: [riseAndRest], library: ['Plains'], mana: 'WU' },
    bob: {},
    script: ['refused 601.3: alice casts Rest', 'alice casts Rise', 'everyone passes'],
    expect: { alice: { life: 23, hand: 0, graveyard: ['Rise // Rest'] } },
    control: {
      without: 'aftermath',
      script: ['alice casts Rest', 'everyone passes'],
      expect: { alice: { life: 20, hand: ['Plains'], graveyard: ['Rise // Rest'] } },
    },
  }),
  scenario('702.127a: it is exiled wherever it would go from the stack', {
    rules: ['702.127a'],
    alice: { hand: [recall], graveyard: [riseAndRest], library: ['Plains'], mana: 'UU' },
    bob: {},
    script: ['alice casts Rest', 'alice casts Recall Them on Rest', 'everyone passes'],
    expect: { alice: { hand: 0, exile: ['Rise // Rest'] } },
    control: {
      without: 'aftermath',
      setup: { alice: { hand: [recall, riseAndRest], graveyard: [], library: ['Plains'], mana: 'UU' } },
      expect: { alice: { hand: ['Rise // Rest'], exile: 0 } },
    },
  }),
  scenario('702.127a: the other half is no spell that would be exiled', {
    rules: ['702.127a', '709.3b'],
    alice: { hand: ['Dusk // Dawn'], graveyard: ['Grizzly Bears'], mana: 'WWWWWWWWW' },
    bob: { battlefield: ['Hill Giant'] },
    script: [
      'alice casts Dusk',
      'everyone passes',
      { expect: { bob: { battlefield: 0 }, alice: { graveyard: ['Dusk // Dawn', 'Grizzly Bears'] } } },
      'alice casts Dawn',
      'everyone passes',
    ],
    expect: { alice: { hand: ['Grizzly Bears'], exile: ['Dusk // Dawn'] } },
    control: {
      script: ['alice casts Dusk', 'everyone passes'],
      expect: { alice: { hand: 0, exile: 0, graveyard: ['Dusk // Dawn', 'Grizzly Bears'] } },
    },
  }),
];
