/** Instructions that are said in few ways: counters of players, exchanges, doubling, turns and phases. */
import { also, phrase } from '../../wording/syntax.ts';
import type { Wording } from '../wording.ts';

const subject = '<subject>';

export const others: Wording = {
  deed: [
    phrase('[shuffle] <owner:graveyardOf> into your|their library', [
      { do: 'move', what: { all: { zone: 'graveyard', owner: subject } }, to: { zone: 'library' } },
      { do: 'shuffle', who: subject },
    ]),
    phrase('[shuffle] your|their hand and graveyard into your|their library', [
      {
        do: 'move',
        what: {
          union: [{ all: { zone: 'hand', owner: subject } }, { all: { zone: 'graveyard', owner: subject } }],
        },
        to: { zone: 'library' },
      },
      { do: 'shuffle', who: subject },
    ]),
    phrase('[shuffle] your|their hand into your|their library', [
      { do: 'move', what: { all: { zone: 'hand', owner: subject } }, to: { zone: 'library' } },
      { do: 'shuffle', who: subject },
    ]),
    phrase("[shuffle] it into its owner's library", [
      { do: 'move', what: { said: 'it' }, to: { zone: 'library' } },
      { do: 'shuffle', who: { ownerOf: { said: 'it' } } },
    ]),
    phrase("[shuffle] <what:selfWord> into its owner's library", [
      { do: 'move', what: 'self', to: { zone: 'library' } },
      { do: 'shuffle', who: { ownerOf: 'self' } },
    ]),
    phrase('[choose] <what:target>', { said: 'chooseTarget', what: '<what>' }),
    phrase('[choose] <what:targetPlayer>', { said: 'chooseTarget', what: '<what>' }),
    phrase('[remove] all <kind:counterKind> counters from <from:players>', {
      do: 'removeCounters',
      kind: '<kind>',
      count: 'all',
      fromPlayers: '<from>',
    }),
    phrase('[attach] <what:objects> to <to:targetPlayer>', {
      do: 'attach',
      what: '<what>',
      toPlayer: '<to>',
    }),
    phrase('[discard] a|an <filter:describedCard>', {
      do: 'discard',
      count: 1,
      who: subject,
      filter: '<filter>',
    }),
    phrase('[discard] <count:several> <filter:describedCard>', {
      do: 'discard',
      count: '<count>',
      who: subject,
      filter: '<filter>',
    }),
  ],
  sentence: [
    phrase('do this only once each turn .', [{ said: 'onceEachTurn' }]),
    phrase("if that card is returned to its owner's hand this way , <does:clauses> .", [
      { said: 'ifDone', does: { do: 'move', to: 'hand' }, then: '<does>' },
    ]),
    phrase('if you win the flip , <does:clauses> .', [{ said: 'flipped', how: 'won', then: '<does>' }]),
    phrase('if you lose the flip , <does:clauses> .', [{ said: 'flipped', how: 'lost', then: '<does>' }]),
    phrase(
      "if that|the spell is countered this way , exile it instead of putting it into its owner's graveyard .",
      [{ said: 'counteredTo', to: { zone: 'exile' } }],
    ),
    phrase(
      "if that|the spell is countered this way , put it on top of its owner's library instead of into that player's graveyard .",
      [{ said: 'counteredTo', to: { zone: 'library', position: 'top' } }],
    ),
    phrase(
      "if that|the spell is countered this way , put it into its owner's hand instead of into that player's graveyard .",
      [{ said: 'counteredTo', to: { zone: 'hand' } }],
    ),
    phrase('it [have] <abilities:quotedAbilities> .', [{ said: 'tokensHave', abilities: '<abilities>' }]),
    phrase('they have <abilities:quotedAbilities> .', [{ said: 'tokensHave', abilities: '<abilities>' }]),
  ],
  extraStep: [phrase('upkeep step', 'upkeep'), phrase('draw step', 'draw'), phrase('end step', 'end')],
  valueChosen: [
    phrase('color', { what: 'color', link: 'color' }),
    phrase('creature type', { what: 'creatureType', link: 'type' }),
    phrase('basic land type', { what: 'basicLandType', link: 'type' }),
    phrase('card type', { what: 'cardType', link: 'type' }),
    phrase('card name', { what: 'cardName', link: 'name' }),
    phrase('number', { what: 'number', link: 'number' }),
  ],
  graveyardOf: [phrase('your|their graveyard', true)],
  skipped: [
    phrase('turn', 'turn'),
    phrase('untap step', 'untap'),
    phrase('draw step', 'draw'),
    phrase('combat phase', 'combat'),
    phrase('combat phase this turn', 'combat'),
  ],
  energySymbols: [
    phrase('{E}', 1),
    phrase('{E} {E}', 2),
    phrase('{E} {E} {E}', 3),
    phrase('{E} {E} {E} {E}', 4),
    phrase('{E} {E} {E} {E} {E}', 5),
    phrase('{E} {E} {E} {E} {E} {E}', 6),
    also('{E} {E} {E} {E} {E} {E} {E}', 7),
    also('{E} {E} {E} {E} {E} {E} {E} {E}', 8),
  ],
  byItself: [
    phrase('<owner:ownerMeant> [shuffle] it|them into their library', [
      { do: 'move', what: '<owner>', to: { zone: 'library' } },
      { do: 'shuffle', who: { ownerOf: '<owner>' } },
    ]),
  ],
  ownerMeant: [phrase('the owner of <what:target>', '<what>')],
  lifeTotalOf: [phrase('your', 'you'), phrase("<who:playerMeant>'s", '<who>')],
};
