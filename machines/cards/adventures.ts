/** Adventurer cards (715): creatures that may be cast as an Adventure first. */
import {
  anyTarget,
  controllerOf,
  dealDamageToPlayers,
  dealDamageToTarget,
  destroy,
  diesSelf,
  lifelink,
  loseLife,
  move,
  one,
  otherObject,
  spell,
  target,
  triggered,
} from '../rules/abilities/write/index.ts';
import type { CardDefinition } from '../rules/state/vocabulary/index.ts';
import { creatureCard, instantCard } from './define.ts';

/** A card with what it is as an Adventure. */
const adventurer = (card: CardDefinition, adventure: CardDefinition): CardDefinition => ({
  ...card,
  adventure: true,
  back: { ...adventure, subtypes: ['Adventure'] },
});

export const adventures: readonly CardDefinition[] = [
  adventurer(
    creatureCard(
      'Bonecrusher Giant',
      '{2}{R}',
      'Giant',
      '4/3',
      triggered({
        when: { on: 'becomesTarget', object: 'self', ofSpell: true },
        effect: [dealDamageToPlayers(2, controllerOf(otherObject))],
      }),
    ),
    instantCard(
      'Stomp',
      '{1}{R}',
      spell(
        [anyTarget],
        {
          do: 'rule',
          players: 'everyone',
          rules: [{ rule: 'cantPreventDamage' }],
          until: 'untilEndOfTurn',
        },
        dealDamageToTarget(2),
      ),
    ),
  ),
  adventurer(
    creatureCard(
      'Murderous Rider',
      '{1}{B}{B}',
      'Zombie Knight',
      '2/3',
      lifelink,
      triggered({ when: diesSelf, effect: [move('self', { zone: 'library', position: 'bottom' })] }),
    ),
    instantCard(
      'Swift End',
      '{1}{B}{B}',
      spell([one({ anyType: ['creature', 'planeswalker'] })], destroy(target(0)), loseLife(2, 'you')),
    ),
  ),
];
