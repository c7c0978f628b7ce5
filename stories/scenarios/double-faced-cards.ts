/** Double-faced cards with invented names (712), for the scenarios of what they do. */
import { creature } from '../../machines/play/scenario/index.ts';
import type { CardDefinition, FaceDefinition } from '../../machines/rules/index.ts';

/** A nonmodal one: a 2/2 for {1}{G} whose back is a red 5/5 with trample. */
export const cub: CardDefinition = {
  ...creature('Calm Cub', '2/2', '', { manaCost: '{1}{G}' }),
  back: { ...creature('Fierce Beast', '5/5', 'trample'), colorIndicator: ['R'] },
};

/** The back of what follows: it deals 3 damage to a player. */
const bolt: FaceDefinition = {
  name: 'Sudden Spark',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ players: 'any' }],
      effect: [{ do: 'dealDamage', amount: 3, toPlayers: { target: 0 } }],
    },
  ],
};

/** A nonmodal one whose back is an instant. */
export const sparkCub: CardDefinition = {
  ...creature('Spark Cub', '2/2', '', { manaCost: '{1}{R}' }),
  back: { ...bolt, colorIndicator: ['R'] },
};

/** A modal one: an instant for {R}, or a 1/1 for {U}. */
export const eitherWay: CardDefinition = {
  ...bolt,
  name: 'Either Spark',
  manaCost: '{R}',
  modal: true,
  back: creature('Or Bird', '1/1', 'flying', { manaCost: '{U}' }),
};
