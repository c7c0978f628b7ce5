import { card, scenario } from '../../machines/play/scenario/index.ts';
import {
  create,
  creatureToken,
  draw,
  named,
  spell,
  staticAbility,
} from '../../machines/rules/abilities/write/index.ts';

/** Nobody casts spells with the name chosen as it enters. */
const unsaid = card('Unsaid Name', ['enchantment'], {
  manaCost: '{0}',
  abilities: [
    {
      kind: 'static',
      replaces: {
        event: { would: 'enter', what: 'self' },
        choose: [{ do: 'chooseValue', what: 'cardName', link: 'name' }],
      },
    },
    staticAbility({ players: 'everyone', rules: [{ rule: 'cantCast', what: { nameChosen: 'name' } }] }),
  ],
});
/** "Choose a card name, then mill a card. If it has the chosen name, draw a card." */
const guess = card('Wild Guess', ['instant'], {
  manaCost: '{0}',
  abilities: [
    spell(
      [],
      { do: 'chooseValue', what: 'cardName', link: 'name', anew: true },
      { do: 'mill', count: 1, who: 'you', as: 'milled' },
      {
        do: 'if',
        condition: {
          holds: 'is',
          what: named('milled'),
          like: { nameChosen: 'name', zone: ['battlefield', 'graveyard', 'stack', 'exile', 'command'] },
        },
        then: [draw(1)],
      },
    ),
  ],
});
const bird = card('Make Bird', ['instant'], {
  manaCost: '{0}',
  abilities: [spell([], create(creatureToken(1, 1, ['U'], 'Bird')))],
});
const plan = card('Hidden Plan', ['instant'], { manaCost: '{0}', abilities: [spell([], draw(1))] });

export default [
  scenario('201.4: the name of any card may be chosen, also of one that isn’t in the game', {
    rules: ['201.4'],
    alice: { hand: [guess], library: ['Forest', 'Plains'] },
    bob: {},
    script: [
      'alice casts Wild Guess',
      'everyone passes',
      { expect: { game: { asked: { player: 'alice', kind: 'cardName' } } } },
      'alice answers Lightning Bolt',
      'pass until the stack is empty',
    ],
    expect: { alice: { hand: 0, graveyard: ['Wild Guess', 'Forest'] } },
    control: {
      script: [
        'alice casts Wild Guess',
        'everyone passes',
        'alice answers Forest',
        'pass until the stack is empty',
      ],
      expect: { alice: { hand: ['Plains'], graveyard: ['Wild Guess', 'Forest'] } },
    },
  }),
  scenario('201.4: a token’s name is no card’s, and neither is its creature type', {
    rules: ['201.4'],
    alice: { hand: [bird, unsaid] },
    bob: {},
    script: [
      'alice casts Make Bird',
      'pass until the stack is empty',
      'alice casts Unsaid Name',
      'everyone passes',
      'refused 201.4: alice answers Bird Token',
      'refused 201.4: alice answers Bird',
      'alice answers Make Bird',
    ],
    expect: { alice: { battlefield: ['Bird Token', 'Unsaid Name'] } },
  }),
  scenario('201.4: a card in a hand that nobody has seen can be named, by who knows its name', {
    rules: ['201.4', '601.3'],
    alice: { hand: [unsaid] },
    bob: { hand: [plan] },
    script: [
      'alice casts Unsaid Name',
      'everyone passes',
      'alice answers Hidden Plan',
      'alice passes',
      'refused 601.3: bob casts Hidden Plan',
    ],
    expect: { bob: { hand: 1 } },
    control: {
      script: [
        'alice casts Unsaid Name',
        'everyone passes',
        'alice answers Grizzly Bears',
        'alice passes',
        'bob casts Hidden Plan',
        'pass until the stack is empty',
      ],
      expect: { bob: { graveyard: ['Hidden Plan'] } },
    },
  }),
];
