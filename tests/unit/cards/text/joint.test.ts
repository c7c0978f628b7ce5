import { describe } from 'vitest';
import type {
  Instruction,
  Objects,
  Players,
  Quantity,
  RuleChange,
} from '../../../../machines/rules/state/vocabulary/index.ts';
import { chosen, it1, move } from './phrases.ts';
import { it0, spells, triggered } from './rows.ts';
import { creature, drawing, oneCreature, onePlayer } from './say.ts';

type Rule = Extract<Instruction, { do: 'rule' }>;

const untilEnd = 'untilEndOfTurn';
const pump = (what: Objects): Instruction => ({
  do: 'modify',
  what,
  changes: [{ change: 'modifyPowerToughness', power: 1, toughness: 1 }],
  until: untilEnd,
});
const cant = (what: Objects, more: Partial<Rule> = {}): Instruction => ({
  do: 'rule',
  what,
  rules: [{ rule: 'cant', what: 'block' }],
  until: untilEnd,
  ...more,
});
const ruleOf = (players: Players, rule: RuleChange, more: Partial<Rule> = {}): Instruction => ({
  do: 'rule',
  players,
  rules: [rule],
  until: untilEnd,
  ...more,
});
const hurt = (amount: Quantity, more: Partial<Extract<Instruction, { do: 'dealDamage' }>>): Instruction => ({
  do: 'dealDamage',
  amount,
  ...more,
});

