import { describe } from 'vitest';
import { choose, chosen, it1, move, opponent, zombie } from './phrases.ts';
import { it0, spells } from './rows.ts';
import { creature, drawing, oneCreature, onePlayer } from './say.ts';

describe('sentences that stay apart, and what they go on with', () => {
  spells([
    ['Choose a red source.', [], { do: 'chooseSource', like: { color: 'R' } }],
    ['Target player chooses a source.', [onePlayer], { do: 'chooseSource', who: it0, as: 'source' }],
    [
      'Draw a card. Choose a creature you control.',
      [],
      drawing,
      choose({ type: 'creature', controller: 'you' }),
    ],
    [
      'For each player, tap a creature they control.',
      [],
      {
        do: 'forEachPlayer',
        of: 'everyone',
        then: [choose({ type: 'creature', controller: 'they' }), { do: 'tap', what: chosen }],
      },
    ],
    [
      'Target creature becomes the color of your choice and gets +1/+1 until end of turn.',
      [oneCreature],
      { do: 'chooseValue', what: 'color', link: 'c' },
      {
        do: 'modify',
        what: it0,
        changes: [
          { change: 'setColors', colors: { chosen: 'c' } },
          { change: 'modifyPowerToughness', power: 1, toughness: 1 },
        ],
        until: 'untilEndOfTurn',
      },
    ],
    [
      'Choose a color. Target creature gets +1/+1 until end of turn.',
      [oneCreature],
      { do: 'chooseValue', what: 'color', link: 'c' },
      {
        do: 'modify',
        what: it0,
        changes: [{ change: 'modifyPowerToughness', power: 1, toughness: 1 }],
        until: 'untilEndOfTurn',
      },
    ],
    [
      'Choose a color. Target creature becomes red until end of turn.',
      [oneCreature],
      { do: 'chooseValue', what: 'color', link: 'c' },
      { do: 'modify', what: it0, changes: [{ change: 'setColors', colors: ['R'] }], until: 'untilEndOfTurn' },
    ],
    [
      'Choose a color. Target creature becomes the chosen color until end of turn.',
      [oneCreature],
      { do: 'chooseValue', what: 'color', link: 'c' },
      {
        do: 'modify',
        what: it0,
        changes: [{ change: 'setColors', colors: { chosen: 'other' } }],
        until: 'untilEndOfTurn',
      },
    ],
    [
      'Target player creates a 2/2 black Zombie creature token. That player loses 1 life.',
      [onePlayer],
      { do: 'create', token: zombie, who: it0 },
      { do: 'loseLife', amount: 1, who: it0 },
    ],
    [
      'Shuffle all creature cards from your graveyard into your library.',
      [],
      move({ all: { zone: 'graveyard', owner: 'you', type: 'creature' } }, 'library'),
      { do: 'shuffle', who: 'you' },
    ],
    [
      'Put all cards from your graveyard on top of your library. Target player shuffles.',
      [onePlayer],
      move({ all: { zone: 'graveyard', owner: 'you' } }, 'library'),
      { do: 'shuffle', who: it0 },
    ],
    [
      "Put all cards from target player's hand on top of their owners' libraries. That player shuffles.",
      [onePlayer],
      move({ all: { zone: 'hand', owner: it0 } }, 'library'),
      { do: 'shuffle', who: it0 },
    ],
    [
      "Put all cards from all graveyards on top of their owners' libraries. Each player shuffles.",
      [],
      move({ all: { zone: 'graveyard' } }, 'library'),
      { do: 'shuffle', who: 'everyone' },
    ],
    [
      'Return all cards from your graveyard to your hand. Shuffle your library.',
      [],
      move({ all: { zone: 'graveyard', owner: 'you' } }, 'hand'),
      { do: 'shuffle', who: 'you' },
    ],
    [
      "Target player sacrifices a creature. Return that card to the battlefield under its owner's control.",
      [onePlayer],
      { do: 'sacrifice', who: it0, filter: creature, as: 'gone' },
      move({ named: 'gone' }, 'battlefield'),
    ],
    ['Each player chooses a creature.', [], choose({ type: 'creature' }, 1, 1, { who: 'everyone' })],
    [
      'Each player chooses a creature. Draw a card.',
      [],
      choose({ type: 'creature' }, 1, 1, { who: 'everyone' }),
      drawing,
    ],
    [
      'Target player creates a 2/2 black Zombie creature token. Each opponent attacking target opponent creates a 2/2 black Zombie creature token.',
      [onePlayer, opponent],
      { do: 'create', token: zombie, who: it0 },
      { do: 'create', token: zombie, who: { playersWith: { of: 'opponents', attacking: it1 } } },
    ],
    [
      'You gain 7 life. Mill seven cards. Put up to one creature card from your hand onto the battlefield.',
      [],
      { do: 'gainLife', amount: 7 },
      { do: 'mill', count: 7, who: 'you' },
      choose({ type: 'creature', zone: 'hand', owner: 'you' }, 0, 1),
      move(chosen, 'battlefield'),
    ],
    [
      'You gain 7 life. Target player draws seven cards, then put up to one creature card from your hand onto the battlefield.',
      [onePlayer],
      { do: 'gainLife', amount: 7 },
      { do: 'draw', count: 7, who: it0 },
      choose({ type: 'creature', zone: 'hand', owner: 'you' }, 0, 1),
      move(chosen, 'battlefield'),
    ],
    [
      'You gain 7 life. Draw seven cards, then discard a card.',
      [],
      { do: 'gainLife', amount: 7 },
      { do: 'draw', count: 7 },
      choose({ type: 'creature', zone: 'hand', owner: 'you' }, 0, 1),
      { do: 'discard', count: 1, who: 'you' },
    ],
    [
      "You may exile target creature. Return it to the battlefield under its owner's control at the beginning of the next end step.",
      [oneCreature],
      { do: 'may', then: [{ do: 'exile', what: it0, as: 'gone' }] },
      {
        do: 'delayedTrigger',
        about: { named: 'gone' },
        when: [{ on: 'begins', step: 'end' }],
        effect: [move({ named: 'about' }, 'battlefield')],
      },
    ],
    [
      "Exile target creature. Draw a card. Return the exiled card to the battlefield under its owner's control at the beginning of the next end step.",
      [oneCreature],
      { do: 'exile', what: it0, as: 'gone' },
      drawing,
      {
        do: 'delayedTrigger',
        about: { named: 'gone' },
        when: [{ on: 'begins', step: 'end' }],
        effect: [move({ named: 'about' }, 'battlefield')],
      },
    ],
    [
      "If it's your turn, exile target creature. Return it to the battlefield under its owner's control at the beginning of the next end step.",
      [oneCreature],
      {
        do: 'if',
        condition: { holds: 'turnOf', who: 'you' },
        then: [{ do: 'exile', what: it0, as: 'gone' }],
      },
      {
        do: 'delayedTrigger',
        about: { named: 'gone' },
        when: [{ on: 'begins', step: 'end' }],
        effect: [move({ named: 'about' }, 'battlefield')],
      },
    ],
    [
      'Draw a card. Each opponent loses 3 life, you gain 3 life, and you draw three cards. Scry 1. Take an extra turn after this one.',
      [],
      drawing,
      { do: 'loseLife', amount: 3, who: 'opponents' },
      { do: 'gainLife', amount: 3 },
      { do: 'draw', count: 3 },
      { do: 'perform', action: 'scry', n: 1 },
      { do: 'extraTurn', who: 'you' },
    ],
    [
      'Draw a card. Each opponent reveals a card at random from their hand. Take an extra turn after this one. End the turn.',
      [],
      drawing,
      choose({ zone: 'hand', owner: 'opponents' }, 1, 1, { atRandom: true }),
      { do: 'reveal', what: chosen },
      { do: 'extraTurn', who: 'you' },
      { do: 'endTurn' },
    ],
    [
      "Sacrifice a creature. If you can't, you lose 2 life.",
      [],
      { do: 'sacrifice', who: 'you', filter: creature, as: 'gone' },
      {
        do: 'if',
        condition: { holds: 'not', of: { holds: 'did', by: 'gone' } },
        then: [{ do: 'loseLife', amount: 2, who: 'you' }],
      },
    ],
    [
      "Target player sacrifices a creature. If they can't, that player loses 2 life.",
      [onePlayer],
      { do: 'sacrifice', who: it0, filter: creature, as: 'gone' },
      {
        do: 'if',
        condition: { holds: 'not', of: { holds: 'did', by: 'gone' } },
        then: [{ do: 'loseLife', amount: 2, who: it0 }],
      },
    ],
    [
      "You may draw a card. If you don't, you lose 2 life.",
      [],
      { do: 'may', as: 'drew', then: [drawing] },
      {
        do: 'if',
        condition: { holds: 'not', of: { holds: 'did', by: 'drew' } },
        then: [{ do: 'loseLife', amount: 2, who: 'you' }],
      },
    ],
    [
      'Destroy target creature. If that creature was black, draw a card.',
      [oneCreature],
      { do: 'destroy', what: it0 },
      { do: 'if', condition: { holds: 'is', what: it0, like: { color: 'B' } }, then: [drawing] },
    ],
    [
      'If you control a creature, tap all creatures you control.',
      [],
      {
        do: 'if',
        condition: { holds: 'exists', what: { type: 'creature', controller: 'you' } },
        then: [{ do: 'tap', what: { all: { type: 'creature', controller: 'you' } } }],
      },
    ],
    [
      'If you control three or more creatures, tap those creatures.',
      [],
      {
        do: 'if',
        condition: { holds: 'exists', what: { type: 'creature', controller: 'you' }, count: { atLeast: 3 } },
        then: [{ do: 'tap', what: { all: { type: 'creature', controller: 'you' } } }],
      },
    ],
    [
      "If an opponent's hand has seven or more cards in it, draw a card.",
      [],
      {
        do: 'if',
        condition: {
          holds: 'compare',
          what: {
            number: 'countPlayers',
            of: { playersWith: { of: 'opponents', cards: { in: 'hand', count: { atLeast: 7 } } } },
          },
          to: { atLeast: 1 },
        },
        then: [drawing],
      },
    ],
  ]);
});
