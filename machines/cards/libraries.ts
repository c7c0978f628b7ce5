/** Cards that look at the top of a library, put cards back, or shuffle. */
import {
  all,
  as,
  draw,
  may,
  move,
  named,
  payLife,
  spell,
  triggered,
} from '../rules/abilities/write/index.ts';
import type { CardDefinition, Filter, Objects } from '../rules/state/vocabulary/index.ts';
import { enchantmentCard, instantCard, sorceryCard } from './define.ts';

const permanents: Filter = {};
const fromRevealed = (like: Filter): Objects => all({ zone: 'library', among: named('revealed'), ...like });

export const libraries: readonly CardDefinition[] = [
  sorceryCard(
    'Warp World',
    '{5}{R}{R}{R}',
    spell(
      [],
      {
        do: 'choose',
        from: permanents,
        count: { min: { number: 'count', of: permanents }, max: { number: 'count', of: permanents } },
        as: 'chosen',
      },
      move(named('chosen'), { zone: 'library' }),
      { do: 'shuffle', who: 'everyone' },
      as('revealed', {
        do: 'reveal',
        what: {
          top: { number: 'countOf', of: named('chosen'), like: { owner: 'they' } },
          of: 'everyone',
        },
      }),
      move(fromRevealed({ anyType: ['artifact', 'creature', 'land'] }), { zone: 'battlefield' }),
      move(fromRevealed({ type: 'enchantment' }), { zone: 'battlefield' }),
      move(fromRevealed({}), { zone: 'library', position: 'bottom' }),
    ),
  ),
  instantCard(
    'Curate',
    '{1}{U}',
    spell(
      [],
      as('seen', { do: 'look', at: { top: 2, of: 'you' } }),
      { do: 'choose', from: { among: named('seen') }, count: { min: 0, max: 2 }, as: 'chosen' },
      move(named('chosen'), { zone: 'graveyard' }),
      move(all({ zone: 'library', among: named('seen') }), {
        zone: 'library',
        position: 'top',
      }),
      draw(1),
    ),
  ),
  enchantmentCard(
    'Sylvan Library',
    '{1}{G}',
    triggered({
      when: { on: 'begins', step: 'draw', whose: 'you' },
      effect: [
        may(
          draw(2),
          {
            do: 'choose',
            from: { zone: 'hand', owner: 'you', drawnThisTurn: true },
            count: { min: 2, max: 2 },
            as: 'chosen',
          },
          {
            do: 'forEach',
            of: named('chosen'),
            then: [
              {
                do: 'unless',
                who: 'you',
                cost: [payLife(4)],
                else: [move('it', { zone: 'library', position: 'top' })],
              },
            ],
          },
        ),
      ],
    }),
  ),
];
