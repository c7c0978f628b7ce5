import { beforeAll, describe, expect, test } from 'vitest';
import { putRulesTogether } from '../../../machines/game/index.ts';
import { ofCreature, ofEnchantment, ofSorcery } from './reads.ts';

beforeAll(putRulesTogether);

const thisTurn = (fact: string, by: string, atLeast: number) => ({
  holds: 'compare',
  what: { number: 'thisTurn', fact, by },
  to: { atLeast },
});
const power = (of: unknown) => ({ number: 'value', value: 'power', of });

describe('what each of several players does', () => {
  test('is done for each of them where each gets what is theirs', () => {
    expect(ofSorcery('Each player gains control of all creatures they own.')).toMatchObject([
      {
        effect: [
          {
            do: 'forEachPlayer',
            of: 'everyone',
            then: [
              {
                do: 'modify',
                what: { all: { type: 'creature', owner: 'they' } },
                changes: [{ change: 'control', by: 'they' }],
              },
            ],
          },
        ],
      },
    ]);
  });
});

describe('events and conditions', () => {
  test.each([
    [
      'Whenever another creature dies, if its power is greater than Tried Card’s, draw a card.'.replace(
        '’',
        "'",
      ),
      {
        if: {
          holds: 'compare',
          what: power({ event: 'object' }),
          to: { atLeast: { number: 'plus', of: [power('self'), 1] } },
        },
      },
    ],
    [
      'Whenever Tried Card attacks, if you gained or lost life this turn, draw a card.',
      { if: { holds: 'either', of: [thisTurn('lifeGained', 'you', 1), thisTurn('lifeLost', 'you', 1)] } },
    ],
    [
      'Whenever Tried Card attacks, if two or more nonland permanents entered the battlefield under your control this turn, draw a card.',
      { if: thisTurn('nonlandPermanentsEntered', 'you', 2) },
    ],
    [
      'Whenever Tried Card attacks, if an opponent was dealt damage this turn, draw a card.',
      { if: thisTurn('damageDealtTo', 'opponents', 1) },
    ],
    [
      "At the beginning of each opponent's upkeep, if that player has two or fewer cards in hand, draw a card.",
      { if: { what: { number: 'cardsIn', zone: 'hand', of: { event: 'player' } }, to: { atMost: 2 } } },
    ],
    [
      'Whenever two or more creatures attack, draw a card.',
      { when: [{ on: 'playerAttacks', by: 'everyone', with: { type: 'creature' }, atLeast: 2 }] },
    ],
    [
      'Whenever a red source you control deals damage to one or more permanents and/or players, draw a card.',
      { when: [{ on: 'dealsDamage', source: { zone: ['battlefield', 'stack'], color: 'R' } }] },
    ],
    [
      'Whenever one or more creatures you control become tapped, draw a card.',
      { when: [{ on: 'tapped', object: { type: 'creature' }, oneOrMore: true }] },
    ],
    [
      'Tried Card has menace as long as it’s renowned.'.replace('’', "'"),
      { if: { holds: 'is', what: 'self', like: { designated: 'renowned' } } },
    ],
  ])('%s', (text, wanted) => {
    expect(ofCreature(text)).toMatchObject([wanted]);
  });
});

describe('what is done', () => {
  test.each([
    [
      "Exile the top card of each player's library, then you may cast any number of spells from among those cards without paying their mana costs.",
      [
        { do: 'exile', what: { top: 1, of: 'everyone' }, as: 'exile' },
        { do: 'castWithoutPaying', what: { named: 'exile' } },
      ],
    ],
    [
      'Target opponent mills five cards. You may cast an instant spell from among them without paying its mana cost.',
      [
        { do: 'mill' },
        { do: 'castWithoutPaying', what: { named: 'mill' }, like: { type: 'instant' }, most: 1 },
      ],
    ],
    [
      'Exile the top card of your library. You may play it this turn without paying its mana cost.',
      [
        { do: 'exile' },
        { do: 'mayPlay', what: { named: 'exile' }, until: 'untilEndOfTurn', withoutPaying: true },
      ],
    ],
    [
      'Put target creature card from your graveyard on top of your library.',
      [{ do: 'move', what: { target: 0 }, to: { zone: 'library', position: 'top' } }],
    ],
    ['You get {E} for each creature you control.', [{ do: 'putCounters', kind: 'energy', onPlayers: 'you' }]],
  ])('%s', (text, wanted) => {
    const read = ofSorcery(text);
    expect(Array.isArray(read) ? read[0].effect : read).toMatchObject(wanted);
  });

  test('what was sacrificed to pay is “it”', () => {
    expect(
      ofCreature(
        "Sacrifice a creature: You draw cards equal to the sacrificed creature's power, then you gain life equal to its toughness.",
      ),
    ).toMatchObject([
      { effect: [{ do: 'draw' }, { amount: { value: 'toughness', of: { paid: 'sacrifice' } } }] },
    ]);
  });
});

describe('what is so', () => {
  test.each([
    [
      'Each creature you control gets +1/+0 for each Aura attached to it.',
      { changes: [{ power: { number: 'count', of: { subtype: 'Aura', attachedTo: 'it' } } }] },
    ],
    [
      'During each of your turns, you may cast a creature spell from your graveyard.',
      { rules: [{ rule: 'mayPlayFrom', onceEachTurn: true }], if: { holds: 'turnOf', who: 'you' } },
    ],
    [
      'Instant spells you cast cost {1} less to cast for each experience counter you have.',
      { costs: [{ less: { number: 'playerCounters', kind: 'experience', on: 'you' } }] },
    ],
    [
      'If a source would deal damage to you or a permanent you control, that source deals double that damage instead.',
      { replaces: { event: { to: { controller: 'you' }, toPlayer: 'you' } } },
    ],
    [
      "Each other creature you control that's a Werewolf or a Wolf gets +1/+1.",
      { affects: { all: { anySubtype: ['Werewolf', 'Wolf'] } } },
    ],
    ['Totem armor', { kind: 'keyword', keyword: 'umbra armor' }],
  ])('%s', (text, wanted) => {
    expect(ofEnchantment(text)).toMatchObject([wanted]);
  });

  test.each([
    ['a creature spell', 'creatureSpells'],
    ['an artifact spell', 'artifactSpells'],
    ['an instant or sorcery spell', 'instantsAndSorceries'],
  ])('mana that is spent only to cast %s', (spell, spendOnly) => {
    expect(ofCreature(`{T}: Add {G}. Spend this mana only to cast ${spell}.`)).toMatchObject([
      { effect: [{ do: 'addMana', spendOnly }] },
    ]);
  });
});
