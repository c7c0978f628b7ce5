import { describe } from 'vitest';
import { choose, chosen, move } from './phrases.ts';
import { it0, spells } from './rows.ts';
import { creature, drawing, oneCreature, onePlayer } from './say.ts';

describe('what is chosen, and said before', () => {
  spells([
    [
      "Target player returns a permanent they control to its owner's hand.",
      [onePlayer],
      choose({ controller: it0 }, 1, 1, { who: it0 }),
      move(chosen, 'hand'),
    ],
    [
      "Target player returns a permanent they control to its owner's hand and loses 1 life.",
      [onePlayer],
      choose({ controller: it0 }, 1, 1, { who: it0 }),
      move(chosen, 'hand'),
      { do: 'loseLife', amount: 1, who: it0 },
    ],
    [
      "Target player returns a permanent they control to its owner's hand. Each opponent loses 1 life.",
      [onePlayer],
      choose({ controller: it0 }, 1, 1, { who: it0 }),
      move(chosen, 'hand'),
      { do: 'loseLife', amount: 1, who: 'opponents' },
    ],
    [
      'Target player exiles a creature they control.',
      [onePlayer],
      choose({ controller: it0, type: 'creature' }, 1, 1, { who: it0 }),
      { do: 'exile', what: chosen },
    ],
    [
      "Target player puts a card from their hand on top of its owner's library.",
      [onePlayer],
      choose({ zone: 'hand', owner: it0 }, 1, 1, { who: it0 }),
      move(chosen, 'library', { position: 'top' }),
    ],
    [
      "Target player puts two cards from their hand on the bottom of their owners' libraries in any order.",
      [onePlayer],
      choose({ zone: 'hand', owner: it0 }, 1, 2, { who: it0 }),
      move(chosen, 'library', { position: 'bottom' }),
    ],
    [
      'Target player puts a card from their graveyard onto the battlefield.',
      [onePlayer],
      choose({ zone: 'graveyard', owner: it0 }, 1, 1, { who: it0 }),
      move(chosen, 'battlefield'),
    ],
    [
      "Each opponent returns a permanent they control to its owner's hand.",
      [],
      choose({ controller: 'they' }, 1, 1, { who: 'opponents' }),
      move(chosen, 'hand'),
    ],
    [
      "Draw a card. Each opponent returns a land they control to its owner's hand. Draw a card.",
      [],
      drawing,
      choose({ controller: 'they', type: 'land' }, 1, 1, { who: 'opponents' }),
      move(chosen, 'hand'),
      drawing,
    ],
    [
      'Target player chooses a permanent they control. Tap that permanent.',
      [onePlayer],
      choose({ controller: it0 }, 1, 1, { who: it0 }),
      { do: 'tap', what: chosen },
    ],
    [
      "Target player chooses a permanent they control. Return all creatures to their owners' hands.",
      [onePlayer],
      choose({ controller: it0 }, 1, 1, { who: it0 }),
      move({ all: creature }, 'hand'),
    ],
    [
      "Choose target creature. Search its owner's library for a land card and exile it. Then that player shuffles.",
      [oneCreature],
      {
        do: 'search',
        library: { ownerOf: it0 },
        for: { type: 'land' },
        count: { min: 0, max: 1 },
        to: { zone: 'exile' },
      },
    ],
    [
      "Choose target creature card in a graveyard. Search its owner's library for a land card and exile it. Then that player shuffles.",
      [{ objects: { zone: 'graveyard', type: 'creature' } }],
      {
        do: 'search',
        library: { ownerOf: it0 },
        for: { type: 'land' },
        count: { min: 0, max: 1 },
        to: { zone: 'exile' },
      },
    ],
    [
      "Destroy target creature. Search its owner's library for a land card and exile it. Then that player shuffles.",
      [oneCreature],
      { do: 'destroy', what: it0 },
      {
        do: 'search',
        library: { ownerOf: it0 },
        for: { type: 'land' },
        count: { min: 0, max: 1 },
        to: { zone: 'exile' },
      },
    ],
    [
      'Choose up to two target creatures. When either of those creatures dies this turn, draw a card.',
      [{ objects: creature, count: { min: 0, max: 2 } }],
      {
        do: 'delayedTrigger',
        about: it0,
        when: [{ on: 'dies', object: { among: { named: 'about' } } }],
        effect: [drawing],
        until: 'untilEndOfTurn',
      },
    ],
    [
      'Choose up to three target creatures. When any of those creatures dies this turn, draw a card.',
      [{ objects: creature, count: { min: 0, max: 3 } }],
      {
        do: 'delayedTrigger',
        about: it0,
        when: [{ on: 'dies', object: { among: { named: 'about' } } }],
        effect: [drawing],
        until: 'untilEndOfTurn',
      },
    ],
    [
      'When target creature dies this turn, draw a card.',
      [oneCreature],
      {
        do: 'delayedTrigger',
        about: it0,
        when: [{ on: 'dies', object: { among: { named: 'about' } } }],
        effect: [drawing],
        until: 'untilEndOfTurn',
      },
    ],
    [
      'Each player chooses two creatures. Destroy the rest.',
      [],
      choose({ type: 'creature' }, 1, 2, { who: 'everyone' }),
      { do: 'destroy', what: { all: { type: 'creature', notAmong: chosen } } },
    ],
    [
      'Draw a card. Each player chooses two creatures. Destroy the rest. Draw a card.',
      [],
      drawing,
      choose({ type: 'creature' }, 1, 2, { who: 'everyone' }),
      { do: 'destroy', what: { all: { type: 'creature', notAmong: chosen } } },
      drawing,
    ],
    [
      'Each player chooses two creatures. Destroy all creatures.',
      [],
      choose({ type: 'creature' }, 1, 2, { who: 'everyone' }),
      { do: 'destroy', what: { all: { type: 'creature' } } },
    ],
    [
      'Prevent all damage that would be dealt to you by a red source of your choice this turn.',
      [],
      { do: 'chooseSource', like: { color: 'R' }, as: 's' },
      { do: 'preventDamage', amount: 'all', from: { named: 's' }, toPlayers: 'you', until: 'untilEndOfTurn' },
    ],
    [
      'Target creature becomes the color of your choice until end of turn.',
      [oneCreature],
      { do: 'chooseValue', what: 'color', link: 'c' },
      {
        do: 'modify',
        what: it0,
        changes: [{ change: 'setColors', colors: { chosen: 'c' } }],
        until: 'untilEndOfTurn',
      },
    ],
    [
      'Choose a color. Target creature becomes the chosen color until end of turn.',
      [oneCreature],
      { do: 'chooseValue', what: 'color', link: 'c' },
      {
        do: 'modify',
        what: it0,
        changes: [{ change: 'setColors', colors: { chosen: 'd' } }],
        until: 'untilEndOfTurn',
      },
    ],
    [
      'Exile two cards with different mana values from your hand.',
      [],
      choose({ zone: 'hand', owner: 'you' }, 1, 2, { different: 'manaValue' }),
      { do: 'exile', what: chosen },
    ],
    [
      'Choose a creature you control. If that creature is tapped, draw a card.',
      [],
      choose({ type: 'creature', controller: 'you' }),
      { do: 'if', condition: { holds: 'is', what: chosen, like: { tapped: true } }, then: [drawing] },
    ],
    [
      'If Burst is tapped, tap a creature you control.',
      [],
      choose({ type: 'creature', controller: 'you' }),
      {
        do: 'if',
        condition: { holds: 'is', what: 'self', like: { tapped: true } },
        then: [{ do: 'tap', what: chosen }],
      },
    ],
  ]);
});
