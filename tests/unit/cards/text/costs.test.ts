import { describe, expect, test } from 'vitest';
import type {
  CardDefinition,
  CostChange,
  CostPart,
  StaticAbility,
} from '../../../../machines/rules/state/vocabulary/index.ts';
import { burst, cost, creature, is } from './say.ts';
import { lands, plus } from './statics.ts';

describe('costs that are different', () => {
  test.each([
    [
      'Creature spells cost {1} more to cast.',
      { of: 'spells', like: creature, more: [{ pay: 'mana', cost: '{1}' }] },
    ],
    ['Spells cost {1} less to cast.', { of: 'spells', by: 'everyone', less: 1 }],
    ['Creature spells you cast cost {1} less to cast.', { of: 'spells', by: 'you', like: creature, less: 1 }],
    [
      'Creature spells you cast cost {G} less to cast.',
      { of: 'spells', by: 'you', like: creature, lessColored: '{G}' },
    ],
    [
      'Spells your opponents cast cost {1} more to cast.',
      { of: 'spells', by: 'opponents', more: [{ pay: 'mana', cost: '{1}' }] },
    ],
    [
      'Spells defending player casts cost {1} more to cast.',
      { of: 'spells', by: 'defending', more: [{ pay: 'mana', cost: '{1}' }] },
    ],
    [
      'Spells your opponents cast that target a creature cost {2} more to cast.',
      { of: 'spells', by: 'opponents', targeting: creature, more: [{ pay: 'mana', cost: '{2}' }] },
    ],
    [
      'Activated abilities of creatures cost {2} less to activate.',
      { of: 'abilities', like: creature, less: 2 },
    ],
    [
      'Equip abilities of Equipment you activate cost {1} less to activate.',
      { of: 'abilities', by: 'you', keyword: 'equip', like: { subtype: 'Equipment' }, less: 1 },
    ],
    [
      'Loyalty abilities of planeswalkers cost an additional {1} to activate.',
      {
        of: 'abilities',
        loyalty: true,
        like: { type: 'planeswalker' },
        more: [{ pay: 'mana', cost: '{1}' }],
      },
    ],
    [
      'Spells cost {X} less to cast, where X is the number of lands you control.',
      { of: 'spells', less: lands },
    ],
    ['Spells cost {X} less to cast.', { of: 'spells', less: { number: 'x' } }],
    [
      'This spell costs {1} less to cast for each land you control.',
      { of: 'spells', like: { among: 'self' }, less: { number: 'times', of: [1, lands] } },
    ],
    [
      'This spell costs {1} less to cast for each creature on the battlefield.',
      {
        of: 'spells',
        like: { among: 'self' },
        less: { number: 'times', of: [1, { number: 'count', of: creature }] },
      },
    ],
    [
      'This spell costs {1} less to cast for each creature card in your graveyard.',
      {
        of: 'spells',
        like: { among: 'self' },
        less: {
          number: 'times',
          of: [1, { number: 'count', of: { type: 'creature', zone: 'graveyard', owner: 'you' } }],
        },
      },
    ],
    [
      'This spell costs {2} less to cast for each other spell cast this turn.',
      {
        of: 'spells',
        like: { among: 'self' },
        less: { number: 'times', of: [2, { number: 'thisTurn', fact: 'spellsCast', by: 'everyone' }] },
      },
    ],
    ['This spell costs {3} less to cast.', { of: 'spells', like: { among: 'self' }, less: 3 }],
    [
      'This spell costs {X} less to cast, where X is your life total.',
      { of: 'spells', like: { among: 'self' }, less: { number: 'life', of: 'you' } },
    ],
  ] as readonly (readonly [string, CostChange])[])('%s', (text, change) => {
    expect(is({ costs: [change] }, burst)).toBe(text);
  });

  test.each([
    [
      'As an additional cost to cast this spell, sacrifice a creature.',
      { additionalCost: { cost: [{ pay: 'sacrifice', what: creature }] } },
    ],
    [
      'As an additional cost to cast this spell, sacrifice a creature or pay {2}.',
      {
        additionalCost: { cost: [{ pay: 'sacrifice', what: creature }], or: [{ pay: 'mana', cost: '{2}' }] },
      },
    ],
    [
      'As an additional cost to cast this spell, you may pay {2}.',
      { additionalCost: { cost: [{ pay: 'mana', cost: '{2}' }], optional: 'more' } },
    ],
    [
      'As an additional cost to cast this spell, you may pay {2} any number of times.',
      { additionalCost: { cost: [{ pay: 'mana', cost: '{2}' }], optional: 'more', repeatable: true } },
    ],
    [
      "You may pay 2 life and exile a card from your hand rather than pay this spell's mana cost.",
      {
        alternativeCost: {
          name: 'a',
          cost: [
            { pay: 'life', amount: 2 },
            { pay: 'exile', what: { zone: 'hand', owner: 'you' } },
          ],
        },
      },
    ],
    [
      "If it's your turn, you may pay {1} rather than pay this spell's mana cost.",
      {
        alternativeCost: {
          name: 'a',
          if: { holds: 'turnOf', who: 'you' },
          cost: [{ pay: 'mana', cost: '{1}' }],
        },
      },
    ],
    ["Cast this spell only if it's your turn.", { castOnlyIf: { holds: 'turnOf', who: 'you' } }],
    [
      'Cast this spell only during combat before blockers are declared.',
      { castOnlyIf: { holds: 'beforeInCombat', point: 'blockers', ofEach: true } },
    ],
    [
      "Cast this spell only during an opponent's turn, before attackers are declared.",
      {
        castOnlyIf: {
          holds: 'both',
          of: [
            { holds: 'turnOf', who: 'opponents' },
            { holds: 'beforeInCombat', point: 'attackers' },
          ],
        },
      },
    ],
    ['Cast this spell only after combat.', { castOnlyIf: { holds: 'afterInCombat', point: 'combat' } }],
    [
      "Cast this spell only if it's the upkeep or it's the draw step.",
      {
        castOnlyIf: {
          holds: 'either',
          of: [
            { holds: 'during', step: 'upkeep' },
            { holds: 'during', step: 'draw' },
          ],
        },
      },
    ],
    [
      "Cast this spell only if it's the beginning of combat step or it's the draw step.",
      {
        castOnlyIf: {
          holds: 'either',
          of: [
            { holds: 'during', step: 'beginningOfCombat' },
            { holds: 'during', step: 'draw' },
          ],
        },
      },
    ],
    [
      "Cast this spell only if it's the draw step or it's the declare attackers step.",
      {
        castOnlyIf: {
          holds: 'either',
          of: [
            { holds: 'during', step: 'draw' },
            { holds: 'during', step: 'declareAttackers' },
          ],
        },
      },
    ],
    [
      "Cast this spell only if it's your turn or it's the draw step.",
      {
        castOnlyIf: {
          holds: 'either',
          of: [
            { holds: 'turnOf', who: 'you' },
            { holds: 'during', step: 'draw' },
          ],
        },
      },
    ],
    ['You may cast this card from your graveyard.', { castableFrom: { zones: ['graveyard'] } }],
    [
      'You may cast this card from your graveyard or from exile, but not from anywhere else.',
      { castableFrom: { zones: ['graveyard', 'exile'], only: true } },
    ],
    ['A deck can have any number of cards named Burst.', { deckLimit: 'any' }],
    ['A deck can have up to seven cards named Burst.', { deckLimit: 7 }],
    [
      'If Burst is in your opening hand, you may begin the game with it on the battlefield.',
      { openingHand: [{ do: 'move', what: 'self', to: { zone: 'battlefield' } }] },
    ],
    [
      'You may reveal this card from your opening hand. If you do, scry 3.',
      {
        openingHand: [
          { do: 'reveal', what: 'self' },
          { do: 'perform', action: 'scry', n: 3 },
        ],
      },
    ],
  ] as readonly (readonly [string, Omit<StaticAbility, 'kind'>])[])('%s', (text, parts) => {
    expect(is(parts, burst)).toBe(text);
  });

  test('a land is played', () => {
    const land: CardDefinition = { name: 'Ground', types: ['land'] };
    expect(is({ castableFrom: { zones: ['graveyard'] } }, land)).toBe(
      'You may play this card from your graveyard.',
    );
  });

  test('all that it says', () => {
    expect(
      is({
        changes: [plus(1)],
        rules: [{ rule: 'cant', what: 'block' }],
        costs: [{ of: 'spells', less: 1 }],
      }),
    ).toBe("This creature gets +1/+1 and can't block. Spells cost {1} less to cast.");
    expect(is({ changes: [plus(1)], abilityWord: 'Metalcraft' })).toBe(
      'Metalcraft — This creature gets +1/+1.',
    );
  });
});

describe('what is paid with other things than mana', () => {
  test.each([
    ['Exile one or more artifacts', { pay: 'exile', what: { type: 'artifact' }, count: 1, orMore: true }],
    ['Exile two artifacts', { pay: 'exile', what: { type: 'artifact' }, count: 2 }],
    ['Exile this creature', { pay: 'exile', what: 'self' }],
    ['Waterbend {3}', { pay: 'perform', action: 'waterbend', cost: '{3}' }],
    ['Blight 2', { pay: 'perform', action: 'blight', n: 2 }],
  ] satisfies readonly (readonly [string, CostPart])[])('%s', (text, part) => {
    expect(cost(part)).toBe(text);
  });

  const forGeneric =
    "For each generic mana in this spell's total cost, you may tap an untapped creature you control rather than pay that mana.";
  const paysGeneric: CostPart = { pay: 'tapPermanents', what: creature, count: 1 };

  test('702.51a: generic mana, and colored mana as well', () => {
    expect(is({ paysGeneric }, burst)).toBe(forGeneric);
    expect(is({ paysGeneric, paysColored: true }, burst)).toBe(
      `For each colored mana in this spell's total cost, you may tap an untapped creature of that color you control rather than pay that mana. ${forGeneric}`,
    );
  });
});
