import { describe } from 'vitest';
import { anyTarget, it0, spells } from './rows.ts';
import { creature, oneCreature, onePlayer } from './say.ts';

describe('damage and life', () => {
  spells([
    [
      'Burst deals 3 damage to any target.',
      [anyTarget],
      { do: 'dealDamage', amount: 3, to: it0, toPlayers: it0 },
    ],
    [
      'Burst deals 2 damage to each creature and each player.',
      [],
      { do: 'dealDamage', amount: 2, to: { all: creature }, toPlayers: 'everyone' },
    ],
    [
      'Burst deals X damage to target creature, where X is the number of Mountains you control.',
      [oneCreature],
      {
        do: 'dealDamage',
        amount: { number: 'plus', of: [{ number: 'count', of: { subtype: 'Mountain', controller: 'you' } }] },
        to: it0,
      },
    ],
    [
      'Burst deals damage to target creature equal to the number of Mountains you control.',
      [oneCreature],
      {
        do: 'dealDamage',
        amount: { number: 'count', of: { subtype: 'Mountain', controller: 'you' } },
        to: it0,
      },
    ],
    [
      'Burst deals X damage to target creature.',
      [oneCreature],
      { do: 'dealDamage', amount: { number: 'x' }, to: it0 },
    ],
    [
      "Burst deals 4 damage to target creature. The damage can't be prevented.",
      [oneCreature],
      { do: 'dealDamage', amount: 4, to: it0, cantBePrevented: true },
    ],
    [
      "Burst deals X damage to target creature. If X is 5 or more, the damage can't be prevented.",
      [oneCreature],
      {
        do: 'dealDamage',
        amount: { number: 'x' },
        to: it0,
        cantBePrevented: { holds: 'compare', what: { number: 'x' }, to: { atLeast: 5 } },
      },
    ],
    [
      "Burst deals 4 damage to target creature. Excess damage is dealt to its controller instead. The damage can't be prevented.",
      [oneCreature],
      { do: 'dealDamage', amount: 4, to: it0, excessTo: { controllerOf: it0 }, cantBePrevented: true },
    ],
    [
      'Target creature deals 1 damage to target player.',
      [oneCreature, onePlayer],
      { do: 'dealDamage', amount: 1, source: it0, toPlayers: { target: 1 } },
    ],
    [
      'Target creature loses all abilities.',
      [oneCreature],
      { do: 'modify', what: it0, changes: [{ change: 'removeAllAbilities' }], until: 'forever' },
    ],
    [
      'Burst deals 5 damage divided as you choose among one, two, or three target creatures.',
      [{ objects: creature, count: { min: 1, max: 3 }, divide: 5 }],
      { do: 'dealDamage', amount: 'divided', to: it0 },
    ],
    [
      'Burst deals damage equal to its power divided as you choose among one or two targets. Each of them deals damage equal to its power to Burst.',
      [{ any: true, count: { min: 1, max: 2 }, divide: { number: 'value', value: 'power', of: 'self' } }],
      { do: 'dealDamage', amount: 'divided', to: it0 },
      { do: 'dealDamage', source: it0, amount: { number: 'value', value: 'power', of: 'it' }, to: 'self' },
    ],
    [
      "Burst deals 3 damage to any target. That player or that permanent's controller loses 2 life.",
      [{ any: true }],
      { do: 'dealDamage', amount: 3, to: it0, toPlayers: it0 },
      { do: 'loseLife', amount: 2, who: { union: [it0, { controllerOf: it0 }] } },
    ],
    [
      'Burst deals X damage divided as you choose among one or two targets.',
      [{ any: true, count: { min: 1, max: 2 }, divide: { number: 'x' } }],
      { do: 'dealDamage', amount: 'divided', to: it0, toPlayers: it0 },
    ],
    ['Target player gains 4 life.', [onePlayer], { do: 'gainLife', amount: 4, who: it0 }],
    ['You gain X life.', [], { do: 'gainLife', amount: { number: 'x' } }],
    [
      'You gain life equal to the number of creatures you control.',
      [],
      { do: 'gainLife', amount: { number: 'count', of: { type: 'creature', controller: 'you' } } },
    ],
    [
      'Each opponent loses 2 life and you gain 2 life.',
      [],
      { do: 'loseLife', amount: 2, who: 'opponents' },
      { do: 'gainLife', amount: 2 },
    ],
    ["Target player's life total becomes 10.", [onePlayer], { do: 'setLife', to: 10, who: it0 }],
    ['Your life total becomes 10.', [], { do: 'setLife', to: 10, who: 'you' }],
    [
      'Target creature you control fights target creature an opponent controls.',
      [
        { objects: { type: 'creature', controller: 'you' } },
        { objects: { type: 'creature', controller: 'opponents' } },
      ],
      { do: 'fight', first: it0, second: { target: 1 } },
    ],
  ]);
});

