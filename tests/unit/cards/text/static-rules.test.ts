import { describe, expect, test } from 'vitest';
import type { Condition, Filter } from '../../../../machines/rules/state/vocabulary/index.ts';
import { burst, is } from './say.ts';

const yours: Filter = { type: 'creature', controller: 'you' };
const onTurn: Condition = { holds: 'turnOf', who: 'you' };

describe('what static abilities forbid, allow and cost', () => {
  test.each<readonly [string, Parameters<typeof is>]>([
    [
      'Each player may play an additional land during each of their turns.',
      [{ players: 'everyone', rules: [{ rule: 'additionalLands', number: 1 }] }],
    ],
    [
      'You may play an additional land on each of your turns.',
      [{ players: 'you', rules: [{ rule: 'additionalLands', number: 1 }] }],
    ],
    [
      'If a land is tapped for mana, it produces {C} instead of any other type and amount.',
      [{ affects: { all: { type: 'land' } }, rules: [{ rule: 'producesInstead', type: 'C' }] }],
    ],
    [
      'If a land is tapped for two or more mana, it produces {C} instead of any other type and amount.',
      [{ affects: { all: { type: 'land' } }, rules: [{ rule: 'producesInstead', type: 'C', ofAtLeast: 2 }] }],
    ],
    [
      'If a creature you control is tapped for mana, it produces twice as much of that mana instead.',
      [{ affects: { all: yours }, rules: [{ rule: 'producesTimes', number: 2 }] }],
    ],
    [
      'If a land is tapped for mana, it produces three times as much of that mana instead.',
      [{ affects: { all: { type: 'land' } }, rules: [{ rule: 'producesTimes', number: 3 }] }],
    ],
    [
      'If a triggered ability of a creature you control triggers, it triggers an additional time.',
      [{ players: 'you', rules: [{ rule: 'triggersAgain', what: { type: 'creature' } }] }],
    ],
    [
      'If an artifact entering causes a triggered ability of a creature you control to trigger, that ability triggers an additional time.',
      [
        {
          players: 'you',
          rules: [{ rule: 'triggersAgain', what: { type: 'creature' }, entering: { type: 'artifact' } }],
        },
      ],
    ],
    [
      "Creatures entering don't cause abilities of permanents your opponents control to trigger.",
      [
        {
          players: 'opponents',
          rules: [{ rule: 'doesntTrigger', what: {}, entering: { type: 'creature' } }],
        },
      ],
    ],
    [
      "You may spend white mana as though it were mana of any color to pay the activation costs of this creature's abilities.",
      [{ rules: [{ rule: 'activatedWithAnyColor', colors: ['W'] }] }],
    ],
    [
      'Equipped creature may have its abilities activated with white mana spent as though it were mana of any color.',
      [{ affects: 'attached', rules: [{ rule: 'activatedWithAnyColor', colors: ['W'] }] }],
    ],
    ['All creatures able to block this creature do so.', [{ rules: [{ rule: 'mustBeBlocked', by: 'all' }] }]],
    [
      'All creatures able to block equipped creature do so.',
      [{ affects: 'attached', rules: [{ rule: 'mustBeBlocked', by: 'all' }] }],
    ],
    ["This spell can't be countered.", [{ rules: [{ rule: 'cant', what: 'beCountered' }] }]],
    [
      "If X is 5 or more, this spell can't be countered.",
      [
        {
          if: { holds: 'compare', what: { number: 'x' }, to: { atLeast: 5 } },
          rules: [{ rule: 'cant', what: 'beCountered' }],
        },
      ],
    ],
    [
      "Spells you control can't be countered.",
      [
        {
          affects: { all: { zone: 'stack', stackObject: 'spell', controller: 'you' } },
          rules: [{ rule: 'cant', what: 'beCountered' }],
        },
      ],
    ],
    ["This spell can't be copied.", [{ rules: [{ rule: 'cant', what: 'beCopied' }] }]],
    [
      "Your opponents can't block with creatures with even mana values.",
      [
        {
          affects: { all: { type: 'creature', controller: 'opponents', manaValueIs: 'even' } },
          rules: [{ rule: 'cant', what: 'block' }],
        },
      ],
    ],
    [
      "Creatures your opponents control can't block.",
      [
        {
          affects: { all: { type: 'creature', controller: 'opponents' } },
          rules: [{ rule: 'cant', what: 'block' }],
        },
      ],
    ],
    [
      "Artifacts your opponents control with even mana values can't block.",
      [
        {
          affects: { all: { type: 'artifact', controller: 'opponents', manaValueIs: 'even' } },
          rules: [{ rule: 'cant', what: 'block' }],
        },
      ],
    ],
    [
      "Creatures your opponents control with even mana values can't attack.",
      [
        {
          affects: { all: { type: 'creature', controller: 'opponents', manaValueIs: 'even' } },
          rules: [{ rule: 'cant', what: 'attack' }],
        },
      ],
    ],
    ["This creature doesn't untap during your untap step.", [{ rules: [{ rule: 'cant', what: 'untap' }] }]],
    [
      "Creatures don't untap during their controllers' untap steps.",
      [{ affects: { all: { type: 'creature' } }, rules: [{ rule: 'cant', what: 'untap' }] }],
    ],
    [
      "Equipped creature doesn't untap during its controller's untap step.",
      [{ affects: 'attached', rules: [{ rule: 'cant', what: 'untap' }] }],
    ],
    [
      'Each creature you control can block an additional creature each combat.',
      [{ affects: { all: yours }, rules: [{ rule: 'blocksAdditional', number: 1 }] }],
    ],
    [
      "Each creature you control can't be blocked except by two or more creatures.",
      [{ affects: { all: yours }, rules: [{ rule: 'fewestBlockers', number: 2 }] }],
    ],
    [
      "This creature can't block as long as it's your turn.",
      [{ if: onTurn, rules: [{ rule: 'cant', what: 'block' }] }],
    ],
    [
      "This creature can't block unless it's your turn.",
      [{ if: { holds: 'not', of: onTurn }, rules: [{ rule: 'cant', what: 'block' }] }],
    ],
    [
      "This creature can't attack or block unless you control a creature.",
      [
        {
          if: { holds: 'not', of: { holds: 'exists', what: yours } },
          rules: [{ rule: 'cant', what: 'attackOrBlock' }],
        },
      ],
    ],
    [
      'As an additional cost to cast this spell, sacrifice a creature.',
      [{ additionalCost: { cost: [{ pay: 'sacrifice', what: { type: 'creature' } }] } }, burst],
    ],
    [
      'As an additional cost to cast this spell, sacrifice a creature or pay {2}.',
      [
        {
          additionalCost: {
            cost: [{ pay: 'sacrifice', what: { type: 'creature' } }],
            or: [{ pay: 'mana', cost: '{2}' }],
          },
        },
        burst,
      ],
    ],
    [
      'As an additional cost to cast this spell, you may pay {2}.',
      [{ additionalCost: { cost: [{ pay: 'mana', cost: '{2}' }], optional: 'x' } }, burst],
    ],
    [
      'As an additional cost to cast this spell, you may pay {2} any number of times.',
      [{ additionalCost: { cost: [{ pay: 'mana', cost: '{2}' }], optional: 'x', repeatable: true } }, burst],
    ],
    [
      "You may pay 3 life rather than pay this spell's mana cost.",
      [{ alternativeCost: { name: 'x', cost: [{ pay: 'life', amount: 3 }] } }, burst],
    ],
    [
      "If it's your turn, you may pay 3 life rather than pay this spell's mana cost.",
      [{ alternativeCost: { name: 'x', cost: [{ pay: 'life', amount: 3 }], if: onTurn } }, burst],
    ],
    [
      'You may cast this card from your graveyard if you discard a land card in addition to paying its other costs.',
      [{ castableFrom: { zones: ['graveyard'], cost: [{ pay: 'discard', what: { type: 'land' } }] } }, burst],
    ],
    [
      "If it's your turn, you may cast this card from your graveyard or from exile.",
      [{ castableFrom: { zones: ['graveyard', 'exile'], if: onTurn } }, burst],
    ],
    [
      "Artifacts and creatures can't have counters put on them.",
      [
        {
          affects: { all: { anyType: ['artifact', 'creature'] } },
          rules: [{ rule: 'cant', what: 'haveCountersPut' }],
        },
      ],
    ],
    ['Spend only black mana on X.', [{ spentOnX: 'B' }, burst]],
    ["X can't be 0.", [{ leastX: 1 }, burst]],
    [
      "As an additional cost to cast this spell, pay {X}. X can't be less than 2.",
      [{ additionalCost: { cost: [{ pay: 'mana', cost: '{X}' }], leastX: 2 } }, burst],
    ],
    ['A deck can have any number of cards named Guard.', [{ deckLimit: 'any' }]],
    ['A deck can have up to seven cards named Guard.', [{ deckLimit: 7 }]],
    ['Guard can be your commander.', [{ mayBeCommander: true }]],
    ['This creature has a static ability.', [{}]],
    [
      'Prevent all damage that would be dealt to you during your turn.',
      [
        {
          replaces: { event: { would: 'dealDamage', atOnce: true, toPlayer: 'you' }, prevent: true },
          if: onTurn,
        },
      ],
    ],
    [
      'As long as you control a creature, prevent all damage that would be dealt to you.',
      [
        {
          replaces: { event: { would: 'dealDamage', atOnce: true, toPlayer: 'you' }, prevent: true },
          if: { holds: 'exists', what: yours },
        },
      ],
    ],
    [
      "As long as it's your turn, if you would draw a card, you gain 2 life instead.",
      [
        {
          replaces: { event: { would: 'draw', who: 'you' }, instead: [{ do: 'gainLife', amount: 2 }] },
          if: onTurn,
        },
      ],
    ],
    [
      "As long as it's an opponent's turn, prevent all damage that would be dealt to you.",
      [
        {
          replaces: { event: { would: 'dealDamage', atOnce: true, toPlayer: 'you' }, prevent: true },
          if: { holds: 'turnOf', who: 'opponents' },
        },
      ],
    ],
  ])('%s', (text, given) => {
    expect(is(...given)).toBe(text);
  });
});
