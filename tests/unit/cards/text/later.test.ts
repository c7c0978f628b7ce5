import { describe } from 'vitest';
import { move } from './phrases.ts';
import { it0, spells } from './rows.ts';
import { creature, drawing, oneCreature, onePlayer } from './say.ts';

const untilEnd = 'untilEndOfTurn';

describe('what triggers later', () => {
  spells([
    [
      "Exile target creature. Return it to the battlefield under its owner's control at the beginning of the next end step.",
      [oneCreature],
      { do: 'exile', what: it0, as: 'gone' },
      {
        do: 'delayedTrigger',
        about: { named: 'gone' },
        when: [{ on: 'begins', step: 'end' }],
        effect: [move({ named: 'about' }, 'battlefield')],
      },
    ],
    [
      "Draw a card at the beginning of the next turn's upkeep.",
      [],
      { do: 'delayedTrigger', when: [{ on: 'begins', step: 'upkeep' }], effect: [drawing] },
    ],
    [
      'Draw a card at the beginning of the next cleanup step.',
      [],
      { do: 'delayedTrigger', when: [{ on: 'begins', step: 'cleanup' }], effect: [drawing] },
    ],
    [
      'At the beginning of your next upkeep, draw a card.',
      [],
      { do: 'delayedTrigger', when: [{ on: 'begins', step: 'upkeep', whose: 'you' }], effect: [drawing] },
    ],
    [
      "Exile target creature. Return it to the battlefield under its owner's control at the beginning of your next upkeep.",
      [oneCreature],
      { do: 'exile', what: it0, as: 'gone' },
      {
        do: 'delayedTrigger',
        about: { named: 'gone' },
        when: [{ on: 'begins', step: 'upkeep', whose: 'you' }],
        effect: [move({ named: 'about' }, 'battlefield')],
      },
    ],
    [
      "Exile target creature. At the beginning of each opponent's next upkeep, return that card to the battlefield under its owner's control.",
      [oneCreature],
      { do: 'exile', what: it0, as: 'gone' },
      {
        do: 'delayedTrigger',
        about: { named: 'gone' },
        when: [{ on: 'begins', step: 'upkeep', whose: 'opponents' }],
        effect: [move({ named: 'about' }, 'battlefield')],
      },
    ],
    [
      'At the beginning of each draw step, draw an additional card.',
      [],
      { do: 'delayedTrigger', when: [{ on: 'begins', step: 'draw' }], effect: [drawing] },
    ],
    [
      "At the beginning of each opponent's next upkeep, draw a card.",
      [],
      {
        do: 'delayedTrigger',
        when: [{ on: 'begins', step: 'upkeep', whose: 'opponents' }],
        effect: [drawing],
      },
    ],
    [
      'Until end of turn, whenever you cast a creature spell, draw a card.',
      [],
      {
        do: 'delayedTrigger',
        when: [{ on: 'cast', by: 'you', spell: { type: 'creature' } }],
        effect: [drawing],
        until: untilEnd,
      },
    ],
    [
      'Whenever a creature you control enters this turn, draw a card.',
      [],
      {
        do: 'delayedTrigger',
        when: [{ on: 'enters', object: { type: 'creature', controller: 'you' } }],
        effect: [drawing],
        until: untilEnd,
      },
    ],
    [
      'Whenever a creature you control enters or you cast a creature spell this turn, draw a card.',
      [],
      {
        do: 'delayedTrigger',
        when: [
          { on: 'enters', object: { type: 'creature', controller: 'you' } },
          { on: 'cast', by: 'you', spell: { type: 'creature' } },
        ],
        effect: [drawing],
        until: untilEnd,
      },
    ],
    [
      'Until your next turn, whenever you cast a creature spell, draw a card.',
      [],
      {
        do: 'delayedTrigger',
        when: [{ on: 'cast', by: 'you', spell: { type: 'creature' } }],
        effect: [drawing],
        until: 'untilYourNextTurn',
      },
    ],
    [
      'When you cast a creature spell, draw a card.',
      [],
      {
        do: 'delayedTrigger',
        when: [{ on: 'cast', by: 'you', spell: { type: 'creature' } }],
        effect: [drawing],
      },
    ],
    [
      'When target creature leaves the battlefield this turn, draw a card.',
      [oneCreature],
      {
        do: 'delayedTrigger',
        about: it0,
        when: [{ on: 'leaves', object: { among: { named: 'about' } } }],
        effect: [drawing],
        until: untilEnd,
      },
    ],
    [
      'Tap target creature. When that creature dies this turn, draw a card.',
      [oneCreature],
      { do: 'tap', what: it0 },
      {
        do: 'delayedTrigger',
        about: it0,
        when: [{ on: 'dies', object: { among: { named: 'about' } } }],
        effect: [drawing],
        until: untilEnd,
      },
    ],
    [
      "When a creature dies, if it's your turn, draw a card.",
      [oneCreature],
      {
        do: 'delayedTrigger',
        when: [{ on: 'dies', object: creature }],
        if: { holds: 'turnOf', who: 'you' },
        effect: [drawing],
      },
    ],
    [
      'When a creature dies, target player draws a card.',
      [oneCreature],
      {
        do: 'delayedTrigger',
        when: [{ on: 'dies', object: creature }],
        targets: [onePlayer],
        effect: [{ do: 'draw', count: 1, who: it0 }],
      },
    ],
    [
      'You may pay {2}. When you do, draw a card.',
      [],
      { do: 'may', cost: [{ pay: 'mana', cost: '{2}' }], as: 'paid', then: [] },
      { do: 'reflexive', after: 'paid', effect: [drawing] },
    ],
    [
      'Sacrifice a creature. When you do, destroy target creature.',
      [],
      { do: 'sacrifice', who: 'you', filter: creature, as: 'gone' },
      { do: 'reflexive', after: 'gone', targets: [oneCreature], effect: [{ do: 'destroy', what: it0 }] },
    ],
    [
      'Sacrifice a creature. For each of them, when you do, draw a card.',
      [],
      { do: 'sacrifice', who: 'you', filter: creature, as: 'gone' },
      { do: 'reflexive', after: 'gone', each: true, effect: [drawing] },
    ],
  ]);
});
