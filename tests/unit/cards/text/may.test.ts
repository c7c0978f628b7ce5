import { describe } from 'vitest';
import type { TargetSpec } from '../../../../machines/rules/state/vocabulary/index.ts';
import { haste, it1, move } from './phrases.ts';
import { activated, it0, spells } from './rows.ts';
import { creature, drawing, oneCreature, onePlayer } from './say.ts';

const oneSpell: TargetSpec = { objects: { zone: 'stack', stackObject: 'spell' } };
const inGrave: TargetSpec = { objects: { zone: 'graveyard', type: 'creature', owner: 'you' } };

describe('what may be done, and one of several', () => {
  spells([
    [
      'Target player may search their library for a land card, put it into their hand, then shuffle.',
      [onePlayer],
      {
        do: 'may',
        who: it0,
        then: [
          { do: 'search', who: it0, for: { type: 'land' }, count: { min: 0, max: 1 }, to: { zone: 'hand' } },
        ],
      },
    ],
    [
      'Target player may draw a card.',
      [onePlayer],
      { do: 'may', who: it0, then: [{ do: 'draw', count: 1, who: it0 }] },
    ],
    [
      'You may have target player draw a card.',
      [onePlayer],
      { do: 'may', then: [{ do: 'draw', count: 1, who: it0 }] },
    ],
    [
      'Target player may gain 2 life.',
      [onePlayer],
      { do: 'may', who: it0, then: [{ do: 'gainLife', amount: 2, who: it0 }] },
    ],
    [
      'You may copy target spell. You may choose new targets for the copy.',
      [oneSpell],
      { do: 'may', then: [{ do: 'copySpell', what: it0, newTargets: true }] },
    ],
    ['You may copy target spell.', [oneSpell], { do: 'may', then: [{ do: 'copySpell', what: it0 }] }],
    [
      'You may copy Burst and may choose a new target for the copy.',
      [oneSpell],
      { do: 'may', then: [{ do: 'copySpell', what: 'self', newTargets: true }] },
    ],
    [
      'You may copy Burst and may choose a new target for the copy.',
      [oneCreature],
      { do: 'may', then: [{ do: 'copySpell', what: 'self', newTargets: true }] },
    ],
    [
      'You may copy Burst and may choose new targets for the copy.',
      [oneCreature, oneCreature],
      { do: 'may', then: [{ do: 'copySpell', what: 'self', newTargets: true }] },
    ],
    [
      'You may copy Burst and may choose new targets for the copy.',
      [{ objects: creature, count: { min: 1, max: 2 } }],
      { do: 'may', then: [{ do: 'copySpell', what: 'self', newTargets: true }] },
    ],
    [
      'You may copy Burst and may choose new targets for the copy.',
      [],
      { do: 'may', then: [{ do: 'copySpell', what: 'self', newTargets: true }] },
    ],
    [
      'Target player may copy target spell and may choose new targets for the copy.',
      [onePlayer, oneSpell],
      { do: 'may', who: it0, then: [{ do: 'copySpell', what: it1, who: it0, newTargets: true }] },
    ],
    [
      'Target player may copy target spell.',
      [onePlayer, oneSpell],
      { do: 'may', who: it0, then: [{ do: 'copySpell', what: it1, who: it0 }] },
    ],
    [
      "Target player may pay {2}. If they do, draw a card. If they don't, that player loses 1 life.",
      [onePlayer],
      {
        do: 'may',
        who: it0,
        cost: [{ pay: 'mana', cost: '{2}' }],
        then: [drawing],
        else: [{ do: 'loseLife', amount: 1, who: it0 }],
      },
    ],
    [
      'You may have target player lose 1 life.',
      [onePlayer],
      { do: 'may', then: [{ do: 'loseLife', amount: 1, who: it0 }] },
    ],
    ['You may lose 1 life.', [onePlayer], { do: 'may', then: [{ do: 'loseLife', amount: 1, who: 'you' }] }],
    [
      'You may have target player gain control of target creature.',
      [oneCreature, onePlayer],
      {
        do: 'may',
        then: [{ do: 'modify', what: it0, changes: [{ change: 'control', by: it1 }], until: 'forever' }],
      },
    ],
    [
      'You may gain control of target creature until end of turn.',
      [oneCreature],
      {
        do: 'may',
        then: [
          { do: 'modify', what: it0, changes: [{ change: 'control', by: 'you' }], until: 'untilEndOfTurn' },
        ],
      },
    ],
    [
      'You may have target creature become an artifact in addition to its other types until end of turn.',
      [oneCreature],
      {
        do: 'may',
        then: [
          {
            do: 'modify',
            what: it0,
            changes: [{ change: 'addTypes', types: ['artifact'] }],
            until: 'untilEndOfTurn',
          },
        ],
      },
    ],
    [
      'You may have target creature get +1/+1 until end of turn.',
      [oneCreature],
      {
        do: 'may',
        then: [
          {
            do: 'modify',
            what: it0,
            changes: [{ change: 'modifyPowerToughness', power: 1, toughness: 1 }],
            until: 'untilEndOfTurn',
          },
        ],
      },
    ],
    [
      "You may change target creature's base power and toughness to target creature's power and toughness until end of turn.",
      [oneCreature, oneCreature],
      {
        do: 'may',
        then: [
          {
            do: 'modify',
            what: it0,
            changes: [
              {
                change: 'setPowerToughness',
                power: { number: 'value', value: 'power', of: it1 },
                toughness: { number: 'value', value: 'toughness', of: it1 },
              },
            ],
            until: 'untilEndOfTurn',
          },
        ],
      },
    ],
    [
      'Target creature gains your choice of haste or flying until end of turn.',
      [oneCreature],
      {
        do: 'oneOf',
        options: [
          {
            word: 'a',
            then: [
              {
                do: 'modify',
                what: it0,
                changes: [{ change: 'addAbilities', abilities: [haste] }],
                until: 'untilEndOfTurn',
              },
            ],
          },
          {
            word: 'b',
            then: [
              {
                do: 'modify',
                what: it0,
                changes: [{ change: 'addAbilities', abilities: [{ kind: 'keyword', keyword: 'flying' }] }],
                until: 'untilEndOfTurn',
              },
            ],
          },
        ],
      },
    ],
    [
      "Target creature gains target player's choice of haste or flying until end of turn.",
      [oneCreature, onePlayer],
      {
        do: 'oneOf',
        who: it1,
        options: [
          {
            word: 'a',
            then: [
              {
                do: 'modify',
                what: it0,
                changes: [{ change: 'addAbilities', abilities: [haste] }],
                until: 'untilEndOfTurn',
              },
            ],
          },
          {
            word: 'b',
            then: [
              {
                do: 'modify',
                what: it0,
                changes: [{ change: 'addAbilities', abilities: [{ kind: 'keyword', keyword: 'flying' }] }],
                until: 'untilEndOfTurn',
              },
            ],
          },
        ],
      },
    ],
    [
      'Tap target creature, or it gains haste until end of turn.',
      [oneCreature],
      {
        do: 'oneOf',
        options: [
          { word: 'a', then: [{ do: 'tap', what: it0 }] },
          {
            word: 'b',
            then: [
              {
                do: 'modify',
                what: it0,
                changes: [{ change: 'addAbilities', abilities: [haste] }],
                until: 'untilEndOfTurn',
              },
            ],
          },
        ],
      },
    ],
    [
      'Target creature gains haste until end of turn. Draw a card, or draw a card.',
      [oneCreature],
      {
        do: 'oneOf',
        options: [
          {
            word: 'a',
            then: [
              {
                do: 'modify',
                what: it0,
                changes: [{ change: 'addAbilities', abilities: [haste] }],
                until: 'untilEndOfTurn',
              },
              drawing,
            ],
          },
          { word: 'b', then: [drawing] },
        ],
      },
    ],
    [
      'Draw a card, or you gain 2 life, or scry 2.',
      [],
      {
        do: 'oneOf',
        options: [
          { word: 'a', then: [drawing] },
          { word: 'b', then: [{ do: 'gainLife', amount: 2 }] },
          { word: 'c', then: [{ do: 'perform', action: 'scry', n: 2 }] },
        ],
      },
    ],
    [
      'Return target creature card from your graveyard to the battlefield face up or face down.',
      [inGrave],
      {
        do: 'oneOf',
        options: [
          { word: 'up', then: [move(it0, 'battlefield')] },
          { word: 'down', then: [move(it0, 'battlefield', { faceDown: true })] },
        ],
      },
    ],
    [
      'Return target creature card from your graveyard to the battlefield, or return it to your hand.',
      [inGrave],
      {
        do: 'oneOf',
        options: [
          { word: 'up', then: [move(it0, 'battlefield')] },
          { word: 'down', then: [move(it0, 'hand')] },
        ],
      },
    ],
    [
      'Return target creature card from your graveyard to the battlefield tapped, or return it to the battlefield face down.',
      [inGrave],
      {
        do: 'oneOf',
        options: [
          { word: 'up', then: [move(it0, 'battlefield', { tapped: true })] },
          { word: 'down', then: [move(it0, 'battlefield', { faceDown: true })] },
        ],
      },
    ],
    [
      'Return target creature card from your graveyard to the battlefield, or return it to the battlefield face down, or draw a card.',
      [inGrave],
      {
        do: 'oneOf',
        options: [
          { word: 'a', then: [move(it0, 'battlefield')] },
          { word: 'b', then: [move(it0, 'battlefield', { faceDown: true })] },
          { word: 'c', then: [drawing] },
        ],
      },
    ],
    [
      'Draw a card, or return target creature card from your graveyard to the battlefield face down.',
      [inGrave],
      {
        do: 'oneOf',
        options: [
          { word: 'a', then: [drawing] },
          { word: 'b', then: [move(it0, 'battlefield', { faceDown: true })] },
        ],
      },
    ],
    [
      'Return target creature card from your graveyard to the battlefield, or draw a card.',
      [inGrave],
      {
        do: 'oneOf',
        options: [
          { word: 'a', then: [move(it0, 'battlefield')] },
          { word: 'b', then: [drawing] },
        ],
      },
    ],
  ]);
  activated([
    [
      "You may change this creature's base power and toughness to that card's power and toughness until end of turn.",
      {
        do: 'may',
        then: [
          {
            do: 'modify',
            what: 'self',
            changes: [
              {
                change: 'setPowerToughness',
                power: { number: 'value', value: 'power', of: { event: 'object' } },
                toughness: { number: 'value', value: 'toughness', of: { event: 'object' } },
              },
            ],
            until: 'untilEndOfTurn',
          },
        ],
      },
    ],
    [
      'You may have this creature have base power and toughness 4/4 until end of turn.',
      {
        do: 'may',
        then: [
          {
            do: 'modify',
            what: 'self',
            changes: [{ change: 'setPowerToughness', power: 4, toughness: 4 }],
            until: 'untilEndOfTurn',
          },
        ],
      },
    ],
    [
      'You may have this creature have base power and toughness 4/4 and gain haste until end of turn.',
      {
        do: 'may',
        then: [
          {
            do: 'modify',
            what: 'self',
            changes: [
              { change: 'setPowerToughness', power: 4, toughness: 4 },
              { change: 'addAbilities', abilities: [haste] },
            ],
            until: 'untilEndOfTurn',
          },
        ],
      },
    ],
  ]);
});
