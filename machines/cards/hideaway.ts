/** Cards that hide something away (702.75), and lands that give it back. */
import {
  activated,
  creatureYouControl,
  entersTapped,
  hideaway,
  leavesSelf,
  mana,
  move,
  tap,
  tapFor,
  triggered,
} from '../rules/abilities/write/index.ts';
import type { CardDefinition, Condition } from '../rules/state/vocabulary/index.ts';
import { creatureCard, landCard, worded } from './define.ts';

/** A land that lets what it hid be played, for mana of its color, if something is so. */
const hidingLand = (name: string, color: 'W' | 'U' | 'G', condition: Condition) =>
  landCard(
    name,
    {},
    hideaway(4),
    entersTapped,
    tapFor(color),
    activated({
      cost: [mana(`{${color}}`), tap],
      effect: [
        {
          do: 'if',
          condition,
          then: [{ do: 'castWithoutPaying', what: { linked: 'hideaway' }, lands: true }],
        },
      ],
    }),
  );

export const hiding: readonly CardDefinition[] = [
  hidingLand('Windbrisk Heights', 'W', {
    holds: 'compare',
    what: { number: 'thisTurn', fact: 'attackedWith', by: 'you' },
    to: { atLeast: 3 },
  }),
  hidingLand('Shelldock Isle', 'U', {
    holds: 'compare',
    what: {
      number: 'countPlayers',
      of: { playersWith: { of: 'everyone', cards: { in: 'library', count: { atMost: 20 } } } },
    },
    to: { atLeast: 1 },
  }),
  hidingLand('Mosswort Bridge', 'G', {
    holds: 'compare',
    what: { number: 'value', value: 'power', of: { all: creatureYouControl } },
    to: { atLeast: 10 },
  }),
  worded(
    ["[put] <what:objects> into its|their owner's hand"],
    creatureCard(
      'Watcher for Tomorrow',
      '{1}{U}',
      'Human Wizard',
      '2/1',
      hideaway(4),
      entersTapped,
      triggered({ when: leavesSelf, effect: [move({ linked: 'hideaway' }, { zone: 'hand' })] }),
    ),
  ),
];
