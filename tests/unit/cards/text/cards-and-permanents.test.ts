import { describe } from 'vitest';
import { predefinedTokens } from '../../../../machines/rules/abilities/write/index.ts';
import { anotherCreature, haste, it1, move, opponent } from './phrases.ts';
import { activated, it0, spells, triggered } from './rows.ts';
import { creature, drawing, oneCreature, onePlayer } from './say.ts';

describe('what is done with cards and with permanents', () => {
  spells([
    [
      'Search your library for a land card, put it into exile, then shuffle.',
      [],
      { do: 'search', for: { type: 'land' }, count: { min: 0, max: 1 }, to: { zone: 'exile' } },
    ],
    [
      'Search your library for two land cards, put them into your hand, then shuffle.',
      [],
      { do: 'search', for: { type: 'land' }, count: { min: 2, max: 2 }, to: { zone: 'hand' } },
    ],
    [
      'Search your library for up to two land cards, reveal them, put them into your hand, then shuffle.',
      [],
      { do: 'search', for: { type: 'land' }, count: { min: 0, max: 2 }, to: { zone: 'hand' }, reveal: true },
    ],
    [
      "Search target opponent's library for a land card and exile it. Then that player shuffles.",
      [opponent],
      { do: 'search', library: it0, for: { type: 'land' }, count: { min: 0, max: 1 }, to: { zone: 'exile' } },
    ],
    [
      "Search target opponent's graveyard, hand, and library for up to two land cards and exile them.",
      [opponent],
      {
        do: 'search',
        library: it0,
        zones: ['graveyard', 'hand'],
        for: { type: 'land' },
        count: { min: 0, max: 2 },
        to: { zone: 'exile' },
        thenShuffle: false,
      },
    ],
    [
      "Search target opponent's library for a land card, put it into your hand, then shuffle.",
      [opponent],
      { do: 'search', library: it0, for: { type: 'land' }, count: { min: 0, max: 1 }, to: { zone: 'hand' } },
    ],
    [
      'Target player searches their library for a land card, puts it into exile, then shuffles.',
      [onePlayer],
      { do: 'search', who: it0, for: { type: 'land' }, count: { min: 0, max: 1 }, to: { zone: 'exile' } },
    ],
    [
      'Search your library for up to two land cards, then shuffle and put those cards on top.',
      [],
      {
        do: 'search',
        who: 'you',
        for: { type: 'land' },
        count: { min: 0, max: 2 },
        to: { zone: 'library', position: 'top' },
      },
    ],
    [
      'Target player searches their library for a land card, then shuffles and puts that card on the bottom.',
      [onePlayer],
      {
        do: 'search',
        who: it0,
        for: { type: 'land' },
        count: { min: 0, max: 1 },
        to: { zone: 'library', position: 'bottom' },
      },
    ],
    [
      'Exile cards from the top of your library until you exile a nonland card.',
      [],
      { do: 'exileUntil', like: { notType: 'land' } },
    ],
    [
      'Target player exiles cards from the top of their library until they exile a nonland card.',
      [onePlayer],
      { do: 'exileUntil', like: { notType: 'land' }, who: it0 },
    ],
    [
      'Scry X, where X is the number of creatures on the battlefield.',
      [],
      { do: 'perform', action: 'scry', n: { number: 'count', of: creature } },
    ],
    ['Surveil X.', [], { do: 'perform', action: 'surveil', n: { number: 'x' } }],
    ['Scry X.', [], { do: 'perform', action: 'scry', n: { number: 'eventAmount' } }],
    ['Pay any amount of life.', [], { do: 'payLife', link: 'paid' }],
    ['Your life total becomes 10.', [], { do: 'setLife', to: 10, who: 'you' }],
    [
      'Double your life total.',
      [],
      { do: 'setLife', to: { number: 'times', of: [2, { number: 'life', of: 'you' }] }, who: 'you' },
    ],
    [
      'Your life total becomes three times your life total.',
      [],
      { do: 'setLife', to: { number: 'times', of: [3, { number: 'life', of: 'you' }] }, who: 'you' },
    ],
    [
      'Target player discards a creature card at random.',
      [onePlayer],
      { do: 'discard', who: it0, count: 1, filter: creature, atRandom: true },
    ],
    [
      'Target opponent discards a card of your choice.',
      [opponent],
      { do: 'discard', who: it0, count: 1, chosenBy: 'you' },
    ],
    [
      'Pair target creature with another target creature.',
      [oneCreature, anotherCreature],
      { do: 'pair', first: it0, second: it1 },
    ],
    [
      'Exchange control of target creature and another target creature.',
      [oneCreature, anotherCreature],
      { do: 'exchangeControl', first: it0, second: it1 },
    ],
    [
      'Target creature fights target creature an opponent controls.',
      [oneCreature, { objects: { type: 'creature', controller: 'opponents' } }],
      { do: 'fight', first: it0, second: it1 },
    ],
    [
      'Exile the top three cards of your library.',
      [oneCreature],
      { do: 'exile', what: { top: 3, of: 'you' } },
    ],
    [
      'Target player exiles the top three cards of their library.',
      [onePlayer],
      { do: 'exile', what: { top: 3, of: it0 } },
    ],
    [
      'Target player exiles the top card of their library.',
      [onePlayer],
      { do: 'exile', what: { top: 1, of: it0 } },
    ],
    ['Exile all graveyards.', [], { do: 'exile', what: { all: { zone: 'graveyard' } } }],
    [
      'Exile all creature cards from all graveyards.',
      [],
      { do: 'exile', what: { all: { zone: 'graveyard', type: 'creature' } } },
    ],
    ['Exile target creature face down.', [oneCreature], { do: 'exile', what: it0, faceDown: true }],
    [
      "Destroy target creature. It can't be regenerated.",
      [oneCreature],
      { do: 'destroy', what: it0, cantBeRegenerated: true },
    ],
    ['Sacrifice target creature.', [oneCreature], { do: 'sacrifice', who: 'you', what: it0 }],
    ['Target player sacrifices a creature.', [onePlayer], { do: 'sacrifice', who: it0, filter: creature }],
    [
      'Target player sacrifices two creatures.',
      [onePlayer],
      { do: 'sacrifice', who: it0, filter: creature, count: 2 },
    ],
    [
      'Each opponent sacrifices a creature they control.',
      [],
      { do: 'sacrifice', who: 'opponents', filter: { type: 'creature', controller: 'they' } },
    ],
    [
      'Create an X/X green Ooze creature token, where X is the number of creatures on the battlefield.',
      [],
      {
        do: 'create',
        token: { types: ['creature'], subtypes: ['Ooze'], power: '*', toughness: '*', colors: ['G'] },
        size: { power: { number: 'count', of: creature }, toughness: { number: 'count', of: creature } },
      },
    ],
    [
      'Create two 2/2 green Ooze creature tokens that are tapped and attacking.',
      [],
      {
        do: 'create',
        token: { types: ['creature'], subtypes: ['Ooze'], power: 2, toughness: 2, colors: ['G'] },
        count: 2,
        attacking: true,
        tapped: true,
      },
    ],
    [
      "Create a 2/2 green Ooze creature token that's tapped and attacking target opponent.",
      [{ players: 'opponent' }],
      {
        do: 'create',
        token: { types: ['creature'], subtypes: ['Ooze'], power: 2, toughness: 2, colors: ['G'] },
        attacking: it0,
        tapped: true,
      },
    ],
    [
      "Create a 2/2 green Ooze creature token that's blocking target creature.",
      [oneCreature],
      {
        do: 'create',
        token: { types: ['creature'], subtypes: ['Ooze'], power: 2, toughness: 2, colors: ['G'] },
        blocking: it0,
      },
    ],
    [
      'Return Burst to the battlefield blocking.',
      [],
      { do: 'move', what: 'self', to: { zone: 'battlefield', blocking: true } },
    ],
    ['Create a tapped Treasure token.', [], { do: 'create', token: predefinedTokens.Treasure, tapped: true }],
    [
      'Create a colorless Treasure Equipment artifact token.',
      [],
      { do: 'create', token: { types: ['artifact'], subtypes: ['Treasure', 'Equipment'] } },
    ],
    [
      'Create a 1/1 colorless Food artifact creature token.',
      [],
      {
        do: 'create',
        token: { types: ['artifact', 'creature'], subtypes: ['Food'], power: 1, toughness: 1 },
      },
    ],
    [
      'Create a colorless Gold enchantment token.',
      [],
      { do: 'create', token: { types: ['enchantment'], subtypes: ['Gold'] } },
    ],
    [
      'Create a 1/1 green Ooze creature token for each charge counter on target creature.',
      [oneCreature],
      {
        do: 'create',
        token: { types: ['creature'], subtypes: ['Ooze'], power: 1, toughness: 1, colors: ['G'] },
        count: { number: 'counters', kind: 'charge', on: it0 },
      },
    ],
    [
      'Create a colorless Ooze creature token with "This creature\'s power and toughness are each equal to the number of creatures on the battlefield."',
      [],
      {
        do: 'create',
        token: {
          types: ['creature'],
          subtypes: ['Ooze'],
          power: '*',
          toughness: '*',
          abilities: [
            {
              kind: 'static',
              characteristicDefining: true,
              affects: 'self',
              changes: [
                {
                  change: 'setPowerToughness',
                  power: { number: 'count', of: creature },
                  toughness: { number: 'count', of: creature },
                },
              ],
            },
          ],
        },
      },
    ],
    [
      'Create a */* colorless Ooze creature token with haste.',
      [],
      {
        do: 'create',
        token: { types: ['creature'], subtypes: ['Ooze'], power: '*', toughness: '*', abilities: [haste] },
      },
    ],
    [
      'Attach target creature to another target creature.',
      [oneCreature, anotherCreature],
      { do: 'attach', what: it0, to: it1 },
    ],
    ['Unattach target creature.', [oneCreature], { do: 'unattach', what: it0 }],
    ["Target creature's level becomes 2.", [oneCreature], { do: 'becomeLevel', what: it0, level: 2 }],
    ['Turn target creature face down.', [oneCreature], { do: 'turnFaceDown', what: it0 }],
    [
      "Turn target creature face down. It's a 2/2 Golem artifact creature.",
      [oneCreature],
      {
        do: 'turnFaceDown',
        what: it0,
        like: { types: ['artifact', 'creature'], subtypes: ['Golem'], power: 2, toughness: 2 },
      },
    ],
    ['Turn target creature face up.', [oneCreature], { do: 'turnFaceUp', what: it0 }],
    ['Flip target creature.', [oneCreature], { do: 'flip', what: it0 }],
    ['Transform target creature.', [oneCreature], { do: 'transform', what: it0 }],
    ['Target creature becomes blocked.', [oneCreature], { do: 'becomeBlocked', what: it0 }],
    [
      'Reselect which player, planeswalker, or battle target creature is attacking.',
      [oneCreature],
      { do: 'reselect', what: it0 },
    ],
    ['Target creature becomes attacking.', [oneCreature], { do: 'becomeAttacking', what: it0 }],
    [
      'Have target creature block Burst.',
      [oneCreature],
      { do: 'becomeBlocking', what: it0, attacker: 'self' },
    ],
    ['Remove target creature from combat.', [oneCreature], { do: 'removeFromCombat', what: it0 }],
    ['Regenerate target creature.', [oneCreature], { do: 'regenerate', what: it0 }],
    [
      'Destroy each creature with mana value 3 or less.',
      [],
      { do: 'destroy', what: { all: { type: 'creature', manaValue: { atMost: 3 } } } },
    ],
    [
      'Exile all cards with mana value 3 or less from all graveyards.',
      [],
      { do: 'exile', what: { all: { zone: 'graveyard', manaValue: { atMost: 3 } } } },
    ],
  ]);
  activated([
    [
      'Exchange control of this creature and that card.',
      { do: 'exchangeControl', first: 'self', second: { event: 'object' } },
    ],
    ['Sacrifice this creature.', { do: 'sacrifice', who: 'you', what: 'self' }],
    [
      'Create a 1/1 green Ooze creature token for each charge counter on this creature.',
      {
        do: 'create',
        token: { types: ['creature'], subtypes: ['Ooze'], power: 1, toughness: 1, colors: ['G'] },
        count: { number: 'counters', kind: 'charge', on: 'self' },
      },
    ],
  ]);
  triggered([
    [
      'exile that permanent until this creature leaves the battlefield.',
      { do: 'exile', what: { event: 'object' }, until: 'sourceLeaves' },
    ],
    [
      "destroy all creatures. They can't be regenerated.",
      { do: 'destroy', what: { all: creature }, cantBeRegenerated: true },
    ],
    [
      "return that permanent to its owner's hand. Draw a card.",
      move({ event: 'object' }, 'hand', {}),
      drawing,
    ],
    [
      "return that permanent to its owner's hand. If that card is returned to its owner's hand this way, draw a card.",
      { ...move({ event: 'object' }, 'hand'), as: 'back' },
      { do: 'if', condition: { holds: 'did', by: 'back' }, then: [drawing] },
    ],
    [
      "put that permanent on top of its owner's library. If you do, draw a card.",
      { ...move({ event: 'object' }, 'library'), as: 'back' },
      { do: 'if', condition: { holds: 'did', by: 'back' }, then: [drawing] },
    ],
  ]);
});
