/** Cards with abilities that are followed before the game begins (607.2n, 607.2p). */
import {
  affecting,
  all,
  creature,
  having,
  keyword,
  lifelink,
  named,
  other,
  plus,
  staticAbility,
  whenEnters,
  youControl,
} from '../rules/abilities/write/index.ts';
import type { CardDefinition, Filter, Noted, StaticAbility } from '../rules/state/vocabulary/index.ts';
import { artifactCreatureCard, creatureCard, legendary } from './define.ts';

/** "If this is your commander, choose a color before the game begins. This is the chosen color." (607.2p) */
const colorOfCommander: StaticAbility = staticAbility({
  characteristicDefining: true,
  beforeShuffling: {
    if: { holds: 'isCommander', what: 'self' },
    effect: [{ do: 'chooseValue', what: 'color', link: 'color' }],
  },
  changes: [{ change: 'setColors', colors: { chosen: 'color' } }],
});

/** "Draft this face up. As you draft a creature card, you may reveal it, note …, then turn this face down." (905.2c) */
const drafting = (note: 'creatureTypes' | 'name'): StaticAbility =>
  staticAbility({ drafting: { of: creature, note, link: 'noted' } });
/** "… you noted for cards named …" (607.2e). */
const notedFor = (name: string): Noted => ({ under: 'noted', ofCardsNamed: name });
/** "Creatures you control with a name you noted for cards named Noble Banneret". */
const bannered: Filter = youControl({ type: 'creature', nameNoted: notedFor('Noble Banneret') });

export const beforeTheGame: readonly CardDefinition[] = [
  legendary(
    creatureCard('The Prismatic Piper', '{5}', 'Shapeshifter', '3/3', colorOfCommander, keyword('partner')),
  ),
  creatureCard(
    'Arcane Savant',
    '{3}{U}{U}',
    'Human Wizard',
    '3/3',
    staticAbility({
      beforeShuffling: {
        effect: [
          {
            do: 'may',
            then: [
              { do: 'reveal', what: 'self' },
              {
                do: 'choose',
                from: { zone: 'outside', owner: 'you', anyType: ['instant', 'sorcery'] },
                count: { min: 1, max: 1 },
                as: 'chosen',
              },
              { do: 'exile', what: named('chosen'), link: 'exiled' },
            ],
          },
        ],
      },
    }),
    whenEnters(
      [],
      {
        do: 'choose',
        from: { zone: 'exile', among: { linked: 'exiled', ofCardsNamed: 'Arcane Savant' } },
        count: { min: 1, max: 1 },
        as: 'chosen',
      },
      { do: 'copyCard', what: named('chosen'), as: 'copied' },
      { do: 'castWithoutPaying', what: named('copied') },
    ),
  ),
  artifactCreatureCard(
    'Cogwork Librarian',
    '{4}',
    'Construct',
    '3/3',
    staticAbility({ drafting: { anotherCard: true } }),
  ),
  creatureCard(
    'Paliano Vanguard',
    '{1}{W}',
    'Human Soldier',
    '2/2',
    drafting('creatureTypes'),
    affecting(
      all(other(youControl({ type: 'creature', typeNoted: notedFor('Paliano Vanguard') }))),
      plus(1, 1),
    ),
  ),
  creatureCard(
    'Noble Banneret',
    '{2}{W}{W}',
    'Human Knight',
    '3/3',
    drafting('name'),
    staticAbility({
      if: { holds: 'exists', what: bannered, count: { atLeast: 1 } },
      affects: { union: ['self', { all: bannered }] },
      changes: [plus(1, 1), having(lifelink)],
    }),
  ),
];