describe('cards', () => {
  spells([
    ['Draw two cards.', [], { do: 'draw', count: 2 }],
    ['Target player draws X cards.', [onePlayer], { do: 'draw', count: { number: 'x' }, who: it0 }],
    [
      'Draw a card for each Forest you control.',
      [],
      { do: 'draw', count: { number: 'count', of: { subtype: 'Forest', controller: 'you' } } },
    ],
    ['Discard a card.', [], { do: 'discard', count: 1, who: 'you' }],
    ['Discard your hand.', [], { do: 'discard', count: 'all', who: 'you' }],
    ['Target player discards their hand.', [onePlayer], { do: 'discard', count: 'all', who: it0 }],
    [
      'Target player discards two cards at random.',
      [onePlayer],
      { do: 'discard', count: 2, who: it0, atRandom: true },
    ],
    [
      'Target player discards a creature card.',
      [onePlayer],
      { do: 'discard', count: 1, who: it0, filter: creature },
    ],
    [
      'Target player discards two land cards.',
      [onePlayer],
      { do: 'discard', count: 2, who: it0, filter: { type: 'land' } },
    ],
    [
      'Target player discards a card of your choice.',
      [onePlayer],
      { do: 'discard', count: 1, who: it0, chosenBy: 'you' },
    ],
    ['Mill three cards.', [], { do: 'mill', count: 3, who: 'you' }],
    ['Each opponent mills three cards.', [], { do: 'mill', count: 3, who: 'opponents' }],
    ['Scry 2.', [], { do: 'perform', action: 'scry', n: 2 }],
    ['Target player scries 1.', [onePlayer], { do: 'perform', action: 'scry', n: 1, who: it0 }],
    ['Surveil 2.', [], { do: 'perform', action: 'surveil', n: 2 }],
    ['Investigate.', [], { do: 'perform', action: 'investigate' }],
    ['Each player investigates.', [], { do: 'perform', action: 'investigate', who: 'everyone' }],
    ['Target player clashes with an opponent.', [onePlayer], { do: 'perform', action: 'clash', who: it0 }],
    ['Clash with an opponent.', [], { do: 'perform', action: 'clash' }],
    ['Target creature explores.', [oneCreature], { do: 'perform', action: 'explore', what: it0 }],
    [
      'Creatures you control connive 2.',
      [],
      { do: 'perform', action: 'connive', what: { all: { type: 'creature', controller: 'you' } }, n: 2 },
    ],
    ['Target creature endures 2.', [oneCreature], { do: 'perform', action: 'endure', what: it0, n: 2 }],
    ['Amass Orcs 2.', [], { do: 'perform', action: 'amass', quality: 'Orc', n: 2 }],
    [
      'Amass Zombies X, where X is the number of creatures you control.',
      [],
      {
        do: 'perform',
        action: 'amass',
        quality: 'Zombie',
        n: { number: 'count', of: { type: 'creature', controller: 'you' } },
      },
    ],
    [
      'Each opponent amasses Orcs 1.',
      [],
      { do: 'perform', action: 'amass', who: 'opponents', quality: 'Orc', n: 1 },
    ],
    ['Detain target creature.', [oneCreature], { do: 'perform', action: 'detain', what: it0 }],
    ['Suspect target creature.', [oneCreature], { do: 'perform', action: 'suspect', what: it0 }],
    ['Support 2.', [oneCreature], { do: 'perform', action: 'support', what: it0, n: 2 }],
    ['The Ring tempts you.', [], { do: 'perform', action: 'tempt' }],
    ['The Ring tempts each opponent.', [], { do: 'perform', action: 'tempt', who: 'opponents' }],
    ['Time travel.', [], { do: 'perform', action: 'time travel' }],
    ['Manifest dread.', [], { do: 'perform', action: 'manifest dread' }],
    [
      'Cloak the top card of your library.',
      [],
      { do: 'perform', action: 'cloak', what: { top: 1, of: 'you' } },
    ],
    ['Collect evidence 6.', [], { do: 'perform', action: 'collect evidence', n: 6 }],
    ['Behold an Elf.', [], { do: 'perform', action: 'behold', quality: 'Elf' }],
    [
      "Triple target creature's power until end of turn.",
      [oneCreature],
      { do: 'perform', action: 'triple', what: it0, quality: 'power' },
    ],
    ['Target player surveils 1.', [onePlayer], { do: 'perform', action: 'surveil', n: 1, who: it0 }],
    ['Look at the top three cards of your library.', [], { do: 'look', at: { top: 3, of: 'you' } }],
    [
      "Look at the top card of target player's library.",
      [onePlayer],
      { do: 'look', at: { top: 1, of: it0 } },
    ],
    [
      'Reveal the top X cards of your library.',
      [],
      { do: 'reveal', what: { top: { number: 'x' }, of: 'you' } },
    ],
    ['Shuffle your library.', [], { do: 'shuffle', who: 'you' }],
    ['Target player shuffles.', [onePlayer], { do: 'shuffle', who: it0 }],
    [
      'Search your library for a creature card, put it into your hand, then shuffle.',
      [],
      { do: 'search', for: creature, count: { min: 0, max: 1 }, to: { zone: 'hand' } },
    ],
    [
      'Search your library for a creature card, reveal it, put it into your hand, then shuffle.',
      [],
      {
        do: 'search',
        who: 'you',
        for: creature,
        count: { min: 0, max: 1 },
        reveal: true,
        to: { zone: 'hand' },
      },
    ],
    [
      'Search your library for up to two basic land cards, reveal them, put them into your hand, then shuffle.',
      [],
      {
        do: 'search',
        for: { type: 'land', supertype: 'basic' },
        count: { min: 0, max: 2 },
        reveal: true,
        to: { zone: 'hand' },
      },
    ],
    [
      'Search your library for two cards, put them into your graveyard, then shuffle.',
      [],
      { do: 'search', for: {}, count: { min: 2, max: 2 }, to: { zone: 'graveyard' } },
    ],
    [
      "Search target player's library for a card and exile it. Then that player shuffles.",
      [onePlayer],
      { do: 'search', library: it0, for: {}, count: { min: 1, max: 1 }, to: { zone: 'exile' } },
    ],
    [
      'Search your library for a land card, put it onto the battlefield tapped.',
      [],
      {
        do: 'search',
        for: { type: 'land' },
        count: { min: 0, max: 1 },
        to: { zone: 'battlefield', tapped: true },
        thenShuffle: false,
      },
    ],
    [
      'Target player searches their library for a card, reveals it, puts it into their hand, then shuffles.',
      [onePlayer],
      { do: 'search', who: it0, for: {}, count: { min: 1, max: 1 }, reveal: true, to: { zone: 'hand' } },
    ],
  ]);
});
