import { describe, expect, test } from 'vitest';
import type {
  Ability,
  Filter,
  Instruction,
  Objects,
  TriggerCondition,
} from '../../../../machines/rules/state/vocabulary/index.ts';

import { ability, drawing } from './say.ts';

const yours: Filter = { type: 'creature', controller: 'you' };
const it: Objects = { event: 'object' };
const other: Objects = { event: 'other' };
const flying: Ability = { kind: 'keyword', keyword: 'flying' };
const damage: Instruction = { do: 'dealDamage', amount: 1, toPlayers: 'opponents' };
const on = (
  when: TriggerCondition | readonly TriggerCondition[],
  ...effect: readonly Instruction[]
): Ability => ({ kind: 'triggered', when: [when].flat(), effect });

describe('what an ability says of its event, and levels', () => {
  test.each<readonly [string, Parameters<typeof ability>]>([
    [
      'Whenever you tap a land for mana, tap that land.',
      [on({ on: 'tappedForMana', object: { type: 'land' }, by: 'you' }, { do: 'tap', what: it })],
    ],
    [
      'Whenever a land is tapped for mana, tap it.',
      [on({ on: 'tappedForMana', object: { type: 'land' } }, { do: 'tap', what: it })],
    ],
    [
      "Whenever one or more mana is added to a player's mana pool by a land, tap it.",
      [on({ on: 'manaAdded', source: { type: 'land' } }, { do: 'tap', what: it })],
    ],
    [
      'Whenever a creature you control deals damage, tap it.',
      [on({ on: 'dealsDamage', source: yours }, { do: 'tap', what: { event: 'source' } })],
    ],
    [
      'Whenever a source deals damage to you, tap that source.',
      [on({ on: 'dealsDamage', toPlayer: 'you' }, { do: 'tap', what: { event: 'source' } })],
    ],
    [
      'Whenever a creature you control dies, exile that source.',
      [on({ on: 'dies', object: yours }, { do: 'exile', what: { event: 'source' } })],
    ],
    [
      'At the beginning of your draw step, draw an additional card.',
      [on({ on: 'begins', step: 'draw', whose: 'you' }, drawing)],
    ],
    [
      'At the beginning of your upkeep, draw a card.',
      [on({ on: 'begins', step: 'upkeep', whose: 'you' }, drawing)],
    ],
    ['Whenever a creature you control dies, draw a card.', [on({ on: 'dies', object: yours }, drawing)]],
    [
      'Whenever a land an opponent controls enters, that player loses 1 life.',
      [
        on(
          { on: 'enters', object: { type: 'land', controller: 'opponents' } },
          { do: 'loseLife', amount: 1, who: { controllerOf: it } },
        ),
      ],
    ],
    [
      'Whenever a land enters, its controller loses 1 life.',
      [
        on(
          { on: 'enters', object: { type: 'land' } },
          { do: 'loseLife', amount: 1, who: { controllerOf: it } },
        ),
      ],
    ],
    [
      'Whenever a land you control enters, its controller loses 1 life.',
      [
        on(
          { on: 'enters', object: { type: 'land', controller: 'you' } },
          { do: 'loseLife', amount: 1, who: { controllerOf: it } },
        ),
      ],
    ],
    [
      'Whenever a creature an opponent controls attacks, its controller loses 1 life.',
      [
        on(
          { on: 'attacks', object: { type: 'creature', controller: 'opponents' } },
          { do: 'loseLife', amount: 1, who: { controllerOf: it } },
        ),
      ],
    ],
    [
      'When this creature is turned face up, tap that permanent.',
      [on({ on: 'turnedFaceUp', object: 'self' }, { do: 'tap', what: it })],
    ],
    [
      'Whenever this creature or another creature is turned face up, tap that creature.',
      [
        on(
          [
            { on: 'turnedFaceUp', object: 'self' },
            { on: 'turnedFaceUp', object: { type: 'creature', other: true } },
          ],
          { do: 'tap', what: it },
        ),
      ],
    ],
    [
      'Whenever an artifact or creature attacks, tap that permanent.',
      [on({ on: 'attacks', object: { anyType: ['artifact', 'creature'] } }, { do: 'tap', what: it })],
    ],
    [
      'Whenever a creature you control dies, draw a card if it was black.',
      [
        on(
          { on: 'dies', object: yours },
          { do: 'if', condition: { holds: 'is', what: it, like: { color: 'B' } }, then: [drawing] },
        ),
      ],
    ],
    [
      'Whenever a creature you control is sacrificed, draw a card if it was black.',
      [
        on(
          { on: 'sacrificed', object: yours },
          { do: 'if', condition: { holds: 'is', what: it, like: { color: 'B' } }, then: [drawing] },
        ),
      ],
    ],
    [
      'Whenever a creature is put into a graveyard from the battlefield, draw a card if it was black.',
      [
        on(
          { on: 'putInto', object: { type: 'creature' }, zone: 'graveyard', from: 'battlefield' },
          { do: 'if', condition: { holds: 'is', what: it, like: { color: 'B' } }, then: [drawing] },
        ),
      ],
    ],
    [
      "Whenever a creature card is put into a graveyard from a library, draw a card if it's black.",
      [
        on(
          {
            on: 'putInto',
            object: { type: 'creature', zone: 'library' },
            zone: 'graveyard',
            from: 'library',
          },
          { do: 'if', condition: { holds: 'is', what: it, like: { color: 'B' } }, then: [drawing] },
        ),
      ],
    ],
    [
      "Whenever a creature you control attacks, draw a card if it's black.",
      [
        on(
          { on: 'attacks', object: yours },
          { do: 'if', condition: { holds: 'is', what: it, like: { color: 'B' } }, then: [drawing] },
        ),
      ],
    ],
    [
      'Whenever this creature blocks a creature, this creature deals 1 damage to each opponent. Destroy that creature.',
      [
        on({ on: 'blocks', object: 'self', blocked: { type: 'creature' } }, damage, {
          do: 'destroy',
          what: other,
        }),
      ],
    ],
    [
      'Whenever this creature blocks, it deals 1 damage to each opponent.',
      [on({ on: 'blocks', object: 'self' }, damage)],
    ],
    [
      'Whenever a creature you control blocks a creature, this creature deals 1 damage to each opponent.',
      [on({ on: 'blocks', object: yours, blocked: { type: 'creature' } }, damage)],
    ],
    [
      'Whenever this creature becomes blocked by a creature, this creature deals 1 damage to each opponent. Destroy that creature.',
      [
        on({ on: 'becomesBlocked', object: 'self', by: { type: 'creature' } }, damage, {
          do: 'destroy',
          what: other,
        }),
      ],
    ],
    [
      'Whenever this creature becomes blocked, it deals 1 damage to each opponent.',
      [on({ on: 'becomesBlocked', object: 'self' }, damage)],
    ],
    [
      'Whenever a creature you control becomes blocked by a creature, this creature deals 1 damage to each opponent.',
      [on({ on: 'becomesBlocked', object: yours, by: { type: 'creature' } }, damage)],
    ],
    [
      'Whenever this creature becomes the target of a spell or ability, this creature deals 1 damage to each opponent.',
      [on({ on: 'becomesTarget', object: 'self' }, damage)],
    ],
    [
      'Whenever a creature you control becomes the target of a spell or ability, this creature deals 1 damage to each opponent.',
      [on({ on: 'becomesTarget', object: yours }, damage)],
    ],
    [
      'Whenever this creature becomes the target of a spell, counter that spell.',
      [on({ on: 'becomesTarget', object: 'self', ofSpell: true }, { do: 'counter', what: other })],
    ],
    [
      'Whenever this creature becomes the target of a spell or ability, counter that spell or ability.',
      [on({ on: 'becomesTarget', object: 'self' }, { do: 'counter', what: other })],
    ],
    [
      'Whenever you cast a spell, counter that spell.',
      [on({ on: 'cast', by: 'you', spell: {} }, { do: 'counter', what: it })],
    ],
    [
      'Whenever a creature exiled with this permanent dies, draw a card.',
      [on({ on: 'dies', object: { among: { linked: 'kept' }, type: 'creature' } }, drawing)],
    ],
    [
      'When the exiled card dies, draw a card.',
      [on({ on: 'dies', object: { among: { linked: 'kept' } } }, drawing)],
    ],
    [
      "Whenever a creature card is put into your graveyard from your hand, draw a card if it's black.",
      [
        on(
          { on: 'putInto', object: { type: 'creature', owner: 'you' }, zone: 'graveyard', from: 'hand' },
          { do: 'if', condition: { holds: 'is', what: it, like: { color: 'B' } }, then: [drawing] },
        ),
      ],
    ],
    [
      'LEVEL 1-4\n4/4\nFlying, first strike',
      [
        {
          kind: 'keyword',
          keyword: 'level symbol',
          level: { from: 1, to: 4, power: 4, toughness: 4 },
          abilities: [flying, { kind: 'keyword', keyword: 'first strike' }],
        },
      ],
    ],
    [
      'LEVEL 5+\n8/8',
      [{ kind: 'keyword', keyword: 'level symbol', level: { from: 5, power: 8, toughness: 8 } }],
    ],
    [
      'LEVEL 5+\n8/8\nFlying\n{T}: Draw a card.',
      [
        {
          kind: 'keyword',
          keyword: 'level symbol',
          level: { from: 5, power: 8, toughness: 8 },
          abilities: [{ kind: 'activated', cost: [{ pay: 'tap' }], effect: [drawing] }, flying],
        },
      ],
    ],
  ])('%s', (text, given) => {
    expect(ability(...given)).toBe(text);
  });
});