describe('how two instructions are joined', () => {
  spells([
    [
      "You can't lose the game this turn and your opponents can't win the game this turn.",
      [],
      ruleOf('you', { rule: 'cantLose' }),
      ruleOf('opponents', { rule: 'cantWin' }),
    ],
    [
      "You can't lose the game this turn. You can't win the game this turn.",
      [],
      ruleOf('you', { rule: 'cantLose' }),
      ruleOf('you', { rule: 'cantWin' }),
    ],
    [
      "You can't lose the game this turn. Your opponents can't win the game until your next turn.",
      [],
      ruleOf('you', { rule: 'cantLose' }),
      ruleOf('opponents', { rule: 'cantWin' }, { until: 'untilYourNextTurn' }),
    ],
    [
      "Your opponents can't gain life this turn. Creatures can't block this turn.",
      [],
      ruleOf('opponents', { rule: 'cantGainLife' }),
      cant({ all: creature }),
    ],
    [
      "Target creature can't block this turn and it gets +1/+1 until end of turn.",
      [oneCreature],
      cant(it0),
      pump(it0),
    ],
    [
      "Target creature can't block until your next turn. It gets +1/+1 until end of turn.",
      [oneCreature],
      cant(it0, { until: 'untilYourNextTurn' }),
      pump(it0),
    ],
    [
      "Target creature can't block this turn. Target artifact gets +1/+1 until end of turn.",
      [oneCreature, { objects: { type: 'artifact' } }],
      cant(it0),
      pump(it1),
    ],
    [
      "Target creature can't block this turn. Tap that creature.",
      [oneCreature],
      cant(it0),
      { do: 'tap', what: it0 },
    ],
    [
      "Creatures can't block this turn. All creatures get +1/+1 until end of turn.",
      [],
      cant({ all: creature }),
      pump({ all: creature }),
    ],
    [
      "Target creature gets +1/+1 until end of turn and can't block this turn.",
      [oneCreature],
      pump(it0),
      cant(it0),
    ],
    [
      "Target creature gets +1/+1 until end of turn. Target artifact can't block this turn.",
      [oneCreature, { objects: { type: 'artifact' } }],
      pump(it0),
      cant(it1),
    ],
    [
      "All creatures get +1/+1 until end of turn. Creatures can't block this turn.",
      [],
      pump({ all: creature }),
      cant({ all: creature }),
    ],
    [
      "Double target creature's power until end of turn. That creature can't block this turn.",
      [oneCreature],
      { do: 'perform', action: 'double', what: it0, quality: 'power' },
      cant(it0),
    ],
    [
      "Destroy target creature. It can't be regenerated. Tap all creatures.",
      [oneCreature],
      { do: 'destroy', what: it0, cantBeRegenerated: true },
      { do: 'tap', what: { all: creature } },
    ],
    [
      'Destroy target creature, then tap all creatures.',
      [oneCreature],
      { do: 'destroy', what: it0 },
      { do: 'tap', what: { all: creature } },
    ],
    [
      'Burst deals 2 damage to target creature. Burst deals 1 damage to target player.',
      [oneCreature, onePlayer],
      hurt(2, { to: it0 }),
      hurt(1, { toPlayers: it1 }),
    ],
    [
      'Burst deals 2 damage to target creature. Burst deals 1 damage to you.',
      [oneCreature],
      hurt(2, { to: it0 }),
      hurt(1, { toPlayers: 'you' }),
    ],
    [
      'Burst deals 2 damage to target creature. Burst deals 1 damage to it.',
      [oneCreature],
      hurt(2, { to: it0 }),
      hurt(1, { to: it0 }),
    ],
    [
      'Burst deals 2 damage to target creature. Burst deals X damage to you.',
      [oneCreature],
      hurt(2, { to: it0 }),
      hurt({ number: 'x' }, { toPlayers: 'you' }),
    ],
    [
      'Burst deals X damage to target creature. Burst deals 2 damage to you.',
      [oneCreature],
      hurt({ number: 'x' }, { to: it0 }),
      hurt(2, { toPlayers: 'you' }),
    ],
    [
      'Target creature deals 2 damage to target creature. Burst deals 1 damage to you.',
      [oneCreature, oneCreature],
      hurt(2, { to: it0, source: it1 }),
      hurt(1, { toPlayers: 'you' }),
    ],
    [
      'Burst deals 2 damage to target creature. You gain 2 life.',
      [oneCreature],
      hurt(2, { to: it0 }),
      { do: 'gainLife', amount: 2 },
    ],
    [
      'Each opponent loses 2 life. Burst deals 2 damage to target creature.',
      [oneCreature],
      { do: 'loseLife', amount: 2, who: 'opponents' },
      hurt(2, { to: it0 }),
    ],
    [
      "Burst deals 2 damage to target creature. The damage can't be prevented. Burst deals 1 damage to you.",
      [oneCreature],
      hurt(2, { to: it0, cantBePrevented: true }),
      hurt(1, { toPlayers: 'you' }),
    ],
    [
      'Put a stun counter on target creature and tap it.',
      [oneCreature],
      { do: 'putCounters', kind: 'stun', count: 1, on: it0 },
      { do: 'tap', what: it0 },
    ],
    [
      'Put a stun counter on target creature. Tap target artifact.',
      [oneCreature, { objects: { type: 'artifact' } }],
      { do: 'putCounters', kind: 'stun', count: 1, on: it0 },
      { do: 'tap', what: it1 },
    ],
    [
      'Regenerate target creature. Tap that creature.',
      [oneCreature],
      { do: 'regenerate', what: it0 },
      { do: 'tap', what: it0 },
    ],
    [
      "Exile the top two cards of your library, then return all cards exiled with this permanent to their owners' hands.",
      [],
      { do: 'exile', what: { top: 2, of: 'you' }, link: 'k' },
      move({ all: { zone: 'exile', among: { linked: 'k' } } }, 'hand'),
    ],
    [
      "Exile the top two cards of your library. Return all cards exiled with this permanent to their owners' hands.",
      [],
      { do: 'exile', what: { top: 2, of: 'you' }, link: 'k' },
      move({ all: { zone: 'exile', among: { linked: 'other' } } }, 'hand'),
    ],
    [
      'Exile the top two cards of your library. Return all cards from your graveyard to your hand.',
      [],
      { do: 'exile', what: { top: 2, of: 'you' } },
      move({ all: { zone: 'graveyard', owner: 'you' } }, 'hand'),
    ],
    [
      "Exile the top card of your library, then put that card into its owner's hand.",
      [],
      { do: 'exile', what: { top: 1, of: 'you' }, as: 'chosen' },
      move(chosen, 'hand'),
    ],
    [
      'Draw a card. Return all cards from your graveyard to your hand.',
      [],
      drawing,
      move({ all: { zone: 'graveyard', owner: 'you' } }, 'hand'),
    ],
    [
      "Draw a card, then put that card on top of its owner's library.",
      [],
      { do: 'draw', count: 1, as: 'chosen' },
      move(chosen, 'library'),
    ],
    [
      'Exile all creatures and each player returns all creature cards from their graveyard to the battlefield.',
      [],
      { do: 'exile', what: { all: creature } },
      move({ all: { zone: 'graveyard', type: 'creature' } }, 'battlefield'),
    ],
    ['You draw a card and you lose 1 life.', [], drawing, { do: 'loseLife', amount: 1, who: 'you' }],
    [
      'Target player draws a card and you lose 1 life.',
      [onePlayer],
      { do: 'draw', count: 1, who: it0 },
      { do: 'loseLife', amount: 1, who: 'you' },
    ],
    [
      'Shuffle your library. Then exile the top card of your library.',
      [],
      { do: 'shuffle', who: 'you' },
      { do: 'exile', what: { top: 1, of: 'you' } },
    ],
    ['Shuffle your library. Draw a card.', [], { do: 'shuffle', who: 'you' }, drawing],
    [
      'Exile the top two cards of your library. Then if there are three or more cards exiled with this permanent, draw a card.',
      [],
      { do: 'exile', what: { top: 2, of: 'you' }, link: 'k' },
      {
        do: 'if',
        condition: {
          holds: 'exists',
          what: { zone: 'exile', among: { linked: 'k' } },
          count: { atLeast: 3 },
        },
        then: [drawing],
      },
    ],
    [
      'Exile the top two cards of your library. If there are three or more cards exiled with this permanent, draw a card.',
      [],
      { do: 'exile', what: { top: 2, of: 'you' }, link: 'k' },
      {
        do: 'if',
        condition: {
          holds: 'exists',
          what: { zone: 'exile', among: { linked: 'other' } },
          count: { atLeast: 3 },
        },
        then: [drawing],
      },
    ],
    [
      'Exile the top two cards of your library. If there is a card in your graveyard, draw a card.',
      [],
      { do: 'exile', what: { top: 2, of: 'you' } },
      {
        do: 'if',
        condition: { holds: 'exists', what: { zone: 'graveyard', owner: 'you' } },
        then: [drawing],
      },
    ],
    [
      'Mill two cards. If there is a card in your graveyard, draw a card.',
      [],
      { do: 'mill', count: 2, who: 'you' },
      {
        do: 'if',
        condition: { holds: 'exists', what: { zone: 'graveyard', owner: 'you' } },
        then: [drawing],
      },
    ],
  ]);
  triggered([
    ['draw a card. You lose 1 life.', drawing, { do: 'loseLife', amount: 1, who: 'you' }],
    ['draw a card and each opponent loses 1 life.', drawing, { do: 'loseLife', amount: 1, who: 'opponents' }],
    ['you gain 2 life and draw a card.', { do: 'gainLife', amount: 2 }, drawing],
    [
      'you gain 2 life and draw a card, then you may scry 1.',
      { do: 'gainLife', amount: 2 },
      drawing,
      { do: 'may', then: [{ do: 'perform', action: 'scry', n: 1 }] },
    ],
    ['draw a card. You may scry 1.', drawing, { do: 'may', then: [{ do: 'perform', action: 'scry', n: 1 }] }],
    [
      'you gain 2 life and draw a card. Scry 1.',
      { do: 'gainLife', amount: 2 },
      drawing,
      { do: 'perform', action: 'scry', n: 1 },
    ],
  ]);
});
