import { card, scenario } from '../../machines/play/scenario/index.ts';
import { discard, draw, spell } from '../../machines/rules/abilities/write/index.ts';

/** Draws two cards, then discards two. */
const study = card('Short Study', ['sorcery'], {
  manaCost: '{U}',
  abilities: [spell([], draw(2), discard(2, 'you'))],
});

export default [
  scenario('702.35a: a card with madness is discarded into exile, and may be cast for its madness cost', {
    rules: ['702.35a', '702.35b', '601.2b'],
    alice: {
      hand: [study, 'Incorrigible Youths', 'Forest'],
      library: ['Swamp', 'Swamp', 'Swamp'],
      mana: 'URRR',
    },
    bob: {},
    script: [
      'alice casts Short Study',
      'pass until alice decides',
      'alice chooses Incorrigible Youths, Forest',
      { expect: { 'Incorrigible Youths': { on: 'exile' }, Forest: { on: 'graveyard' } } },
      'pass until alice decides',
      'alice says yes',
      'pass until the stack is empty',
    ],
    expect: {
      'Incorrigible Youths': { on: 'battlefield' },
      game: { happened: [{ event: 'discard', object: 'Incorrigible Youths' }] },
    },
    control: {
      // Without being cast it is put into the graveyard after all.
      script: [
        'alice casts Short Study',
        'pass until alice decides',
        'alice chooses Incorrigible Youths, Forest',
        'pass until alice decides',
        'alice says no',
        'pass until the stack is empty',
      ],
      expect: { 'Incorrigible Youths': { on: 'graveyard' } },
    },
  }),
];
