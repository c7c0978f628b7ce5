import { describe, expect, test } from 'vitest';
import type { Instruction, TargetSpec } from '../../../../machines/rules/state/vocabulary/index.ts';
import { creature, drawing, oneCreature, onePlayer, spell, triggers } from './say.ts';

type Row = readonly [string, readonly TargetSpec[], ...Instruction[]];

const spells = (rows: readonly Row[]) =>
  test.each(rows.map(([text, ...rest]) => [text, rest] as const))('%s', (text, [targets, ...effect]) => {
    expect(spell(targets, ...effect)).toBe(text);
  });

const lose: Instruction = { do: 'loseLife', amount: 2, who: 'you' };
const gain: Instruction = { do: 'gainLife', amount: 2 };
const opponent: TargetSpec = { players: 'opponent' };

describe('what belongs together', () => {
  spells([
    ['You draw a card and you lose 2 life.', [], drawing, lose],
    ['Scry 2, then draw a card.', [], { do: 'perform', action: 'scry', n: 2 }, drawing],
    ['Surveil 2, then draw a card.', [], { do: 'perform', action: 'surveil', n: 2 }, drawing],
    [
      'Draw two cards, then discard a card.',
      [],
      { do: 'draw', count: 2 },
      { do: 'discard', count: 1, who: 'you' },
    ],
    [
      'Each opponent loses 2 life and you gain 2 life.',
      [],
      { do: 'loseLife', amount: 2, who: 'opponents' },
      { do: 'gainLife', amount: 2, who: 'you' },
    ],
    [
      'Put a +1/+1 counter on target creature. You gain 2 life.',
      [oneCreature],
      { do: 'putCounters', kind: '+1/+1', count: 1, on: { target: 0 } },
      gain,
    ],
    [
      'Put a +1/+1 counter on target creature and tap it.',
      [oneCreature],
      { do: 'putCounters', kind: '+1/+1', count: 1, on: { target: 0 } },
      { do: 'tap', what: { target: 0 } },
    ],
    [
      'Put a +1/+1 counter on target creature. Tap all creatures.',
      [oneCreature],
      { do: 'putCounters', kind: '+1/+1', count: 1, on: { target: 0 } },
      { do: 'tap', what: { all: creature } },
    ],
    [
      'Burst deals 2 damage to each creature and 1 damage to you.',
      [],
      { do: 'dealDamage', amount: 2, to: { all: creature }, and: [{ amount: 1, toPlayers: 'you' }] },
    ],
    [
      'Burst deals 2 damage to each creature. Burst deals 1 damage to you.',
      [],
      { do: 'dealDamage', amount: 2, to: { all: creature } },
      { do: 'dealDamage', amount: 1, toPlayers: 'you' },
    ],
    [
      'Burst deals 1 damage to you and each creature you control.',
      [],
      { do: 'dealDamage', amount: 1, to: { all: { ...creature, controller: 'you' } }, toPlayers: 'you' },
    ],
    [
      "Creatures you control can't be the targets of spells or abilities this turn, and creatures your opponents control can't block this turn.",
      [],
      {
        do: 'rule',
        what: { all: { ...creature, controller: 'you' } },
        rules: [{ rule: 'cantBeTargetedBy', by: {} }],
        until: 'untilEndOfTurn',
      },
      {
        do: 'rule',
        what: { all: { ...creature, controller: 'opponents' } },
        rules: [{ rule: 'cant', what: 'block' }],
        until: 'untilEndOfTurn',
      },
    ],
    [
      "Double target creature's power until end of turn. That creature can't block this turn.",
      [oneCreature],
      {
        do: 'perform',
        action: 'double',
        what: { target: 0 },
        quality: 'power',
      },
      { do: 'rule', what: { target: 0 }, rules: [{ rule: 'cant', what: 'block' }], until: 'untilEndOfTurn' },
    ],
    [
      'Each opponent loses 2 life, you gain 2 life, and you draw a card.',
      [],
      { do: 'loseLife', amount: 2, who: 'opponents' },
      gain,
      drawing,
    ],
    [
      "Target opponent chooses any number of creatures they control. During that player's next turn, the chosen creatures attack if able, and other creatures can't attack. At the beginning of that turn's end step, destroy each of the chosen creatures that didn't attack this turn.",
      [opponent],
      {
        do: 'choose',
        who: { target: 0 },
        from: { type: 'creature', controller: 'they' },
        count: { min: 0, max: { number: 'count', of: { type: 'creature', controller: 'they' } } },
        as: 'chosen',
      },
      {
        do: 'rule',
        what: { all: { type: 'creature', among: { named: 'chosen' } } },
        rules: [{ rule: 'mustAttack' }],
        inNextTurnOf: { target: 0 },
        until: 'untilEndOfTurn',
      },
      {
        do: 'rule',
        what: { all: { type: 'creature', controller: { target: 0 }, notAmong: { named: 'chosen' } } },
        rules: [{ rule: 'cant', what: 'attack' }],
        inNextTurnOf: { target: 0 },
        until: 'untilEndOfTurn',
      },
      {
        do: 'delayedTrigger',
        when: [{ on: 'begins', step: 'end', whose: { target: 0 } }],
        effect: [
          {
            do: 'destroy',
            what: { all: { type: 'creature', among: { named: 'chosen' }, attackedThisTurn: false } },
          },
        ],
      },
    ],
    [
      "Choose target card in a graveyard other than a land card. Search its owner's graveyard and library for up to two cards with the same name as that card and exile them. Then that player shuffles.",
      [{ objects: { zone: 'graveyard', not: { type: 'land' } } }],
      {
        do: 'search',
        library: { ownerOf: { target: 0 } },
        zones: ['graveyard'],
        for: { sharesNameWith: { target: 0 } },
        count: { min: 0, max: 2 },
        to: { zone: 'exile' },
      },
    ],
    [
      'Choose up to two target creatures. Until your next turn, whenever either of those creatures dies, draw a card.',
      [{ objects: creature, count: { min: 0, max: 2 } }],
      {
        do: 'delayedTrigger',
        when: [{ on: 'dies', object: { among: { named: 'about' } } }],
        about: { target: 0 },
        effect: [drawing],
        until: 'untilYourNextTurn',
      },
    ],
    [
      "Return target creature card from your graveyard to the battlefield. If it's your turn, that creature enters with an additional +1/+1 counter on it.",
      [{ objects: { type: 'creature', zone: 'graveyard', owner: 'you' } }],
      {
        do: 'if',
        condition: { holds: 'turnOf', who: 'you' },
        then: [
          {
            do: 'move',
            what: { target: 0 },
            to: { zone: 'battlefield', counters: { kind: '+1/+1', count: 1 } },
          },
        ],
        else: [{ do: 'move', what: { target: 0 }, to: { zone: 'battlefield' } }],
      },
    ],
    [
      "Burst deals X damage divided as you choose among any number of targets. Tap each creature dealt damage this way. Players dealt damage this way can't cast noncreature spells this turn.",
      [{ any: true, count: { min: 0, max: { number: 'x' } }, divide: { number: 'x' } }],
      {
        do: 'dealDamage',
        amount: 'divided',
        to: { target: 0 },
        toPlayers: { target: 0 },
        as: 'damaged',
      },
      { do: 'tap', what: { all: { type: 'creature', among: { named: 'damaged' } } } },
      {
        do: 'rule',
        players: { named: 'damaged' },
        rules: [{ rule: 'cantCast', what: { notType: 'creature' } }],
        until: 'untilEndOfTurn',
      },
    ],
    [
      'Target player shuffles, then draws a card.',
      [onePlayer],
      { do: 'shuffle', who: { target: 0 } },
      { do: 'draw', count: 1, who: { target: 0 } },
    ],
    [
      'Target player draws two cards and loses 2 life.',
      [onePlayer],
      { do: 'draw', count: 2, who: { target: 0 } },
      { do: 'loseLife', amount: 2, who: { target: 0 } },
    ],
    [
      'Each player discards their hand, then draws seven cards.',
      [],
      { do: 'discard', count: 'all', who: 'everyone' },
      { do: 'draw', count: 7, who: 'everyone' },
    ],
    [
      'Each opponent loses 1 life, discards a card, then mills a card.',
      [],
      { do: 'loseLife', amount: 1, who: 'opponents' },
      { do: 'discard', count: 1, who: 'opponents' },
      { do: 'mill', count: 1, who: 'opponents' },
    ],
    [
      'Target player loses 1 life. Draw a card.',
      [onePlayer],
      { do: 'loseLife', amount: 1, who: { target: 0 } },
      drawing,
    ],
    [
      'Target player mills a card and sacrifices a creature. Draw a card.',
      [onePlayer],
      { do: 'mill', count: 1, who: { target: 0 } },
      { do: 'sacrifice', who: { target: 0 }, filter: creature },
      drawing,
    ],
    [
      'Draw a card. Target player mills a card and loses 2 life.',
      [onePlayer],
      drawing,
      { do: 'mill', count: 1, who: { target: 0 } },
      { do: 'loseLife', amount: 2, who: { target: 0 } },
    ],
    ['Draw a card. You gain 2 life.', [], drawing, gain],
    ['Destroy target creature. Draw a card.', [oneCreature], { do: 'destroy', what: { target: 0 } }, drawing],
    [
      "Destroy target creature. It can't be regenerated. Draw a card.",
      [oneCreature],
      { do: 'destroy', what: { target: 0 }, cantBeRegenerated: true },
      drawing,
    ],
    [
      "Draw a card. If it's your turn, you gain 2 life.",
      [],
      drawing,
      { do: 'if', condition: { holds: 'turnOf', who: 'you' }, then: [gain] },
    ],
    [
      'Draw a card. Until end of turn, target creature gains "{T}: Draw a card."',
      [oneCreature],
      drawing,
      {
        do: 'modify',
        what: { target: 0 },
        changes: [
          {
            change: 'addAbilities',
            abilities: [{ kind: 'activated', cost: [{ pay: 'tap' }], effect: [drawing] }],
          },
        ],
        until: 'untilEndOfTurn',
      },
    ],
    [
      'Draw a card, then put a card from your hand on top of your library.',
      [],
      drawing,
      { do: 'choose', from: { zone: 'hand', owner: 'you' }, count: { min: 1, max: 1 }, as: 'one' },
      { do: 'move', what: { named: 'one' }, to: { zone: 'library' } },
    ],
    [
      'Draw three cards, then put two cards from your hand on top of your library in any order.',
      [],
      { do: 'draw', count: 3 },
      { do: 'choose', from: { zone: 'hand', owner: 'you' }, count: { min: 2, max: 2 }, as: 'two' },
      { do: 'move', what: { named: 'two' }, to: { zone: 'library' } },
    ],
    [
      "Draw a card. Return target creature to its owner's hand.",
      [oneCreature],
      drawing,
      { do: 'move', what: { target: 0 }, to: { zone: 'hand' } },
    ],
    [
      "Exile target creature. Return all artifacts to their owners' hands.",
      [oneCreature],
      { do: 'exile', what: { target: 0 } },
      { do: 'move', what: { all: { type: 'artifact' } }, to: { zone: 'hand' } },
    ],
  ]);

  test('in a trigger', () => {
    expect(triggers({ do: 'putCounters', kind: '+1/+1', count: 1 }, gain)).toBe(
      'put a +1/+1 counter on it and you gain 2 life.',
    );
    expect(triggers(drawing, lose)).toBe('draw a card. You lose 2 life.');
    expect(triggers({ do: 'discard', count: 1, who: 'you' }, lose)).toBe(
      'discard a card and you lose 2 life.',
    );
    expect(triggers(drawing, gain)).toBe('draw a card. You gain 2 life.');
  });
});
