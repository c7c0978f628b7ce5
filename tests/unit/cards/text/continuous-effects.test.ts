import { describe } from 'vitest';
import { anyTarget, it0, spells, upToTwo } from './rows.ts';
import { creature, drawing, oneCreature, onePlayer } from './say.ts';

describe('continuous effects', () => {
  spells([
    [
      'Target creature gets +3/+3 until end of turn.',
      [oneCreature],
      {
        do: 'modify',
        what: it0,
        changes: [{ change: 'modifyPowerToughness', power: 3, toughness: 3 }],
        until: 'untilEndOfTurn',
      },
    ],
    [
      'Up to two target creatures each get +1/+1 until end of turn.',
      [upToTwo],
      {
        do: 'modify',
        what: it0,
        changes: [{ change: 'modifyPowerToughness', power: 1, toughness: 1 }],
        until: 'untilEndOfTurn',
      },
    ],
    [
      'Creatures you control get +1/+1 and gain haste until end of turn.',
      [],
      {
        do: 'modify',
        what: { all: { type: 'creature', controller: 'you' } },
        changes: [
          { change: 'modifyPowerToughness', power: 1, toughness: 1 },
          { change: 'addAbilities', abilities: [{ kind: 'keyword', keyword: 'haste' }] },
        ],
        until: 'untilEndOfTurn',
      },
    ],
    [
      'All creatures get -2/-2 until end of turn.',
      [],
      {
        do: 'modify',
        what: { all: creature },
        changes: [{ change: 'modifyPowerToughness', power: -2, toughness: -2 }],
        until: 'untilEndOfTurn',
      },
    ],
    [
      'Target creature gets +1/+0 until end of turn for each Forest you control.',
      [oneCreature],
      {
        do: 'modify',
        what: it0,
        changes: [
          {
            change: 'modifyPowerToughness',
            power: { number: 'count', of: { subtype: 'Forest', controller: 'you' } },
            toughness: 0,
          },
        ],
        until: 'untilEndOfTurn',
      },
    ],
    [
      'Until your next turn, target creature loses flying.',
      [oneCreature],
      {
        do: 'modify',
        what: it0,
        changes: [{ change: 'removeKeyword', keyword: 'flying' }],
        until: 'untilYourNextTurn',
      },
    ],
    [
      'Until end of turn, target creature loses all abilities and has base power and toughness 1/1.',
      [oneCreature],
      {
        do: 'modify',
        what: it0,
        changes: [{ change: 'removeAllAbilities' }, { change: 'setPowerToughness', power: 1, toughness: 1 }],
        until: 'untilEndOfTurn',
      },
    ],
    [
      'Until end of turn, target creature gains "{T}: Draw a card."',
      [oneCreature],
      {
        do: 'modify',
        what: it0,
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
      'Gain control of target creature.',
      [oneCreature],
      { do: 'modify', what: it0, changes: [{ change: 'control', by: 'you' }], until: 'forever' },
    ],
    [
      'Gain control of target creature until end of turn.',
      [oneCreature],
      { do: 'modify', what: it0, changes: [{ change: 'control', by: 'you' }], until: 'untilEndOfTurn' },
    ],
    [
      'Target player gains control of target creature until end of turn.',
      [onePlayer, oneCreature],
      {
        do: 'modify',
        what: { target: 1 },
        changes: [{ change: 'control', by: it0 }],
        until: 'untilEndOfTurn',
      },
    ],
    [
      "Target creature can't block this turn.",
      [oneCreature],
      { do: 'rule', what: it0, rules: [{ rule: 'cant', what: 'block' }], until: 'untilEndOfTurn' },
    ],
    [
      "Creatures can't block this turn.",
      [],
      {
        do: 'rule',
        what: { all: creature },
        rules: [{ rule: 'cant', what: 'block' }],
        until: 'untilEndOfTurn',
      },
    ],
    [
      "Target creature can't attack until your next turn.",
      [oneCreature],
      { do: 'rule', what: it0, rules: [{ rule: 'cant', what: 'attack' }], until: 'untilYourNextTurn' },
    ],
    [
      "Target player can't cast creature spells this turn.",
      [onePlayer],
      { do: 'rule', players: it0, rules: [{ rule: 'cantCast', what: creature }], until: 'untilEndOfTurn' },
    ],
    [
      "Your opponents can't gain life this turn.",
      [],
      { do: 'rule', players: 'opponents', rules: [{ rule: 'cantGainLife' }], until: 'untilEndOfTurn' },
    ],
    [
      "Players can't gain life this turn.",
      [],
      { do: 'rule', players: 'everyone', rules: [{ rule: 'cantGainLife' }], until: 'untilEndOfTurn' },
    ],
    [
      "You can't gain life this turn.",
      [],
      { do: 'rule', rules: [{ rule: 'cantGainLife' }], until: 'untilEndOfTurn' },
    ],
    [
      "Damage can't be prevented this turn.",
      [],
      { do: 'rule', players: 'everyone', rules: [{ rule: 'cantPreventDamage' }], until: 'untilEndOfTurn' },
    ],
    [
      'Until end of turn, you may play lands and cast spells from the top of your library.',
      [],
      {
        do: 'rule',
        players: 'you',
        rules: [{ rule: 'mayPlayFrom', from: 'library', what: {}, onlyTop: true }],
        until: 'untilEndOfTurn',
      },
    ],
    [
      'You may play an additional land this turn.',
      [],
      {
        do: 'rule',
        players: 'you',
        rules: [{ rule: 'additionalLands', number: 1 }],
        until: 'untilEndOfTurn',
      },
    ],
    [
      'Target creature attacks this turn if able.',
      [oneCreature],
      { do: 'rule', what: it0, rules: [{ rule: 'mustAttack' }], until: 'untilEndOfTurn' },
    ],
    [
      'Target creature blocks this turn if able.',
      [oneCreature],
      { do: 'rule', what: it0, rules: [{ rule: 'mustBlock' }], until: 'untilEndOfTurn' },
    ],
    [
      'Target creature blocks Burst this turn if able.',
      [oneCreature],
      { do: 'rule', what: it0, rules: [{ rule: 'mustBlock', what: 'self' }], until: 'untilEndOfTurn' },
    ],
    [
      'Target creature must be blocked this turn if able.',
      [oneCreature],
      { do: 'rule', what: it0, rules: [{ rule: 'mustBeBlocked' }], until: 'untilEndOfTurn' },
    ],
    [
      'All creatures able to block target creature this turn do so.',
      [oneCreature],
      { do: 'rule', what: it0, rules: [{ rule: 'mustBeBlocked', by: 'all' }], until: 'untilEndOfTurn' },
    ],
    [
      'Target creature can block an additional creature this turn.',
      [oneCreature],
      { do: 'rule', what: it0, rules: [{ rule: 'blocksAdditional', number: 1 }], until: 'untilEndOfTurn' },
    ],
    [
      "Target creature can't be blocked this turn except by two or more creatures.",
      [oneCreature],
      { do: 'rule', what: it0, rules: [{ rule: 'fewestBlockers', number: 2 }], until: 'untilEndOfTurn' },
    ],
    [
      'You may play two additional lands this turn.',
      [],
      { do: 'rule', rules: [{ rule: 'additionalLands', number: 2 }], until: 'untilEndOfTurn' },
    ],
    [
      'No more than two creatures can attack this turn.',
      [],
      {
        do: 'rule',
        players: 'everyone',
        rules: [{ rule: 'mostAttackers', number: 2 }],
        until: 'untilEndOfTurn',
      },
    ],
    [
      'No more than one creature you control can block this turn.',
      [],
      { do: 'rule', players: 'you', rules: [{ rule: 'mostBlocking', number: 1 }], until: 'untilEndOfTurn' },
    ],
    [
      'No more than one creature target player controls can attack this turn and no more than one creature that player controls can block this turn.',
      [onePlayer],
      {
        do: 'rule',
        players: it0,
        rules: [
          { rule: 'mostAttackers', number: 1 },
          { rule: 'mostBlocking', number: 1 },
        ],
        until: 'untilEndOfTurn',
      },
    ],
    [
      'You have no maximum hand size.',
      [],
      { do: 'rule', rules: [{ rule: 'maximumHandSize', number: 'none' }], until: 'forever' },
    ],
    [
      "Target player can't gain life and doesn't lose unspent mana as steps and phases end.",
      [onePlayer],
      {
        do: 'rule',
        players: it0,
        rules: [{ rule: 'cantGainLife' }, { rule: 'manaLasts' }],
        until: 'forever',
      },
    ],
    [
      "Damage can't be prevented.",
      [],
      { do: 'rule', rules: [{ rule: 'cantPreventDamage' }, { rule: 'cantGainLife' }], until: 'forever' },
    ],
    [
      'Prevent all combat damage that would be dealt this turn.',
      [],
      { do: 'preventDamage', amount: 'all', combat: true, until: 'untilEndOfTurn' },
    ],
    [
      'Until the end of your next turn, target creature gets +1/+1.',
      [oneCreature],
      {
        do: 'modify',
        what: it0,
        changes: [{ change: 'modifyPowerToughness', power: 1, toughness: 1 }],
        until: 'untilEndOfYourNextTurn',
      },
    ],
    [
      'Prevent the next 3 damage that would be dealt to any target this turn.',
      [anyTarget],
      { do: 'preventDamage', amount: 3, to: it0, toPlayers: it0, until: 'untilEndOfTurn' },
    ],
    [
      'Prevent the next 3 damage that would be dealt to one or two targets this turn, divided as you choose.',
      [{ any: true, count: { min: 1, max: 2 }, divide: 3 }],
      { do: 'preventDamage', amount: 'divided', to: it0, toPlayers: it0, until: 'untilEndOfTurn' },
    ],
    [
      'Prevent the next 2 combat damage that would be dealt to target creature this turn.',
      [oneCreature],
      { do: 'preventDamage', amount: 2, to: it0, combat: true, until: 'untilEndOfTurn' },
    ],
    [
      'Prevent all damage that would be dealt to you and creatures you control by target creature this turn.',
      [oneCreature],
      {
        do: 'preventDamage',
        amount: 'all',
        to: { all: { type: 'creature', controller: 'you' } },
        toPlayers: 'you',
        from: it0,
        until: 'untilEndOfTurn',
      },
    ],
    [
      'Until your next turn, prevent all damage that would be dealt to you.',
      [],
      { do: 'preventDamage', amount: 'all', toPlayers: 'you', until: 'untilYourNextTurn' },
    ],
    [
      'If a creature would die this turn, exile it instead.',
      [],
      {
        do: 'replace',
        replacement: { event: { would: 'die', what: creature }, to: { zone: 'exile' } },
        until: 'untilEndOfTurn',
      },
    ],
    [
      'The next time a creature would die this turn, exile it instead.',
      [],
      {
        do: 'replace',
        replacement: { event: { would: 'die', what: creature }, to: { zone: 'exile' } },
        until: 'untilEndOfTurn',
        once: true,
      },
    ],
    [
      'If you would draw a card until your next turn, you gain 2 life instead.',
      [],
      {
        do: 'replace',
        replacement: { event: { would: 'draw', who: 'you' }, instead: [{ do: 'gainLife', amount: 2 }] },
        until: 'untilYourNextTurn',
      },
    ],
  ]);
});
