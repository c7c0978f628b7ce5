import { describe } from 'vitest';
import { cardInExile, it1, move, oneSpell } from './phrases.ts';
import { it0, spells } from './rows.ts';
import { onePlayer } from './say.ts';

describe('what is cast, and how the game goes on', () => {
  spells([
    ['Change the target of target spell.', [oneSpell], { do: 'changeTargets', what: it0, which: 'all' }],
    ['Change a target of target spell.', [oneSpell], { do: 'changeTargets', what: it0, which: 'one' }],
    [
      'Target player changes any targets of target spell.',
      [onePlayer, oneSpell],
      { do: 'changeTargets', what: it1, which: 'any', who: it0 },
    ],
    ['You may choose new targets for target spell.', [oneSpell], { do: 'chooseNewTargets', what: it0 }],
    [
      'You may cast a spell from your hand without paying its mana cost.',
      [],
      { do: 'castWithoutPaying', what: { all: { zone: 'hand', owner: 'you' } }, most: 1 },
    ],
    [
      'You may cast an instant spell from your hand without paying its mana cost.',
      [],
      {
        do: 'castWithoutPaying',
        what: { all: { zone: 'hand', owner: 'you' } },
        most: 1,
        like: { type: 'instant' },
      },
    ],
    [
      'You may cast target card from exile without paying its mana cost.',
      [cardInExile],
      { do: 'castWithoutPaying', what: it0, most: 1 },
    ],
    [
      "You may cast target card from exile without paying its mana cost if it's an instant spell.",
      [cardInExile],
      { do: 'castWithoutPaying', what: it0, like: { type: 'instant' } },
    ],
    [
      'You may play target card from exile without paying its mana cost.',
      [cardInExile],
      { do: 'castWithoutPaying', what: it0, lands: true },
    ],
    [
      'Cast target card from exile if able without paying its mana cost.',
      [cardInExile],
      { do: 'castWithoutPaying', what: it0, must: true },
    ],
    [
      "You may cast target card from exile without paying its mana cost if it's a spell with lesser mana value.",
      [cardInExile],
      {
        do: 'castWithoutPaying',
        what: it0,
        like: {
          manaValue: {
            atMost: {
              number: 'minus',
              of: [{ number: 'value', value: 'manaValue', of: { event: 'object' } }, 1],
            },
          },
        },
      },
    ],
    [
      "You may cast target card from exile without paying its mana cost if it's a spell with mana value less than or equal to its mana value minus 2.",
      [cardInExile],
      {
        do: 'castWithoutPaying',
        what: it0,
        like: {
          manaValue: {
            atMost: {
              number: 'minus',
              of: [{ number: 'value', value: 'manaValue', of: { event: 'object' } }, 2],
            },
          },
        },
      },
    ],
    [
      "You may cast target card from exile without paying its mana cost if it's a spell with mana value less than its power.",
      [cardInExile],
      {
        do: 'castWithoutPaying',
        what: it0,
        like: {
          manaValue: {
            atMost: {
              number: 'minus',
              of: [{ number: 'value', value: 'power', of: { event: 'object' } }, 1],
            },
          },
        },
      },
    ],
    [
      "You may cast target card from exile without paying its mana cost if it's an instant spell with lesser mana value.",
      [cardInExile],
      {
        do: 'castWithoutPaying',
        what: it0,
        like: {
          type: 'instant',
          manaValue: {
            atMost: {
              number: 'minus',
              of: [{ number: 'value', value: 'manaValue', of: { event: 'object' } }, 1],
            },
          },
        },
      },
    ],
    [
      'You may cast target card from exile by paying 3 life rather than paying its mana cost.',
      [cardInExile],
      { do: 'cast', what: it0, alternativeCost: { name: 'other', cost: [{ pay: 'life', amount: 3 }] } },
    ],
    [
      'Exile the top card of your library. Until end of turn, you may play that card.',
      [],
      { do: 'exile', what: { top: 1, of: 'you' }, as: 'gone' },
      { do: 'mayPlay', what: { named: 'gone' }, until: 'untilEndOfTurn' },
    ],
    [
      'Exile the top card of your library. You may cast that card for as long as it remains exiled, and you may spend mana as though it were mana of any type to cast that spell.',
      [],
      { do: 'exile', what: { top: 1, of: 'you' }, as: 'gone' },
      { do: 'mayPlay', what: { named: 'gone' }, until: 'forever', onlyCast: true, asThough: 'anyType' },
    ],
    [
      'Exile the top card of your library. Until your next turn, you may play that card without paying its mana cost and you may spend mana as though it were mana of any color to cast that spell.',
      [],
      { do: 'exile', what: { top: 1, of: 'you' }, as: 'gone' },
      {
        do: 'mayPlay',
        what: { named: 'gone' },
        until: 'untilYourNextTurn',
        withoutPaying: true,
        asThough: 'anyColor',
      },
    ],
    [
      'You may play target card from exile for as long as it remains exiled.',
      [cardInExile],
      { do: 'mayPlay', what: it0, until: 'forever' },
    ],
    ['Restart the game.', [], { do: 'restartGame' }],
    [
      'Restart the game, leaving in exile all cards exiled with this permanent.',
      [],
      { do: 'restartGame', except: { all: { zone: 'exile', among: { linked: 'x' } } } },
    ],
    [
      'Restart the game, leaving in exile all cards exiled with this permanent. Then return those cards to the battlefield under your control.',
      [],
      {
        do: 'restartGame',
        except: { all: { zone: 'exile', among: { linked: 'x' } } },
        as: 'kept',
        then: [move({ named: 'kept' }, 'battlefield', { under: 'you' })],
      },
    ],
    [
      'After this phase, there is an additional combat phase.',
      [],
      { do: 'extraPhases', after: 'thisPhase', phases: ['combat'] },
    ],
    [
      'After this phase, there is an additional combat phase followed by an additional main phase.',
      [],
      { do: 'extraPhases', phases: ['combat', 'postcombatMain'] },
    ],
    [
      'After this step, there is an additional upkeep step.',
      [],
      { do: 'extraPhases', after: 'thisStep', phases: ['upkeep'] },
    ],
    [
      "After this turn's combat, there is an additional main phase.",
      [],
      { do: 'extraPhases', after: 'combat', phases: ['precombatMain'] },
    ],
    [
      "Before this turn's end of combat, there is an additional combat damage step.",
      [],
      { do: 'extraPhases', before: 'endOfCombat', phases: ['combatDamage'] },
    ],
    [
      'You get an additional beginning phase after this phase.',
      [],
      { do: 'extraPhases', who: 'you', after: 'thisPhase', phases: ['beginning'] },
    ],
    ['Target player skips their next draw step.', [onePlayer], { do: 'skip', who: it0, what: 'draw' }],
    [
      "You control target player during that player's next turn.",
      [onePlayer],
      { do: 'controlPlayer', who: it0, by: 'you' },
    ],
    ['Target player takes an extra turn after this one.', [onePlayer], { do: 'extraTurn', who: it0 }],
  ]);
});
