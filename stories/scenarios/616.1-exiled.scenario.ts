import { card, scenario } from '../../machines/play/scenario/index.ts';
import { move, replacement, tapFor } from '../../machines/rules/abilities/write/index.ts';

const dying = {
  alice: {
    battlefield: ['Kalitas, Traitor of Ghet', 'Rest in Peace'],
    hand: ['Terminate'],
    mana: 'BR',
  },
  bob: { battlefield: ['Grizzly Bears'] },
} as const;

/** "If this would enter, sacrifice two untapped lands instead. If you do, put it onto the battlefield. If you don't, put it into its owner's graveyard." */
const vale = card('Vale of Two Lands', ['land'], {
  abilities: [
    replacement({
      event: { would: 'enter', what: 'self' },
      instead: [
        {
          do: 'may',
          cost: [{ pay: 'sacrifice', what: { type: 'land', tapped: false }, count: 2 }],
          then: [move('it', { zone: 'battlefield' })],
          else: [move('it', { zone: 'graveyard' })],
        },
      ],
    }),
    tapFor('C'),
  ],
});

export default [
  scenario(
    '616.1: of two effects that exile what would die its controller chooses one, and the other is too late',
    {
      rules: ['616.1', '616.1f', '614.6'],
      ...dying,
      script: [
        'alice casts Terminate on Grizzly Bears',
        'everyone passes',
        { expect: { game: { asked: { player: 'bob', kind: 'replacement', rule: '616.1' } } } },
        'bob chooses Rest in Peace',
      ],
      expect: { 'Grizzly Bears': { on: 'exile' }, alice: { battlefield: 2 } },
      control: {
        script: [
          'alice casts Terminate on Grizzly Bears',
          'everyone passes',
          'bob chooses Kalitas, Traitor of Ghet',
        ],
        expect: { 'Grizzly Bears': { on: 'exile' }, alice: { battlefield: 3 } },
      },
    },
  ),
  scenario('614.5: what is done instead of entering may be to enter after all', {
    rules: ['614.5', '614.6', '118.12'],
    alice: { hand: [vale], battlefield: ['Plains', 'Island'] },
    bob: {},
    script: ['alice plays Vale of Two Lands', 'alice says yes'],
    expect: {
      'Vale of Two Lands': { on: 'battlefield' },
      Plains: { on: 'graveyard' },
      Island: { on: 'graveyard' },
    },
    control: {
      setup: { alice: { hand: [vale], battlefield: ['Plains', { card: 'Island', tapped: true }] } },
      script: ['alice plays Vale of Two Lands'],
      expect: {
        'Vale of Two Lands': { on: 'graveyard' },
        Plains: { on: 'battlefield' },
      },
    },
  }),
];
