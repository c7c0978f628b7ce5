import { cardsIn as cardsOf, players } from '../../rules/characteristics/index.ts';
import type { Players } from '../../rules/state/vocabulary/objects.ts';
import { isOwnZone, type Zone } from '../../rules/state/zones.ts';
import { type QuantityWord, sum } from './word.ts';

/** How many cards players have, or own, in a zone. */
export interface CardsInZone {
  readonly number: 'cardsIn';
  readonly zone: Zone;
  readonly of: Players;
}

export const cardsIn: QuantityWord<CardsInZone> = {
  shape: { zone: 'zone', of: 'players' },
  number(game, scope, { of, zone }) {
    const owners = players(game, scope, of);
    if (isOwnZone(zone)) return sum(owners.map((id) => cardsOf(game, zone, id).length));
    return game[zone].filter((id) => {
      const object = game.objects[id];
      return object?.kind === 'card' && owners.includes(object.owner);
    }).length;
  },
  changedBy: [],
  asksTheGame: true,
  reads: ['tokens'],
};
