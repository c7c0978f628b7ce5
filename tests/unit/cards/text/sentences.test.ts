import { describe, expect, test } from 'vitest';
import type { Instruction, TargetSpec } from '../../../../machines/rules/state/vocabulary/index.ts';
import { ability, creature, drawing, oneCreature, onePlayer, spell } from './say.ts';

type Row = readonly [string, readonly TargetSpec[], ...Instruction[]];

const spells = (rows: readonly Row[]) =>
  test.each(rows.map(([text, ...rest]) => [text, rest] as const))('%s', (text, [targets, ...effect]) => {
    expect(spell(targets, ...effect)).toBe(text);
  });

const hand = { all: { zone: 'hand', owner: { target: 0 } } } as const;
const opponent: TargetSpec = { players: 'opponent' };

describe('what is chosen', () => {
  const choosing = (
    from: Extract<Instruction, { do: 'choose' }>['from'],
    min: number,
    max: number,
  ): Instruction => ({ do: 'choose', from, count: { min, max }, as: 'chosen' });
  spells([
    [
      'Tap a creature you control.',
      [],
      choosing({ type: 'creature', controller: 'you' }, 1, 1),
      { do: 'tap', what: { named: 'chosen' } },
    ],
    [
      'Untap up to seven lands.',
      [],
      choosing({ type: 'land' }, 0, 7),
      { do: 'untap', what: { named: 'chosen' } },
    ],
    ['Exile a creature.', [], choosing(creature, 1, 1), { do: 'exile', what: { named: 'chosen' } }],
    [
      'Tap each opponent or a creature that player controls.',
      [],
      {
        do: 'choose',
        from: { type: 'creature', controller: 'they' },
        orPlayers: 'opponents',
        count: { min: 1, max: 1 },
        as: 'chosen',
      },
      { do: 'tap', what: { named: 'chosen' } },
    ],
    [
      'Choose up to one creature. Draw a card.',
      [],
      { do: 'choose', from: creature, count: { min: 0, max: 1 } },
      drawing,
    ],
    [
      'Target player exiles a creature.',
      [onePlayer],
      { do: 'choose', who: { target: 0 }, from: creature, count: { min: 1, max: 1 }, as: 'chosen' },
      { do: 'exile', what: { named: 'chosen' } },
    ],
    [
      'Look at the top three cards of your library. Put one of them into your hand and the rest on the bottom of your library in any order.',
      [],
      { do: 'look', at: { top: 3, of: 'you' }, as: 'seen' },
      choosing({ among: { named: 'seen' } }, 1, 1),
      { do: 'move', what: { named: 'chosen' }, to: { zone: 'hand' } },
      { do: 'move', what: { named: 'seen' }, to: { zone: 'library', position: 'bottom' } },
    ],
    [
      'Look at the top three cards of your library. You may put a creature card from among them onto the battlefield. Put the rest on the bottom of your library in a random order.',
      [],
      { do: 'look', at: { top: 3, of: 'you' }, as: 'seen' },
      choosing({ among: { named: 'seen' }, like: creature }, 0, 1),
      { do: 'move', what: { named: 'chosen' }, to: { zone: 'battlefield' } },
      {
        do: 'move',
        what: { named: 'seen' },
        to: { zone: 'library', position: 'bottom', inRandomOrder: true },
      },
    ],
    [
      'Look at the top two cards of your library. Put one of them into your hand and the other on the bottom of your library.',
      [],
      { do: 'look', at: { top: 2, of: 'you' }, as: 'seen' },
      choosing({ among: { named: 'seen' } }, 1, 1),
      { do: 'move', what: { named: 'chosen' }, to: { zone: 'hand' } },
      { do: 'move', what: { named: 'seen' }, to: { zone: 'library', position: 'bottom' } },
    ],
    [
      'Look at the top two cards of your library. Put one of them into your hand and the other on top of your library.',
      [],
      { do: 'look', at: { top: 2, of: 'you' }, as: 'seen' },
      choosing({ among: { named: 'seen' } }, 1, 1),
      { do: 'move', what: { named: 'chosen' }, to: { zone: 'hand' } },
      { do: 'move', what: { named: 'seen' }, to: { zone: 'library', position: 'top' } },
    ],
    [
      'Look at the top four cards of your library. Put two of them into your hand and the rest into your graveyard.',
      [],
      { do: 'look', at: { top: 4, of: 'you' }, as: 'seen' },
      choosing({ among: { named: 'seen' } }, 2, 2),
      { do: 'move', what: { named: 'chosen' }, to: { zone: 'hand' } },
      { do: 'move', what: { named: 'seen' }, to: { zone: 'graveyard' } },
    ],
    [
      'Look at the top four cards of your library. Put up to one of them onto the battlefield and the rest into your hand.',
      [],
      { do: 'look', at: { top: 4, of: 'you' }, as: 'seen' },
      choosing({ among: { named: 'seen' } }, 0, 1),
      { do: 'move', what: { named: 'chosen' }, to: { zone: 'battlefield' } },
      { do: 'move', what: { named: 'seen' }, to: { zone: 'hand' } },
    ],
    [
      'Look at the top X cards of your library. Put one of them into your graveyard.',
      [],
      { do: 'look', at: { top: { number: 'x' }, of: 'you' }, as: 'seen' },
      choosing({ among: { named: 'seen' } }, 1, 1),
      { do: 'move', what: { named: 'chosen' }, to: { zone: 'graveyard' } },
    ],
    [
      'Target opponent reveals their hand and you choose a nonland card from it. That player discards that card.',
      [opponent],
      { do: 'reveal', what: hand },
      choosing({ zone: 'hand', owner: { target: 0 }, notType: 'land' }, 1, 1),
      { do: 'discard', count: 1, who: { target: 0 }, filter: { among: { named: 'chosen' } } },
    ],
    [
      'Target opponent reveals their hand and you choose a nonland card from it. Exile that card.',
      [opponent],
      { do: 'reveal', what: hand },
      choosing({ zone: 'hand', owner: { target: 0 }, notType: 'land' }, 1, 1),
      { do: 'exile', what: { named: 'chosen' } },
    ],
  ]);

  const look: Instruction = { do: 'look', at: { top: 2, of: 'you' }, as: 'seen' };
  const fromSeen = choosing({ among: { named: 'seen' } }, 1, 1);
  const taken: Instruction = { do: 'move', what: { named: 'chosen' }, to: { zone: 'hand' } };
  const shown: Instruction = { do: 'reveal', what: hand };
  const fromHand = choosing({ zone: 'hand', owner: { target: 0 } }, 1, 1);
  spells([
    ['Look at the top two cards of your library. Draw a card.', [], look, drawing],
    [
      'Look at the top two cards of your library. Choose a card from among them. Draw a card.',
      [],
      look,
      fromSeen,
      drawing,
    ],
    [
      "Look at the top two cards of your library. Choose up to one creature card from among them. Return it to its owner's hand.",
      [],
      look,
      choosing({ among: { named: 'seen' }, like: creature }, 0, 1),
      { do: 'move', what: 'it', to: { zone: 'hand' } },
    ],
    [
      "Target creature phases out. Choose a card from among them. Put that card into its owner's hand.",
      [oneCreature],
      { do: 'phaseOut', what: { target: 0 } },
      fromSeen,
      taken,
    ],
    [
      "Look at the top two cards of your library. Draw a card, then put it into its owner's hand.",
      [],
      look,
      drawing,
      taken,
    ],
    [
      "Look at that target. Choose a card from among them. Put that card into its owner's hand.",
      [],
      { do: 'look', at: { target: 0 }, as: 'seen' },
      fromSeen,
      taken,
    ],
    [
      "Look at the top two cards of your library. Choose a card from among them. Put that card into its owner's hand.",
      [],
      { do: 'look', at: { top: 2, of: 'you' } },
      fromSeen,
      taken,
    ],
    [
      'Look at the top two cards of your library. Put one of them into your hand and the other into your graveyard.',
      [],
      look,
      fromSeen,
      taken,
      { do: 'move', what: { all: { zone: 'library', among: { named: 'seen' } } }, to: { zone: 'graveyard' } },
    ],
    [
      "Look at the top two cards of your library. Put one of them into your hand. Return all creatures to their owners' hands.",
      [],
      look,
      fromSeen,
      taken,
      { do: 'move', what: { all: creature }, to: { zone: 'hand' } },
    ],
    [
      "Look at the top two cards of your library. Put one of them into your hand. Return all creatures exiled with this permanent to their owners' hands.",
      [],
      look,
      fromSeen,
      taken,
      { do: 'move', what: { all: { type: 'creature', among: { linked: 'x' } } }, to: { zone: 'hand' } },
    ],
    [
      "Look at the top two cards of your library. Put one of them into your hand. Return target creature to its owner's hand.",
      [oneCreature],
      look,
      fromSeen,
      taken,
      { do: 'move', what: { target: 0 }, to: { zone: 'hand' } },
    ],
    [
      'Look at the top two cards of your library. Put one of them into your hand. Draw a card.',
      [],
      look,
      fromSeen,
      taken,
      drawing,
    ],
    ['Target opponent reveals their hand. Draw a card.', [opponent], shown, drawing],
    [
      'Target opponent reveals their hand and you choose a card from it. Exile that card.',
      [opponent],
      shown,
      fromHand,
      { do: 'exile', what: { named: 'chosen' } },
    ],
    [
      'Target opponent reveals their hand. Choose a creature. Draw a card.',
      [opponent],
      shown,
      { do: 'choose', from: creature, count: { min: 1, max: 1 } },
      drawing,
    ],
    [
      "Reveal all creatures. Exile a card from target opponent's hand.",
      [opponent],
      { do: 'reveal', what: { all: creature } },
      fromHand,
      { do: 'exile', what: { named: 'chosen' } },
    ],
    [
      'Create a colorless artifact token. Target player creates a colorless artifact token.',
      [onePlayer],
      { do: 'create', token: { types: ['artifact'] } },
      { do: 'create', token: { types: ['artifact'] }, who: { target: 0 } },
    ],
    [
      'Target player creates a colorless artifact token and two colorless artifact tokens.',
      [onePlayer],
      { do: 'create', token: { types: ['artifact'] }, who: { target: 0 } },
      { do: 'create', token: { types: ['artifact'] }, count: 2, who: { target: 0 } },
    ],
    [
      'Sacrifice a land. Draw a card.',
      [],
      { do: 'sacrifice', who: 'you', filter: { type: 'land' } },
      drawing,
    ],
  ]);

  test('in what may be done', () => {
    expect(
      ability({
        kind: 'triggered',
        when: [{ on: 'enters', object: 'self' }],
        effect: [
          {
            do: 'may',
            then: [
              choosing({ type: 'creature', zone: 'hand', owner: 'you' }, 1, 1),
              { do: 'move', what: { named: 'chosen' }, to: { zone: 'battlefield' } },
            ],
          },
        ],
      }),
    ).toBe('When this creature enters, you may put a creature card from your hand onto the battlefield.');
  });
});
