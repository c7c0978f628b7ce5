import { scenario } from '../../machines/play/scenario/index.ts';
import { bell, meldThem, sexton } from './meld-pair.ts';

export default [
  scenario('701.42a: the two cards of a meld pair are melded into one permanent', {
    rules: ['701.42a', '712.4a', '712.8g', '712.14c', '202.3c'],
    alice: { battlefield: [bell, sexton], mana: 'C' },
    bob: {},
    script: meldThem,
    expect: {
      alice: { battlefield: ['Walking Town'], exile: [] },
      // One object, as either of its cards: with the mana values of both fronts, and the colors of its own face.
      'Iron Bell': {
        name: 'Walking Town',
        power: 7,
        toughness: 8,
        has: ['trample'],
        colors: 'G',
        manaValue: 6,
      },
      'Rust Sexton': { name: 'Walking Town' },
    },
    control: {
      setup: { alice: { battlefield: [bell], mana: 'C' } },
      expect: { alice: { battlefield: ['Iron Bell'] }, 'Iron Bell': { power: 1, manaValue: 4 } },
    },
  }),
  scenario('701.42a: what is controlled and not owned isn’t melded by an ability that asks for both', {
    rules: ['701.42a', '712.4a'],
    alice: { battlefield: [bell], mana: 'C' },
    bob: { battlefield: [{ card: sexton, controller: 'alice' }] },
    script: meldThem,
    expect: { alice: { battlefield: ['Iron Bell', 'Rust Sexton'] } },
    control: {
      setup: { alice: { battlefield: [bell, sexton], mana: 'C' }, bob: { battlefield: [] } },
      expect: { alice: { battlefield: ['Walking Town'] } },
    },
  }),
  scenario('701.42c: a token can’t be melded: the card stays in exile, and the token ceases to exist', {
    rules: ['701.42b', '701.42c', '111.8'],
    alice: { battlefield: [bell, sexton], hand: ['Cackling Counterpart'], mana: 'CUUC' },
    bob: {},
    script: [
      'alice casts Cackling Counterpart on Rust Sexton',
      'pass until the stack is empty',
      'alice activates Iron Bell',
      'pass until alice decides',
      'alice chooses Rust Sexton 2',
    ],
    expect: {
      alice: { battlefield: ['Rust Sexton'], exile: ['Iron Bell'] },
    },
    control: {
      script: [
        'alice casts Cackling Counterpart on Rust Sexton',
        'pass until the stack is empty',
        'alice activates Iron Bell',
        'pass until alice decides',
        'alice chooses Rust Sexton 1',
      ],
      expect: { alice: { battlefield: ['Rust Sexton', 'Walking Town'], exile: [] } },
    },
  }),
];
