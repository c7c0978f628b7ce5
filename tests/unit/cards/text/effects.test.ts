import { describe } from 'vitest';
import type {
  Filter,
  Instruction,
  Players,
  RuleChange,
} from '../../../../machines/rules/state/vocabulary/index.ts';
import { anotherCreature, haste, it1 } from './phrases.ts';
import { activated, it0, spells } from './rows.ts';
import { creature, drawing, oneCreature } from './say.ts';

const bearer: Filter = { designated: 'Ring-bearer', controller: 'you' };

const ruleOf = (
  players: Players,
  rule: RuleChange,
  more: Partial<Extract<Instruction, { do: 'rule' }>> = {},
): Instruction => ({ do: 'rule', players, rules: [rule], until: 'untilEndOfTurn', ...more });

describe('what lasts', () => {
  spells([
    [
      'Exchange the text boxes of target creature and another target creature until end of turn.',
      [oneCreature, anotherCreature],
      { do: 'exchangeText', first: it0, second: it1, until: 'untilEndOfTurn' },
    ],
    [
      'Exchange the text boxes of target creature and another target creature.',
      [oneCreature, anotherCreature],
      { do: 'exchangeText', first: it0, second: it1, until: 'forever' },
    ],
    [
      'Target creature gains all activated abilities of target artifact.',
      [oneCreature, { objects: { type: 'artifact' } }],
      { do: 'gainAbilitiesOf', what: it0, of: it1, which: 'activated', until: 'forever' },
    ],
    [
      'Prevent the next 3 damage that would be dealt to you until end of combat.',
      [],
      { do: 'preventDamage', amount: 3, toPlayers: 'you', until: 'untilEndOfCombat' },
    ],
    [
      'Prevent all damage target creature would deal this turn.',
      [oneCreature],
      { do: 'preventDamage', amount: 'all', from: it0, until: 'untilEndOfTurn' },
    ],
    [
      "If a creature would enter the battlefield under an opponent's control this turn, it enters the battlefield under your control instead.",
      [],
      {
        do: 'replace',
        replacement: {
          event: { would: 'enter', what: { type: 'creature', controller: 'opponents' } },
          under: 'you',
        },
        until: 'untilEndOfTurn',
      },
    ],
    [
      'If a creature would enter the battlefield this turn, it enters the battlefield under your control instead.',
      [],
      {
        do: 'replace',
        replacement: { event: { would: 'enter', what: { type: 'creature' } }, under: 'you' },
        until: 'untilEndOfTurn',
      },
    ],
    [
      'Until end of turn, each creature you control enters with an additional +1/+1 counter on it.',
      [],
      {
        do: 'replace',
        replacement: {
          event: { would: 'enter', what: { type: 'creature', controller: 'you' } },
          counters: { kind: '+1/+1', count: 1 },
        },
        until: 'untilEndOfTurn',
      },
    ],
    [
      'Until your next turn, each creature you control enters with an additional +1/+1 counter on it.',
      [],
      {
        do: 'replace',
        replacement: {
          event: { would: 'enter', what: { type: 'creature', controller: 'you' } },
          counters: { kind: '+1/+1', count: 1 },
        },
        until: 'untilYourNextTurn',
      },
    ],
    [
      'If you would lose life this turn, you lose twice that much life instead.',
      [],
      {
        do: 'replace',
        replacement: {
          event: { would: 'loseLife', who: 'you' },
          amount: { number: 'times', of: [2, { number: 'eventAmount' }] },
        },
        until: 'untilEndOfTurn',
      },
    ],
    [
      'Until end of turn, damage that would reduce your life total to less than 1 reduces it to 1 instead.',
      [],
      {
        do: 'replace',
        replacement: { event: { would: 'loseLife', who: 'you', toLessThan: 1 } },
        until: 'untilEndOfTurn',
      },
    ],
    [
      'You get an emblem named Burden with "Your Ring-bearer is legendary." and "Your Ring-bearer can\'t be blocked by creatures with power greater than your Ring-bearer\'s power."',
      [],
      {
        do: 'emblem',
        name: 'Burden',
        abilities: [
          {
            kind: 'static',
            affects: { all: bearer },
            changes: [{ change: 'addSupertypes', supertypes: ['legendary'] }],
          },
          {
            kind: 'static',
            affects: { all: bearer },
            rules: [
              {
                rule: 'cantBeBlockedBy',
                by: {
                  type: 'creature',
                  power: {
                    atLeast: {
                      number: 'plus',
                      of: [{ number: 'value', value: 'power', of: { all: bearer } }, 1],
                    },
                  },
                },
              },
            ],
          },
        ],
      },
    ],
    [
      'You get an emblem with "All creatures have haste as long as it\'s your turn."',
      [],
      {
        do: 'emblem',
        abilities: [
          {
            kind: 'static',
            if: { holds: 'turnOf', who: 'you' },
            affects: { all: creature },
            changes: [{ change: 'addAbilities', abilities: [haste] }],
          },
        ],
      },
    ],
    [
      "You get an emblem with \"As long as it's your turn, you can't lose the game and your opponents can't win the game.\"",
      [],
      {
        do: 'emblem',
        abilities: [
          {
            kind: 'static',
            if: { holds: 'turnOf', who: 'you' },
            players: 'you',
            rules: [{ rule: 'cantLose' }],
          },
          {
            kind: 'static',
            if: { holds: 'turnOf', who: 'you' },
            players: 'opponents',
            rules: [{ rule: 'cantWin' }],
          },
        ],
      },
    ],
    [
      'You get an emblem with "You can\'t lose the game as long as it\'s your turn." and "Your opponents can\'t win the game."',
      [],
      {
        do: 'emblem',
        abilities: [
          {
            kind: 'static',
            if: { holds: 'turnOf', who: 'you' },
            players: 'you',
            rules: [{ rule: 'cantLose' }],
          },
          { kind: 'static', players: 'opponents', rules: [{ rule: 'cantWin' }] },
        ],
      },
    ],
    [
      'You get an emblem with "You can\'t lose the game." and "Your opponents can\'t win the game."',
      [],
      {
        do: 'emblem',
        abilities: [
          { kind: 'static', players: 'you', rules: [{ rule: 'cantLose' }] },
          { kind: 'static', players: 'opponents', rules: [{ rule: 'cantWin' }] },
        ],
      },
    ],
    [
      'You get an emblem with "You can\'t lose the game as long as it\'s your turn." and "At the beginning of your upkeep, draw a card."',
      [],
      {
        do: 'emblem',
        abilities: [
          {
            kind: 'static',
            if: { holds: 'turnOf', who: 'you' },
            players: 'you',
            rules: [{ rule: 'cantLose' }],
          },
          { kind: 'triggered', when: [{ on: 'begins', step: 'upkeep', whose: 'you' }], effect: [drawing] },
        ],
      },
    ],
    [
      'You get an emblem with "At the beginning of your upkeep, draw a card." and "You can\'t lose the game."',
      [],
      {
        do: 'emblem',
        abilities: [
          { kind: 'triggered', when: [{ on: 'begins', step: 'upkeep', whose: 'you' }], effect: [drawing] },
          { kind: 'static', players: 'you', rules: [{ rule: 'cantLose' }] },
        ],
      },
    ],
    [
      'Target creature is goaded for the rest of the game.',
      [oneCreature],
      { do: 'rule', what: it0, rules: [{ rule: 'goaded' }], until: 'forever' },
    ],
    [
      "Target creature can't block.",
      [oneCreature],
      { do: 'rule', what: it0, rules: [{ rule: 'cant', what: 'block' }], until: 'forever' },
    ],
    [
      "Target creature can't block this combat.",
      [oneCreature],
      { do: 'rule', what: it0, rules: [{ rule: 'cant', what: 'block' }], until: 'untilEndOfCombat' },
    ],
    [
      'All creatures able to block target creature this turn do so.',
      [oneCreature],
      { do: 'rule', what: it0, rules: [{ rule: 'mustBeBlocked', by: 'all' }], until: 'untilEndOfTurn' },
    ],
    [
      "Target creature must be blocked by all creatures this turn if able and can't block this turn.",
      [oneCreature],
      {
        do: 'rule',
        what: it0,
        rules: [
          { rule: 'mustBeBlocked', by: 'all' },
          { rule: 'cant', what: 'block' },
        ],
        until: 'untilEndOfTurn',
      },
    ],
    [
      'The next sorcery spell you cast this turn can be cast as though it had flash.',
      [],
      ruleOf(
        'you',
        { rule: 'mayCastAsThoughWith', keyword: 'flash', what: { type: 'sorcery' } },
        { once: true },
      ),
    ],
    [
      'You may cast sorcery spells this turn as though they had flash.',
      [],
      ruleOf('you', { rule: 'mayCastAsThoughWith', keyword: 'flash', what: { type: 'sorcery' } }),
    ],
    [
      'Until end of turn, you may play lands from your graveyard.',
      [],
      ruleOf('you', { rule: 'mayPlayFrom', from: 'graveyard', what: { type: 'land' } }),
    ],
    [
      'Until your next turn, you may play lands from your graveyard.',
      [],
      ruleOf(
        'you',
        { rule: 'mayPlayFrom', from: 'graveyard', what: { type: 'land' } },
        { until: 'untilYourNextTurn' },
      ),
    ],
    ["Damage can't be prevented this turn.", [], ruleOf('you', { rule: 'cantPreventDamage' })],
    [
      "During target creature's controller's next turn, it attacks if able.",
      [oneCreature],
      {
        do: 'rule',
        what: it0,
        inNextTurnOf: { controllerOf: it0 },
        rules: [{ rule: 'mustAttack' }],
        until: 'untilEndOfTurn',
      },
    ],
    [
      "You can't draw cards this turn.",
      [],
      {
        do: 'rule',
        players: 'you',
        inNextTurnOf: 'you',
        rules: [{ rule: 'cantDraw' }],
        until: 'untilEndOfTurn',
      },
    ],
  ]);
  activated([
    [
      'This creature gains all activated abilities of that card until end of turn.',
      {
        do: 'gainAbilitiesOf',
        what: 'self',
        of: { event: 'object' },
        which: 'activated',
        until: 'untilEndOfTurn',
      },
    ],
  ]);
});
