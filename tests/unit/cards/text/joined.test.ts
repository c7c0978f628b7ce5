import { describe } from 'vitest';
import { choose, chosen, it1, move, opponent } from './phrases.ts';
import { activated, it0, spells, triggered } from './rows.ts';
import { creature, drawing, oneCreature, onePlayer } from './say.ts';

describe('sentences that belong together', () => {
  spells([
    [
      'Shuffle your graveyard into your library.',
      [],
      move({ all: { zone: 'graveyard', owner: 'you' } }, 'library'),
      { do: 'shuffle', who: 'you' },
    ],
    [
      'Target player shuffles their graveyard into their library.',
      [onePlayer],
      move({ all: { zone: 'graveyard', owner: it0 } }, 'library'),
      { do: 'shuffle', who: it0 },
    ],
    [
      'Each player shuffles their graveyard into their library.',
      [],
      move({ all: { zone: 'graveyard', owner: 'everyone' } }, 'library'),
      { do: 'shuffle', who: 'everyone' },
    ],
    [
      'Draw a card. Shuffle your graveyard into your library. Draw a card.',
      [],
      drawing,
      move({ all: { zone: 'graveyard', owner: 'you' } }, 'library'),
      { do: 'shuffle', who: 'you' },
      drawing,
    ],
    [
      'Prevent all damage that would be dealt to and dealt by target creature this turn.',
      [oneCreature],
      { do: 'preventDamage', amount: 'all', to: it0, until: 'untilEndOfTurn' },
      { do: 'preventDamage', amount: 'all', from: it0, until: 'untilEndOfTurn' },
    ],
    [
      'Prevent all combat damage that would be dealt to and dealt by target creature this turn.',
      [oneCreature],
      { do: 'preventDamage', amount: 'all', combat: true, to: it0, until: 'untilEndOfTurn' },
      { do: 'preventDamage', amount: 'all', combat: true, from: it0, until: 'untilEndOfTurn' },
    ],
    [
      'Prevent all damage that would be dealt to target creature this turn. Prevent all damage target creature would deal this turn.',
      [oneCreature, oneCreature],
      { do: 'preventDamage', amount: 'all', to: it0, until: 'untilEndOfTurn' },
      { do: 'preventDamage', amount: 'all', from: it1, until: 'untilEndOfTurn' },
    ],
    [
      'Prevent all damage that would be dealt to target creature this turn. Prevent the next 2 damage it would deal this turn.',
      [oneCreature],
      { do: 'preventDamage', amount: 'all', to: it0, until: 'untilEndOfTurn' },
      { do: 'preventDamage', amount: 2, from: it0, until: 'untilEndOfTurn' },
    ],
    [
      'Prevent all damage that would be dealt to target creature this turn. Draw a card.',
      [oneCreature],
      { do: 'preventDamage', amount: 'all', to: it0, until: 'untilEndOfTurn' },
      drawing,
    ],
    [
      'Draw a card. Prevent all damage that would be dealt to and dealt by creatures this turn.',
      [],
      drawing,
      { do: 'preventDamage', amount: 'all', to: { all: creature }, until: 'untilEndOfTurn' },
      { do: 'preventDamage', amount: 'all', from: { all: creature }, until: 'untilEndOfTurn' },
    ],
    [
      'Create a 2/2 black Zombie creature token. Each opponent attacking target opponent does the same.',
      [opponent],
      {
        do: 'create',
        token: { types: ['creature'], subtypes: ['Zombie'], power: 2, toughness: 2, colors: ['B'] },
      },
      {
        do: 'create',
        token: { types: ['creature'], subtypes: ['Zombie'], power: 2, toughness: 2, colors: ['B'] },
        who: { playersWith: { of: 'opponents', attacking: it0 } },
      },
    ],
    [
      'Create a 2/2 black Zombie creature token. Each opponent attacking target opponent creates a 1/1 black Zombie creature token.',
      [opponent],
      {
        do: 'create',
        token: { types: ['creature'], subtypes: ['Zombie'], power: 2, toughness: 2, colors: ['B'] },
      },
      {
        do: 'create',
        token: { types: ['creature'], subtypes: ['Zombie'], power: 1, toughness: 1, colors: ['B'] },
        who: { playersWith: { of: 'opponents', attacking: it0 } },
      },
    ],
    [
      'You gain 7 life, draw seven cards, then put up to one creature card from your hand onto the battlefield.',
      [],
      { do: 'gainLife', amount: 7 },
      { do: 'draw', count: 7 },
      choose({ type: 'creature', zone: 'hand', owner: 'you' }, 0, 1),
      move(chosen, 'battlefield'),
    ],
    [
      'You gain 7 life, draw seven cards, then put up to seven creature cards from your hand onto the battlefield.',
      [],
      { do: 'gainLife', amount: 7, who: 'you' },
      { do: 'draw', count: 7 },
      choose({ type: 'creature', zone: 'hand', owner: 'you' }, 0, 7),
      move(chosen, 'battlefield'),
    ],
    [
      'You gain 7 life. Draw seven cards. Exile up to one creature card from your hand.',
      [],
      { do: 'gainLife', amount: 7 },
      { do: 'draw', count: 7 },
      choose({ type: 'creature', zone: 'hand', owner: 'you' }, 0, 1),
      { do: 'exile', what: chosen },
    ],
    [
      'Target player gains 7 life. Draw seven cards, then put up to one creature card from your hand onto the battlefield.',
      [onePlayer],
      { do: 'gainLife', amount: 7, who: it0 },
      { do: 'draw', count: 7 },
      choose({ type: 'creature', zone: 'hand', owner: 'you' }, 0, 1),
      move(chosen, 'battlefield'),
    ],
    [
      'You gain 7 life. Draw seven cards. Scry 1.',
      [],
      { do: 'gainLife', amount: 7 },
      { do: 'draw', count: 7 },
      { do: 'perform', action: 'scry', n: 1 },
    ],
    [
      'Each opponent loses 3 life, you gain 3 life, and you draw three cards.',
      [],
      { do: 'loseLife', amount: 3, who: 'opponents' },
      { do: 'gainLife', amount: 3 },
      { do: 'draw', count: 3 },
    ],
    [
      'You lose 3 life and you gain 3 life. Draw three cards.',
      [],
      { do: 'loseLife', amount: 3, who: 'you' },
      { do: 'gainLife', amount: 3 },
      { do: 'draw', count: 3 },
    ],
    [
      'Each opponent loses 3 life and target player gains 3 life. Draw three cards.',
      [onePlayer],
      { do: 'loseLife', amount: 3, who: 'opponents' },
      { do: 'gainLife', amount: 3, who: it0 },
      { do: 'draw', count: 3 },
    ],
    [
      'Each opponent loses 3 life and you gain 3 life. Target player draws three cards.',
      [onePlayer],
      { do: 'loseLife', amount: 3, who: 'opponents' },
      { do: 'gainLife', amount: 3 },
      { do: 'draw', count: 3, who: it0 },
    ],
    [
      'Each opponent loses 3 life and you gain 3 life. Mill three cards.',
      [],
      { do: 'loseLife', amount: 3, who: 'opponents' },
      { do: 'gainLife', amount: 3 },
      { do: 'mill', count: 3, who: 'you' },
    ],
    [
      'Target player draws two cards and loses 2 life.',
      [onePlayer],
      { do: 'draw', count: 2, who: it0 },
      { do: 'loseLife', amount: 2, who: it0 },
    ],
    [
      'Target player draws two cards, loses 2 life, and mills two cards.',
      [onePlayer],
      { do: 'draw', count: 2, who: it0 },
      { do: 'loseLife', amount: 2, who: it0 },
      { do: 'mill', count: 2, who: it0 },
    ],
    [
      'Each player discards their hand, then draws seven cards.',
      [],
      { do: 'discard', count: 'all', who: 'everyone' },
      { do: 'draw', count: 7, who: 'everyone' },
    ],
    [
      'Each opponent discards their hand, then draws seven cards.',
      [],
      { do: 'discard', count: 'all', who: 'opponents' },
      { do: 'draw', count: 7, who: 'opponents' },
    ],
    [
      'Target player shuffles, then draws seven cards.',
      [onePlayer],
      { do: 'shuffle', who: it0 },
      { do: 'draw', count: 7, who: it0 },
    ],
    [
      'Target player draws seven cards. That player shuffles.',
      [onePlayer],
      { do: 'draw', count: 7, who: it0 },
      { do: 'shuffle', who: it0 },
    ],
    [
      'Target player draws two cards and each opponent loses 2 life.',
      [onePlayer],
      { do: 'draw', count: 2, who: it0 },
      { do: 'loseLife', amount: 2, who: 'opponents' },
    ],
    [
      'Target player sacrifices a creature, discards a card, and gains 1 life.',
      [onePlayer],
      { do: 'sacrifice', who: it0, filter: creature },
      { do: 'discard', count: 1, who: it0 },
      { do: 'gainLife', amount: 1, who: it0 },
    ],
    [
      "Counter target spell. If that spell is countered this way, exile it instead of putting it into its owner's graveyard.",
      [{ objects: { zone: 'stack', stackObject: 'spell' } }],
      { do: 'counter', what: it0, to: { zone: 'exile' } },
    ],
    [
      "Counter target spell. If that spell is countered this way, put it on top of its owner's library instead of into that player's graveyard.",
      [{ objects: { zone: 'stack', stackObject: 'spell' } }],
      { do: 'counter', what: it0, to: { zone: 'library', position: 'top' } },
    ],
    [
      "Counter target spell. If that spell is countered this way, put it into its owner's hand instead of into that player's graveyard.",
      [{ objects: { zone: 'stack', stackObject: 'spell' } }],
      { do: 'counter', what: it0, to: { zone: 'hand' } },
    ],
    [
      'Counter target spell. Draw a card.',
      [{ objects: { zone: 'stack', stackObject: 'spell' } }],
      { do: 'counter', what: it0 },
      drawing,
    ],
  ]);
  activated([
    [
      "Shuffle this creature into its owner's library.",
      move('self', 'library'),
      { do: 'shuffle', who: 'you' },
    ],
    ["Put this creature on top of its owner's library. Draw a card.", move('self', 'library'), drawing],
  ]);
  triggered([
    [
      "draw a card if it's your turn.",
      { do: 'if', condition: { holds: 'turnOf', who: 'you' }, then: [drawing] },
    ],
    [
      "if it's your turn, draw a card. Otherwise, you lose 1 life.",
      {
        do: 'if',
        condition: { holds: 'turnOf', who: 'you' },
        then: [drawing],
        else: [{ do: 'loseLife', amount: 1, who: 'you' }],
      },
    ],
    [
      "if it's your turn, draw a card. You lose 1 life.",
      {
        do: 'if',
        condition: { holds: 'turnOf', who: 'you' },
        then: [drawing, { do: 'loseLife', amount: 1, who: 'you' }],
      },
    ],
    [
      "if it's not your turn, draw a card.",
      { do: 'if', condition: { holds: 'not', of: { holds: 'turnOf', who: 'you' } }, then: [drawing] },
    ],
    [
      "draw a card. If it's your turn, draw a card.",
      drawing,
      { do: 'if', condition: { holds: 'turnOf', who: 'you' }, then: [drawing] },
    ],
  ]);
});
