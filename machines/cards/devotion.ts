/** Gods that are creatures for the devoted alone, and what else devotion gives (700.5). */
import {
  activated,
  asLongAs,
  creature,
  creatureToken,
  deathtouch,
  draw,
  exile,
  inAnyGraveyard,
  indestructible,
  mana,
  one,
  payLife,
  staticAbility,
  tap,
  tapFor,
  target,
  triggered,
} from '../rules/abilities/write/index.ts';
import type { Color } from '../rules/state/mana.ts';
import type { Ability, CardDefinition } from '../rules/state/vocabulary/index.ts';
import { creatureCard, landCard, typed } from './define.ts';

/** A God that isn't a creature as long as its controller's devotion is less than this. */
const god = (
  name: string,
  manaCost: string,
  powerAndToughness: string,
  devotion: readonly Color[],
  enough: number,
  ...abilities: readonly Ability[]
): CardDefinition => ({
  ...typed(
    creatureCard(
      name,
      manaCost,
      'God',
      powerAndToughness,
      indestructible,
      asLongAs(
        {
          holds: 'compare',
          what: { number: 'devotion', to: devotion, of: 'you' },
          to: { atMost: enough - 1 },
        },
        { change: 'removeTypes', types: ['creature'] },
      ),
      ...abilities,
    ),
    'enchantment',
    'creature',
  ),
  supertypes: ['legendary'],
});

export const devotion: readonly CardDefinition[] = [
  landCard(
    'Nykthos, Shrine to Nyx',
    { supertypes: ['legendary'] },
    tapFor('C'),
    activated({
      cost: [mana('{2}'), tap],
      effect: [
        { do: 'chooseValue', what: 'color', link: 'color', anew: true },
        { do: 'addMana', chosen: 'color', count: { number: 'devotion', to: { chosen: 'color' }, of: 'you' } },
      ],
    }),
  ),
  god(
    'Erebos, God of the Dead',
    '{3}{B}',
    '5/7',
    ['B'],
    5,
    staticAbility({ players: 'opponents', rules: [{ rule: 'cantGainLife' }] }),
    activated({ cost: [mana('{1}{B}'), payLife(2)], effect: [draw(1)] }),
  ),
  god(
    'Pharika, God of Affliction',
    '{1}{B}{G}',
    '5/5',
    ['B', 'G'],
    7,
    activated({
      cost: [mana('{B}{G}')],
      targets: [one(inAnyGraveyard(creature))],
      effect: [
        exile(target(0)),
        {
          do: 'create',
          token: {
            ...creatureToken(1, 1, ['B', 'G'], 'Snake', deathtouch),
            types: ['enchantment', 'creature'],
          },
          who: { ownerOf: target(0) },
        },
      ],
    }),
  ),
  god(
    'Ephara, God of the Polis',
    '{2}{W}{U}',
    '6/5',
    ['W', 'U'],
    7,
    triggered({
      when: { on: 'begins', step: 'upkeep' },
      if: { holds: 'enteredLastTurn', type: 'creature', under: 'you', other: true },
      effect: [draw(1)],
    }),
  ),
  god(
    'Kruphix, God of Horizons',
    '{3}{G}{U}',
    '4/7',
    ['G', 'U'],
    7,
    staticAbility({ players: 'you', rules: [{ rule: 'maximumHandSize', number: 'none' }] }),
    staticAbility({ players: 'you', rules: [{ rule: 'manaLasts', as: 'C' }] }),
  ),
];
